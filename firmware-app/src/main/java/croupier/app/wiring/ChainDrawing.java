package croupier.app.wiring;

import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import croupier.hal.profile.HeaderLine;
import java.util.ArrayList;
import java.util.List;

/** The way of the signals: from the header through the level shifter, and from part to part. */
final class ChainDrawing {
  private static final String COLOUR = WiringDrawing.colour(HeaderLine.Kind.CHAIN);
  private static final double SPAN = 940;
  private static final int GAP = 36;
  private static final String FILL = "#f6e4ee";

  private final Svg svg;
  private final HardwareProfile profile;

  ChainDrawing(Svg svg, HardwareProfile profile) {
    this.svg = svg;
    this.profile = profile;
  }

  /** A stretch of the chain, and how many lights there are up to its end. */
  private record Station(Message name, int end) {}

  void draw(double x, double y) {
    svg.heading(x, y, "wiring.draw-signals");
    svg.box(x + 190, y + 16, 150, 90, FILL);
    svg.box(x + 520, y + 16, 140, 62, FILL);
    svg.text(x + 265, y + 66, Anchor.MIDDLE, Svg.TEXT, "74AHCT125");
    svg.text(x + 590, y + 52, Anchor.MIDDLE, Svg.TEXT, Message.of("wiring.draw-first-light"));
    signal(x, y + 33, "wiring.signal-data", profile.chain().data(), "2", "3", "D");
    signal(x, y + 61, "wiring.signal-clock", profile.chain().clock(), "5", "6", "C");
    double y2 = y + 89;
    svg.say(x, y2 + 5, Message.of("wiring.draw-ground-pin").with("pin", PowerWires.SHIFTER_GROUND));
    svg.line(x + 172, y2, x + 190, y2, Svg.INK);
    svg.say(x + 197, y2 + 5, "7");
    svg.text(x + 333, y2 + 5, Anchor.END, Svg.TEXT, "14");
    svg.line(x + 340, y2, x + 385, y2, Svg.PLUS);
    svg.say(x + 392, y2 + 5, Message.of("wiring.draw-after-fuse"));
    svg.say(x, y + 131, Message.of("wiring.draw-shifter-pins"));
    drawOrder(x, y + 180);
  }

  private void signal(
      double x, double y, String signal, int gpio, String in, String out, String letter) {
    svg.say(
        x,
        y + 5,
        Message.of("wiring.draw-signal")
            .with("signal", Message.of(signal))
            .with("where", Header.where(gpio)));
    svg.line(x + 172, y, x + 190, y, COLOUR);
    svg.say(x + 197, y + 5, in);
    svg.text(x + 333, y + 5, Anchor.END, Svg.TEXT, out);
    svg.line(x + 340, y, x + 385, y, COLOUR);
    svg.box(x + 385, y - 12, 64, 24, "#fff");
    svg.text(x + 417, y + 5, Anchor.MIDDLE, Svg.TEXT, "33 Ω");
    svg.line(x + 449, y, x + 520, y, COLOUR);
    svg.say(x + 527, y + 5, letter + "I");
    svg.text(x + 653, y + 5, Anchor.END, Svg.TEXT, letter + "O");
    svg.arrow(x + 660, y, x + 690, y);
    svg.say(x + 698, y + 5, Message.of("wiring.draw-next").with("letter", letter));
  }

  private List<Station> stations() {
    HardwareProfile.Chain chain = profile.chain();
    List<Station> stations = new ArrayList<>();
    int end = chain.spare();
    if (end > 0) {
      stations.add(new Station(Message.of("wiring.of-spare").with("count", end), end));
    }
    for (ChainPart part : chain.order()) {
      end += chain.count(part) * part.lightsEach();
      stations.add(new Station(of(chain, part), end));
    }
    return stations;
  }

  /** {@code 11 dice of 9}. */
  static Message of(HardwareProfile.Chain chain, ChainPart part) {
    return Message.of("wiring.of-parts")
        .with("count", chain.count(part))
        .with("name", LightsCurrent.name(part))
        .with("each", part.lightsEach());
  }

  private void drawOrder(double x, double y) {
    List<LightsCurrent.Feed> feeds = new LightsCurrent(profile).feeds();
    svg.heading(x, y, "wiring.draw-chain");
    svg.text(
        x + SPAN - GAP,
        y,
        Anchor.END,
        Svg.TEXT,
        Message.of("wiring.draw-chain-order").with("count", profile.chain().lights()));
    List<Station> stations = stations();
    double width = SPAN / stations.size();
    int from = 0;
    for (int i = 0; i < stations.size(); i++) {
      Station station = stations.get(i);
      double left = x + i * width;
      svg.box(left, y + 15, width - GAP, 36, FILL);
      svg.text(left + (width - GAP) / 2, y + 38, Anchor.MIDDLE, Svg.TEXT, station.name());
      if (i < stations.size() - 1) {
        svg.arrow(left + width - GAP + 2, y + 33, left + width - 3, y + 33);
      }
      for (LightsCurrent.Feed feed : feeds) {
        if (feed.light() > from && feed.light() <= station.end()) {
          double at = left + (width - GAP) * (feed.light() - 1 - from) / (station.end() - from);
          svg.line(at + 5, y + 51, at + 5, y + 66, Svg.PLUS);
          svg.text(
              at, y + 82, Anchor.START, Message.of("wiring.draw-feed").with("light", feed.light()));
        }
      }
      from = station.end();
    }
  }
}
