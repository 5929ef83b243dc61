// The page at a seat of travel and brands: the purse, what can be done now with what it is about, the own deeds with what
// can be done on each, and a table for every trade.

import { chip, hotel, house, patternsApart, svg } from '../board/paint.js';
import { make, say, several } from '../make.js';
import { word } from '../words.js';
import { Amount, Form, Part, Standings, Told, doing, exchange, number } from './plain.js';

/** What is done on a deed, where it lies. */
const ON_DEEDS = ['build', 'sell', 'mortgage', 'redeem'];
/** What a trade table does, with whatever is put on it. */
const ON_TABLES = ['offer', 'counter', 'offer_instead'];
/** What looks unlike the others. */
const LOOKS = { claim_rent: 'claim', go_bankrupt: 'no', pass: 'pass' };
const JAIL_TURNS = 3;
const MOST_TOLD = 6;

const spaceOf = ({ deed, site }) => deed ?? site;

/** What stands on a site, as a picture; the words for it stand beside. */
function buildings({ buildings: steps = 0 }, mostHouses) {
  if (!steps) return [];
  const many = steps > mostHouses ? 1 : steps;
  return [svg('svg', { class: 'stands-on', viewBox: `0 0 ${many * 24} 24`, 'aria-hidden': 'true' },
    ...(steps > mostHouses ? [hotel(12, 12, 5.5)] : several(many, (at) => house(12 + 24 * at, 12, 8))))];
}

/** What the page says of a deed depends on all of these. */
class Table {
  constructor({ view, things, player, names }) {
    Object.assign(this, { view, things, player, names });
    this.me = view.players[player];
    this.mostHouses = view.options.quicker === 'yes' ? 3 : 4;
  }

  deed(space) { return this.view.deeds.find(({ deed }) => deed === space); }

  group(group) { return this.view.deeds.filter((deed) => deed.group === group); }

  called(owner) { return owner === this.player ? word('page.seat-you') : this.names[owner]; }

  /** What landing there costs now. */
  rent({ mortgaged, group, rent }) {
    if (mortgaged) return word('page.seat-mortgaged');
    return word(group === 'utility' ? 'page.seat-rent-dice' : 'page.seat-rent', { amount: number(rent) });
  }

  /** A deed that can be had: what is printed on it, and who has how much of its group. */
  title(space) {
    const { group, price } = this.deed(space);
    const all = this.group(group);
    const owners = this.names.flatMap((_, owner) => {
      const count = all.filter((deed) => deed.owner === owner).length;
      return count ? [`${this.called(owner)} ${word('page.seat-sum', { amount: count, least: all.length })}`] : [];
    });
    return make('div', 'title-deed', {},
      make('p', 'of-group', {}, chip(group), make('span', 'said-label', {}, this.things[group])),
      make('p', 'deed-title', {}, make('b', '', {}, this.things[space]), make('span', '', {}, word('page.seat-price', { amount: number(price) }))),
      make('p', '', {}, this.things[`${space}_title`]),
      ...(owners.length ? [make('p', '', {}, make('span', 'said-label', {}, owners.join(' · ')))] : []));
  }
}

// --- what only changes by itself

class Purse extends Part {
  show({ me, things }) {
    this.renew([me, things[me.space]], () => {
      this.element.className = 'purse';
      const where = me.jail
        ? word('page.seat-in-jail', { number: me.jail, most: JAIL_TURNS })
        : word('page.seat-space', { what: things[me.space] });
      return [
        make('p', 'cash', {}, make('span', '', {}, word('page.seat-money')), make('b', '', {}, number(me.cash))),
        ...(me.worth === me.cash ? [] : [make('p', '', {}, word('page.seat-all-in-all', { amount: number(me.worth) }))]),
        make('p', '', {}, where),
        ...(me.cards.length ? [make('p', 'said-label', {}, me.cards.length > 1 ? `${things.jail_card} × ${me.cards.length}` : things.jail_card)] : []),
      ];
    });
  }
}

// --- what is asked

/** How much money must be there for what is asked, where it can be raised: for a debt, or to buy. Else 0. */
function wanted({ player, choices = [] }, table) {
  const { view, me } = table;
  if (view.debt?.debtor === player) return view.debt.amount;
  const buys = view.phase === 'buy' && choices.some(({ action: { type } }) => type === 'decline');
  const price = buys ? table.deed(view.to_buy).price : 0;
  return me.cash < price && price <= me.can_raise ? price : 0;
}

/** What the game is about just now, and what can be done about it. */
class Moment extends Part {
  /** What is still to be mortgaged, as picked; and how many buildings of each group are still to be sold. */
  #picked = new Set();
  #sold = new Map();
  #raising = [];
  #question;
  #answered;

