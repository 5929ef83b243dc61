package croupier.hal.toml;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Guesses what a mistyped word was meant to be. */
public final class Spelling {
  private static final int MOST_LETTERS = 40;

  private Spelling() {}

  /** The known word that differs in the fewest letters, when they are few. */
  public static Optional<String> closest(String word, Collection<String> known) {
    if (word.length() > MOST_LETTERS) {
      return Optional.empty();
    }
    int few = Math.max(2, word.length() / 3);
    return known.stream()
        .filter(candidate -> distance(word, candidate) <= few)
        .min(Comparator.comparingInt(candidate -> distance(word, candidate)));
  }

  /** Letters to insert, drop or change to get from one word to the other. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int change = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
