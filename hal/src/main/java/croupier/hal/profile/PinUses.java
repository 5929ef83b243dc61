package croupier.hal.profile;

import croupier.hal.Fault;
import croupier.hal.toml.TomlSection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Who uses which GPIO; no two parts may share one. */
final class PinUses {
  /** The 40-pin header brings out GPIO 2 to 27; 0 and 1 are for the board's own memory. */
  static final int FIRST = 2;

  static final int LAST = 27;

  /** GPIO 2 and 3 are there for I²C, which wants 1.8 kΩ to 3.3 V; every Pi has them soldered on. */
  private static final int LAST_PULLED_UP = 3;

  private record Use(Fault part, int line) {}

  private final Map<Integer, Use> uses = new LinkedHashMap<>();

  /** Takes a pin for a part, or complains. */
  int take(long gpio, Fault part, int line, TomlSection section) {
    if (gpio < FIRST || gpio > LAST) {
      section.mistake(
          line,
          Fault.of("profile.not-on-header")
              .with("gpio", gpio)
              .with("part", part)
              .with("least", FIRST)
              .with("most", LAST));
      return FIRST;
    }
    Use other = uses.putIfAbsent((int) gpio, new Use(part, line));
    if (other != null) {
      section.mistake(
          line,
          Fault.of("profile.pin-used-twice")
              .with("gpio", gpio)
              .with("other", other.part())
              .with("where", other.line())
              .with("part", part));
    }
    return (int) gpio;
  }

  /** Complains about inputs that the board holds at 3.3 V; to be asked before outputs are taken. */
  void refusePulledUp(TomlSection section) {
    uses.forEach(
        (gpio, use) -> {
          if (gpio <= LAST_PULLED_UP) {
            section.mistake(
                use.line(),
                Fault.of("profile.pulled-up").with("gpio", gpio).with("part", use.part()));
          }
        });
  }
}
