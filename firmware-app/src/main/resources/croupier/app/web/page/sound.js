// A few notes for what the unit lets be heard, made here; nothing is loaded.

import { word } from './words.js';

const REMEMBERED = 'croupier.sound';

// Each note: frequency in Hz, start and length in seconds, wave.
const TUNES = {
  TICK: [[1400, 0, 0.03, 'square']],
  ROLL: [0, 0.07, 0.13, 0.2, 0.28, 0.37].map((at, index) => [190 + ((index * 67) % 120), at, 0.05, 'triangle']),
  GOOD: [[660, 0, 0.12, 'sine'], [880, 0.1, 0.2, 'sine']],
  BAD: [[300, 0, 0.18, 'sawtooth'], [200, 0.16, 0.3, 'sawtooth']],
  WIN: [523, 659, 784, 1047, 784, 1047].map((hertz, index) => [hertz, index * 0.13, 0.24, 'triangle']),
  ATTENTION: [[988, 0, 0.1, 'sine'], [988, 0.16, 0.1, 'sine']],
};
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
    const begin = this.#air.currentTime;
    for (const [hertz, at, length, wave] of TUNES[kind]) {
      const note = new OscillatorNode(this.#air, { frequency: hertz, type: wave });
      const gain = new GainNode(this.#air, { gain: LOUDNESS[wave] });
      gain.gain.setTargetAtTime(0, begin + at + length * 0.4, length * 0.25);
      note.connect(gain).connect(this.#air.destination);
      note.start(begin + at);
      note.stop(begin + at + length * 2);
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
