package croupier.app.wiring;

import java.util.Locale;

/** Writes a drawing, shape by shape. */
final class Svg {
  private final StringBuilder body = new StringBuilder();
  private final int width;
  private final int height;

  Svg(int width, int height) {
    this.width = width;
    this.height = height;
  }

  void line(double x1, double y1, double x2, double y2, String colour) {
    shape(
        "<line x1=\"%.0f\" y1=\"%.0f\" x2=\"%.0f\" y2=\"%.0f\" stroke=\"%s\" stroke-width=\"2\"/>",
        x1, y1, x2, y2, colour);
  }

  void box(double x, double y, double w, double h, String fill) {
    shape(
        "<rect x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" rx=\"4\" fill=\"%s\""
            + " stroke=\"#333\"/>",
        x, y, w, h, fill);
  }

  void dot(double x, double y, double r, String fill) {
    shape(
        "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\" fill=\"%s\" stroke=\"#333\"/>", x, y, r, fill);
  }

  void text(double x, double y, Anchor anchor, int size, String text) {
    shape(
        "<text x=\"%.0f\" y=\"%.0f\" font-size=\"%d\" text-anchor=\"%s\">%s</text>",
        x, y, size, anchor.name().toLowerCase(Locale.ROOT), escaped(text));
  }

  /** Which end of a text is at its x. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  private void shape(String format, Object... values) {
    body.append("  ").append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** The whole drawing. */
  String end(String title) {
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" fill="#111">
          <title>%s</title>
          <rect width="%d" height="%d" fill="#fff"/>
        """
            .formatted(width, height, escaped(title), width, height)
        + body
        + "</svg>\n";
  }
}
