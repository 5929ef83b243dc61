// The page at a seat: the way in, and then whatever page the game has for its seats.

import { tokenPicture } from './board/paint.js';
import { beside, make, say } from './make.js';
import { outcome } from './seat/outcome.js';
import { mixColours, hueWord } from './lights.js';
import { askOnce, rest } from './seat/button.js';
import { named } from './seat/named.js';
import { SeatLink } from './seat-link.js';
import { Speaker } from './speaker.js';
import { word } from './words.js';

const NAME = 'croupier-name';
/** While the game rests: for whoever waits, and for whoever is to decide. */
const RESTS = { pause: ['page.seat-pause', 'page.seat-pause-you'], show: ['page.seat-show', 'page.seat-show-you'] };

const at = (id) => document.getElementById(id);
const link = new SeatLink();
const speaker = new Speaker(at('spoken'));
let facts = null;
let table = { headline: '', notes: [] };
/** What the table said before something happened, until it says something again. */
let passed = null;
/** The places of those whose phones are off or asleep. */
let absent = [];
let seat = null;
let page = null;
let asking = false;
/** Who sits where, while this page has no seat; null before that is known. */
let door = null;
/** The number of the question that was answered last, and of the last one that is too old until what happened is shown. */
let answered = 0;
let old = 0;

/** Why something was not done; empty for nothing. */
function trouble(sentence) {
  at('trouble').hidden = !sentence;
  say(at('trouble'), sentence);
}

/** Who this is, in letters as large as the room lets them be; all of a name that has no room is its title. */
function callIt(name) {
  const called = at('who').firstElementChild;
  say(called, name);
  called.title = name;
  called.style.setProperty('--letters', name.length || 1);
}

/** What can be taken back keeps its place when nothing can. */
function offerBack(offered) {
  at('back').disabled = !offered;
}

/** Puts something else on the page; who went there by keys is still there. */
function lay(...parts) {
  const was = at('page').contains(document.activeElement);
  at('page').replaceChildren(...parts);
  if (was) at('page').focus();
}

// --- the way in

const sign = (place) => make('span', 'sign', { title: hueWord(facts.seats[place]) }, tokenPicture(place, facts.seats[place]));

/** Two digits that the unit shows too, so that everybody sees whose phone asks. */
const newNumber = () => 10 + (crypto.getRandomValues(new Uint32Array(1))[0] % 90);

async function claim(place, name, asksPeople) {
  const number = newNumber();
  localStorage.setItem(NAME, name);
  trouble('');
  asking = true;
  if (asksPeople) {
    lay(
      make('p', 'number', { 'aria-hidden': 'true' }, String(number)),
      make('p', 'ask', { role: 'status' }, word('page.seat-press', { number, seat: place + 1 })));
  }
  try {
    const { token } = await link.bring('claim', { seat: place, name, number });
    asking = false;
    link.sit(token);
  } catch ({ message }) {
    asking = false;
    link.open();
    trouble(message || word('page.reconnecting'));
  }
}

function choice({ place, name, sitter, page: taken }, called) {
  if (sitter === 'other') return make('p', 'taken', {}, sign(place), word('page.seat-other', { name }));
  const free = sitter === 'nobody';
  const said = free
    ? word('page.seat-free', { number: place + 1 })
    : word(taken ? 'page.seat-person-page' : 'page.seat-person', { name });
  const button = make('button', 'do', { type: 'button', 'data-place': place }, sign(place), make('span', '', {}, said));
  button.addEventListener('click', () => claim(place, called.value.trim(), !free));
  return button;
}

function showDoor({ seats }) {
  if (asking || !facts) return;
  const name = at('name')?.value ?? localStorage.getItem(NAME) ?? '';
  const called = make('input', '', { id: 'name', maxlength: 16, autocomplete: 'nickname', value: name });
  const named = document.activeElement?.id === 'name';
  lay(
    ...(seats.some(({ sitter }) => sitter === 'nobody') ? [make('label', 'name', {}, word('page.seat-your-name'), called)] : []),
    ...seats.map((one) => choice(one, called)));
  if (named) at('name')?.focus();
}

