package croupier.app.command;

import croupier.app.Limits;

/** Sentences that repeat what somebody typed. */
final class Typed {
  private Typed() {}

  /** Fit for a terminal: not endless, and nothing in it that moves the cursor or rings a bell. */
  static String fit(String sentence) {
    StringBuilder clean = new StringBuilder();
    sentence
        .codePoints()
        .limit(Limits.TYPED)
        .map(c -> c == '\n' || !Character.isISOControl(c) ? c : '?')
        .forEach(clean::appendCodePoint);
    return sentence.codePointCount(0, sentence.length()) > Limits.TYPED
        ? clean + "…"
        : clean.toString();
  }
}
