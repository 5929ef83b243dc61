// The workbench of simulated hardware: faults, time, and what the pins do. It asks only while it is open.

import { make, say } from './make.js';
import { word } from './words.js';

const LOOK_MS = 500;
const PACES = [0, 25, 100, 400, 1600];
const SKIP_SECONDS = 10;

const work = (body) => fetch('bench', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).catch(() => {}); // The next look says how it is.

const button = (text, pressed) => {
  const made = make('button', 'quiet', { type: 'button' }, text);
  made.addEventListener('click', pressed);
  return made;
};

export class Bench {
  #timer = 0;
  #pins = [];

  constructor(place, controls) {
    this.place = place;
    this.bounce = this.#check('page.bench-bounce', (on) => work({ type: 'bounce', on }));
    this.dead = this.#check('page.bench-dead', (dead) => work({ type: 'chain', dead }));
    this.stuck = make('select', '', {}, make('option', '', { value: '' }, word('page.bench-none')),
      ...controls.map(([control, name]) => make('option', '', { value: control }, name)));
    this.stuck.addEventListener('change', () => this.#stick());
    this.paces = PACES.map((percent) =>
      [percent, button(percent ? `× ${percent / 100}` : word('page.bench-still'), () => work({ type: 'pace', percent }).then(() => this.#look()))]);
    this.clock = make('output', '');
    this.table = make('tbody', '');
    place.replaceChildren(
      make('div', 'faults', {},
        this.bounce.parentElement, this.dead.parentElement,
        make('label', '', {}, `${word('page.bench-stuck')} `, this.stuck),
        button(word('page.bench-power'), () => work({ type: 'power' }))),
      make('div', 'time', { role: 'group', 'aria-label': word('page.bench-time') },
        ...this.paces.map(([, made]) => made),
        button(word('page.bench-skip', { number: SKIP_SECONDS }), () => work({ type: 'skip', seconds: SKIP_SECONDS })), this.clock),
      make('table', 'pins', { 'aria-label': word('page.bench-pins') },
        make('thead', '', {}, make('tr', '', {}, ...['bench-gpio', 'bench-pins', 'bench-level', 'bench-changes'].map((name) =>
          make('th', '', { scope: 'col' }, word(`page.${name}`))))), this.table));
  }

  #check(name, changed) {
    const box = make('input', '', { type: 'checkbox' });
    box.addEventListener('change', () => changed(box.checked));
    make('label', '', {}, box, ` ${word(name)}`);
    return box;
  }

  /** One button is stuck at a time; what was comes free. */
  async #stick() {
    for (const control of this.held ?? []) await work({ type: 'stick', control: control.toLowerCase(), on: false });
    if (this.stuck.value) await work({ type: 'stick', control: this.stuck.value.toLowerCase(), on: true });
  }

  show(open) {
    this.place.hidden = !open;
    clearTimeout(this.#timer);
    if (open) this.#look();
  }

  async #look() {
    clearTimeout(this.#timer);
    try {
      const answer = await fetch('bench');
      if (answer.ok) this.#draw(await answer.json());
    } catch {
      // The line to the unit says so itself.
    }
    if (!this.place.hidden) this.#timer = setTimeout(() => this.#look(), LOOK_MS);
  }

  #draw({ bounce, dead, stuck, pace, seconds, pins }) {
    this.bounce.checked = bounce;
    this.dead.checked = dead;
    this.held = stuck;
    if (document.activeElement !== this.stuck) this.stuck.value = stuck[0] ?? '';
    for (const [percent, made] of this.paces) made.setAttribute('aria-pressed', String(percent === pace));
    say(this.clock, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
    if (this.#pins.length !== pins.length) {
      this.#pins = pins.map(() => ['', '', '', ''].map(() => make('td', '')));
      this.table.replaceChildren(...this.#pins.map((cells) => make('tr', '', {}, ...cells)));
    }
    pins.forEach(({ gpio, part, high, changes }, row) => {
      const busy = say(this.#pins[row][3], String(changes));
      [gpio, part, word(high ? 'page.bench-high' : 'page.bench-low')].forEach((text, cell) => say(this.#pins[row][cell], String(text)));
      this.#pins[row][0].parentElement.classList.toggle('busy', busy);
    });
  }
}
