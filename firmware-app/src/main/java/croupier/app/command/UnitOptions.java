package croupier.app.command;

import croupier.app.Secrets;
import croupier.app.live.Names;
import croupier.app.live.SavedGames;
import croupier.app.web.PanelLimits;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.engine.Refusal;
import croupier.hal.Hue;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command that shows a unit is told about it. */
final class UnitOptions {
  @Mixin ProfileOption profile = new ProfileOption();
  @Mixin LanguageOption language = new LanguageOption();

  @Option(names = "--games", paramLabel = "FOLDER", description = "${bundle:command.games-folder}")
  Path games;

  @Option(
      names = "--names",
      paramLabel = "NAME",
      split = ",",
      description = "${bundle:command.names}")
  private List<String> names = List.of();

  @Mixin SettingsOption settings = new SettingsOption();

  HardwareProfile profile() {
    HardwareProfile loaded = profile.load();
    if (!loaded.hasDials()) {
      throw new Failure(
          Exit.CONFIG, Message.of("command.no-dials").with("profile", profile.name()));
    }
    return loaded;
  }

  List<String> names(HardwareProfile profile) {
    if (names.size() > profile.seatCount()) {
      throw new Failure(
          Exit.USAGE,
          Message.of("command.too-many-names")
              .with("names", names.size())
              .with("seats", profile.seatCount()));
    }
    try {
      List<String> given = names.stream().map(String::strip).toList();
      List<String> all = new ArrayList<>(given);
      profile.seats().stream().skip(given.size()).map(Hue::title).forEach(all::add);
      Names.checked(all);
      return given;
    } catch (Refusal refusal) {
      throw new Failure(Exit.USAGE, RefusalWords.of(refusal));
    }
  }

  SavedGames saved() {
    Path folder = gamesFolder();
    try {
      return new SavedGames(folder, new Secrets());
    } catch (IOException e) {
      throw new Failure(
          Exit.CANNOT_WRITE, Message.of("command.no-games-folder").with("file", folder.toString()));
    }
  }

  Path gamesFolder() {
    return games == null ? usualFolder() : games;
  }

  /** Where games are kept when nobody says where. */
  static Path usualFolder() {
    String state = System.getenv("STATE_DIRECTORY");
    if (state != null && !state.isBlank()) {
      return Path.of(state, "games");
    }
    String data = System.getenv("XDG_DATA_HOME");
    Path base =
        data == null || data.isBlank()
            ? Path.of(System.getProperty("user.home"), ".local", "share")
            : Path.of(data);
    return base.resolve("croupier").resolve("games");
  }

  static void checkPort(int port) {
    if (port < 0 || port > PanelLimits.HIGHEST_PORT) {
      throw new Failure(
          Exit.USAGE,
          Message.of("command.no-such-port")
              .with("most", PanelLimits.HIGHEST_PORT)
              .with("port", port));
    }
  }
}
