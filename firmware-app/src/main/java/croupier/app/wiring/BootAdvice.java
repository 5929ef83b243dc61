package croupier.app.wiring;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What must and must not be set on the Pi for a unit. Its firmware gives some pins to ports of its
 * own when a line of config.txt says so; who draws the wiring should know before the pin is wired.
 */
final class BootAdvice {
  private static final String FILE = "/boot/firmware/config.txt";

  /** A port of the Pi, and the line that gives it these pins. */
  private record Port(String line, int... gpios) {
    String told() {
      return line
          + " (GPIO "
          + Arrays.stream(gpios).mapToObj(String::valueOf).collect(Collectors.joining(", "))
          + ")";
    }
  }

  private static final Port I2C = new Port("dtparam=i2c_arm=on", 2, 3);
  private static final Port ONE_WIRE = new Port("dtoverlay=w1-gpio", 4);
  private static final Port SPI = new Port("dtparam=spi=on", 7, 8, 9, 10, 11);
  private static final Port SOUND =
      new Port("dtparam=i2s=on and overlays of sound cards", 18, 19, 20, 21);
  private static final int[] SERIAL = {14, 15};

  private final boolean overSpi;
  private final Set<Integer> used;

  private BootAdvice(HardwareProfile profile) {
    overSpi = profile.chain().overSpi();
    used = profile.lines().stream().map(HeaderLine::gpio).collect(Collectors.toSet());
  }

  static List<String> of(HardwareProfile profile) {
    return new BootAdvice(profile).sentences();
  }

  private boolean uses(int... gpios) {
    return Arrays.stream(gpios).anyMatch(used::contains);
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    if (overSpi) {
      sentences.add(
          "chain.over = \"spi\" needs two lines in "
              + FILE
              + ": dtparam=spi=on and dtoverlay=spi0-0cs. Without the second the port takes GPIO 7"
              + " and 8 as well.");
    }
    String clashing =
        Stream.of(I2C, ONE_WIRE, SPI, SOUND)
            .filter(port -> uses(port.gpios) && !(port == SPI && overSpi))
            .map(Port::told)
            .collect(Collectors.joining(", "));
    if (!clashing.isEmpty()) {
      sentences.add(
          "The unit uses pins that the Pi can give to ports of its own. Leave these out of "
              + FILE
              + ": "
              + clashing
              + ".");
    }
    if (uses(SERIAL)) {
      sentences.add(
          "GPIO 14 and 15 are the Pi's serial port, and the unit uses them: the serial console must"
              + " be off. In sudo raspi-config, Interface Options, Serial Port, answer No twice; no"
              + " enable_uart=1 in "
              + FILE
              + ".");
    }
    return sentences;
  }
}
