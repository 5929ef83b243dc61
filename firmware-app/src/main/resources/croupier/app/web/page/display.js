// What the display of the unit says.

import { make, several } from './make.js';

const BLANK = '\u00a0';

class Lcd {
  constructor({ columns, lines }) {
    this.columns = columns;
    this.cells = several(lines, () => several(columns, () => make('span', '', {}, BLANK)));
    this.element = make('div', 'lcd', { 'aria-hidden': 'true' },
      make('div', 'glass', {}, ...this.cells.map((cells) => make('div', 'line', {}, ...cells))));
  }

  show({ glass }) {
    this.element.classList.toggle('on', glass.some((line) => line.trim()));
    this.cells.forEach((cells, line) => {
      const text = Array.from((glass[line] ?? '').padEnd(this.columns));
      cells.forEach((cell, column) => {
        const character = text[column] === ' ' ? BLANK : text[column];
        if (cell.textContent !== character) cell.textContent = character;
      });
    });
  }
}

/** A unit without a display: all that it would say, plainly written. */
class Paper {
  constructor() {
    this.element = make('div', 'paper', { 'aria-hidden': 'true' });
  }

  show({ lcd }) {
    this.element.textContent = lcd.map((line) => line.trimEnd()).join('\n');
  }
}

export const displayOf = (facts) => (facts.lcd ? new Lcd(facts.lcd) : new Paper());
