package croupier.app.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * What day it is, as far as the machine knows: a Pi has no clock that goes on while it is switched
 * off, and what it takes for the time before it has asked somebody is nonsense.
 */
@FunctionalInterface
public interface WallClock {
  /** A clock that shows an earlier day than this program's has lost its battery. */
  LocalDate EARLIEST_DAY = LocalDate.of(2026, 1, 1);

  Optional<ZonedDateTime> now();

  /** Nobody knows. */
  WallClock UNKNOWN = Optional::empty;

  /** A machine whose clock is right. */
  WallClock SYSTEM = () -> Optional.of(ZonedDateTime.now());

  /**
   * Whether the clock of this machine is right. A desktop's is. A board like a Pi, which has a
   * device tree, starts with the hour at which it was switched off, and is right as soon as the
   * network has set it, or from the start when a battery keeps a clock going that knows the year.
   */
  static WallClock ofThisMachine() {
    return of(Path.of("/"));
  }

  /**
   * @param root where the files of the machine are
   */
  static WallClock of(Path root) {
    boolean board = Files.exists(root.resolve("sys/firmware/devicetree/base/model"));
    return board ? () -> isSet(root) ? SYSTEM.now() : Optional.empty() : SYSTEM;
  }

  private static boolean isSet(Path root) {
    return Files.exists(root.resolve("run/systemd/timesync/synchronized"))
        || says(root, "hctosys").equals("1")
            && says(root, "date").compareTo(EARLIEST_DAY.toString()) >= 0;
  }

  private static String says(Path root, String what) {
    try {
      return Files.readString(root.resolve("sys/class/rtc/rtc0").resolve(what)).strip();
    } catch (IOException _) {
      return "";
    }
  }
}
