package croupier.app.table.widget;

/**
 * Pictures of nine lights; bit 0 is top left, row by row. No two games' faces of one kind share a
 * pattern.
 */
public final class Glyphs {
  public static final int FULL = glyph("###", "###", "###");
  public static final int CROSS = glyph("# #", " # ", "# #");
  public static final int PLUS = glyph(" # ", "###", " # ");
  public static final int RING = glyph("###", "# #", "###");
  public static final int ARROW = glyph("#  ", "###", "#  ");
  public static final int ROOF = glyph(" # ", "###", "# #");
  public static final int BROKEN = glyph("#  ", " ##", "# #");
  public static final int LADDER = glyph("# #", "###", "# #");
  public static final int QUESTION = glyph("## ", " ##", " # ");
  private static final int SIX = glyph("# #", "# #", "# #");
  public static final int TAP = glyph("###", "  #", "  #");
  public static final int DASH = glyph("   ", "###", "   ");
  public static final int DOOR = glyph("###", "#  ", "#  ");

  private static final int[] PIPS = {
    0,
    glyph("   ", " # ", "   "),
    glyph("#  ", "   ", "  #"),
    glyph("#  ", " # ", "  #"),
    glyph("# #", "   ", "# #"),
    glyph("# #", " # ", "# #"),
    SIX,
    glyph("###", " # ", "###"),
    RING
  };

  private Glyphs() {}

  /** The spots of an ordinary die, 0 to 6, and two patterns more. */
  public static int pips(int number) {
    return PIPS[number];
  }

  private static int glyph(String... rows) {
    int pattern = 0;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        pattern |= rows[row].charAt(column) == '#' ? 1 << 3 * row + column : 0;
      }
    }
    return pattern;
  }
}
