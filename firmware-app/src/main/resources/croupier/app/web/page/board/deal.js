// What lies before everybody in deal: sets that grow, the bank, and how many plays and cards are left; and the piles.

import { coloursOf } from './cards.js';
import { appear, fillOf, label, svg, token } from './paint.js';
import { places } from './sets.js';
import { Sheet } from './sheet.js';

const discarded = ({ discards }) => Object.values(discards).reduce((sum, count) => sum + count, 0);

export default class Sets extends Sheet {
  constructor(board) {
    super('deal-board', board);
  }

  draw(lying, before) {
    const [width, all] = this.size;
    const foot = Math.min(all * 0.13, width * 0.16, 96);
    const height = all - foot;
    const count = lying.players.length;
    const columns = width > height * 1.1 && count > 3 ? 2 : 1;
    const rows = Math.ceil(count / columns);
    this.changing.replaceChildren(...lying.players.map((player, seat) => this.#player(seat, player, before?.players[seat], lying, {
      x: (seat % columns) * (width / columns), y: Math.floor(seat / columns) * (height / rows), width: width / columns - 10, height: height / rows - 8,
    })), this.#piles(lying, before, { x: 0, y: height, width: width - 10, height: foot - 4 }));
  }

  /** The draw pile face down, and the discards with the card on top. */
  #piles(lying, before, { x, y, width, height }) {
    const { pile, top_discard: top, top_called: called } = lying;
    const discards = discarded(lying);
    const { pile: drawn, discards: thrown } = this.printed;
    const card = { width: height * 0.62, height: height * 0.86, rx: 4 };
    const high = y + height * 0.07;
    const half = width / 2;
    const number = (name, count, left) => [
      label(name, { x: left, y: high, width: half * 0.3, height: height * 0.4, size: height * 0.26, lines: 1, class: 'word small' }),
      label(String(count), { x: left, y: y + height * 0.44, width: half * 0.3, height: height * 0.5, size: height * 0.44, lines: 1, class: 'word money' }),
    ];
    const beside = x + height;
    const middle = x + half;
    const face = top ? this.#face(top, called, { x: middle + half * 0.32, y: high, width: half * 0.66, height: card.height }) : null;
    if (face && before && discarded(before) !== discards) appear(face);
    return svg('g', { class: 'piles', 'data-pile': pile, 'data-discards': discards, 'data-top': top ?? '' },
      svg('rect', { class: 'plate', x, y, width, height, rx: 12 }),
      ...(pile ? [8, 4, 0].map((by) => svg('rect', { class: 'back', x: x + height * 0.2 + by, y: high + by / 2, ...card })) : []),
      ...number(drawn, pile, beside), ...number(thrown, discards, middle), ...(face ? [face] : []));
  }

  #face(card, called, { x, y, width, height }) {
    const colours = coloursOf(card);
    const stripe = width / Math.max(1, colours.length);
    const strip = colours.length ? height * 0.2 : 0;
    return svg('g', { class: 'face' },
      svg('rect', { class: 'note', x, y, width, height, rx: 5 }),
      ...colours.map((colour, index) => svg('rect', { x: x + index * stripe, y: y, width: stripe, height: strip, fill: fillOf(colour) })),
      label(called, { x: x + 6, y: y + strip, width: width - 12, height: height - strip, size: height * 0.4, lines: 2, class: 'number' }));
  }

  #player(seat, { held, bank, worth, sets, complete_colours: complete }, before, lying, { x, y, width, height }) {
    const { place, name } = this.players[seat];
    const head = Math.min(height * 0.24, 54);
    const piece = token(place, this.hues[seat], head * 0.36);
    piece.setAttribute('transform', `translate(${x + head * 0.6} ${y + head * 0.55})`);
    const turn = seat === lying.turn;
    return svg('g', { class: turn ? 'player at-turn' : 'player', 'data-player': seat, 'data-sets': sets.length, 'data-complete': complete, 'data-bank': worth },
      svg('rect', { class: 'plate', x, y, width, height, rx: 12 }), piece,
      label(name, { x: x + head * 1.1, y, width: width * 0.24, height: head * 1.1, size: head * 0.6, lines: 1 }),
      ...this.#goal(complete, { x: x + width * 0.45, y: y + head * 0.55, size: head * 0.26 }),
      ...(turn ? this.#plays(lying.plays_left, { x: x + width * 0.64, y: y + head * 0.55, size: head * 0.2 }) : []),
      ...this.#hand(held, { x: x + width - head * 1.9, y: y + head * 0.16, size: head * 0.78 }),
      ...this.#sets(sets, before?.sets, { x: x + 10, y: y + head * 1.15, width: width - 20, height: height - head * 2 - 14 }),
      this.#bank(bank, worth, { x: x + 10, y: y + height - head * 0.8 - 4, width: width - 20, height: head * 0.8 }));
  }

  /** One mark for each set that is still needed. */
  #goal(complete, { x, y, size }) {
    return [...Array(this.printed.sets_to_win).keys()].map((index) => svg('path', {
      class: index < complete ? 'goal reached' : 'goal', d: 'M0 -1L.3 -.35L1 -.3L.45 .15L.62 .85L0 .45L-.62 .85L-.45 .15L-1 -.3L-.3 -.35z',
      transform: `translate(${x + index * size * 2.5} ${y}) scale(${size})`,
    }));
  }

  #plays(left, { x, y, size }) {
    return [...Array(this.printed.plays).keys()].map((index) =>
      svg('circle', { class: index < left ? 'play left' : 'play', cx: x + index * size * 2.8, cy: y, r: size }));
  }

  /** How many cards are in the hand: their backs. */
  #hand(held, { x, y, size }) {
    return [
      svg('rect', { class: 'back', x: x + size * 0.2, y: y + size * 0.1, width: size * 0.62, height: size * 0.86, rx: 3 }),
      svg('rect', { class: 'back', x, y, width: size * 0.62, height: size * 0.86, rx: 3 }),
      label(`× ${held}`, { x: x + size * 0.95, y, width: size * 1.1, height: size, size: size * 0.62, lines: 1 }),
    ];
  }

  #sets(sets, before, { x, y, width, height }) {
    const room = Math.min(width / Math.max(sets.length, 5), height * 1.9);
    return sets.map((set, index) => {
      const fresh = before && JSON.stringify(before[index]) !== JSON.stringify(set);
      const drawn = this.#set(set, { x: x + index * room, y, width: room - 8, height });
      if (fresh) appear(drawn);
      return drawn;
    });
  }

  #set(set, { x, y, width, height }) {
    const foot = Math.min(height * 0.32, 40);
    return svg('g', { class: 'set', 'data-colour': set.colour },
      ...places(set, { x, y, width, height: height - foot }),
      label(`${this.printed.groups[set.colour]} ${set.rent}`, { x, y: y + height - foot, width, height: foot, size: Math.min(foot * 0.62, 26), lines: 2 }));
  }

  #bank(bank, worth, { x, y, width, height }) {
    const sum = height * 1.9;
    const room = Math.min(height * 0.86, (width - sum) / Math.max(1, bank.length));
    return svg('g', { class: 'bank' },
      label(worth, { x, y, width: sum * 0.9, height, size: height * 0.62, lines: 1, class: 'word money' }),
      ...[...bank].sort((one, other) => other - one).map((value, index) => svg('g', {},
        svg('rect', { class: 'note', x: x + sum + index * room, y: y + height * 0.1, width: Math.min(height * 0.78, room + height * 0.2), height: height * 0.8, rx: 4 }),
        svg('text', { class: 'number', x: x + sum + index * room + height * 0.3, y: y + height * 0.64, 'font-size': height * 0.42 }, String(value)))));
  }
}
