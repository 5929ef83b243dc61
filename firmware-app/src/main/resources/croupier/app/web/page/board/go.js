// The mini boards of go: for each player a small ring that the token walks, four Build squares with blocks that stack,
// and the way of the marker; between them the tray.

import { DIAL, FULL, hood, stack, symbol, track } from './blocks.js';
import { appear, fillOf, glide, label, lettersOf, patterns, svg, token } from './paint.js';

const SQUARES = 4;
const BLOCKS = 5;
const SIGNS = { chance: '?', bank_heist: '$', shut_down: '!', free_parking: 'P', just_visiting: '', go_to_jail: '' };
/** Signs that say what they are themselves need no key. */
const KEYED = ['chance', 'bank_heist', 'shut_down', 'free_parking'];
const CLOSED = -1;
const ARROW = 'M-.95 -.15H-.45V-.45L.05 0L-.45 .45V.15H-.95z';
/** So much longer than wide, or wider than long, a board may be drawn to fill its room. */
const STRETCH = 1.5;
/** A name stands above its board, over all of its width; of the board's height this much. */
const NAMED = 0.11;
/** So many tiles have room beside each other. */
const TILES = 7;
const SHIELD = 'M-.6 -.7H.6V0Q.6 .55 0 .85Q-.6 .55 -.6 0z';
const BARS = 'M-.7 -.7H.7V.7H-.7zM-.35 -.7V.7M0 -.7V.7M.35 -.7V.7';

export default class MiniBoards {
  #lying = null;
  #dials = new Map();
  #tokens = [];

  constructor({ printed, players, seats }) {
    Object.assign(this, { printed, players, seats });
    this.hues = players.map(({ place }) => seats[place]);
    this.element = svg('svg', { class: 'go-board' });
  }

  lay(width, all) {
    this.element.setAttribute('viewBox', `0 0 ${width} ${all}`);
    const foot = Math.min(all * 0.05, 36);
    const height = all - foot;
    const count = this.players.length;
    const low = Math.min(height * 0.16, 110);
    const narrow = Math.min(width * 0.2, 190);
    // The tray lies below the boards, or beside them where they become larger.
    const [below, beside] = [this.#arranged(count, width, height - low), this.#arranged(count, width - narrow, height)];
    const { columns, room, size } = beside.area > below.area ? beside : below;
    this.tray = beside.area > below.area
      ? { x: width - narrow, y: 0, width: narrow, height }
      : { x: 0, y: height - low, width, height: low };
    this.side = this.printed.spaces.length / 4;
    this.named = size[1] * NAMED;
    this.cell = [size[0], size[1] - this.named].map((length) => length / (this.side + 1));
    /** What is drawn on a space is as large as its shorter side. */
    this.unit = Math.min(...this.cell);
    this.corners = this.players.map((_, seat) => [
      (seat % columns) * room[0] + (room[0] - size[0]) / 2, Math.floor(seat / columns) * room[1] + (room[1] - size[1]) / 2 + this.named]);
    this.changing = svg('g');
    this.heist = svg('g');
    this.#tokens = this.players.map(({ place }, seat) => this.#token(place, this.hues[seat]));
    this.element.replaceChildren(patterns(), ...this.corners.map((corner, seat) => this.#board(corner, seat)), this.#key({ y: height, width, height: foot }), this.changing, this.heist, ...this.#tokens);
    const lying = this.#lying;
    this.#lying = null;
    if (lying) this.show(lying);
  }

  /** A token on a disc, so that it is seen on a space of its own colour too. */
  #token(place, hue) {
    const piece = token(place, hue, this.unit * 0.3);
    piece.prepend(svg('circle', { class: 'stand', r: this.unit * 0.42 }));
    return piece;
  }

  /** As many boards beside each other as leave them largest. */
  #arranged(count, width, height) {
    return [1, 2, 3, 4].slice(0, count).map((columns) => {
      const room = [width / columns, height / Math.ceil(count / columns)];
      const [wide, high] = room.map((length) => length - 10);
      const size = [Math.min(wide, high * STRETCH), Math.min(high, wide * STRETCH)];
      return { columns, room, size, area: size[0] * size[1] };
    }).reduce((best, other) => (other.area > best.area ? other : best));
  }

  #cellOf(space) {
    const side = Math.floor(space / this.side);
    const step = space % this.side;
    return [[this.side - step, this.side], [0, this.side - step], [step, 0], [this.side, step]][side];
  }

