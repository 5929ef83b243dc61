package croupier.app.wiring;

import croupier.app.wiring.Svg.Anchor;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The wiring as a drawing: the header with what hangs on each pin, and below it how a control, the
 * light chain and the display are connected.
 */
final class WiringDrawing {
  private static final int WIDTH = 1200;
  private static final int ROW = 28;
  private static final int TOP = 90;
  private static final int LEFT_PINS = 575;
  private static final int RIGHT_PINS = 625;
  private static final int LEAD = 60;
  private static final int DETAILS = TOP + 20 * ROW + 60;
  private static final int HEIGHT = DETAILS + 500;

  private static final String INK = "#333";
  private static final String PLUS = "#c00000";

  private final WiringPlan plan;
  private final HardwareProfile profile;
  private final Svg svg = new Svg(WIDTH, HEIGHT);

  WiringDrawing(WiringPlan plan) {
    this.plan = plan;
    this.profile = plan.profile();
  }

  String svg() {
    svg.text(WIDTH / 2.0, 36, Anchor.MIDDLE, 24, profile.title() + ": wiring");
    svg.text(
        WIDTH / 2.0,
        62,
        Anchor.MIDDLE,
        14,
        "The header seen from above, pin 1 at the corner beside the microSD end of the board.");
    drawHeader();
    drawControl(30, DETAILS);
    drawChain(330, DETAILS);
    if (profile.hasLcd()) {
      drawDisplay(780, DETAILS);
    }
    return svg.end(profile.title() + ": wiring");
  }

  private void drawHeader() {
    svg.box(LEFT_PINS - 22, TOP - 22, RIGHT_PINS - LEFT_PINS + 44, 20 * ROW + 16, "#e8efe8");
    for (int pin : Header.pins()) {
      drawPin(pin, pin % 2 == 1);
    }
  }

  private void drawPin(int pin, boolean left) {
    double x = left ? LEFT_PINS : RIGHT_PINS;
    double y = TOP + (pin - 1) / 2 * ROW;
    int away = left ? -1 : 1;
    Anchor anchor = left ? Anchor.END : Anchor.START;
    String name = Header.name(pin);
    plan.wireAt(pin)
        .ifPresentOrElse(
            wire -> {
              String colour = colour(wire.line().kind());
              svg.line(x, y, x + away * LEAD, y, colour);
              svg.text(
                  x + away * (LEAD + 8),
                  y + 5,
                  anchor,
                  15,
                  left ? wire.line().part() + "  ·  " + name : name + "  ·  " + wire.line().part());
              svg.dot(x, y, 10, colour);
            },
            () -> {
              svg.text(x + away * 32, y + 5, anchor, 12, name);
              svg.dot(x, y, 10, Header.isGround(pin) ? "#999" : "#fff");
            });
    svg.text(x, y + 4, Anchor.MIDDLE, 11, String.valueOf(pin));
  }

  private static String colour(HeaderLine.Kind kind) {
    return switch (kind) {
      case BUTTON -> "#56b4e9";
      case DIAL -> "#e69f00";
      case CHAIN -> "#cc79a7";
      case LCD -> "#7bc67b";
    };
  }

  private static void heading(Svg svg, double x, double y, String text) {
    svg.text(x, y, Anchor.START, 18, text);
  }

  /** A button and a dial, each once; all of a kind are wired alike. */
  private void drawControl(double x, double y) {
    String common = profile.buttons().activeLow() ? "ground" : "3.3 V";
    heading(svg, x, y, "Each button");
    svg.line(x, y + 50, x + 80, y + 50, INK);
    svg.line(x + 80, y + 50, x + 125, y + 30, INK);
    svg.line(x + 130, y + 50, x + 210, y + 50, INK);
    svg.dot(x + 80, y + 50, 4, "#fff");
    svg.dot(x + 130, y + 50, 4, "#fff");
    svg.text(x, y + 72, Anchor.START, 13, "its GPIO");
    svg.text(x + 210, y + 72, Anchor.END, 13, common);
    if (profile.hasDials()) {
      heading(svg, x, y + 130, "Each dial");
      svg.box(x + 70, y + 150, 90, 150, "#fff3dd");
      terminal(x + 70, y + 175, -1, "contact a");
      terminal(x + 70, y + 205, -1, common);
      terminal(x + 70, y + 235, -1, "contact b");
      terminal(x + 160, y + 190, 1, "push");
      terminal(x + 160, y + 220, 1, common);
      svg.text(x, y + 325, Anchor.START, 12, "Middle leg of the three: " + common + ".");
    }
  }

  private void terminal(double x, double y, int away, String name) {
    svg.line(x, y, x + away * 12, y, INK);
    svg.text(x + away * 15, y + 4, away < 0 ? Anchor.END : Anchor.START, 12, name);
  }

