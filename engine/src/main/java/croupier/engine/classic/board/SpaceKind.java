package croupier.engine.classic.board;

/** What a space of the board is. */
public enum SpaceKind {
  GO,
  SITE,
  RAILROAD,
  UTILITY,
  CHANCE,
  COMMUNITY_CHEST,
  TAX,
  JAIL,
  FREE_PARKING,
  GO_TO_JAIL
}
