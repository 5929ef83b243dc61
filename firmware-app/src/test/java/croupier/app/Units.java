package croupier.app;

import croupier.hal.LcdSize;
import croupier.hal.profile.HardwareProfile;
import java.util.Optional;

/** Units for tests. */
public final class Units {
  private Units() {}

  /** The standard unit with a buzzer on a line that it leaves free. */
  public static HardwareProfile heard() {
    HardwareProfile standard = HardwareProfile.standard();
    return new HardwareProfile(
        standard.name(),
        standard.title(),
        standard.seats(),
        standard.buttons(),
        standard.dials(),
        standard.chain(),
        standard.power(),
        standard.lcd(),
        standard.palette(),
        Optional.of(new HardwareProfile.Buzzer(9, false)),
        Optional.of(new HardwareProfile.Speaker("null")));
  }

  /** The standard unit with another display. */
  public static HardwareProfile with(LcdSize size) {
    HardwareProfile standard = HardwareProfile.standard();
    HardwareProfile.Lcd lcd = standard.lcd().orElseThrow();
    return new HardwareProfile(
        standard.name(),
        standard.title(),
        standard.seats(),
        standard.buttons(),
        standard.dials(),
        standard.chain(),
        standard.power(),
        Optional.of(new HardwareProfile.Lcd(lcd.rs(), lcd.enable(), lcd.data(), size)),
        standard.palette());
  }
}
