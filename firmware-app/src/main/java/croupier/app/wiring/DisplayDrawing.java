package croupier.app.wiring;

import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import java.util.List;

/** What goes to each pin of the display, and its trimmer. */
final class DisplayDrawing {
  private static final int ROW = 24;
  private static final int WIDTH = 330;

  private DisplayDrawing() {}

  static void draw(Svg svg, double x, double y, HardwareProfile.Lcd lcd) {
    List<Message> pins =
        List.of(
            Message.of("wiring.draw-display-vss").with("pin", PowerWires.DISPLAY_GROUND),
            Message.of("wiring.draw-display-vdd").with("pin", PowerWires.DISPLAY_5V),
            Message.of("wiring.draw-display-v0"),
            pin("4 RS", lcd.rs()),
            Message.of("wiring.draw-display-rw"),
            pin("6 E", lcd.enable()),
            Message.of("wiring.draw-display-free"),
            pin("11 D4", lcd.data().get(0)),
            pin("12 D5", lcd.data().get(1)),
            pin("13 D6", lcd.data().get(2)),
            pin("14 D7", lcd.data().get(3)),
            Message.of("wiring.draw-display-a"),
            Message.of("wiring.draw-display-k"));
    svg.heading(x, y + 2, Message.of("wiring.draw-display").with("size", lcd.size().label()));
    svg.box(x, y + 16, WIDTH, pins.size() * ROW + 12, "#eaf6ea");
    for (int i = 0; i < pins.size(); i++) {
      double at = y + 35 + i * ROW;
      svg.dot(x + 16, at, 6, "#fff");
      svg.say(x + 30, at + 5, pins.get(i));
    }
    trimmer(svg, x, y + pins.size() * ROW + 75);
  }

  private static Message pin(String name, int gpio) {
    return Message.of("wiring.draw-display-pin")
        .with("name", name)
        .with("where", Header.where(gpio));
  }

  private static void trimmer(Svg svg, double x, double y) {
    svg.heading(x, y - 12, "wiring.draw-trimmer");
    double middle = x + WIDTH / 2.0;
    svg.line(x + 60, y + 25, middle - 45, y + 25, Svg.PLUS);
    svg.box(middle - 45, y + 14, 90, 22, "#fff");
    svg.line(middle + 45, y + 25, x + WIDTH - 60, y + 25, Svg.INK);
    svg.arrow(middle, y + 62, middle, y + 38);
    svg.say(x, y + 30, "5 V");
    svg.text(x + WIDTH, y + 30, Anchor.END, Header.GROUND_NAME);
    svg.text(middle, y + 80, Anchor.MIDDLE, Message.of("wiring.draw-trimmer-leg"));
  }
}
