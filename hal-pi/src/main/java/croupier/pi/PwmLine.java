package croupier.pi;

import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/**
 * A line that the Pi's PWM swings by itself, as the kernel shows it in {@code /sys/class/pwm}; an
 * overlay in config.txt leads it to its pin.
 */
final class PwmLine implements ToneThread.Voice {
  /** Where the kernel has them. */
  static final Path CHIPS = Path.of("/sys/class/pwm");

  /** How the device behind the right chip ends: Pi 3 and 4, and Pi 5, whose fan has another. */
  private static final String BROADCOM = "20c000.pwm";

  private static final String RP1 = "98000.pwm";

  private static final Map<Integer, Integer> BROADCOM_CHANNELS = Map.of(12, 0, 13, 1, 18, 0, 19, 1);
  private static final Map<Integer, Integer> RP1_CHANNELS = Map.of(12, 0, 13, 1, 18, 2, 19, 3);

  /** After a channel was asked for, udev needs a moment until it is ours to write. */
  private static final int TRIES = 50;

  private static final long BETWEEN = 20 * Clock.MILLISECOND;

  private final Path chip;
  private final int number;
  private final Path channel;
  private final Clock clock;
  private boolean ready;

  private PwmLine(Path chip, int number, Clock clock) {
    this.clock = clock;
    this.chip = chip;
    this.number = number;
    this.channel = chip.resolve("pwm" + number);
  }

  /**
   * Finds the PWM of a line, and silences it: whoever had it may have been ended within a tone.
   *
   * @param chips the folder, {@link #CHIPS}
   * @throws PinFault when the kernel has none
   */
  static PwmLine find(Path chips, int gpio, Clock clock) throws PinFault {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(chips, "pwmchip*")) {
      for (Path chip : all) {
        String device = chip.resolve("device").toRealPath().getFileName().toString();
        if (device.endsWith(BROADCOM) || device.endsWith(RP1)) {
          var channels = device.endsWith(RP1) ? RP1_CHANNELS : BROADCOM_CHANNELS;
          PwmLine line = new PwmLine(chip, channels.get(gpio), clock);
          line.end();
          return line;
        }
      }
    } catch (IOException | DirectoryIteratorException _) {
      // Then there is none either.
    }
    throw new PinFault(Fault.ofLine("no-pwm", gpio));
  }

  @Override
  public void begin(Tone tone) throws PinFault {
    prepare();
    long period = Clock.SECOND / tone.hertz();
    // The kernel refuses a period that is shorter than what of it is high.
    write("duty_cycle", 0);
    write("period", period);
    write("duty_cycle", Math.round(period * tone.duty()));
    write("enable", 1);
  }

  private void prepare() throws PinFault {
    if (ready) {
      return;
    }
    if (!Files.exists(channel)) {
      write(chip.resolve("export"), number);
    }
    for (int tries = 0; tries < TRIES && !mayWrite(); tries++) {
      LockSupport.parkNanos(BETWEEN);
    }
    ready = true;
  }

  private boolean mayWrite() {
    return List.of("period", "duty_cycle", "enable").stream()
        .allMatch(file -> Files.isWritable(channel.resolve(file)));
  }

  @Override
  public void goOn(long until) {
    LockSupport.parkNanos(this, Math.min(BETWEEN, until - clock.nanos()));
  }

  @Override
  public void end() throws PinFault {
    if (Files.exists(channel)) {
      write("enable", 0);
    }
  }

  @Override
  public void close() {
    try {
      end();
      if (ready) {
        write(chip.resolve("unexport"), number);
      }
    } catch (PinFault _) {
      // There is nobody left who would hear of it.
    }
  }

  private void write(String file, long value) throws PinFault {
    write(channel.resolve(file), value);
  }

  private static void write(Path file, long value) throws PinFault {
    try {
      Files.write(
          file, Long.toString(value).getBytes(StandardCharsets.US_ASCII), StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new PinFault(
          Fault.of("pwm-not-written")
              .with("file", file.toString())
              .with("why", String.valueOf(e.getMessage())),
          e);
    }
  }
}
