// The page at a seat of express: each die that can be placed with the group that it goes to, what risks the turn or ends
// it large and always in sight, and how full the groups are.

import { chip, patternsApart } from '../board/paint.js';
import { make } from '../make.js';
import { word } from '../words.js';
import { Choices, Part, Standings, Told } from './plain.js';

const LARGE = ['roll', 'stop'];

const filled = (view, group) => view.board.filter((die) => die.group === group).length;

const squares = (things, group) => Number(things[`${group}_squares`]);

/** How many dice there are, where it is more than one. */
const times = (dice) => (dice > 1 ? [make('i', 'die-count', {}, `×\u00a0${dice}`)] : []);

class Turn extends Choices {
  parts(seat) {
    const parts = super.parts(seat);
    const dos = parts.find((part) => part.classList.contains('dos'));
    if (!dos) return parts;
    const places = make('div', 'dos narrow', {});
    const anywhere = make('div', 'dos narrow', {});
    const others = make('div', 'dos', {});
    const large = make('div', 'dos large stays', {});
    const pressed = seat.press ? 1 : 0;
    const actions = [...dos.children].map((_, index) => seat.choices[index - pressed]?.action ?? { type: 'roll' });
    // Of dice that show the same one is enough.
    const chances = new Set(actions.filter((action) => action.type === 'place' && this.#isChance(action, seat)).map(({ die }) => die));
    const alike = ({ type, group, die }) => JSON.stringify([type, group, this.#isChance({ die }, seat)]);
    [...dos.children].forEach((button, index) => {
      const action = actions[index];
      if (action.type === 'place') {
        const dice = actions.filter((other) => alike(other) === alike(action));
        if (dice[0] !== action) return;
        // A group takes one chance only, so how many there are is said once, above all groups.
        const chance = this.#isChance(action, seat);
        this.#place(button, action, chance ? 1 : dice.length, seat);
        (chance ? anywhere : places).append(button);
      } else {
        button.classList.toggle('roll', action.type === 'roll');
        if (action.type === 'stop') button.querySelector('.brings')?.remove(); // Its label says it.
        (LARGE.includes(action.type) ? large : others).append(button);
      }
    });
    const chance = make('details', '', { 'data-form': 'chance' },
      make('summary', '', { 'data-do': 'open chance' },
        make('span', 'said-label', {}, word('page.seat-any-group', { what: seat.things.chance })), ...times(chances.size)), anywhere);
    // The groups keep their order, so that two quick presses are two dice of the same group.
    const order = Object.keys(seat.things);
    places.append(...[...places.children].sort((one, other) => order.indexOf(one.dataset.group) - order.indexOf(other.dataset.group)));
    const all = [places, ...(anywhere.children.length ? [chance] : []), others, large].filter(({ children }) => children.length);
    return parts.flatMap((part) => (part === dos ? all : [part]));
  }

  #isChance({ die }, { view }) {
    return view.table.some((one) => one.die === die && one.face === 'chance');
  }

  /** What risks a turn is of no use any more when the turn is over. */
  ends({ view, player }) {
    for (const weighs of this.element.querySelectorAll('.weighs')) weighs.hidden = view.turn !== player;
  }

  /** A die and where it goes, and how many there are of it. */
  #place(button, { group }, dice, { view, things }) {
    button.dataset.group = group;
    button.replaceChildren(chip(group), make('span', '', {},
      make('b', 'said-label', {}, things[group]), ...times(dice),
      make('span', 'goes', {}, `${word('page.seat-then', { amount: filled(view, group) + 1, least: squares(things, group) })}, ${things[`${group}_full`]}`)));
  }
}

class Groups extends Part {
  show({ view, things, over }) {
    if (over) {
      this.renew([], () => []);
      return;
    }
    const groups = Object.keys(things).filter((name) => `${name}_squares` in things);
    this.renew([groups.map((group) => filled(view, group)), things], () => [
      make('h2', '', {}, word('page.seat-groups')),
      make('ul', 'tray', {}, ...groups.map((group) => {
        const [now, most] = [filled(view, group), squares(things, group)];
        return make('li', now === most ? 'full' : now ? '' : 'none', {}, chip(group),
          make('span', 'said-label', {}, things[group]), make('b', '', {}, word('page.seat-sum', { amount: now, least: most })),
          make('small', '', {}, things[`${group}_full`]));
      })),
    ]);
  }
}

export class Page {
  constructor(root, act) {
    this.turn = new Turn(act);
    this.groups = new Groups(act);
    this.told = new Told();
    this.standings = new Standings();
    root.append(patternsApart(), this.turn.element, this.groups.element, this.told.element, this.standings.element);
  }

  show({ seat, table, facts }) {
    this.turn.show(seat);
    this.news({ seat, table, facts });
  }

  /** What everybody at the unit has seen, while it is shown. */
  news({ seat, table, facts }) {
    this.turn.ends(seat);
    this.groups.show(seat);
    this.told.show(seat);
    this.standings.show(seat, table, facts);
  }
}
