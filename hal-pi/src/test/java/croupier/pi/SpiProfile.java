package croupier.pi;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The standard unit, with its chain on the Pi's SPI port. */
final class SpiProfile {
  private SpiProfile() {}

  /**
   * @param folder where its file may lie
   */
  static HardwareProfile in(Path folder) throws IOException {
    try (InputStream standard = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      String text = new String(standard.readAllBytes(), StandardCharsets.UTF_8);
      Path file = folder.resolve("spi.toml");
      Files.writeString(file, text.replace("clock = 11", "clock = 11\nover = \"spi\""));
      return HardwareProfile.load(file.toString());
    } catch (TomlMistakes mistakes) {
      throw new AssertionError(mistakes);
    }
  }
}
