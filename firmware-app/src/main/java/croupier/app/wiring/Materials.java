package croupier.app.wiring;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What to buy for a unit, and what each part needs. */
final class Materials {
  /** What a Pi with its card and a screenless unit may draw, with something to spare. */
  private static final int PI_MILLIAMPS = 3_000;

  /** A fuse carries this much of its rating for ever. */
  private static final double FUSE_SHARE = 0.75;

  private static final double[] FUSES = {
    0.5, 1, 1.6, 2, 3.15, 4, 5, 6.3, 8, 10, 12.5, 16, 20, 25, 30
  };

  /** So many lights hang well on one pair of supply wires. */
  private static final int LIGHTS_FED_AT_ONCE = 100;

  /** One line of the list. */
  private record Part(int count, String what, String needs) {}

  private final HardwareProfile profile;
  private final List<Part> parts = new ArrayList<>();

  Materials(HardwareProfile profile) {
    this.profile = profile;
    addBoard();
    addControls();
    addLights();
    addDisplay();
    addPower();
  }

  private void add(int count, String what, String needs) {
    if (count > 0) {
      parts.add(new Part(count, what, needs));
    }
  }

  private void addBoard() {
    add(1, "Raspberry Pi 3, 4, 5 or Zero 2 W with a 40-pin header", "512 MB is enough");
    add(1, "microSD card, 16 GB or more, made for much writing", "the system and the saved games");
  }

  private void addControls() {
    add(
        profile.seatCount(),
        "momentary push button in a seat's colour",
        "closes while pressed; the Pi's own pull resistors do, no others are needed");
    add(3, "momentary push button for ROLL, OK and BACK", "as above");
    profile
        .dials()
        .ifPresent(
            dials ->
                add(
                    2,
                    "rotary encoder with push switch, " + dials.edgesPerDetent() + " edges a click",
                    "mechanical (EC11 or alike), bare: a board with its own 5 V resistors would"
                        + " harm the Pi"));
    if (profile.chain().count(ChainPart.DIALS) > 0) {
      add(2, "hood for a dial", "only its holder may see the 3 lights under it");
    }
  }

  private void addLights() {
    HardwareProfile.Chain chain = profile.chain();
    List<String> made = new ArrayList<>();
    if (chain.spare() > 0) {
      made.add(chain.spare() + " spare at the front");
    }
    for (ChainPart part : chain.order()) {
      made.add("%d %s of %d".formatted(chain.count(part), name(part), part.lightsEach()));
    }
    add(
        chain.lights(),
        "APA102 or SK9822 light",
        "one chain in this order: " + String.join(", ", made));
    add(1, "74AHCT125 level shifter", "turns the Pi's 3.3 V into the chain's 5 V; powered by 5 V");
    add(2, "resistor 33 Ω", "in the data and the clock wire, at the shifter's outputs");
    add(1, "capacitor 100 nF", "across the supply pins of the level shifter");
    int feeds = (chain.lights() + LIGHTS_FED_AT_ONCE - 1) / LIGHTS_FED_AT_ONCE;
    add(
        feeds,
        "capacitor 1000 µF, 10 V",
        feeds == 1
            ? "across the chain's 5 V and ground, where the supply comes in"
            : "across the chain's 5 V and ground at each of "
                + feeds
                + " feeding points: the"
                + " front, and every "
                + LIGHTS_FED_AT_ONCE
                + " lights");
  }

  private static String name(ChainPart part) {
    return switch (part) {
      case DICE -> "dice";
      case TRACKERS -> "trackers";
      case HALOS -> "halos";
      case DIALS -> "dials";
    };
  }

  private void addDisplay() {
    if (profile.hasLcd()) {
      add(1, "character LCD 20x4, HD44780, 5 V", "reads 3.3 V signals as they are");
      add(1, "trimmer 10 kΩ", "contrast of the display");
      add(1, "resistor 100 Ω", "in the backlight's plus wire, if the display has none of its own");
    }
  }

  private void addPower() {
    int budget = profile.power().budgetMilliamps();
    add(
        1,
        "fuse %s A, slow, with a holder".formatted(number(fuse(budget))),
        "in the plus wire to the lights, which draw at most %s A: the program dims what would be more"
            .formatted(number(budget / 1_000.0)));
    add(
        1,
        "supply 5 V, %s A or more".formatted(number(amps(budget + PI_MILLIAMPS))),
        "%s A for the lights and %s A for the Pi; or one of each, with their grounds joined"
            .formatted(number(budget / 1_000.0), number(PI_MILLIAMPS / 1_000.0)));
    add(
        1,
        "wire %s mm² for the lights' supply, thin wire for signals".formatted(wire(budget)),
        "keep data and clock under 30 cm between shifter and first light");
  }

  /** The smallest usual fuse that carries the budget for ever. */
  static double fuse(int milliamps) {
    for (double fuse : FUSES) {
      if (fuse * FUSE_SHARE * 1_000 >= milliamps) {
        return fuse;
      }
    }
    return FUSES[FUSES.length - 1];
  }

  /** In half amperes, rounded up. */
  private static double amps(int milliamps) {
    return Math.ceil(milliamps / 500.0) / 2;
  }

  private static String wire(int milliamps) {
    return milliamps <= 3_000 ? "0.75" : milliamps <= 6_000 ? "1.0" : "2.5";
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append("%4d  %s%n      %s%n".formatted(part.count, part.what, part.needs));
    }
    return text.toString();
  }

  List<Object> data() {
    List<Object> list = new ArrayList<>();
    for (Part part : parts) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("count", (long) part.count);
      one.put("what", part.what);
      one.put("needs", part.needs);
      list.add(one);
    }
    return list;
  }
}
