package croupier.pi;

import croupier.hal.pins.Bias;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What can be seen of a unit's wiring without pressing anything: who has its lines, and which
 * buttons seem to be down although nobody touches them.
 *
 * @param chip the chip behind the header
 * @param taken lines that somebody else has
 * @param running whether a unit has its lines already; then no levels are looked at
 * @param down inputs that read as pressed
 */
public record HeaderLook(String chip, List<Taken> taken, boolean running, List<HeaderLine> down) {
  /** A line that is not to be had. */
  public record Taken(HeaderLine line, String user) {}

  /**
   * Looks at the header; drives nothing, and gives every line back.
   *
   * @throws PinFault when there is no chip, or it may not be used
   */
  public static HeaderLook at(HardwareProfile profile) throws PinFault {
    return at(profile, Kernel.here(), Path.of("/dev"));
  }

  static HeaderLook at(HardwareProfile profile, Kernel kernel, Path devices) throws PinFault {
    try (GpioChip chip = GpioChip.find(kernel, devices)) {
      List<Taken> taken = new ArrayList<>();
      List<HeaderLine> free = new ArrayList<>();
      boolean running = false;
      for (HeaderLine line : profile.lines()) {
        if (isForAPort(line, profile)) {
          continue; // the port has it, and that is how it should be
        }
        Optional<String> user = chip.userOf(line.gpio());
        if (user.isEmpty()) {
          free.add(line);
        } else if (GpioChip.isUnit(user.get())) {
          running = true;
        } else {
          taken.add(new Taken(line, user.get()));
        }
      }
      return new HeaderLook(
          chip.label(), taken, running, running ? List.of() : down(profile, chip, free));
    }
  }

  private static boolean isForAPort(HeaderLine line, HardwareProfile profile) {
    return switch (line.kind()) {
      case CHAIN -> profile.chain().overSpi();
      case BUZZER -> profile.buzzer().orElseThrow().overPwm();
      case BUTTON, DIAL, LCD -> false;
    };
  }

  private static List<HeaderLine> down(
      HardwareProfile profile, GpioChip chip, List<HeaderLine> free) throws PinFault {
    boolean activeLow = profile.buttons().activeLow();
    List<HeaderLine> down = new ArrayList<>();
    for (HeaderLine line : free) {
      if (!line.isPush()) {
        continue;
      }
      Bias bias = activeLow ? Bias.PULL_UP : Bias.PULL_DOWN;
      try (KernelLines lines = chip.inputs(List.of(line.gpio()), bias)) {
        if (lines.high(0) != activeLow) {
          down.add(line);
        }
      }
    }
    return down;
  }
}
