// The page at a seat of go: what is asked with a picture of the blocks that it is about, the dial of a heist, the own
// mini board with the kept tiles, and the boards that can be attacked.

import { Choices, Own, Told } from './plain.js';
import { HoodedDial } from './dial.js';
import { FULL, stack, symbol, track } from '../board/blocks.js';
import { fillOf, patternsApart, svg, tokenPicture } from '../board/paint.js';
import { hueWord } from '../lights.js';
import { beside, bound, make } from '../make.js';
import { word } from '../words.js';

/** Not to do something comes after all that can be done. */
const NOT = ['pass', 'pass_for_now'];
/** What is done with a tile that nobody else sees. */
const USES = ['use_go_button', 'use_mr_monopoly', 'use_shield'];

const SQUARE = 34;
const STEP = 13;
const FOOT = STEP * FULL + 2;
const HIGH = FOOT + 5;

/** Blocks that stand on a square; the one more that could stand there, or the one that could go. */
function pile(blocks, { more, gone } = {}) {
  const parts = stack(blocks, { left: 1, foot: FOOT, width: SQUARE - 2, step: STEP });
  const level = { x: 3, width: SQUARE - 6, height: STEP - 2, rx: 3 };
  if (more && blocks.length < FULL) parts.push(svg('rect', { ...level, class: 'coming', y: FOOT - (blocks.length + 1) * STEP + 1, fill: fillOf(more) }));
  if (gone) parts.push(svg('path', { class: 'going', d: `M4 ${FOOT - (blocks.length - 0.5) * STEP}H${SQUARE - 4}` }));
  return svg('svg', { class: 'pile', viewBox: `0 0 ${SQUARE} ${HIGH}`, 'aria-hidden': 'true' }, ...parts);
}

/** The four squares of a player beside each other, and below them the way of the marker, if it is wanted. */
function board(squares, { marker, length, before, low = 0 } = {}) {
  const width = SQUARE * squares.length;
  return svg('svg', { class: 'squares', viewBox: `0 0 ${width} ${HIGH + low}`, 'aria-hidden': 'true' },
    ...squares.flatMap(({ blocks }, at) => stack(blocks, {
      left: at * SQUARE + 3, foot: FOOT, width: SQUARE - 6, step: STEP, stood: before?.[at].blocks.length,
    })),
    ...(low ? track(marker, length, { left: 0, middle: HIGH + low / 2, width, radius: 3.6 }) : []));
}

/** What an action is about, as a picture; nothing where words say all. */
function pictures({ type, colour, square, target }, view, player) {
  const squares = (owner) => view.players[owner].squares;
  const own = squares(player);
  switch (type) {
    case 'claim_colour': return [pile(own.find(({ blocks }) => blocks[0] === colour)?.blocks ?? [], { more: colour })];
    case 'place_block': return [pile(own[square].blocks, { more: view.hand })];
    case 'mega_shut_down': return [pile([colour])];
    case 'heist': return [board(squares(target))];
    case 'shut_down': return [pile(squares(target)[square].blocks, { gone: true })];
    case 'steal_block': return [pile(squares(view.target)[square].blocks, { gone: true })];
    default: return [];
  }
}

/** What can be done now. A heist goes on with the dial that it has begun with, whatever others do meanwhile. */
class Turn extends Choices {
  #dial = null;

