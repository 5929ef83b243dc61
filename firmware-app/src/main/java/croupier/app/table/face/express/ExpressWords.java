package croupier.app.table.face.express;

import croupier.engine.Records;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Group;

/** What the things of express are called. */
final class ExpressWords {
  private ExpressWords() {}

  /** What a face of the dice is called. */
  static String of(Face face) {
    return switch (face) {
      case GO -> "GO";
      case GET_OUT_OF_JAIL -> "jail free";
      case BROKEN_HOUSE -> "broken";
      default -> name(face);
    };
  }

  static String name(Enum<?> constant) {
    return Records.lower(constant.name()).replace('_', ' ');
  }

  /** A place for a die, as a choice. */
  static String place(ExpressPosition position, Die die, Group group) {
    return name(group)
        + (position.showing(die) == Face.CHANCE ? "? " : " ")
        + (position.filled(group) + 1)
        + "/"
        + position.squares(group);
  }

  /** A policeman who may leave, as a choice. */
  static String policeman(Die die) {
    return "policeman " + die.name().substring(1);
  }
}
