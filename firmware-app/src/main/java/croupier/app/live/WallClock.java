package croupier.app.live;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * What day it is, as far as the machine knows: a Pi has no clock that goes on while it is switched
 * off, and what it takes for the time before it has asked somebody is nonsense.
 */
@FunctionalInterface
public interface WallClock {
  Optional<ZonedDateTime> now();

  /** Nobody knows. */
  WallClock UNKNOWN = Optional::empty;

  /** A machine whose clock is right. */
  WallClock SYSTEM = () -> Optional.of(ZonedDateTime.now());

  /** A machine whose clock is right once it has been set from the network. */
  WallClock SYNCHRONISED =
      () ->
          Files.exists(Path.of("/run/systemd/timesync/synchronized"))
              ? SYSTEM.now()
              : Optional.empty();
}
