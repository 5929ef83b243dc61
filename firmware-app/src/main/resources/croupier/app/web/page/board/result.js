// How a game came out, for any board: who came where and with what, which groups they brought home, and what of it
// people will remember.

import { chip, tokenPicture } from './paint.js';
import { bound, make } from '../make.js';

/** The sign of somebody who plays. */
export const tokenOf = ({ players, seats }, player) => tokenPicture(players[player].place, seats[players[player].place]);

/** Somebody by sign and name. */
export const whoOf = (board, player, className = 'who') =>
  make('span', className, {}, tokenOf(board, player), make('b', '', {}, board.players[player].name));

/**
 * @param board knows who plays
 * @param groups how often each player brought home each group, in a game that tells
 * @param nameOf what a group is called
 */
export function resultOf(board, { places }, { moments, groups = [] }, nameOf) {
  const brought = (player) => Object.entries(groups[player] ?? {}).map(([group, count]) =>
    make('span', 'brought', { title: nameOf(group), 'data-group': group, 'data-count': count }, chip(group), `×\u00a0${count}`));
  const rows = places.map(({ player, place, has, tied }) => make('li', '', {},
    make('b', 'rank', {}, place), whoOf(board, player),
    make('span', 'has', {}, ...bound(has), ...(tied ? [make('small', '', {}, ` ${tied}`)] : [])),
    ...(groups.length ? [make('span', 'home', {}, ...brought(player))] : [])));
  return make('div', 'matter result', {}, make('ol', 'places', {}, ...rows),
    ...(moments.length ? [make('ul', 'moments', {}, ...moments.map((one) => make('li', '', {}, ...bound(one))))] : []));
}
