package croupier.app.command;

import croupier.app.words.Message;

/** The bounds of a number on the command line. */
final class Bounds {
  private Bounds() {}

  static void check(int least, long value, int most, String option) {
    if (value < least || value > most) {
      throw new Failure(
          Exit.USAGE,
          Message.of("command.out-of-bounds")
              .with("option", option)
              .with("least", least)
              .with("most", most));
    }
  }
}
