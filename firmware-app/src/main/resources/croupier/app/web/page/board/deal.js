// What lies before everybody in deal: sets that grow, the bank, and how many plays and cards are left.

import { appear, fillOf, hotel, house, label, svg, token } from './paint.js';
import { Sheet } from './sheet.js';

export default class Sets extends Sheet {
  constructor(board) {
    super('deal-board', board);
  }

  draw(lying, before) {
    const [width, height] = this.size;
    const count = lying.players.length;
    const columns = width > height * 1.1 && count > 3 ? 2 : 1;
    const rows = Math.ceil(count / columns);
    this.changing.replaceChildren(...lying.players.map((player, seat) => this.#player(seat, player, before?.players[seat], lying, {
      x: (seat % columns) * (width / columns), y: Math.floor(seat / columns) * (height / rows), width: width / columns - 10, height: height / rows - 8,
    })));
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

  #set({ colour, cards, complete, rent }, { x, y, width, height }) {
    const { name, size } = this.printed.groups[colour];
    const properties = cards.filter((card) => !/^(house|hotel)_on_/.test(card));
    const most = Math.max(size, properties.length);
    const foot = Math.min(height * 0.32, 40);
    const step = (height - foot) / most;
    const parts = [];
    for (let index = 0; index < most; index++) {
      const top = y + index * step;
      parts.push(svg('rect', {
        class: index < properties.length ? 'property' : 'property free', x, y: top, width, height: step - 3, rx: 4,
        ...(index < properties.length ? { fill: fillOf(colour) } : {}),
      }));
      if (properties[index]?.includes('_as_')) {
        parts.push(svg('path', { class: 'wild', d: 'M0 -1L.9 0L0 1L-.9 0z', transform: `translate(${x + width * 0.86} ${top + (step - 3) / 2}) scale(${Math.min(step * 0.3, width * 0.09)})` }));
      }
    }
    const build = Math.min(step * 0.32, width * 0.12);
    if (cards.some((card) => card.startsWith('house_on_'))) parts.push(house(x + width * 0.24, y + step / 2, build));
    if (cards.some((card) => card.startsWith('hotel_on_'))) parts.push(hotel(x + width * 0.58, y + step / 2, build));
    if (complete) parts.push(svg('rect', { class: 'whole', x: x - 2, y: y - 2, width: width + 4, height: most * step + 1, rx: 6 }));
    return svg('g', { class: 'set', 'data-colour': colour },
      ...parts, label(`${name} ${rent}`, { x, y: y + most * step, width, height: foot, size: Math.min(foot * 0.62, 26), lines: 2 }));
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
