package croupier.app.wiring;

import static croupier.app.wiring.LightsCurrent.amps;
import static croupier.app.wiring.LightsCurrent.number;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What to buy for a unit, and what each part needs. */
final class Materials {
  /** What a Pi with its card and a screenless unit may draw, with something to spare. */
  static final int PI_MILLIAMPS = 3_000;

  /** One line of the list. */
  private record Part(int count, String what, String needs) {}

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
    addPower();
    addHousing();
  }

  private void add(int count, String what, String needs) {
    if (count > 0) {
      parts.add(new Part(count, what, needs));
    }
  }

  private void addBoard() {
    add(1, "Raspberry Pi 3, 4, 5 or Zero 2 W", "512 MB is enough");
    add(
        1,
        "header strip, 2 rows of 20 pins",
        "only for a Zero 2 W, which is sold without; the others have it");
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
  }

  private void addLights() {
    HardwareProfile.Chain chain = profile.chain();
    List<String> made = new ArrayList<>();
    if (chain.spare() > 0) {
      made.add(chain.spare() + " spare at the front");
    }
    for (ChainPart part : chain.order()) {
      made.add(
          "%d %s of %d".formatted(chain.count(part), LightsCurrent.name(part), part.lightsEach()));
    }
    add(
        chain.lights(),
        "APA102 or SK9822 light, 5 V, all of one kind",
        "one chain in this order: "
            + String.join(", ", made)
            + ". Pieces of strip or single boards; 60 a metre are 17 mm apart and make dice of 5 cm,"
            + " 144 a metre are 7 mm apart and make dice of 2 cm");
    add(
        1,
        "diffuser: milky acrylic or thick paper",
        "over the lights, half as far from them as they are from each other");
    if (chain.count(ChainPart.DIALS) > 0) {
      add(2, "hood for a dial", "only its holder may see the 3 lights under it");
    }
    add(
        1,
        "sheet of black card, or black prints",
        "walls between lights that are not to shine into each other"
            + (chain.count(ChainPart.DIALS) > 0 ? "; a tunnel under each hood" : ""));
  }

  private void addShifter() {
    add(
        1,
        "74AHCT125 level shifter, DIP-14",
        "turns the Pi's 3.3 V into the chain's 5 V; powered by the lights' 5 V");
    add(1, "DIP-14 socket, and a piece of stripboard", "so that nobody solders at the chip itself");
    add(2, "resistor 33 Ω", "in the data and the clock wire, at the shifter's outputs");
    add(1, "capacitor 100 nF", "across the supply pins of the level shifter");
    List<LightsCurrent.Feed> feeds = current.feeds();
    add(
        feeds.size(),
        "capacitor 1000 µF, 10 V",
        "across the chain's 5 V and ground, plus to 5 V, where they come in: at "
            + feeds.stream().map(LightsCurrent.Feed::place).collect(Collectors.joining(" and ")));
  }

  private void addDisplay() {
    if (profile.hasLcd()) {
      add(
          1,
          "character LCD 20x4, HD44780 or alike, 5 V",
          "with 16 pins (no I²C board on its back) and ROM A00 (not A02). The Pi gives 3.3 V: fine"
              + " where the data sheet calls 2.2 V high (HD44780, KS0066, SPLC780D); an ST7066U asks"
              + " for 3.5 V, which mostly works and is not promised");
      add(1, "trimmer 10 kΩ", "contrast of the display");
      add(1, "resistor 100 Ω", "in the backlight's plus wire, if the display has none of its own");
      add(
          4,
          "resistor 1 kΩ",
          "if you like, in the wires to D4 to D7: then the Pi comes to no harm even when the R/W"
              + " wire comes off");
    }
  }

  private void addPower() {
    String pi = number(PI_MILLIAMPS / 1_000.0);
    if (!hasLights) {
      add(
          1,
          "USB supply made for the Pi, %s A or more".formatted(pi),
          "there are no lights to feed");
      return;
    }
    double fuse = current.fuse();
    add(
        1,
        "supply 5 V, %s A or more".formatted(number(halves(current.most() + PI_MILLIAMPS))),
        "%s A for the lights and %s A for the Pi; or one of 5 V, %s A for the lights and the Pi's own"
            .formatted(amps(current.most()), pi, number(halves(current.most()))));
    add(
        1,
        "fuse %s A, slow, with a holder".formatted(number(fuse)),
        "in the plus wire to the lights, which draw at most %s A: %s"
            .formatted(
                amps(current.most()),
                current.worst() > profile.power().budgetMilliamps()
                    ? "the program dims what would be more"
                    : "all white at brightness " + profile.chain().brightness()));
    add(
        1,
        "fuse %s A, slow, with a holder".formatted(number(LightsCurrent.fuse(PI_MILLIAMPS))),
        "only when one supply feeds both: in the plus wire to the Pi");
    add(
        1,
        "lead with a USB plug for the Pi and bare ends, 0.75 mm²",
        "only when one supply feeds both: USB-C for a Pi 4 or 5, micro-USB for a 3 or Zero 2 W; a"
            + " thin one loses too much voltage");
    add(
        1,
        "switch for %s A or more".formatted(number(halves(current.most() + PI_MILLIAMPS))),
        "in the supply's plus wire, before the fuses; or a socket with a switch");
    add(
        1,
        "wire %s mm², red and black".formatted(LightsCurrent.supplyWire(fuse)),
        "from the supply over the fuse to each feed of the chain");
    add(
        1,
        "wire %s mm², red and black".formatted(LightsCurrent.chainWire(fuse)),
        "5 V and ground from light to light: behind a fuse of %s A no thinner, or it burns before the"
                .formatted(number(fuse))
            + " fuse does");
  }

  private void addHousing() {
    add(
        1,
        "thin wire for signals, 0.14 mm² or more",
        hasLights
            ? "keep data and clock under 30 cm between header, shifter and first light"
            : "for buttons" + (profile.hasLcd() ? " and display" : ""));
    add(
        1,
        "set of plugs",
        "2.54 mm sockets for the header"
            + (hasLights ? ", 4-pole plugs between the parts of the chain" : ""));
    add(1, "case", "which lets the Pi breathe, and in which no wire pulls at a joint");
    add(1, "multimeter", "to measure 5 V, ground and shorts before anything is switched on");
  }

  /** In half amperes, rounded up. */
  private static double halves(int milliamps) {
    return Math.ceil(milliamps / 500.0) / 2;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      text.append("%4d  %s%n%s".formatted(part.count, part.what, Lines.of(part.needs, "      ")));
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
