package croupier.app.doctor;

import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import croupier.pi.HeaderLook;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The pins: whether they may be used, who uses them, and what their levels say. */
final class WiringChecks {
  private static final String USER = "croupier";
  private static final int SDA = 2;
  private static final int SCL = 3;

  private final Machine machine;
  private final HardwareProfile profile;
  private final List<Finding> findings = new ArrayList<>();
  private Optional<Boolean> running = Optional.empty();

  private WiringChecks(Machine machine, HardwareProfile profile) {
    this.machine = machine;
    this.profile = profile;
  }

  static WiringChecks of(Machine machine, HardwareProfile profile) {
    WiringChecks checks = new WiringChecks(machine, profile);
    checks.pulls();
    checks.bootSettings();
    checks.spi();
    checks.header();
    checks.serviceMayUseThem();
    return checks;
  }

  List<Finding> findings() {
    return findings;
  }

  /** Whether a unit runs on these pins now; nothing when they could not be looked at. */
  Optional<Boolean> running() {
    return running;
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
    BootSettings settings =
        BootSettings.of(
            machine
                .read("/boot/firmware/config.txt")
                .or(() -> machine.read("/boot/config.txt"))
                .orElse(""),
            machine.read("/proc/device-tree/model").orElse(""));
    if (settings.isOn("i2c_arm", "i2c", "i2c1")) {
      clash("I2C", "dtparam=i2c_arm=on", SDA, SCL);
    }
    boolean spi = settings.isOn("spi");
    if (spi && !profile.chain().overSpi()) {
      clash("SPI", "dtparam=spi=on", 7, 8, 9, 10, 11);
    } else if (spi && !settings.hasOverlay("spi0-0cs")) {
      clash("SPI's chip selects", "dtparam=spi=on without dtoverlay=spi0-0cs", 7, 8);
    }
    for (String overlay : settings.overlays()) {
      BootSettings.pin(overlay)
          .ifPresent(pin -> clash(overlay.split(",")[0], "dtoverlay=" + overlay, pin));
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
          // The kernel may hand the pins out all the same; when it does not, that is told below.
          Finding.warning(
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
    running = Optional.of(look.running());
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
        : "A real unit needs the header of a Pi 3, 4, 5 or Zero 2 W.";
  }

  /** Who runs the doctor may open everything; the service has a user of its own. */
  private void serviceMayUseThem() {
    String passwd = machine.read("/etc/passwd").orElse("");
    if (!passwd.startsWith(USER + ":") && !passwd.contains("\n" + USER + ":")) {
      return;
    }
    List<Path> devices =
        new ArrayList<>(
            machine.list("/dev").stream()
                .filter(file -> file.getFileName().toString().startsWith("gpiochip"))
                .toList());
    if (profile.chain().overSpi() && machine.has("/dev/spidev0.0")) {
      devices.add(machine.file("/dev/spidev0.0"));
    }
    for (Path device : devices) {
      String group = Machine.groupWhoMayUse(device).orElse("");
      if (!group.equals(USER) && !isMember(group)) {
        findings.add(
            Finding.fault(
                "permission",
                "The service's user " + USER + " may not use /dev/" + device.getFileName() + ".",
                "Try: sudo udevadm trigger --settle --subsystem-match=gpio"
                    + " --subsystem-match=spidev; if that changes nothing: sudo apt reinstall"
                    + " croupier."));
        return;
      }
    }
  }

  private boolean isMember(String group) {
    return machine
        .read("/etc/group")
        .orElse("")
        .lines()
        .map(line -> line.split(":", -1))
        .filter(line -> line.length == 4 && line[0].equals(group))
        .anyMatch(line -> List.of(line[3].split(",")).contains(USER));
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
