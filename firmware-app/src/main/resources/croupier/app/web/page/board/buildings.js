// What is built in travel and brands, each in its own look, and the signs of what cannot be built on. Around the middle,
// as large as 1, from shapes that are told apart from afar.

import { svg } from './paint.js';

/** What each part of a picture is painted with, and its outline. */
const PICTURES = {
  travel: {
    house: [
      ['roof', 'M.42 -.78H.66V-.2H.42zM-.98 0L0 -.92L.98 0z'], ['wall', 'M-.76 -.06H.76V.92H-.76z'],
      ['dark', 'M-.2 .92V.3H.2V.92z'],
    ],
    hotel: [
      ['red', 'M-1.2 .92V-.5H-.66V-.94H.66V-.5H1.2V.92z'], ['pale', 'M-.92 -.2h.36v.34h-.36zM.56 -.2h.36v.34h-.36zM-.92 .34h.36v.34h-.36zM.56 .34h.36v.34h-.36zM-.24 .92V.36H.24V.92z'],
      ['line', 'M-.24 -.74V.1M.24 -.74V.1M-.24 -.32H.24'],
    ],
  },
  brands: {
    house: [
      ['log', 'M-.84 -.02H.84a.16 .16 0 0 1 0 .31H-.84a.16 .16 0 0 1 0 -.31zM-.84 .29H.84a.16 .16 0 0 1 0 .31H-.84a.16 .16 0 0 1 0 -.31zM-.84 .6H.84a.16 .16 0 0 1 0 .31H-.84a.16 .16 0 0 1 0 -.31z'],
      ['green', 'M-1.04 0L-.5 -.88H.5L1.04 0z'], ['dark', 'M-.2 .91V.26H.2V.91z'],
    ],
    hotel: [
      ['pale', 'M-1.1 -.3H1.1V.92H-1.1z'],
      ['red', 'M-1.2 -.94H-.72V-.34a.24 .24 0 0 1 -.48 0zM-.24 -.94H.24V-.34a.24 .24 0 0 1 -.48 0zM.72 -.94H1.2V-.34a.24 .24 0 0 1 -.48 0z'],
      ['wall', 'M-.72 -.94H-.24V-.34a.24 .24 0 0 1 -.48 0zM.24 -.94H.72V-.34a.24 .24 0 0 1 -.48 0z'],
      ['paw', 'M0 .36c.3 0 .46 .22 .42 .38c-.04 .14 -.24 .1 -.42 .1s-.38 .04 -.42 -.1c-.04 -.16 .12 -.38 .42 -.38zM-.5 .3a.13 .17 0 1 1 .02 0zM-.18 .16a.13 .17 0 1 1 .02 0zM.18 .16a.13 .17 0 1 1 .02 0zM.5 .3a.13 .17 0 1 1 .02 0z'],
    ],
  },
};

/** One house or cabin, or one hotel or pet shop. */
export const building = (edition, kind, x, y, size) => svg('g', { class: `building ${kind}`, transform: `translate(${x} ${y}) scale(${size})` },
  ...PICTURES[edition][kind].map(([paint, d]) => svg('path', { class: paint, d })));

/** How much wider than high the larger one is. */
export const WIDE = 1.25;

const SIGNS = {
  train: 'M-.9 .35V-.35H.1V-.75H.8V.35zM-.62 -.35V-.7H-.34V-.35M.3 -.5H.6V-.15H.3zM-.6 .6a.22 .22 0 1 0 .01 0zM.5 .6a.22 .22 0 1 0 .01 0z',
  bulb: 'M-.3 .5V.3C-.75 0 -.65 -.85 0 -.85S.75 0 .3 .3V.5zM-.26 .68H.26M-.16 .88H.16',
  drop: 'M0 -.9C.3 -.4 .62 -.05 .62 .3a.62 .6 0 0 1 -1.24 0C-.62 -.05 -.3 -.4 0 -.9z',
  blocks: 'M-.85 .85V.05H-.05V.85zM.05 .85V.05H.85V.85zM-.4 -.05V-.85H.4V-.05z',
};

const ELECTRIC = 12;

/** What stands for a railroad, a company or a utility. */
export function sign(edition, group, space, x, y, size) {
  const name = group === 'utility' ? (space === ELECTRIC ? 'bulb' : 'drop') : edition === 'brands' ? 'blocks' : 'train';
  return svg('g', { class: 'trade', transform: `translate(${x} ${y}) scale(${size})` },
    svg('circle', { r: 1.35 }), svg('path', { d: SIGNS[name] }));
}
