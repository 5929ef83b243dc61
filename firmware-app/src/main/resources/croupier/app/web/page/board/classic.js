// The ring of travel and brands: who owns what, what is built, what is mortgaged, and tokens that walk from space to space.

import { building, sign, WIDE } from './buildings.js';
import { matterOf } from './classic-matter.js';
import { inkOn, seatColour } from './palette.js';
import { fillOf, glide, label, lettersOf, patterns, svg, token } from './paint.js';

const SIDE = 10;
const SPACES = 4 * SIDE;
const JAIL = SIDE;
const FARTHEST_BACK = 3;
/** The outer columns and rows are so much deeper than they would be: a token has room there beside the words. */
const DEEP = { lying: [1.5, 1.75], upright: [2, 1.4] };
/** A name with more letters is cut on its deeds, where it is read beside its sign: it would be too small for the room. */
const MOST_LETTERS = 11;
const short = (name) => ([...name].length > MOST_LETTERS ? `${[...name].slice(0, MOST_LETTERS - 2).join('')}.` : name);

/** How much of a space its group takes, towards the middle of the board, and its owner at the edge. */
const BAND = { side: 0.26, row: 0.3 };
const FOOT = { side: 0.19, row: 0.23 };
/** How much of a space those who stand there may have, beside the words or below them; many need more. */
const GROUNDS = { beside: [0.42, 0.36, 0.3], below: [0.62, 0.5] };
const MANY = { beside: [], below: [0.74] };
const FEW = 3;
/** So high a token is at least, of the space it stands on; and so much larger letters are worth a smaller token. */
const LEAST = 0.45;
const WORTH = 1.06;
/** Below the jail its other name stands before those who pass. */
const VISITING = 0.42;
/** How wide the frame is round what is for sale, or where rent can be claimed. */
const FRAME = 7;
/** So many that one token sits between two of them. */
const BARS = 8;
/** From the point of a token to its edge, where its shape is 1. */
const REACH = 1.22;

/** Column and row of a space; the first is bottom right, and the way goes clockwise. */
function cellOf(space) {
  const side = Math.floor(space / SIDE);
  const step = space % SIDE;
  return [[SIDE - step, SIDE], [0, SIDE - step], [step, 0], [SIDE, step]][side];
}

/** Where the spaces of a row begin, and where the last one ends. */
function edges(length, deep) {
  const outer = (length / (SIDE + 1)) * deep;
  const inner = (length - 2 * outer) / (SIDE - 1);
  return [0, ...[...Array(SIDE).keys()].map((at) => outer + at * inner), length];
}

const ICONS = {
  go: 'M.9 -.25H-.2V-.7L-.95 0L-.2 .7V.25H.9z',
  tax: 'M-.75 0a.75 .5 0 1 0 1.5 0a.75 .5 0 1 0 -1.5 0M-.75 0v.3a.75 .5 0 0 0 1.5 0V0',
  community_chest: 'M-.8 -.1H.8V.65H-.8zM-.8 -.1a.8 .5 0 0 1 1.6 0M-.12 .1h.24v.25h-.24z',
  go_to_jail: 'M-.95 -.2H-.3V-.5L.05 0L-.3 .5V.2H-.95zM.2 -.7H.95V.7H.2zM.45 -.7V.7M.7 -.7V.7',
};
const SIGNS = { chance: '?', free_parking: 'P' };

/** Words as large as they can be. */
const written = (text, place) => label(text, { exact: true, ...place });

/** So many places in an area, as large as they can be, at most as large as that. */
function places({ x, y, width, height }, count, most) {
  const sizes = [1, 2, 3].map((rows) => Math.min(most, width / Math.ceil(count / rows), height / rows));
  const size = Math.max(...sizes);
  const rows = sizes.indexOf(size) + 1;
  const columns = Math.ceil(count / rows);
  return [...Array(count).keys()].map((index) => {
    const row = Math.floor(index / columns);
    const here = Math.min(columns, count - row * columns);
    return [x + width / 2 + ((index % columns) - (here - 1) / 2) * size, y + height / 2 + (row - (rows - 1) / 2) * size, size];
  });
}

