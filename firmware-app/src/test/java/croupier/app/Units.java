package croupier.app;

import croupier.hal.LcdSize;
import croupier.hal.profile.HardwareProfile;
import java.util.Optional;

/** Units for tests. */
public final class Units {
  private Units() {}

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
