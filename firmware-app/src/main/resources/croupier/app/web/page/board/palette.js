// The colours of seats and groups, the same on every page. Any two of them are far apart for people of every kind of
// colour vision; PaletteTest says how far. Light and dark take part in that: red is dark, orange is light.

export const COLOURS = {
  RED: '#c6110a', DARK_BLUE: '#0e22cc', GREEN: '#28a56d', YELLOW: '#fff515', VIOLET: '#a169c2', ORANGE: '#ff7507',
  LIGHT_BLUE: '#8ed9fd', PINK: '#f57dbb', BROWN: '#5b3622', GRAY: '#7d868f', WHITE: '#ffffff',
};

/** So bright a colour has dark numbers on it. */
const BRIGHT = 0.18;

function brightness(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const seatColour = (hue) => COLOURS[hue] ?? COLOURS.WHITE;
export const inkOn = (colour) => (brightness(colour) > BRIGHT ? '#101816' : '#ffffff');
