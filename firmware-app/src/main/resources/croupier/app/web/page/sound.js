// What the unit lets be heard, made here of a few notes; nothing is loaded.

import { word } from './words.js';

const REMEMBERED = 'croupier.sound';

// The notes that the unit itself plays: pitch in Hz, beginning and length in milliseconds.
const TUNES = {{tunes}};
const LOUDNESS = { sine: 0.2, triangle: 0.25, square: 0.05, sawtooth: 0.07 };

export class Sound {
  #air = null;
  #heard = null;

  constructor(button) {
    this.button = button;
    this.on = recall() !== 'off';
    this.#label();
    button.addEventListener('click', () => {
      this.on = !this.on;
      remember(this.on ? 'on' : 'off');
      this.#label();
      if (this.on) this.play('GOOD');
    });
    // Browsers stay silent until somebody touches the page, unless they are told otherwise.
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => this.wake(), { once: true });
  }

  /** Sounds once for each new number; what sounded before the page looked stays unheard. */
  hear({ number, kind }, first) {
    const isNew = this.#heard !== null && number !== this.#heard && !first;
    this.#heard = number;
    if (isNew) this.play(kind);
  }

  play(kind) {
    if (!this.on || !this.#air || !TUNES[kind]) return;
    const now = this.#air.currentTime;
    const { wave, notes } = TUNES[kind];
    for (const { hertz, at, millis } of notes) {
      const begin = now + at / 1000;
      const length = millis / 1000;
      const note = new OscillatorNode(this.#air, { frequency: hertz, type: wave });
      const gain = new GainNode(this.#air, { gain: LOUDNESS[wave] });
      gain.gain.setTargetAtTime(0, begin + length * 0.4, length * 0.25);
      note.connect(gain).connect(this.#air.destination);
      note.start(begin);
      note.stop(begin + length * 2);
    }
  }

  wake() {
    this.#air ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
    this.#air?.resume().catch(() => {});
  }

  #label() {
    this.button.textContent = word(this.on ? 'page.sound-on' : 'page.sound-off');
    this.button.setAttribute('aria-pressed', String(this.on));
  }
}

function recall() {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null; // A private window may forbid it.
  }
}

function remember(value) {
  try {
    localStorage.setItem(REMEMBERED, value);
  } catch {
    // Then it holds until the page is closed.
  }
}
