// The ring of travel and brands: who owns what, what is built, what is mortgaged, and tokens that walk.

import { inkOn, seatColour } from './palette.js';
import { fillOf, glide, hotel, house, label, patterns, svg, token } from './paint.js';

const SIDE = 10;
const SPACES = 4 * SIDE;
const JAIL = SIDE;
const FARTHEST_BACK = 3;
/** The rows along the longer sides of the screen are so much deeper than they would be. */
const DEEP = 1.3;
/** How much of a space its group takes, towards the middle of the board, and its owner at the foot. */
const BAND = { side: 0.24, row: 0.29 };
const FOOT = { side: 0.31, row: 0.27 };
/** So much of the room beside a name stays free. */
const MARGIN = 6;

/** Column and row of a space; the first is bottom right, and the way goes clockwise. */
function cellOf(space) {
  const side = Math.floor(space / SIDE);
  const step = space % SIDE;
  return [[SIDE - step, SIDE], [0, SIDE - step], [step, 0], [SIDE, step]][side];
}

/** Where the spaces of a row begin, and where the last one ends; the outer two are deeper where there is room for it. */
function edges(length, deep) {
  const outer = (length / (SIDE + 1)) * deep;
  const inner = (length - 2 * outer) / (SIDE - 1);
  return [0, ...[...Array(SIDE).keys()].map((at) => outer + at * inner), length];
}

const ICONS = {
  go: 'M.9 -.25H-.2V-.7L-.95 0L-.2 .7V.25H.9z',
  chance: '', free_parking: '', tax: 'M-.75 0a.75 .5 0 1 0 1.5 0a.75 .5 0 1 0 -1.5 0M-.75 0v.3a.75 .5 0 0 0 1.5 0V0',
  community_chest: 'M-.8 -.1H.8V.65H-.8zM-.8 -.1a.8 .5 0 0 1 1.6 0M-.12 .1h.24v.25h-.24z',
  jail: 'M-.8 -.8H.8V.8H-.8zM-.4 -.8V.8M0 -.8V.8M.4 -.8V.8',
  go_to_jail: 'M-.95 -.2H-.3V-.5L.05 0L-.3 .5V.2H-.95zM.2 -.7H.95V.7H.2zM.45 -.7V.7M.7 -.7V.7',
};
const SIGNS = { chance: '?', free_parking: 'P' };

export default class Ring {
  #tokens = [];
  #cells = [];
  #lying = null;

  constructor({ printed, players, seats }) {
    Object.assign(this, { printed, players, seats });
    this.hues = players.map(({ place }) => seats[place]);
    this.element = svg('svg', { class: 'classic-board' });
  }

  /** Everything anew, for a room of this size. */
  lay(width, height) {
    const lies = width > height;
    this.columns = edges(width, lies ? 1 : DEEP);
    this.rows = edges(height, lies ? DEEP : 1);
    this.radius = Math.min(this.columns[2] - this.columns[1], this.rows[2] - this.rows[1]) * 0.31;
    this.element.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#cells = this.printed.spaces.map((space, number) => this.#space(space, number));
    this.#tokens = this.players.map(({ place }, player) => token(place, this.hues[player], this.radius));
    this.places = this.#tokens.map(() => null);
    this.element.replaceChildren(patterns(), ...this.#cells.map((cell) => cell.element), ...this.#tokens);
    const lying = this.#lying;
    this.#lying = null;
    if (lying) this.show(lying);
  }

  /** Where a space lies, and where on it group, name and owner do: the group is towards the middle, as on any board. */
  #cellAt(number) {
    const [column, row] = cellOf(number);
    const [x, y] = [this.columns[column], this.rows[row]];
    const [width, height] = [this.columns[column + 1] - x, this.rows[row + 1] - y];
    const upright = (column === 0 || column === SIDE) && row % SIDE !== 0;
    const foot = height * (upright ? FOOT.side : FOOT.row);
    if (upright) {
      const wide = width * BAND.side;
      const from = column ? x + wide : x;
      return {
        x, y, width, height, upright, band: { x: column ? x : x + width - wide, y, width: wide, height },
        name: { x: from + MARGIN, y, width: width - wide - 2 * MARGIN, height: height - foot },
        foot: { x: from, y: y + height - foot, width: width - wide, height: foot },
      };
    }
    const high = height * BAND.row;
    const from = row ? y + high : y;
    return {
      x, y, width, height, upright, band: { x, y: row ? y : y + height - high, width, height: high },
      name: { x: x + MARGIN, y: from, width: width - 2 * MARGIN, height: height - high - foot },
      foot: { x, y: from + height - high - foot, width, height: foot },
    };
  }

