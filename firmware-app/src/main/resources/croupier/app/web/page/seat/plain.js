// The page at a seat of any game, made from what the seat may know and do. A game that brings a page of its own takes
// from here what it needs.

import { stillness } from '../board/paint.js';
import { make, say } from '../make.js';
import { word } from '../words.js';

/** What something costs or brings, with its sign. */
function brings(amount) {
  if (!amount) return [];
  const text = amount > 0 ? `+${amount}` : `−${-amount}`;
  return [make('span', amount < 0 ? 'brings cost' : 'brings', {}, text)];
}

export function doing(label, amount, does) {
  const button = make('button', 'do', { type: 'button', 'data-do': label },
    make('span', 'said-label', {}, label), ...brings(amount));
  button.addEventListener('click', does);
  return button;
}

// --- actions with free parts

class Amount {
  constructor({ name, label, least, most }) {
    this.name = name;
    const attributes = { min: least, max: most, value: least, inputmode: 'numeric', 'aria-label': label };
    this.field = make('input', '', { type: 'number', step: 1, ...attributes });
    this.slider = make('input', '', { type: 'range', step: 1, ...attributes });
    const step = (by, sign, called) => {
      const button = make('button', '', { type: 'button', 'aria-label': `${label}: ${called}` }, sign);
      button.addEventListener('click', () => this.set(Number(this.field.value) + by));
      return button;
    };
    this.least = least;
    this.most = most;
    this.field.addEventListener('input', () => { this.slider.value = this.field.value; });
    this.slider.addEventListener('input', () => { this.field.value = this.slider.value; });
    this.element = make('fieldset', '', {},
      make('legend', 'said-label', {}, `${label}, ${word('page.seat-from', { least, most })}`),
      make('div', 'amount', {}, step(-1, '−', word('page.seat-less')), this.field, step(1, '+', word('page.seat-more-of-it')), this.slider));
  }

  set(value) {
    this.field.value = Math.min(this.most, Math.max(this.least, value));
    this.slider.value = this.field.value;
    this.field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  get worth() { return 0; }

  get parts() { return { [this.name]: Math.round(Number(this.field.value)) }; }
}

class Picks {
  constructor({ name, label, any, one }) {
    this.name = name;
    this.items = any ?? one;
    this.single = !any;
    const group = `${name}-${Math.random()}`;
    this.boxes = this.items.map((item, index) => make('input', '', {
      type: this.single ? 'radio' : 'checkbox', name: group, value: index, ...(this.single && index === 0 ? { checked: '' } : {}),
    }));
    this.element = make('fieldset', '', {}, make('legend', 'said-label', {}, label),
      ...this.items.map((item, index) => make('label', 'pick', {}, this.boxes[index], make('span', 'said-label', {}, item.label),
        ...(item.worth ? [make('span', 'worth', {}, String(item.worth))] : []))));
  }

  get #picked() { return this.items.filter((_, index) => this.boxes[index].checked); }

  get worth() { return this.#picked.reduce((sum, item) => sum + item.worth, 0); }

  /** A value with several parts names them itself. */
  get parts() {
    const values = this.#picked.map((item) => item.value);
    if (!this.single) return { [this.name]: values };
    return typeof values[0] === 'object' ? values[0] : { [this.name]: values[0] };
  }
}

function partOf(part) {
  if ('fixed' in part) return { parts: { [part.name]: part.fixed }, worth: 0 };
  return 'most' in part ? new Amount(part) : new Picks(part);
}

/** An action with free parts, as something to fill in. */
export class Form {
  constructor({ type, label, least, parts }, does) {
    const all = parts.map(partOf);
    const button = doing(word('page.seat-do-it'), 0, () => {});
    button.type = 'submit';
    const sum = make('p', 'sum', { role: 'status' });
    const form = make('form', '', {}, ...all.flatMap((part) => part.element ?? []), ...(least ? [sum] : []), button);
    const add = () => {
      const worth = all.reduce((together, part) => together + part.worth, 0);
      if (least) {
        say(sum, word('page.seat-sum', { amount: worth, least }));
        button.disabled = worth < least;
      }
    };
    form.addEventListener('input', add);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      does(Object.assign({ type }, ...all.map((part) => part.parts)));
    });
    add();
    this.element = make('details', '', { 'data-form': type }, make('summary', '', {}, make('span', 'said-label', {}, label)), form);
  }
}

