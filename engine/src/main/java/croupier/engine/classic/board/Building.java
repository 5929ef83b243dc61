package croupier.engine.classic.board;

/** What is built; the brands edition calls them cabins and pet shops. */
public enum Building {
  HOUSE,
  HOTEL;

  private static final Building[] ALL = values();

  public static Building of(int number) {
    return ALL[number];
  }
}
