package croupier.hal.device;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * Which characters an HD44780 with the usual ROM (A00) can show, and the eight that we draw
 * ourselves.
 */
public final class LcdCharacters {
  private LcdCharacters() {}

  /** The characters of codes 0 to 7: up, down, turn the dial, house, hotel, ring, coin, money. */
  public static final String DRAWN = "↑↓↻⌂▣◎●¤";

  private static final String[] DRAWINGS = {
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

  /** Characters that the ROM has at another code than ASCII does, and those codes. */
  private static final String ROM = "→←¥·°äßµñöΩüΣπ∞√✓÷■█";

  private static final int[] ROM_CODES = {
    0x7e, 0x7f, 0x5c, 0xa5, 0xdf, 0xe1, 0xe2, 0xe4, 0xee, 0xef, 0xf4, 0xf5, 0xf6, 0xf7, 0xf3, 0xe8,
    0xe8, 0xfd, 0xff, 0xff
  };

  /** What comes closest to a character that is not there. */
  private static final String CLOSEST =
      "\\/~-–-—-‑-−-‘'’'‚'“\"”\"„\"…·«<»>×x•·£L€E▲^▼v▶→◀←○o★*☆*♥*Ä\u00e4Ö\u00f6Ü\u00fc";

  private static final byte[][] GLYPHS = glyphs();

  /** The eight rows of the character with this code, 0 to 7; five bits each, left is highest. */
  static byte[] glyph(int code) {
    return GLYPHS[code];
  }

  /** The code that shows a character, or what comes closest to it. */
  public static byte code(char character) {
    if (character >= ' ' && character < 0x7f && character != '\\' && character != '~') {
      return (byte) character;
    }
    int drawn = DRAWN.indexOf(character);
    if (drawn >= 0) {
      return (byte) drawn;
    }
    int rom = ROM.indexOf(character);
    if (rom >= 0) {
      return (byte) ROM_CODES[rom];
    }
    int closest = indexOfPair(CLOSEST, character);
    if (closest >= 0) {
      return code(CLOSEST.charAt(closest + 1));
    }
    return withoutAccent(character);
  }

  private static byte withoutAccent(char character) {
    String parts = Normalizer.normalize(String.valueOf(character), Normalizer.Form.NFKD);
    char first = parts.charAt(0);
    return first != character && first >= ' ' && first < 0x7f ? code(first) : (byte) '?';
  }

  /** What a code of the ROM looks like; for whoever looks at the display. */
  public static char ofRom(int code) {
    for (int i = 0; i < ROM_CODES.length; i++) {
      if (ROM_CODES[i] == code) {
        return ROM.charAt(i);
      }
    }
    return code >= ' ' && code < 0x7e ? (char) code : '?';
  }

  /** What a drawn character looks like, by its eight rows; a space when nobody drew it. */
  public static char ofDrawing(byte[] rows) {
    for (int code = 0; code < GLYPHS.length; code++) {
      if (Arrays.equals(GLYPHS[code], rows)) {
        return DRAWN.charAt(code);
      }
    }
    return ' ';
  }

  private static int indexOfPair(String pairs, char first) {
    for (int i = 0; i < pairs.length(); i += 2) {
      if (pairs.charAt(i) == first) {
        return i;
      }
    }
    return -1;
  }

  private static byte[][] glyphs() {
    byte[][] glyphs = new byte[DRAWINGS.length][8];
    for (int code = 0; code < glyphs.length; code++) {
      String[] rows = DRAWINGS[code].split("\n");
      for (int row = 0; row < 8; row++) {
        glyphs[code][row] =
            (byte) Integer.parseInt(rows[row].replace('.', '0').replace('#', '1'), 2);
      }
    }
    return glyphs;
  }
}
