// What the game is about just now at a seat of travel or brands, and what can be done about it.

import { make, say } from '../make.js';
import { word } from '../words.js';
import { Raising, wanted } from './classic-raise.js';
import { ON_DEEDS, becomes, dress, partnerIn } from './classic-table.js';
import { Part, doing, exchange, listed, number } from './plain.js';
import { Series } from './series.js';

/** What a trade table does, with whatever is put on it. */
const ON_TABLES = ['offer', 'counter', 'offer_instead'];
/** What can be done with a mortgage that came with a deed. */
const WITH_MORTGAGES = ['keep_mortgage', 'redeem'];
/** What looks unlike the others. */
const LOOKS = { claim_rent: 'claim', go_bankrupt: 'no', pass: 'pass' };
/** What decides a turn: it is large. */
const LARGE = ['roll', 'buy', 'accept', 'claim_rent'];
/** What can be done besides what is asked, in the order in which it is told. */
const BUSINESS = [['build', 'page.seat-may-build'], ['sell', 'page.seat-may-sell'], ['mortgage', 'page.seat-may-mortgage'],
  ['redeem', 'page.seat-may-redeem'], ['offer', 'page.seat-may-trade']];
/** While rent can be claimed, and the time for it runs out. */
const CLAIMED_IN = ['turn', 'closing'];

/** What is auctioned now. */
const auctionOf = ({ phase, auction, building_auction: building }) => ({ auction, building_auction: building })[phase];

/** What can be done besides, in a sentence. */
function business({ choices = [], forms = [] }) {
  const types = [...choices.map(({ action: { type } }) => type), ...forms.map(({ type }) => type)];
  const can = BUSINESS.filter(([type]) => types.includes(type)).map(([, what]) => word(what));
  return can.length ? word('page.seat-business', { what: listed(can) }) : word('page.seat-nothing');
}

export class Moment extends Part {
  #raising = new Raising((action) => this.do({ action }));
  #mortgages = new Series((action) => this.do({ action }));
  /** Whether mortgages that came together are looked at one by one. */
  #eachOpen = false;

  /** @param away the places of those whose phones are off */
  show(seat, table, { seconds_left: seconds }, away) {
    if (seat.question !== undefined && !wanted(seat, table)) this.#raising.forget();
    const { phase, debt, auction, building_auction: buildings, offer, instead, to_buy: toBuy, claims } = table.view;
    const asked = seat.choices?.map(({ label, action }) => [label, action]);
    const forms = seat.forms?.map(({ type }) => type);
    this.renew([seat.question, seat.must, seat.press, asked, forms, seat.refused, seat.over, phase, debt, auction, buildings, offer, instead, toBuy,
      claims, away, table.me.cash],
    () => {
      const answers = this.#answers(seat, table);
      return [this.#heading(seat, table, answers.length), ...this.#rents(table), ...this.#about(seat, table, away), ...answers];
    });
    const left = seconds && CLAIMED_IN.includes(phase) ? word('page.seat-seconds', { number: seconds }) : '';
    this.element.querySelectorAll('.seconds').forEach((one) => say(one, left));
    this.#raising.goOn(seat, table);
    this.#mortgages.goOn(seat);
  }

  #heading(seat, { me: { bankrupt } }, answers) {
    const { question, must, asks, over } = seat;
    const idle = over ? 'page.seat-over' : bankrupt ? 'page.seat-bankrupt' : 'page.seat-nothing';
    const asked = must ? word('page.seat-your-turn') : answers ? word('page.seat-you-may') : business(seat);
    // What is to be decided says the headline already.
    return make('h2', must && asks ? 'asked unseen' : 'asked', { tabindex: -1 }, question === undefined ? word(idle) : asked);
  }

