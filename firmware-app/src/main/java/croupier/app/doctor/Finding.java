package croupier.app.doctor;

import croupier.app.words.Message;
import java.util.Optional;

/**
 * One thing that was looked at.
 *
 * @param check what was looked at
 * @param what how it is, in a sentence
 * @param advice what to do about it, if there is something to do
 */
public record Finding(Check check, Level level, Message what, Optional<Message> advice) {
  /** What is looked at. */
  public enum Check {
    BOARD,
    PROFILE,
    SETTINGS,
    WIRING,
    BOOT_SETTINGS,
    SPI,
    SOUND,
    PINS,
    PERMISSION,
    POWER,
    DISK,
    CLOCK,
    MEMORY,
    SERVICE,
    FLIGHT
  }

  /** How bad it is. */
  public enum Level {
    OK,
    /** Good to know. */
    HINT,
    /** It works, and may not for long. */
    WARNING,
    /** The unit cannot run like this. */
    FAULT
  }

  static Finding ok(Check check, Message what) {
    return new Finding(check, Level.OK, what, Optional.empty());
  }

  static Finding hint(Check check, Message what, Message advice) {
    return new Finding(check, Level.HINT, what, Optional.of(advice));
  }

  static Finding warning(Check check, Message what, Message advice) {
    return new Finding(check, Level.WARNING, what, Optional.of(advice));
  }

  static Finding fault(Check check, Message what, Message advice) {
    return new Finding(check, Level.FAULT, what, Optional.of(advice));
  }
}
