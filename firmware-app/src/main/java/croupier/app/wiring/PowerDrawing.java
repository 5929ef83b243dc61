package croupier.app.wiring;

import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import java.util.List;

/** The way of the current: supply, switch, fuses, and the feeds of the chain. */
final class PowerDrawing {
  private final Svg svg;
  private final LightsCurrent current;
  private double plus;
  private double ground;

  PowerDrawing(Svg svg, HardwareProfile profile) {
    this.svg = svg;
    this.current = new LightsCurrent(profile);
  }

  void draw(double x, double y) {
    svg.heading(x, y, "wiring.draw-power");
    plus = y + 65;
    ground = y + 110;
    List<LightsCurrent.Feed> feeds = current.feeds();
    double last = feeds.size() == 1 ? x + 630 : x + 830;
    svg.line(x + 110, ground, last + 35, ground, Svg.INK);
    drawSupply(x);
    drawPi(x);
    svg.line(x + 222, plus, x + 250, plus, Svg.PLUS);
    fuse(x + 250, plus, current.fuse());
    svg.line(x + 390, plus, last - 35, plus, Svg.PLUS);
    tap(x + 155, List.of(Message.of("wiring.draw-header-word"), pin(PowerWires.SUPPLY_GROUND)));
    drawShifter(x + 430);
    for (int i = 0; i < feeds.size(); i++) {
      drawFeed(x + 630 + i * 200, feeds.get(i));
    }
    double fuse = current.fuse();
    svg.say(
        x,
        y + 235,
        Message.of("wiring.draw-wires")
            .with("square", LightsCurrent.supplyWire(fuse))
            .with("chain", LightsCurrent.chainWire(fuse)));
  }

  private void drawSupply(double x) {
    svg.box(x, plus - 22, 110, ground - plus + 44, "#fbe9e7");
    svg.text(x + 55, (plus + ground) / 2 + 5, Anchor.MIDDLE, 16, Message.of("wiring.draw-supply"));
    svg.text(x + 100, plus - 2, Anchor.END, 20, "+");
    svg.text(x + 100, ground + 8, Anchor.END, 20, "−");
    svg.line(x + 110, plus, x + 150, plus, Svg.PLUS);
    svg.line(x + 150, plus, x + 182, plus - 16, Svg.PLUS);
    svg.line(x + 186, plus, x + 222, plus, Svg.PLUS);
    svg.dot(x + 150, plus, 4, "#fff");
    svg.dot(x + 186, plus, 4, "#fff");
    svg.text(x + 166, plus + 22, Anchor.MIDDLE, Svg.TEXT, Message.of("wiring.draw-switch"));
  }

  /** The branch to the Pi, which is only there when it has no supply of its own. */
  private void drawPi(double x) {
    double y = plus - 45;
    svg.line(x + 222, plus, x + 222, y, Svg.PLUS);
    svg.joint(x + 222, plus, Svg.PLUS);
    svg.line(x + 222, y, x + 250, y, Svg.PLUS);
    fuse(x + 250, y, LightsCurrent.fuse(Materials.PI_MILLIAMPS));
    svg.line(x + 390, y, x + 420, y, Svg.PLUS);
    svg.say(x + 428, y - 4, Message.of("wiring.draw-pi-branch"));
    svg.say(x + 428, y + 15, Message.of("wiring.draw-pi-branch-more"));
  }

  private static Message pin(int pin) {
    return Message.of("wiring.draw-pin").with("pin", pin);
  }

  private void fuse(double x, double y, double amps) {
    svg.box(x, y - 13, 140, 26, "#fff");
    svg.text(
        x + 70, y + 5, Anchor.MIDDLE, Svg.TEXT, Message.of("wiring.draw-fuse").with("amps", amps));
  }

  /** A wire from the ground line down to something. */
  private void tap(double x, List<Message> labels) {
    svg.joint(x, ground, Svg.INK);
    svg.line(x, ground, x, ground + 45, Svg.INK);
    for (int i = 0; i < labels.size(); i++) {
      svg.text(x, ground + 62 + i * 18, Anchor.MIDDLE, Svg.TEXT, labels.get(i));
    }
  }

  private void drawShifter(double x) {
    pair(x);
    svg.box(x - 65, ground + 45, 130, 44, "#f6e4ee");
    svg.text(x, ground + 63, Anchor.MIDDLE, Svg.TEXT, Message.of("wiring.part-shifter"));
    svg.text(x - 35, ground + 81, Anchor.MIDDLE, Svg.TEXT, pin(14));
    svg.text(x + 35, ground + 81, Anchor.MIDDLE, Svg.TEXT, pin(7));
  }

  private void drawFeed(double x, LightsCurrent.Feed feed) {
    pair(x);
    capacitor(x, ground + 24);
    svg.box(x - 75, ground + 45, 150, 44, "#f6e4ee");
    svg.text(
        x,
        ground + 63,
        Anchor.MIDDLE,
        Svg.TEXT,
        Message.of("wiring.part-light").with("light", feed.light()));
    svg.text(
        x,
        ground + 81,
        Anchor.MIDDLE,
        Svg.TEXT,
        feed.light() == 1 ? Message.of("wiring.draw-front") : feed.place());
  }

  /** 5 V and ground on the way down to a part. */
  private void pair(double x) {
    svg.joint(x - 35, plus, Svg.PLUS);
    svg.line(x - 35, plus, x - 35, ground + 45, Svg.PLUS);
    svg.joint(x + 35, ground, Svg.INK);
    svg.line(x + 35, ground, x + 35, ground + 45, Svg.INK);
  }

  /** With its plus at the left, where the 5 V is. */
  private void capacitor(double x, double y) {
    svg.line(x - 35, y, x - 5, y, Svg.PLUS);
    svg.line(x - 5, y - 13, x - 5, y + 13, Svg.PLUS);
    svg.line(x + 5, y - 13, x + 5, y + 13, Svg.INK);
    svg.line(x + 5, y, x + 35, y, Svg.INK);
    svg.text(x - 16, y - 4, Anchor.MIDDLE, 17, "+");
    svg.say(x + 43, y + 5, "1000 µF");
  }
}
