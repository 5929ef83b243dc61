// What a control does now, in words.

import { make } from './make.js';

const VERBS = {
  button: { PRESS: '', HOLD: 'hold', TURN: 'turn' },
  dial: { PRESS: 'push', HOLD: 'hold', TURN: 'turn' },
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
