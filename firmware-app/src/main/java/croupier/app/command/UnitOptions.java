package croupier.app.command;

import croupier.app.Secrets;
import croupier.app.live.Names;
import croupier.app.live.SavedGames;
import croupier.app.web.PanelLimits;
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

  @Option(
      names = "--games",
      paramLabel = "FOLDER",
      description =
          "Where games are saved (default: games in the service's state folder, else"
              + " croupier/games in your data folder).")
  Path games;

  @Option(
      names = "--names",
      paramLabel = "NAME",
      split = ",",
      description = "Names of the seats, in order; the others are called by their colour.")
  private List<String> names = List.of();

  HardwareProfile profile() {
    HardwareProfile loaded = profile.load();
    if (!loaded.hasDials()) {
      throw new Failure(
          Exit.CONFIG,
          "The profile "
              + profile.name()
              + " has no dials, and every choice is made with one; add [dials].");
    }
    return loaded;
  }

  List<String> names(HardwareProfile profile) {
    if (names.size() > profile.seatCount()) {
      throw new Failure(
          Exit.USAGE,
          "There are " + names.size() + " names for the " + profile.seatCount() + " seats.");
    }
    try {
      List<String> given = names.stream().map(String::strip).toList();
      List<String> all = new ArrayList<>(given);
      profile.seats().stream().skip(given.size()).map(Hue::title).forEach(all::add);
      Names.checked(all);
      return given;
    } catch (Refusal refusal) {
      throw new Failure(Exit.USAGE, refusal.getMessage());
    }
  }

  SavedGames saved() {
    Path folder = gamesFolder();
    try {
      return new SavedGames(folder, new Secrets());
    } catch (IOException e) {
      throw new Failure(
          Exit.CANNOT_WRITE,
          "Games cannot be saved in "
              + folder
              + ": it cannot be made or written; choose another folder with --games.");
    }
  }

  Path gamesFolder() {
    return games == null ? usualFolder() : games;
  }

  private static Path usualFolder() {
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
          "A port is a number from 0 to " + PanelLimits.HIGHEST_PORT + ", not " + port + ".");
    }
  }
}
