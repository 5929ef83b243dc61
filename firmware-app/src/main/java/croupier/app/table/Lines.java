package croupier.app.table;

import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.List;

/** Texts that fit on the LCD. */
final class Lines {
  private static final int WIDTH = Prompt.COLUMNS;

  private Lines() {}

  /** The text, cut to a line. */
  static String fit(String text) {
    return start(text, WIDTH);
  }

  /** The start of a text; a character that takes two places is never cut in half. */
  static String start(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = most > 0 && Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end);
  }

  /**
   * One text at the left and one at the right; the left one is cut when there is no room for both.
   */
  static String ends(String left, String right) {
    int room = WIDTH - right.length() - 1;
    String start = start(left, Math.max(0, room));
    return fit(start + " ".repeat(Math.max(1, WIDTH - start.length() - right.length())) + right);
  }

  /** Something that a dial chooses. */
  static String chosen(String text) {
    String middle = start(text, WIDTH - 4);
    return "< " + middle + " ".repeat(WIDTH - 4 - middle.length()) + " >";
  }

  static String centred(String text) {
    String fit = fit(text);
    return " ".repeat((WIDTH - fit.length()) / 2) + fit;
  }

  /** A text on so many lines, broken between words; what is too long is cut. */
  static List<String> wrap(String text, int lines) {
    List<String> wrapped = new ArrayList<>();
    String rest = text;
    while (rest.length() > WIDTH && wrapped.size() < lines - 1) {
      int space = rest.lastIndexOf(' ', WIDTH);
      int end = space > 0 ? space : start(rest, WIDTH).length();
      wrapped.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    wrapped.add(fit(rest));
    return wrapped;
  }

  /** A text as a sentence: with an end, and only one. */
  static String sentence(String text) {
    return text.endsWith("!") || text.endsWith(".") ? text : text + ".";
  }

  /** The start of a name, for lines that hold more than a name. */
  static String shortName(String name) {
    return start(name, 8);
  }

  /** A number of money or points, as people write it. */
  static String money(int amount) {
    return String.format(java.util.Locale.ROOT, "%,d", amount);
  }
}
