// Lights: what one shows follows from the picture and the time alone.

import { fit } from './fit.js';
import { make, row, say, several } from './make.js';
import { word } from './words.js';

export const OFF = { hue: 'OFF', effect: 'STEADY' };

const LONGEST_PERIOD_MS = 1800;
const TUMBLE_STEP_MS = 90;
const ALL_NINE = 0x1ff;
const TRACKER_LIGHTS = 8;
const SMALLEST_CAPTION = 0.72;

/** Where a dial can point to. */
export const POSITIONS = 3;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const hueWord = (hue) => word(`unit.hue-${hue.toLowerCase().replace('_', '-')}`);
const lightWord = (light) =>
  light.hue === 'OFF'
    ? word('page.off')
    : word(`page.effect-${light.effect.toLowerCase()}`, { hue: hueWord(light.hue) });

/** Says what each hue looks like. */
export function mixColours(palette) {
  const root = document.documentElement;
  for (const [hue, colour] of Object.entries(palette)) root.style.setProperty(`--hue-${hue}`, colour);
}

/** Gives an element the colour and the effect of a light. */
export function paint(element, light) {
  const look = `${light.hue} ${light.effect}`;
  if (element.dataset.look === look) return;
  element.dataset.look = look;
  element.dataset.effect = light.hue === 'OFF' ? 'STEADY' : light.effect;
  element.classList.toggle('lit', light.hue !== 'OFF');
  element.style.setProperty('--light', `var(--hue-${light.hue})`);
  // All lights of a kind breathe together, whenever they began.
  element.style.setProperty('--phase', `-${Math.round(performance.now() % LONGEST_PERIOD_MS)}ms`);
}

/** Spells out a row: "red, red dim, 6 off". */
function rowWords(lights, length) {
  const lit = lights.filter((light) => light.hue !== 'OFF').map(lightWord);
  const off = length - lit.length;
  return [...lit, ...(off ? [word('page.lights-off', { count: off })] : [])].join(', ');
}

/** A die of nine lights that can be in the air. */
class Die {
  #lights = [];
  #pattern = -1;
  #die = null;

  constructor(number) {
    this.number = number;
    this.element = document.createElement('div');
    this.element.className = 'die';
    this.element.setAttribute('role', 'img');
    this.caption = document.createElement('span');
    this.caption.className = 'caption';
    this.caption.setAttribute('aria-hidden', 'true');
    this.place = document.createElement('div');
    this.place.className = 'place';
    this.place.append(this.element, this.caption);
    for (let light = 0; light < 9; light++) {
      const lens = document.createElement('i');
      this.#lights.push(lens);
      this.element.append(lens);
    }
  }

  get tumbles() {
    return this.#die?.effect === 'TUMBLE' && this.#die.hue !== 'OFF';
  }

  show(die) {
    const settles = this.tumbles && die.effect !== 'TUMBLE';
    this.#die = die;
    paint(this.element, die);
    this.element.classList.toggle('settled', settles);
    const words = this.tumbles
      ? word('page.rolling')
      : die.hue === 'OFF' || die.pattern === 0 ? word('page.dark') : `${lightWord(die)}, ${patternWords(die.pattern)}`;
    const said = this.tumbles ? '' : die.word;
    if (say(this.caption, said)) fit(this.caption, SMALLEST_CAPTION);
    this.element.setAttribute('aria-label', word('page.die', { number: this.number, what: said ? `${said}; ${words}` : words }));
    this.element.title = this.element.getAttribute('aria-label');
    this.draw(performance.now());
  }

  draw(now) {
    if (!this.#die) return;
    this.#light(this.tumbles ? this.#inTheAir(now) : this.#die.hue === 'OFF' ? 0 : this.#die.pattern);
  }

  #inTheAir(now) {
    if (stillness.matches) return ALL_NINE;
    const step = Math.floor(now / TUMBLE_STEP_MS) * 31 + this.number;
    return (Math.imul(step ^ (step >>> 7), 0x9e3779b1) >>> 16) & ALL_NINE;
  }

  #light(pattern) {
    if (pattern === this.#pattern) return;
    this.#pattern = pattern;
    this.#lights.forEach((lens, light) => lens.classList.toggle('on', Boolean(pattern & (1 << light))));
  }
}

/** All dice of a unit. */
export class Dice {
  #frame = 0;

  constructor(count) {
    this.dice = several(count, (index) => new Die(index + 1));
    this.element = make('div', 'dice', { 'data-dice': count }, ...this.dice.map((die) => die.place));
  }

  show(dice) {
    this.dice.forEach((die, index) => die.show(dice[index] ?? { ...OFF, pattern: 0, word: '' }));
    if (this.dice.some((die) => die.tumbles) && !stillness.matches && !this.#frame) this.#next();
  }

  #next() {
    this.#frame = requestAnimationFrame((now) => this.#tumble(now));
  }

  #tumble(now) {
    const inTheAir = this.dice.filter((die) => die.tumbles);
    inTheAir.forEach((die) => die.draw(now));
    this.#frame = 0;
    if (inTheAir.length) this.#next();
  }
}

/** The ring around the button of a seat, and its tracker. */
export class SeatLights {
  constructor(number) {
    this.number = number;
    this.halo = make('span', 'halo', { role: 'img' });
    this.lights = row(TRACKER_LIGHTS);
    this.tracker = make('div', 'tracker', { role: 'img' }, ...this.lights);
  }

  show(halo, tracker) {
    paint(this.halo, halo);
    this.halo.setAttribute('aria-label', word('page.ring', { number: this.number, what: lightWord(halo) }));
    this.lights.forEach((lens, light) => paint(lens, tracker[light] ?? OFF));
    this.tracker.setAttribute(
      'aria-label', word('page.tracker', { number: this.number, what: rowWords(tracker, TRACKER_LIGHTS) }));
    this.tracker.title = this.tracker.getAttribute('aria-label');
  }
}

/** The lights of a dial that the table sees. */
export class Reveal {
  constructor(letter) {
    this.letter = letter;
    this.lights = row(POSITIONS);
    this.element = make('div', 'reveal', { role: 'img' }, ...this.lights);
  }

  show(lights) {
    this.lights.forEach((lens, light) => paint(lens, lights[light] ?? OFF));
    this.element.setAttribute(
      'aria-label', word('page.dial-lights', { letter: this.letter, what: rowWords(lights, POSITIONS) }));
    this.element.title = this.element.getAttribute('aria-label');
  }
}

/** In quiet hours the screen is no lamp either; what is on it can still be read. */
export function dim(percent) {
  document.body.classList.toggle('dimmed', percent < 100);
  document.body.style.setProperty('--brightness', percent / 100);
}

function patternWords(pattern) {
  return [0, 3, 6]
    .map((row) => [0, 1, 2].map((column) => (pattern & (1 << (row + column)) ? '●' : '○')).join(''))
    .join(' ');
}
