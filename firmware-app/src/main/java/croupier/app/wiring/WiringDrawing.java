package croupier.app.wiring;

import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;

/**
 * The wiring as a drawing to print: the header with what hangs on each pin, beside it the display;
 * below them the power, the chain of lights, and each kind of part once.
 */
final class WiringDrawing {
  private static final int ROW = 24;
  private static final int TOP = 110;
  private static final int HALF = 25;
  private static final int LEAD = 36;
  private static final int LEFT = 30;

  /** Where the header is when the display is beside it. */
  private static final int ASIDE = 325;

  private static final int DISPLAY = 640;
  private static final int POWER = 628;
  private static final int CHAIN = 896;
  private static final int PARTS = 1205;

  private final WiringPlan plan;
  private final HardwareProfile profile;
  private final Words words;
  private final Svg svg;

  WiringDrawing(WiringPlan plan, Words words) {
    this.words = words;
    svg = new Svg(words);
    this.plan = plan;
    this.profile = plan.profile();
  }

  String svg() {
    Message title = Message.of("wiring.title").with("title", profile.title());
    svg.text(Svg.WIDTH / 2.0, 44, Anchor.MIDDLE, 28, title);
    svg.text(Svg.WIDTH / 2.0, 72, Anchor.MIDDLE, Svg.TEXT, Message.of("wiring.draw-header"));
    drawHeader(profile.hasLcd() ? ASIDE : Svg.WIDTH / 2);
    if (profile.hasLcd()) {
      DisplayDrawing.draw(svg, DISPLAY, TOP, profile.lcd().orElseThrow());
    }
    PartsDrawing parts = new PartsDrawing(svg, profile);
    if (plan.hasLights()) {
      new PowerDrawing(svg, profile).draw(LEFT, POWER);
      new ChainDrawing(svg, profile).draw(LEFT, CHAIN);
      parts.drawLights(LEFT, PARTS);
      parts.drawControls(715, PARTS);
    } else {
      parts.drawControls(LEFT, POWER);
    }
    return svg.end(title);
  }

  private void drawHeader(int middle) {
    svg.box(middle - HALF - 22, TOP - 20, 2 * HALF + 44, 20 * ROW + 15, "#e8efe8");
    for (int pin : Header.pins()) {
      drawPin(middle, pin, pin % 2 == 1);
    }
  }

  private void drawPin(int middle, int pin, boolean left) {
    double x = left ? middle - HALF : middle + HALF;
    double y = TOP + (pin - 1) / 2 * ROW;
    Message name = Header.name(pin);
    plan.wireAt(pin)
        .ifPresentOrElse(
            wire ->
                used(
                    x,
                    y,
                    left,
                    name,
                    PartNames.part(profile, wire.line()),
                    colour(wire.line().kind())),
            () ->
                plan.powerAt(pin)
                    .ifPresentOrElse(
                        wire -> used(x, y, left, name, wire.part(), colour(name)),
                        () -> unused(x, y, left, name)));
    svg.text(x, y + 4, Anchor.MIDDLE, 12, String.valueOf(pin));
  }

  private void used(double x, double y, boolean left, Message name, Message part, String colour) {
    int away = left ? -1 : 1;
    svg.line(x, y, x + away * LEAD, y, colour);
    svg.text(
        x + away * (LEAD + 7),
        y + 5,
        left ? Anchor.END : Anchor.START,
        Svg.TEXT,
        left
            ? words.say(part) + " · " + words.say(name)
            : words.say(name) + " · " + words.say(part));
    svg.dot(x, y, 10, colour);
  }

  private void unused(double x, double y, boolean left, Message name) {
    svg.text(x + (left ? -28 : 28), y + 5, left ? Anchor.END : Anchor.START, 13, name);
    svg.dot(x, y, 10, "#fff");
  }

  private static String colour(Message power) {
    return power.equals(Header.GROUND_NAME) ? "#aaa" : "#f08c7d";
  }

  static String colour(HeaderLine.Kind kind) {
    return switch (kind) {
      case BUTTON -> "#56b4e9";
      case DIAL -> "#e69f00";
      case CHAIN -> "#cc79a7";
      case LCD -> "#7bc67b";
      case BUZZER -> "#f0e442";
    };
  }
}
