package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.Collections;
import java.util.List;

/**
 * What the seats added to the seed when they had seen what it is held to, and before the first
 * roll: a word of each, empty of whoever added nothing. Who chose the seed could not know them.
 */
public record Luck(List<String> words) {
  public Luck {
    words = List.copyOf(words);
  }

  /** Nobody added anything. */
  static Luck none(int seats) {
    return new Luck(Collections.nCopies(seats, ""));
  }

  /** Words from outside, one for each seat; refuses those that cannot be shown. */
  public static Luck checked(List<String> words, int seats) {
    boolean fit = words.size() == seats && words.stream().allMatch(Luck::isFit);
    if (!fit) {
      throw new Refusal(
          Refusal.Code.BAD_DATA,
          RecordReason.WRONG_LUCK.with("seats", seats).with("most", Limits.LUCK));
    }
    return new Luck(words);
  }

  private static boolean isFit(String word) {
    return word.codePointCount(0, word.length()) <= Limits.LUCK
        && word.codePoints().allMatch(Records::canBeShown);
  }

  /** Whether somebody added something. */
  public boolean isAny() {
    return words.stream().anyMatch(word -> !word.isEmpty());
  }
}
