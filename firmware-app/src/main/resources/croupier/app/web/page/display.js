// What the display of the unit says.

import { make, several } from './make.js';

const LCD_LINES = 4;
const LCD_COLUMNS = 20;
const BLANK = '\u00a0';

class Lcd {
  constructor() {
    this.cells = several(LCD_LINES, () => several(LCD_COLUMNS, () => make('span', '', {}, BLANK)));
    this.element = make('div', 'lcd', { 'aria-hidden': 'true' },
      make('div', 'glass', {}, ...this.cells.map((cells) => make('div', 'line', {}, ...cells))));
  }

  show(lines) {
    this.element.classList.toggle('on', lines.some((line) => line.trim()));
    this.cells.forEach((cells, line) => {
      const text = Array.from((lines[line] ?? '').padEnd(LCD_COLUMNS));
      cells.forEach((cell, column) => {
        const character = text[column] === ' ' ? BLANK : text[column];
        if (cell.textContent !== character) cell.textContent = character;
      });
    });
  }
}

/** A unit without a display: the same text, plainly written. */
class Paper {
  constructor() {
    this.element = make('div', 'paper', { 'aria-hidden': 'true' });
  }

  show(lines) {
    this.element.textContent = lines.map((line) => line.trimEnd()).join('\n');
  }
}

export const displayOf = (facts) => (facts.lcd ? new Lcd() : new Paper());
