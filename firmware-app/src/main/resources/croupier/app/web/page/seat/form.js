// Actions with free parts, to be filled in at a seat; and both sides of what is on offer.

import { beside, make, say } from '../make.js';
import { word } from '../words.js';
import { doing, number } from './button.js';

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
  constructor({ name, label, any, one, side }, dress, becomes, money) {
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
        make('span', 'said-label', {}, item.label), this.notes[index], ...(item.worth ? [make('span', 'worth', {}, money(item.worth))] : []))));
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

function partOf(part, ...how) {
  if ('fixed' in part) return { name: part.name, parts: { [part.name]: part.fixed }, worth: 0, fill() {} };
  return 'most' in part ? new Amount(part) : new Picks(part, ...how);
}

const worthOf = (parts) => parts.reduce((together, part) => together + part.worth, 0);
const SIDES = [['give', word('page.seat-give')], ['get', word('page.seat-get')]];

/** An action with free parts, as something to fill in. Where one thing is given for another, both sides stand beside each other. */
export class Form {
  #parts;
  #least;
  #money;
  #lost;
  #sum = make('p', 'sum', { role: 'status' });
  #button;
  #sides = null;

  /**
   * @param does what is done with the action that was filled in
   * @param dress what stands before the label of an item, as elements
   * @param becomes what an item of an exchange would come to on the other side: its value, its side, and what is picked
   *     on each, `{ give, get }`
   * @param money how an amount is written
   * @param lost what is said of so much more than is needed, where that is lost
   */
  constructor({ type, label, button, least, parts, filled }, does, dress = () => [], becomes = () => '', money = number, lost = () => '') {
    this.#parts = parts.map((part) => partOf(part, dress, becomes, money));
    this.#least = least;
    this.#money = money;
    this.#lost = lost;
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
      const sum = word('page.seat-sum', { amount: this.#money(worth), least: this.#money(this.#least) });
      say(this.#sum, beside([sum, worth > this.#least && this.#lost(worth - this.#least)]));
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
    this.#sides.forEach(({ sum, parts }) => say(sum, this.#money(worthOf(parts))));
    const picks = this.#sides.map(({ parts }) => parts.filter((part) => part instanceof Picks));
    const [give, get] = picks.map((all) => all.flatMap((part) => part.filled));
    picks.flat().forEach((part) => part.weigh({ give, get }));
    say(this.#sum, word('page.seat-exchange', { amount: this.#money(amount), least: this.#money(least) }));
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
