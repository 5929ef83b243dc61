// What all boards are painted with. Nothing is told by colour alone: groups have patterns, seats have shapes and numbers.

import { COLOURS, inkOn, seatColour } from './palette.js';

const SVG = 'http://www.w3.org/2000/svg';

export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Each group has a pattern besides its colour. */
const GROUPS = {
  brown: [COLOURS.BROWN, 'upright'],
  light_blue: [COLOURS.LIGHT_BLUE, 'plain'],
  pink: [COLOURS.PINK, 'dots'],
  orange: [COLOURS.ORANGE, 'rising'],
  red: [COLOURS.RED, 'crossed'],
  yellow: [COLOURS.YELLOW, 'plain'],
  green: [COLOURS.GREEN, 'falling'],
  dark_blue: [COLOURS.DARK_BLUE, 'level'],
  railroad: ['#d3d3d3', 'rails'],
  utility: [COLOURS.GRAY, 'waves'],
};

const PATTERNS = {
  upright: 'M2 0V8M6 0V8',
  level: 'M0 2H8M0 6H8',
  rising: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  falling: 'M6 -2L10 2M0 0L8 8M-2 6L2 10',
  crossed: 'M0 8L8 0M0 0L8 8',
  dots: 'M2 2h.1M6 6h.1',
  rails: 'M0 2.5H8M0 5.5H8M4 0V8',
  waves: 'M0 3q2 -3 4 0t4 0M0 7q2 -3 4 0t4 0',
};

/** One shape for each seat of the unit, around the middle, as large as 1. */
const SHAPES = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M-.88 -.88H.88V.88H-.88z',
  'M0 -1.12L1.08 .82H-1.08z',
  'M0 -1.18L1.12 0L0 1.18L-1.12 0z',
  'M-.56 -.98H.56L1.12 0L.56 .98H-.56L-1.12 0z',
  'M0 -1.2L.36 -.5L1.14 -.37L.58 .19L.71 .97L0 .6L-.71 .97L-.58 .19L-1.14 -.37L-.36 -.5z',
];

