package croupier.app.wiring;

import croupier.app.svg.Shapes;
import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Message;
import croupier.app.words.Words;

/** Writes a drawing for a sheet of A4, shape by shape. */
final class Svg {
  static final int WIDTH = 1000;

  /** As high to its width as the paper is. */
  static final int HEIGHT = 1414;

  static final String INK = "#333";
  static final String PLUS = "#c00000";

  /** On paper this is a letter of 8 points, which eyes at a bench can read. */
  static final int TEXT = 15;

  private final Shapes shapes = new Shapes();
  private final Words words;

  Svg(Words words) {
    this.words = words;
  }

  void line(double x1, double y1, double x2, double y2, String colour) {
    shapes.add(
        "<line x1=\"%.0f\" y1=\"%.0f\" x2=\"%.0f\" y2=\"%.0f\" stroke=\"%s\" stroke-width=\"2\"/>",
        x1, y1, x2, y2, colour);
  }

  void box(double x, double y, double w, double h, String fill) {
    shapes.add(
        "<rect x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" rx=\"4\" fill=\"%s\""
            + " stroke=\"#333\"/>",
        x, y, w, h, fill);
  }

  void dot(double x, double y, double r, String fill) {
    shapes.add(
        "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\" fill=\"%s\" stroke=\"#333\"/>", x, y, r, fill);
  }

  void text(double x, double y, Anchor anchor, int size, String text) {
    shapes.add(
        "<text x=\"%.0f\" y=\"%.0f\" font-size=\"%d\" text-anchor=\"%s\">%s</text>",
        x, y, size, anchor.word(), Shapes.escaped(text));
  }

  /** A message of the usual size. */
  void text(double x, double y, Anchor anchor, Message message) {
    text(x, y, anchor, TEXT, words.say(message));
  }

  void text(double x, double y, Anchor anchor, int size, Message message) {
    text(x, y, anchor, size, words.say(message));
  }

  /** Text of the usual size, from its x on. */
  void say(double x, double y, String text) {
    text(x, y, Anchor.START, TEXT, text);
  }

  void say(double x, double y, Message message) {
    say(x, y, words.say(message));
  }

  void heading(double x, double y, String message) {
    heading(x, y, Message.of(message));
  }

  void heading(double x, double y, Message message) {
    shapes.add(
        "<text x=\"%.0f\" y=\"%.0f\" font-size=\"19\" font-weight=\"bold\">%s</text>",
        x, y, Shapes.escaped(words.say(message)));
  }

  /** Where wires are joined. */
  void joint(double x, double y, String colour) {
    shapes.add("<circle cx=\"%.0f\" cy=\"%.0f\" r=\"4\" fill=\"%s\"/>", x, y, colour);
  }

  /** A thin line with a head at its end. */
  void arrow(double x1, double y1, double x2, double y2) {
    double turn = Math.atan2(y2 - y1, x2 - x1);
    shapes.add(
        "<path d=\"M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1fL%.1f %.1f\" fill=\"none\""
            + " stroke=\"#777\" stroke-width=\"1.5\"/>",
        x1,
        y1,
        x2,
        y2,
        x2 - 8 * Math.cos(turn - 0.5),
        y2 - 8 * Math.sin(turn - 0.5),
        x2,
        y2,
        x2 - 8 * Math.cos(turn + 0.5),
        y2 - 8 * Math.sin(turn + 0.5));
  }

  /** The whole drawing. */
  String end(Message title) {
    return """
    <svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 %d %d"
        font-family="sans-serif" fill="#111">
      <title>%s</title>
      <rect width="%d" height="%d" fill="#fff"/>
    """
            .formatted(WIDTH, HEIGHT, Shapes.escaped(words.say(title)), WIDTH, HEIGHT)
        + shapes
        + "</svg>\n";
  }
}
