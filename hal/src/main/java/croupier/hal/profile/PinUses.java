package croupier.hal.profile;

import java.util.LinkedHashMap;
import java.util.Map;

/** Who uses which GPIO; no two parts may share one. */
final class PinUses {
  /** The 40-pin header brings out GPIO 2 to 27; 0 and 1 are for the board's own memory. */
  static final int FIRST = 2;

  static final int LAST = 27;

  /** GPIO 2 and 3 are there for I²C, which wants 1.8 kΩ to 3.3 V; every Pi has them soldered on. */
  private static final int LAST_PULLED_UP = 3;

  private record Use(String part, int line) {}

  private final Map<Integer, Use> uses = new LinkedHashMap<>();

  /** Takes a pin for a part, or complains. */
  int take(long gpio, String part, int line, TomlSection section) {
    if (gpio < FIRST || gpio > LAST) {
      section.mistake(
          line,
          "GPIO "
              + gpio
              + " for "
              + part
              + " is not on the 40-pin header: use GPIO "
              + FIRST
              + " to "
              + LAST
              + ".");
      return FIRST;
    }
    Use other = uses.putIfAbsent((int) gpio, new Use(part, line));
    if (other != null) {
      section.mistake(
          line,
          "GPIO "
              + gpio
              + " is used twice, by "
              + other.part()
              + " (line "
              + other.line()
              + ") and by "
              + part
              + ": move one of them to another pin.");
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
                "GPIO "
                    + gpio
                    + " for "
                    + use.part()
                    + " has a resistor to 3.3 V on the board, so with active-low = false it would"
                    + " always read as pressed: move it to another pin, or connect buttons to"
                    + " ground and say active-low = true.");
          }
        });
  }
}
