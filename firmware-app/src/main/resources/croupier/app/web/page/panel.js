// Puts the page together.

import { Link } from './link.js';
import { Sound } from './sound.js';
import { Hands } from './touch.js';
import { Unit } from './unit.js';

const deck = document.getElementById('deck');
const keys = document.getElementById('keys');
const keysButton = document.getElementById('keys-button');
const link = new Link();
const hands = new Hands(link, deck);
const sound = new Sound(document.getElementById('sound'));
let unit = null;

link.addEventListener('unit', ({ detail: facts }) => {
  if (unit && JSON.stringify(unit.facts) === JSON.stringify(facts)) return;
  hands.letGoOfAll();
  unit = new Unit(facts, deck);
  hands.unit = unit;
  document.getElementById('unit-name').textContent = facts.name;
  document.getElementById('last-seat').textContent = facts.seats.length;
  for (const line of keys.querySelectorAll('[data-dial]')) line.hidden = !unit.dial(line.dataset.dial);
});

link.addEventListener('picture', ({ detail: { picture, first } }) => {
  unit.show(picture);
  sound.hear(picture.sound, first);
});

link.addEventListener('link', ({ detail: live }) => {
  document.body.dataset.link = live ? 'live' : 'lost';
  document.getElementById('link').textContent = live ? '' : 'Reconnecting to the unit…';
});

function showKeys(shown) {
  keys.hidden = !shown;
  keysButton.setAttribute('aria-expanded', String(shown));
}
keysButton.addEventListener('click', () => showKeys(keys.hidden));
showKeys(!matchMedia('(pointer: coarse)').matches);

// A page that nobody sees gives its place back: a browser has only six lines to one server.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    hands.vanish();
    link.close();
  } else {
    link.open();
  }
});
addEventListener('pagehide', () => {
  hands.vanish();
  link.close();
});
addEventListener('pageshow', (event) => event.persisted && link.open());

link.open();
