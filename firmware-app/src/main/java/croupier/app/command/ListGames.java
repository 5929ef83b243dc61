package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.protocol.GameList;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Preset;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The games, their options, and which of these go together under a name. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the games, their options, and the ways to play that have a name.")
final class ListGames implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Write the list as JSON, as the engine protocol does.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.write(GameList.data()));
    } else {
      Games.ALL.forEach(game -> describe(game, out));
    }
    out.flush();
    return Exit.OK;
  }

  private static void describe(Game game, PrintWriter out) {
    Options usual = game.options(Map.of());
    out.printf(
        "%s: %s (%d to %d seats)%n",
        game.id(), game.about(), game.fewestSeats(usual), game.mostSeats(usual));
    for (Options.Spec option : game.options()) {
      out.printf("  %-18s %s%n", option.name(), String.join(" | ", option.values()));
      out.printf("  %-18s %s%n", "", option.about());
    }
    for (Preset preset : game.presets()) {
      out.printf("  %s: %s%n", preset.title(), preset.about());
      preset.options().forEach((option, value) -> out.printf("    %s = %s%n", option, value));
    }
    out.println();
  }
}
