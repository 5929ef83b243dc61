// The page at a seat of any game, made from what the seat may know and do. A game that brings a page of its own takes
// from here what it needs.

import { tokenPicture } from '../board/paint.js';
import { beside, bound, make, say } from '../make.js';
import { word } from '../words.js';
import { doing } from './button.js';
import { Cover } from './cover.js';
import { Form, exchange } from './form.js';
import { named } from './named.js';

export { brings, doing, listed, number } from './button.js';
export { Amount, Form, exchange } from './form.js';

/** A part of the page that is drawn anew only when what it tells has changed. Who went there by keys stays there. */
export class Part {
  #told = null;

  /** The number of what is asked, and of what was answered here last. */
  asked;
  answered = null;

  /** What has the focus, or had it; null when nothing here had. */
  #at = null;

  constructor(act) {
    this.act = act;
    this.element = make('section', '', {});
  }

  /**
   * @param what all that it tells
   * @param draw gives its elements; one of them can have the focus when what had it is gone
   * @return whether it was drawn
   */
  renew(what, draw) {
    const told = JSON.stringify(what);
    if (told === this.#told) return false;
    this.#told = told;
    const at = this.#here();
    this.element.replaceChildren(...draw());
    const again = at && this.element.querySelector(`[data-do="${CSS.escape(at)}"]:not(:disabled)`);
    if (at !== null) (again || this.element.querySelector('[tabindex="-1"]'))?.focus({ preventScroll: true });
    this.#at = again ? null : at;
    return true;
  }

  /** Whoever looks at something further down sees what is asked; at once, so that nothing moves under a finger. */
  comeIntoSight() {
    const asked = document.getElementById('headline');
    if (asked.getBoundingClientRect().top < document.querySelector('header').offsetHeight) asked.scrollIntoView();
  }

  /** What has the focus, or had it until it could not be pressed any more; null when that is elsewhere. */
  #here() {
    const focused = document.activeElement;
    if (this.element.contains(focused)) return focused.dataset.do ?? this.#at ?? '';
    return focused === document.body ? this.#at : null;
  }

  /** One thing at a time; when it cannot be, all can be done again. */
  async do(what) {
    const buttons = [...this.element.querySelectorAll('button:enabled')];
    const heading = this.element.querySelector('.asked');
    const before = heading?.textContent;
    this.#at = this.#here();
    buttons.forEach((button) => { button.disabled = true; });
    if (this.#at !== null) this.element.querySelector('[tabindex="-1"]')?.focus({ preventScroll: true });
    if (heading) say(heading, word('page.seat-sent'));
    try {
      await this.act(what);
      this.answered = this.asked;
    } catch {
      buttons.forEach((button) => { button.disabled = false; });
      if (heading) say(heading, before);
    }
  }
}

/** What can be done now; stays as it is as long as the question is the same. */
export class Choices extends Part {
  show(seat) {
    this.asked = seat.question;
    if (seat.refused) this.answered = null;
    const drawn = this.renew(this.tells(seat), () => this.parts(seat));
    if (drawn && seat.must) this.comeIntoSight();
    // What was answered can be seen, and not be answered again.
    if (drawn && seat.question !== undefined && seat.question === this.answered) {
      this.element.querySelectorAll('.do').forEach((button) => { button.disabled = true; });
    }
  }

  tells({ question, refused, over, own }) { return [question, refused, over, own]; }

  parts(seat) {
    if (seat.question === undefined) {
      return [make('p', 'quiet', { tabindex: -1 }, word(seat.over ? 'page.seat-over' : 'page.seat-nothing'))];
    }
    const buttons = seat.choices.map(({ label, brings: amount, sure }, index) =>
      doing(label, amount, () => this.do({ choice: index }), sure));
    if (seat.press) buttons.unshift(doing(seat.press, 0, () => this.do({})));
    if (seat.must) buttons.forEach((button) => button.classList.add('must'));
    return [
      // What is to be decided says the headline already.
      make('h2', seat.must && seat.asks ? 'asked unseen' : 'asked', { tabindex: -1 }, word(seat.must ? 'page.seat-your-turn' : 'page.seat-you-may')),
      ...(seat.offer ? [exchange(seat.offer)] : []),
      ...seat.weighs.map((sentence) => make('p', 'weighs', {}, sentence)),
      make('div', 'dos', {}, ...buttons),
      ...seat.forms.map((form) => new Form(form, (action) => this.do({ action })).element),
    ];
  }
}

/** What only this seat sees, under its cover. */
export class Own extends Part {
  #own = [];

  /** @param turned is told whenever its cover has been opened or closed */
  constructor(turned = () => {}) {
    super();
    this.cover = new Cover(() => {
      this.#draw();
      turned();
    });
  }

  show({ own }) {
    this.#own = own;
    this.element.hidden = !own.length;
    this.#draw();
  }

  #draw() {
    this.renew([this.#own, this.cover.closed], () => [
      this.cover.heading(),
      this.cover.closed
        ? this.cover.backs(this.#own.length)
        : make('ul', 'own', {}, ...this.#own.map((one) => make('li', 'said-label', {}, one)))]);
  }
}

/** So many lines of what happened stay in sight, where a line is short. */
export const MOST_TOLD = 4;

/** What happened since the last question, the last first. */
export class Told {
  #told = '';

  /** @param most up to so many lines, what happened before that stays in sight; with 0 it goes when something new happens */
  constructor(most = 0) {
    this.most = most;
    this.list = make('ul', 'told', {});
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-happened')), this.list);
  }

  show({ told, earlier = [], names, player }) {
    const most = Math.max(this.most, told.length);
    const shown = most ? [...earlier, ...told].slice(-most) : [];
    const all = shown.join('\n');
    this.element.hidden = !all;
    if (all === this.#told) return;
    this.#told = all;
    this.list.replaceChildren(...shown.toReversed().map((one) => make('li', '', {}, ...named(one, names[player]))));
  }
}

/** Who plays, and how they stand. */
export class Standings {
  #told = '';

  constructor() {
    this.list = make('ul', 'stands', {});
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-standings')), this.list);
  }

  /** Whether it tells more than who came in which place, which is told above at the end. */
  get tellsMore() { return false; }

  /** All that is drawn. */
  tells(seat, table) { return table.notes; }

  /** What is said of the player at a place, as elements and text. */
  lines(lines) { return bound(beside(lines)); }

  show(seat, table, facts) {
    this.element.hidden = Boolean(seat.ranks) && !this.tellsMore;
    const told = JSON.stringify(this.tells(seat, table));
    if (told === this.#told) return;
    this.#told = told;
    this.list.replaceChildren(...table.notes.flatMap(([name, ...lines], place) => {
      if (!name) return [];
      const own = place === seat.place;
      return [make('li', own ? 'you' : '', {}, tokenPicture(place, facts.seats[place]), make('span', '', {},
        make('b', '', {}, own ? `${name} (${word('page.seat-you')})` : name), ...this.lines(lines, place, seat)))];
    }));
  }
}

export class Page {
  constructor(root, act) {
    this.choices = new Choices(act);
    this.own = new Own();
    this.told = new Told();
    this.standings = new Standings();
    root.append(this.own.element, this.choices.element, this.told.element, this.standings.element);
  }

  show({ seat, table, facts }) {
    this.own.show(seat);
    this.choices.show(seat);
    this.told.show(seat);
    this.standings.show(seat, table, facts);
  }
}
