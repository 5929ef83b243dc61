package croupier.app.wiring;

import croupier.app.words.Message;
import croupier.hal.Hue;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.util.List;
import java.util.Locale;

/** What people call the parts of a unit. */
public final class PartNames {
  private static final List<String> DIALS = List.of("A", "B");
  private static final int FIRST_DATA_LINE = 4;

  private PartNames() {}

  /** What hangs on a line: {@code dial A, push}. */
  public static Message part(HardwareProfile profile, HeaderLine line) {
    int gpio = line.gpio();
    return switch (line.kind()) {
      case BUTTON -> button(profile, gpio);
      case DIAL -> dial(profile, gpio);
      case CHAIN ->
          Message.of(
              gpio == profile.chain().data() ? "unit.part-chain-data" : "unit.part-chain-clock");
      case LCD -> lcd(profile.lcd().orElseThrow(), gpio);
      case BUZZER -> Message.of("unit.part-buzzer");
    };
  }

  /** The same with its GPIO: {@code GPIO 25 (dial A, push)}. */
  public static Message told(HardwareProfile profile, HeaderLine line) {
    int seat = profile.buttons().seats().indexOf(line.gpio());
    Message told =
        seat >= 0
            ? seat("unit.line-seat", profile, seat)
            : Message.of("unit.line").with("part", part(profile, line));
    return told.with("gpio", line.gpio());
  }

  /** The name of a colour. */
  public static Message hue(Hue hue) {
    return Message.of("unit.hue-" + hue.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static Message button(HardwareProfile profile, int gpio) {
    HardwareProfile.Buttons buttons = profile.buttons();
    if (gpio == buttons.roll()) {
      return Message.of("unit.part-roll");
    }
    if (gpio == buttons.ok()) {
      return Message.of("unit.part-ok");
    }
    return gpio == buttons.back()
        ? Message.of("unit.part-back")
        : seat("unit.part-seat", profile, buttons.seats().indexOf(gpio));
  }

  private static Message seat(String name, HardwareProfile profile, int seat) {
    return Message.of(name).with("seat", seat + 1).with("hue", hue(profile.seats().get(seat)));
  }

  private static Message dial(HardwareProfile profile, int gpio) {
    HardwareProfile.Dials dials = profile.dials().orElseThrow();
    List<HardwareProfile.DialPins> both = List.of(dials.a(), dials.b());
    for (int dial = 0; dial < both.size(); dial++) {
      HardwareProfile.DialPins pins = both.get(dial);
      if (gpio == pins.push()) {
        return Message.of("unit.part-dial-push").with("letter", DIALS.get(dial));
      }
      if (gpio == pins.a() || gpio == pins.b()) {
        return Message.of("unit.part-dial-contact")
            .with("letter", DIALS.get(dial))
            .with("pin", gpio == pins.a() ? "a" : "b");
      }
    }
    throw new IllegalArgumentException("no dial is on GPIO " + gpio);
  }

  private static Message lcd(HardwareProfile.Lcd lcd, int gpio) {
    String pin =
        gpio == lcd.rs()
            ? "RS"
            : gpio == lcd.enable() ? "E" : "D" + (FIRST_DATA_LINE + lcd.data().indexOf(gpio));
    return Message.of("unit.part-lcd").with("pin", pin);
  }
}
