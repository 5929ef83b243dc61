// The board of the game that is on: its drawing, what happened last, and how much time is left.

import { emblem, tokenPicture } from './board/paint.js';
import { fit, fitAgain } from './fit.js';
import { bound, make, say, tell } from './make.js';
import { word } from './words.js';

const board = document.getElementById('board');
const happened = document.getElementById('happened');
const moves = document.getElementById('moves');
const timer = document.getElementById('timer');
const headline = document.getElementById('headline');
const matter = document.getElementById('matter');
const far = document.getElementById('far');
const room = document.querySelector('.room');

const SMALLEST = 0.5;
const MOST_LINES = 6;
/** Above and below what happened before. */
const PADDING = 12;
/** Two dice, and a card. */
const MOST_SIGNS = 3;

export class Wall {
  #drawing = null;
  #drawn = '';
  #shown = 0;
  #told = '';
  #turn = 0;
  #needless = [];
  #standing = [];
  #matter = '';
  #far = {};

  /** @param news is told what happened that was not told before */
  constructor(news = () => {}) {
    this.news = news;
    new ResizeObserver(() => this.#lay()).observe(board);
    new ResizeObserver(() => this.#limit()).observe(moves);
  }

  /** What happened before has as many lines as there is room for, and a sign where it goes on. */
  #limit() {
    const room = Math.floor((moves.clientHeight - PADDING) / parseFloat(getComputedStyle(moves).lineHeight));
    moves.style.setProperty('--lines', Math.min(MOST_LINES, Math.max(1, room)));
  }

  /** A board as it is now, and the colours of the seats; a board without a drawing is none. */
  async show(wall, seats) {
    const turn = ++this.#turn;
    board.hidden = !wall.drawing;
    if (!wall.drawing) return this.#takeOff();
    this.#makeRoom(wall.drawing);
    const printed = JSON.stringify([wall.drawing, wall.printed, wall.players, seats]);
    if (printed !== this.#drawn) {
      const { default: Drawing } = await import(`./board/${wall.drawing}.js`);
      if (turn !== this.#turn) return null; // Meanwhile another came.
      this.#drawn = printed;
      this.#drawing = new Drawing({ printed: wall.printed, players: wall.players, seats });
      board.role = this.#drawing.element instanceof SVGElement ? 'img' : 'region';
      board.setAttribute('aria-label', word('page.board-of', { what: wall.title }));
      board.replaceChildren(this.#drawing.element);
      this.#shown = 0;
      this.#lay();
    }
    this.#drawing.show(wall.lying);
    this.#about(wall);
    return this.#tell(wall, seats);
  }

  /** What the table is about now, if the board draws it: large, and in place of what happened. */
  #about({ lying, moments = [], groups }) {
    this.#needless = lying.matter?.said ?? [];
    this.#standing = lying.said ?? [];
    const now = JSON.stringify([this.#drawn, lying.matter, moments, groups]);
    if (now !== this.#matter) {
      this.#matter = now;
      const drawn = this.#drawing.matter?.(lying, moments, groups) ?? null;
      matter.hidden = !drawn;
      matter.replaceChildren(...(drawn ? [drawn] : []));
      if (drawn) fit(drawn, SMALLEST);
    }
    this.#far = lying;
  }

  /** How far the game is, once it has been shown what happened: until then the last turn is still told. */
  #tellFar({ far: text = '', last_round: last }) {
    far.hidden = !text;
    far.classList.toggle('last', Boolean(last));
    tell(far, text);
  }

  /** What the unit shows besides, for a board that draws some of it. */
  lights(picture) {
    this.#drawing?.lights?.(picture);
    if (!picture.showing) this.#tellFar(this.#far);
    this.#tellOnce(picture.headline, picture.showing ? [] : this.#standing);
  }

  /** Of the headline is seen what the matter does not show already, and nothing stands below it; it is heard whole. */
  #tellOnce(text, standing) {
    const about = matter.hidden ? [] : this.#needless.filter((sentence) => text.includes(sentence));
    const parts = [];
    let rest = text;
    for (const sentence of [...standing, ...about]) {
      const at = rest.indexOf(sentence);
      if (at < 0) continue;
      parts.push(...bound(rest.slice(0, at)), make('span', 'said', {}, sentence));
      rest = rest.slice(at + sentence.length);
    }
    const now = `${parts.length} ${text}`;
    if (headline.dataset.now === now && headline.textContent === text) return;
    headline.dataset.now = now;
    headline.classList.toggle('how', about.length > 0);
    headline.replaceChildren(...parts, ...bound(rest));
    fit(headline, SMALLEST);
  }

  /** A board turns less room for words; a ring has headline and time in its middle. */
  #makeRoom(drawing) {
    if (document.body.dataset.game === drawing) return;
    if (drawing) document.body.dataset.game = drawing;
    else delete document.body.dataset.game;
    (drawing === 'classic' ? document.querySelector('.side') : document.querySelector('main')).prepend(headline, timer);
    fitAgain();
  }

  #takeOff() {
    this.#makeRoom(undefined);
    this.#needless = this.#standing = [];
    this.#matter = '';
    this.#far = {};
    matter.hidden = far.hidden = true;
    this.#drawing = null;
    this.#drawn = '';
    board.replaceChildren();
    this.#tell({ told: [], players: [] }, []);
  }

  #lay() {
    const { width, height } = board.getBoundingClientRect();
    if (!this.#drawing || !width || !height) return;
    const middle = this.#drawing.lay(width, height);
    if (!middle) return;
    // What stands in the middle of a ring keeps clear of it.
    ['--beside', '--above'].forEach((name, at) => room.style.setProperty(name, `${middle[at]}px`));
    fitAgain();
  }

  /** The last thing large, those before it below, the newest first. */
  #tell({ told, players }, seats) {
    if (tell(happened, told.at(-1)?.text ?? '')) fit(happened);
    const now = JSON.stringify([told, players, seats]);
    if (now === this.#told) return;
    this.#told = now;
    const fresh = this.#shown ? told.filter(({ number }) => number > this.#shown) : told.slice(-1);
    if (fresh.length) this.news(fresh.map(({ text }) => text).join(' '));
    this.#shown = told.at(-1)?.number ?? 0;
    moves.replaceChildren(...told.slice(0, -1).reverse().map(({ player, text, signs = [] }) => {
      const place = players[player]?.place;
      const drawn = signs.slice(0, MOST_SIGNS).map(emblem);
      if (place !== undefined) drawn.unshift(tokenPicture(place, seats[place]));
      if (!drawn.length) drawn.push(make('span', 'chance', { 'aria-hidden': 'true' }));
      return make('li', '', {}, ...drawn, make('span', 'text', {}, ...bound(text)));
    }));
  }
}

/** Time that runs out: a number, and a ring that closes. */
export class Timer {
  #most = 0;

  show(seconds) {
    const turns = timer.hidden === seconds > 0;
    timer.hidden = seconds === 0;
    if (turns) fitAgain(); // The headline stands beside it.
    if (seconds > this.#most || seconds === 0) this.#most = seconds;
    say(timer, seconds ? String(seconds) : '');
    timer.style.setProperty('--left', this.#most ? seconds / this.#most : 0);
    timer.classList.toggle('short', seconds <= 3);
    timer.classList.toggle('long', seconds > 99);
  }
}
