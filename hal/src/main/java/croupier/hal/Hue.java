package croupier.hal;

/** The colours a light can have, by name; a palette says what they look like. */
public enum Hue {
  OFF,
  WHITE,
  GRAY,
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  VIOLET
}
