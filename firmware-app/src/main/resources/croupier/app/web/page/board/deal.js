// What lies before everybody in deal: sets that grow, the bank, and how many plays and cards are left; and the piles.

import { word } from '../words.js';
import { coloursOf } from './cards.js';
import { appear, fillOf, label, svg, token } from './paint.js';
import { places } from './sets.js';
import { Sheet } from './sheet.js';

/** So much wider than high a place must be for words and money to stand beside the sets, and not above and below them. */
const WIDE = 3.4;
/** So many sets have room for all that is said of them; of more the name stands on two lines, and the rent is but a sum. */
const FEW = 5;
/** Sets stand in two rows where they are not much flatter then. */
const FLAT = 0.6;
const GAP = 12;

const discarded = ({ discards }) => Object.values(discards).reduce((sum, count) => sum + count, 0);

export default class Sets extends Sheet {
  constructor(board) {
    super('deal-board', board);
  }

  draw(lying, before) {
    const [width, all] = this.size;
    const count = lying.players.length;
    const columns = width > all * 0.95 && count > 3 ? 2 : 1;
    const rows = Math.ceil(count / columns);
    const spare = rows * columns > count;
    const foot = spare ? 0 : Math.min(all * 0.12, width * 0.16, 110);
    const [wide, high] = [width / columns, (all - foot) / rows];
    const place = (index) => ({ x: (index % columns) * wide, y: Math.floor(index / columns) * high, width: wide - 10, height: high - 8 });
    const below = { x: 0, y: all - foot, width: width - 10, height: foot - 4 };
    this.changing.replaceChildren(
      ...lying.players.map((player, seat) => this.#player(seat, player, before?.players[seat], lying, place(seat))),
      this.#piles(lying, before, spare ? this.#within(place(count), 104) : below));
  }

  /** The middle of a place, no higher than that. */
  #within({ y, height, ...place }, most) {
    const high = Math.min(height, most);
    return { ...place, y: y + (height - high) / 2, height: high };
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

  #player(seat, { held, bank, worth, sets, complete_colours: complete }, before, lying, place) {
    const { x, y, width, height } = place;
    const turn = seat === lying.turn;
    const asked = !turn && lying.to_act.includes(seat);
    const parts = width > height * WIDE ? this.#beside(place) : this.#above(place);
    const { head, goal, plays, hand, money, lies } = parts;
    const piece = token(this.players[seat].place, this.hues[seat], head.height * 0.36);
    piece.setAttribute('transform', `translate(${x + head.height * 0.6} ${y + head.height * 0.62})`);
    return svg('g', { class: turn ? 'player at-turn' : asked ? 'player asked-now' : 'player', 'data-player': seat, 'data-sets': sets.length, 'data-complete': complete, 'data-bank': worth },
      svg('rect', { class: 'plate', x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 12 }), piece,
      label(this.players[seat].name, { ...head, size: head.height * 0.62, lines: 1, start: true }),
      ...this.#goal(complete, goal),
      ...(turn ? this.#plays(lying.plays_left, plays) : []),
      ...this.#hand(held, hand),
      this.#bank(bank, worth, money),
      ...this.#sets(sets, before?.sets, lies));
  }

  /** Where all is before somebody who has much room aside: who, how far and how rich on the left, the sets beside. */
  #beside({ x, y, width, height }) {
    const line = Math.min(height * 0.25, width * 0.043, 62);
    const left = line * 6.5;
    const middle = y + height * 0.5;
    return {
      head: { x: x + line * 1.15, y: y + line * 0.14, width: left - line * 1.2, height: line * 0.9 },
      goal: { x: x + line * 0.5, y: middle, size: line * 0.28 },
      plays: { x: x + line * 2.75, y: middle, size: line * 0.17 },
      hand: { x: x + left - line * 1.5, y: middle - line * 0.4, size: line * 0.74 },
      money: { x: x + 12, y: y + height - line * 0.95, width: left - 20, height: line * 0.8 },
      lies: { x: x + left + 12, y: y + 12, width: width - left - 24, height: height - 18 },
    };
  }

  /** Where all is before somebody who has less: one line above the sets, and the money below. */
  #above({ x, y, width, height }) {
    const line = Math.min(height * 0.2, width * 0.085, 54);
    const middle = y + line * 0.6;
    return {
      head: { x: x + line * 1.15, y: y + line * 0.1, width: width * 0.455 - line * 1.2, height: line },
      goal: { x: x + width * 0.49, y: middle, size: line * 0.26 },
      plays: { x: x + width * 0.49 + line * 2.1, y: middle, size: line * 0.15 },
      hand: { x: x + width - line * 1.75, y: y + line * 0.2, size: line * 0.78 },
      money: { x: x + 12, y: y + height - line * 0.9 - 4, width: width - 24, height: line * 0.86 },
      lies: { x: x + 12, y: y + line * 1.25, width: width - 24, height: height - line * 2.3 - 6 },
    };
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
    const most = Math.max(sets.length, FEW);
    const roomIn = (rows, flat) => Math.min(width / Math.ceil(most / rows), (height / rows) * flat);
    const rows = roomIn(2, FLAT) > roomIn(1, FLAT) ? 2 : 1;
    const columns = Math.ceil(most / rows);
    const [room, high] = [roomIn(rows, 1.6), height / rows];
    return sets.map((set, index) => {
      const fresh = before && JSON.stringify(before[index]) !== JSON.stringify(set);
      const drawn = this.#set(set, sets.length > FEW, {
        x: x + (index % columns) * room, y: y + Math.floor(index / columns) * high, width: room - GAP, height: high - (rows - 1) * GAP,
      });
      if (fresh) appear(drawn);
      return drawn;
    });
  }

  /** @param crowded whether its words have little room aside */
  #set(set, crowded, { x, y, width, height }) {
    const foot = crowded ? Math.min(height * 0.5, 84) : Math.min(height * 0.36, 58);
    const named = foot * (crowded ? 0.64 : 0.5);
    const words = { x: x - GAP / 4, width: width + GAP / 2, size: crowded ? foot * 0.3 : foot * 0.44, exact: true, breakable: true };
    const rent = crowded ? set.rent : word('page.seat-rent', { amount: set.rent });
    return svg('g', { class: 'set', 'data-colour': set.colour },
      ...places(set, { x, y, width, height: height - foot }),
      label(this.printed.groups[set.colour], { ...words, lines: crowded ? 2 : 1, y: y + height - foot, height: named }),
      label(rent, { ...words, lines: 1, y: y + height - foot + named, height: foot - named, class: 'word money' }));
  }

  #bank(bank, worth, { x, y, width, height }) {
    const sum = height * 1.9;
    const wide = height * 0.84;
    const room = Math.min(wide + height * 0.06, (width - sum - wide) / Math.max(1, bank.length - 1));
    return svg('g', { class: 'bank' },
      label(worth, { x, y, width: sum * 0.9, height, size: height * 0.62, lines: 1, class: 'word money' }),
      ...[...bank].sort((one, other) => other - one).map((value, index) => svg('g', {},
        svg('rect', { class: 'note', x: x + sum + index * room, y: y + height * 0.1, width: wide, height: height * 0.8, rx: 4 }),
        svg('text', { class: 'number', x: x + sum + index * room + Math.min(wide, room) / 2, y: y + height * 0.64, 'font-size': height * 0.42 }, String(value)))));
  }
}