  /** Who may still ask this seat for rent, and for how long. */
  #rents({ view: { phase, claims }, player, names }) {
    if (!CLAIMED_IN.includes(phase)) return [];
    return claims.filter(({ payer }) => payer === player).map(({ owner, amount, fresh_dice: dice }) =>
      make('p', 'rent-open', {}, make('span', '', {}, word(dice ? 'page.seat-rent-open-dice' : 'page.seat-rent-open', { name: names[owner], amount: number(amount) })),
        make('b', 'seconds', {})));
  }

  #about(seat, table, away) {
    const { view, things, names } = table;
    if (view.phase === 'buy') return [table.title(view.to_buy)];
    const auction = auctionOf(view);
    if (auction) {
      return [auction.deed === undefined ? make('p', 'said-label', {}, things[auction.building]) : table.title(auction.deed),
        ...(seat.must ? [] : [this.#highest(auction, names)])];
    }
    if (!seat.offer) return [];
    const partner = partnerIn(table);
    const gone = !seat.must && away.includes(seat.places[partner]);
    return [exchange(seat.offer, dress(table), becomes(table, partner)),
      ...(gone ? [make('p', 'weighs', {}, word('page.seat-away', { name: names[partner] }))] : [])];
  }

  /** Who bids most; whoever can bid reads it above the bids. */
  #highest({ bid, bidder }, names) {
    return make('p', 'highest', {}, bid ? word('page.seat-highest', { amount: number(bid), name: names[bidder] }) : word('page.seat-no-bid'));
  }

  #answers(seat, table) {
    if (seat.question === undefined) return [];
    const last = seat.choices.find(({ action: { type } }) => type === 'go_bankrupt');
    if (last) return this.#theEnd(last, table);
    const least = ['debt', 'buy'].includes(table.view.phase) && wanted(seat, table);
    const here = seat.choices.filter(({ action: { type } }) => !ON_TABLES.includes(type) && type !== 'sell_down'
      && (table.view.phase === 'transfer' || !ON_DEEDS.includes(type)));
    // Of two cards that do the same one is enough.
    const each = here.filter(({ label }, at) => here.findIndex((other) => other.label === label) === at);
    const buttons = each.map((choice) => this.#button(choice));
    if (seat.press) buttons.unshift(doing(seat.press, 0, () => this.do({})));
    if (seat.must) buttons.forEach((button) => button.classList.add('must'));
    // Rent is lost by a roll, so it comes first; what is final comes last.
    const place = ({ classList: is }) => is.contains('pass') - is.contains('claim');
    buttons.sort((one, other) => place(one) - place(other));
    if (least) return this.#raising.parts(least, seat, table, buttons);
    const together = table.view.phase === 'transfer' ? this.#allMortgages(each, table) : [];
    if (together.length) return [make('div', 'dos stays', {}, ...together), this.#oneByOne(buttons)];
    const types = here.map(({ action: { type } }) => type);
    const large = seat.press || types.some((type) => LARGE.includes(type));
    const looks = types.includes('bid') ? ['bids', 'stays'] : [...(large || (seat.offer && seat.must) ? ['large'] : []), ...(seat.must ? ['stays'] : [])];
    const auction = seat.must && auctionOf(table.view);
    return buttons.length ? [make('div', ['dos', ...looks].join(' '), {}, ...(auction ? [this.#highest(auction, table.names)] : []), ...buttons)] : [];
  }

  /** All that could be raised would not be enough: what becomes of it, and the one thing that is left besides a deal. */
  #theEnd(last, { view: { debt: { creditor } }, names }) {
    const button = this.#button(last);
    button.classList.add('must');
    const goes = creditor in names ? word('page.seat-all-to', { name: names[creditor] }) : word('page.seat-all-to-bank');
    return [make('p', 'weighs', {}, goes), make('div', 'dos large stays', {}, button)];
  }

  /** Of several deeds with mortgages, the same with each: one after the other, in one press. */
  #allMortgages(choices, { me }) {
    return WITH_MORTGAGES.flatMap((what) => {
      const ways = choices.filter(({ action: { type } }) => type === what);
      const deeds = choices.filter(({ action: { type } }) => type === 'keep_mortgage').length;
      const costs = -ways.reduce((sum, { brings }) => sum + brings, 0);
      if (deeds < 2 || ways.length < deeds || costs > me.cash) return [];
      const label = word(what === 'redeem' ? 'page.seat-redeem-all' : 'page.seat-keep-all', { number: deeds, amount: number(costs) });
      const button = doing(label, 0, () => this.#mortgages.begin(ways.map(({ action }) => action)));
      button.classList.add('must');
      return [button];
    });
  }

  #oneByOne(buttons) {
    const each = make('details', '', {}, make('summary', '', { 'data-do': 'each' }, word('page.seat-each')), make('div', 'dos', {}, ...buttons));
    each.open = this.#eachOpen;
    each.addEventListener('toggle', () => { this.#eachOpen = each.open; });
    return each;
  }

  #button({ label, brings, action, sure }) {
    const button = doing(label, brings, () => this.do({ action }), sure);
    if (action.type in LOOKS) button.classList.add(LOOKS[action.type]);
    if (action.type === 'claim_rent') button.append(make('b', 'seconds', {}));
    return button;
  }
}
