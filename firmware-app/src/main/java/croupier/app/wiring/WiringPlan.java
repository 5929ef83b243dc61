package croupier.app.wiring;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a unit is wired, all of it from its hardware profile. */
public final class WiringPlan {
  private static final int FIRST_PULLED_UP = 2;
  private static final int LAST_PULLED_UP = 3;

  private final HardwareProfile profile;
  private final List<Wire> wires;

  public WiringPlan(HardwareProfile profile) {
    this.profile = profile;
    wires =
        profile.lines().stream()
            .map(line -> new Wire(Header.pinOf(line.gpio()), line, far(line)))
            .sorted(Comparator.comparingInt(Wire::pin))
            .toList();
  }

  HardwareProfile profile() {
    return profile;
  }

  /** By pin. */
  List<Wire> wires() {
    return wires;
  }

  Optional<Wire> wireAt(int pin) {
    return wires.stream().filter(wire -> wire.pin() == pin).findFirst();
  }

  Materials materials() {
    return new Materials(profile);
  }

  private String far(HeaderLine line) {
    String common = profile.buttons().activeLow() ? "ground" : "3.3 V";
    return switch (line.kind()) {
      case BUTTON -> "one leg of the button; its other leg to " + common;
      case DIAL ->
          line.part().endsWith("push")
              ? "one leg of the push switch; its other leg to " + common
              : "this contact; the middle leg between the contacts to " + common;
      case CHAIN -> "a level shifter input; its output through 33 Ω to the first light";
      case LCD -> "this pin of the display, straight";
    };
  }

  /** What a maker must know besides the wires. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    notes.add(
        "All grounds are one: the Pi, the lights' supply, the level shifter"
            + (profile.hasLcd() ? ", the display" : "")
            + " and the controls.");
    notes.add(
        "Do not feed the lights through the Pi. Give them their own 5 V wires from the supply, with"
            + " the fuse in the plus wire.");
    notes.add(
        "The chain wants 5 V signals and the Pi gives 3.3 V: data and clock go through a 74AHCT125"
            + " at 5 V (both enable pins to ground), close to the first light.");
    if (profile.hasLcd()) {
      notes.add(
          "Display: R/W to ground, so that it never drives 5 V into the Pi; contrast (V0) to the"
              + " middle of a 10 kΩ trimmer between 5 V and ground; D0 to D3 stay free.");
    }
    if (!profile.buttons().activeLow()
        && wires.stream().anyMatch(wire -> pulledUpOnTheBoard(wire.line()))) {
      notes.add(
          "GPIO 2 and 3 are pulled up on the Pi itself and cannot be used with active-low = false:"
              + " move what is there to other pins.");
    }
    profile
        .dials()
        .ifPresent(
            dials ->
                notes.add(
                    "If a dial counts the wrong way, set dials.swap-direction = "
                        + !dials.swapDirection()
                        + " instead of moving wires."));
    return notes;
  }

  private static boolean pulledUpOnTheBoard(HeaderLine line) {
    return line.gpio() >= FIRST_PULLED_UP
        && line.gpio() <= LAST_PULLED_UP
        && (line.kind() == HeaderLine.Kind.BUTTON || line.kind() == HeaderLine.Kind.DIAL);
  }

  /** The table of pins, the notes and the parts, for people. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(profile.title()).append(": ").append(wires.size()).append(" wires\n\n");
    text.append(" pin  line     part                  goes to\n");
    for (Wire wire : wires) {
      text.append(
          "%4d  %-8s %-21s %s%n"
              .formatted(wire.pin(), "GPIO " + wire.line().gpio(), wire.line().part(), wire.to()));
    }
    text.append("\nThe grounds of the header are pins ")
        .append(
            String.join(
                ", ",
                Header.pins().stream().filter(Header::isGround).map(Object::toString).toList()))
        .append(".\n\n");
    notes().forEach(note -> text.append("- ").append(note).append('\n'));
    text.append("\nParts\n\n").append(materials().text());
    return text.toString();
  }

  /** The same for programs. */
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("profile", profile.title());
    List<Object> list = new ArrayList<>();
    for (Wire wire : wires) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("pin", (long) wire.pin());
      one.put("gpio", (long) wire.line().gpio());
      one.put("part", wire.line().part());
      one.put("to", wire.to());
      list.add(one);
    }
    data.put("wires", list);
    data.put("notes", notes());
    data.put("parts", materials().data());
    return data;
  }

  /** A drawing to solder from. */
  public String svg() {
    return new WiringDrawing(this).svg();
  }
}
