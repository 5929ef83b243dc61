package croupier.hal.device;

import java.util.Arrays;

/**
 * The characters that we draw for the display: symbols of the unit, and letters of its languages
 * that the ROM does not have. A letter is drawn from its plain one and its accent.
 */
public final class LcdDrawings {
  /** Up, down, turn the dial, house, hotel, ring, coin, money. */
  public static final String SYMBOLS = "↑↓↻⌂▣◎●¤";

  /** Letters of German, French and Spanish; each with its plain letter and accent. */
  private static final String[] LETTERS = {
    "áa´", "ée´", "íı´", "óo´", "úu´", "àa`", "èe`", "ùu`", "âa^", "êe^", "îı^", "ôo^", "ûu^",
    "ëe¨", "ïı¨", "ÁA´", "ÉE´", "ÍI´", "ÓO´", "ÚU´", "ÀA`", "ÈE`", "ÂA^", "ÊE^", "ÎI^", "ÔO^",
    "ÄA¨", "ÖO¨", "ÜU¨", "ÑN~",
  };

  /** Letters that have a drawing of their own. */
  private static final String WHOLE = "çÇœ¿¡";

  private static final String[] SYMBOL_DOTS = {
    """
    ..#..
    .###.
    #.#.#
    ..#..
    ..#..
    ..#..
    ..#..
    .....
    """,
    """
    ..#..
    ..#..
    ..#..
    ..#..
    #.#.#
    .###.
    ..#..
    .....
    """,
    """
    .##.#
    #..##
    #.###
    #....
    #...#
    #...#
    .###.
    .....
    """,
    """
    ..#..
    .###.
    #####
    #...#
    #.#.#
    #.#.#
    #####
    .....
    """,
    """
    #####
    #.#.#
    #####
    #.#.#
    #####
    ##.##
    ##.##
    .....
    """,
    """
    .###.
    ..#..
    .###.
    #...#
    #...#
    #...#
    .###.
    .....
    """,
    """
    .....
    .###.
    #####
    #####
    #####
    .###.
    .....
    .....
    """,
    """
    .....
    #####
    #...#
    #.#.#
    #...#
    #####
    .....
    .....
    """,
  };

  private static final String[] WHOLE_DOTS = {
    """
    .....
    .....
    .###.
    #....
    #...#
    .###.
    ..#..
    .##..
    """,
    """
    .###.
    #...#
    #....
    #....
    #...#
    .###.
    ..#..
    .##..
    """,
    """
    .....
    .....
    .#.#.
    #.#.#
    #.###
    #.#..
    .#.##
    .....
    """,
    """
    ..#..
    .....
    ..#..
    .#...
    #....
    #...#
    .###.
    .....
    """,
    """
    ..#..
    .....
    ..#..
    ..#..
    ..#..
    ..#..
    ..#..
    .....
    """,
  };

  /** Small letters have five rows under two for the accent, capitals six under one. */
  private static final String PLAIN = "aeıouAEIOUN";

  private static final String[] PLAIN_DOTS = {
    """
    .##..
    ...#.
    .###.
    #..#.
    .####
    """,
    """
    .###.
    #...#
    #####
    #....
    .###.
    """,
    """
    .##..
    ..#..
    ..#..
    ..#..
    .###.
    """,
    """
    .###.
    #...#
    #...#
    #...#
    .###.
    """,
    """
    #...#
    #...#
    #...#
    #..##
    .##.#
    """,
    """
    .###.
    #...#
    #...#
    #####
    #...#
    #...#
    """,
    """
    #####
    #....
    ####.
    #....
    #....
    #####
    """,
    """
    .###.
    ..#..
    ..#..
    ..#..
    ..#..
    .###.
    """,
    """
    .###.
    #...#
    #...#
    #...#
    #...#
    .###.
    """,
    """
    #...#
    #...#
    #...#
    #...#
    #...#
    .###.
    """,
    """
    #...#
    ##..#
    #.#.#
    #..##
    #..##
    #...#
    """,
  };

  private static final String ACCENTS = "´`^¨~";

  private static final String[] ACCENT_DOTS = {
    """
    ...#.
    ..#..
    """,
    """
    .#...
    ..#..
    """,
    """
    ..#..
    .#.#.
    """,
    """
    .#.#.
    .....
    """,
    """
    .##.#
    #.##.
    """,
  };

  private static final int ROWS = 8;
  private static final String ALL;
  private static final byte[][] DOTS;

  static {
    StringBuilder all = new StringBuilder(SYMBOLS).append(WHOLE);
    byte[][] dots = new byte[SYMBOLS.length() + WHOLE.length() + LETTERS.length][];
    for (int i = 0; i < SYMBOLS.length(); i++) {
      dots[i] = rows(SYMBOL_DOTS[i]);
    }
    for (int i = 0; i < WHOLE.length(); i++) {
      dots[SYMBOLS.length() + i] = rows(WHOLE_DOTS[i]);
    }
    for (String letter : LETTERS) {
      dots[all.length()] =
          accented(letter.charAt(1), ACCENT_DOTS[ACCENTS.indexOf(letter.charAt(2))]);
      all.append(letter.charAt(0));
    }
    ALL = all.toString();
    DOTS = dots;
  }

  private LcdDrawings() {}

  /** Whether we have a drawing of a character. */
  public static boolean has(char character) {
    return ALL.indexOf(character) >= 0;
  }

  static boolean isSymbol(char character) {
    return SYMBOLS.indexOf(character) >= 0;
  }

  /** The eight rows of a drawing; five bits each, left is highest. */
  static byte[] rows(char character) {
    return DOTS[ALL.indexOf(character)];
  }

  /** Which character looks like these eight rows; a space when nobody drew it. */
  public static char seen(byte[] rows) {
    for (int i = 0; i < DOTS.length; i++) {
      if (Arrays.equals(DOTS[i], rows)) {
        return ALL.charAt(i);
      }
    }
    return ' ';
  }

  private static byte[] accented(char plain, String accent) {
    String rows =
        Character.isUpperCase(plain) ? accent.substring(0, accent.indexOf('\n') + 1) : accent;
    return rows(rows + PLAIN_DOTS[PLAIN.indexOf(plain)]);
  }

  private static byte[] rows(String drawing) {
    byte[] rows = new byte[ROWS];
    String[] lines = drawing.split("\n");
    for (int row = 0; row < lines.length; row++) {
      rows[row] = (byte) Integer.parseInt(lines[row].replace('.', '0').replace('#', '1'), 2);
    }
    return rows;
  }
}
