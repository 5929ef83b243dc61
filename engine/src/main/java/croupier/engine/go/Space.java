package croupier.engine.go;

/** The kinds of board spaces. */
public enum Space {
  GO,
  COLOUR,
  CHANCE,
  BANK_HEIST,
  SHUT_DOWN,
  /** Also where the jail is. */
  JUST_VISITING,
  FREE_PARKING,
  GO_TO_JAIL;

  boolean isCorner() {
    return this == GO || this == JUST_VISITING || this == FREE_PARKING || this == GO_TO_JAIL;
  }
}
