// A button that does something, with what it costs or brings; and numbers as the language of the page writes them.

import { make, say } from '../make.js';

/** As the language of the page writes it. */
export const number = (amount) => amount.toLocaleString(document.documentElement.lang);

/** One thing and another, as the language of the page lists them. */
export function listed(things) {
  const { lang } = document.documentElement;
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(things);
}

/** What something costs or brings, with its sign, and in the money of the game where it has a sign of its own. */
export function brings(amount, money = number) {
  if (!amount) return [];
  const text = (amount > 0 ? '+' : '−') + money(Math.abs(amount));
  return [make('span', amount < 0 ? 'brings cost' : 'brings', {}, text)];
}

/** Whether a label says a number itself, however the language parts thousands. */
const says = (label, amount) => (label.match(/\d+(?:[.,\s]\d{3})*/g) ?? []).some((one) => one.replace(/\D/g, '') === String(Math.abs(amount)));

/** Why nothing can be done for the moment; empty when something can. */
let resting = '';

/** What is put together here and not sent is no matter of the table. */
const ACTS = '#page .do:not([data-do="even"])';

const settle = (button) => (resting ? button.setAttribute('aria-disabled', 'true') : button.removeAttribute('aria-disabled'));

/** From now on nothing can be done, and can be seen not to be, for a reason; or it can again, when there is none. */
export function rest(why) {
  resting = why;
  document.querySelectorAll(ACTS).forEach(settle);
  for (const heading of document.querySelectorAll('#page .asked')) {
    heading.dataset.asked ??= heading.textContent;
    say(heading, why || heading.dataset.asked);
    if (!why) delete heading.dataset.asked;
  }
}

/** Lets a button do something, or ask once before it is done, in place of what it says; a double tap is no answer. */
export function askOnce(button, said, does, sure, rests = () => resting) {
  const label = said.textContent;
  button.addEventListener('click', (event) => {
    const { detail: taps } = event;
    if (rests()) event.preventDefault();
    else if (!sure || (said.textContent === sure && taps < 2)) does();
    else say(said, sure);
    button.classList.toggle('sure', said.textContent === sure);
  });
  button.addEventListener('blur', () => {
    if (!button.disabled && said.textContent === sure) say(said, label);
    button.classList.remove('sure');
  });
}

/**
 * @param sure what is asked once before it is done, by the button itself; a double tap is no answer
 * @param money how an amount is written
 */
export function doing(label, amount, does, sure = '', money = number) {
  const said = make('span', 'said-label', sure ? { 'aria-live': 'polite' } : {}, label);
  const button = make('button', 'do', { type: 'button', 'data-do': label }, said, ...(says(label, amount) ? [] : brings(amount, money)));
  settle(button);
  askOnce(button, said, does, sure);
  return button;
}