  /** @param own what lies under the cover */
  constructor(act, own) {
    super(act);
    this.own = own;
    document.addEventListener('visibilitychange', () => this.#dial?.close());
  }

  show(seat) {
    if (seat.question === undefined || seat.view.phase !== 'dials') this.#dial = null;
    super.show(seat);
  }

  /** Where tiles lie open, nothing is covered. */
  covers({ own }) { return own.length > 0 && this.own.cover.closed; }

  tells(seat) { return [...super.tells(seat), this.covers(seat)]; }

  parts(seat) {
    const parts = super.parts(seat);
    const dos = parts.find((part) => part.classList.contains('dos'));
    if (!dos) return parts;
    if (seat.view.phase === 'dials') {
      this.#dial ??= this.#dialOf(seat);
      return parts.map((part) => (part === dos ? this.#dial.element : part));
    }
    if (seat.press) {
      dos.classList.add('large');
      dos.firstChild.classList.add('roll');
      return parts;
    }
    const buttons = [...dos.children];
    seat.choices.forEach(({ action }, index) => buttons[index].prepend(...pictures(action, seat.view, seat.player)));
    const isNot = (_, index) => NOT.includes(seat.choices[index].action.type);
    const not = buttons.filter(isNot);
    not.forEach((button) => button.classList.remove('must'));
    dos.classList.add('narrow');
    dos.append(...not);
    const uses = buttons.filter((_, index) => USES.includes(seat.choices[index].action.type));
    if (uses.length && this.covers(seat)) {
      uses.forEach((button) => button.remove());
      dos.prepend(this.own.cover.backs(seat.own.length));
    }
    return parts;
  }

  #dialOf({ choices }) {
    const symbols = choices.map(({ label, action }) => ({
      label, draw: () => symbol(action.symbol),
    }));
    return new HoodedDial(symbols, (choice) => this.do({ choice }));
  }
}

/** The mini boards: the own one large, with the tiles that nobody else sees, the others beside each other. */
class Boards {
  #shown = '';
  #before = null;

  constructor(own) {
    this.own = own;
    this.mine = make('section', 'mine', {});
    this.others = make('section', '', {});
  }

  show(seat, table, facts) {
    this.own.show(seat);
    const shown = JSON.stringify([seat.view.players, seat.view.tray, seat.own, table.notes, seat.ranks]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { players, tray, options } = seat.view;
    const { player } = seat;
    const boardOf = (one) => board(players[one].squares, {
      marker: players[one].marker, length: Number(options.tracker), before: this.#before?.[one]?.squares, low: 14,
    });
    // In the end who has how much stands above, with the places.
    const note = (one) => seat.ranks ? '' : beside((table.notes[seat.places[one]] ?? []).slice(1));
    const sign = (one) => tokenPicture(seat.places[one], facts.seats[seat.places[one]]);
    this.mine.replaceChildren(
      make('h2', '', {}, word('page.seat-board')), make('div', 'plot', {}, boardOf(player), make('p', '', {}, ...bound(note(player)))), this.own.element);
    this.others.replaceChildren(
      make('h2', '', {}, word('page.seat-others')),
      make('div', 'stands rivals', {}, ...players.flatMap((_, one) => (one === player ? [] : [
        make('section', 'plot', {}, make('h3', '', {}, sign(one), make('span', '', {}, seat.names[one])), boardOf(one), make('p', 'quiet', {}, ...bound(note(one))))]))),
      make('h2', '', {}, word('page.seat-tray')),
      make('ul', 'tray', {}, ...Object.entries(tray).map(([colour, count]) => make('li', count ? '' : 'none', {},
        svg('svg', { class: 'chip', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('rect', { class: 'block', x: 1, y: 1, width: 22, height: 22, rx: 4, fill: fillOf(colour) })),
        make('span', '', {}, hueWord(colour.toUpperCase())), make('b', '', {}, String(count))))));
    this.#before = players;
  }
}

export class Page {
  constructor(root, act) {
    const own = new Own(() => {
      this.turn.show(this.seat);
      this.#coverOnce();
    });
    this.turn = new Turn(act, own);
    this.told = new Told();
    this.boards = new Boards(own);
    root.append(
      patternsApart(),
      make('div', 'columns', {},
        make('div', '', {}, this.turn.element, this.boards.mine),
        make('div', '', {}, this.told.element, this.boards.others)));
  }

  show({ seat, table, facts }) {
    this.seat = seat;
    this.turn.show(seat);
    this.boards.show(seat, table, facts);
    this.#coverOnce();
    this.told.show(seat);
  }

  /** Where the backs lie among what can be done they are not below once more. */
  #coverOnce() {
    const { own } = this.boards;
    own.element.hidden = !this.seat.own.length || Boolean(this.turn.element.querySelector('.backs'));
  }
}
