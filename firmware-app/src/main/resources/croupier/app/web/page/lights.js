// Lights: what one shows follows from the picture and the time alone.

export const OFF = { hue: 'OFF', effect: 'STEADY' };

const HUE_WORDS = {
  OFF: 'off', WHITE: 'white', GRAY: 'grey', BROWN: 'brown', LIGHT_BLUE: 'light blue', PINK: 'pink',
  ORANGE: 'orange', RED: 'red', YELLOW: 'yellow', GREEN: 'green', DARK_BLUE: 'dark blue',
  VIOLET: 'violet',
};
const EFFECT_WORDS = { STEADY: '', DIM: ' dim', PULSE: ' pulsing', BLINK: ' blinking', TUMBLE: ' rolling' };
const LONGEST_PERIOD_MS = 1800;
const TUMBLE_STEP_MS = 90;
const ALL_NINE = 0x1ff;

export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const hueWord = (hue) => HUE_WORDS[hue] ?? hue;
export const lightWord = (light) =>
  light.hue === 'OFF' ? 'off' : hueWord(light.hue) + EFFECT_WORDS[light.effect];

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
export function rowWords(lights, length) {
  const lit = lights.filter((light) => light.hue !== 'OFF').map(lightWord);
  const off = length - lit.length;
  return [...lit, ...(off ? [`${off} off`] : [])].join(', ');
}

/** A die of nine lights that can be in the air. */
export class Die {
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
      ? 'rolling'
      : die.hue === 'OFF' || die.pattern === 0 ? 'dark' : `${lightWord(die)}, ${patternWords(die.pattern)}`;
    const said = this.tumbles ? '' : die.word;
    if (this.caption.textContent !== said) this.caption.textContent = said;
    this.element.setAttribute('aria-label', `Die ${this.number}: ${said ? `${said}; ` : ''}${words}`);
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

function patternWords(pattern) {
  return [0, 3, 6]
    .map((row) => [0, 1, 2].map((column) => (pattern & (1 << (row + column)) ? '●' : '○')).join(''))
    .join(' ');
}
