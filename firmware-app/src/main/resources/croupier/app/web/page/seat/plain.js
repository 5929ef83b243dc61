// The page at a seat of any game, made from what the seat may know and do. A game that brings a page of its own takes
// from here what it needs.

import { tokenPicture } from '../board/paint.js';
import { make, say } from '../make.js';
import { word } from '../words.js';
import { Cover } from './cover.js';

/** As the language of the page writes it. */
export const number = (amount) => amount.toLocaleString(document.documentElement.lang);

/** One thing and another, as the language of the page lists them. */
export function listed(things) {
  const { lang } = document.documentElement;
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(things);
}

/** What something costs or brings, with its sign. */
export function brings(amount) {
  if (!amount) return [];
  const text = (amount > 0 ? '+' : '−') + number(Math.abs(amount));
  return [make('span', amount < 0 ? 'brings cost' : 'brings', {}, text)];
}

/** Whether a label says a number itself, however the language parts thousands. */
const says = (label, amount) => (label.match(/\d+(?:[.,\s]\d{3})*/g) ?? []).some((one) => one.replace(/\D/g, '') === String(Math.abs(amount)));

/** @param sure what is asked once before it is done, by the button itself; a double tap is no answer */
export function doing(label, amount, does, sure = '') {
  const said = make('span', 'said-label', sure ? { 'aria-live': 'polite' } : {}, label);
  const button = make('button', 'do', { type: 'button', 'data-do': label }, said, ...(says(label, amount) ? [] : brings(amount)));
  button.addEventListener('click', ({ detail: taps }) => {
    if (!sure || (said.textContent === sure && taps < 2)) does();
    else say(said, sure);
    button.classList.toggle('sure', said.textContent === sure);
  });
  button.addEventListener('blur', () => {
    if (!button.disabled) say(said, label);
    button.classList.remove('sure');
  });
  return button;
}

// --- actions with free parts

/** From so many on, less and more and the slider go in steps of ten; in the field every number can be. */
const MANY = 40;
const STEP = 10;

