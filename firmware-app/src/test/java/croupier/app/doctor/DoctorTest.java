package croupier.app.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.doctor.Finding.Check;
import croupier.app.doctor.Finding.Level;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import croupier.pi.HeaderLook;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A machine of files, with one thing wrong at a time. */
class DoctorTest {
  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  private static final List<HeaderLine> BUTTONS =
      HardwareProfile.standard().lines().stream().filter(HeaderLine::isPush).toList();

  @TempDir Path root;
  private Machine.Disks disks = _ -> 8L << 30;
  private HeaderLook header = new HeaderLook("pinctrl-bcm2711", List.of(), false, List.of());
  private PinFault noHeader;
  private String profile = "standard";
  private Optional<String> settings = Optional.empty();

  @BeforeEach
  void aHealthyPi() throws IOException {
    file("/proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0");
    file("/proc/meminfo", "MemTotal: 900000 kB\nMemAvailable: 700000 kB\n");
    file("/proc/mounts", "/dev/mmcblk0p2 / ext4 rw,noatime 0 0\n");
    file("/sys/devices/platform/soc/soc:firmware/get_throttled", "0\n");
    file("/sys/class/thermal/thermal_zone0/temp", "48312\n");
    file("/sys/fs/ext4/mmcblk0p2/errors_count", "0\n");
    file("/run/systemd/timesync/synchronized", "");
    file("/boot/firmware/config.txt", "# as installed\ndtparam=audio=on\n[all]\n");
  }

