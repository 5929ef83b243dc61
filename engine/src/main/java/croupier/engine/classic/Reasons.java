package croupier.engine.classic;

/** Why something may not be done now, in a sentence for people. */
final class Reasons {
  private Reasons() {}

  static String whyNot(ClassicTable table, int seat, ClassicAction action) {
    return "Not now." + seat + action;
  }

  static String thing(ClassicTable table, int things) {
    return "";
  }
}
