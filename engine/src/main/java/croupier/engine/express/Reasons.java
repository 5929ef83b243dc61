package croupier.engine.express;

import croupier.engine.Because;
import croupier.engine.Group;

/** Why something may not be done now. */
final class Reasons {
  private Reasons() {}

  static Because whyNot(ExpressTable table, ExpressAction action) {
    return switch (table.phase) {
      case READY -> Because.of(ExpressReason.ROLL_FIRST);
      case FREEING ->
          action instanceof ExpressAction.FreePoliceman(Die die)
              ? ExpressReason.NOT_IN_JAIL.with("die", die)
              : Because.of(ExpressReason.FREE_FIRST);
      default ->
          switch (action) {
            case ExpressAction.Place(Die die, Group group) -> whyNotThere(table, die, group);
            case ExpressAction.Roll() -> Because.of(ExpressReason.NO_DIE_LEFT);
            default -> Because.of(ExpressReason.NO_GET_OUT_OF_JAIL);
          };
    };
  }

  private static Because whyNotThere(ExpressTable table, Die die, Group group) {
    if (table.group(die) != null) {
      return ExpressReason.LIES_ON_THE_BOARD.with("die", die);
    }
    if (table.complete(group)) {
      return ExpressReason.GROUP_COMPLETE.with("group", group);
    }
    Face face = table.showing(die);
    return face == Face.CHANCE
        ? ExpressReason.CHANCE_IN_GROUP.with("group", group)
        : ExpressReason.SHOWS_ANOTHER_FACE.with("die", die).with("face", face).with("group", group);
  }
}
