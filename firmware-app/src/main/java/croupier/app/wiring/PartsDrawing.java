package croupier.app.wiring;

import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Message;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Tracker;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;

/** Each kind of part once: how its lights follow each other, and how a control is connected. */
final class PartsDrawing {
  private static final String LIGHT = "#ffe9a8";
  private static final int SIDE = 3;

  private final Svg svg;
  private final HardwareProfile profile;
  private final Message common;

  PartsDrawing(Svg svg, HardwareProfile profile) {
    this.svg = svg;
    this.profile = profile;
    common = WiringPlan.common(profile);
  }

  /** Those that the chain passes. */
  void drawLights(double x, double y) {
    HardwareProfile.Chain chain = profile.chain();
    if (chain.count(ChainPart.DICE) > 0) {
      die(x, y);
    }
    if (chain.count(ChainPart.TRACKERS) > 0) {
      tracker(x + 190, y);
    }
    if (chain.count(ChainPart.DIALS) > 0) {
      dial(x + 480, y);
    }
  }

  private void light(double x, double y, int number) {
    svg.dot(x, y, 13, LIGHT);
    svg.text(x, y + 5, Anchor.MIDDLE, Svg.TEXT, String.valueOf(number));
  }

  private void die(double x, double y) {
    svg.heading(x, y, "wiring.draw-die");
    svg.box(x, y + 14, 132, 132, "#fff");
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        double at = x + 24 + column * 42;
        double down = y + 38 + row * 42;
        if (column > 0) {
          svg.arrow(at - 28, down, at - 14, down);
        } else if (row > 0) {
          svg.arrow(at + 71, down - 33, at + 13, down - 8);
        }
        light(at, down, row * SIDE + column + 1);
      }
    }
    svg.say(x, y + 168, Message.of("wiring.draw-die-left"));
    svg.say(x, y + 186, Message.of("wiring.draw-die-right"));
  }

  private void tracker(double x, double y) {
    svg.heading(x, y, "wiring.draw-tracker");
    svg.box(x, y + 14, 250, 38, "#fff");
    for (int i = 0; i < Tracker.LENGTH; i++) {
      light(x + 20 + i * 30, y + 33, i + 1);
    }
    svg.arrow(x + 20, y + 76, x + 20, y + 56);
    svg.say(x, y + 94, Message.of("wiring.draw-tracker-first"));
    if (profile.chain().count(ChainPart.HALOS) > 0) {
      svg.heading(x, y + 134, "wiring.draw-halo");
      svg.dot(x + 22, y + 166, 20, LIGHT);
      svg.dot(x + 22, y + 166, 12, "#fff");
      svg.say(x + 54, y + 162, Message.of("wiring.draw-halo-one"));
      svg.say(x + 54, y + 180, Message.of("wiring.draw-halo-button"));
    }
  }

  private void dial(double x, double y) {
    svg.heading(x, y, "wiring.draw-dial");
    svg.box(x, y + 14, 130, 38, "#fff");
    svg.dot(x + 65, y + 84, 25, "#ddd");
    svg.box(x, y + 116, 130, 38, "#555");
    for (int i = 0; i < DialLights.POSITIONS; i++) {
      light(x + 25 + i * 40, y + 33, DialLights.POSITIONS + i + 1);
      light(x + 25 + i * 40, y + 135, i + 1);
    }
    svg.say(x + 138, y + 38, Message.of("wiring.draw-dial-all"));
    svg.say(x, y + 174, Message.of("wiring.draw-dial-hood"));
    svg.say(x, y + 192, Message.of("wiring.draw-dial-holder"));
  }

  /** A button and a dial; all of a kind are wired alike. */
  void drawControls(double x, double y) {
    svg.heading(x, y, "wiring.draw-button");
    svg.say(x, y + 38, Message.of("wiring.draw-its-gpio"));
    svg.line(x + 66, y + 33, x + 100, y + 33, Svg.INK);
    svg.line(x + 100, y + 33, x + 138, y + 15, Svg.INK);
    svg.line(x + 142, y + 33, x + 176, y + 33, Svg.INK);
    svg.dot(x + 100, y + 33, 4, "#fff");
    svg.dot(x + 142, y + 33, 4, "#fff");
    svg.say(x + 182, y + 38, common);
    if (profile.hasDials()) {
      svg.heading(x, y + 80, "wiring.draw-each-dial");
      svg.box(x + 95, y + 92, 70, 98, "#fff3dd");
      terminal(x + 95, y + 108, -1, Message.of("wiring.draw-contact-a"));
      terminal(x + 95, y + 141, -1, common);
      terminal(x + 95, y + 174, -1, Message.of("wiring.draw-contact-b"));
      terminal(x + 165, y + 120, 1, Message.of("wiring.draw-push"));
      terminal(x + 165, y + 160, 1, common);
    }
  }

  private void terminal(double x, double y, int away, Message name) {
    svg.line(x, y, x + away * 14, y, Svg.INK);
    svg.text(x + away * 19, y + 5, away < 0 ? Anchor.END : Anchor.START, name);
  }
}