  private void file(String path, String text) throws IOException {
    Path file = root.resolve(path.substring(1));
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String standard() throws IOException {
    try (InputStream text = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private List<Finding> findings() {
    Machine machine =
        new Machine(
            root,
            disks,
            _ -> {
              if (noHeader != null) {
                throw noHeader;
              }
              return header;
            });
    return Doctor.examine(machine, profile, settings, root.resolve("var/lib/croupier/games"));
  }

  /** The only thing that is not well, which has an advice. */
  private Finding ill(Level level, Check check) {
    List<Finding> ill = findings().stream().filter(finding -> finding.level() != Level.OK).toList();
    assertEquals(1, ill.size(), ill::toString);
    assertEquals(level, ill.getFirst().level(), ill::toString);
    assertEquals(check, ill.getFirst().check());
    assertTrue(advice(ill.getFirst()).length() > 10, "it says what to do");
    assertEquals(level != Level.FAULT, Doctor.isWell(findings()));
    return ill.getFirst();
  }

  private static void says(Finding finding, String words) {
    String said = ENGLISH.say(finding.what());
    assertTrue(said.contains(words), said);
  }

  private static String advice(Finding finding) {
    return finding.advice().map(ENGLISH::say).orElse("");
  }

  @Test
  void aHealthyPiIsWell() {
    findings().forEach(finding -> assertEquals(Level.OK, finding.level(), finding::toString));
    assertTrue(Doctor.isWell(findings()));
  }

  @Test
  void whatIsNotAPiIsSaid() throws IOException {
    file("/proc/device-tree/model", "Pine64 RockPro64");
    says(ill(Level.FAULT, Check.BOARD), "Pine64 RockPro64");
    Files.delete(root.resolve("proc/device-tree/model"));
    says(ill(Level.FAULT, Check.BOARD), "not a Raspberry Pi.");
  }

  @Test
  void aPiThatNobodyTriedIsAHint() throws IOException {
    file("/proc/device-tree/model", "Raspberry Pi 9 Model C");
    says(ill(Level.HINT, Check.BOARD), "Pi 9");
  }

  @Test
  void aMissingChipAndAForbiddenOneHaveDifferentAdvice() {
    noHeader = new PinFault(Fault.of("no-chip").with("folder", "/dev"));
    assertFalse(advice(ill(Level.FAULT, Check.PINS)).contains("usermod"));
    noHeader =
        new PinFault(
            Fault.of("chip-no-permission")
                .with("devices", List.of("gpiochip0 (Permission denied)")));
    assertTrue(advice(ill(Level.FAULT, Check.PINS)).contains("usermod -aG "));
  }

  @Test
  void aBusyLineIsNamedWithItsUser() {
    HeaderLine line = new HeaderLine(23, HeaderLine.Kind.DIAL, "dial A, contact a");
    header =
        new HeaderLook(
            "pinctrl-rp1", List.of(new HeaderLook.Taken(line, "\"gpio-fan\"")), false, List.of());
    says(ill(Level.FAULT, Check.PINS), "GPIO 23 (dial A, contact a) is used by \"gpio-fan\"");
  }

  @Test
  void aRunningUnitIsFine() {
    header = new HeaderLook("pinctrl-rp1", List.of(), true, List.of());
    assertTrue(Doctor.isWell(findings()));
    assertTrue(
        findings().stream().anyMatch(one -> one.what().equals(Message.of("doctor.unit-running"))));
  }

  @Test
  void aButtonThatIsDownHintsAtAShort() {
    header = new HeaderLook("pinctrl-rp1", List.of(), false, BUTTONS.subList(0, 1));
    says(ill(Level.WARNING, Check.WIRING), "GPIO 4 (seat 1, red) reads as pressed");
  }

  @Test
  void allButtonsDownMeansThatTheyAreWiredTheOtherWayRound() {
    header = new HeaderLook("pinctrl-rp1", List.of(), false, BUTTONS);
    assertTrue(advice(ill(Level.WARNING, Check.WIRING)).contains("active-low into false"));
  }

  @ParameterizedTest
  @CsvSource({
    "dtparam=i2c_arm=on, GPIO 2 (ROLL)",
    "dtparam=spi=on, 'GPIO 10 (light chain, data)'",
    "dtoverlay=w1-gpio, 'GPIO 4 (seat 1, red)'",
    "'dtoverlay=gpio-fan,gpiopin=17,temp=60000', 'GPIO 17 (seat 2, dark blue)'",
    "dtparam = spi = on # for the display, 'GPIO 8 (LCD, E)'",
    "'dtparam=audio=on,i2c_arm=on', GPIO 2 (ROLL)",
    "dtoverlay=gpio-shutdown, GPIO 3 (OK)",
    "'[pi4]\ndtparam=spi=on', 'GPIO 10 (light chain, data)'",
    "'[pi5]\ndtparam=audio=on\n[all]\ndtparam=spi=on', 'GPIO 10 (light chain, data)'",
  })
  void aBootSettingThatTakesPinsOfTheUnitIsNamed(String line, String pin) throws IOException {
    file("/boot/firmware/config.txt", line.replace("\\n", "\n") + "\n");
    says(ill(Level.WARNING, Check.BOOT_SETTINGS), pin);
  }

  @ParameterizedTest
  @CsvSource({
    "#dtparam=i2c_arm=on",
    "dtoverlay=gpio-fan-off",
    "'dtoverlay=gpio-shutdown,gpio_pin=14'",
    "enable_uart=1",
    "'[pi5]\ndtparam=spi=on'",
    "'[cm5]\ndtparam=spi=on'",
    "'[pi3+]\ndtparam=spi=on'",
    "'[pi0]\ndtparam=spi=on'",
    "'[none]\ndtoverlay=w1-gpio'",
    "dtparam=spi=off",
  })
  void aBootSettingThatTakesNoneIsNot(String line) throws IOException {
    file("/boot/config.txt", "");
    file("/boot/firmware/config.txt", line.replace("\\n", "\n") + "\n");
    findings().forEach(finding -> assertEquals(Level.OK, finding.level(), finding::toString));
  }

  @Test
  void aZero2ObeysTheSectionsOfTheOlderOnes() throws IOException {
    file("/proc/device-tree/model", "Raspberry Pi Zero 2 W Rev 1.0");
    for (String section : List.of("pi0", "pi0w", "pi02")) {
      file("/boot/firmware/config.txt", "[" + section + "]\ndtparam=i2c_arm=on\n");
      says(ill(Level.WARNING, Check.BOOT_SETTINGS), "GPIO 2 (ROLL)");
    }
  }

  @Test
  void aServiceWhosePinsCouldNotBeLookedAtIsNotSuspected() throws IOException {
    file("/usr/lib/systemd/system/croupier.service", "");
    file("/run/systemd/units/invocation:croupier.service", "");
    file("/var/cache/croupier/croupier.aot", "");
    noHeader =
        new PinFault(
            Fault.of("chip-no-permission")
                .with("devices", List.of("gpiochip0 (Permission denied)")));
    ill(Level.FAULT, Check.PINS);
  }

  @Test
  void aChainOnTheSpiPortNeedsThePort() throws IOException {
    file("/etc/croupier/unit.toml", standard().replace("clock = 11", "clock = 11\nover = \"spi\""));
    profile = root.resolve("etc/croupier/unit.toml").toString();
    says(ill(Level.FAULT, Check.SPI), "/dev/spidev0.0");
    file("/dev/spidev0.0", "");
    file("/boot/firmware/config.txt", "dtparam=spi=on\n");
    says(ill(Level.WARNING, Check.BOOT_SETTINGS), "chip selects");
    file("/boot/firmware/config.txt", "dtparam=spi=on\ndtoverlay=spi0-0cs\n");
    assertTrue(Doctor.isWell(findings()));
  }

  @Test
  void aLoudspeakerNeedsASoundCardAndWhatPlaysOnIt() throws IOException {
    file("/etc/croupier/unit.toml", standard() + "\n[speaker]\ndevice = \"default\"\n");
    profile = root.resolve("etc/croupier/unit.toml").toString();
    file("/proc/asound/cards", " 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones\n");
    file("/usr/bin/espeak-ng", "");
    says(ill(Level.WARNING, Check.SOUND), "aplay");
    file("/usr/bin/aplay", "");
    assertTrue(findings().stream().allMatch(one -> one.level() == Level.OK));
    Files.delete(root.resolve("usr/bin/espeak-ng"));
    says(ill(Level.HINT, Check.SOUND), "espeak-ng");
    file("/usr/bin/espeak-ng", "");
    file("/proc/asound/cards", "--- no soundcards ---\n");
    says(ill(Level.WARNING, Check.SOUND), "no sound card");
  }

  @Test
  void aBuzzerAtThePwmNeedsItsOverlay() throws IOException {
    file(
        "/etc/croupier/unit.toml",
        standard().replace("d6 = 18", "d6 = 9") + "\n[buzzer]\ngpio = 18\nover = \"pwm\"\n");
    profile = root.resolve("etc/croupier/unit.toml").toString();
    says(ill(Level.FAULT, Check.SOUND), "the kernel has none");
    file("/sys/class/pwm/pwmchip0/npwm", "2");
    assertTrue(Doctor.isWell(findings()));
  }

  @Test
  void aMistakeInTheSettingsIsToldWithItsLine() throws IOException {
    file("/settings.toml", "[quiet]\nhours = \"always\"\n");
    settings = Optional.of(root.resolve("settings.toml").toString());
    says(ill(Level.FAULT, Check.SETTINGS), "settings.toml:2: quiet.hours says from when");
    file("/settings.toml", "[quiet]\nhours = \"22:00-08:00\"\n");
    assertTrue(Doctor.isWell(findings()));
    assertEquals(1, findings().stream().filter(one -> one.check() == Check.SETTINGS).count());
  }

  @Test
  void aMistakeInTheProfileIsToldWithItsLine() throws IOException {
    file("/etc/croupier/unit.toml", standard().replaceFirst("title = .*", "title = 3"));
    profile = root.resolve("etc/croupier/unit.toml").toString();
    says(ill(Level.FAULT, Check.PROFILE), ": title must be a text");
    file("/etc/croupier/unit.toml", "title = 3\n");
    long mistakes = findings().stream().filter(one -> one.check() == Check.PROFILE).count();
    assertEquals(6, mistakes, "each is a finding of its own");
  }

  @ParameterizedTest
  @CsvSource({
    "1, FAULT, too low now",
    "50005, FAULT, too low now",
    "10000, WARNING, since the start",
    "4, WARNING, slows itself down now",
    "e0000, HINT, slowed itself down since",
    "80008, WARNING, slows itself down now",
  })
  void theFirmwaresFlagsAreToldInWords(String flags, Level level, String words) throws IOException {
    file("/sys/devices/platform/soc/soc:firmware/get_throttled", flags + "\n");
    List<Finding> power =
        findings().stream().filter(finding -> finding.check() == Check.POWER).toList();
    assertEquals(level, power.getFirst().level());
    says(power.getFirst(), words);
  }

  @ParameterizedTest
  @CsvSource({"50005, 1", "50000, 1", "5000d, 2", "d0000, 2"})
  void aPiThatIsSlowForWantOfVoltageIsNotToBeCooled(String flags, int findings) throws IOException {
    file("/sys/devices/platform/soc/soc:firmware/get_throttled", flags + "\n");
    assertEquals(
        findings, findings().stream().filter(one -> one.check() == Check.POWER).count(), flags);
  }

  @Test
  void theFlagsOfAPi5AreInAnotherPlace() throws IOException {
    Files.delete(root.resolve("sys/devices/platform/soc/soc:firmware/get_throttled"));
    file("/sys/devices/platform/soc@107c000000/soc@107c000000:firmware/get_throttled", "1\n");
    says(ill(Level.FAULT, Check.POWER), "too low now");
  }

  @Test
  void aChipThatTheServicesUserMayNotUseIsNamed() throws IOException {
    file("/etc/passwd", "root:x:0:0::/root:/bin/sh\ncroupier:x:990:990::/:/usr/sbin/nologin\n");
    file("/dev/gpiochip0", "");
    Path chip = root.resolve("dev/gpiochip0");
    Files.setPosixFilePermissions(chip, PosixFilePermissions.fromString("rw-rw----"));
    String group = Files.readAttributes(chip, PosixFileAttributes.class).group().getName();
    file("/etc/group", group + ":x:0:pi\n");
    says(ill(Level.FAULT, Check.PERMISSION), "croupier may not use /dev/gpiochip0");
    file("/etc/group", group + ":x:0:pi,croupier\n");
    assertTrue(Doctor.isWell(findings()));
    Files.setPosixFilePermissions(chip, PosixFilePermissions.fromString("rw-r-----"));
    says(ill(Level.FAULT, Check.PERMISSION), "croupier may not use /dev/gpiochip0");
  }

  @Test
  void whereThereAreNoFlagsTheVoltageSensorTells() throws IOException {
    Files.delete(root.resolve("sys/devices/platform/soc/soc:firmware/get_throttled"));
    file("/sys/class/hwmon/hwmon0/name", "cpu_thermal\n");
    file("/sys/class/hwmon/hwmon1/name", "rpi_volt\n");
    file("/sys/class/hwmon/hwmon1/in0_lcrit_alarm", "1\n");
    says(ill(Level.WARNING, Check.POWER), "too low");
  }

  @Test
  void aHotPiIsAWarning() throws IOException {
    file("/sys/class/thermal/thermal_zone0/temp", "81500\n");
    says(ill(Level.WARNING, Check.POWER), "81 °C");
  }

  @Test
  void aFullDiskIsAFaultAndAnAlmostFullOneAWarning() {
    disks = _ -> 3L << 20;
    says(ill(Level.FAULT, Check.DISK), "3 MB are free");
    disks = _ -> 60L << 20;
    says(ill(Level.WARNING, Check.DISK), "60 MB");
    disks =
        _ -> {
          throw new IOException("no permission");
        };
    says(ill(Level.HINT, Check.DISK), "cannot be looked at");
  }

  @Test
  void signsOfAFailingCardAreTold() throws IOException {
    file("/sys/fs/ext4/mmcblk0p2/errors_count", "12\n");
    says(ill(Level.WARNING, Check.DISK), "12 errors");
    file("/sys/fs/ext4/mmcblk0p2/errors_count", "0\n");
    file("/sys/block/mmcblk0/device/life_time", "0x02 0x0a\n");
    says(ill(Level.WARNING, Check.DISK), "nearly worn out");
    file("/sys/block/mmcblk0/device/life_time", "0x02 0x01\n");
    file("/proc/mounts", "/dev/mmcblk0p2 / ext4 ro,noatime 0 0\n");
    says(ill(Level.FAULT, Check.DISK), "can only be read");
  }

  @Test
  void aClockThatIsNotSetIsOnlyAHint() throws IOException {
    Files.delete(root.resolve("run/systemd/timesync/synchronized"));
    says(ill(Level.HINT, Check.CLOCK), "not set");
  }

  @Test
  void littleMemoryIsAWarning() throws IOException {
    file("/proc/meminfo", "MemAvailable:   40960 kB\n");
    says(ill(Level.WARNING, Check.MEMORY), "40 MB");
  }

  @Test
  void aServiceThatIsNotActiveOrSlowToStartIsAHint() throws IOException {
    header = new HeaderLook("pinctrl-rp1", List.of(), true, List.of());
    file("/usr/lib/systemd/system/croupier.service", "");
    file("/run/systemd/units/invocation:croupier.service", "");
    assertTrue(advice(ill(Level.HINT, Check.SERVICE)).contains("croupier/remember"));
    file("/var/cache/croupier/croupier.aot", "");
    findings().forEach(finding -> assertEquals(Level.OK, finding.level(), finding::toString));
    header = new HeaderLook("pinctrl-rp1", List.of(), false, List.of());
    says(ill(Level.WARNING, Check.SERVICE), "again and again");
    Files.delete(root.resolve("run/systemd/units/invocation:croupier.service"));
    says(ill(Level.HINT, Check.SERVICE), "not active");
    Files.delete(root.resolve("usr/lib/systemd/system/croupier.service"));
    assertTrue(Doctor.isWell(findings()), "a program that is not installed has no service");
  }

  @Test
  void whatWentWrongAtTheTableIsToldInPlainWords() throws Exception {
    file(
        "/var/lib/croupier/games/flight-00007.json",
        """
        {"flight":1,"why":"stuck","what":"croupier.engine.X.y(X.java:1)","date":"","game":"",\
        "mode":"Playing","where":[],"lines":["0.000 mode Playing"]}
        """);
    file("/var/lib/croupier/games/flight-00006.json", "{}");
    List<Finding> told =
        findings().stream().filter(finding -> finding.check() == Check.FLIGHT).toList();
    assertEquals(List.of(Level.WARNING, Level.HINT), told.stream().map(Finding::level).toList());
    assertTrue(
        ENGLISH
            .say(told.getFirst().what())
            .startsWith("flight-00007.json: the table was stuck at croupier.engine.X.y"));
    assertTrue(Doctor.isWell(told), "that is over");
  }
}