/** A place that is so much larger on all sides. */
const around = ({ x, y, width, height }, by) => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** What of a place at the edge of a space a frame of that width leaves. */
function within(space, frame, place) {
  const inner = around(space, -frame);
  const [x, y] = [Math.max(inner.x, place.x), Math.max(inner.y, place.y)];
  return { x, y, width: Math.min(inner.x + inner.width, place.x + place.width) - x, height: Math.min(inner.y + inner.height, place.y + place.height) - y };
}

const inside = ({ x, y, width, height }, margin) => ({ x: x + margin, y: y + margin / 2, width: width - 2 * margin, height: height - margin });

export default class Ring {
  #tokens = [];
  #cells = [];
  #lying = null;

  constructor({ printed, players, seats }) {
    Object.assign(this, { printed, players, seats });
    this.hues = players.map(({ place }) => seats[place]);
    this.element = svg('svg', { class: `classic-board ${printed.edition}` });
  }

  /** What is told in the middle; null while there is nothing but whose turn it is. */
  matter({ matter }, moments) {
    return matterOf(matter, moments, this);
  }

  /** Everything anew, for a room of this size. Says how far from its edges the ring leaves the middle free. */
  lay(width, height) {
    const [wide, high] = width > height ? DEEP.lying : DEEP.upright;
    this.columns = edges(width, wide);
    this.rows = edges(height, high);
    this.margin = Math.max(2, this.columns[1] * 0.025);
    this.most = Math.min(this.columns[2] - this.columns[1], this.rows[2] - this.rows[1]) * 0.9;
    this.element.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#cells = this.printed.spaces.map((space, number) => this.#space(space, number));
    this.#tokens = this.players.map(({ place }, player) => token(place, this.hues[player], 1));
    this.places = this.#tokens.map(() => null);
    const jail = this.#cells[JAIL];
    this.element.replaceChildren(patterns(), ...this.#cells.map((cell) => cell.element), ...this.#tokens, jail.bars);
    const lying = this.#lying;
    this.#lying = null;
    if (lying) this.show(lying);
    return [this.columns[1], this.rows[1]];
  }

  /** Where a space lies, and where on it group, words and owner do: the group is towards the middle, as on any board. */
  #cellAt(number) {
    const [column, row] = cellOf(number);
    const [x, y] = [this.columns[column], this.rows[row]];
    const [width, height] = [this.columns[column + 1] - x, this.rows[row + 1] - y];
    const whole = { x, y, width, height };
    if (number % SIDE === 0) return { ...whole, corner: true, body: inside(whole, this.margin) };
    if (column === 0 || column === SIDE) {
      const wide = Math.min(height * 1.25, width * BAND.side);
      const edge = Math.min(height, width * FOOT.side);
      return {
        ...whole, band: { x: column ? x : x + width - wide, y, width: wide, height }, foot: { x: column ? x + width - edge : x, y, width: edge, height },
        body: inside({ x: x + (column ? wide : edge), y, width: width - wide - edge, height }, this.margin),
      };
    }
    const high = height * BAND.row;
    const edge = height * FOOT.row;
    return {
      ...whole, band: { x, y: row ? y : y + height - high, width, height: high }, foot: { x, y: row ? y + height - edge : y, width, height: edge },
      body: inside({ x, y: y + (row ? high : edge), width, height: height - high - edge }, this.margin),
    };
  }

