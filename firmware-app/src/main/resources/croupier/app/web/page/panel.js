// Puts the page together.

import { dim } from './lights.js';
import { Link, openWhileSeen } from './link.js';
import { make } from './make.js';
import { Sound } from './sound.js';
import { Speaker } from './speaker.js';
import { Hands } from './touch.js';
import { Unit } from './unit.js';
import { unitName, word } from './words.js';

const deck = document.getElementById('deck');
const keys = document.getElementById('keys');
const keysButton = document.getElementById('keys-button');
const link = new Link();
const hands = new Hands(link, deck, document.getElementById('latch'));
const sound = new Sound(document.getElementById('sound'));
const speaker = new Speaker(document.getElementById('spoken'));
let unit = null;
let headline = '';

link.addEventListener('unit', ({ detail: facts }) => {
  if (unit && JSON.stringify(unit.facts) === JSON.stringify(facts)) return;
  hands.letGoOfAll();
  unit = new Unit(facts, deck);
  hands.unit = unit;
  document.getElementById('unit-name').textContent = unitName(facts);
  document.getElementById('last-seat').textContent = facts.seats.length;
  if (facts.bench) layOnTheBench();
  for (const line of keys.querySelectorAll('[data-dial]')) line.hidden = !unit.dial(line.dataset.dial);
});

link.addEventListener('picture', ({ detail: { picture, first } }) => {
  unit.show(picture);
  if (picture.headline !== headline) speaker.tell('headline', picture.headline);
  headline = picture.headline;
  dim(picture.brightness);
  sound.hear(picture.sound, first);
});

// Enter presses what Tab has come to, and the line of the keys says what that is.
const enter = document.getElementById('enter');
addEventListener('focusin', ({ target }) => {
  const focused = target.closest('button, a');
  // In as few letters as stand on it: the line has no room for more.
  enter.textContent = focused ? focused.textContent || focused.dataset.turn : 'OK';
});
addEventListener('focusout', () => { enter.textContent = 'OK'; });

/** Simulated hardware lies on a workbench; a real unit has none. */
async function layOnTheBench() {
  const { Bench } = await import('./bench.js');
  document.getElementById('bench-button')?.remove();
  const opener = make('button', 'quiet', { id: 'bench-button', type: 'button', 'aria-controls': 'bench', 'aria-expanded': 'false' }, word('page.bench'));
  document.getElementById('latch').before(opener);
  const bench = new Bench(document.getElementById('bench'),
    unit.stations.map(({ button, name }) => [button.dataset.control, name]));
  opener.addEventListener('click', () => {
    const open = bench.place.hidden;
    opener.setAttribute('aria-expanded', String(open));
    bench.show(open);
  });
}

function showKeys(shown) {
  keys.hidden = !shown;
  keysButton.setAttribute('aria-expanded', String(shown));
}
keysButton.addEventListener('click', () => showKeys(keys.hidden));
showKeys(!matchMedia('(pointer: coarse)').matches);

openWhileSeen(link, () => hands.vanish());

// Who fills a screen with this page that visitors touch can leave out what leads away from it.
if (new URLSearchParams(location.search).get('links') === 'off') {
  for (const link of document.querySelectorAll('.bar a')) link.remove();
}
