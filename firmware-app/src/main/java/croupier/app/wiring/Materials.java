package croupier.app.wiring;

import static croupier.app.wiring.LightsCurrent.amps;

import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What to buy for a unit, and what each part needs. */
final class Materials {
  /** What a Pi with its card and a screenless unit may draw, with something to spare. */
  static final int PI_MILLIAMPS = 3_000;

  /** One line of the list. */
  private record Part(int count, Message what, Message needs) {}

  private final HardwareProfile profile;
  private final boolean hasLights;
  private final LightsCurrent current;
  private final List<Part> parts = new ArrayList<>();

  Materials(HardwareProfile profile) {
    this.profile = profile;
    hasLights = profile.chain().lights() > 0;
    current = new LightsCurrent(profile);
    addBoard();
    addControls();
    if (hasLights) {
      addLights();
      addShifter();
    }
    addDisplay();
    addSound();
    addPower();
    addHousing();
  }

  private void add(int count, String what, String needs) {
    add(count, Message.of(what), Message.of(needs));
  }

  private void add(int count, Message what, Message needs) {
    if (count > 0) {
      parts.add(new Part(count, what, needs));
    }
  }

  private void addBoard() {
    add(1, "wiring.buy-pi", "wiring.buy-pi-needs");
    add(1, "wiring.buy-header", "wiring.buy-header-needs");
    add(1, "wiring.buy-card", "wiring.buy-card-needs");
  }

  private void addControls() {
    add(profile.seatCount(), "wiring.buy-seat-button", "wiring.buy-seat-button-needs");
    add(3, "wiring.buy-button", "wiring.buy-button-needs");
    profile
        .dials()
        .ifPresent(
            dials ->
                add(
                    2,
                    Message.of("wiring.buy-dial").with("count", dials.edgesPerDetent()),
                    Message.of("wiring.buy-dial-needs")));
  }

  private void addLights() {
    HardwareProfile.Chain chain = profile.chain();
    List<Message> made = new ArrayList<>();
    if (chain.spare() > 0) {
      made.add(Message.of("wiring.of-spare-at-the-front").with("count", chain.spare()));
    }
    chain.order().forEach(part -> made.add(ChainDrawing.of(chain, part)));
    add(
        chain.lights(),
        Message.of("wiring.buy-lights"),
        Message.of("wiring.buy-lights-needs").all("made", made));
    add(1, "wiring.buy-diffuser", "wiring.buy-diffuser-needs");
    boolean hoods = chain.count(ChainPart.DIALS) > 0;
    if (hoods) {
      add(2, "wiring.buy-hood", "wiring.buy-hood-needs");
    }
    add(
        1,
        Message.of("wiring.buy-walls"),
        Message.of(hoods ? "wiring.buy-walls-needs-tunnels" : "wiring.buy-walls-needs"));
  }

  private void addShifter() {
    add(1, "wiring.buy-shifter", "wiring.buy-shifter-needs");
    add(1, "wiring.buy-socket", "wiring.buy-socket-needs");
    add(2, "wiring.buy-33", "wiring.buy-33-needs");
    add(1, "wiring.buy-100n", "wiring.buy-100n-needs");
    List<LightsCurrent.Feed> feeds = current.feeds();
    add(
        feeds.size(),
        Message.of("wiring.buy-1000u"),
        Message.of("wiring.buy-1000u-needs")
            .all("places", feeds.stream().map(LightsCurrent.Feed::place).toList()));
  }

  private void addDisplay() {
    if (profile.hasLcd()) {
      add(
          1,
          Message.of("wiring.buy-lcd").with("size", profile.lcdSize().label()),
          Message.of("wiring.buy-lcd-needs"));
      add(1, "wiring.buy-trimmer", "wiring.buy-trimmer-needs");
      add(1, "wiring.buy-100", "wiring.buy-100-needs");
      add(4, "wiring.buy-1k", "wiring.buy-1k-needs");
    }
  }

  private void addSound() {
    if (profile.buzzer().isPresent()) {
      add(1, "wiring.buy-buzzer", "wiring.buy-buzzer-needs");
      add(1, "wiring.buy-220", "wiring.buy-220-needs");
    }
    if (profile.speaker().isPresent()) {
      add(1, "wiring.buy-speaker", "wiring.buy-speaker-needs");
    }
  }

  private void addPower() {
    double pi = PI_MILLIAMPS / 1_000.0;
    if (!hasLights) {
      add(
          1,
          Message.of("wiring.buy-usb-supply").with("pi", pi),
          Message.of("wiring.buy-usb-supply-needs"));
      return;
    }
    double fuse = current.fuse();
    double lights = amps(current.most());
    double both = halves(current.most() + PI_MILLIAMPS);
    add(
        1,
        Message.of("wiring.buy-supply").with("both", both),
        Message.of("wiring.buy-supply-needs")
            .with("lights", lights)
            .with("pi", pi)
            .with("own", halves(current.most())));
    add(
        1,
        fuse(fuse),
        Message.of("wiring.buy-fuse-needs").with("lights", lights).with("why", whyNoMore()));
    add(1, fuse(LightsCurrent.fuse(PI_MILLIAMPS)), Message.of("wiring.buy-pi-fuse-needs"));
    add(1, "wiring.buy-lead", "wiring.buy-lead-needs");
    add(
        1,
        Message.of("wiring.buy-switch").with("both", both),
        Message.of("wiring.buy-switch-needs"));
    add(
        1,
        Message.of("wiring.buy-wire").with("square", LightsCurrent.supplyWire(fuse)),
        Message.of("wiring.buy-supply-wire-needs"));
    add(
        1,
        Message.of("wiring.buy-wire").with("square", LightsCurrent.chainWire(fuse)),
        Message.of("wiring.buy-chain-wire-needs").with("amps", fuse));
  }

  private static Message fuse(double amps) {
    return Message.of("wiring.buy-fuse").with("amps", amps);
  }

  private Message whyNoMore() {
    return current.worst() > profile.power().budgetMilliamps()
        ? Message.of("wiring.dimmed")
        : Message.of("wiring.dimmed-not").with("brightness", profile.chain().brightness());
  }

  private void addHousing() {
    add(
        1,
        Message.of("wiring.buy-signal-wire"),
        Message.of(
            hasLights
                ? "wiring.buy-signal-wire-needs-short"
                : profile.hasLcd()
                    ? "wiring.buy-signal-wire-needs-lcd"
                    : "wiring.buy-signal-wire-needs"));
    add(
        1,
        Message.of("wiring.buy-plugs"),
        Message.of(hasLights ? "wiring.buy-plugs-needs-chain" : "wiring.buy-plugs-needs"));
    add(1, "wiring.buy-case", "wiring.buy-case-needs");
    add(1, "wiring.buy-multimeter", "wiring.buy-multimeter-needs");
  }

  /** In half amperes, rounded up. */
  private static double halves(int milliamps) {
    return Math.ceil(milliamps / 500.0) / 2;
  }

  String text(Words words) {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append(
          "%4d  %s%n%s"
              .formatted(
                  part.count, words.say(part.what), Lines.of(words.say(part.needs), "      ")));
    }
    return text.toString();
  }

  List<Object> data(Words words) {
    List<Object> list = new ArrayList<>();
    for (Part part : parts) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("count", (long) part.count);
      one.put("what", words.say(part.what));
      one.put("needs", words.say(part.needs));
      list.add(one);
    }
    return list;
  }
}
