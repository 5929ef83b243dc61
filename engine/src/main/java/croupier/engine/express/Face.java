package croupier.engine.express;

import croupier.engine.Group;

/** What a die can show. The first ten stand for the {@link Group} of the same name. */
public enum Face {
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

  /** The group that this face stands for. */
  public Group group() {
    return Group.values()[ordinal()];
  }
}
