// The page at a seat of deal: the hand as cards; a tap on one opens what can be done with it. A payment adds up as cards
// are picked, and Just Say No is as large as it is urgent.

import { Choices, Form, MOST_TOLD, Standings, Told, doing, number } from './plain.js';
import { Cover } from './cover.js';
import { Series } from './series.js';
import { COLOURS, coloursOf } from '../board/cards.js';
import { chip, fillOf, patternsApart, svg } from '../board/paint.js';
import { places } from '../board/sets.js';
import { bound, make } from '../make.js';
import { word } from '../words.js';

const STRIPE = 40;
/** Which card an action is played with, where the action does not name it. */
const CARDS = {
  pass_go: 'pass_go', collect_debt: 'debt_collector', celebrate_birthday: 'birthday', sly_deal: 'sly_deal',
  forced_deal: 'forced_deal', deal_breaker: 'deal_breaker', charge_one_rent: 'rent_ten_colour',
};
const FROM_HAND = ['bank', 'lay_property', 'build', 'charge_rent', 'play_for_nothing', 'discard'];
const ARRANGING = ['turn_wild', 'exchange', 'move_building'];
/** What can only be aimed at somebody who has something to take. */
const AIMED = ['sly_deal', 'forced_deal', 'deal_breaker'];
/** So many ways to swap cards are still buttons; with more, each side is picked by itself. */
const FEW = 4;
/** What says more than this has a line of its own. */
const LONG_USE = 23;
/** A name with such a word is written smaller on its card. */
const LONG_WORD = /\p{L}{11}|\p{L}{10}\)/u;
const END = { type: 'end_turn' };
const ANSWERS = ['accept', 'just_say_no', 'say_no_to_doubling'];
/** What others pay for, if they can. */
const CHARGING = ['charge_rent', 'charge_one_rent', 'collect_debt', 'celebrate_birthday'];

/** The card of the hand that an action is about; null when it is about none. */
function cardOf({ type, card, building }) {
  if (FROM_HAND.includes(type)) {
    const named = card ?? building;
    return named.startsWith('house_on') || named.startsWith('hotel_on') ? named.split('_')[0] : named.split('_as_')[0];
  }
  return CARDS[type] ?? null;
}