// --- the page

/** What can be done now; stays as it is as long as the question is the same. */
export class Choices {
  #asked = null;
  #heading = '';

  constructor(act) {
    this.act = act;
    this.element = make('section', '', {});
  }

  show(seat) {
    const asked = JSON.stringify([seat.question, seat.refused, seat.over, seat.own]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    this.element.replaceChildren(...this.parts(seat));
    if (seat.must) this.#comeIntoSight();
    if (focused) this.#focus(focused);
  }

  /** Whoever waits and looks at something further down sees that it is their turn. */
  #comeIntoSight() {
    if (this.element.getBoundingClientRect().top < 0) {
      this.element.scrollIntoView({ behavior: stillness.matches ? 'auto' : 'smooth' });
    }
  }

  /** Keys stay where they were: at the same button, else before the first of those that have come. */
  #focus({ dataset }) {
    const same = dataset.do && this.element.querySelector(`[data-do="${CSS.escape(dataset.do)}"]`);
    (same || this.element.firstElementChild).focus({ preventScroll: true });
  }

  parts(seat) {
    if (seat.question === undefined) {
      return [make('p', 'quiet', { tabindex: -1 }, word(seat.over ? 'page.seat-over' : 'page.seat-nothing'))];
    }
    const buttons = seat.choices.map(({ label, brings: amount }, index) =>
      doing(label, amount, () => this.do({ choice: index })));
    if (seat.press) buttons.unshift(doing(seat.press, 0, () => this.do({})));
    this.#heading = word(seat.must ? 'page.seat-your-turn' : 'page.seat-you-may');
    if (seat.must) buttons.forEach((button) => button.classList.add('must'));
    return [
      make('h2', '', { role: 'status', tabindex: -1 }, this.#heading),
      ...seat.weighs.map((sentence) => make('p', 'weighs', {}, sentence)),
      make('div', 'dos', {}, ...buttons),
      ...seat.forms.map((form) => new Form(form, (action) => this.do({ action })).element),
    ];
  }

  /** One thing at a time; when it cannot be, all can be done again. */
  async do(what) {
    const buttons = [...this.element.querySelectorAll('button')];
    buttons.forEach((button) => { button.disabled = true; });
    const heading = this.element.querySelector('h2');
    if (this.element.contains(document.activeElement)) heading.focus({ preventScroll: true });
    say(heading, word('page.seat-sent'));
    try {
      await this.act(what);
    } catch {
      buttons.forEach((button) => { button.disabled = false; });
      say(heading, this.#heading);
    }
  }
}

/** What only this seat sees. */
export class Own {
  constructor() {
    this.list = make('ul', 'own', {});
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-own')), this.list);
  }

  show({ own }) {
    this.element.hidden = !own.length;
    this.list.replaceChildren(...own.map((one) => make('li', 'said-label', {}, one)));
  }
}

/** What happened since the last question. */
export class Told {
  #told = '';

  constructor() {
    this.list = make('ol', 'told', { role: 'log', 'aria-live': 'polite' });
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-happened')), this.list);
  }

  show({ told }) {
    const all = told.join('\n');
    this.element.hidden = !all;
    if (all === this.#told) return;
    this.#told = all;
    this.list.replaceChildren(...told.map((one) => make('li', '', {}, one)));
  }
}

/** Who plays, and how they stand. */
export class Standings {
  #notes = '';

  constructor() {
    this.list = make('ul', 'stands', {});
    this.element = make('section', '', {}, make('h2', '', {}, word('page.seat-standings')), this.list);
  }

  show(seat, table, facts) {
    const notes = JSON.stringify(table.notes);
    if (notes === this.#notes) return;
    this.#notes = notes;
    this.list.replaceChildren(...table.notes.flatMap(([name, ...lines], place) => {
      if (!name) return [];
      const disc = make('span', 'disc', { 'aria-hidden': 'true' }, String(place + 1));
      disc.style.setProperty('--cap', `var(--hue-${facts.seats[place]})`);
      const own = place === seat.place;
      return [make('li', own ? 'you' : '', {}, disc, make('span', '', {},
        make('b', '', {}, own ? `${name} (${word('page.seat-you')})` : name), lines.filter(Boolean).join(' · ')))];
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
