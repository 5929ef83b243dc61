package croupier.app.words;

import java.util.regex.Pattern;

/**
 * How a text for the LCD states what it can be: places for names, gaps that stretch, and other
 * wordings for where there is less room. A message writes them as {@code <>} and {@code |}; here
 * they are characters that no name and no word holds, so that a name with a bar in it is a name.
 */
public final class Wording {
  static final int MOST_NAMES = 16;

  // Unicode keeps these for use within a program.
  private static final char FIRST_NAME = '\uFDD0';
  private static final char LAST_NAME = FIRST_NAME + MOST_NAMES - 1;
  public static final char GAP = '\uFDE0';
  public static final char OPEN = '\uFDE1';
  public static final char OR = '\uFDE2';
  public static final char CLOSE = '\uFDE3';

  /** The spaces around it are part of it; those at the left edge of a line are the file's. */
  private static final Pattern WRITTEN_GAP = Pattern.compile("((?<=\\S) )?<> ?");

  private Wording() {}

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
      if (text.charAt(i) >= FIRST_NAME && text.charAt(i) <= CLOSE) {
        return false;
      }
    }
    return true;
  }

  /** What the writer of a message typed, with its bars and gaps understood. */
  static String understood(String typed) {
    String parted = typed.replace(" | ", String.valueOf(OR));
    return WRITTEN_GAP.matcher(parted).replaceAll(String.valueOf(GAP));
  }

  /** A line of a message, of which others may be parts: its wordings belong together. */
  static String together(String line) {
    return line.indexOf(OR) < 0 ? line : OPEN + line + CLOSE;
  }

  /** A line with something more at its right end, or without it where there is no room. */
  public static String andPerhaps(String line, String more) {
    return OPEN + line + GAP + more + OR + line + CLOSE;
  }
}