// --- the seat

/** Whether what came of a decision is being shown; what is asked then can be answered. */
const isShown = () => seat?.question !== undefined && [answered, old].includes(seat.question);

const decides = () => seat.must && !isShown();

/** What can be done is off while it is shown what happened, and while the game rests for everybody but who decides. */
function settle() {
  const why = seat?.game && table.rests && !decides() ? 'page.seat-rests' : isShown() ? 'page.seat-soon' : '';
  rest(why && word(why));
  at('soon').hidden = !why;
  say(at('soon'), why && word(why));
  offerBack(seat?.back && !why && !table.rests);
}

async function act(what) {
  const { question } = seat;
  trouble('');
  if (isShown()) throw new Error('');
  try {
    await link.bring('act', { question, ...what });
    answered = question;
    speaker.over('can');
    settle();
    sayHeadline();
  } catch ({ message }) {
    trouble(message || word('page.reconnecting'));
    throw new Error(message);
  }
}

/** What the table says, to whoever sits here. */
const tableSays = () => table.headlines?.[seat?.player] ?? table.headline;

/**
 * Whoever is asked is told what; everybody else, what the table waits for, and all of them what happens meanwhile. What
 * the unit says of its buttons is for who sits at it.
 */
function headline() {
  if (!seat) return word(door?.seats.length ? 'page.seat-choose' : 'page.seat-none');
  if (seat.game && table.rests) return word(RESTS[table.rests][decides() ? 1 : 0]);
  return (!table.showing && !isShown() && seat.asks) || tableSays();
}

/** A sentence for everybody, for whoever sits here. */
const forMe = (text) => named(text, seat?.names?.[seat.player] ?? '');
const heard = (text) => make('p', '', {}, ...forMe(text)).textContent;

function sayHeadline() {
  const text = headline();
  const shown = text || document.title;
  // While it says the same, it is not read out again.
  if (at('headline').textContent !== heard(shown)) at('headline').replaceChildren(...forMe(shown));
  // What is shown is told as what happened, and what was asked before that is asked no more.
  if (!seat?.game || !(table.showing || isShown() || table === passed)) speaker.mention('headline', heard(text));
  else speaker.forget('headline');
}

// --- what is read out

const MOST_CHOICES = 5;

/** What can be done; a long list is only counted. */
function canBeDone({ choices: all = [], press }) {
  const labels = [...(press ? [press] : []), ...all.map(({ label }) => label)];
  if (!labels.length) return '';
  return labels.length > MOST_CHOICES
    ? word('page.seat-choices', { count: labels.length })
    : word('page.seat-can', { what: labels.join('; ') });
}

/** Of the lines that a page is told now, those that come after what it was told before; the same may happen twice. */
function news(now, before) {
  const lines = ({ earlier = [], told = [] }) => [...earlier, ...told];
  const known = lines(before ?? {});
  const all = lines(now);
  const from = known.findIndex((_, at) => known.slice(at).every((one, index) => one === all[index]));
  return from < 0 ? now.told ?? [] : all.slice(known.length - from);
}

/** What is new since the page was told something before. */
function speak(now, before) {
  const happened = news(now, before);
  if (happened.length) {
    speaker.happened(happened.map(heard).join(' '));
    if (!now.asks && !now.over) passed = table;
  }
  const can = canBeDone(now);
  // What could be done is read out no more when it cannot be.
  if (isShown() || can !== canBeDone(before ?? {})) speaker.over('can');
  if (now.over && !before?.over) speaker.tell('can', word('page.seat-over'));
  if (now.question === undefined || now.question === before?.question) return;
  if (now.must) speaker.tell('headline', heard(now.asks || headline()));
  if (now.must || can !== canBeDone(before ?? {})) speaker.tell('can', can);
}

/** Before a game: who has sat down. */
function showCompany() {
  const company = table.notes.map(([name, ...told], place) => [place, name, told.filter(Boolean)]).filter(([, , told]) => told.length);
  lay(make('p', '', {}, word(table.showing ? 'page.seat-begins' : 'page.seat-waiting')),
    make('ul', 'stands', {}, ...company.map(([place, name, told]) =>
      make('li', place === seat.place ? 'you' : '', {}, sign(place), make('span', '', {}, make('b', '', {}, name), beside(told))))));
}

