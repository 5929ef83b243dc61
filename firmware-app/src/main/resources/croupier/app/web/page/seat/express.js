// The page at a seat of express: where dice can go has the colour of its group, and what risks the turn or ends it is large
// and at the thumb.

import { Choices, Standings, Told } from './plain.js';
import { make } from '../make.js';

/** A colour has the light of its name; these two are no colour. */
const HUES = { railroad: 'GRAY', utility: 'WHITE' };
const LARGE = ['roll', 'stop'];

class Turn extends Choices {
  parts(seat) {
    const parts = super.parts(seat);
    const dos = parts.find((part) => part.classList.contains('dos'));
    if (!dos) return parts;
    const large = make('div', 'dos large', {});
    [...dos.children].forEach((button, index) => {
      const { type, group } = seat.choices[index].action;
      if (LARGE.includes(type)) large.append(button);
      if (type === 'roll') button.classList.add('roll');
      if (group) button.prepend(chip(group));
    });
    return parts.flatMap((part) => (part === dos ? [dos, large] : [part]));
  }
}

function chip(group) {
  const one = make('i', 'chip', { 'aria-hidden': 'true' });
  one.style.setProperty('--stripe', `var(--hue-${HUES[group] ?? group.toUpperCase()})`);
  return one;
}

export class Page {
  constructor(root, act) {
    this.turn = new Turn(act);
    this.told = new Told();
    this.standings = new Standings();
    root.append(this.told.element, this.turn.element, this.standings.element);
  }

  show({ seat, table, facts }) {
    this.told.show(seat);
    this.turn.show(seat);
    this.standings.show(seat, table, facts);
  }
}
