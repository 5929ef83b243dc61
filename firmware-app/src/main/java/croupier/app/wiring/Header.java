package croupier.app.wiring;

import croupier.app.words.Message;
import java.util.List;
import java.util.stream.IntStream;

/** The 40-pin header of every Raspberry Pi that a unit can be built on. */
final class Header {
  static final int PINS = 40;
  static final Message GROUND_NAME = Message.of("wiring.volts-ground");

  private static final int GROUND = -1;
  private static final int FIVE_VOLTS = -2;
  private static final int THREE_VOLTS = -3;
  private static final int BOARD_ONLY = -4;

  /** What pins 1 to 40 are: a GPIO, or one of the above. */
  private static final int[] WHAT = {
    -3, -2, 2, -2, 3, -1, 4, 14, -1, 15, 17, 18, 27, -1, 22, 23, -3, 24, 10, -1, //
    9, 25, 11, 8, -1, 7, -4, -4, 5, -1, 6, 12, 13, -1, 19, 16, 26, 20, -1, 21
  };

  private Header() {}

  /** The pin, from 1, of a GPIO. */
  static int pinOf(int gpio) {
    return IntStream.rangeClosed(1, PINS)
        .filter(pin -> WHAT[pin - 1] == gpio)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("GPIO " + gpio + " is not on the header"));
  }

  /** As it is printed beside the pin. */
  static Message name(int pin) {
    return switch (WHAT[pin - 1]) {
      case GROUND -> GROUND_NAME;
      case FIVE_VOLTS -> Message.of("wiring.volts-5");
      case THREE_VOLTS -> Message.of("wiring.volts-3");
      case BOARD_ONLY -> Message.of("wiring.pin-free");
      default -> Message.of("wiring.gpio").with("gpio", WHAT[pin - 1]);
    };
  }

  /** A GPIO with its pin. */
  static Message where(int gpio) {
    return Message.of("wiring.where").with("gpio", gpio).with("pin", pinOf(gpio));
  }

  static boolean isGround(int pin) {
    return WHAT[pin - 1] == GROUND;
  }

  static List<Integer> pins() {
    return IntStream.rangeClosed(1, PINS).boxed().toList();
  }
}
