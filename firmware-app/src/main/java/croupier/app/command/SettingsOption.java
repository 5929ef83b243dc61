package croupier.app.command;

import croupier.app.settings.Settings;
import croupier.app.settings.SettingsFile;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What whoever runs a unit has decided about it. */
final class SettingsOption {
  /** The settings of an installed unit. */
  private static final Path INSTALLED = Path.of("/etc/croupier/settings.toml");

  @Option(names = "--settings", paramLabel = "FILE", description = "${bundle:command.settings}")
  private String file;

  /** Where they are written; empty when nobody has decided anything. */
  Optional<String> file() {
    return Optional.ofNullable(file)
        .or(() -> Optional.of(INSTALLED).filter(Files::exists).map(Path::toString));
  }

  Settings load(HardwareProfile profile) {
    try {
      return file().isPresent()
          ? SettingsFile.load(file().get(), profile.seatCount())
          : Settings.USUAL;
    } catch (TomlMistakes mistakes) {
      throw new Failure(
          Exit.CONFIG, Message.of("toml.mistakes").all("all", FaultWords.of(mistakes)));
    }
  }
}
