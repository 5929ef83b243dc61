// A game without a board of its own: what its view tells, of the table and of each player.

import { tokenPicture } from './paint.js';
import { make } from '../make.js';

export default class Plain {
  constructor({ players, seats }) {
    Object.assign(this, { players, seats });
    this.element = make('div', 'plain-board');
  }

  lay() {}

  show({ table, players }) {
    const list = (facts) => make('ul', '', {}, ...facts.map((fact) => make('li', '', {}, fact)));
    this.element.replaceChildren(
      list(table),
      ...players.map((facts, player) => {
        const { place, name } = this.players[player];
        return make('section', '', {}, make('h3', '', {}, tokenPicture(place, this.seats[place]), ' ', name), list(facts));
      }));
  }
}
