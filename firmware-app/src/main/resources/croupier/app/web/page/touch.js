// What hands do with the drawn unit: pointers, wheel and keys all take hold of something and let go.

const REPEAT_AFTER_MS = 450;
const REPEAT_EVERY_MS = 140;
const WHEEL_STEP = 50;
const WHEEL_LINE = 17;

const KEYS = {
  r: { press: 'ROLL' },
  Enter: { press: 'OK' },
  Escape: { press: 'BACK' },
  Backspace: { press: 'BACK' },
  ' ': { press: 'DIAL_A' },
  m: { press: 'DIAL_B' },
  a: { peek: 'A' },
  b: { peek: 'B' },
  ArrowLeft: { turn: 'A', steps: -1 },
  ArrowRight: { turn: 'A', steps: 1 },
  ArrowDown: { turn: 'B', steps: -1 },
  ArrowUp: { turn: 'B', steps: 1 },
  ',': { turn: 'B', steps: -1 },
  '.': { turn: 'B', steps: 1 },
};

/** What can be done with an element: press a control, peek under a hood, or turn a dial. */
function gripOf(element) {
  const { control, peek, turn, steps } = element.dataset;
  if (control) return { press: control };
  if (peek) return { peek };
  return turn ? { turn, steps: Number(steps) } : null;
}

/** The hand that holds something latched. */
const latchOf = ({ press, peek }) => `latch ${press ?? peek}`;

const gripAt = (target) => target.closest?.('[data-control], [data-peek], [data-turn]');

export class Hands {
  #grips = new Map();
  #wheel = {};
  #secrets = {};
  #latching = false;

  /**
   * @param latch the button after which the next hand leaves held what it holds: for one pointer alone
   */
  constructor(link, deck, latch) {
    this.link = link;
    this.latch = latch;
    latch.addEventListener('click', () => this.#setLatching(!this.#latching));
    this.unit = null;
    this.#listenToPointers(deck);
    this.#listenToWheel(deck);
    this.#listenToKeys(deck);
    addEventListener('blur', () => this.letGoOfAll());
    link.addEventListener('link', ({ detail: live }) => live || this.letGoOfAll());
  }

  /** The controls that this page holds down. */
  get held() {
    return new Set([...this.#grips.values()].map((grip) => grip.press).filter(Boolean));
  }

  take(hand, grip) {
    if (!this.link.live || !this.unit || this.#grips.has(hand) || !this.#exists(grip)) return;
    const latched = latchOf(grip);
    if (this.#grips.has(latched)) return this.letGo(latched); // Touched once more, it comes up.
    if (this.#latching && !grip.turn) {
      this.#setLatching(false);
      this.#mark(grip, true);
      return this.take(latched, grip);
    }
    const first = !this.#alsoHeld(grip);
    this.#grips.set(hand, grip);
    if (grip.press && first) this.#press(grip.press, true);
    if (grip.peek && first) this.#peek(grip);
    if (grip.turn) {
      this.#turn(grip);
      grip.timer = setTimeout(() => {
        grip.timer = setInterval(() => this.#turn(grip), REPEAT_EVERY_MS);
      }, REPEAT_AFTER_MS);
    }
  }

  letGo(hand) {
    const grip = this.#grips.get(hand);
    if (!grip) return;
    this.#grips.delete(hand);
    if (hand === latchOf(grip)) this.#mark(grip, false);
    const last = !this.#alsoHeld(grip);
    if (grip.press && last) this.#press(grip.press, false);
    if (grip.peek && last) this.#unpeek(grip.peek);
    clearTimeout(grip.timer); // The same clears an interval.
  }

  letGoOfAll() {
    for (const hand of [...this.#grips.keys()]) this.letGo(hand);
  }

  /** The page is going away now: nothing may be left pressed. */
  vanish() {
    const held = this.held;
    this.letGoOfAll();
    this.link.upAtOnce(held);
  }

  #setLatching(on) {
    this.#latching = on;
    this.latch.setAttribute('aria-pressed', String(on));
  }

  /** Shows that something is held without a hand. */
  #mark({ press, peek }, held) {
    const element = press ? this.#element(press) : document.querySelector(`[data-peek="${peek}"]`);
    element?.classList.toggle('latched', held);
    element?.setAttribute('aria-pressed', String(held));
  }

  #exists({ press, peek, turn }) {
    if (peek || turn) return Boolean(this.unit.dial(peek ?? turn));
    return Boolean(this.#element(press));
  }

  #alsoHeld({ press, peek }) {
    return [...this.#grips.values()].some(
      (other) => (press && other.press === press) || (peek && other.peek === peek));
  }

  #element(control) {
    return document.querySelector(`[data-control="${control}"]`);
  }

  #press(control, down) {
    this.#element(control)?.classList.toggle('down', down);
    if (down) this.link.down(control);
    else this.link.up(control);
  }

  #turn({ turn, steps }) {
    this.unit.dial(turn)?.turn(steps);
    this.link.turn(`DIAL_${turn}`, steps);
  }

  /** What is under a hood comes to this page only while it is lifted. */
  #peek(grip) {
    const dial = this.unit.dial(grip.peek);
    dial.lift(true);
    const secret = new EventSource(`hood?dial=${grip.peek}&page=${this.link.page}`);
    this.#secrets[grip.peek] = secret;
    secret.addEventListener('hood', (event) => dial.peek(JSON.parse(event.data).hooded));
  }

  #unpeek(letter) {
    this.#secrets[letter].close();
    delete this.#secrets[letter];
    this.unit.dial(letter)?.lift(false);
  }