export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The patterns, to be put into a drawing once. */
export const patterns = () => svg('defs', {}, ...Object.entries(GROUPS).map(([group, [colour, pattern]]) =>
  svg('pattern', { id: `group-${group}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
    svg('rect', { width: 8, height: 8, fill: colour }),
    ...(PATTERNS[pattern] ? [svg('path', { class: `pattern ${pattern}`, d: PATTERNS[pattern] })] : []))));

export const fillOf = (group) => `url(#group-${group})`;

/** What is written on the colour of a group, as dark or as light as can be read there. */
export const inkOf = (group) => inkOn(GROUPS[group][0]);

/** The patterns for a page whose drawings are many. */
export const patternsApart = () => svg('svg', { width: 0, height: 0, class: 'patterns', 'aria-hidden': 'true' }, patterns());

/** The colour and the pattern of a group, beside its name. */
export const chip = (group) => svg('svg', { class: 'deed-chip', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  svg('rect', { width: 24, height: 24, rx: 5, fill: fillOf(group) }));

/** The token of a seat around the middle: shape, colour and number. */
export function token(place, hue, radius) {
  const colour = seatColour(hue);
  const size = place === 2 ? 0.86 : 1.05;
  return svg('g', { class: 'token' },
    svg('path', { d: SHAPES[place % SHAPES.length], transform: `scale(${radius})`, fill: colour }),
    svg('text', { y: radius * (place === 2 ? 0.42 : 0.36), 'font-size': radius * size, fill: inkOn(colour) }, String(place + 1)));
}

/** The token as an element of a page. */
export const tokenPicture = (place, hue) =>
  svg('svg', { viewBox: '-1.35 -1.35 2.7 2.7', class: 'token-picture', 'aria-hidden': 'true' }, token(place, hue, 1));

/** Where the pips of a die are, by its face; on a card, nothing. */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A die or a card, beside words that say which. */
export function emblem(what) {
  const [kind, face] = what.split('-');
  const inside = kind === 'die'
    ? PIPS[face].map((at) => svg('circle', { cx: 6.5 + (at % 3) * 5.5, cy: 6.5 + Math.floor(at / 3) * 5.5, r: 2.1 }))
    : [svg('path', { d: 'M8 8.5H16M8 12H16M8 15.5H13' })];
  const sheet = kind === 'die' ? { x: 1, y: 1, width: 22, height: 22, rx: 5 } : { x: 3.5, y: 1, width: 17, height: 22, rx: 2.5 };
  return svg('svg', { class: `emblem of-${kind}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('rect', sheet), ...inside);
}

const LETTER = 0.63;
const LINE = 1.12;
/** A word is broken only where that makes the letters so much larger. */
const WORTH_A_HYPHEN = 1.15;
const BRUSH = document.createElement('canvas').getContext('2d');
const widths = new Map();

/** How wide a line is, in letters' heights: as it will be drawn. */
function widthOf(line) {
  if (!widths.has(line)) {
    BRUSH.font = `800 100px ${getComputedStyle(document.body).fontFamily}`;
    widths.set(line, BRUSH.measureText(line).width / 100);
  }
  return widths.get(line);
}

/** A long word may be broken where it is written with "- ", and is one again where it was not. */
export const joined = (text) => text.replace(/- (?=\p{Ll})/gu, '');

/** The words on so many lines at most, the longest as short as can be. */
function broken(words, most) {
  for (let room = Math.max(...words.map((word) => word.length)); ; room++) {
    const lines = [''];
    for (const word of words) {
      const line = `${lines.at(-1)} ${word}`.trim();
      if (line.length > room && lines.at(-1)) lines.push(word);
      else lines[lines.length - 1] = line;
    }
    if (lines.length <= most) return lines;
  }
}

/** The lines of a text in a place, and how large their letters are. */
function fitted(text, { width, height, size, lines = 3, exact = false, breakable = false }) {
  const counts = [...Array(lines).keys()];
  const whole = counts.map((count) => broken((breakable ? joined(text) : text).split(/ +/), count + 1));
  const parted = breakable && joined(text) !== text ? counts.map((count) => broken(text.split(/ +/), count + 1).map(joined)) : [];
  const sizeOf = (all) =>
    Math.min(size, width / Math.max(LETTER, ...all.map((line) => (exact ? widthOf(line) : LETTER * line.length))), height / (LINE * all.length));
  const largest = (all) => all.reduce((best, one) => (sizeOf(one) > sizeOf(best) + 0.1 ? one : best));
  const chosen = parted.length && sizeOf(largest(parted)) > sizeOf(largest(whole)) * WORTH_A_HYPHEN ? largest(parted) : largest(whole);
  return { chosen, letters: sizeOf(chosen) };
}

/** How large the letters of a text are in a place. */
export const lettersOf = (text, place) => fitted(text, place).letters;

/**
 * A text in the middle of a place, or at its start, as large as there is room, at most as large as wanted; exactly as
 * large, or with letters taken to be of one width.
 */
export function label(text, { x, y, width, height, size, lines = 3, start = false, exact = false, breakable = false, ...attributes }) {
  const { chosen, letters } = fitted(text, { width, height, size, lines, exact, breakable });
  const top = y + height / 2 - ((chosen.length - 1) * LINE * letters) / 2 + letters * 0.35;
  return svg('text', { class: 'word', 'font-size': letters.toFixed(2), ...(start ? { 'text-anchor': 'start' } : {}), ...attributes },
    ...chosen.map((line, index) => svg('tspan', { x: start ? x : x + width / 2, y: (top + index * LINE * letters).toFixed(1) }, line)));
}

/** A small house around the middle, or a hotel: wider, with two gables. */
export const house = (x, y, size) => svg('path', {
  class: 'house', d: `M${x - size} ${y + size}V${y - size * 0.2}L${x} ${y - size}L${x + size} ${y - size * 0.2}V${y + size}z`,
});
export const hotel = (x, y, size) => svg('path', {
  class: 'hotel',
  d: `M${x - 2 * size} ${y + size}V${y - size * 0.2}L${x - size} ${y - size}L${x} ${y - size * 0.2}L${x + size} ${y - size}L${x + 2 * size} ${y - size * 0.2}V${y + size}z`,
});

/** Lets an element glide from where it was along the way, as large as that; at once for people who ask for less motion. */
export function glide(element, way, perStep = 150) {
  const at = ([x, y, size = 1]) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(2)})`;
  element.style.transform = at(way.at(-1));
  if (way.length > 1 && !stillness.matches) {
    element.animate(way.map((place) => ({ transform: at(place) })), { duration: perStep * (way.length - 1), easing: 'linear' });
  }
}

/** Makes something that has just come seen for a moment. */
export function appear(element) {
  if (!stillness.matches) {
    element.animate([{ opacity: 0, transform: 'translateY(-12px)' }, { opacity: 1, transform: 'none' }], { duration: 450, easing: 'ease-out' });
  }
}
