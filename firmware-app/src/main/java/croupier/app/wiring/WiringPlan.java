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
  private static final String HEAD = " pin  line     part                   goes to\n";
  private static final String ROW = "%4s  %-8s %-22s %s%n";

  private final HardwareProfile profile;
  private final List<Wire> wires;
  private final List<PowerWire> power;

  public WiringPlan(HardwareProfile profile) {
    this.profile = profile;
    wires =
        profile.lines().stream()
            .map(line -> new Wire(Header.pinOf(line.gpio()), line, far(line)))
            .sorted(Comparator.comparingInt(Wire::pin))
            .toList();
    power = PowerWires.of(profile);
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

  /** Where 5 V, 3.3 V and ground come from. */
  List<PowerWire> power() {
    return power;
  }

  Optional<PowerWire> powerAt(int pin) {
    return power.stream().filter(wire -> wire.pin() == pin).findFirst();
  }

  boolean hasLights() {
    return profile.chain().lights() > 0;
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
      case CHAIN ->
          hasLights()
              ? "level shifter, %s; its output, pin %s, through 33 Ω to the first light's %s"
                  .formatted(
                      isData(line) ? "pin 2" : "pin 5",
                      isData(line) ? "3" : "6",
                      isData(line) ? "DI" : "CI")
              : "nothing: this chain has no lights";
      case LCD ->
          profile.lcd().orElseThrow().data().contains(line.gpio())
              ? "this pin of the display, straight or through 1 kΩ"
              : "this pin of the display, straight";
    };
  }

  private boolean isData(HeaderLine line) {
    return line.gpio() == profile.chain().data();
  }

  /** What a maker must know besides the wires. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (hasLights()) {
      notes.addAll(notesOnPower());
    }
    if (profile.hasLcd()) {
      notes.add(
          "The display gets its 5 V from the header, so that it is never without power while the Pi"
              + " drives its lines. Join R/W to ground before anything else: then the display only"
              + " listens. D0 to D3 stay free.");
    }
    notes.addAll(BootAdvice.of(profile));
    profile
        .dials()
        .ifPresentOrElse(
            dials ->
                notes.add(
                    "If a dial counts the wrong way, set dials.swap-direction = "
                        + !dials.swapDirection()
                        + " instead of moving wires."),
            () ->
                notes.add(
                    "This unit has no dials, and every choice is made with one: no game can be"
                        + " played on it. Add the section [dials]."));
    return notes;
  }

  private List<String> notesOnPower() {
    LightsCurrent current = new LightsCurrent(profile);
    List<String> notes = new ArrayList<>();
    notes.add(
        "All grounds are one: the Pi, the lights' supply, the level shifter"
            + (profile.hasLcd() ? ", the display" : "")
            + " and the controls.");
    notes.add(
        "Do not feed the lights through the Pi. Give them their own 5 V wires from the supply, with"
            + " the fuse in the plus wire.");
    notes.add(
        "Two supplies, one for the lights and one for the Pi: join their grounds, and never their"
            + " 5 V.");
    notes.add(
        ("One supply for both: the Pi gets its own pair of wires from it, with a fuse of %s A in the"
                + " plus wire. Either to its USB socket, by a lead with a USB-C plug (Pi 4 and 5) or"
                + " a micro-USB plug (3 and Zero 2 W), which is the safer way; or 5 V to the header"
                + " pin 4 and ground to pin 6, where nothing protects the Pi from wires that"
                + " are swapped. Never have 5 V at the header and a plug in the USB socket at once.")
            .formatted(LightsCurrent.number(LightsCurrent.fuse(Materials.PI_MILLIAMPS))));
    notes.add(
        "The chain wants 5 V signals and the Pi gives 3.3 V: data and clock go through a 74AHCT125"
            + " at 5 V (both enable pins to ground), close to the first light.");
    if (current.budgetIsAboveTheFuse()) {
      notes.add(
          ("power.budget-ma = %d is more than the fuse carries: at brightness %d the lights draw no"
                  + " more than %s A, and fuse and wires are made for that. Say budget-ma = %d, and a"
                  + " higher brightness cannot blow the fuse.")
              .formatted(
                  profile.power().budgetMilliamps(),
                  profile.chain().brightness(),
                  LightsCurrent.amps(current.most()),
                  current.budgetForTheFuse()));
    }
    return notes;
  }

  /** The tables of wires, the notes and the parts, for people. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(profile.title()).append(": ").append(wires.size()).append(" signal wires\n\n");
    text.append(HEAD);
    for (Wire wire : wires) {
      String gpio = "GPIO " + wire.line().gpio();
      text.append(ROW.formatted(wire.pin(), gpio, wire.line().part(), wire.to()));
    }
    text.append("\nPower and ground\n\n").append(HEAD);
    for (PowerWire wire : power) {
      Object pin = wire.isOnTheHeader() ? wire.pin() : "-";
      text.append(ROW.formatted(pin, wire.what(), wire.part(), wire.to()));
    }
    text.append('\n');
    if (hasLights()) {
      text.append("A line without a pin comes from the lights' supply. ");
    }
    text.append("Any ground pin will do; free are ")
        .append(PowerWires.spareGrounds(power))
        .append(".\n\n");
    notes().forEach(note -> text.append(Lines.of(note, "- ")));
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
    data.put("power", power.stream().map(WiringPlan::data).toList());
    data.put("notes", notes());
    data.put("parts", materials().data());
    return data;
  }

  private static Map<String, Object> data(PowerWire wire) {
    Map<String, Object> one = new LinkedHashMap<>();
    if (wire.isOnTheHeader()) {
      one.put("pin", (long) wire.pin());
    }
    one.put("what", wire.what());
    one.put("part", wire.part());
    one.put("to", wire.to());
    return one;
  }

  /** A drawing to solder from. */
  public String svg() {
    return new WiringDrawing(this).svg();
  }
}
