// The table, for a screen that everybody looks at and nobody touches.

import { showWayIn } from './join.js';
import { dim } from './lights.js';
import { Link, openWhileSeen } from './link.js';
import { Sound } from './sound.js';
import { Speaker } from './speaker.js';
import { Table } from './stage.js';
import { Timer, Wall } from './wall.js';
import { unitName } from './words.js';

const link = new Link('table');
const sound = new Sound(document.getElementById('sound'));
const speaker = new Speaker(document.getElementById('spoken'));
const wall = new Wall((news) => speaker.happened(news));
const timer = new Timer();
let table = null;
let seen = null;

const headline = document.getElementById('headline');
const happened = document.getElementById('happened');

/** What had happened when something was asked last. */
let known = '';

/** What happens is the headline while it is shown, and is not said beside it once more. */
const sayOnce = () => {
  const [above, below] = [headline.textContent, happened.textContent];
  if (!seen.showing) known = below;
  happened.classList.toggle('headlined', (seen.showing && below !== known) || above.includes(below) || below.includes(above));
};

showWayIn(link, document.getElementById('join'));

link.addEventListener('unit', ({ detail: facts }) => {
  if (table && JSON.stringify(table.facts) === JSON.stringify(facts)) return;
  table = new Table(facts);
  document.getElementById('unit-name').textContent = unitName(facts);
});

link.addEventListener('picture', ({ detail: { picture, first } }) => {
  seen = picture;
  table.show(picture);
  wall.lights(picture);
  sayOnce();
  speaker.mention('headline', picture.headline);
  dim(picture.brightness);
  timer.show(picture.seconds_left);
  sound.hear(picture.sound, first);
});

link.addEventListener('board', async ({ detail }) => {
  await wall.show(detail, table.facts.seats);
  if (!seen) return;
  table.show(seen); // Which dice it shows depends on the board.
  wall.lights(seen);
  sayOnce();
});

// A screen that nobody can touch is told in its address that it may sound.
if (new URLSearchParams(location.search).get('sound') === 'on') sound.wake();
openWhileSeen(link);
