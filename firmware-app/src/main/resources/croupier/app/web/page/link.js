// The line to the unit: pictures come in, touches go out. It mends itself.

import { word } from './words.js';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 4000;
const BUSY_WAIT_MS = 300;
const MOST_WAITING = 64;
const MOST_STEPS = 24;
const TOO_MANY_REQUESTS = 429;

const newName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-');

export class Link extends EventTarget {
  #stream = null;
  #page = '';
  #live = false;
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #waiting = [];
  #sending = false;

  /** What is watched: the unit as whoever sits at it sees it, or what onlookers may see. */
  constructor(view = 'unit') {
    super();
    this.view = view;
  }

  get live() {
    return this.#live;
  }

  /** What the unit calls this page. */
  get page() {
    return this.#page;
  }

  /** Opens the line. Each time under a new name: hands left behind by the old one come off. */
  open() {
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#page = newName();
    const stream = new EventSource(`events?page=${this.#page}&view=${this.view}`);
    this.#stream = stream;
    let first = true;
    stream.addEventListener('unit', (event) => this.#tell('unit', JSON.parse(event.data)));
    stream.addEventListener('picture', (event) => {
      const news = first;
      first = false;
      this.#tell('picture', { picture: JSON.parse(event.data), first: news });
      if (news) this.#became(true);
    });
    stream.addEventListener('join', (event) => this.#tell('join', JSON.parse(event.data)));
    stream.addEventListener('board', (event) => this.#tell('board', JSON.parse(event.data)));
    stream.addEventListener('language', (event) => {
      if (JSON.parse(event.data).code !== document.documentElement.lang) location.reload();
    });
    stream.onerror = () => {
      if (stream === this.#stream) this.#retry();
    };
  }

  /** Lets go of the line, as a page does that nobody sees; open() takes it up again. */
  close() {
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#stream = null;
    this.#became(false);
  }

  #retry() {
    this.close();
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT_MS);
  }

  #became(live) {
    if (live) this.#wait = FIRST_WAIT_MS;
    else this.#waiting = [];
    if (live === this.#live) return;
    this.#live = live;
    this.#tell('link', live);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  down(control) {
    this.#send({ control, gesture: 'DOWN' });
  }

  up(control) {
    this.#send({ control, gesture: 'UP' });
  }

  turn(control, steps) {
    const last = this.#waiting.at(-1);
    const together = (last?.steps ?? 0) + steps;
    if (last?.gesture === 'TURN' && last.control === control && together && Math.abs(together) <= MOST_STEPS) {
      last.steps = together;
    } else {
      this.#send({ control, gesture: 'TURN', steps });
    }
  }

  /** Sends the last UPs of a page that is about to disappear, past all that waits. */
  async upAtOnce(controls) {
    this.#waiting = [];
    for (const control of controls) this.#post({ control, gesture: 'UP' }).catch(() => {});
  }

  #send(touch) {
    if (!this.#live) return;
    if (this.#waiting.length >= MOST_WAITING && touch.gesture !== 'UP') return;
    this.#waiting.push(touch);
    if (!this.#sending) this.#sendAll();
  }

  /** One after the other, so that the unit feels them in the order of the hands. */
  async #sendAll() {
    this.#sending = true;
    while (this.#waiting.length) {
      const touch = this.#waiting.shift();
      try {
        const answer = await this.#post(touch);
        if (answer.status === TOO_MANY_REQUESTS) {
          this.#waiting.unshift(touch);
          await new Promise((go) => setTimeout(go, BUSY_WAIT_MS));
        }
      } catch {
        this.#waiting = []; // The line is down; the unit takes our hands off by itself.
      }
    }
    this.#sending = false;
  }

  #post(touch) {
    return fetch('touch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...touch, page: this.#page }),
      keepalive: true,
    });
  }
}

/** Opens the line, and keeps it open while somebody sees the page; the page shows how it is. */
export function openWhileSeen(link, beforeLeaving = () => {}) {
  const leave = () => {
    beforeLeaving();
    link.close();
  };
  link.addEventListener('link', ({ detail: live }) => {
    document.body.dataset.link = live ? 'live' : 'lost';
    document.getElementById('link').textContent = live ? '' : word('page.reconnecting');
  });
  // A page that nobody sees gives its place back: a browser has only six lines to one server.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else link.open();
  });
  // Without a network the line is silent, and not cut: it is tried at once, and found out.
  for (const change of ['online', 'offline']) {
    addEventListener(change, () => document.visibilityState === 'hidden' || link.open());
  }
  addEventListener('pagehide', leave);
  addEventListener('pageshow', (event) => event.persisted && link.open());
  link.open();
}
