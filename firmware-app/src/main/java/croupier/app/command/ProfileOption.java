package croupier.app.command;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.ProfileMistakes;
import picocli.CommandLine.Option;

/** Which unit a command is about. */
final class ProfileOption {
  @Option(
      names = "--profile",
      paramLabel = "NAME|FILE",
      defaultValue = "standard",
      description = "Hardware profile: standard, small, or a TOML file (default: standard).")
  private String name;

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
