package croupier.engine.classic.board;

/** The two decks of cards. Each has one card that gets out of jail, which is named by its deck. */
public enum Deck {
  CHANCE,
  COMMUNITY_CHEST;

  public static final int COUNT = 2;

  private static final Deck[] ALL = values();

  public static Deck of(int number) {
    return ALL[number];
  }
}
