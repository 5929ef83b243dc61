// The cards of deal, as their names tell them.

export const COLOURS = ['light_blue', 'dark_blue', 'brown', 'pink', 'orange', 'red', 'yellow', 'green', 'railroad', 'utility'];

/** The colours of a card, in the order of its name: light_blue_brown has two. */
export function coloursOf(card) {
  const found = COLOURS.filter((colour) => new RegExp(`(^|_)${colour}(_|$)`).test(card));
  return card.endsWith('ten_colour') ? COLOURS : found;
}
