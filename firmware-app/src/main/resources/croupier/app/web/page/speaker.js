// What a screen reader says by itself: one sentence for each change, and nothing twice.

import { make } from './make.js';

/** What comes within a moment is told in one breath. */
const MOMENT_MS = 150;
/** What stands longer is no step of something that is told as a whole afterwards. */
const STANDS_MS = 4000;
const IN_ORDER = ['happened', 'headline', 'can'];

export class Speaker {
  #place;
  #next = new Map();
  #said = new Map();
  #soon = false;
  #timer = 0;

  /** @param place the one place of the page that is read out by itself */
  constructor(place) {
    this.#place = place;
  }

  /** This has happened: it is said in a moment, after what happened just before. */
  happened(text) {
    const before = this.#soon && this.#next.get('happened');
    this.tell('happened', before ? `${before} ${text}` : text);
  }

  /** This is new: it is said in a moment, with all else that is to be said. */
  tell(about, text) {
    this.#next.set(about, text);
    if (!this.#soon) this.#speakIn(MOMENT_MS);
    this.#soon = true;
  }

  /** This is so now: it is said with what is told next, or when it has stood for a while. */
  mention(about, text) {
    if (this.#said.get(about) === text && !this.#soon) this.#next.delete(about);
    else this.#next.set(about, text);
    if (!this.#soon) this.#speakIn(STANDS_MS);
  }

  /** This is so no more: nobody hears it late. */
  forget(about) {
    this.#next.delete(about);
  }

  /** This is over: it is not said any more, and who looks for what was said finds it no more. */
  over(about) {
    this.forget(about);
    this.#place.querySelector(`[data-about="${about}"]`)?.remove();
  }

  #speakIn(time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), time);
  }

  #speak() {
    this.#soon = false;
    const parts = IN_ORDER.map((about) => [about, this.#next.get(about)]).filter(([, one]) => one);
    const said = parts.filter(([, one], at) => !parts.slice(0, at).some(([, before]) => before.includes(one)));
    this.#next.forEach((text, about) => this.#said.set(about, text));
    this.#next.clear();
    // A new element is read out even when it says what the last one said.
    if (said.length) this.#place.replaceChildren(make('span', '', {}, ...said.map(([about, one]) => make('span', '', { 'data-about': about }, `${one} `))));
  }
}
