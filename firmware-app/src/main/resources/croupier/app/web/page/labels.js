// What a control does now, in words.

import { make } from './make.js';
import { word } from './words.js';

const VERBS = {
  button: { PRESS: '', HOLD: word('page.hold'), TURN: word('page.turn') },
  dial: { PRESS: word('page.push'), HOLD: word('page.hold'), TURN: word('page.turn') },
};

const verb = ({ control, gesture }) => VERBS[control.startsWith('DIAL') ? 'dial' : 'button'][gesture];

export function label(key) {
  const how = verb(key);
  return make('span', 'label', {}, ...(how ? [make('small', '', {}, how), ' '] : []), key.label);
}

export function spoken(key) {
  const how = verb(key);
  return how ? `${how}: ${key.label}` : key.label;
}
