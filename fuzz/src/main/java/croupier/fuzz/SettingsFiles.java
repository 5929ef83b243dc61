package croupier.fuzz;

import croupier.app.settings.Settings;
import croupier.app.settings.SettingsFile;
import croupier.hal.toml.TomlMistakes;
import java.util.List;

/** The settings of a unit: what is taken holds at any hour. */
final class SettingsFiles extends TomlFiles {
  private static final int SEATS = 6;

  private static final String EVERYTHING =
      """
      [kiosk]
      on = true
      games = ["express", "go"]
      locked = ["service", "old-games"]
      code = [1, 3, 2, 6]
      forgotten = "10 min"
      forgotten-games = "drop"

      [show]
      after = "90 s"
      games = ["go"]

      [quiet]
      hours = "22:00 - 07:30"
      brightness = 20

      [network]
      on = false
      port = 8080

      [sound]
      volume = 35
      speak = true

      [lights]
      brightness = 80

      [metrics]
      on = true

      [home]
      broker = "broker.home"
      tls = true
      user = "me"
      password = "secret"
      unit = "window-1"
      group = "windows"
      commands = ["show", "end-game"]
      """;

  @Override
  void load(String path) throws TomlMistakes {
    Settings settings = SettingsFile.load(path, SEATS);
    settings.withKiosk(true).withShow(false).withQuiet(true).withBrightness(1);
  }

  @Override
  public List<byte[]> seeds() {
    return wholeAndInParts(EVERYTHING);
  }

  @Override
  public List<String> words() {
    return List.of(
        "24 h", "1 min", "00:00-00:00", "keep", "seats", "\"\"\"", "'''", "[[", "\\u0000");
  }
}
