package croupier.app.doctor;

import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import croupier.pi.HeaderLook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The pins: whether they may be used, who uses them, and what their levels say. */
final class WiringChecks {
  private static final int SDA = 2;
  private static final int SCL = 3;
  private static final Pattern OVERLAY_PIN =
      Pattern.compile("dtoverlay=([\\w-]+),.*?(?:gpiopin|gpio_pin|gpio)=(\\d+).*");
  private static final int ONE_WIRE = 4;

  private final Machine machine;
  private final HardwareProfile profile;
  private final List<Finding> findings = new ArrayList<>();

  private WiringChecks(Machine machine, HardwareProfile profile) {
    this.machine = machine;
    this.profile = profile;
  }

  static List<Finding> of(Machine machine, HardwareProfile profile) {
    WiringChecks checks = new WiringChecks(machine, profile);
    checks.pulls();
    checks.bootSettings();
    checks.spi();
    checks.header();
    return checks.findings;
  }

  private void pulls() {
    for (HeaderLine line : profile.lines()) {
      if (line.isInput() && !profile.buttons().activeLow() && line.gpio() <= SCL) {
        findings.add(
            Finding.fault(
                "wiring",
                line.told() + " has a resistor to 3.3 V on the board and always reads as pressed.",
                "Connect buttons to ground and say active-low = true, or use another pin."));
      }
    }
  }

  /** What the firmware is told to do with pins that the unit needs. */
  private void bootSettings() {
    String settings =
        machine
            .read("/boot/firmware/config.txt")
            .or(() -> machine.read("/boot/config.txt"))
            .orElse("");
    Set<String> lines =
        settings.lines().map(line -> line.replaceAll("#.*|\\s", "")).collect(Collectors.toSet());
    if (lines.contains("dtparam=i2c_arm=on") || lines.contains("dtparam=i2c=on")) {
      clash("I2C", "dtparam=i2c_arm=on", SDA, SCL);
    }
    boolean spi = lines.contains("dtparam=spi=on");
    boolean free = lines.stream().anyMatch(line -> line.startsWith("dtoverlay=spi0-0cs"));
    if (spi && !profile.chain().overSpi()) {
      clash("SPI", "dtparam=spi=on", 7, 8, 9, 10, 11);
    } else if (spi && !free) {
      clash("SPI's chip selects", "dtparam=spi=on without dtoverlay=spi0-0cs", 7, 8);
    }
    for (String line : lines) {
      if (line.equals("dtoverlay=w1-gpio")) {
        clash("the 1-wire bus", line, ONE_WIRE);
      }
      Matcher overlay = OVERLAY_PIN.matcher(line);
      if (overlay.matches()) {
        clash(overlay.group(1), line, Integer.parseInt(overlay.group(2)));
      }
    }
  }

  private void clash(String what, String setting, int... gpios) {
    Set<Integer> theirs = Arrays.stream(gpios).boxed().collect(Collectors.toSet());
    String ours =
        profile.lines().stream()
            .filter(line -> theirs.contains(line.gpio()))
            .map(HeaderLine::told)
            .collect(Collectors.joining(", "));
    if (!ours.isEmpty()) {
      findings.add(
          Finding.fault(
              "boot settings",
              "The line "
                  + setting
                  + " in config.txt gives "
                  + what
                  + " pins of the unit: "
                  + ours
                  + ".",
              "Take that line out and start the Pi again, or move these parts to other pins."));
    }
  }

  private void spi() {
    if (profile.chain().overSpi() && !machine.has("/dev/spidev0.0")) {
      findings.add(
          Finding.fault(
              "SPI",
              "The chain is to be driven by the SPI port, and there is no /dev/spidev0.0.",
              "Put dtparam=spi=on and dtoverlay=spi0-0cs into /boot/firmware/config.txt and start"
                  + " the Pi again, or leave chain.over out of the profile."));
    }
  }

  private void header() {
    HeaderLook look;
    try {
      look = machine.header().look(profile);
    } catch (PinFault fault) {
      findings.add(Finding.fault("pins", fault.getMessage(), permissionAdvice(fault)));
      return;
    }
    findings.add(Finding.ok("pins", "The header's chip is " + look.chip() + "."));
    for (HeaderLook.Taken taken : look.taken()) {
      findings.add(
          Finding.fault(
              "pins",
              taken.line().told() + " is used by " + taken.user() + ".",
              "Stop that program, take its line out of config.txt, or move the part to another"
                  + " pin."));
    }
    if (look.running()) {
      findings.add(Finding.ok("pins", "The unit is running, so its levels are not looked at."));
    } else {
      levels(look);
    }
  }

  private String permissionAdvice(PinFault fault) {
    return fault.getMessage().contains("Permission denied")
        ? "Run this with sudo, or join the group: sudo usermod -aG "
            + machine.groupOf("/dev/gpiochip0").orElse("gpio")
            + " $USER, then log in again."
        : "Look at the board above.";
  }

  private void levels(HeaderLook look) {
    long inputs = profile.lines().stream().filter(HeaderLine::isPush).count();
    if (look.down().size() == inputs) {
      findings.add(
          Finding.warning(
              "wiring",
              "Every button reads as pressed.",
              "The buttons are wired the other way round than the profile says: turn"
                  + " buttons.active-low into "
                  + !profile.buttons().activeLow()
                  + ", or look for a missing ground."));
      return;
    }
    for (HeaderLine line : look.down()) {
      findings.add(
          Finding.warning(
              "wiring",
              line.told() + " reads as pressed.",
              "If nobody touches it, look for a short or a crossed wire at this pin."));
    }
    if (look.down().isEmpty()) {
      findings.add(Finding.ok("wiring", "No button reads as pressed."));
    }
  }
}
