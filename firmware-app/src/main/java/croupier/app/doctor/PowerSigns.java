package croupier.app.doctor;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** What a Pi says of its supply and its heat. */
public final class PowerSigns {
  static final int LOW_VOLTAGE = 1;

  /** The firmware's folder, by the names that it has on the models. */
  private static final List<String> FIRMWARE =
      List.of(
          "/sys/devices/platform/soc/soc:firmware",
          "/sys/devices/platform/soc@107c000000/soc@107c000000:firmware");

  private PowerSigns() {}

  /** In thousandths of a degree; empty where nobody measures. */
  public static OptionalLong heat(Machine machine) {
    return Machine.number(machine.file("/sys/class/thermal/thermal_zone0/temp"));
  }

  /** Whether the voltage is too low now; empty where nobody says. */
  public static Optional<Boolean> isLow(Machine machine) {
    return flags(machine).map(flags -> (flags & LOW_VOLTAGE) != 0);
  }

  static Optional<Integer> flags(Machine machine) {
    return FIRMWARE.stream()
        .flatMap(folder -> machine.read(folder + "/get_throttled").stream())
        .findFirst()
        .filter(text -> text.matches("(0x)?[0-9a-fA-F]{1,6}"))
        .map(text -> Integer.parseInt(text.replace("0x", ""), 16));
  }
}
