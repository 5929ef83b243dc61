// The groups of express, which a turn fills square by square; the jail; and everybody's way to the goal;
// in the end, the result.

import { inkOn, seatColour } from './palette.js';
import { appear, fillOf, hotel, house, inkOf, label, svg, token } from './paint.js';
import { resultOf } from './result.js';
import { Sheet } from './sheet.js';

const HOUSES = 4;

export default class Groups extends Sheet {
  constructor(board) {
    super('express-board', board);
  }

  /** In the end there is nothing left to fill: who came where stands above everybody's way. */
  matter({ matter }, moments, groups) {
    if (!matter) return null;
    return resultOf(this, matter, { moments, groups }, (group) => this.printed.groups.find((one) => one.group === group).name);
  }

  draw(lying, before) {
    const [width, height] = this.size;
    if (lying.matter) {
      const lane = Math.min(height / this.players.length, 90);
      this.changing.replaceChildren(...this.players.map((_, seat) => this.#race(seat, lying, { x: 0, y: height - (this.players.length - seat) * lane, width, height: lane })));
      return;
    }
    const upright = width < height;
    const columns = upright ? 1 : 2;
    const rows = this.printed.groups.length / columns;
    const lane = Math.min(height * 0.07, 54);
    const race = lane * this.players.length + lane * 0.4;
    const jail = Math.min(height * 0.13, 90);
    const rowHeight = (height - race - jail) / rows;
    this.changing.replaceChildren(
      ...this.printed.groups.map((group, index) => this.#group(group, lying, before, {
        x: Math.floor(index / rows) * (width / columns), y: (index % rows) * rowHeight,
        width: width / columns - 8, height: rowHeight - 6,
      })),
      this.#jail(lying, { x: 0, y: height - race - jail, width, height: jail - 6 }),
      ...this.players.map((_, seat) => this.#race(seat, lying, { x: 0, y: height - race + lane * 0.3 + seat * lane, width, height: lane })));
  }

  #group({ group, name, squares, value, each }, lying, before, { x, y, width, height }) {
    const dice = lying.board.filter((die) => die.group === group);
    const had = before ? before.board.filter((die) => die.group === group).length : dice.length;
    const complete = dice.length === squares;
    const square = Math.min(height * 0.8, width * 0.1);
    const at = x + width * 0.3;
    const cells = [...Array(squares).keys()].map((index) => {
      const left = at + index * (square + 6);
      const top = y + (height - square) / 2;
      const cell = svg('g', { class: dice[index] ? 'filled' : 'free' },
        svg('rect', { x: left, y: top, width: square, height: square, rx: square * 0.16, ...(dice[index] ? { fill: fillOf(group) } : {}) }));
      if (dice[index]) cell.append(svg('path', { class: 'tick', stroke: inkOf(group), d: `M${left + square * 0.25} ${top + square * 0.52}l${square * 0.2} ${square * 0.2}l${square * 0.32} ${-square * 0.42}` }));
      if (dice[index]?.chance) cell.append(svg('text', { class: 'number', x: left + square * 0.8, y: top + square * 0.36, 'font-size': square * 0.34, fill: inkOf(group) }, '?'));
      if (index >= had && dice[index]) appear(cell);
      return cell;
    });
    return svg('g', { class: complete ? 'group complete' : 'group', 'data-group': group, 'data-filled': dice.length },
      svg('rect', { class: 'plate', x, y, width, height, rx: 10 }),
      svg('rect', { x: x + 8, y: y + height * 0.16, width: width * 0.035, height: height * 0.68, fill: fillOf(group) }),
      label(name, { x: x + width * 0.07, y, width: width * 0.21, height, size: Math.min(height * 0.38, 31), lines: 2 }),
      ...cells,
      label(value, { x: x + width * 0.78, y: y + height * 0.06, width: width * 0.2, height: height * 0.54, size: Math.min(height * 0.5, 38), lines: 1, class: complete ? 'word money reached' : 'word money' }),
      label(`${squares - 1 ? '+' : ''}${each}`, { x: x + width * 0.78, y: y + height * 0.56, width: width * 0.2, height: height * 0.36, size: Math.min(height * 0.3, 22), lines: 1, class: 'word small' }));
  }

  #jail({ jail, go_money: go, hotel_money: hotelMoney, houses, turn, turn_score: score }, { x, y, width, height }) {
    const size = height * 0.8;
    const parts = [];
    for (let index = 0; index < this.printed.policemen; index++) {
      const left = x + 10 + index * (size + 10);
      parts.push(svg('g', { class: index < jail.length ? 'cell taken' : 'cell' },
        svg('rect', { x: left, y: y + height * 0.1, width: size, height: size, rx: 8 }),
        svg('path', { class: 'bars', d: [0.25, 0.5, 0.75].map((at) => `M${left + size * at} ${y + height * 0.1}v${size}`).join('') }),
        ...(index < jail.length ? [svg('circle', { class: 'policeman', cx: left + size / 2, cy: y + height / 2, r: size * 0.28 })] : [])));
    }
    const standing = houses[turn] ?? 0;
    const small = height * 0.24;
    const homes = x + 30 + this.printed.policemen * (size + 10);
    for (let index = 0; index < HOUSES; index++) {
      const piece = house(homes + small + index * small * 2.6, y + height / 2, small);
      if (index >= standing) piece.classList.add('free');
      parts.push(piece);
    }
    if (hotelMoney) parts.push(hotel(homes + small * 3 + HOUSES * small * 2.6, y + height / 2, small));
    const number = (money) => money.toLocaleString(document.documentElement.lang);
    const rest = homes + small * 6 + HOUSES * small * 2.6;
    // The sum, and how much of it GO has brought.
    parts.push(label(`+ ${number(score)}${go ? ` (${this.printed.go} ${number(go)})` : ''}`, {
      x: rest, y, width: x + width - rest - 10, height, size: Math.min(height * 0.62, 44), lines: 1, class: 'word money',
    }));
    return svg('g', { class: 'jail', 'data-policemen': jail.length }, svg('rect', { class: 'plate', x, y, width: width - 8, height, rx: 10 }), ...parts);
  }

