package croupier.app.command;

import croupier.app.wiring.FaultWords;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which unit a command is about. */
final class ProfileOption {
  /** The profile of an installed unit. */
  private static final Path INSTALLED = Path.of("/etc/croupier/unit.toml");

  @Option(names = "--profile", paramLabel = "NAME|FILE", description = "${bundle:command.profile}")
  String name = Files.exists(INSTALLED) ? INSTALLED.toString() : "standard";

  String name() {
    return name;
  }

  HardwareProfile load() {
    try {
      return HardwareProfile.load(name);
    } catch (TomlMistakes mistakes) {
      throw new Failure(
          Exit.CONFIG, Message.of("toml.mistakes").all("all", FaultWords.of(mistakes)));
    }
  }
}
