// What takes time to fill in at a seat of travel and brands: trades, bids of one's own, property in place of money.

import { word } from '../words.js';
import { becomes, dress, partnerIn, settled } from './classic-table.js';
import { Form, Part } from './plain.js';

/** Whether something that was begun can still be sent later, though not just now. */
function lasts(type, { player, over }, { phase, debt, offer }) {
  if (over) return false;
  if (type === 'counter') return phase === 'offer' && offer.to === player;
  if (type === 'bid') return phase === 'auction' || phase === 'building_auction';
  return type === 'offer_instead' ? debt?.debtor === player : offer?.from !== player;
}

/** What is filled in, which takes time: it stays while others go on, and can be sent whenever it is asked for. */
export class Tables extends Part {
  /** By what they are for: the form as it was told, none for one that rests; and as it is shown. */
  #laid = new Map();

  constructor(act, types, ...heading) {
    super(act);
    this.types = types;
    this.element.append(...heading);
  }

  show(seat, table) {
    const now = new Set();
    for (const form of (seat.forms ?? []).filter(({ type }) => this.types.includes(type))) {
      const key = JSON.stringify([form.type, settled(form, 'to')]);
      now.add(key);
      this.#lay(key, form, table);
    }
    for (const [key, laid] of this.#laid) {
      if (now.has(key)) continue;
      if (laid.shown.element.open && lasts(laid.type, seat, table.view)) {
        laid.told = null;
        laid.shown.pause(word('page.seat-not-now'));
      } else {
        laid.shown.element.remove();
        this.#laid.delete(key);
      }
    }
    this.element.hidden = !this.#laid.size;
  }

  #lay(key, form, table) {
    const before = this.#laid.get(key);
    const told = JSON.stringify(form);
    if (before?.told === told) return;
    const partner = settled(form, 'to') ?? partnerIn(table);
    const shown = new Form(form, (action) => this.do({ action }), dress(table), becomes(table, partner));
    this.#laid.set(key, { type: form.type, told, shown });
    if (!before) {
      this.element.append(shown.element);
      return;
    }
    const { element, filled } = before.shown;
    const at = element.contains(document.activeElement) ? document.activeElement.dataset.do : null;
    shown.fill(filled);
    shown.element.open = element.open;
    element.replaceWith(shown.element);
    if (at) shown.element.querySelector(`[data-do="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
  }

  async do(what) {
    await super.do(what);
    for (const { told, shown } of this.#laid.values()) {
      if (told) shown.resume();
    }
  }
}
