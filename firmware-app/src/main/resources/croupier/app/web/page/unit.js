// Draws the unit that the facts describe, and every picture of it.

import { Die, OFF, hueWord, paint, rowWords, lightWord, stillness } from './lights.js';

const LCD_LINES = 4;
const LCD_COLUMNS = 20;
const TRACKER_LIGHTS = 8;
const POSITIONS = 3;
const DEGREES_PER_STEP = 18;
const DIAL_NAMES = ['A', 'B'];
const SHARED = ['BACK', 'ROLL', 'OK'];
const VERBS = {
  button: { PRESS: '', HOLD: 'hold', TURN: 'turn' },
  dial: { PRESS: 'push', HOLD: 'hold', TURN: 'turn' },
};

function make(tag, className, attributes = {}, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const several = (count, maker) => Array.from({ length: count }, (_, index) => maker(index));
const row = (count) => several(count, () => make('i', 'lens'));

/** A control with the place below it where its labels of the moment stand. */
class Station {
  constructor(control, name, kind, button) {
    Object.assign(this, { name, kind, button });
    button.dataset.control = control;
    button.type = 'button';
    this.labels = make('div', 'labels');
  }

  show(keys) {
    const said = JSON.stringify(keys);
    if (said === this.said) return;
    this.said = said;
    this.element.classList.toggle('live', keys.length > 0);
    const words = keys.map((key) => ({ verb: VERBS[this.kind][key.gesture], text: key.label }));
    this.labels.replaceChildren(
      ...words.map(({ verb, text }) =>
        make('span', 'label', {}, ...(verb ? [make('small', '', {}, verb)] : []), text)));
    const now = words.map(({ verb, text }) => (verb ? `${verb}: ${text}` : text)).join('; ');
    this.button.setAttribute('aria-label', `${this.name}: ${now || 'does nothing now'}`);
    this.button.title = this.button.getAttribute('aria-label');
  }
}

class Seat extends Station {
  constructor(index, hue) {
    const cap = make('button', 'cap seat-cap', {}, String(index + 1));
    super(`SEAT_${index + 1}`, `Seat ${index + 1}, ${hueWord(hue)}`, 'button', cap);
    cap.style.setProperty('--cap', `var(--hue-${hue})`);
    this.number = index + 1;
    this.halo = make('span', 'halo', { role: 'img' });
    this.lights = row(TRACKER_LIGHTS);
    this.tracker = make('div', 'tracker', { role: 'img' }, ...this.lights);
    this.note = make('p', 'note');
    this.element = make('div', 'station seat', {},
      make('div', 'seat-button', {}, this.halo, cap), this.tracker, this.note, this.labels);
  }

  /** Who sits here, and what the table knows of them. */
  tell([name = '', ...facts]) {
    const text = facts.filter(Boolean).join(' · ');
    if (this.told === name + text) return;
    this.told = name + text;
    this.note.replaceChildren(...(name ? [make('b', '', {}, name), ` ${text}`] : []));
    this.note.title = this.note.textContent.trim();
  }

  light(halo, tracker) {
    paint(this.halo, halo);
    this.halo.setAttribute('aria-label', `Ring of seat ${this.number}: ${lightWord(halo)}`);
    this.lights.forEach((lens, light) => paint(lens, tracker[light] ?? OFF));
    this.tracker.setAttribute(
      'aria-label', `Tracker of seat ${this.number}: ${rowWords(tracker, TRACKER_LIGHTS)}`);
    this.tracker.title = this.tracker.getAttribute('aria-label');
  }
}

class SharedButton extends Station {
  constructor(control) {
    super(control, control, 'button', make('button', `cap shared-cap ${control.toLowerCase()}`, {}, control));
    this.element = make('div', 'station shared', {}, this.button, this.labels);
  }
}

class Dial extends Station {
  #angle = 0;

  constructor(index) {
    const letter = DIAL_NAMES[index];
    const control = `DIAL_${letter}`;
    super(control, `Dial ${letter}`, 'dial', make('button', 'knob', {}, make('span', 'pointer'), letter));
    this.letter = letter;
    this.reveal = row(POSITIONS);
    this.hooded = row(POSITIONS);
    this.revealRow = make('div', 'reveal', { role: 'img' }, ...this.reveal);
    this.secret = make('span', 'said', { role: 'status' });
    this.hood = make('button', 'hood', {
      type: 'button', 'data-peek': letter,
      title: `Hold to look under the hood of dial ${letter}`,
      'aria-label': `Hold to look under the hood of dial ${letter}`,
    }, make('span', 'flap', {}, make('span', 'eye'), 'Hold to peek'));
    this.element = make('div', `station dial dial-${letter.toLowerCase()}`, { 'data-dial': control },
      make('div', 'dial-name', {}, `Dial ${letter}`),
      this.revealRow,
      make('div', 'turning', {}, this.#arrow(-1), this.button, this.#arrow(1)),
      make('div', 'hooded', {}, make('div', 'under-hood', {}, ...this.hooded), this.hood, this.secret),
      this.labels);
    this.peek(-1);
  }

  #arrow(steps) {
    const way = steps < 0 ? 'left' : 'right';
    const name = `Turn dial ${this.letter} ${way}`;
    return make('button', `arrow ${way}`, {
      type: 'button', 'data-turn': this.letter, 'data-steps': steps, title: name, 'aria-label': name,
    });
  }

  light({ reveal }) {
    this.reveal.forEach((lens, light) => paint(lens, reveal[light] ?? OFF));
    this.revealRow.setAttribute(
      'aria-label', `Dial ${this.letter}, lights for all: ${rowWords(reveal, POSITIONS)}`);
    this.revealRow.title = this.revealRow.getAttribute('aria-label');
  }

  lift(up) {
    this.element.classList.toggle('lifted', up);
    if (!up) this.peek(-1);
  }

  /** Shows what is under the hood; -1 forgets it. */
  peek(position) {
    this.hooded.forEach((lens, light) =>
      paint(lens, light === position ? { hue: 'WHITE', effect: 'STEADY' } : OFF));
    this.secret.textContent = position < 0 ? '' : `Light ${position + 1} of ${POSITIONS} is lit`;
  }

  turn(steps) {
    this.#angle += steps * DEGREES_PER_STEP;
    this.button.style.setProperty('--angle', `${this.#angle}deg`);
  }
}

class Lcd {
  constructor() {
    this.cells = several(LCD_LINES, () => several(LCD_COLUMNS, () => make('span', '')));
    this.element = make('div', 'lcd', { 'aria-hidden': 'true' },
      make('div', 'glass', {}, ...this.cells.map((cells) => make('div', 'line', {}, ...cells))));
  }

  show(lines) {
    this.element.classList.toggle('on', lines.some((line) => line.trim()));
    this.cells.forEach((cells, line) => {
      const text = Array.from((lines[line] ?? '').padEnd(LCD_COLUMNS));
      cells.forEach((cell, column) => {
        const character = text[column] === ' ' ? '\u00a0' : text[column];
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

export class Unit {
  constructor(facts, deck) {
    this.facts = facts;
    const root = document.documentElement;
    for (const [hue, colour] of Object.entries(facts.palette)) root.style.setProperty(`--hue-${hue}`, colour);
    this.seats = facts.seats.map((hue, index) => new Seat(index, hue));
    this.shared = SHARED.map((control) => new SharedButton(control));
    this.dials = several(facts.dials, (index) => new Dial(index));
    this.dice = several(facts.dice, (index) => new Die(index + 1));
    this.text = facts.lcd ? new Lcd() : new Paper();
    this.headline = document.getElementById('headline');
    this.spoken = document.getElementById('lcd-text');
    deck.replaceChildren(...this.#parts());
    deck.dataset.dials = facts.dials;
  }

  #parts() {
    const [left, right] = this.dials.map((dial) => dial.element);
    const elements = this.seats.map((seat) => seat.element);
    const far = elements.length > 3 ? Math.ceil(elements.length / 2) : elements.length;
    const dice = make('div', 'dice', { 'data-dice': this.dice.length }, ...this.dice.map((die) => die.place));
    return [
      make('div', 'seats far', {}, ...elements.slice(0, far)),
      ...(left ? [left] : []),
      make('div', 'middle', {}, this.text.element, dice,
        make('div', 'shareds', {}, ...this.shared.map((button) => button.element))),
      ...(right ? [right] : []),
      make('div', 'seats near', {}, ...elements.slice(far)),
    ];
  }

  dial(letter) {
    return this.dials[DIAL_NAMES.indexOf(letter)];
  }

  show(picture) {
    const { dice, trackers, halos, dials, lcd, headline, notes, keys } = picture;
    this.dice.forEach((die, index) => die.show(dice[index] ?? { ...OFF, pattern: 0, word: '' }));
    this.seats.forEach((seat, index) => seat.light(halos[index] ?? OFF, trackers[index] ?? []));
    this.seats.forEach((seat, index) => seat.tell(notes[index] ?? []));
    this.dials.forEach((dial, index) => dial.light(dials[index] ?? { reveal: [] }));
    for (const station of [...this.seats, ...this.shared, ...this.dials]) {
      station.show(keys.filter((key) => key.control === station.button.dataset.control));
    }
    this.text.show(lcd);
    say(this.headline, headline);
    say(this.spoken, lcd.map((line) => line.trim()).filter(Boolean).join('. '));
    if (this.dice.some((die) => die.tumbles) && !stillness.matches) this.#startTumbling();
  }

  #startTumbling() {
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.#tumble(now));
  }

  #tumble(now) {
    const inTheAir = this.dice.filter((die) => die.tumbles);
    inTheAir.forEach((die) => die.draw(now));
    this.frame = inTheAir.length ? requestAnimationFrame((now) => this.#tumble(now)) : 0;
  }
}

/** Sets a text only when it changed, so that it is not read out again. */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
