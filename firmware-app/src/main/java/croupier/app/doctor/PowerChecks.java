package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.words.Message;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Whether the supply is strong enough, and the board cool. */
final class PowerChecks {
  private static final int LOW_VOLTAGE = PowerSigns.LOW_VOLTAGE;
  private static final int WARM = 1 << 3;

  /** Slower than it could be: by heat, or by a voltage that is too low. */
  private static final int SLOWED = 1 << 1 | 1 << 2;

  /** The same flags again, for what has happened since the Pi was started. */
  private static final int SINCE_START = 16;

  private static final int HOT = 80_000;
  private static final Message SUPPLY = Message.of("doctor.supply-advice");
  private static final Message COOLING = Message.of("doctor.cooling-advice");

  private PowerChecks() {}

  static List<Finding> of(Machine machine) {
    List<Finding> findings = new ArrayList<>();
    PowerSigns.flags(machine).ifPresent(flags -> judge(flags, findings));
    if (findings.isEmpty()) {
      // A Pi 5 may tell no flags, but each Pi has its sensors.
      for (Path sensor : machine.list("/sys/class/hwmon")) {
        boolean voltage = Machine.read(sensor.resolve("name")).orElse("").equals("rpi_volt");
        if (voltage && Machine.number(sensor.resolve("in0_lcrit_alarm")).orElse(0) != 0) {
          findings.add(Finding.warning(Check.POWER, Message.of("doctor.voltage-was-low"), SUPPLY));
        } else if (voltage) {
          findings.add(Finding.ok(Check.POWER, Message.of("doctor.voltage-fine")));
        }
      }
    }
    OptionalLong heat = PowerSigns.heat(machine);
    if (heat.isPresent() && heat.getAsLong() >= HOT) {
      findings.add(
          Finding.warning(
              Check.POWER,
              Message.of("doctor.hot").with("degrees", heat.getAsLong() / 1_000),
              COOLING));
    }
    return findings;
  }

  private static void judge(int flags, List<Finding> findings) {
    int before = flags >> SINCE_START;
    if ((flags & LOW_VOLTAGE) != 0) {
      findings.add(Finding.fault(Check.POWER, Message.of("doctor.voltage-low-now"), SUPPLY));
    } else if ((before & LOW_VOLTAGE) != 0) {
      findings.add(
          Finding.warning(
              Check.POWER, Message.of("doctor.voltage-was-low-since-the-start"), SUPPLY));
    }
    if (isHot(flags)) {
      findings.add(Finding.warning(Check.POWER, Message.of("doctor.slow-now"), COOLING));
    } else if (isHot(before)) {
      findings.add(Finding.hint(Check.POWER, Message.of("doctor.was-slow"), COOLING));
    }
    if (findings.isEmpty()) {
      findings.add(Finding.ok(Check.POWER, Message.of("doctor.power-fine")));
    }
  }

  /** A low voltage alone slows a Pi down as well; cooling would not help then. */
  private static boolean isHot(int flags) {
    return (flags & WARM) != 0 || (flags & SLOWED) != 0 && (flags & LOW_VOLTAGE) == 0;
  }
}