  show(seat, table) {
    if (seat.question !== undefined && !wanted(seat, table)) {
      this.#picked.clear();
      this.#sold.clear();
      this.#raising = [];
    }
    const { phase, debt, auction, building_auction: buildings, offer, instead, to_buy: toBuy } = table.view;
    const asked = seat.choices?.map(({ label, action }) => [label, action]);
    this.renew([seat.question, seat.must, seat.press, asked, seat.refused, seat.over, phase, debt, auction, buildings, offer, instead, toBuy, table.me.cash],
      () => {
        const answers = this.#answers(seat, table);
        return [this.#heading(seat, table, answers.length), ...this.#about(seat, table), ...answers];
      });
    this.#raiseOn(seat, table);
  }

  #heading({ question, must, asks, over }, { me: { bankrupt } }, answers) {
    const idle = over ? 'page.seat-over' : bankrupt ? 'page.seat-bankrupt' : 'page.seat-nothing';
    const asked = must ? 'page.seat-your-turn' : answers ? 'page.seat-you-may' : 'page.seat-business';
    // What is to be decided says the headline already.
    return make('h2', must && asks ? 'asked unseen' : 'asked', { tabindex: -1 }, word(question === undefined ? idle : asked));
  }

  #about(seat, table) {
    const { view, things, names } = table;
    if (view.phase === 'buy') return [table.title(view.to_buy)];
    const auction = view.phase === 'auction' ? view.auction : view.phase === 'building_auction' ? view.building_auction : null;
    if (auction) {
      const bid = auction.bid
        ? word('page.seat-highest', { amount: number(auction.bid), name: names[auction.bidder] })
        : word('page.seat-no-bid');
      return [auction.deed === undefined ? make('p', 'said-label', {}, things[auction.building]) : table.title(auction.deed),
        make('p', 'highest', {}, bid)];
    }
    return seat.offer ? [exchange(seat.offer, dress(table), becomes(table, partnerIn(table)))] : [];
  }

  #answers(seat, table) {
    if (seat.question === undefined) return [];
    const least = ['debt', 'buy'].includes(table.view.phase) && wanted(seat, table);
    const here = seat.choices.filter(({ action: { type } }) => !ON_TABLES.includes(type) && type !== 'sell_down'
      && (table.view.phase === 'transfer' || !ON_DEEDS.includes(type)));
    // Of two cards that do the same one is enough.
    const each = here.filter(({ label }, at) => here.findIndex((other) => other.label === label) === at);
    const buttons = each.map((choice) => this.#button(choice));
    if (seat.press) buttons.unshift(doing(seat.press, 0, () => this.do({})));
    if (seat.must) buttons.forEach((button) => button.classList.add('must'));
    // What is final comes last.
    buttons.sort((one, other) => one.classList.contains('pass') - other.classList.contains('pass'));
    const types = here.map(({ action: { type } }) => type);
    const kind = types.includes('bid') ? 'dos bids' : seat.offer && seat.must ? 'dos large stays' : seat.press || types.some((type) => ['roll', 'buy', 'accept', 'claim_rent'].includes(type)) ? 'dos large' : 'dos';
    return [...(least ? this.#raised(least, seat, table) : []), ...(buttons.length ? [make('div', kind, {}, ...buttons)] : [])];
  }

  #button({ label, brings, action, sure }) {
    const button = doing(label, brings, () => this.do({ action }), sure);
    if (action.type in LOOKS) button.classList.add(LOOKS[action.type]);
    return button;
  }

  // --- what is picked adds up to what is wanted, and is then sold and mortgaged one after the other

  #raised(least, { choices }, table) {
    const { me } = table;
    const ways = choices.filter(({ action: { type } }) => type === 'mortgage');
    const known = new Map(ways.map((way) => [JSON.stringify(way.action), way]));
    [...this.#picked].filter((key) => !known.has(key)).forEach((key) => this.#picked.delete(key));
    const sales = this.#sales(choices, table);
    const sum = make('p', 'sum', { role: 'status' });
    const bar = make('progress', '', { max: least, 'aria-label': word('page.seat-money') });
    const button = doing('', 0, () => this.#raise(table));
    const add = () => {
      const more = [...this.#picked].reduce((together, key) => together + known.get(key).brings, 0)
        + sales.reduce((together, { group, each }) => together + (this.#sold.get(group) ?? 0) * each, 0);
      say(sum, word('page.seat-raised', { amount: number(me.cash + more), least: number(least) }));
      bar.value = me.cash + more;
      say(button.firstChild, word('page.seat-raise-it', { amount: number(more) }));
      button.disabled = !more;
    };
    button.dataset.do = 'raise';
    const picks = ways.map(({ label, brings, action }) => {
      const key = JSON.stringify(action);
      const box = make('input', '', { type: 'checkbox', 'data-do': key, ...(this.#picked.has(key) ? { checked: '' } : {}) });
      box.addEventListener('change', () => {
        this.#picked[box.checked ? 'add' : 'delete'](key);
        add();
      });
      return make('label', 'pick', {}, box, make('span', 'said-label', {}, label), make('span', 'worth', {}, `+${number(brings)}`));
    });
    const counts = sales.map(({ site, group, most }) => {
      const amount = new Amount({ name: `sell ${group}`, label: table.things[`${site}_sell`], least: 0, most });
      amount.fill(this.#sold.get(group) ?? 0);
      amount.element.addEventListener('input', () => {
        this.#sold.set(group, amount.value);
        add();
      });
      return amount.element;
    });
    add();
    return [make('div', 'raising', {}, bar, sum),
      ...(ways.length || sales.length
        ? [make('fieldset', '', {}, make('legend', '', {}, word('page.seat-raise')), ...counts, ...picks), make('div', 'bargain', {}, button)] : [])];
  }

  /** Groups of which buildings can be sold: how many there are, and what the Bank gives for each. */
  #sales(choices, table) {
    const sales = new Map();
    for (const { action, brings } of choices.filter(({ action: { type } }) => type === 'sell')) {
      const { group } = table.deed(action.site);
      const most = table.group(group).reduce((sum, { buildings: steps = 0 }) => sum + steps, 0);
      sales.set(group, { site: action.site, group, most, each: brings });
      this.#sold.set(group, Math.min(this.#sold.get(group) ?? 0, most));
    }
    [...this.#sold.keys()].filter((group) => !sales.has(group)).forEach((group) => this.#sold.delete(group));
    return [...sales.values()];
  }

  /** Buildings go one by one, evenly: the highest first. */
  #raise(table) {
    this.#raising = [...this.#sold].flatMap(([group, count]) => {
      const steps = new Map(table.group(group).map(({ deed, buildings: many = 0 }) => [deed, many]));
      return several(count, () => {
        const [site] = [...steps].reduce((one, other) => (other[1] > one[1] ? other : one));
        steps.set(site, steps.get(site) - 1);
        return { type: 'sell', site };
      });
    }).concat([...this.#picked].map((key) => JSON.parse(key)));
    this.#raiseNext(table);
  }

  #raiseNext(table) {
    const action = this.#raising.shift();
    this.#picked.delete(JSON.stringify(action));
    if (action.type === 'sell') {
      const { group } = table.deed(action.site);
      this.#sold.set(group, this.#sold.get(group) - 1);
    }
    this.#answered = this.#question;
    this.do({ action });
  }

  /** The next of what is to be raised, as soon as it is asked for; no more of it when something was refused. */
  #raiseOn({ question, refused, choices }, table) {
    this.#question = question;
    if (refused) this.#raising = [];
    if (question === undefined || question === this.#answered || !this.#raising.length) return;
    const next = JSON.stringify(this.#raising[0]);
    if (choices.some(({ action }) => JSON.stringify(action) === next)) this.#raiseNext(table);
    else this.#raising = [];
  }
}

// --- what is filled in

/** Deeds are known by their colour, too. */
const dress = (table) => ({ value }) => (typeof value === 'number' ? [chip(table.deed(value).group)] : []);

/** How much of its group a deed would be with whoever gets it. */
const becomes = (table, partner) => (space, side, { give, get }) => {
  if (typeof space !== 'number') return '';
  const [owner, gets, leaves] = side === 'get' ? [table.player, get, give] : [partner, give, get];
  const all = table.group(table.deed(space).group);
  const has = ({ deed, owner: now }) => deed === space || gets.includes(deed) || (now === owner && !leaves.includes(deed));
  const share = word('page.seat-sum', { amount: all.filter(has).length, least: all.length });
  return `${table.called(owner)}: ${share}${all.every(has) ? `, ${word('page.seat-complete')}` : ''}`;
};

/** Who is on the other side of what is on offer, or owed. */
const partnerIn = ({ view: { offer, debt }, player }) => {
  const [one, other] = offer ? [offer.from, offer.to] : [debt?.debtor, debt?.creditor];
  return one === player ? other : one;
};

/** What is settled in a form from the beginning: with whom it is, say, or on which group. Else undefined. */
const settled = ({ parts }, what) => parts.find(({ name }) => name === what)?.fixed;

/** Whether something that was begun can still be sent later, though not just now. */
function lasts(type, { player, over }, { phase, debt, offer }) {
  if (over) return false;
  if (type === 'counter') return phase === 'offer' && offer.to === player;
  if (type === 'bid') return phase === 'auction' || phase === 'building_auction';
  return type === 'offer_instead' ? debt?.debtor === player : offer?.from !== player;
}

/** What is filled in, which takes time: it stays while others go on, and can be sent whenever it is asked for. */
class Tables extends Part {
  /** By what they are for: the form as it was told, none for one that rests; and as it is shown. */
  #laid = new Map();

  constructor(act, types, ...heading) {
    super(act);
    this.types = types;
    this.element.append(...heading);
  }

  show(seat, table) {
    const now = new Set();
    for (const form of (seat.forms ?? []).filter(({ type }) => this.types.includes(type))) {
      const key = JSON.stringify([form.type, settled(form, 'to')]);
      now.add(key);
      this.#lay(key, form, table);
    }
    for (const [key, laid] of this.#laid) {
      if (now.has(key)) continue;
      if (laid.shown.element.open && lasts(laid.type, seat, table.view)) {
        laid.told = null;
        laid.shown.pause(word('page.seat-not-now'));
      } else {
        laid.shown.element.remove();
        this.#laid.delete(key);
      }
    }
    this.element.hidden = !this.#laid.size;
  }

  #lay(key, form, table) {
    const before = this.#laid.get(key);
    const told = JSON.stringify(form);
    if (before?.told === told) return;
    const partner = settled(form, 'to') ?? partnerIn(table);
    const shown = new Form(form, (action) => this.do({ action }), dress(table), becomes(table, partner));
    this.#laid.set(key, { type: form.type, told, shown });
    if (!before) {
      this.element.append(shown.element);
      return;
    }
    const { element, filled } = before.shown;
    const at = element.contains(document.activeElement) ? document.activeElement.dataset.do : null;
    shown.fill(filled);
    shown.element.open = element.open;
    element.replaceWith(shown.element);
    if (at) shown.element.querySelector(`[data-do="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
  }

  async do(what) {
    await super.do(what);
    for (const { told, shown } of this.#laid.values()) {
      if (told) shown.resume();
    }
  }
}

// --- the deeds

class Deeds extends Part {
  /** The deeds of which all is seen. */
  #open = new Set();

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
  }

  #group(group, own, choices, forms, table) {
    const deeds = own.filter((deed) => deed.group === group);
    const count = word('page.seat-sum', { amount: deeds.length, least: table.group(group).length });
    return make('section', 'deed-group', {},
      make('h3', 'of-group', {}, chip(group), make('span', 'said-label', {}, table.things[group]), make('span', 'worth', {}, count)),
      ...deeds.map((deed) => this.#deed(deed, choices.filter(({ action }) => spaceOf(action) === deed.deed), table)),
      ...forms.filter((form) => settled(form, 'group') === group).map((form) => this.#sellDown(form, choices)));
  }

  #deed(deed, choices, table) {
    const space = deed.deed;
    const named = make('span', 'deed-name', {}, table.things[space],
      ...(deed.buildings ? [make('span', 'unseen', {}, `, ${table.things[`standing_${deed.buildings}`]}`)] : []));
    const title = make('button', 'deed', { type: 'button', 'data-do': `deed ${space}` },
      named, ...buildings(deed, table.mostHouses), make('span', 'rent', {}, table.rent(deed)));
    const more = make('div', 'uses', {}, make('p', '', {}, table.things[`${space}_title`]),
      make('div', 'dos', {}, ...choices.filter(({ action }) => action.type !== 'build').map(({ label, brings, action }) =>
        doing(label, brings, () => this.do({ action })))));
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

  /** The next building, in one press. */
  #build({ label, brings, action }, { deed, buildings: steps = 0 }, table) {
    const button = doing(label, brings, () => this.do({ action }));
    button.classList.add('build');
    button.dataset.do = `build ${deed}`;
    button.firstChild.className = 'unseen';
    button.prepend(make('span', '', { 'aria-hidden': 'true' }, `+ ${table.things[steps >= table.mostHouses ? 'hotel' : 'house']}`));
    return button;
  }

  #sellDown(form, choices) {
    const { element } = new Form(form, (action) => this.do({ action }));
    const group = settled(form, 'group');
    const buttons = choices.filter(({ action }) => action.type === 'sell_down' && action.group === group)
      .map(({ label, brings, action }) => doing(label, brings, () => this.do({ action })));
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

  show({ seat, table: seen, facts }) {
    const table = new Table(seat);
    this.purse.show(table);
    this.moment.show(seat, table);
    this.answers.show(seat, table);
    this.told.show(seat);
    this.deeds.show(seat, table);
    this.trades.show(seat, table);
    this.standings.show(seat, seen, facts);
    this.#call(seat, table);
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
