package croupier.app.table.face.express;

import croupier.app.words.Message;
import croupier.app.words.ThingWords;
import croupier.engine.Group;
import croupier.engine.Records;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;

/** What the things of express are called. */
final class ExpressWords {
  private static final ThingWords THINGS = new ThingWords("express-words");

  private ExpressWords() {}

  static Message of(Group group) {
    return THINGS.of(group);
  }

  /** What a face of the dice is called. */
  static Message of(Face face) {
    return face.isGroup() ? of(face.group()) : Message.of("express.face-" + name(face));
  }

  private static String name(Enum<?> constant) {
    return Records.lower(constant.name()).replace('_', '-');
  }

  /** The number of a police die. */
  static int number(Die policeman) {
    return policeman.ordinal() - Die.J1.ordinal() + 1;
  }

  /** What can be done with a die, as a choice. */
  static Message choice(ExpressPosition position, ExpressAction action) {
    return switch (action) {
      case ExpressAction.Place(Die die, Group group) ->
          on(isChance(position, die) ? "express.choice-chance" : "express.choice", position, group);
      case ExpressAction.FreePoliceman(Die die) ->
          Message.of("express.choice-policeman").with("number", number(die));
      case ExpressAction.Roll(), ExpressAction.Stop() ->
          throw new IllegalArgumentException("has a button of its own: " + action);
    };
  }

  /** What OK does, with what the group brings, for people who do not know the board. */
  static Message put(ExpressPosition position, ExpressAction.Place place) {
    String name = isChance(position, place.die()) ? "express.put-chance" : "express.put";
    return on(name, position, place.group()).with("money", position.value(place.group()));
  }

  private static boolean isChance(ExpressPosition position, Die die) {
    return position.showing(die) == Face.CHANCE;
  }

  /** About the next square of a group. */
  private static Message on(String name, ExpressPosition position, Group group) {
    return Message.of(name)
        .with("group", of(group))
        .with("number", position.filled(group) + 1)
        .with("size", position.squares(group));
  }
}
