package croupier.app.wiring;

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
  static final int SHIFTER_GROUND = 25;
  static final int DISPLAY_GROUND = 34;

  private static final int BUTTONS_3V = 1;
  private static final int DIALS_3V = 17;
  private static final int SEATS_GROUND = 9;
  private static final int DIAL_A_GROUND = 14;
  private static final int DIAL_B_GROUND = 30;
  private static final int KEYS_GROUND = 39;

  private final HardwareProfile profile;
  private final List<PowerWire> wires = new ArrayList<>();

  private PowerWires(HardwareProfile profile) {
    this.profile = profile;
  }

  static List<PowerWire> of(HardwareProfile profile) {
    PowerWires power = new PowerWires(profile);
    power.controls();
    power.display();
    if (profile.chain().lights() > 0) {
      power.lights();
    }
    power.wires.sort(
        Comparator.comparing(PowerWire::isOnTheHeader).reversed().thenComparingInt(PowerWire::pin));
    return List.copyOf(power.wires);
  }

  private void header(int pin, String part, String to) {
    wires.add(PowerWire.ofHeader(pin, part, to));
  }

  private void controls() {
    String dial = "the middle leg between the contacts, and the other leg of the push switch";
    if (profile.buttons().activeLow()) {
      header(SEATS_GROUND, "seat buttons", "the other leg of each, from one to the next");
      header(KEYS_GROUND, "ROLL, OK, BACK", "the other leg of each");
      if (profile.hasDials()) {
        header(DIAL_A_GROUND, "dial A", dial);
        header(DIAL_B_GROUND, "dial B", dial);
      }
    } else {
      header(BUTTONS_3V, "all buttons", "the other leg of each, from one to the next");
      if (profile.hasDials()) {
        header(DIALS_3V, "both dials", dial);
      }
    }
  }

  /** From the header, so that it is never dark while the Pi drives its lines. */
  private void display() {
    if (profile.hasLcd()) {
      header(
          DISPLAY_5V,
          "LCD",
          "its pin 2 (VDD), an outer leg of the trimmer, and its pin 15 (A) through 100 Ω");
      header(
          DISPLAY_GROUND,
          "LCD",
          "its pins 1 (VSS), 5 (R/W) and 16 (K), and the trimmer's other outer leg");
    }
  }

  private void lights() {
    header(SUPPLY_GROUND, "lights' supply", "its minus");
    header(
        SHIFTER_GROUND, "level shifter", "its pins 1, 4, 7, 9, 10, 12, 13; beside data and clock");
    wires.add(
        PowerWire.ofSupply(
            "5 V", "level shifter", "its pin 14, after the fuse; 100 nF from there to its pin 7"));
    List<LightsCurrent.Feed> feeds = new LightsCurrent(profile).feeds();
    for (LightsCurrent.Feed feed : feeds) {
      wires.add(
          PowerWire.ofSupply(
              "5 V",
              "light " + feed.light(),
              (feed.light() == 1 ? "the front of the chain" : feed.place())
                  + ", after the fuse; plus of a 1000 µF capacitor"));
    }
    String places =
        feeds.stream().map(feed -> "light " + feed.light()).collect(Collectors.joining(" and "));
    wires.add(
        PowerWire.ofSupply(
            "ground", places, "from the supply's minus, beside the 5 V; minus of the capacitor"));
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
