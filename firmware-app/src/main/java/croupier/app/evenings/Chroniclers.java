package croupier.app.evenings;

import java.util.ServiceLoader;

/** The chronicler of each game: what it brings itself, or a plain one. */
final class Chroniclers {
  private Chroniclers() {}

  static Chronicler of(String game) {
    for (Chronicler chronicler : ServiceLoader.load(Chronicler.class)) {
      if (chronicler.games().contains(game)) {
        return chronicler;
      }
    }
    return new PlainChronicler();
  }
}
