package croupier.app.wiring;

import croupier.app.wiring.Svg.Anchor;
import croupier.hal.profile.HardwareProfile;
import java.util.List;

/** What goes to each pin of the display, and its trimmer. */
final class DisplayDrawing {
  private static final int ROW = 24;
  private static final int WIDTH = 330;

  private DisplayDrawing() {}

  static void draw(Svg svg, double x, double y, HardwareProfile.Lcd lcd) {
    String plus = "5 V, header pin " + PowerWires.DISPLAY_5V;
    String ground = "ground, header pin " + PowerWires.DISPLAY_GROUND;
    List<String> pins =
        List.of(
            "1 VSS: " + ground,
            "2 VDD: " + plus,
            "3 V0: middle leg of the trimmer",
            "4 RS: " + WiringDrawing.where(lcd.rs()),
            "5 R/W: ground; before anything else",
            "6 E: " + WiringDrawing.where(lcd.enable()),
            "7 to 10, D0 to D3: free",
            "11 D4: " + WiringDrawing.where(lcd.data().get(0)),
            "12 D5: " + WiringDrawing.where(lcd.data().get(1)),
            "13 D6: " + WiringDrawing.where(lcd.data().get(2)),
            "14 D7: " + WiringDrawing.where(lcd.data().get(3)),
            "15 A: 5 V, through 100 Ω if it has none",
            "16 K: ground");
    svg.heading(x, y + 2, "Display, by its 16 pins");
    svg.box(x, y + 16, WIDTH, pins.size() * ROW + 12, "#eaf6ea");
    for (int i = 0; i < pins.size(); i++) {
      double at = y + 35 + i * ROW;
      svg.dot(x + 16, at, 6, "#fff");
      svg.say(x + 30, at + 5, pins.get(i));
    }
    trimmer(svg, x, y + pins.size() * ROW + 75);
  }

  private static void trimmer(Svg svg, double x, double y) {
    svg.heading(x, y - 12, "Trimmer 10 kΩ");
    double middle = x + WIDTH / 2.0;
    svg.line(x + 60, y + 25, middle - 45, y + 25, Svg.PLUS);
    svg.box(middle - 45, y + 14, 90, 22, "#fff");
    svg.line(middle + 45, y + 25, x + WIDTH - 60, y + 25, Svg.INK);
    svg.arrow(middle, y + 62, middle, y + 38);
    svg.say(x, y + 30, "5 V");
    svg.text(x + WIDTH, y + 30, Anchor.END, Svg.TEXT, "ground");
    svg.text(middle, y + 80, Anchor.MIDDLE, Svg.TEXT, "middle leg: pin 3 (V0)");
  }
}
