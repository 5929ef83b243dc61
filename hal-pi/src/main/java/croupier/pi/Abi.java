package croupier.pi;

/**
 * Where things are in the structures that the kernel and its users exchange, from {@code
 * linux/gpio.h} (version 2 of its lines), {@code poll.h} and {@code sys/un.h}. The same on all
 * 64-bit machines and on 32-bit ARM; a test holds every number against the header's text.
 */
final class Abi {
  /** Bytes of a name, with the zero at its end. */
  static final int NAME = 32;

  /** Lines that one request can hold. */
  static final int MOST_LINES = 64;

  static final int MOST_ATTRIBUTES = 10;

  /** {@code struct gpiochip_info}. */
  static final class ChipInfo {
    static final int REQUEST = 0x8044_B401;
    static final int LABEL = 32;
    static final int LINES = 64;
    static final int BYTES = 68;

    private ChipInfo() {}
  }

  /** {@code struct gpio_v2_line_info}. */
  static final class LineInfo {
    static final int REQUEST = 0xC100_B405;
    static final int CONSUMER = 32;
    static final int OFFSET = 64;
    static final int FLAGS = 72;
    static final int BYTES = 256;

    private LineInfo() {}
  }

  /** {@code struct gpio_v2_line_request}. */
  static final class LineRequest {
    static final int REQUEST = 0xC250_B407;
    static final int OFFSETS = 0;
    static final int CONSUMER = 256;
    static final int FLAGS = 288;
    static final int LINES = 560;
    static final int EVENT_BUFFER = 564;
    static final int FILE = 588;
    static final int BYTES = 592;

    private LineRequest() {}
  }

  /** {@code struct gpio_v2_line_values}. */
  static final class LineValues {
    static final int GET = 0xC010_B40E;
    static final int SET = 0xC010_B40F;
    static final int BITS = 0;
    static final int MASK = 8;
    static final int BYTES = 16;

    private LineValues() {}
  }

  /** {@code struct gpio_v2_line_event}. */
  static final class LineEvent {
    static final int NANOS = 0;
    static final int KIND = 8;
    static final int OFFSET = 12;
    static final int NUMBER = 16;
    static final int LINE_NUMBER = 20;
    static final int BYTES = 48;
    static final int RISING = 1;

    private LineEvent() {}
  }

  /** {@code enum gpio_v2_line_flag}. */
  static final class Flag {
    static final long USED = 1;
    static final long INPUT = 1 << 2;
    static final long OUTPUT = 1 << 3;
    static final long RISING = 1 << 4;
    static final long FALLING = 1 << 5;
    static final long PULL_UP = 1 << 8;
    static final long PULL_DOWN = 1 << 9;

    private Flag() {}
  }

  /** {@code struct pollfd}. */
  static final class Polled {
    static final int FILE = 0;
    static final int WANTED = 4;
    static final int SEEN = 6;
    static final int BYTES = 8;
    static final short READABLE = 1;
    static final short GONE = 0x8 | 0x10 | 0x20;

    private Polled() {}
  }

  private Abi() {}
}
