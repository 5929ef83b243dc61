package croupier.engine.express;

import croupier.engine.Composed;
import croupier.engine.Group;
import croupier.engine.Records;
import java.util.Map;

/** What a die can show. The first ten stand for the {@link Group} of the same name. */
public enum Face implements Composed {
  BROWN,
  LIGHT_BLUE,
  PINK,
  ORANGE,
  RED,
  YELLOW,
  GREEN,
  DARK_BLUE,
  RAILROAD,
  UTILITY,
  CHANCE,
  POLICEMAN,
  GO,
  BLANK,
  HOUSE,
  HOTEL,
  BROKEN_HOUSE,
  GET_OUT_OF_JAIL;

  private static final Face[] ALL = values();

  static Face at(int ordinal) {
    return ALL[ordinal];
  }

  public boolean isGroup() {
    return ordinal() < Group.COUNT;
  }

  @Override
  public String make() {
    return isGroup() ? "group" : Records.lower(name());
  }

  @Override
  public Map<String, Object> parts() {
    return isGroup() ? Map.of("group", group()) : Map.of();
  }

  /** The group that this face stands for. */
  public Group group() {
    return Group.values()[ordinal()];
  }
}