  #race(seat, { scores, turn, turn_score: hoped, ended }, { x, y, width, height }) {
    const { place } = this.players[seat];
    const colour = seatColour(this.hues[seat]);
    const part = (score) => Math.min(1, score / this.printed.goal) * (width - height * 2.2);
    const from = x + height * 1.1;
    const thick = height * 0.5;
    const piece = token(place, this.hues[seat], height * 0.36);
    const end = from + part(scores[seat]);
    piece.setAttribute('transform', `translate(${x + height * 0.5} ${y + height / 2})`);
    const words = scores[seat].toLocaleString(document.documentElement.lang);
    const inside = part(scores[seat]) > words.length * thick * 0.7 + 16;
    return svg('g', { class: seat === turn ? 'race at-turn' : 'race', 'data-score': scores[seat] },
      svg('rect', { class: 'lane', x: from, y: y + (height - thick) / 2, width: width - height * 2.2, height: thick, rx: thick / 2 }),
      ...(seat === turn && hoped && !ended ? [svg('rect', { class: 'hoped', x: from, y: y + (height - thick) / 2, width: part(scores[seat] + hoped), height: thick, rx: thick / 2, fill: colour })] : []),
      svg('rect', { x: from, y: y + (height - thick) / 2, width: part(scores[seat]), height: thick, rx: thick / 2, fill: colour }),
      svg('text', {
        class: 'word', x: inside ? end - 8 : end + 10, y: y + height / 2 + thick * 0.34, 'font-size': thick * 0.9,
        'text-anchor': inside ? 'end' : 'start', fill: inside ? inkOn(colour) : '#f6ecd6',
      }, words),
      svg('path', { class: 'flag', d: `M${from + width - height * 2.2 + 4} ${y + height * 0.15}v${height * 0.7}m0 ${-height * 0.7}l${height * 0.5} ${height * 0.18}l${-height * 0.5} ${height * 0.18}` }),
      piece);
  }
}