async function showSeat() {
  at('sign').replaceWith(Object.assign(sign(seat.place), { id: 'sign' }));
  callIt(table.notes[seat.place]?.[0] || seat.names?.[seat.player] || localStorage.getItem(NAME) || '');
  at('leave').hidden = false;
  at('back').hidden = false;
  at('page').classList.remove('late');
  at('outcome').replaceChildren(...outcome(seat, table, sign));
  trouble(seat.refused ?? '');
  if (!seat.game) {
    page = null;
    showCompany();
    settle();
    return;
  }
  if (page?.kind !== seat.page) {
    const kind = seat.page;
    const { Page } = await import(`./seat/${kind}.js`);
    if (seat?.page !== kind) return;
    lay();
    page = { kind, of: new Page(at('page'), act) };
  }
  page.of.show({ seat, table, facts, away: absent });
  settle();
}

function away() {
  seat = null;
  page = null;
  settle();
  sayHeadline();
  at('leave').hidden = true;
  say(at('leave'), word('page.seat-leave'));
  at('leave').classList.remove('sure');
  at('back').hidden = true;
  at('sign').hidden = true;
  at('outcome').replaceChildren();
  callIt('Croupier');
}

// --- the line

link.addEventListener('link', ({ detail: live }) => {
  document.body.dataset.link = live ? 'live' : 'lost';
  say(at('link'), live ? '' : word('page.reconnecting'));
});
link.addEventListener('unit', ({ detail }) => {
  facts = detail;
  mixColours(facts.palette);
});
link.addEventListener('table', ({ detail }) => {
  table = detail;
  sayHeadline();
  if (seat && !seat.game) showCompany();
  if (seat) settle();
  say(at('timer'), table.seconds_left ? String(table.seconds_left) : '');
});
link.addEventListener('away', ({ detail }) => { absent = detail.places; });
link.addEventListener('door', ({ detail }) => {
  // Why a seat could not be had is old when there are others.
  if (door && JSON.stringify(detail) !== JSON.stringify(door)) trouble('');
  door = detail;
  away();
  showDoor(door);
});
link.addEventListener('seat', ({ detail }) => {
  const before = seat;
  const shown = detail.answered ?? detail.late;
  const follows = shown === undefined ? detail.showing && page?.of.news && page.kind === detail.page : shown === before?.question;
  if (follows) {
    // What was asked stays where it is until it has been shown what came of it; what is too late by now goes.
    answered = detail.answered ?? answered;
    old = detail.late ?? old;
    seat = { ...before, ...detail, ...(shown === undefined ? { asks: undefined } : {}) };
    if (detail.answered) at('page').classList.add('late');
    speak(seat, before);
    sayHeadline();
    page?.of.news?.({ seat, table, facts });
    settle();
    return;
  }
  seat = detail;
  old = 0;
  if (seat.refused) answered = 0;
  speak(seat, before);
  sayHeadline();
  showSeat();
});
link.addEventListener('lost', () => {
  door = null;
  away();
  trouble(word('page.seat-lost'));
});
at('back').addEventListener('click', async () => {
  const { back } = seat;
  delete seat.back;
  offerBack(false);
  trouble('');
  await link.bring('act', { question: back, back: true }).catch(({ message }) => trouble(message || word('page.reconnecting')));
});
askOnce(at('leave'), at('leave'), async () => {
  await link.bring('leave', {}).catch(() => {});
  link.sit(null);
  at('page').focus();
}, word('page.seat-leave-sure'), () => '');
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') link.close();
  else link.open();
});
// Without a network the line is silent, and not cut: it is tried at once, and found out.
for (const change of ['online', 'offline']) {
  addEventListener(change, () => document.visibilityState === 'hidden' || link.open());
}
addEventListener('pageshow', (event) => event.persisted && link.open());
link.open();