export class Amount {
  constructor({ name, label, least, most, side }) {
    Object.assign(this, { name, least, most, side });
    const attributes = { min: least, max: most, value: least, inputmode: 'numeric', 'aria-label': label };
    this.field = make('input', '', { type: 'number', step: 1, 'data-do': `${name} field`, ...attributes });
    const by = most - least > MANY ? STEP : 1;
    this.slider = make('input', '', { type: 'range', step: by, 'data-do': `${name} slider`, ...attributes });
    const step = (way, sign, called) => {
      const button = make('button', '', { type: 'button', 'data-do': `${name} ${sign}`, 'aria-label': `${label}: ${called}` }, sign);
      button.addEventListener('click', () => {
        this.fill(this.value + way * by);
        this.field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      return button;
    };
    this.field.addEventListener('input', () => { this.slider.value = this.field.value; });
    this.slider.addEventListener('input', () => { this.field.value = this.slider.value; });
    this.element = make('fieldset', '', {},
      make('legend', 'said-label', {}, `${label}, ${word('page.seat-from', { least: number(least), most: number(most) })}`),
      make('div', 'amount', {}, step(-1, '−', word('page.seat-less')), this.field, step(1, '+', word('page.seat-more-of-it')), this.slider));
  }

  get value() { return Math.round(Number(this.field.value)); }

  fill(value) {
    this.field.value = Math.min(this.most, Math.max(this.least, value));
    this.slider.value = this.field.value;
  }

  get filled() { return this.value; }

  /** In an exchange it is money. */
  get worth() { return this.side ? this.value : 0; }

  get parts() { return { [this.name]: this.value }; }
}

class Picks {
  constructor({ name, label, any, one, side }, dress, becomes) {
    Object.assign(this, { name, side, becomes });
    this.items = any ?? one;
    this.notes = this.items.map(() => make('span', 'becomes', {}));
    this.single = !any;
    const group = `${name}-${Math.random()}`;
    this.boxes = this.items.map((item, index) => make('input', '', {
      type: this.single ? 'radio' : 'checkbox', name: group, value: index, 'data-do': `${name} ${index}`,
      ...(this.single && index === 0 ? { checked: '' } : {}),
    }));
    this.element = make('fieldset', '', {}, make('legend', side ? 'unseen' : 'said-label', {}, label),
      ...this.items.map((item, index) => make('label', 'pick', {}, this.boxes[index], ...dress(item),
        make('span', 'said-label', {}, item.label), this.notes[index], ...(item.worth ? [make('span', 'worth', {}, number(item.worth))] : []))));
  }

  /** Says of each what it would come to, with all that changes hands. */
  weigh(taken) {
    this.items.forEach(({ value }, index) => say(this.notes[index], this.becomes(value, this.side, taken)));
  }

  get #picked() { return this.items.filter((_, index) => this.boxes[index].checked); }

  fill(values) {
    const wanted = values.map((value) => JSON.stringify(value));
    if (this.single && !this.items.some(({ value }) => wanted.includes(JSON.stringify(value)))) return;
    this.items.forEach(({ value }, index) => { this.boxes[index].checked = wanted.includes(JSON.stringify(value)); });
  }

  get filled() { return this.#picked.map(({ value }) => value); }

  get worth() { return this.#picked.reduce((sum, item) => sum + item.worth, 0); }

  /** A value with several parts names them itself. */
  get parts() {
    const values = this.filled;
    if (!this.single) return { [this.name]: values };
    return typeof values[0] === 'object' ? values[0] : { [this.name]: values[0] };
  }
}

function partOf(part, dress, becomes) {
  if ('fixed' in part) return { name: part.name, parts: { [part.name]: part.fixed }, worth: 0, fill() {} };
  return 'most' in part ? new Amount(part) : new Picks(part, dress, becomes);
}

const worthOf = (parts) => parts.reduce((together, part) => together + part.worth, 0);
const SIDES = [['give', word('page.seat-give')], ['get', word('page.seat-get')]];

/** An action with free parts, as something to fill in. Where one thing is given for another, both sides stand beside each other. */
export class Form {
  #parts;
  #least;
  #sum = make('p', 'sum', { role: 'status' });
  #button;
  #sides = null;

  /**
   * @param does what is done with the action that was filled in
   * @param dress what stands before the label of an item, as elements
   * @param becomes what an item of an exchange would come to on the other side: its value, its side, and what is picked
   *     on each, `{ give, get }`
   */
  constructor({ type, label, button, least, parts, filled }, does, dress = () => [], becomes = () => '') {
    this.#parts = parts.map((part) => partOf(part, dress, becomes));
    this.#least = least;
    this.#button = doing(button, 0, () => {});
    this.#button.type = 'submit';
    const exchange = parts.some(({ side }) => side);
    this.form = make('form', '', {}, ...(exchange ? this.#exchange() : [
      ...this.#parts.flatMap((part) => part.element ?? []), ...(least ? [this.#sum] : []), this.#button]));
    this.form.addEventListener('input', ({ target }) => this.#add(target));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      does(Object.assign({ type }, ...this.#parts.map((part) => part.parts)));
    });
    this.element = make('details', '', { 'data-form': type },
      make('summary', '', { 'data-do': `open ${label}` }, make('span', 'said-label', {}, label)), this.form);
    this.fill(filled);
    this.element.addEventListener('toggle', () => exchange && this.element.open && this.element.scrollIntoView());
  }

  /** What is picked and filled in, by the names of the parts. */
  get filled() {
    return Object.fromEntries(this.#parts.filter((part) => part.element).map((part) => [part.name, part.filled]));
  }

  /** Picks and fills in the same, as far as it is still there. */
  fill(filled) {
    this.#parts.forEach((part) => part.name in filled && part.fill(filled[part.name]));
    this.#add();
  }

  /** What is filled in stays, and cannot be sent now. */
  pause(why) {
    this.#button.disabled = true;
    say(this.#sum, why);
  }

  /** It can be sent again. */
  resume() {
    this.form.querySelectorAll('button').forEach((button) => { button.disabled = false; });
    this.#add();
  }

  #add(moved) {
    if (this.#sides) {
      this.#weigh(moved);
    } else if (this.#least) {
      const worth = worthOf(this.#parts);
      say(this.#sum, word('page.seat-sum', { amount: number(worth), least: number(this.#least) }));
      this.#button.disabled = worth < this.#least;
    }
  }

  // --- both sides of an exchange

  #exchange() {
    this.#sides = SIDES.map(([side, called]) => {
      const parts = this.#parts.filter((part) => part.side === side);
      const money = parts.find((part) => part instanceof Amount);
      return { parts, money, called, sum: make('span', 'worth', {}) };
    });
    const even = make('button', 'do', { type: 'button', 'data-do': 'even' }, word('page.seat-even'));
    even.addEventListener('click', () => this.#even());
    return [
      make('div', 'sides', {}, ...this.#sides.map(({ parts, money, called, sum }) =>
        make('section', 'side', {}, make('h3', '', {}, called, sum),
          ...(money ? [money.element] : []), ...parts.filter((part) => part !== money).map((part) => part.element)))),
      make('div', 'bargain', {}, this.#sum, ...(this.#sides.some(({ money }) => money) ? [even] : []), this.#button),
    ];
  }

  /** Only one side pays: where money moves, the other side's goes back. */
  #weigh(moved) {
    const mover = this.#sides.find(({ money }) => money && money.value > 0 && money.element.contains(moved ?? null));
    this.#sides.forEach((side) => mover && side !== mover && side.money?.fill(0));
    const [amount, least] = this.#sides.map(({ parts }) => worthOf(parts));
    this.#sides.forEach(({ sum, parts }) => say(sum, number(worthOf(parts))));
    const picks = this.#sides.map(({ parts }) => parts.filter((part) => part instanceof Picks));
    const [give, get] = picks.map((all) => all.flatMap((part) => part.filled));
    picks.flat().forEach((part) => part.weigh({ give, get }));
    say(this.#sum, word('page.seat-exchange', { amount: number(amount), least: number(least) }));
  }

  /** Who gets more pays the difference, as far as there is money for it. */
  #even() {
    const [gives, gets] = this.#sides.map(({ parts, money }) => worthOf(parts.filter((part) => part !== money)));
    this.#sides[0].money?.fill(gets - gives);
    this.#sides[1].money?.fill(gives - gets);
    this.#add();
  }
}

/** Both sides of what is on offer beside each other, with what they are worth. */
export function exchange(offer, dress = () => [], becomes = () => '') {
  const [give, get] = SIDES.map(([side]) => offer[side].map(({ value }) => value));
  return make('div', 'sides', {}, ...SIDES.map(([side, called]) => make('section', 'side', {},
    make('h3', '', {}, called, make('span', 'worth', {}, number(worthOf(offer[side])))),
    make('ul', 'offered', {}, ...offer[side].map((item) => make('li', '', {}, ...dress(item),
      make('span', 'said-label', {}, item.label), make('span', 'becomes', {}, becomes(item.value, side, { give, get })),
      make('span', 'worth', {}, number(item.worth))))))));
}

// --- the page

/** A part of the page that is drawn anew only when what it tells has changed. Who went there by keys stays there. */
export class Part {
  #told = null;

  /** The number of what is asked, and of what was answered here last. */
  asked;
  answered = null;

  /** What has the focus, or had it; null when nothing here had. */
  #at = null;

  constructor(act) {
    this.act = act;
    this.element = make('section', '', {});
  }

  /**
   * @param what all that it tells
   * @param draw gives its elements; one of them can have the focus when what had it is gone
   * @return whether it was drawn
   */
  renew(what, draw) {
    const told = JSON.stringify(what);
    if (told === this.#told) return false;
    this.#told = told;
    const at = this.#here();
    this.element.replaceChildren(...draw());
    const again = at && this.element.querySelector(`[data-do="${CSS.escape(at)}"]:not(:disabled)`);
    if (at !== null) (again || this.element.querySelector('[tabindex="-1"]'))?.focus({ preventScroll: true });
    this.#at = again ? null : at;
    return true;
  }

  /** Whoever looks at something further down sees what is asked; at once, so that nothing moves under a finger. */
  comeIntoSight() {
    const asked = document.getElementById('headline');
    if (asked.getBoundingClientRect().top < document.querySelector('header').offsetHeight) asked.scrollIntoView();
  }

  /** What has the focus, or had it until it could not be pressed any more; null when that is elsewhere. */
  #here() {
    const focused = document.activeElement;
    if (this.element.contains(focused)) return focused.dataset.do ?? this.#at ?? '';
    return focused === document.body ? this.#at : null;
  }

  /** One thing at a time; when it cannot be, all can be done again. */
  async do(what) {
    const buttons = [...this.element.querySelectorAll('button:enabled')];
    const heading = this.element.querySelector('.asked');
    const before = heading?.textContent;
    this.#at = this.#here();
    buttons.forEach((button) => { button.disabled = true; });
    if (this.#at !== null) this.element.querySelector('[tabindex="-1"]')?.focus({ preventScroll: true });
    if (heading) say(heading, word('page.seat-sent'));
    try {
      await this.act(what);
      this.answered = this.asked;
      // From here on the headline tells what comes of it.
      if (heading?.textContent === word('page.seat-sent')) say(heading, word('page.seat-nothing'));
    } catch {
      buttons.forEach((button) => { button.disabled = false; });
      if (heading) say(heading, before);
    }
  }
}

/** What can be done now; stays as it is as long as the question is the same. */
export class Choices extends Part {
  show(seat) {
    this.asked = seat.question;
    if (seat.refused) this.answered = null;
    const drawn = this.renew(this.tells(seat), () => this.parts(seat));
    if (drawn && seat.must) this.comeIntoSight();
    // What was answered can be seen, and not be answered again.
    if (drawn && seat.question !== undefined && seat.question === this.answered) {
      this.element.querySelectorAll('.do').forEach((button) => { button.disabled = true; });
    }
  }

  tells({ question, refused, over, own }) { return [question, refused, over, own]; }

  parts(seat) {
    if (seat.question === undefined) {
      return [make('p', 'quiet', { tabindex: -1 }, word(seat.over ? 'page.seat-over' : 'page.seat-nothing'))];
    }
    const buttons = seat.choices.map(({ label, brings: amount, sure }, index) =>
      doing(label, amount, () => this.do({ choice: index }), sure));
    if (seat.press) buttons.unshift(doing(seat.press, 0, () => this.do({})));
    if (seat.must) buttons.forEach((button) => button.classList.add('must'));
    return [
      // What is to be decided says the headline already.
      make('h2', seat.must && seat.asks ? 'asked unseen' : 'asked', { tabindex: -1 }, word(seat.must ? 'page.seat-your-turn' : 'page.seat-you-may')),
      ...(seat.offer ? [exchange(seat.offer)] : []),
      ...seat.weighs.map((sentence) => make('p', 'weighs', {}, sentence)),
      make('div', 'dos', {}, ...buttons),
      ...seat.forms.map((form) => new Form(form, (action) => this.do({ action })).element),
    ];
  }
}

/** What only this seat sees, under its cover. */
export class Own extends Part {
  #own = [];

  /** @param turned is told whenever its cover has been opened or closed */
  constructor(turned = () => {}) {
    super();
    this.cover = new Cover(() => {
      this.#draw();
      turned();
    });
  }

  show({ own }) {
    this.#own = own;
    this.element.hidden = !own.length;
    this.#draw();
  }

  #draw() {
    this.renew([this.#own, this.cover.closed], () => [
      this.cover.heading(),
      this.cover.closed
        ? this.cover.backs(this.#own.length)
        : make('ul', 'own', {}, ...this.#own.map((one) => make('li', 'said-label', {}, one)))]);
  }
}

/** What happened since the last question, the last first. */
export class Told {
  #told = '';
  #shown = [];

  /** @param most up to so many lines, what happened before stays in sight; with 0 it goes when something new happens */
  constructor(most = 0) {
    this.most = most;
    this.list = make('ul', 'told', {});
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-happened')), this.list);
  }

  show({ told }) {
    const all = told.join('\n');
    this.element.hidden = !all;
    if (all === this.#told) return;
    this.#told = all;
    const goesOn = (from) => this.#shown.slice(from).every((one, at) => one === told[at]);
    const before = this.#shown.slice(0, [...this.#shown.keys()].find(goesOn));
    this.#shown = told.length ? [...before, ...told].slice(-Math.max(this.most, told.length)) : [];
    this.list.replaceChildren(...this.#shown.toReversed().map((one) => make('li', '', {}, one)));
  }
}

/** Who plays, and how they stand. */
export class Standings {
  #told = '';

  constructor() {
    this.list = make('ul', 'stands', {});
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-standings')), this.list);
  }

  /** Whether it tells more than who came in which place, which is told above at the end. */
  get tellsMore() { return false; }

  /** All that is drawn. */
  tells(seat, table) { return table.notes; }

  /** What is said of the player at a place, as elements and text. */
  lines(lines) { return [lines.filter(Boolean).join(' · ')]; }

  show(seat, table, facts) {
    this.element.hidden = Boolean(seat.ranks) && !this.tellsMore;
    const told = JSON.stringify(this.tells(seat, table));
    if (told === this.#told) return;
    this.#told = told;
    this.list.replaceChildren(...table.notes.flatMap(([name, ...lines], place) => {
      if (!name) return [];
      const own = place === seat.place;
      return [make('li', own ? 'you' : '', {}, tokenPicture(place, facts.seats[place]), make('span', '', {},
        make('b', '', {}, own ? `${name} (${word('page.seat-you')})` : name), ...this.lines(lines, place, seat)))];
    }));
  }
}

export class Page {
  constructor(root, act) {
    this.choices = new Choices(act);
    this.own = new Own();
    this.told = new Told();
    this.standings = new Standings();
    root.append(this.own.element, this.choices.element, this.told.element, this.standings.element);
  }

  show({ seat, table, facts }) {
    this.own.show(seat);
    this.choices.show(seat);
    this.told.show(seat);
    this.standings.show(seat, table, facts);
  }
}
