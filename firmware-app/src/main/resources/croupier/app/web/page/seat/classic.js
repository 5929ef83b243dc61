// The page at a seat of travel and brands: the purse, what can be done now with what it is about, the own deeds with what
// can be done on each, and a table for every trade.

import { chip, patternsApart } from '../board/paint.js';
import { make, say } from '../make.js';
import { word } from '../words.js';
import { Moment } from './classic-moment.js';
import { evenly, standing } from './classic-raise.js';
import { ON_DEEDS, Table, buildings, settled, spaceOf } from './classic-table.js';
import { Tables } from './classic-trades.js';
import { Amount, Form, MOST_TOLD, Part, Standings, Told, brings, doing, number } from './plain.js';
import { Series } from './series.js';

const JAIL_TURNS = 3;

// --- what only changes by itself

/** How far a game is that ends after so many turns; empty for any other. */
function turnOf({ turn, options, players }) {
  const last = Number(options.turns);
  if (!last || !turn) return '';
  const left = last - turn;
  const others = players.filter(({ bankrupt }) => !bankrupt).length;
  const which = left <= 0 ? 'page.seat-last-of-all' : left < others ? 'page.seat-last-round' : 'page.seat-round';
  return word(which, { amount: turn, least: last });
}

class Purse extends Part {
  show({ me, things, view }) {
    const turn = view.phase === 'over' ? '' : turnOf(view);
    // Whoever is out later comes in before, and the end tells the rest.
    const place = view.players.filter(({ bankrupt }) => !bankrupt).length + 1;
    this.element.hidden = me.bankrupt && view.phase === 'over';
    this.renew([me, things[me.space], turn, place], () => {
      this.element.className = 'purse';
      if (me.bankrupt) return [make('p', 'cash', {}, word('page.seat-out', { number: place, count: view.players.length }))];
      const where = me.jail
        ? word('page.seat-in-jail', { number: me.jail, most: JAIL_TURNS })
        : word('page.seat-space', { what: things[me.space] });
      return [
        make('p', 'cash', {}, make('span', '', {}, word('page.seat-money')), make('b', '', {}, number(me.cash))),
        ...(me.worth === me.cash ? [] : [make('p', '', {}, word('page.seat-all-in-all', { amount: number(me.worth) }))]),
        make('p', '', {}, where),
        ...(me.cards.length ? [make('p', 'said-label', {}, me.cards.length > 1 ? `${things.jail_card} × ${me.cards.length}` : things.jail_card)] : []),
        ...(turn ? [make('p', '', {}, turn)] : []),
      ];
    });
  }
}

// --- the deeds

class Deeds extends Part {
  /** The deeds of which all is seen. */
  #open = new Set();
  #selling = new Series((action) => this.do({ action }));

