// What is to bring the money that is missing: it is picked until it is enough, and is then sold and mortgaged one after
// the other.

import { make, say, several } from '../make.js';
import { word } from '../words.js';
import { dress } from './classic-table.js';
import { Amount, doing, number } from './plain.js';
import { Series } from './series.js';

/** How much money must be there for what is asked, where it can be raised: for a debt, or to buy. Else 0. */
export function wanted({ player, choices = [] }, table) {
  const { view, me } = table;
  if (view.debt?.debtor === player) return view.debt.amount;
  const buys = view.phase === 'buy' && choices.some(({ action: { type } }) => type === 'decline');
  const price = buys ? table.deed(view.to_buy).price : 0;
  return me.cash < price && price <= me.can_raise ? price : 0;
}

/** So many buildings of a group go one by one, evenly: the highest first. */
export function evenly(sites, count) {
  const steps = new Map(sites.map(({ deed, buildings: many = 0 }) => [deed, many]));
  return several(count, () => {
    const [site] = [...steps].reduce((one, other) => (other[1] > one[1] ? other : one));
    steps.set(site, steps.get(site) - 1);
    return { type: 'sell', site };
  });
}

/** How many buildings stand on these sites, in steps of building. */
export const standing = (sites) => sites.reduce((sum, { buildings: steps = 0 }) => sum + steps, 0);

export class Raising {
  /** What is still to be mortgaged, as picked; and how many buildings of each group are still to be sold. */
  #picked = new Set();
  #sold = new Map();
  #table;
  #raising;

  /** @param does what is done with each action */
  constructor(does) {
    this.#raising = new Series((action) => {
      this.#done(action);
      does(action);
    });
  }

  forget() {
    this.#picked.clear();
    this.#sold.clear();
    this.#raising.forget();
  }

  /**
   * What can bring the money, with a bar that stays in sight.
   *
   * @param others what else can be done, beside it
   */
  parts(least, { choices }, table, others) {
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
      const there = me.cash + more;
      say(sum, word(there < least ? 'page.seat-raised' : 'page.seat-raised-all', { amount: number(there), least: number(least) }));
      bar.value = there;
      say(button.firstChild, word('page.seat-raise-it', { amount: number(more || least - me.cash) }));
      button.disabled = !more;
    };
    button.dataset.do = 'raise';
    const picks = ways.map((way) => this.#pick(way, table, add));
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
    const raised = make('div', 'raising', {}, bar, sum);
    if (!ways.length && !sales.length) return others.length ? [raised, make('div', 'dos', {}, ...others)] : [raised];
    return [raised, make('fieldset', '', {}, make('legend', '', {}, word('page.seat-raise')), ...counts, ...picks),
      make('div', 'bargain', {}, button, ...others)];
  }

  #pick({ label, action, sure }, table, add) {
    const key = JSON.stringify(action);
    const box = make('input', '', { type: 'checkbox', 'data-do': key, ...(this.#picked.has(key) ? { checked: '' } : {}) });
    box.addEventListener('change', () => {
      this.#picked[box.checked ? 'add' : 'delete'](key);
      add();
    });
    return make('label', 'pick', {}, box, ...dress(table)({ value: action.deed }), make('span', 'said-label', {}, label),
      ...(sure ? [make('span', 'becomes', {}, sure)] : []));
  }

  /** Groups of which buildings can be sold: how many there are, and what the Bank gives for each. */
  #sales(choices, table) {
    const sales = new Map();
    for (const { action, brings } of choices.filter(({ action: { type } }) => type === 'sell')) {
      const { group } = table.deed(action.site);
      const most = standing(table.group(group));
      sales.set(group, { site: action.site, group, most, each: brings });
      this.#sold.set(group, Math.min(this.#sold.get(group) ?? 0, most));
    }
    [...this.#sold.keys()].filter((group) => !sales.has(group)).forEach((group) => this.#sold.delete(group));
    return [...sales.values()];
  }

  #raise(table) {
    this.#raising.begin([...this.#sold].flatMap(([group, count]) => evenly(table.group(group), count))
      .concat([...this.#picked].map((key) => JSON.parse(key))));
  }

  #done(action) {
    this.#picked.delete(JSON.stringify(action));
    if (action.type !== 'sell') return;
    const { group } = this.#table.deed(action.site);
    this.#sold.set(group, this.#sold.get(group) - 1);
  }

  /** The next of what is to be raised, as soon as it is asked for. */
  goOn(seat, table) {
    this.#table = table;
    this.#raising.goOn(seat);
  }
}
