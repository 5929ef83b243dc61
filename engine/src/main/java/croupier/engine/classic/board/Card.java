package croupier.engine.classic.board;

import croupier.engine.DataFile;

/**
 * A card: its id, and what it says.
 *
 * @param first the space, the sum, or the sum for each house
 * @param second the sum for each hotel
 */
public record Card(String id, Kind kind, int first, int second) {
  /** How many cards a deck has. */
  public static final int DECK = 16;

  private static final int MOST = 1_000;
  private static final int LAST_SPACE = ClassicBoard.SPACES - 1;

  /** What a card can say. */
  public enum Kind {
    ADVANCE_TO,
    NEAREST_RAILROAD,
    NEAREST_UTILITY,
    MOVE_BACK,
    GO_TO_JAIL,
    JAIL_CARD,
    COLLECT,
    PAY,
    COLLECT_EACH,
    PAY_EACH,
    REPAIRS;

    private int numbers() {
      return switch (this) {
        case NEAREST_RAILROAD, NEAREST_UTILITY, GO_TO_JAIL, JAIL_CARD -> 0;
        case ADVANCE_TO, MOVE_BACK, COLLECT, PAY, COLLECT_EACH, PAY_EACH -> 1;
        case REPAIRS -> 2;
      };
    }
  }

  /** The cards of a deck, in the order in which the file names them. */
  public static Card[] deck(DataFile file, String deck) {
    Card[] cards = new Card[DECK];
    int keepers = 0;
    String[] ids = file.words(deck, DECK);
    for (int i = 0; i < DECK; i++) {
      String key = deck + "." + ids[i];
      String[] words = file.words(key);
      Kind kind = file.constant(key, words[0], Kind.class);
      int[] numbers = new int[2];
      file.check(words.length == 1 + kind.numbers(), key, "needs " + kind.numbers() + " numbers");
      for (int n = 0; n < kind.numbers(); n++) {
        numbers[n] =
            file.toNumber(key, words[n + 1], 0, kind == Kind.ADVANCE_TO ? LAST_SPACE : MOST);
      }
      keepers += kind == Kind.JAIL_CARD ? 1 : 0;
      cards[i] = new Card(ids[i], kind, numbers[0], numbers[1]);
    }
    file.check(keepers == 1, deck, "needs one card that gets out of jail, not " + keepers);
    return cards;
  }
}
