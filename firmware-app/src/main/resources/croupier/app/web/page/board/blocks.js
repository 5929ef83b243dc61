// Blocks of go as they stand on a mini board, and the way of its marker.

import { appear, fillOf, svg } from './paint.js';

/** So many of a colour are a landmark. */
export const FULL = 4;

/**
 * A Build square and what stands on it.
 *
 * @param foot where its blocks begin, upwards, each as high as a step
 * @param stood how many of them were there before
 */
export function stack(blocks, { left, foot, width, step, stood = blocks.length }) {
  return [
    svg('rect', { class: 'square', x: left, y: foot, width, height: step * 0.27 }),
    ...blocks.map((colour, level) => {
      const block = svg('rect', {
        class: blocks.length >= FULL ? 'block landmark' : 'block', x: left + width * 0.05, y: foot - (level + 1) * step + 1, width: width * 0.9, height: step - 2, rx: 3, fill: fillOf(colour),
      });
      if (level >= stood) appear(block);
      return block;
    }),
  ];
}

/** The steps of a marker, the last of them larger: there a Mega Shut Down waits. */
export function track(marker, length, { left, middle, width, radius }) {
  return Array.from({ length: length + 1 }, (_, at) => svg('circle', {
    class: at === marker ? 'step here' : 'step', cx: left + ((at + 0.5) * width) / (length + 1), cy: middle, r: at === length ? radius * 1.4 : radius,
  }));
}

/** What a dial can show, around the middle. */
const SYMBOLS = {
  ring: () => [svg('circle', { class: 'line', cy: 12, r: 26 }), svg('path', { class: 'full', d: 'M-16 -34H16L24 -25L0 -8L-24 -25z' })],
  money: () => [svg('rect', { class: 'line', x: -42, y: -25, width: 84, height: 50, rx: 5 }), svg('circle', { class: 'full', r: 13 }), svg('path', { class: 'line', d: 'M-30 -12V12M30 -12V12' })],
  coin: () => [svg('circle', { class: 'full', r: 38 }), svg('path', { class: 'cut', d: 'M0 -20V20M-10 -12H10M-10 12H10' })],
};

/** The symbols, in the order of the lights of a dial. */
export const DIAL = Object.keys(SYMBOLS);

export const symbol = (name) => svg('g', { class: 'symbol' }, ...SYMBOLS[name]());

/** What hides a dial. */
export const hood = () => svg('path', { class: 'hood', d: 'M-34 22a34 34 0 0 1 68 0zM-44 22H44' });
