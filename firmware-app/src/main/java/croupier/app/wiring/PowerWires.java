package croupier.app.wiring;

import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where 5 V, 3.3 V and ground come from. Each part has a pin of its own, close to its signals, so
 * that nobody has to join many wires at one pin.
 */
final class PowerWires {
  static final int DISPLAY_5V = 2;
  static final int SUPPLY_GROUND = 6;
  static final int BUZZER_GROUND = 20;
  static final int SHIFTER_GROUND = 25;
  static final int DISPLAY_GROUND = 34;

  private static final int BUTTONS_3V = 1;
  private static final int DIALS_3V = 17;
  private static final int SEATS_GROUND = 9;
  private static final int DIAL_A_GROUND = 14;
  private static final int DIAL_B_GROUND = 30;
  private static final int KEYS_GROUND = 39;

  private static final Message FIVE_VOLTS = Message.of("wiring.volts-5");

  private final HardwareProfile profile;
  private final List<PowerWire> wires = new ArrayList<>();

  private PowerWires(HardwareProfile profile) {
    this.profile = profile;
  }

  static List<PowerWire> of(HardwareProfile profile) {
    PowerWires power = new PowerWires(profile);
    power.controls();
    power.display();
    power.buzzer();
    if (profile.chain().lights() > 0) {
      power.lights();
    }
    power.wires.sort(
        Comparator.comparing(PowerWire::isOnTheHeader).reversed().thenComparingInt(PowerWire::pin));
    return List.copyOf(power.wires);
  }

  private void header(int pin, String part, String to) {
    wires.add(PowerWire.ofHeader(pin, Message.of(part), Message.of(to)));
  }

  private void controls() {
    String dial = "wiring.middle-and-push";
    if (profile.buttons().activeLow()) {
      header(SEATS_GROUND, "wiring.part-seats", "wiring.other-legs-in-a-row");
      header(KEYS_GROUND, "wiring.part-keys", "wiring.other-legs");
      if (profile.hasDials()) {
        header(DIAL_A_GROUND, "wiring.part-dial-a", dial);
        header(DIAL_B_GROUND, "wiring.part-dial-b", dial);
      }
    } else {
      header(BUTTONS_3V, "wiring.part-buttons", "wiring.other-legs-in-a-row");
      if (profile.hasDials()) {
        header(DIALS_3V, "wiring.part-dials", dial);
      }
    }
  }

  /** From the header, so that it is never dark while the Pi drives its lines. */
  private void display() {
    if (profile.hasLcd()) {
      header(DISPLAY_5V, "wiring.part-lcd", "wiring.lcd-plus");
      header(DISPLAY_GROUND, "wiring.part-lcd", "wiring.lcd-minus");
    }
  }

  private void buzzer() {
    if (profile.buzzer().isPresent()) {
      header(BUZZER_GROUND, "unit.part-buzzer", "wiring.buzzer-minus");
    }
  }

  private void lights() {
    header(SUPPLY_GROUND, "wiring.part-supply", "wiring.its-minus");
    header(SHIFTER_GROUND, "wiring.part-shifter", "wiring.shifter-minus");
    wires.add(
        PowerWire.ofSupply(
            FIVE_VOLTS, Message.of("wiring.part-shifter"), Message.of("wiring.shifter-plus")));
    List<LightsCurrent.Feed> feeds = new LightsCurrent(profile).feeds();
    for (LightsCurrent.Feed feed : feeds) {
      wires.add(
          PowerWire.ofSupply(
              FIVE_VOLTS, light(feed), Message.of("wiring.feed-plus").with("place", feed.place())));
    }
    wires.add(
        PowerWire.ofSupply(
            Header.GROUND_NAME,
            Message.of("wiring.part-lights")
                .all("lights", feeds.stream().map(PowerWires::light).toList()),
            Message.of("wiring.feeds-minus")));
  }

  private static Message light(LightsCurrent.Feed feed) {
    return Message.of("wiring.part-light").with("light", feed.light());
  }

  /** Grounds that no part has been given. */
  static String spareGrounds(List<PowerWire> wires) {
    Stream<Integer> spare =
        Header.pins().stream()
            .filter(Header::isGround)
            .filter(pin -> wires.stream().noneMatch(wire -> wire.pin() == pin));
    return spare.map(Object::toString).collect(Collectors.joining(", "));
  }
}
