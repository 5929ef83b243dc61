package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** clients/python, as somebody uses it who copies it beside a bot. */
class PythonClientTest {
  private static final Path FILES =
      ProtocolPage.file().resolveSibling("../clients/python").normalize();

  /** The games are seeded, so this many they are every time. */
  private static final int GAMES = 28;

  private static final int WON = 20;

  @TempDir Path folder;

  static List<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void theExampleBeatsRandomPlayClearly(Game game) throws Exception {
    String said = python().run("example_bot.py", game.id(), "" + GAMES);
    Matcher won = Pattern.compile(": won ([0-9.]+) of " + GAMES).matcher(said);
    assertTrue(won.find() && Double.parseDouble(won.group(1)) >= WON, said);
  }

  @Test
  void theExampleHoldsASeatInTheArena() throws Exception {
    String said =
        python()
            .with(
                "contest.py",
                """
                import os, subprocess, sys

                for game in sys.argv[1:]:
                    subprocess.run(
                        [os.environ["CROUPIER"], "arena", "--game", game, "--games", "4", "--seed", "7", "--quiet",
                         "--bots", "easy,python3 example_bot.py", "--csv", game + ".csv"], check=True)
                    print(open(game + ".csv").read())
                """)
            .run("contest.py", games().stream().map(Game::id).toArray(String[]::new));
    List<String> rows =
        said.lines().filter(line -> line.startsWith("python3 example_bot.py,,")).toList();
    assertEquals(games().size(), rows.size(), said);
    assertTrue(rows.stream().allMatch(row -> row.endsWith(",0")), "no game is forfeited: " + said);
  }

  @Test
  void theExampleIsShort() throws IOException {
    assertTrue(Files.readAllLines(FILES.resolve("example_bot.py")).size() < 60);
  }

  @Test
  void theProgramOfItsPageRuns() throws Exception {
    String page = Files.readString(FILES.resolve("README.md"));
    String program = page.substring(page.indexOf("```python\n") + 10);
    program = program.substring(0, program.indexOf("```"));
    assertTrue(python().with("bot.py", program).run("bot.py").startsWith("winners: ["));
  }

  /** Every request that it can make, once. */
  @Test
  void whatTheClientAsksTheEngineAnswers() throws Exception {
    String said =
        python()
            .with(
                "all.py",
                """
                from croupier import PROTOCOL, Engine, Refused

                with Engine() as engine, Engine() as other:
                    assert engine.ask("games")["protocol"] == PROTOCOL
                    assert [game["game"] for game in engine.games()][0] == "express"
                    assert engine.game("deal")["box"]["plays"] == 3
                    game = engine.new("deal", ["Ann", "Bo"], {"moving_buildings": True}, seed="7")
                    seat = game.choices[0].seat
                    assert game.choice(seat).of("end_turn") and game.choice(1 - seat) is None
                    assert engine.view(seat)["ask"]["actions"] == game.choices[0].actions
                    assert engine.view()["you"] is None
                    world = other.load(engine.redeal(seat, "a"), seed="b")
                    assert world.choices == game.choices
                    lay = game.choice(seat).of("bank", "lay_property")[0]
                    assert engine.act(seat, lay).events
                    assert engine.take_back(seat).choices == game.choices
                    assert engine.pending().choices == game.choices
                    assert engine.save()["game"] == "deal"
                    assert len(engine.record()) > 4
                    try:
                        engine.act(1 - seat, {"type": "end_turn"})
                    except Refused as refused:
                        print(refused.code, refused.reason, refused.arguments == {"seat": 1 - seat}, refused)
                    game = engine.new("express", ["Ann", "Bo"], nature="scripted")
                    print(engine.chance({"type": "first", "seat": 1}).choices[0].forced, game.ask["type"])
                """)
            .run("all.py");
    assertTrue(said.startsWith("not_your_turn nothing_to_decide True Seat "), said);
    assertEquals("True first_seat", said.lines().toList().get(1));
  }

  private Python python() throws Exception {
    return new Python(folder)
        .with("croupier.py", Files.readString(FILES.resolve("croupier.py")))
        .with("example_bot.py", Files.readString(FILES.resolve("example_bot.py")));
  }
}
