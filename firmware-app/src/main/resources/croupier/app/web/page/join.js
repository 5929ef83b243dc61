// The way in for phones: a code to scan, and the address to type. It is there only while the network is let in, which
// can change while the page is open.

import { make } from './make.js';
import { word } from './words.js';

/** Shows it at a place as long as the unit tells of it. */
export function showWayIn(link, place) {
  link.addEventListener('join', ({ detail: { address } }) => {
    place.hidden = !address;
    if (!address) return;
    const [host, port] = address.split(/(?=:\d+$)/);
    place.replaceChildren(
      make('img', 'code', { src: `/seat/code.svg?${encodeURIComponent(address)}`, alt: '' }),
      make('p', '', {}, word('page.join'), ' ', make('b', '', {}, host, make('wbr', ''), port)));
  });
}
