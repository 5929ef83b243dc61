package croupier.hal.device;

import java.text.Normalizer;

/**
 * Which characters an HD44780 with the usual ROM (A00) can show, and what comes closest to others.
 * {@link LcdDrawings} are what it is shown besides.
 */
public final class LcdCharacters {
  private LcdCharacters() {}

  /** Characters that the ROM has at another code than ASCII does, and those codes. */
  private static final String ROM = "→←¥·°äßµñöΩüΣπ∞√✓÷■█";

  private static final int[] ROM_CODES = {
    0x7e, 0x7f, 0x5c, 0xa5, 0xdf, 0xe1, 0xe2, 0xe4, 0xee, 0xef, 0xf4, 0xf5, 0xf6, 0xf7, 0xf3, 0xe8,
    0xe8, 0xfd, 0xff, 0xff
  };

  /** What comes closest to a character that is not there. */
  private static final String CLOSEST =
      "\\/~-–-—-‑-−-‘'’'‚'“\"”\"„\"…·«<»>×x•·£L€E▲^▼v▶→◀←○o★*☆*♥*Ä\u00e4Ö\u00f6Ü\u00fc";

  /**
   * The code that shows a character, or what comes closest to it; of a symbol that we draw, its
   * number.
   */
  public static byte code(char character) {
    if (character >= ' ' && character < 0x7f && character != '\\' && character != '~') {
      return (byte) character;
    }
    int symbol = LcdDrawings.SYMBOLS.indexOf(character);
    if (symbol >= 0) {
      return (byte) symbol;
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

  private static int indexOfPair(String pairs, char first) {
    for (int i = 0; i < pairs.length(); i += 2) {
      if (pairs.charAt(i) == first) {
        return i;
      }
    }
    return -1;
  }
}
