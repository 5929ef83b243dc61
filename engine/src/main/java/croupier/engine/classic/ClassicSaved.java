package croupier.engine.classic;

import croupier.engine.Fields;

/** Positions as plain data. */
final class ClassicSaved {
  private ClassicSaved() {}

  static ClassicPosition read(ClassicGame game, Fields data) {
    throw new UnsupportedOperationException(game.id() + data);
  }
}
