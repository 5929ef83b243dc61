// What the unit shows, for a screen that everybody looks at: dice, display, what the controls do, and who plays.

import { seatColour } from './board/palette.js';
import { tokenPicture } from './board/paint.js';
import { displayOf } from './display.js';
import { fit, fitAgain } from './fit.js';
import { label } from './labels.js';
import { Dice, OFF, Reveal, SeatLights, hueWord, mixColours } from './lights.js';
import { bound, make, say, several, tell } from './make.js';
import { word } from './words.js';

const DIAL_NAMES = ['A', 'B'];
const BESIDE = ' · ';
/** Dice beyond these show what the board of the game draws. */
const OWN_DICE = { go: 4, classic: 2 };
/** Where the dice keep their place and their size, however many are lit. */
const ALWAYS = { classic: 2 };

/** What counts, and what is said beside it. */
function factOf(fact) {
  const [counts, ...beside] = fact.split(BESIDE);
  return make('span', 'fact', {}, ...bound(counts), ...beside.map((one) => make('small', '', {}, BESIDE, ...bound(one))));
}

/** Who sits at a seat, and how they stand. */
class Card {
  constructor(index, hue) {
    this.lights = new SeatLights(index + 1);
    this.name = make('b', 'name');
    this.facts = make('p', 'facts');
    const disc = make('span', 'piece', { title: word('page.seat', { number: index + 1, hue: hueWord(hue) }) }, tokenPicture(index, hue));
    this.element = make('article', 'card', {},
      make('div', 'ring', {}, this.lights.halo, disc), this.name, this.lights.tracker, this.facts);
  }

  /** @param room what the width of the card depends on */
  show([name = '', ...facts], halo, tracker, room) {
    this.lights.show(halo, tracker);
    this.element.classList.toggle('at-move', name !== '' && ['PULSE', 'BLINK'].includes(halo.effect));
    if (say(this.name, name) || room !== this.room) fit(this.name);
    this.room = room;
    const told = facts.filter(Boolean);
    if (this.told === told.join('\n')) return;
    this.told = told.join('\n');
    this.facts.replaceChildren(...told.map(factOf));
  }
}

/** A control, as it is called on the unit. */
function capOf(name, seats) {
  const seat = Number(name.replace('SEAT_', '')) || 0;
  const dial = name.startsWith('DIAL_');
  const text = seat ? String(seat) : dial ? word('page.dial', { letter: name.at(-1) }) : name;
  const cap = make('span', seat ? 'disc' : `knob ${name.toLowerCase()}`, {}, text);
  if (seat) {
    cap.style.setProperty('--cap', seatColour(seats[seat - 1]));
    cap.title = word('page.seat-button', { number: seat });
  }
  return cap;
}

/** What is always there and never pressing: on a ring there is no room to say it. */
const isAside = ({ control, gesture }) => document.body.dataset.game === 'classic' && gesture === 'HOLD' && ['OK', 'BACK'].includes(control);

/** What the controls do now; seats whose buttons do the same are told together. */
function controlsOf(keys, seats) {
  const alike = new Map();
  for (const name of new Set(keys.map(({ control }) => control))) {
    const own = keys.filter(({ control }) => control === name);
    const key = name.startsWith('SEAT_') ? JSON.stringify(own.map(({ gesture, label: does }) => [gesture, does])) : name;
    alike.set(key, { names: [...(alike.get(key)?.names ?? []), name], own });
  }
  return [...alike.values()].map(({ names, own }) => make('li', 'control', {},
    ...names.map((name) => capOf(name, seats)), make('span', 'labels', {}, ...own.map(label))));
}

export class Table {
  #said = '';

  constructor(facts) {
    this.facts = facts;
    mixColours(facts.palette);
    this.headline = document.getElementById('headline');
    this.controls = document.getElementById('controls');
    this.cards = facts.seats.map((hue, index) => new Card(index, hue));
    this.dice = new Dice(facts.dice);
    this.reveals = several(facts.dials, (index) => new Reveal(DIAL_NAMES[index]));
    this.dials = make('div', 'dials', {}, ...this.reveals.map((reveal) =>
      make('div', 'dial', {}, make('span', 'dial-name', {}, word('page.dial', { letter: reveal.letter })), reveal.element)));
    this.text = displayOf(facts);
    this.inner = make('div', 'inner', {},
      make('div', 'lights', {}, this.dice.element, this.dials), this.text.element);
    document.getElementById('stage').replaceChildren(this.inner);
    document.getElementById('seats').replaceChildren(...this.cards.map((card) => card.element));
  }

  show({ dice, trackers, halos, dials, lcd, glass, headline, notes, keys }) {
    const own = dice.slice(0, OWN_DICE[document.body.dataset.game]);
    this.dice.show(own);
    this.#makeRoom(own.filter((die) => die.hue !== 'OFF').length);
    this.reveals.forEach((reveal, index) => reveal.show(dials[index]?.reveal ?? []));
    this.dials.hidden = !dials.some(({ reveal }) => reveal.some((light) => light.hue !== 'OFF'));
    this.text.show({ lcd, glass });
    this.text.element.classList.toggle('silent', !lcd.some((line) => line.trim()));
    this.#showSeats(notes, halos, trackers);
    if (tell(this.headline, headline)) fit(this.headline);
    this.#showControls(keys);
  }

  /** Few dice are large, many are small; a die that is dark is not there. */
  #makeRoom(dice) {
    const columns = ALWAYS[document.body.dataset.game] ?? (dice <= 4 ? Math.max(dice, 2) : dice <= 6 ? 3 : 6);
    const rows = Math.max(1, Math.ceil(dice / columns));
    const large = `${columns} ${rows} ${document.body.dataset.game}`;
    this.inner.style.setProperty('--columns', columns);
    this.inner.style.setProperty('--rows', rows);
    this.dice.element.hidden = dice === 0;
    if (large !== this.large) fitAgain(); // What stands below a die is as large as the die.
    this.large = large;
  }

  /**
   * While nobody sits down all seats are there; afterwards those where somebody does. While a question is asked beside
   * a game, nothing is said of them, and they stay as they were.
   */
  #showSeats(said, halos, trackers) {
    const isSaid = said.some(([name]) => name);
    const notes = isSaid || !document.body.dataset.game ? said : this.notes ?? said;
    this.notes = notes;
    const seated = notes.some(([name]) => name);
    const room = `${document.body.dataset.game} ${notes.filter(([name]) => name).length}`;
    // How wide a card is, and how large its name, depends on how many there are.
    this.cards.forEach((card, index) => (card.element.hidden = seated && !notes[index]?.[0]));
    this.cards.forEach((card, index) => card.show(notes[index] ?? [], halos[index] ?? OFF, trackers[index] ?? [], room));
  }

  #showControls(keys) {
    const shown = keys.filter((key) => !isAside(key));
    const said = JSON.stringify(shown);
    if (said === this.#said) return;
    this.#said = said;
    this.controls.replaceChildren(...controlsOf(shown, this.facts.seats));
    fit(this.controls);
  }
}
