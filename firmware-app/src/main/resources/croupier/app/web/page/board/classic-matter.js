// What the table is about, in the middle of the ring: large, so that it is read across the room.

import { building, sign } from './buildings.js';
import { seatColour } from './palette.js';
import { chip, fillOf, svg } from './paint.js';
import { resultOf, tokenOf, whoOf } from './result.js';
import { bound, make } from '../make.js';

/** Draws one matter, for a board that knows who plays and what is printed. */
class Matter {
  constructor({ printed, players, seats }) {
    Object.assign(this, { printed, players, seats });
  }

  token(player) {
    return tokenOf(this, player);
  }

  /** Somebody by sign and name; the Bank has neither. */
  who(player, className = 'who') {
    return whoOf(this, player, className);
  }

  thing({ name, space, money, building: kind }) {
    const group = space === undefined ? null : this.printed.spaces[space].group;
    return make('span', money ? 'thing sum' : 'thing', {}, ...(group ? [chip(group)] : kind ? [this.built(kind)] : []), ...bound(name));
  }

  built(kind) {
    return svg('svg', { class: 'built', viewBox: '-1.3 -1.1 2.6 2.2', 'aria-hidden': 'true' }, building(this.printed.edition, kind, 0, 0, 1));
  }

  /** Whose group is whole afterwards. */
  completes(sentences) {
    return sentences.map((sentence) => make('p', 'completes', {}, sentence));
  }

  /** What earns that much: nothing, houses, a hotel; or so many of a kind. */
  earns(group, space, step) {
    const { edition, most_houses: most } = this.printed;
    const kinds = group === 'railroad' ? Array(step + 1).fill('sign') : step > most ? ['hotel'] : Array(step).fill('house');
    const pictures = kinds.map((kind, at) => (kind === 'sign' ? sign(edition, group, space, 1.4 + at * 2.7, 1.4, 0.95) : building(edition, kind, 1.4 + at * 2.2, 1.4, kind === 'hotel' ? 1.15 : 1)));
    const wide = 2.8 + Math.max(0, kinds.length - 1) * (group === 'railroad' ? 2.7 : 2.2);
    return svg('svg', { class: 'earns', viewBox: `0 0 ${wide} 2.8`, 'aria-hidden': 'true' },
      ...(kinds.length ? pictures : [svg('rect', { x: 0.3, y: 0.5, width: 2.2, height: 1.8, rx: 0.3, fill: fillOf(group) })]));
  }

  /** What a deed would earn, and who has the rest of its group. */
  deed({ thing, rents, terms, others }) {
    const { group } = this.printed.spaces[thing.space];
    return [
      ...(rents.length ? [make('ol', 'rents', {}, ...rents.map((rent, step) => make('li', '', {}, this.earns(group, thing.space, step), make('b', '', {}, rent))))] : []),
      ...(terms ? [make('p', 'about', {}, ...bound(terms))] : []),
      make('ul', 'others', {}, ...others.map((other) => make('li', '', {}, this.thing(other), other.owner < 0 ? make('small', '', {}, other.unsold) : this.who(other.owner)))),
    ];
  }

  sale({ completes, ...deed }) {
    return [make('p', 'name', {}, this.thing(deed.thing)), ...this.deed(deed), ...this.completes(completes)];
  }

  shortage({ title, thing, wishes }) {
    return [
      make('p', 'kind', {}, title),
      make('p', 'name', {}, this.thing(thing)),
      make('ul', 'wishes', {}, ...wishes.map(({ player, wants }) => make('li', '', {}, this.who(player), make('span', 'wants', {}, ...bound(wants))))),
    ];
  }

  /** Of a deed all that a sale tells, too; a building has none. */
  auction({ title, thing, about = '', leader, leads, bid, still, in: bidders, rents, terms, others }) {
    return [
      make('div', 'what', {}, make('p', 'kind', {}, title), make('p', 'name', {}, this.thing(thing)), make('small', '', {}, ...bound(about))),
      make('div', 'bid', {}, make('p', 'high', {}, ...(leader < 0 ? [] : [this.token(leader), make('b', 'amount', {}, bid)])), make('p', 'leads', {}, leads)),
      ...(rents ? [make('div', 'deed', {}, ...this.deed({ thing, rents, terms, others }))] : []),
      make('p', 'still', {}, make('small', '', {}, still), ...bidders.map((player) => this.who(player))),
    ];
  }

  offer({ title, sides }) {
    return [
      make('p', 'kind', {}, title),
      make('div', 'sides', {}, ...sides.map(({ player, title: gives, things, completes }) => {
        const side = make('div', 'gives', {}, make('p', 'who', {}, this.token(player), make('b', '', {}, gives)),
          make('ul', '', {}, ...things.map((thing) => make('li', '', {}, this.thing(thing)))), ...this.completes(completes));
        side.style.setProperty('--seat', seatColour(this.seats[this.players[player].place]));
        return side;
      })),
    ];
  }

  owed({ rows }) {
    return rows.map(({ from, to, about, amount }) => make('div', 'owes', {},
      make('p', 'pays', {}, this.token(from), make('span', 'arrow', { 'aria-hidden': 'true' }, '→'), ...(to < 0 ? [] : [this.token(to)]), make('b', 'amount', {}, amount)),
      make('p', 'about', {}, ...bound(about))));
  }
}

/** The matter as an element, or null where there is none. */
export function matterOf(matter, moments, board) {
  if (!matter?.kind) return null;
  if (matter.kind === 'result') return resultOf(board, matter, { moments });
  return make('div', `matter ${matter.kind}`, {}, ...new Matter(board)[matter.kind](matter));
}
