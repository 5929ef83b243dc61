// A set of deal as it lies before somebody: a place for each property that it needs, and what stands on it.

import { coloursOf } from './cards.js';
import { fillOf, hotel, house, svg } from './paint.js';

const standsOn = (cards, what) => cards.some((card) => card.startsWith(`${what}_on_`));

/** What else a wild card could be, at its end. */
function others(card, colour, { x, y, width, height }) {
  const colours = coloursOf(card.split('_as_')[0]).filter((one) => one !== colour);
  const room = width * 0.3;
  const each = (room - 4) / colours.length;
  return [
    svg('rect', { class: 'wild', x: x + width - room, y: y + 2, width: room - 2, height: height - 4, rx: 3 }),
    ...colours.map((one, index) => svg('rect', { x: x + width - room + 1 + index * each, y: y + 3, width: each, height: height - 6, fill: fillOf(one) })),
  ];
}

/** The places below each other; one that is free yet is empty. */
export function places({ colour, cards, size, complete }, { x, y, width, height }) {
  const properties = cards.filter((card) => !/^(house|hotel)_on_/.test(card));
  const most = Math.max(size, properties.length);
  const step = height / most;
  const parts = [];
  for (let index = 0; index < most; index++) {
    const top = y + index * step;
    const taken = index < properties.length;
    parts.push(svg('rect', {
      class: taken ? 'property' : 'property free', x, y: top, width, height: step - 3, rx: 4, ...(taken ? { fill: fillOf(colour) } : {}),
    }));
    if (properties[index]?.includes('_as_')) parts.push(...others(properties[index], colour, { x, y: top, width, height: step - 3 }));
  }
  const build = Math.min(step * 0.32, width * 0.12);
  if (standsOn(cards, 'house')) parts.push(house(x + width * 0.24, y + step / 2, build));
  if (standsOn(cards, 'hotel')) parts.push(hotel(x + width * 0.58, y + step / 2, build));
  if (complete) parts.push(svg('rect', { class: 'whole', x: x - 2, y: y - 2, width: width + 4, height: most * step + 1, rx: 6 }));
  return parts;
}
