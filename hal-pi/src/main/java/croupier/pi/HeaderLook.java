package croupier.pi;

import croupier.hal.pins.Bias;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.Wire;
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
public record HeaderLook(String chip, List<Taken> taken, boolean running, List<Wire> down) {
  /** A line that is not to be had. */
  public record Taken(Wire wire, String user) {}

  /**
   * Looks at the header; drives nothing, and gives every line back.
   *
   * @throws PinFault when there is no chip, or it may not be used
   */
  public static HeaderLook at(HardwareProfile profile) throws PinFault {
    return at(profile, new Linux(), Path.of("/dev"));
  }

  static HeaderLook at(HardwareProfile profile, Kernel kernel, Path devices) throws PinFault {
    try (GpioChip chip = GpioChip.find(kernel, devices, profile::partAt)) {
      List<Taken> taken = new ArrayList<>();
      List<Wire> free = new ArrayList<>();
      boolean running = false;
      for (Wire wire : profile.wires()) {
        Optional<String> user = chip.userOf(wire.gpio());
        if (user.isEmpty()) {
          free.add(wire);
        } else if (user.get().startsWith('"' + PiPins.USER)) {
          running = true;
        } else {
          taken.add(new Taken(wire, user.get()));
        }
      }
      return new HeaderLook(
          chip.label(), taken, running, running ? List.of() : down(profile, chip, free));
    }
  }

  private static List<Wire> down(HardwareProfile profile, GpioChip chip, List<Wire> free)
      throws PinFault {
    boolean activeLow = profile.buttons().activeLow();
    List<Wire> down = new ArrayList<>();
    for (Wire wire : free) {
      if (!wire.input() || wire.part().contains("contact")) {
        continue; // A dial may rest with its contacts closed.
      }
      Bias bias = activeLow ? Bias.PULL_UP : Bias.PULL_DOWN;
      try (KernelLines line = chip.inputs(List.of(wire.gpio()), bias)) {
        if (line.high(0) != activeLow) {
          down.add(wire);
        }
      }
    }
    return down;
  }
}