  private void drawChain(double x, double y) {
    heading(svg, x, y, "Light chain");
    svg.box(x + 110, y + 30, 150, 190, "#f6e4ee");
    svg.text(x + 185, y + 52, Anchor.MIDDLE, 14, "74AHCT125");
    shifter(x, y + 80, "data", profile.chain().data(), "2", "3");
    shifter(x, y + 120, "clock", profile.chain().clock(), "5", "6");
    svg.text(x + 185, y + 160, Anchor.MIDDLE, 12, "1, 4, 7: ground");
    svg.text(x + 185, y + 178, Anchor.MIDDLE, 12, "14: 5 V, with 100 nF");
    svg.text(x + 185, y + 196, Anchor.MIDDLE, 12, "9, 10, 12, 13: ground");

    double chain = y + 270;
    svg.text(x, chain - 20, Anchor.START, 13, "The chain, first light to last:");
    drawOrder(x, chain);
    drawSupply(x, chain + 110);
  }

  private void shifter(double x, double y, String signal, int gpio, String in, String out) {
    svg.text(x, y + 4, Anchor.START, 12, signal + ", GPIO " + gpio);
    svg.line(x + 90, y, x + 110, y, colour(HeaderLine.Kind.CHAIN));
    svg.text(x + 116, y + 4, Anchor.START, 12, in);
    svg.text(x + 254, y + 4, Anchor.END, 12, out);
    svg.line(x + 260, y, x + 282, y, colour(HeaderLine.Kind.CHAIN));
    svg.box(x + 282, y - 8, 44, 16, "#fff");
    svg.text(x + 304, y + 4, Anchor.MIDDLE, 11, "33 Ω");
    svg.line(x + 326, y, x + 346, y, colour(HeaderLine.Kind.CHAIN));
    svg.text(x + 350, y + 4, Anchor.START, 12, signal + " in");
  }

  private void drawOrder(double x, double y) {
    HardwareProfile.Chain chain = profile.chain();
    List<String> stations = new ArrayList<>();
    if (chain.spare() > 0) {
      stations.add(chain.spare() + " spare");
    }
    for (HardwareProfile.ChainPart part : chain.order()) {
      stations.add(
          "%s %d×%d"
              .formatted(
                  part.name().toLowerCase(Locale.ROOT), chain.count(part), part.lightsEach()));
    }
    double width = 400.0 / stations.size();
    for (int i = 0; i < stations.size(); i++) {
      svg.box(x + i * width, y, width - 10, 40, "#f6e4ee");
      svg.text(x + i * width + (width - 10) / 2, y + 25, Anchor.MIDDLE, 12, stations.get(i));
      if (i > 0) {
        svg.line(x + i * width - 10, y + 20, x + i * width, y + 20, INK);
      }
    }
    svg.text(
        x,
        y + 62,
        Anchor.START,
        12,
        chain.lights() + " lights in all: data and clock out of one go into the next.");
  }

  private void drawSupply(double x, double y) {
    int budget = profile.power().budgetMilliamps();
    String fuse =
        new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT))
                .format(Materials.fuse(budget))
            + " A";
    svg.box(x, y, 90, 70, "#fbe9e7");
    svg.text(x + 45, y + 40, Anchor.MIDDLE, 14, "5 V supply");
    svg.line(x + 90, y + 18, x + 150, y + 18, PLUS);
    svg.box(x + 150, y + 8, 70, 20, "#fff");
    svg.text(x + 185, y + 22, Anchor.MIDDLE, 12, fuse);
    svg.line(x + 220, y + 18, x + 340, y + 18, PLUS);
    svg.text(x + 344, y + 22, Anchor.START, 12, "5 V of the lights");
    svg.line(x + 90, y + 54, x + 340, y + 54, INK);
    svg.text(x + 344, y + 58, Anchor.START, 12, "ground of the lights");
    svg.line(x + 280, y + 18, x + 280, y + 54, INK);
    svg.box(x + 262, y + 28, 36, 16, "#fff");
    svg.text(x + 280, y + 40, Anchor.MIDDLE, 10, "1000 µF");
    svg.text(x + 300, y + 74, Anchor.MIDDLE, 11, "plus of the capacitor to 5 V");
    svg.text(x, y + 95, Anchor.START, 12, "Join this ground with a ground pin of the header.");
  }

  private void drawDisplay(double x, double y) {
    HardwareProfile.Lcd lcd = profile.lcd().orElseThrow();
    heading(svg, x, y, "Display, by its 16 pins");
    List<String> pins =
        List.of(
            "1 VSS: ground",
            "2 VDD: 5 V",
            "3 V0: middle of the 10 kΩ trimmer",
            "4 RS: " + where(lcd.rs()),
            "5 R/W: ground",
            "6 E: " + where(lcd.enable()),
            "7 to 10, D0 to D3: free",
            "11 D4: " + where(lcd.data().get(0)),
            "12 D5: " + where(lcd.data().get(1)),
            "13 D6: " + where(lcd.data().get(2)),
            "14 D7: " + where(lcd.data().get(3)),
            "15 A: 5 V through 100 Ω, if it has none of its own",
            "16 K: ground");
    svg.box(x, y + 20, 390, pins.size() * 26 + 20, "#eaf6ea");
    for (int i = 0; i < pins.size(); i++) {
      svg.dot(x + 18, y + 46 + i * 26, 6, "#fff");
      svg.text(x + 34, y + 51 + i * 26, Anchor.START, 14, pins.get(i));
    }
  }

  private static String where(int gpio) {
    return "GPIO " + gpio + ", pin " + Header.pinOf(gpio);
  }
}
