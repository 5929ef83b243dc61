// Sentences for everybody, at the seat of somebody who is named in them.

import { bound, make, parted } from '../make.js';
import { word } from '../words.js';

/** A text that names the player of this page: the own name stands out, and says whose it is. No number is torn from its words. */
export function named(text, name) {
  if (!name) return bound(text);
  const own = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');
  let told = false;
  const parts = parted(text, own, ({ index }) => {
    // An ending of the name stays with it.
    const you = told || /['’]/.test(text[index + name.length] ?? '') ? '' : ` (${word('page.seat-you')})`;
    told = true;
    return [make('b', 'own-name', {}, name), you];
  });
  return parts.flatMap((part) => (typeof part === 'string' ? bound(part) : [part]));
}
