package croupier.engine.express;

import croupier.engine.Action;
import croupier.engine.Group;
import croupier.engine.Refusal;

/** Actions as numbers: roll, stop, which policeman leaves, or a die and the group it goes to. */
public final class ExpressMoves {
  public static final long ROLL = 0;
  public static final long STOP = 1;
  static final long FREE = 2;
  static final long PLACE = 16;

  private static final ExpressAction[] ACTIONS = allActions();

  private ExpressMoves() {}

  public static long free(Die die) {
    return FREE + die.ordinal() - Die.PROPERTY_DICE;
  }

  public static long place(Die die, Group group) {
    return place(die.ordinal(), group.ordinal());
  }

  static long place(int die, int group) {
    return PLACE + (die << 4) + group;
  }

  private static ExpressAction[] allActions() {
    ExpressAction[] all = new ExpressAction[(int) PLACE + (Die.PROPERTY_DICE << 4)];
    all[(int) ROLL] = new ExpressAction.Roll();
    all[(int) STOP] = new ExpressAction.Stop();
    for (int i = 0; i < Die.POLICE_DICE; i++) {
      all[(int) FREE + i] = new ExpressAction.FreePoliceman(Die.at(Die.PROPERTY_DICE + i));
    }
    for (int die = 0; die < Die.PROPERTY_DICE; die++) {
      for (Group group : Group.values()) {
        all[(int) PLACE + (die << 4) + group.ordinal()] =
            new ExpressAction.Place(Die.at(die), group);
      }
    }
    return all;
  }

  static Action action(long move) {
    return ACTIONS[(int) move];
  }

  /** The number of an action; refuses dice that do not exist for it. */
  static long move(Action action) {
    if (!(action instanceof ExpressAction known)) {
      throw Refusal.notOf(Express.GAME, action);
    }
    return switch (known) {
      case ExpressAction.Roll() -> ROLL;
      case ExpressAction.Stop() -> STOP;
      case ExpressAction.FreePoliceman(Die die) when die.isPolice() -> free(die);
      case ExpressAction.FreePoliceman(Die die) ->
          throw new Refusal(
              Refusal.Code.ILLEGAL_ACTION, ExpressReason.NOT_A_POLICE_DIE.with("die", die));
      case ExpressAction.Place(Die die, Group group) when die.isProperty() -> place(die, group);
      case ExpressAction.Place(Die die, Group _) ->
          throw new Refusal(
              Refusal.Code.ILLEGAL_ACTION, ExpressReason.NOT_A_PROPERTY_DIE.with("die", die));
    };
  }
}