function stripes(card) {
  const colours = coloursOf(card);
  return svg('svg', { class: 'stripes', viewBox: `0 0 ${STRIPE * Math.max(1, colours.length)} 16`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...colours.map((colour, index) => svg('rect', { x: index * STRIPE, width: STRIPE, height: 16, fill: fillOf(colour) })));
}

/** The colour that a choice of a card is about, if it is about one. */
const colourOf = ({ colour, card = '' }) => colour ?? /_(?:as|on)_(.+)/.exec(card)?.[1] ?? card;

const chipOf = (colour) => (COLOURS.includes(colour) ? [chip(colour)] : []);

/** Money is known by its colour, too. */
const note = (amount) => make('i', `note money-${amount}`, { 'aria-hidden': 'true' });
const amountOf = (card) => /^money_(\d+)$/.exec(card)?.[1];

/** Money as its cards and the sentences of the game write it. */
const money = (amount) => word('page.seat-card-money', { amount: number(amount) });
/** There is no change. */
const lost = (amount) => word('page.seat-too-much', { amount: money(amount) });

/** Whether a payment breaks a complete set; a card that lies in several sets is taken from the last. */
const breaks = ({ cards = [] }, sets) => cards.some((card) => !/_on_/.test(card) && sets.findLast((set) => set.cards.includes(card))?.complete);

/** Ways to pay, as the dial of the unit has them: first what keeps sets, then what keeps properties, then what is cheap. */
function byPain(ways, sets) {
  const pains = ({ action, brings }) => [Number(breaks(action, sets)), action.cards?.length ?? 0, -brings];
  return ways.toSorted((one, other) => pains(one).map((pain, index) => pain - pains(other)[index]).find(Boolean) ?? 0);
}

/** What is seldom wanted, out of the way. */
function more(buttons) {
  if (!buttons.length) return [];
  return [make('details', '', {}, make('summary', '', {}, word('page.seat-arrange')), make('div', 'dos', {}, ...buttons))];
}

/** What can be done, grouped by the cards of the hand. */
class Hand extends Choices {
  #open = null;
  #seat = null;
  #cover = new Cover(() => this.show(this.#seat));
  #ending = new Series((action) => this.do({ action }));

  show(seat) {
    this.#seat = seat;
    super.show(seat);
    // What is kept is what is left at the end of this turn, and of no other.
    if (seat.question !== undefined && seat.question !== this.answered && seat.view.phase !== 'discard') this.#ending.forget();
    this.#ending.goOn(seat);
  }

  tells(seat) { return [...super.tells(seat), this.#cover.closed]; }

  parts(seat) {
    if (seat.question === undefined) return [...this.#cards(seat, []), ...super.parts(seat)];
    const choices = seat.choices.map((choice, index) => ({ ...choice, index, card: cardOf(choice.action) }));
    const [heading] = super.parts(seat);
    const others = choices.filter(({ card, action }) => card === null && !(this.#cover.closed && action.type.includes('say_no')));
    const answers = others.some(({ action }) => ANSWERS.includes(action.type));
    const pays = seat.forms.find(({ type }) => type === 'pay');
    const arranges = ({ action }) => ARRANGING.includes(action.type);
    const doings = others.filter((choice) => !arranges(choice));
    const rest = make('div', answers ? 'dos answers' : 'dos', {},
      ...(pays ? byPain(doings, seat.view.players[seat.player].sets) : doings).flatMap((choice) => this.#buttons(choice, seat.view, pays?.least)));
    const arranging = others.filter(arranges).map((choice) => this.#button(choice));
    const filled = seat.forms.filter(({ type }) => type !== 'forced_deal').map((form) => this.#form(form));
    if (pays) filled.forEach((form) => form.setAttribute('open', ''));
    // Who has to answer or pay does that first; else the hand comes first.
    return answers || pays
      ? [heading, rest, ...filled, ...this.#cards(seat, choices)]
      : [heading, ...this.#cards(seat, choices), rest, ...more(arranging), ...filled];
  }

  #form(form) {
    return new Form(form, (action) => this.do({ action }), ({ value }) => (typeof value === 'number' ? [note(value)] : chipOf(colourOf({ card: String(value) }))), undefined, money, lost).element;
  }

  /** The card that it is done with is open above, and not said again. */
  #use(choice, called) {
    const said = choice.label.startsWith(`${called}: `) ? choice.label.slice(called.length + 2) : choice.label;
    const button = this.#button({ ...choice, label: said });
    button.prepend(...chipOf(colourOf(choice.action)));
    button.classList.toggle('wide', said.length > LONG_USE);
    return button;
  }

  /** What can be done with a card. */
  #uses(card, seat, choices) {
    const its = choices.filter((choice) => choice.card === card);
    const called = seat.own[seat.view.players[seat.player].hand.indexOf(card)];
    const swaps = its.filter(({ action }) => action.type === 'forced_deal');
    const picked = swaps.length > FEW ? seat.forms.filter(({ type }) => type === 'forced_deal') : [];
    const buttons = its.filter((choice) => !picked.length || !swaps.includes(choice)).map((choice) => this.#use(choice, called));
    return [...picked.map((form) => this.#form(form)), make('div', 'dos narrow', {}, ...buttons),
      ...this.#not(card, seat, its).map((why) => make('p', 'quiet', {}, make('span', 'said-label', {}, why)))];
  }

  /** Why what one might look for is not there: a colour, or somebody to aim at. */
  #not(card, { things, names, player }, choices) {
    if (!choices.length) return [];
    const aimed = choices.flatMap(({ action: { target } }) => (target === undefined ? [] : [target]));
    const beyond = AIMED.includes(card) ? names.filter((_, other) => other !== player && !aimed.includes(other)) : [];
    return [things[`${card}_not`], ...beyond.map((name) => word('page.seat-nothing-there', { name }))].filter(Boolean);
  }

  /** Where what is left may be discarded, whoever wants to keep it all is not asked that at the end of every turn. */
  #buttons(choice, { phase, options }, owed) {
    if (choice.action.type !== END.type || phase !== 'play' || options.discarding !== 'yes') return [this.#button(choice, owed)];
    return [doing(choice.label, 0, () => this.#ending.begin([END, END]), choice.sure),
      this.#button({ ...choice, label: word('page.seat-discard-first') })];
  }

  #button({ label, brings, index, action, sure }, owed = Infinity) {
    const button = doing(label, brings, () => this.do({ choice: index }), sure, money);
    if (-brings > owed) button.append(make('span', 'lost', {}, lost(-brings - owed)));
    if (owed < Infinity && breaks(action, this.#seat.view.players[this.#seat.player].sets)) button.append(make('span', 'lost', {}, word('page.seat-breaks')));
    // Who has nothing pays nothing.
    if (!brings && CHARGING.includes(action.type)) button.append(make('span', 'brings', {}, `+${money(0)}`));
    if (action.type.includes('say_no')) button.classList.add('no');
    return button;
  }

  /** What it does, and what it is worth. */
  #face(card, { things }) {
    if (amountOf(card)) return [];
    const does = things[`${card}_does`];
    return [...(does ? [make('span', 'does', {}, does)] : []), make('span', 'worth', {}, things[`${card}_worth`])];
  }

  #cards(seat, choices) {
    const hand = seat.view.players[seat.player].hand;
    if (!hand.length) return [];
    if (this.#cover.closed) return [this.#cover.heading(), this.#cover.backs(hand.length)];
    if (!hand.includes(this.#open)) this.#open = null;
    const uses = make('div', 'uses', {});
    const cards = hand.map((card, index) => {
      const amount = amountOf(card);
      const button = make('button', amount ? `card money money-${amount}` : 'card', { type: 'button', 'data-do': `card ${index}`, 'aria-expanded': false },
        ...(amount ? [] : [stripes(card)]), make('span', 'said-label', {}, seat.own[index]), ...this.#face(card, seat));
      const can = choices.some((choice) => choice.card === card);
      if (!can) button.setAttribute('aria-disabled', 'true');
      button.classList.toggle('long', LONG_WORD.test(seat.own[index]));
      button.addEventListener('click', () => {
        this.#open = this.#open === card ? null : card;
        open();
      });
      return button;
    });
    const open = () => {
      hand.forEach((card, index) => cards[index].setAttribute('aria-expanded', String(card === this.#open && hand.indexOf(card) === index)));
      uses.replaceChildren(...(this.#open ? this.#uses(this.#open, seat, choices) : []));
    };
    open();
    return [this.#cover.heading(), make('div', 'hand', {}, ...cards), uses];
  }
}

/** How everybody stands, with the sets before them as they lie on the board. */
class Tables extends Standings {
  get tellsMore() { return true; }

  tells(seat, table) { return [table.notes, seat.view.players.map(({ sets }) => sets), seat.things]; }

  lines(lines, place, seat) {
    const player = seat.places.indexOf(place);
    const sets = seat.view.players[player]?.sets ?? [];
    if (!sets.length) return super.lines(lines);
    // The last line tells the sets.
    return [...super.lines(lines.slice(0, -1)), make('ul', 'lies', {}, ...sets.map((set, index) => make('li', '', {},
      svg('svg', { viewBox: '-3 -3 70 56', 'aria-hidden': 'true' }, ...places(set, { x: 0, y: 0, width: 64, height: 52 })),
      make('span', 'said-label', {}, ...bound(`${seat.things[`set_${player}_${index}`]}, ${word('page.seat-rent', { amount: seat.things[`rent_${player}_${index}`] })}`)))))];
  }
}

export class Page {
  constructor(root, act) {
    this.hand = new Hand(act);
    this.told = new Told(MOST_TOLD);
    this.standings = new Tables();
    root.append(patternsApart(), this.hand.element, this.told.element, this.standings.element);
  }

  show({ seat, table, facts }) {
    this.hand.show(seat);
    this.news({ seat, table, facts });
  }

  /** What everybody at the unit has seen, while it is shown. */
  news({ seat, table, facts }) {
    this.told.show(seat);
    this.standings.show(seat, table, facts);
  }
}
