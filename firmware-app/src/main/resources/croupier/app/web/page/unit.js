// Draws the unit that the facts describe, and every picture of it.

import { seatColour } from './board/palette.js';
import { displayOf } from './display.js';
import { fit } from './fit.js';
import { label, spoken } from './labels.js';
import { Dice, OFF, POSITIONS, Reveal, SeatLights, hueWord, mixColours, paint } from './lights.js';
import { bound, make, row, say, several } from './make.js';
import { word } from './words.js';

const DEGREES_PER_STEP = 18;
const NOD = 150;
const SMALLEST_NOTE = 0.78;
const DIAL_NAMES = ['A', 'B'];
const SHARED = ['BACK', 'ROLL', 'OK'];

/** A control with the place below it where its labels of the moment stand. */
class Station {
  constructor(control, name, button) {
    Object.assign(this, { name, button });
    button.dataset.control = control;
    button.type = 'button';
    this.labels = make('div', 'labels');
  }

  show(keys) {
    const said = JSON.stringify(keys);
    if (said === this.said) return;
    this.said = said;
    this.element.classList.toggle('live', keys.length > 0);
    this.labels.replaceChildren(...keys.map(label));
    fit(this.labels);
    const now = keys.map(spoken).join('; ');
    this.button.setAttribute('aria-label', `${this.name}: ${now || word('page.does-nothing')}`);
    this.button.title = this.button.getAttribute('aria-label');
  }
}

class Seat extends Station {
  constructor(index, hue) {
    const cap = make('button', 'cap seat-cap', {}, String(index + 1));
    super(`SEAT_${index + 1}`, word('page.seat', { number: index + 1, hue: hueWord(hue) }), cap);
    cap.style.setProperty('--cap', seatColour(hue));
    this.lights = new SeatLights(index + 1);
    this.note = make('p', 'note');
    this.element = make('div', 'station seat', {},
      make('div', 'seat-button', {}, this.lights.halo, cap), this.lights.tracker, this.note, this.labels);
  }

  /** Who sits here, and what the table knows of them. */
  tell([name = '', ...facts]) {
    let text = facts.filter(Boolean).join(' · ');
    if (this.told === name + text) return;
    this.told = name + text;
    this.note.title = `${name} ${text}`.trim();
    this.#write(name, text);
    // What finds no room is left out from the end, with a sign; the title and the big screen have it all.
    while (!fit(this.note, SMALLEST_NOTE) && text) {
      text = text.slice(0, Math.max(text.lastIndexOf(', '), text.lastIndexOf(' · '), 0));
      this.#write(name, `${text} …`);
    }
  }

  #write(name, text) {
    this.note.replaceChildren(...(name ? [make('b', '', {}, name), ' ', ...bound(text)] : []));
  }
}

class SharedButton extends Station {
  constructor(control) {
    super(control, control, make('button', `cap shared-cap ${control.toLowerCase()}`, {}, control));
    this.element = make('div', 'station shared', {}, this.button, this.labels);
  }
}

class Dial extends Station {
  #back;

  constructor(index) {
    const letter = DIAL_NAMES[index];
    const control = `DIAL_${letter}`;
    super(control, word('page.dial', { letter }), make('button', 'knob', {}, make('span', 'pointer'), letter));
    this.letter = letter;
    this.reveal = new Reveal(letter);
    this.hooded = row(POSITIONS);
    this.secret = make('span', 'said', { role: 'status' });
    this.hood = make('button', 'hood', {
      type: 'button', 'data-peek': letter,
      title: word('page.look-under-the-hood', { letter }),
      'aria-label': word('page.look-under-the-hood', { letter }),
    }, make('span', 'flap', {}, make('span', 'eye'), word('page.hold-to-peek')));
    this.element = make('div', `station dial dial-${letter.toLowerCase()}`, { 'data-dial': control },
      make('div', 'dial-name', {}, word('page.dial', { letter })),
      this.reveal.element,
      make('div', 'turning', {}, this.#arrow(-1), this.button, this.#arrow(1)),
      make('div', 'hooded', {}, make('div', 'under-hood', {}, ...this.hooded), this.hood, this.secret),
      this.labels);
    this.peek(-1);
  }

  #arrow(steps) {
    const way = steps < 0 ? 'left' : 'right';
    const name = word(`page.turn-${way}`, { letter: this.letter });
    return make('button', `arrow ${way}`, {
      type: 'button', 'data-turn': this.letter, 'data-steps': steps, title: name, 'aria-label': name,
    });
  }

  /** What all see of it, and whether something is to be seen under its hood alone. */
  lights({ reveal = [], hides = false } = {}) {
    this.reveal.show(reveal);
    this.element.classList.toggle('hides', hides);
  }

  lift(up) {
    this.element.classList.toggle('lifted', up);
    if (!up) this.peek(-1);
  }

  /** Shows what is under the hood; -1 forgets it. */
  peek(position) {
    this.hooded.forEach((lens, light) =>
      paint(lens, light === position ? { hue: 'WHITE', effect: 'STEADY' } : OFF));
    this.secret.textContent = position < 0 ? '' : word('page.hooded-light', { number: position + 1, most: POSITIONS });
  }

  /** The pointer nods the way of the turn and springs back: where the dial is, nobody else reads off it. */
  turn(steps) {
    this.button.style.setProperty('--angle', `${Math.sign(steps) * DEGREES_PER_STEP}deg`);
    clearTimeout(this.#back);
    this.#back = setTimeout(() => this.button.style.removeProperty('--angle'), NOD);
  }
}

export class Unit {
  constructor(facts, deck) {
    this.facts = facts;
    mixColours(facts.palette);
    this.seats = facts.seats.map((hue, index) => new Seat(index, hue));
    this.shared = SHARED.map((control) => new SharedButton(control));
    this.dials = several(facts.dials, (index) => new Dial(index));
    this.dice = new Dice(facts.dice);
    this.stations = [...this.seats, ...this.shared, ...this.dials];
    this.text = displayOf(facts);
    this.headline = document.getElementById('headline');
    this.spoken = document.getElementById('lcd-text');
    deck.replaceChildren(...this.#parts());
    deck.dataset.dials = facts.dials;
  }

  #parts() {
    const [left, right] = this.dials.map((dial) => dial.element);
    const elements = this.seats.map((seat) => seat.element);
    const far = elements.length > 3 ? Math.ceil(elements.length / 2) : elements.length;
    return [
      make('div', 'seats far', {}, ...elements.slice(0, far)),
      ...(left ? [left] : []),
      make('div', 'middle', {}, this.text.element, this.dice.element,
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
    this.dice.show(dice);
    this.seats.forEach((seat, index) => seat.lights.show(halos[index] ?? OFF, trackers[index] ?? []));
    this.seats.forEach((seat, index) => seat.tell(notes[index] ?? []));
    this.dials.forEach((dial, index) => dial.lights(dials[index]));
    for (const station of this.stations) {
      station.show(keys.filter((key) => key.control === station.button.dataset.control));
    }
    this.text.show(picture);
    if (say(this.headline, headline)) fit(this.headline);
    say(this.spoken, lcd.map((line) => line.trim()).filter(Boolean).join('. '));
  }
}
