// A dial whose place is hidden: what it stands on is in nobody's sight, and nowhere in the page, unless somebody holds
// the look. Whoever sits beside can count the steps, so it begins where nobody knows, and springs back (decision 019).

import { make, say } from '../make.js';
import { stillness, svg } from '../board/paint.js';
import { word } from '../words.js';

const STEP_DEGREES = 45;
const NOTCHES = 16;
/** So near the middle a finger has no direction. */
const MIDDLE = 0.15;
/** A screen reader presses without holding. */
const READ_OUT_MS = 2500;
const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

export class HoodedDial {
  #at;
  #looks = new Set();
  #grip = null;

  /**
   * @param symbols what it can stand on, in their order: what it is called, and how it is drawn around the middle
   * @param lock is told the number of the symbol when it is locked
   */
  constructor(symbols, lock) {
    this.symbols = symbols;
    this.#at = crypto.getRandomValues(new Uint32Array(1))[0] % symbols.length;
    this.rim = svg('g', { class: 'rim' }, svg('circle', { r: 94 }),
      ...Array.from({ length: NOTCHES }, (_, at) => svg('path', { d: 'M0 -92V-80', transform: `rotate(${(at * 360) / NOTCHES})` })));
    this.hood = svg('g', { class: 'hood' });
    this.knob = svg('svg', { class: 'knob', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' }, this.rim, svg('circle', { class: 'window', r: 60 }), this.hood);
    this.said = make('p', 'looked', { role: 'status' });
    this.look = make('button', 'do look', { type: 'button' }, word('page.seat-dial-look'));
    const locks = make('button', 'do must', { type: 'button', 'data-do': 'lock' }, word('page.seat-dial-lock'));
    locks.addEventListener('click', () => lock(this.#at));
    this.element = make('div', 'hooded', { role: 'group', 'aria-label': word('page.seat-dial') },
      make('div', 'turns', {}, this.#turning(-1, '‹', 'page.seat-dial-left'), this.knob, this.#turning(1, '›', 'page.seat-dial-right')),
      this.said, make('div', 'dos', {}, this.look, locks));
    this.#show();
    this.#listenToTurns();
    this.#listenToLooks();
  }

  #turning(steps, sign, called) {
    const button = make('button', 'turn', { type: 'button', 'aria-label': word(called), 'data-turn': steps }, sign);
    button.addEventListener('click', () => this.#turn(steps));
    return button;
  }

  #turn(steps) {
    const count = this.symbols.length;
    this.#at = (((this.#at + steps) % count) + count) % count;
    this.rim.animate([{ stroke: '#fff' }, {}], 250);
    if (!this.#grip) this.#springBack(Math.sign(steps) * STEP_DEGREES);
    if (this.#looks.size) this.#show();
  }

  #springBack(degrees) {
    this.rim.style.transform = '';
    if (!stillness.matches) this.rim.animate([{ transform: `rotate(${degrees}deg)` }, { transform: 'rotate(0deg)' }], { duration: 220, easing: 'ease-out' });
  }

  #show() {
    const seen = this.#looks.size ? this.symbols[this.#at] : null;
    this.element.classList.toggle('open', Boolean(seen));
    this.hood.replaceChildren(seen ? seen.draw() : svg('path', { d: 'M-34 22a34 34 0 0 1 68 0zM-44 22H44' }));
    say(this.said, seen ? seen.label : '');
  }

  #lookWith(hand, on) {
    if (on) this.#looks.add(hand);
    else this.#looks.delete(hand);
    this.#show();
  }

  /** Whatever happens to the page, nothing is left open. */
  close() {
    this.#looks.clear();
    this.#show();
  }

  #listenToTurns() {
    const angle = ({ clientX, clientY }) => {
      const { left, top, width } = this.knob.getBoundingClientRect();
      const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / width - 0.5];
      return Math.hypot(x, y) < MIDDLE ? null : (Math.atan2(y, x) * 180) / Math.PI;
    };
    this.knob.addEventListener('pointerdown', (event) => {
      if (this.#grip || event.button !== 0) return;
      this.knob.setPointerCapture(event.pointerId);
      this.#grip = { pointer: event.pointerId, angle: angle(event), turned: 0, steps: 0 };
    });
    this.knob.addEventListener('pointermove', (event) => {
      const grip = this.#grip;
      if (grip?.pointer !== event.pointerId) return;
      const now = angle(event);
      if (now !== null && grip.angle !== null) grip.turned += ((now - grip.angle + 540) % 360) - 180;
      grip.angle = now;
      this.rim.style.transform = `rotate(${grip.turned}deg)`;
      const steps = Math.round(grip.turned / STEP_DEGREES);
      if (steps !== grip.steps) this.#turn(steps - grip.steps);
      grip.steps = steps;
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      this.knob.addEventListener(end, ({ pointerId }) => {
        if (this.#grip?.pointer !== pointerId) return;
        const { turned } = this.#grip;
        this.#grip = null;
        this.#springBack(turned);
      });
    }
    this.element.addEventListener('keydown', (event) => {
      if (!(event.key in KEYS)) return;
      event.preventDefault();
      this.#turn(KEYS[event.key]);
    });
  }

  #listenToLooks() {
    const { look } = this;
    look.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      look.setPointerCapture(event.pointerId);
      this.#lookWith(event.pointerId, true);
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      look.addEventListener(end, ({ pointerId }) => this.#lookWith(pointerId, false));
    }
    for (const [event, on] of [['keydown', true], ['keyup', false]]) {
      look.addEventListener(event, (pressed) => {
        if (pressed.key !== ' ' && pressed.key !== 'Enter') return;
        pressed.preventDefault();
        this.#lookWith('key', on);
      });
    }
    look.addEventListener('blur', () => this.close());
    this.element.addEventListener('contextmenu', (event) => event.preventDefault());
    look.addEventListener('click', ({ detail }) => {
      if (detail !== 0) return;
      this.#lookWith('reader', true);
      setTimeout(() => this.#lookWith('reader', false), READ_OUT_MS);
    });
  }
}