  #space({ kind, name, group, price }, number) {
    const cell = this.#cellAt(number);
    const { x, y, width, height } = cell;
    const changing = svg('g');
    const size = Math.min(width * 0.16, height * 0.3, 34);
    const fixed = [svg('rect', { class: 'space', x, y, width, height })];
    if (group) {
      fixed.push(svg('rect', { class: 'band', ...cell.band, fill: fillOf(group) }));
      fixed.push(label(name, { ...cell.name, size, lines: 3, 'data-deed': number }));
    } else {
      const middle = [x + width / 2, y + height * 0.34];
      fixed.push(SIGNS[kind]
        ? svg('text', { class: 'sign', x: middle[0], y: middle[1] + height * 0.2, 'font-size': Math.min(height * 0.56, width * 0.6) }, SIGNS[kind])
        : svg('path', { class: `icon ${kind}`, d: ICONS[kind], transform: `translate(${middle.join(' ')}) scale(${Math.min(height, width) * 0.27})` }));
      fixed.push(label(name, { x: x + MARGIN, y: y + height * 0.62, width: width - 2 * MARGIN, height: height * 0.36, size: size * 0.8, lines: 2 }));
    }
    return { ...cell, price, size, changing, element: svg('g', {}, ...fixed, changing) };
  }

  show(lying) {
    const before = this.#lying;
    this.#lying = lying;
    if (!this.columns) return;
    for (const deed of lying.deeds) this.#deed(deed, lying);
    lying.players.forEach((player, seat) => this.#walk(seat, before?.players[seat], player, lying));
  }

  #deed({ deed, owner, mortgaged, buildings = 0 }, lying) {
    const cell = this.#cells[deed];
    const asked = (lying.auction?.deed ?? lying.to_buy) === deed;
    const now = JSON.stringify([owner, mortgaged, buildings, asked]);
    if (cell.now === now) return;
    cell.now = now;
    const { x, y, width, height, band, foot, price } = cell;
    const parts = [];
    const size = foot.height * 0.82;
    cell.element.classList.toggle('mortgaged', mortgaged);
    if (mortgaged) {
      const [right, bottom] = [band.x + band.width, band.y + band.height];
      parts.push(svg('path', { class: 'cross', d: `M${band.x} ${band.y}L${right} ${bottom}M${band.x} ${bottom}L${right} ${band.y}` }));
    }
    if (owner >= 0) {
      const colour = seatColour(this.hues[owner]);
      const { place, name } = this.players[owner];
      parts.push(svg('rect', { ...foot, fill: colour, class: 'owner', 'data-owner': owner }));
      parts.push(label(`${place + 1} ${name}`, { ...foot, x: foot.x + 2, width: foot.width - 4, size, lines: 1, fill: inkOn(colour) }));
    } else {
      parts.push(label(price, { ...foot, size, lines: 1 }));
    }
    parts.push(...this.#buildings(band, buildings));
    if (asked) parts.push(svg('rect', { class: 'asked', x: x + 2, y: y + 2, width: width - 4, height: height - 4 }));
    cell.changing.replaceChildren(...parts);
  }

  /** What stands on the group's colour: houses in rows, as many as there is room for, or one hotel. */
  #buildings(band, count) {
    const { most_houses: most } = this.printed;
    const middle = [band.x + band.width / 2, band.y + band.height / 2];
    if (count > most) return [hotel(...middle, Math.min(band.height * 0.4, band.width * 0.22))];
    const along = band.width > band.height ? most : 2;
    const rows = Math.ceil(most / along);
    const size = Math.min(band.height / rows, band.width / along) * 0.4;
    const step = size * 2.4;
    return [...Array(count).keys()].map((number) => house(
      middle[0] + ((number % along) - (Math.min(count, along) - 1) / 2) * step,
      middle[1] + (Math.floor(number / along) - (Math.ceil(count / along) - 1) / 2) * step, size));
  }

  /** Where a token stands; those on one space stand beside each other. */
  #place(seat, space, lying) {
    const here = lying.players.map((player, other) => [player, other]).filter(([player]) => player.space === space && !player.bankrupt);
    const index = Math.max(0, here.findIndex(([, other]) => other === seat));
    return this.#slot(space, index, here.length);
  }

  /** Beside the space, on the inside of the ring: what is printed stays to be read. */
  #slot(space, index, count) {
    const [column, row] = cellOf(space);
    const { x, y, width, height, upright } = this.#cellAt(space);
    const step = this.radius * 2.25;
    const along = Math.min(count, 3);
    const spread = ((index % 3) - (along - 1) / 2) * step;
    const deep = this.radius * 1.2 + Math.floor(index / 3) * step;
    const inward = (at, size) => (at === 0 ? size + deep : at === SIDE ? -deep : size / 2);
    const sideways = (column ? -1 : 1) * (index % 3) * step;
    return upright
      ? [x + inward(column, width) + sideways, y + height / 2]
      : [x + inward(column, width) + (column && column < SIDE ? spread : sideways), y + inward(row, height)];
  }

  #walk(seat, before, { space, jail, bankrupt }, lying) {
    const piece = this.#tokens[seat];
    piece.classList.toggle('gone', bankrupt);
    piece.classList.toggle('jailed', jail > 0);
    piece.dataset.space = space;
    this.#bars(piece, jail > 0);
    const target = this.#place(seat, space, lying);
    const way = before && this.places[seat] ? [this.places[seat]] : [];
    if (way.length && before.space !== space) {
      const ahead = (space - before.space + SPACES) % SPACES;
      const back = SPACES - ahead;
      const step = back <= FARTHEST_BACK ? -1 : 1;
      const jumps = jail > 0 && space === JAIL;
      for (let at = before.space; !jumps && at !== space; at = (at + step + SPACES) % SPACES) {
        if (at !== before.space) way.push(this.#slot(at, 0, 1));
      }
    }
    this.places[seat] = target;
    glide(piece, [...way, target]);
  }

  #bars(piece, behind) {
    piece.querySelector('.bars')?.remove();
    const r = this.radius;
    if (behind) piece.append(svg('path', { class: 'bars', d: [-0.7, 0, 0.7].map((at) => `M${at * r} ${-1.2 * r}V${1.2 * r}`).join('') }));
  }
}
