// What the pages at the seats of travel and brands say of the table: of deeds, groups, and who is on the other side.

import { chip, hotel, house, svg } from '../board/paint.js';
import { beside, make, several } from '../make.js';
import { word } from '../words.js';
import { number } from './plain.js';

/** What is done on a deed, where it lies. */
export const ON_DEEDS = ['build', 'sell', 'mortgage', 'redeem'];

/** Who owns what nobody has bought yet. */
const BANK = -1;

export const spaceOf = ({ deed, site }) => deed ?? site;

/** What stands on a site, as a picture; the words for it stand beside. */
export function buildings({ buildings: steps = 0 }, mostHouses) {
  if (!steps) return [];
  const many = steps > mostHouses ? 1 : steps;
  return [svg('svg', { class: 'stands-on', viewBox: `0 0 ${many * 24} 24`, 'aria-hidden': 'true' },
    ...(steps > mostHouses ? [hotel(12, 12, 5.5)] : several(many, (at) => house(12 + 24 * at, 12, 8))))];
}

/** What the page says of a deed depends on all of these. */
export class Table {
  constructor({ view, things, player, names }) {
    Object.assign(this, { view, things, player, names });
    this.me = view.players[player];
    this.mostHouses = view.options.quicker === 'yes' ? 3 : 4;
  }

  deed(space) { return this.view.deeds.find(({ deed }) => deed === space); }

  group(group) { return this.view.deeds.filter((deed) => deed.group === group); }

  called(owner) { return owner === this.player ? word('page.seat-you') : this.names[owner]; }

  /** What landing there costs now. */
  rent({ mortgaged, group, rent }) {
    if (mortgaged) return word('page.seat-mortgaged');
    return word(group === 'utility' ? 'page.seat-rent-dice' : 'page.seat-rent', { amount: number(rent) });
  }

  /** A deed that can be had: what is printed on it, and who has how much of its group. */
  title(space) {
    const { group, price } = this.deed(space);
    const all = this.group(group);
    const owners = [...this.names.keys(), BANK].flatMap((owner) => {
      const count = all.filter((deed) => deed.owner === owner).length;
      return count ? [`${owner === BANK ? this.things.unsold : this.called(owner)} ${word('page.seat-sum', { amount: count, least: all.length })}`] : [];
    });
    return make('div', 'title-deed', {},
      make('p', 'of-group', {}, chip(group), make('span', 'said-label', {}, this.things[group])),
      make('p', 'deed-title', {}, make('b', '', {}, this.things[space]), make('span', '', {}, word('page.seat-price', { amount: number(price) }))),
      make('p', '', {}, this.things[`${space}_title`]),
      make('p', '', {}, make('span', 'said-label', {}, beside(owners))));
  }
}

/** Deeds are known by their colour, too. */
export const dress = (table) => ({ value }) => (typeof value === 'number' ? [chip(table.deed(value).group)] : []);

/** How much of its group a deed would be with whoever gets it. */
export const becomes = (table, partner) => (space, side, { give, get }) => {
  if (typeof space !== 'number') return '';
  const [owner, gets, leaves] = side === 'get' ? [table.player, get, give] : [partner, give, get];
  const all = table.group(table.deed(space).group);
  const has = ({ deed, owner: now }) => deed === space || gets.includes(deed) || (now === owner && !leaves.includes(deed));
  const share = word('page.seat-sum', { amount: all.filter(has).length, least: all.length });
  return `${table.called(owner)}: ${share}${all.every(has) ? `, ${word('page.seat-complete')}` : ''}`;
};

/** Who is on the other side of what is on offer, or owed. */
export const partnerIn = ({ view: { offer, debt }, player }) => {
  const [one, other] = offer ? [offer.from, offer.to] : [debt?.debtor, debt?.creditor];
  return one === player ? other : one;
};

/** What is settled in a form from the beginning: with whom it is, say, or on which group. Else undefined. */
export const settled = ({ parts }, what) => parts.find(({ name }) => name === what)?.fixed;
