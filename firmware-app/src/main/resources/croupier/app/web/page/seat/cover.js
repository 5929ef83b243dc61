// A cover over what only its owner may see, for a phone that lies open on the table: backs until somebody taps them. It
// closes by itself when the phone goes dark or nobody has touched it for a while. It hides; it keeps nobody from anything.

import { make } from '../make.js';
import { word } from '../words.js';

const LEFT_ALONE_MS = 60000;

export class Cover {
  #open = false;
  #timer = 0;

  /** @param turned is told whenever it has been opened or closed */
  constructor(turned) {
    this.turned = turned;
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#turn(false));
    for (const touch of ['pointerdown', 'keydown', 'scroll']) {
      document.addEventListener(touch, () => this.#open && this.#wait(), { passive: true });
    }
  }

  get closed() { return !this.#open; }

  #turn(open) {
    clearTimeout(this.#timer);
    if (open === this.#open) return;
    this.#open = open;
    if (open) this.#wait();
    this.turned();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#turn(false), LEFT_ALONE_MS);
  }

  /** What says whose eyes this is for, with the way to cover it again. */
  heading() {
    const cover = make('button', 'quiet-button', { type: 'button', 'data-do': 'cover' }, word('page.seat-cover'));
    cover.addEventListener('click', () => this.#turn(false));
    return make('div', 'covered-by', {}, make('h2', '', {}, word('page.seat-own')), ...(this.#open ? [cover] : []));
  }

  /** The backs of so many cards, which open it. */
  backs(count) {
    const look = make('button', 'backs', { type: 'button', 'data-do': 'cover' },
      make('span', 'back-row', { 'aria-hidden': 'true' }, ...Array.from({ length: count }, () => make('i', ''))),
      make('span', '', {}, word('page.seat-uncover')));
    look.addEventListener('click', () => this.#turn(true));
    return look;
  }
}
