package croupier.hal.device;

import java.util.List;

/**
 * The eight drawn characters that the display has at a time, codes 0 to 7. A text gets those that
 * it needs, the symbols before the letters: a letter without a place is shown without its accent.
 * What is there already stays where it is, and what no text needs is left until its place is
 * needed.
 */
final class LcdSlots {
  static final int COUNT = 8;

  /** What comes before it is never drawn: nearly all that a text has, and no light waits for it. */
  private static final char FIRST_DRAWN = 0x80;

  private final char[] drawn = LcdDrawings.SYMBOLS.toCharArray();

  /** What has this code. */
  char at(int code) {
    return drawn[code];
  }

  /** Makes room for what these lines need. */
  void fill(List<String> lines) {
    boolean[] needed = new boolean[COUNT];
    for (boolean symbols : new boolean[] {true, false}) {
      for (String line : lines) {
        for (int i = 0; i < line.length(); i++) {
          char character = line.charAt(i);
          if (character >= FIRST_DRAWN
              && LcdDrawings.has(character)
              && LcdDrawings.isSymbol(character) == symbols) {
            keep(character, needed, lines);
          }
        }
      }
    }
  }

  /** The code of a character, drawn or in the ROM; of one without a place, what is closest. */
  byte code(char character) {
    int slot = character < FIRST_DRAWN ? -1 : slot(character);
    return slot >= 0 ? (byte) slot : LcdCharacters.code(character);
  }

  private void keep(char character, boolean[] needed, List<String> lines) {
    int slot = slot(character);
    if (slot < 0) {
      slot = free(needed, lines);
    }
    if (slot >= 0) {
      drawn[slot] = character;
      needed[slot] = true;
    }
  }

  /** A place that nothing else on these lines needs. */
  private int free(boolean[] needed, List<String> lines) {
    for (int slot = 0; slot < COUNT; slot++) {
      char there = drawn[slot];
      if (!needed[slot] && lines.stream().noneMatch(line -> line.indexOf(there) >= 0)) {
        return slot;
      }
    }
    return -1;
  }

  private int slot(char character) {
    for (int slot = 0; slot < COUNT; slot++) {
      if (drawn[slot] == character) {
        return slot;
      }
    }
    return -1;
  }
}
