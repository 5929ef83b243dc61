package croupier.app.command;

/** Sentences that repeat what somebody typed. */
final class Typed {
  private static final int LONGEST = 2_000;

  private Typed() {}

  /** Fit for a terminal: not endless, and nothing in it that moves the cursor or rings a bell. */
  static String fit(String sentence) {
    StringBuilder clean = new StringBuilder();
    sentence
        .codePoints()
        .limit(LONGEST)
        .map(c -> c == '\n' || !Character.isISOControl(c) ? c : '?')
        .forEach(clean::appendCodePoint);
    return sentence.codePointCount(0, sentence.length()) > LONGEST ? clean + "…" : clean.toString();
  }
}
