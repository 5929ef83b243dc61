package croupier.app.words;

/**
 * Somebody at the table, by the number of the seat in the game; the name comes in where words are
 * made of the message.
 */
public record Player(int number) {
  public Player {
    if (number < 0 || number >= Wording.MOST_NAMES) {
      throw new IllegalArgumentException("no player " + number);
    }
  }
}
