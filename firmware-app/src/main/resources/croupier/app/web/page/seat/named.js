// Sentences for everybody, at the seat of somebody who is named in them.

import { make } from '../make.js';
import { word } from '../words.js';

/** A text that names the player of this page: the own name stands out, and says whose it is. */
export function named(text, name) {
  const own = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');
  const parts = [];
  let from = 0;
  for (const { index } of name ? text.matchAll(own) : []) {
    const to = index + name.length;
    // An ending of the name stays with it.
    const you = from || /['’]/.test(text[to] ?? '') ? '' : ` (${word('page.seat-you')})`;
    parts.push(text.slice(from, index), make('b', 'own-name', {}, name), you);
    from = to;
  }
  return [...parts, text.slice(from)];
}
