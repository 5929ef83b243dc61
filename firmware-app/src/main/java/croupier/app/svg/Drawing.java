package croupier.app.svg;

import croupier.app.svg.Shapes.Anchor;
import java.util.Locale;

/** A drawing inside a page, shape by shape; as wide as a phone, and larger where there is room. */
public final class Drawing {
  public static final int WIDTH = 400;
  public static final String INK = "#222";
  public static final String PALE = "#666";
  public static final String GRID = "#ddd";

  /** Told apart by everybody, whatever colours he sees (after Okabe and Ito). */
  private static final String[] COLOURS = {
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6a4c93", "#555555"
  };

  private final Shapes shapes = new Shapes();

  /** The colour of a row, or of whoever has it in all plots. */
  public static String colour(int number) {
    return COLOURS[number % COLOURS.length];
  }

  public void box(double x, double y, double width, double height, String fill) {
    shapes.add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
        x, y, width, height, fill);
  }

  public void line(double x1, double y1, double x2, double y2, String colour) {
    shapes.add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>",
        x1, y1, x2, y2, colour);
  }

  public void text(double x, double y, Anchor anchor, int size, String colour, String text) {
    shapes.add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-size=\"%d\" fill=\"%s\">%s</text>",
        x, y, anchor.word(), size, colour, Shapes.escaped(text));
  }

  /**
   * The whole drawing.
   *
   * @param says what it shows, for who cannot see it
   */
  public String end(double width, double height, String says) {
    // A wide one keeps letters that can be read, and is moved sideways instead.
    String style =
        width > WIDTH ? String.format(Locale.ROOT, " style=\"min-width:%.0fpx\"", width * 0.9) : "";
    return String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\"%s>\n",
            width,
            height,
            Shapes.escaped(says),
            style)
        + shapes
        + "</svg>\n";
  }
}
