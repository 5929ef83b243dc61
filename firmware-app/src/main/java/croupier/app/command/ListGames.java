package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.protocol.GameList;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Preset;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The games, their options, and which of these go together under a name. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-games}")
final class ListGames implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private LanguageOption language;

  @Option(names = "--json", description = "${bundle:command.games-json}")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.write(GameList.data()));
    } else {
      Words words = language.words();
      Games.ALL.forEach(game -> describe(game, words, out));
    }
    out.flush();
    return Exit.OK;
  }

  private static void describe(Game game, Words words, PrintWriter out) {
    Options usual = game.options(Map.of());
    out.println(
        words.say(
            Message.of("command.game")
                .with("game", game.id())
                .with("title", GameWords.about(game))
                .with("fewest", game.fewestSeats(usual))
                .with("most", game.mostSeats(usual))));
    for (Options.Spec option : game.options()) {
      out.printf("  %-18s %s%n", option.name(), String.join(" | ", option.values()));
      Message choices =
          Message.of("games.option")
              .with("title", GameWords.title(game, option))
              .all(
                  "values",
                  option.values().stream()
                      .map(value -> GameWords.value(game, option, value))
                      .toList());
      out.printf("  %-18s %s%n", "", words.say(choices));
      out.printf("  %-18s %s%n", "", words.say(GameWords.about(game, option)));
    }
    for (Preset preset : game.presets()) {
      Message named =
          Message.of("games.preset")
              .with("title", GameWords.title(game, preset))
              .with("about", GameWords.about(game, preset));
      out.println("  " + words.say(named));
      preset.options().forEach((option, value) -> out.printf("    %s = %s%n", option, value));
    }
    out.println();
  }
}
