// How a game came out, at the top of the page of any seat: the own place, and everybody's.

import { beside, make } from '../make.js';
import { word } from '../words.js';

/** What is said to whoever came in this place. */
function placed(ranks, player) {
  const rank = ranks[player];
  if (rank > 1) return word('page.seat-place', { number: rank, count: ranks.length });
  return word(ranks.filter((one) => one === 1).length > 1 ? 'page.seat-drawn' : 'page.seat-won');
}

/**
 * Nothing until it is over.
 *
 * @param sign draws the token of a place
 */
export function outcome({ ranks, player, places, names }, { notes }, sign) {
  if (!ranks) return [];
  const order = [...ranks.keys()].sort((one, other) => ranks[one] - ranks[other]);
  return [
    make('p', 'placed', {}, placed(ranks, player)),
    make('ol', 'stands', {}, ...order.map((who) => {
      const [, ...lines] = notes[places[who]] ?? [];
      return make('li', who === player ? 'you' : '', {}, make('span', 'rank', {}, String(ranks[who])), sign(places[who]),
        make('span', '', {}, make('b', '', {}, names[who]), beside(lines)));
    })),
  ];
}
