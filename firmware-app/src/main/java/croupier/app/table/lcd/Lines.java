package croupier.app.table.lcd;

import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Texts for the LCD, as they are meant: with places for names, with gaps that stretch, and with
 * other wordings for where there is less room. {@link Typesetter} makes lines of them; nobody else
 * shortens anything.
 */
public final class Lines {
  // Unicode keeps these for use within a program, so that no name and no word holds them.
  private static final char FIRST_NAME = '\uFDD0';
  private static final char LAST_NAME = '\uFDDF';
  public static final char GAP = '\uFDE0';
  public static final char OPEN = '\uFDE1';
  public static final char OR = '\uFDE2';
  public static final char CLOSE = '\uFDE3';

  private Lines() {}

  /** The place of a player's name: it gets as many letters as the line has room for. */
  public static String name(int player) {
    return String.valueOf((char) (FIRST_NAME + player));
  }

  /** Whose name belongs here, or -1. */
  public static int player(char place) {
    return place >= FIRST_NAME && place <= LAST_NAME ? place - FIRST_NAME : -1;
  }

  /** Whether a text says just what it says: no place for a name, no gap, no other wording. */
  static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter >= FIRST_NAME && letter <= CLOSE) {
        return false;
      }
    }
    return true;
  }

  /** The first wording that leaves enough room for the names. */
  public static String or(String... wordings) {
    return OPEN + String.join(String.valueOf(OR), wordings) + CLOSE;
  }

  /** Several names; how many there are, where they find no room. */
  public static String names(List<Integer> players, String between) {
    List<String> all = players.stream().map(Lines::name).toList();
    return all.size() < 2
        ? String.join(between, all)
        : or(String.join(between, all), String.join(" ", all), all.size() + " players");
  }

  /** One text at the left and one at the right. */
  public static String ends(String left, String right) {
    return left + GAP + right;
  }

  /** Something that a dial chooses. */
  public static String chosen(String text) {
    return "< " + text + GAP + " >";
  }

  public static String centred(String text) {
    return GAP + text + GAP;
  }

  /** A text on so many lines, broken between words; more than that is on the last. */
  public static List<String> wrap(String text, int lines) {
    List<String> wrapped = new ArrayList<>();
    String rest = Typesetter.longest(text);
    while (rest.length() > Prompt.COLUMNS && wrapped.size() < lines - 1) {
      int space = rest.lastIndexOf(' ', Prompt.COLUMNS);
      if (space <= 0) {
        break;
      }
      wrapped.add(rest.substring(0, space));
      rest = rest.substring(space).strip();
    }
    wrapped.add(rest);
    return wrapped;
  }

  /** The same of a text of any length from elsewhere: the words that find no room are left out. */
  public static List<String> shortened(String text, int lines) {
    List<String> words = new ArrayList<>(List.of(text.split(" ")));
    List<String> wrapped = wrap(text, lines);
    while (wrapped.getLast().length() > Prompt.COLUMNS && words.size() > 1) {
      words.removeLast();
      wrapped = wrap(String.join(" ", words) + " " + ShortNames.SIGN.repeat(2), lines);
    }
    return wrapped;
  }

  /** A text that begins as a sentence does. */
  public static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A text as a sentence: with an end, and only one. */
  public static String sentence(String text) {
    return text.endsWith("!") || text.endsWith("?") || text.endsWith(".") ? text : text + ".";
  }

  /** A number of money or points, as people write it. */
  public static String money(int amount) {
    return String.format(Locale.ROOT, "%,d", amount);
  }
}