  /** Those in jail sit behind bars, the others pass below. */
  #jail(cell) {
    const { x, y, width, height } = cell;
    cell.cage = { x: x + width * 0.03, y: y + height * 0.02, width: width * 0.94, height: height * 0.56 };
    const { x: left, y: top, width: wide, height: high } = cell.cage;
    const name = high * 0.26;
    cell.cell = { x: left, y: top + name, width: wide, height: high - name };
    cell.passing = { x: x + width * VISITING, y: y + height * 0.6, width: width * (1 - VISITING) - this.margin, height: height * 0.38 };
    const bars = [...Array(BARS).keys()].map((bar) => `M${left + ((bar + 0.5) * wide) / BARS} ${top + name}V${top + high}`).join('');
    cell.bars = svg('path', { class: 'bars', d: bars });
    return [
      svg('rect', { class: 'cage', ...cell.cage }),
      written(this.printed.jail, { x: left, y: top, width: wide, height: name, size: name * 0.9, lines: 1, class: 'word jailed-word' }),
    ];
  }

  #space({ kind, name, group, price }, number) {
    const cell = { ...this.#cellAt(number), number, kind, price, group, text: name, shares: [], changing: svg('g'), words: svg('g') };
    this.#apart(cell);
    const { x, y, width, height, band, body } = cell;
    const fixed = [svg('rect', { class: 'space', x, y, width, height })];
    if (group) {
      fixed.push(svg('rect', { class: 'band', ...band, fill: fillOf(group) }));
      if (!this.#isBuilt(group)) fixed.push(sign(this.printed.edition, group, number, band.x + band.width / 2, band.y + band.height / 2, Math.min(band.width, band.height) * 0.33));
    } else if (number === JAIL) {
      fixed.push(...this.#jail(cell));
    } else {
      const area = cell.corner ? { x, y, width: width * 0.42, height: height * 0.5 } : band;
      const size = Math.min(area.width, area.height) * 0.42;
      const [left, top] = [area.x + area.width / 2, area.y + area.height / 2];
      fixed.push(SIGNS[kind]
        ? svg('text', { class: 'sign', x: left, y: top + size * 0.75, 'font-size': size * 2.1 }, SIGNS[kind])
        : svg('path', { class: `icon ${kind}`, d: ICONS[kind], transform: `translate(${left} ${top}) scale(${size})` }));
      if (!cell.corner && price) fixed.push(this.#price(cell));
      if (!cell.corner && !price) cell.body = this.#withFoot(cell);
    }
    cell.element = svg('g', { 'data-number': number }, ...fixed, cell.words, cell.changing);
    this.#write(cell, 0);
    return cell;
  }

  /** The sites of brands have numbers for names: those are large, and keep their place whoever stands there. */
  #apart(cell) {
    const [, name, digit] = (this.printed.edition === 'brands' && cell.group && /^(.*\S) (\d)$/.exec(cell.text)) || [];
    if (!digit) return;
    const { body } = cell;
    const size = Math.min(body.height * 0.8, body.width * 0.27);
    cell.text = name;
    cell.digit = written(digit, { ...body, x: body.x + body.width - size * 0.8, width: size * 0.8, size, lines: 1, class: 'word number', 'data-deed': cell.number });
    cell.body = { ...body, width: body.width - size * 0.85 };
  }

  /** Nobody owns it, and it costs nothing: all that its sign leaves is for words. */
  #withFoot({ body, foot }) {
    const [x, y] = [Math.min(body.x, foot.x + this.margin), Math.min(body.y, foot.y)];
    const right = Math.max(body.x + body.width, foot.x + foot.width - this.margin);
    return { x, y, width: right - x, height: Math.max(body.y + body.height, foot.y + foot.height) - y };
  }

  #isBuilt(group) {
    return group !== 'railroad' && group !== 'utility';
  }

  /** Where on a space its name is, and where those are who stand there: beside it, or below. */
  #split(cell, crowd) {
    const { number, corner, body, width: all, height: high } = cell;
    const { x, y, width, height } = body;
    if (number === JAIL) return { words: { x, y: cell.y + high * 0.6, width: all * VISITING - 2 * this.margin, height: high * 0.38 } };
    if (corner) {
      const from = high * 0.48;
      return { words: { x: x + all * 0.4, y, width: width - all * 0.4, height: from }, ground: { ...body, y: y + from, height: height - from } };
    }
    if (crowd === 0) return { words: body };
    return (cell.shares[crowd] ??= this.#share(cell, crowd));
  }

  /** Those who stand there leave to the words the part of a space in which those are largest. */
  #share(cell, crowd) {
    const { x, y, width, height } = cell.body;
    const { beside, below } = crowd > FEW ? MANY : GROUNDS;
    const shares = [
      ...beside.map((part) => [{ ...cell.body, width: width * (1 - part) }, { ...cell.body, x: x + width * (1 - part), width: width * part }]),
      ...below.map((part) => [{ ...cell.body, height: height * (1 - part) }, { ...cell.body, y: y + height * (1 - part), height: height * part }]),
    ].map(([words, ground]) => ({
      words, ground, token: places(ground, crowd, this.most)[0][2],
      letters: lettersOf(cell.text, { ...words, size: this.#sizeOf(cell), exact: true, breakable: true }),
    }));
    const least = Math.min(LEAST * height, Math.max(...shares.map(({ token: size }) => size)));
    return shares.filter(({ token: size }) => size >= least)
      .reduce((best, share) => (share.letters > best.letters * WORTH ? share : best));
  }

  /** How large the name of a space is at most. */
  #sizeOf({ height, corner }) {
    return Math.min(height * (corner ? 0.19 : 0.4), this.rows[1] * 0.19);
  }

  /** The name of a space, beside or above those who stand there, and within its frame. */
  #write(cell, crowd) {
    const now = `${crowd} ${Boolean(cell.framed)}`;
    if (cell.written === now) return;
    cell.written = now;
    const free = this.#split(cell, crowd).words;
    const area = cell.framed ? within(cell, FRAME, free) : free;
    const size = this.#sizeOf(cell);
    cell.words.replaceChildren(written(cell.text, { ...area, size, lines: 3, breakable: true, ...(cell.group ? { 'data-deed': cell.number } : {}) }), ...(cell.digit ? [cell.digit] : []));
  }

  show(lying) {
    const before = this.#lying;
    this.#lying = lying;
    if (!this.columns) return;
    for (const deed of lying.deeds) this.#deed(deed, lying);
    const stand = this.#stand(lying);
    this.#cells.forEach((cell) => this.#write(cell, stand.filter(({ at }) => at === cell.number).length));
    lying.players.forEach((player, seat) => this.#walk(seat, before?.players[seat], player, stand));
  }

  #deed({ deed, owner, mortgaged, buildings = 0 }, lying) {
    const cell = this.#cells[deed];
    const asked = (lying.auction?.deed ?? lying.to_buy) === deed;
    const claim = lying.claims?.find((due) => due.deed === deed);
    const now = JSON.stringify([owner, mortgaged, buildings, asked, claim]);
    if (cell.now === now) return;
    cell.now = now;
    const { band } = cell;
    cell.framed = asked || claim;
    const foot = cell.framed ? within(cell, FRAME, cell.foot) : cell.foot;
    const parts = [];
    cell.element.classList.toggle('mortgaged', mortgaged);
    if (mortgaged) {
      const [right, bottom] = [band.x + band.width, band.y + band.height];
      parts.push(svg('path', { class: 'cross', d: `M${band.x} ${band.y}L${right} ${bottom}M${band.x} ${bottom}L${right} ${band.y}` }));
    }
    if (owner >= 0) parts.push(svg('rect', { ...cell.foot, fill: seatColour(this.hues[owner]), class: 'owner', 'data-owner': owner }));
    parts.push(...(owner >= 0 ? this.#owner(foot, owner) : [this.#price({ ...cell, foot })]));
    parts.push(...this.#buildings(band, buildings));
    const frame = { ...around(cell, -FRAME / 2), 'stroke-width': FRAME };
    if (asked) parts.push(svg('rect', { class: 'asked', ...frame }));
    if (claim) parts.push(svg('rect', { class: 'claimed', ...frame, 'data-owner-claims': claim.owner, stroke: seatColour(this.hues[claim.owner]) }));
    cell.changing.replaceChildren(...parts);
  }

  #price({ price, foot, height }) {
    return written(price, { ...inside(foot, this.margin / 2), size: Math.min(foot.height * 0.8, height * 0.32), lines: 1, class: 'word price' });
  }

  /** The sign of the owner, as large as there is room at the edge of the space; beside it the name, where there is room. */
  #owner(foot, owner) {
    const colour = seatColour(this.hues[owner]);
    const { place, name } = this.players[owner];
    const size = Math.min(foot.width, foot.height);
    const lies = foot.width > 2 * foot.height;
    const mark = token(place, this.hues[owner], (size * 0.46) / REACH);
    const [x, y] = [lies ? foot.x + size * 0.6 : foot.x + foot.width / 2, foot.y + foot.height / 2];
    mark.setAttribute('transform', `translate(${x} ${y})`);
    mark.setAttribute('class', 'owns');
    const parts = [mark];
    if (lies) {
      const from = foot.x + size * 1.2;
      parts.push(written(short(name), { x: from, y: foot.y, width: foot.x + foot.width - from - 3, height: foot.height, size: size * 0.72, lines: 1, start: true, fill: inkOn(colour) }));
    }
    return parts;
  }

  /** What stands in the middle of the group's colour: houses, of the size at which all of them have room, or one hotel. */
  #buildings(band, count) {
    const { most_houses: most, edition } = this.printed;
    const middle = [band.x + band.width / 2, band.y + band.height / 2];
    if (count > most) return [building(edition, 'hotel', ...middle, Math.min(band.height, band.width / WIDE) * 0.45)];
    const [[, , large]] = places(band, most, Infinity);
    return places(band, count, large).map(([x, y, size]) => building(edition, 'house', x, y, size * 0.45));
  }

  /** Who stands where, in which place there. */
  #stand(lying) {
    const stand = lying.players.map(({ space, jail, bankrupt }) => ({ at: bankrupt ? -1 : space, jailed: jail > 0 }));
    return stand.map((one, seat) => {
      const here = stand.map((_, other) => other).filter((other) => stand[other].at === one.at && stand[other].jailed === one.jailed);
      return { ...one, place: one.at < 0 ? null : this.#ground(one.at, one.jailed, here.length)[here.indexOf(seat)] };
    });
  }

  /** The places for so many on a space. */
  #ground(space, jailed, count) {
    const { cell, passing } = this.#cells[space];
    const ground = space === JAIL ? (jailed ? cell : passing) : this.#split(this.#cells[space], count).ground;
    return places(ground, count, this.most);
  }

  #walk(seat, before, { space, jail, bankrupt }, stand) {
    const piece = this.#tokens[seat];
    piece.classList.toggle('gone', bankrupt);
    piece.classList.toggle('jailed', jail > 0);
    piece.dataset.space = space;
    const { place } = stand[seat];
    if (!place) return;
    const target = [place[0], place[1], (place[2] * 0.49) / REACH];
    const way = before && this.places[seat] ? [this.places[seat]] : [];
    if (way.length && before.space !== space) {
      const ahead = (space - before.space + SPACES) % SPACES;
      const back = SPACES - ahead;
      const step = back <= FARTHEST_BACK ? -1 : 1;
      const jumps = jail > 0 && space === JAIL;
      for (let at = before.space; !jumps && at !== space; at = (at + step + SPACES) % SPACES) {
        const [x, y] = this.#ground(at, false, 1)[0];
        if (at !== before.space) way.push([x, y, target[2]]);
      }
    }
    this.places[seat] = target;
    glide(piece, [...way, target]);
  }
}
