package croupier.hal;

import java.util.Locale;

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
  VIOLET;

  /** What people call a seat of this colour: "Light blue", but plain "Blue" for the dark one. */
  public String title() {
    if (this == DARK_BLUE) {
      return "Blue";
    }
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
