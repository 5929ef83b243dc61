package croupier.engine.classic;

import croupier.engine.Fields;
import java.util.Map;

/** Positions as plain data. */
final class ClassicSaved {
  private ClassicSaved() {}

  static ClassicPosition read(ClassicGame game, Fields data) {
    throw new UnsupportedOperationException(game.id() + data);
  }

  static Map<String, Object> write(ClassicPosition position) {
    throw new UnsupportedOperationException("" + position);
  }

  static Map<String, Object> view(ClassicPosition position) {
    throw new UnsupportedOperationException("" + position);
  }
}
