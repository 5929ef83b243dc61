package croupier.engine.go;

/** The kinds of board spaces. */
public enum Space {
  GO,
  COLOUR,
  CHANCE,
  BANK_HEIST,
  SHUT_DOWN,
  JUST_VISITING,
  FREE_PARKING,
  GO_TO_JAIL
}
