package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.wiring.FaultWords;
import croupier.app.wiring.PartNames;
import croupier.app.words.Message;
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
                Check.WIRING,
                about("doctor.always-pressed", line),
                Message.of("doctor.always-pressed-advice")));
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
      clash(port("I2C"), "dtparam=i2c_arm=on", SDA, SCL);
    }
    boolean spi = settings.isOn("spi");
    if (spi && !profile.chain().overSpi()) {
      clash(port("SPI"), "dtparam=spi=on", 7, 8, 9, 10, 11);
    } else if (spi && !settings.hasOverlay("spi0-0cs")) {
      clash(
          Message.of("doctor.port-chip-selects"),
          "dtparam=spi=on without dtoverlay=spi0-0cs",
          7,
          8);
    }
    for (String overlay : settings.overlays()) {
      BootSettings.pin(overlay)
          .ifPresent(pin -> clash(port(overlay.split(",")[0]), "dtoverlay=" + overlay, pin));
    }
  }

  private static Message port(String name) {
    return Message.of("doctor.port").with("port", name);
  }

  private void clash(Message who, String setting, int... gpios) {
    Set<Integer> theirs = Arrays.stream(gpios).boxed().collect(Collectors.toSet());
    List<Message> ours =
        profile.lines().stream()
            .filter(line -> theirs.contains(line.gpio()))
            .map(line -> PartNames.told(profile, line))
            .toList();
    if (!ours.isEmpty()) {
      findings.add(
          // The kernel may hand the pins out all the same; when it does not, that is told below.
          Finding.warning(
              Check.BOOT_SETTINGS,
              Message.of("doctor.clash")
                  .with("setting", setting)
                  .with("who", who)
                  .all("lines", ours),
              Message.of("doctor.clash-advice")));
    }
  }

  private void spi() {
    if (profile.chain().overSpi() && !machine.has("/dev/spidev0.0")) {
      findings.add(
          Finding.fault(
              Check.SPI, Message.of("doctor.no-spi"), Message.of("doctor.no-spi-advice")));
    }
  }

  private void header() {
    HeaderLook look;
    try {
      look = machine.header().look(profile);
    } catch (PinFault fault) {
      findings.add(
          Finding.fault(
              Check.PINS, FaultWords.of(fault.fault(), profile), permissionAdvice(fault)));
      return;
    }
    findings.add(Finding.ok(Check.PINS, Message.of("doctor.chip").with("chip", look.chip())));
    for (HeaderLook.Taken taken : look.taken()) {
      findings.add(
          Finding.fault(
              Check.PINS,
              about("doctor.taken", taken.line()).with("user", taken.user()),
              Message.of("doctor.taken-advice")));
    }
    running = Optional.of(look.running());
    if (look.running()) {
      findings.add(Finding.ok(Check.PINS, Message.of("doctor.unit-running")));
    } else {
      levels(look);
    }
  }

  private Message about(String name, HeaderLine line) {
    return Message.of(name).with("line", PartNames.told(profile, line));
  }

  private Message permissionAdvice(PinFault fault) {
    return fault.fault().name().equals("chip-no-permission")
        ? Message.of("doctor.no-permission-advice")
            .with("group", machine.groupOf("/dev/gpiochip0").orElse("gpio"))
        : Message.of("doctor.no-header-advice");
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
    if (profile.speaker().isPresent()) {
      machine.list("/dev/snd").stream()
          .filter(file -> file.getFileName().toString().startsWith("pcm"))
          .forEach(devices::add);
    }
    for (Path device : devices) {
      String group = Machine.groupWhoMayUse(device).orElse("");
      if (!group.equals(USER) && !isMember(group)) {
        findings.add(
            Finding.fault(
                Check.PERMISSION,
                Message.of("doctor.not-permitted").with("file", device.getFileName().toString()),
                Message.of("doctor.not-permitted-advice")));
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
              Check.WIRING,
              Message.of("doctor.all-pressed"),
              Message.of("doctor.all-pressed-advice")
                  .with("value", String.valueOf(!profile.buttons().activeLow()))));
      return;
    }
    for (HeaderLine line : look.down()) {
      findings.add(
          Finding.warning(
              Check.WIRING, about("doctor.pressed", line), Message.of("doctor.pressed-advice")));
    }
    if (look.down().isEmpty()) {
      findings.add(Finding.ok(Check.WIRING, Message.of("doctor.none-pressed")));
    }
  }
}