  #listenToPointers(deck) {
    const hand = (event) => `pointer ${event.pointerId}`;
    deck.addEventListener('pointerdown', (event) => {
      const element = gripAt(event.target);
      if (!element || event.button !== 0) return;
      event.preventDefault(); // The keyboard's focus stays where Tab put it.
      element.setPointerCapture(event.pointerId);
      this.take(hand(event), gripOf(element));
    });
    // Wherever the pointer is by now: a browser may lose what was captured without a word.
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      addEventListener(end, (event) => this.letGo(hand(event)));
    }
    deck.addEventListener('mousedown', (event) => gripAt(event.target) && event.preventDefault());
    deck.addEventListener('contextmenu', (event) => gripAt(event.target) && event.preventDefault());
    // A screen reader clicks without pointer or key.
    deck.addEventListener('click', (event) => {
      const element = gripAt(event.target);
      if (!element || event.detail !== 0 || element.dataset.peek) return;
      this.take('reader', gripOf(element));
      this.letGo('reader');
    });
  }

  #listenToWheel(deck) {
    deck.addEventListener('wheel', (event) => {
      const dial = event.target.closest('[data-dial]')?.dataset.dial;
      if (!dial || event.ctrlKey) return;
      event.preventDefault();
      const way = event.deltaY || event.deltaX;
      const moved = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? way * WHEEL_LINE : way;
      this.#wheel[dial] = (this.#wheel[dial] ?? 0) + moved;
      if (Math.abs(this.#wheel[dial]) < WHEEL_STEP) return;
      // One notch is one detent, however far the browser says that it scrolls.
      const steps = Math.sign(this.#wheel[dial]);
      this.#wheel[dial] = 0;
      if (this.link.live && this.unit) this.#turn({ turn: dial.slice(-1), steps });
    }, { passive: false });
  }

  #listenToKeys(deck) {
    const hand = (event) => `key ${event.code || event.key}`;
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.toLowerCase() === 'l' && !event.repeat) this.#setLatching(!this.#latching);
      const grip = this.#gripOfKey(event, deck);
      if (!grip) return;
      event.preventDefault();
      if (event.repeat) return;
      this.take(hand(event), grip);
    });
    addEventListener('keyup', (event) => {
      if (this.#grips.has(hand(event))) event.preventDefault();
      this.letGo(hand(event));
    });
  }

  #gripOfKey(event, deck) {
    const { key, target } = event;
    if (key === 'Enter' || key === ' ') {
      const focused = target.closest?.('button');
      if (focused) return deck.contains(focused) ? gripOf(focused) : null;
    }
    if (/^[1-6]$/.test(key)) return { press: `SEAT_${key}` };
    const grip = KEYS[key.length === 1 ? key.toLowerCase() : key];
    return grip && { ...grip };
  }
}
