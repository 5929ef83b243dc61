// A board that is drawn anew whenever something on it changes; what moved is found by what lay there before.

import { patterns, svg } from './paint.js';

export class Sheet {
  #lying = null;

  constructor(name, { printed, players, seats }) {
    Object.assign(this, { printed, players, seats });
    this.hues = players.map(({ place }) => seats[place]);
    this.element = svg('svg', { class: name });
  }

  lay(width, height) {
    this.size = [width, height];
    this.element.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.changing = svg('g');
    this.element.replaceChildren(patterns(), this.changing);
    if (this.#lying) this.show(this.#lying);
  }

  show(lying) {
    const before = this.#lying;
    this.#lying = lying;
    if (this.size) this.draw(lying, before);
  }
}
