package croupier.app.command;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.ProfileMistakes;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which unit a command is about. */
final class ProfileOption {
  /** The profile of an installed unit. */
  private static final Path INSTALLED = Path.of("/etc/croupier/unit.toml");

  @Option(
      names = "--profile",
      paramLabel = "NAME|FILE",
      description =
          "Hardware profile: standard, small, or a TOML file (default: /etc/croupier/unit.toml"
              + " where that is, else standard).")
  String name = Files.exists(INSTALLED) ? INSTALLED.toString() : "standard";

  String name() {
    return name;
  }

  HardwareProfile load() {
    try {
      return HardwareProfile.load(name);
    } catch (ProfileMistakes mistakes) {
      throw new Failure(Exit.CONFIG, mistakes.getMessage());
    }
  }
}
