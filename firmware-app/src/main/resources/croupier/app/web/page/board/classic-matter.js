// What the table is about, in the middle of the ring: large, so that it is read across the room.

import { seatColour } from './palette.js';
import { chip, tokenPicture } from './paint.js';
import { make } from '../make.js';

/** Draws one matter, for a board that knows who plays and what is printed. */
class Matter {
  constructor({ printed, players, seats }) {
    Object.assign(this, { printed, players, seats });
  }

  token(player) {
    const { place } = this.players[player];
    return tokenPicture(place, this.seats[place]);
  }

  /** Somebody by sign and name; the Bank has neither. */
  who(player, className = 'who') {
    return make('span', className, {}, this.token(player), make('b', '', {}, this.players[player].name));
  }

  thing({ name, space, money }) {
    const group = space === undefined ? null : this.printed.spaces[space].group;
    return make('span', money ? 'thing sum' : 'thing', {}, ...(group ? [chip(group)] : []), name);
  }

  auction({ title, thing, about = '', leader, leads, bid, still, in: bidders }) {
    return [
      make('div', 'what', {}, make('p', 'kind', {}, title), make('p', 'name', {}, this.thing(thing)), make('small', '', {}, about)),
      make('div', 'bid', {}, make('p', 'high', {}, ...(leader < 0 ? [] : [this.token(leader), make('b', 'amount', {}, bid)])), make('p', 'leads', {}, leads)),
      make('p', 'still', {}, make('small', '', {}, still), ...bidders.map((player) => this.who(player))),
    ];
  }

  offer({ title, sides }) {
    return [
      make('p', 'kind', {}, title),
      make('div', 'sides', {}, ...sides.map(({ player, title: gives, things }) => {
        const side = make('div', 'gives', {}, make('p', 'who', {}, this.token(player), make('b', '', {}, gives)),
          make('ul', '', {}, ...things.map((thing) => make('li', '', {}, this.thing(thing)))));
        side.style.setProperty('--seat', seatColour(this.seats[this.players[player].place]));
        return side;
      })),
    ];
  }

  owed({ rows }) {
    return rows.map(({ from, to, about, amount }) => make('div', 'owes', {},
      make('p', 'pays', {}, this.token(from), make('span', 'arrow', { 'aria-hidden': 'true' }, '→'), ...(to < 0 ? [] : [this.token(to)]), make('b', 'amount', {}, amount)),
      make('p', 'about', {}, about)));
  }

  result({ places }, moments) {
    const rows = places.map(({ player, place, has, tied }) => make('li', '', {},
      make('b', 'rank', {}, place), this.who(player), make('span', 'has', {}, has, ...(tied ? [make('small', '', {}, ` ${tied}`)] : []))));
    return [make('ol', 'places', {}, ...rows), ...(moments.length ? [make('ul', 'moments', {}, ...moments.map((one) => make('li', '', {}, one)))] : [])];
  }
}

/** The matter as an element, or null where there is none. */
export function matterOf(matter, moments, board) {
  if (!matter?.kind) return null;
  return make('div', `matter ${matter.kind}`, {}, ...new Matter(board)[matter.kind](matter, moments));
}