  show(seat, table) {
    const own = table.view.deeds.filter(({ owner }) => owner === seat.player);
    const choices = (seat.choices ?? []).filter(({ action: { type } }) =>
      type === 'sell_down' || (ON_DEEDS.includes(type) && table.view.phase !== 'transfer'));
    const forms = (seat.forms ?? []).filter(({ type }) => type === 'sell_down');
    this.element.hidden = table.me.bankrupt;
    this.renew([own, choices, forms, seat.refused], () => [
      make('h2', '', { tabindex: -1 }, word('page.seat-deeds')),
      ...(own.length ? [...new Set(own.map(({ group }) => group))].map((group) => this.#group(group, own, choices, forms, table))
        : [make('p', 'quiet', {}, word('page.seat-no-deeds'))]),
    ]);
    this.#selling.goOn(seat);
  }

  #group(group, own, choices, forms, table) {
    const deeds = own.filter((deed) => deed.group === group);
    const count = word('page.seat-sum', { amount: deeds.length, least: table.group(group).length });
    const together = forms.filter((form) => settled(form, 'group') === group);
    return make('section', 'deed-group', {},
      make('h3', 'of-group', {}, chip(group), make('span', 'said-label', {}, table.things[group]), make('span', 'worth', {}, count)),
      ...deeds.map((deed) => this.#deed(deed, choices.filter(({ action }) => spaceOf(action) === deed.deed), table)),
      ...(together.length ? together.map((form) => this.#sellDown(form, choices)) : this.#sellSome(deeds, choices, table)));
  }

  #deed(deed, choices, table) {
    const space = deed.deed;
    const named = make('span', 'deed-name', {}, table.things[space],
      ...(deed.buildings ? [make('span', 'unseen', {}, `, ${table.things[`standing_${deed.buildings}`]}`)] : []));
    const title = make('button', 'deed', { type: 'button', 'data-do': `deed ${space}` },
      named, ...buildings(deed, table.mostHouses), make('span', 'rent', {}, table.rent(deed)));
    const more = make('div', 'uses', {}, make('p', '', {}, table.things[`${space}_title`]),
      make('div', 'dos', {}, ...choices.filter(({ action }) => action.type !== 'build').map((choice) => this.#does(choice))));
    const turn = () => {
      title.setAttribute('aria-expanded', String(this.#open.has(space)));
      more.hidden = !this.#open.has(space);
    };
    title.addEventListener('click', () => {
      this.#open[this.#open.has(space) ? 'delete' : 'add'](space);
      turn();
    });
    turn();
    const build = choices.filter(({ action }) => action.type === 'build').map((choice) => this.#build(choice, deed, table));
    return make('div', 'deed-row', {}, title, ...build, more);
  }

  #does({ label, brings: amount, action, sure }) { return doing(label, amount, () => this.do({ action }), sure); }

  /** The next building, in one press. */
  #build({ label, brings: cost, action }, { deed, buildings: steps = 0 }, table) {
    const button = doing(label, 0, () => this.do({ action }));
    button.classList.add('build');
    button.dataset.do = `build ${deed}`;
    button.firstChild.className = 'unseen';
    button.prepend(make('span', '', { 'aria-hidden': 'true' }, `+ ${table.things[steps >= table.mostHouses ? 'hotel' : 'house']}`));
    button.append(...brings(cost));
    return button;
  }

  /** Several of a group without hotels: the page sells one after the other. */
  #sellSome(deeds, choices, table) {
    const one = choices.find(({ action: { type, site } }) => type === 'sell' && deeds.some(({ deed }) => deed === site));
    const most = standing(deeds);
    // Whoever owes money picks it where the money is asked for.
    if (!one || most < 2 || table.view.debt) return [];
    const { site } = one.action;
    const button = doing('', 0, () => this.#selling.begin(evenly(deeds, amount.value)));
    const amount = new Amount({ name: `some ${site}`, label: table.things[`${site}_sell`], least: 1, most });
    const count = () => say(button.firstChild, word('page.seat-sell-some', { number: amount.value, amount: number(amount.value * one.brings) }));
    amount.element.addEventListener('input', count);
    button.dataset.do = `some ${site}`;
    count();
    return [make('details', '', { 'data-form': 'sell' },
      make('summary', '', { 'data-do': `open ${site}` }, make('span', 'said-label', {}, table.things[`${site}_sell`])),
      make('div', 'some', {}, amount.element, button))];
  }

  #sellDown(form, choices) {
    const { element } = new Form(form, (action) => this.do({ action }));
    const group = settled(form, 'group');
    const buttons = choices.filter(({ action }) => action.type === 'sell_down' && action.group === group)
      .map((choice) => this.#does(choice));
    element.querySelector('summary').after(make('div', 'dos', {}, ...buttons));
    return element;
  }
}

export class Page {
  #called;

  constructor(root, act) {
    this.purse = new Purse(act);
    this.moment = new Moment(act);
    this.answers = new Tables(act, ['counter', 'bid', 'offer_instead']);
    this.told = new Told(MOST_TOLD);
    this.deeds = new Deeds(act);
    this.trades = new Tables(act, ['offer'], make('h2', '', {}, word('page.seat-trades')));
    this.standings = new Standings();
    const column = (...parts) => make('div', '', {}, ...parts.map(({ element }) => element));
    root.append(patternsApart(), make('div', 'columns', {},
      column(this.purse, this.moment, this.answers, this.told), column(this.deeds, this.trades, this.standings)));
  }

  show({ seat, table: seen, facts, away }) {
    const table = new Table(seat);
    this.purse.show(table);
    this.moment.show(seat, table, seen, away);
    this.answers.show(seat, table);
    this.told.show(seat);
    this.deeds.show(seat, table);
    this.trades.show(seat, table);
    this.standings.show(seat, seen, facts);
    this.#call(seat, table);
  }

  /** What everybody at the unit has seen, while it is shown: money and deeds are as they are now, what was asked as it was. */
  news({ seat, table: seen, facts }) {
    const table = new Table(seat);
    this.purse.show(table);
    this.told.show(seat);
    this.deeds.show(seat, table);
    this.standings.show(seat, seen, facts);
  }

  /**
   * Something new is asked: it is seen from wherever somebody was, but not in the middle of a trade. Rent is lost within
   * seconds, so it is seen from there, too.
   */
  #call({ must, choices = [] }, { player, view: { phase, turn, offer } }) {
    const rents = choices.filter(({ action: { type } }) => type === 'claim_rent').map(({ action: { deed } }) => deed);
    const called = must || rents.length || offer?.from === player ? `${phase} ${turn} ${rents}` : this.#called;
    const trades = this.trades.element.querySelector('[open]');
    if (called !== this.#called && (rents.length || !trades)) this.moment.comeIntoSight();
    this.#called = called;
  }
}
