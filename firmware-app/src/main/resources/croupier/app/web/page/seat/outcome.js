// How a game came out, at the top of the page of any seat: the own place, and everybody's.

import { beside, make } from '../make.js';
import { word } from '../words.js';

/**
 * Nothing until it is over. Who has won is told above already.
 *
 * @param sign draws the token of a place
 */
export function outcome({ ranks, player, places, names }, { notes }, sign) {
  if (!ranks) return [];
  const order = [...ranks.keys()].sort((one, other) => ranks[one] - ranks[other]);
  return [
    ...(ranks[player] > 1 ? [make('p', 'placed', {}, word('page.seat-place', { number: ranks[player], count: ranks.length }))] : []),
    make('ol', 'stands', {}, ...order.map((who) => {
      const [, ...lines] = notes[places[who]] ?? [];
      return make('li', who === player ? 'you' : '', {}, make('span', 'rank', {}, String(ranks[who])), sign(places[who]),
        make('span', '', {}, make('b', '', {}, names[who]), beside(lines)));
    })),
  ];
}
