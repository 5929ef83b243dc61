package croupier.app.wiring;

import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What must and must not be set on the Pi for a unit. Its firmware gives some pins to ports of its
 * own when a line of config.txt says so; who draws the wiring should know before the pin is wired.
 */
final class BootAdvice {
  /** A port of the Pi, and the line that gives it these pins. */
  private record Port(Message line, int... gpios) {
    Port(String line, int... gpios) {
      this(Message.of("wiring.port").with("line", line), gpios);
    }

    Message told() {
      return line.with(
          "gpios",
          Arrays.stream(gpios).mapToObj(String::valueOf).collect(Collectors.joining(", ")));
    }
  }

  private static final Port I2C = new Port("dtparam=i2c_arm=on", 2, 3);
  private static final Port ONE_WIRE = new Port("dtoverlay=w1-gpio", 4);
  private static final Port SPI = new Port("dtparam=spi=on", 7, 8, 9, 10, 11);
  private static final Port SOUND = new Port(Message.of("wiring.port-sound-cards"), 18, 19, 20, 21);
  private static final int[] SERIAL = {14, 15};

  /** The overlay wants another number for the function of GPIO 12 and 13 than for 18 and 19. */
  private static final int FIRST_LATER_PWM = 18;

  private final boolean overSpi;
  private final Optional<HardwareProfile.Buzzer> buzzer;
  private final Set<Integer> used;

  private BootAdvice(HardwareProfile profile) {
    overSpi = profile.chain().overSpi();
    buzzer = profile.buzzer().filter(HardwareProfile.Buzzer::overPwm);
    used = profile.lines().stream().map(HeaderLine::gpio).collect(Collectors.toSet());
  }

  static List<Message> of(HardwareProfile profile) {
    return new BootAdvice(profile).sentences();
  }

  private boolean uses(int... gpios) {
    return Arrays.stream(gpios).anyMatch(used::contains);
  }

  private List<Message> sentences() {
    List<Message> sentences = new ArrayList<>();
    if (overSpi) {
      sentences.add(Message.of("wiring.note-spi"));
    }
    buzzer.ifPresent(
        part ->
            sentences.add(
                Message.of("wiring.note-pwm")
                    .with("gpio", part.gpio())
                    .with("func", part.gpio() < FIRST_LATER_PWM ? 4 : 2)));
    List<Message> clashing =
        Stream.of(I2C, ONE_WIRE, SPI, SOUND)
            .filter(port -> uses(port.gpios) && !(port == SPI && overSpi))
            .map(Port::told)
            .toList();
    if (!clashing.isEmpty()) {
      sentences.add(Message.of("wiring.note-ports").all("ports", clashing));
    }
    if (uses(SERIAL)) {
      sentences.add(Message.of("wiring.note-serial"));
    }
    return sentences;
  }
}
