package croupier.hal.profile;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of the header in use, and what hangs on it.
 *
 * @param part as people call it: "seat 1", "dial A, contact a"
 */
public record HeaderLine(int gpio, Kind kind, String part) {
  private static final String PUSH = ", push";

  /** What a line is for. */
  public enum Kind {
    BUTTON,
    DIAL,
    CHAIN,
    LCD,
    BUZZER
  }

  /** Whether the part tells the Pi something, and is not told. */
  public boolean isInput() {
    return kind == Kind.BUTTON || kind == Kind.DIAL;
  }

  /** Whether it is at rest when nobody touches it; a dial may rest with its contacts closed. */
  public boolean isPush() {
    return kind == Kind.BUTTON || kind == Kind.DIAL && part.endsWith(PUSH);
  }

  /** All lines that a profile uses, part by part. */
  static List<HeaderLine> of(HardwareProfile profile) {
    List<HeaderLine> lines = new ArrayList<>();
    HardwareProfile.Buttons buttons = profile.buttons();
    for (int seat = 0; seat < profile.seatCount(); seat++) {
      String colour = ProfileReader.nameOf(profile.seats().get(seat));
      lines.add(
          new HeaderLine(
              buttons.seats().get(seat), Kind.BUTTON, "seat " + (seat + 1) + " (" + colour + ")"));
    }
    lines.add(new HeaderLine(buttons.roll(), Kind.BUTTON, "ROLL"));
    lines.add(new HeaderLine(buttons.ok(), Kind.BUTTON, "OK"));
    lines.add(new HeaderLine(buttons.back(), Kind.BUTTON, "BACK"));
    profile
        .dials()
        .ifPresent(
            dials -> {
              addDial(lines, "dial A", dials.a());
              addDial(lines, "dial B", dials.b());
            });
    lines.add(new HeaderLine(profile.chain().data(), Kind.CHAIN, "light chain, data"));
    lines.add(new HeaderLine(profile.chain().clock(), Kind.CHAIN, "light chain, clock"));
    profile.lcd().ifPresent(lcd -> addLcd(lines, lcd));
    profile
        .buzzer()
        .ifPresent(buzzer -> lines.add(new HeaderLine(buzzer.gpio(), Kind.BUZZER, "buzzer")));
    return List.copyOf(lines);
  }

  private static void addDial(List<HeaderLine> lines, String dial, HardwareProfile.DialPins wired) {
    lines.add(new HeaderLine(wired.a(), Kind.DIAL, dial + ", contact a"));
    lines.add(new HeaderLine(wired.b(), Kind.DIAL, dial + ", contact b"));
    lines.add(new HeaderLine(wired.push(), Kind.DIAL, dial + PUSH));
  }

  private static void addLcd(List<HeaderLine> lines, HardwareProfile.Lcd lcd) {
    lines.add(new HeaderLine(lcd.rs(), Kind.LCD, "LCD, RS"));
    lines.add(new HeaderLine(lcd.enable(), Kind.LCD, "LCD, E"));
    for (int bit = 0; bit < lcd.data().size(); bit++) {
      lines.add(new HeaderLine(lcd.data().get(bit), Kind.LCD, "LCD, D" + (4 + bit)));
    }
  }
}
