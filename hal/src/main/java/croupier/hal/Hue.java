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

  /** As people say it, who never say dark blue. */
  public String title() {
    String words = this == DARK_BLUE ? "BLUE" : name();
    return words.charAt(0) + words.substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