  #at([left, top], space) {
    const [column, row] = this.#cellOf(space);
    return [left + (column + 0.5) * this.cell[0], top + (row + 0.5) * this.cell[1]];
  }

  #board(corner, seat) {
    const [wide, high] = this.cell;
    const size = this.unit;
    const spaces = this.printed.spaces.map(({ kind, group, name }, number) => {
      const [x, y] = this.#at(corner, number);
      const parts = [svg('rect', {
        class: `space ${kind}`, x: x - wide / 2, y: y - high / 2, width: wide, height: high, ...(group ? { fill: fillOf(group) } : {}),
      })];
      if (SIGNS[kind]) parts.push(svg('text', { class: 'sign', x, y: y + size * 0.17, 'font-size': size * 0.56 }, SIGNS[kind]));
      if (kind === 'go') parts.push(label(name, { x: x - wide * 0.45, y: y - high / 2, width: wide * 0.9, height: high, size: size * 0.42, lines: 2, class: 'sign' }));
      if (kind === 'go_to_jail') parts.push(...this.#toJail(x, y, size));
      else if (kind === 'just_visiting') parts.push(svg('path', { class: 'icon', d: BARS, transform: `translate(${x} ${y}) scale(${size * 0.42})` }));
      return svg('g', {}, ...parts);
    });
    const place = { x: corner[0], y: corner[1] - this.named, width: wide * (this.side + 1), height: this.named, size: this.named * 0.8, lines: 1, exact: true };
    const names = this.players.map((player) => `${player.place + 1} ${player.name}`.replaceAll(' ', '\u00a0'));
    // All in the same letters.
    place.size = Math.min(...names.map((name) => lettersOf(name, place)));
    return svg('g', { class: 'mini' }, ...spaces, label(names[seat], { ...place, class: 'word called' }));
  }

  /** How wide and how high it is inside of the ring. */
  #inner() { return this.cell.map((length) => length * (this.side - 1)); }

  /** What the signs stand for. */
  #key({ y, width, height }) {
    const entries = KEYED.map((kind) => [kind, this.printed.spaces.find((space) => space.kind === kind)?.name]).filter(([, name]) => name);
    const kept = (this.printed.kept ?? []).map(({ kind, name }) => [kind, name, true]);
    const room = width / (entries.length + kept.length);
    const size = height * 0.8;
    return svg('g', { class: 'key' }, ...[...entries, ...kept].flatMap(([kind, name, tile], index) => [
      ...(tile ? this.#tile(kind, { x: index * room + 4, y: y + height * 0.1, height: size }) : [
        svg('rect', { class: `space ${kind}`, x: index * room + 4, y: y + height * 0.1, width: size, height: size }),
        svg('text', { class: 'sign', x: index * room + 4 + size / 2, y: y + height * 0.76, 'font-size': height * 0.7 }, SIGNS[kind]),
      ]),
      label(name, { x: index * room + size + 12, y, width: room - size - 20, height, size: height * 0.62, lines: 1, start: true, exact: true }),
    ]));
  }

  /** An arrow to the bars: who comes here does not only visit. */
  #toJail(x, y, size) {
    const draw = (named, d, to, large) => svg('path', { class: named, d, transform: `translate(${x + to * size} ${y}) scale(${size * large})` });
    return [draw('icon go', ARROW, -0.02, 0.42), draw('icon', BARS, 0.23, 0.28)];
  }

  /** A kept tile: its back, or what it is where tiles lie open. */
  #tile(kind, { x, y, height }) {
    const width = height * 0.75;
    const at = { transform: `translate(${x + width / 2} ${y + height / 2}) scale(${width * 0.45})` };
    const back = svg('rect', { class: 'tile', x, y, width, height, rx: 2 });
    switch (kind) {
      case 'go_button': return [back, svg('g', at, svg('circle', { class: 'press', r: 0.78 }))];
      case 'mr_monopoly': return [back, svg('text', { class: 'sign', x: x + width / 2, y: y + height * 0.67, 'font-size': height * 0.42 }, '+1')];
      case 'shield': return [back, svg('path', { class: 'icon go', d: SHIELD, ...at })];
      default: return [back];
    }
  }

  show(lying) {
    const before = this.#lying;
    this.#lying = lying;
    if (!this.cell) return;
    this.changing.replaceChildren(
      ...lying.players.map((player, seat) => this.#inside(player, before?.players[seat], seat, lying)), this.#tray(lying, before));
    lying.players.forEach((player, seat) => this.#walk(seat, before?.players[seat], player));
    this.#drawDials();
  }

  /** What everybody sees of both dials: each has one light, in the colour of who holds it. */
  lights({ dials }) {
    const shown = dials.flatMap(({ reveal = [] }) => {
      const at = reveal.findIndex(({ hue }) => hue !== 'OFF');
      return at < 0 ? [] : [[this.hues.indexOf(reveal[at].hue), at]];
    });
    if (JSON.stringify(shown) === JSON.stringify([...this.#dials])) return;
    this.#dials = new Map(shown);
    this.#drawDials();
  }

  /** A heist is seen from afar: on the boards of both a closed hood, and then what lay under it. */
  #drawDials() {
    if (!this.#lying || !this.cell) return;
    const { phase, attacker, target } = this.#lying;
    const closed = phase === 'dials' ? [[attacker, CLOSED], [target, CLOSED]] : [];
    const open = [...this.#dials];
    const agree = open.length > 1 && new Set(open.map(([, at]) => at)).size === 1;
    this.heist.replaceChildren(...(open.length ? open : closed).map(([seat, at]) => this.#dial(seat, at, agree)));
  }

  #dial(seat, at, agree) {
    const [across, down] = this.#inner();
    // A closed hood leaves most of the blocks in sight: they are what it is about.
    const [middle, part] = at === CLOSED ? [0.4, 0.0024] : [0.58, 0.0042];
    const size = Math.min(across, down) * part;
    const [x, y] = [this.corners[seat][0] + this.cell[0] + across / 2, this.corners[seat][1] + this.cell[1] + down * middle];
    const dial = svg('g', { class: at === CLOSED ? 'dial-shown closed' : agree ? 'dial-shown agrees' : 'dial-shown', 'data-shows': DIAL[at] ?? '', transform: `translate(${x} ${y}) scale(${size})` },
      svg('circle', { class: 'window', r: 84 }), at === CLOSED ? hood() : svg('g', { transform: 'scale(1.35)' }, symbol(DIAL[at])));
    if (at !== CLOSED) appear(dial.lastChild.firstChild);
    return dial;
  }

  #inside({ squares, marker, held, tiles }, before, seat, { attacker, target }) {
    const [wide, high] = this.cell;
    const [across, down] = this.#inner();
    const [x, y] = [this.corners[seat][0] + wide, this.corners[seat][1] + high];
    const width = across / SQUARES;
    const foot = y + down * 0.76;
    const low = Math.min(across, down);
    const parts = [];
    squares.forEach(({ blocks }, square) => parts.push(...stack(blocks, {
      left: x + (square + 0.12) * width, foot, width: width * 0.76, step: (down * 0.52) / FULL, stood: before?.squares[square].blocks.length,
    })));
    parts.push(...track(marker, this.printed.tracker, { left: x, middle: y + down * 0.9, width: across * 0.66, radius: low * 0.032 }));
    const kept = tiles ? Object.entries(tiles).flatMap(([kind, count]) => Array(count).fill(kind)) : Array(held).fill('');
    const step = across / TILES;
    kept.forEach((kind, at) => parts.push(...this.#tile(kind, { x: x + (at + 0.15) * step, y: y + down * 0.04, height: Math.min(down * 0.16, step) })));
    if (seat === attacker || seat === target) {
      parts.push(svg('rect', { class: seat === attacker ? 'attacker' : 'target', x: x - wide, y: y - high, width: across + 2 * wide, height: down + 2 * high }));
    }
    return svg('g', { class: 'inside', 'data-player': seat, 'data-marker': marker, 'data-kept': kept.join(' '), 'data-blocks': squares.map(({ blocks }) => blocks.length).join(' ') }, ...parts);
  }

  #walk(seat, before, { token: space, jail }) {
    const piece = this.#tokens[seat];
    const corner = this.corners[seat];
    const way = [];
    if (before && before.token !== space) {
      const jumps = jail !== 'free' && before.jail === 'free';
      for (let at = before.token; at !== space; at = (at + 1) % this.printed.spaces.length) {
        if (!jumps || at === before.token) way.push(this.#at(corner, at));
      }
    }
    piece.dataset.space = space;
    piece.classList.toggle('jailed', jail !== 'free');
    piece.querySelector('.bars')?.remove();
    const r = this.unit * 0.3;
    if (jail !== 'free') piece.append(svg('path', { class: 'bars', d: [-0.6, 0, 0.6].map((at) => `M${at * r} ${-1.1 * r}V${1.1 * r}`).join('') }));
    glide(piece, [...way, this.#at(corner, space)]);
  }

  /** The blocks that nobody has yet, in a row for each colour, and the tiles. */
  #tray({ tray, supply }) {
    const { x, y, width, height } = this.tray;
    const colours = Object.entries(tray);
    const upright = height > width;
    const row = (upright ? height : width) / (colours.length + 1);
    const block = ((upright ? width : height) * 0.8) / BLOCKS;
    const at = (number, level) => (upright
      ? { x: x + width * 0.1 + level * block, y: y + row * (number + 0.2), width: block - 2, height: row * 0.6 }
      : { x: x + row * (number + 0.2), y: y + height * 0.91 - (level + 1) * block, width: row * 0.6, height: block - 2 });
    const tile = upright
      ? { x: x + width * 0.16, y: y + row * (colours.length + 0.1), width: row * 0.46, height: row * 0.7 }
      : { x: x + row * (colours.length + 0.1), y: y + height * 0.24, width: row * 0.26, height: height * 0.5 };
    const high = upright ? row * 0.7 : height * 0.6;
    const left = tile.x + tile.width;
    return svg('g', { class: 'tray' },
      svg('rect', { class: 'plate', x: x + 4, y: y + height * 0.01, width: width - 8, height: height * 0.98, rx: 10 }),
      ...colours.map(([colour, count], number) => svg('g', { 'data-colour': colour, 'data-count': count },
        ...[...Array(count).keys()].map((level) => svg('rect', { class: 'block', rx: 2, fill: fillOf(colour), ...at(number, level) })))),
      svg('rect', { class: 'tile', rx: 3, ...tile }),
      label(String(typeof supply === 'number' ? supply : Object.values(supply).reduce((sum, count) => sum + count, 0)), {
        x: left, y: tile.y + tile.height / 2 - high / 2, width: x + width - left - 8, height: high, size: high * 0.67, lines: 1,
      }));
  }
}
