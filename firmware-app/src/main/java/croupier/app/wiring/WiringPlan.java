package croupier.app.wiring;

import croupier.app.words.Message;
import croupier.app.words.Words;
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

  /** What the other leg of each contact is joined to. */
  static Message common(HardwareProfile profile) {
    return profile.buttons().activeLow() ? Header.GROUND_NAME : Message.of("wiring.volts-3");
  }

  private Message far(HeaderLine line) {
    return switch (line.kind()) {
      case BUTTON -> Message.of("wiring.to-button").with("common", common(profile));
      case DIAL ->
          Message.of(line.isPush() ? "wiring.to-push" : "wiring.to-contact")
              .with("common", common(profile));
      case CHAIN ->
          Message.of(
              !hasLights()
                  ? "wiring.to-nothing"
                  : isData(line) ? "wiring.to-shifter-data" : "wiring.to-shifter-clock");
      case LCD ->
          Message.of(
              profile.lcd().orElseThrow().data().contains(line.gpio())
                  ? "wiring.to-lcd-data"
                  : "wiring.to-lcd");
      case BUZZER -> Message.of("wiring.to-buzzer");
    };
  }

  private boolean isData(HeaderLine line) {
    return line.gpio() == profile.chain().data();
  }

  /** What a maker must know besides the wires. */
  List<Message> notes() {
    List<Message> notes = new ArrayList<>();
    if (hasLights()) {
      notes.addAll(notesOnPower());
    }
    if (profile.hasLcd()) {
      notes.add(Message.of("wiring.note-lcd"));
    }
    if (profile.buzzer().isPresent()) {
      notes.add(Message.of("wiring.note-buzzer"));
    }
    if (profile.speaker().isPresent()) {
      notes.add(Message.of("wiring.note-speaker").with("device", profile.speaker().get().device()));
    }
    notes.addAll(BootAdvice.of(profile));
    notes.add(
        profile
            .dials()
            .map(
                dials ->
                    Message.of("wiring.note-direction")
                        .with("value", String.valueOf(!dials.swapDirection())))
            .orElse(Message.of("wiring.note-no-dials")));
    return notes;
  }

  private List<Message> notesOnPower() {
    LightsCurrent current = new LightsCurrent(profile);
    List<Message> notes = new ArrayList<>();
    notes.add(Message.of(profile.hasLcd() ? "wiring.note-grounds-and-lcd" : "wiring.note-grounds"));
    notes.add(Message.of("wiring.note-own-wires"));
    notes.add(Message.of("wiring.note-two-supplies"));
    notes.add(
        Message.of("wiring.note-one-supply")
            .with("amps", LightsCurrent.fuse(Materials.PI_MILLIAMPS)));
    notes.add(Message.of("wiring.note-shifter"));
    if (current.budgetIsAboveTheFuse()) {
      notes.add(
          Message.of("wiring.note-budget")
              .with("most", profile.power().budgetMilliamps())
              .with("brightness", profile.chain().brightness())
              .with("amps", LightsCurrent.amps(current.most()))
              .with("budget", current.budgetForTheFuse()));
    }
    return notes;
  }

  /** The tables of wires, the notes and the parts, for people. */
  public String text(Words words) {
    StringBuilder text = new StringBuilder();
    Message head = Message.of("wiring.head").with("title", profile.title());
    text.append(words.say(head.with("count", wires.size()))).append("\n\n").append(head(words));
    for (Wire wire : wires) {
      String gpio = words.say(Message.of("wiring.gpio").with("gpio", wire.line().gpio()));
      text.append(row(words, wire.pin(), gpio, PartNames.part(profile, wire.line()), wire.to()));
    }
    text.append('\n').append(words.say("wiring.power-and-ground")).append("\n\n");
    text.append(head(words));
    for (PowerWire wire : power) {
      Object pin = wire.isOnTheHeader() ? wire.pin() : "-";
      text.append(row(words, pin, words.say(wire.what()), wire.part(), wire.to()));
    }
    text.append('\n');
    if (hasLights()) {
      text.append(words.say("wiring.without-a-pin")).append(' ');
    }
    Message spare = Message.of("wiring.spare-grounds");
    text.append(words.say(spare.with("pins", PowerWires.spareGrounds(power)))).append("\n\n");
    notes().forEach(note -> text.append(Lines.of(words.say(note), "- ")));
    text.append('\n').append(words.say("wiring.parts")).append("\n\n");
    return text.append(materials().text(words)).toString();
  }

  private static String head(Words words) {
    return ROW.formatted(
        words.say("wiring.column-pin"),
        words.say("wiring.column-line"),
        words.say("wiring.column-part"),
        words.say("wiring.column-to"));
  }

  private static String row(Words words, Object pin, String line, Message part, Message to) {
    return ROW.formatted(pin, line, words.say(part), words.say(to));
  }

  /** The same for programs. */
  public Map<String, Object> data(Words words) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("profile", profile.title());
    List<Object> list = new ArrayList<>();
    for (Wire wire : wires) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("pin", (long) wire.pin());
      one.put("gpio", (long) wire.line().gpio());
      one.put("part", words.say(PartNames.part(profile, wire.line())));
      one.put("to", words.say(wire.to()));
      list.add(one);
    }
    data.put("wires", list);
    data.put("power", power.stream().map(wire -> data(wire, words)).toList());
    data.put("notes", notes().stream().map(words::say).toList());
    data.put("parts", materials().data(words));
    return data;
  }

  private static Map<String, Object> data(PowerWire wire, Words words) {
    Map<String, Object> one = new LinkedHashMap<>();
    if (wire.isOnTheHeader()) {
      one.put("pin", (long) wire.pin());
    }
    one.put("what", words.say(wire.what()));
    one.put("part", words.say(wire.part()));
    one.put("to", words.say(wire.to()));
    return one;
  }

  /** A drawing to solder from. */
  public String svg(Words words) {
    return new WiringDrawing(this, words).svg();
  }
}
