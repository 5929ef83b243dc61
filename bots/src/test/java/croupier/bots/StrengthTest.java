package croupier.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.bots.strength.Match;
import croupier.bots.strength.WinRate;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cheap and seeded: that bots are far from random. How strong they are is measured in bench. */
class StrengthTest {
  private static final long SEED = 7;

  @ParameterizedTest
  @CsvSource({
    "express, 2, 50, 0.9", "express, 4, 20, 0.8",
    "go, 2, 150, 0.7", "go, 4, 80, 0.5",
    "deal, 2, 50, 0.9", "deal, 4, 20, 0.8",
    "travel, 2, 10, 0.8", "brands, 2, 10, 0.8"
  })
  void normalBeatsRandomClearly(String name, int seats, int deals, double least) {
    Game game = Games.named(name);
    WinRate rate =
        match(game, seats).play(() -> Bots.of(game, Level.NORMAL), RandomBot::new, deals, SEED);
    assertTrue(rate.rate() > least, () -> name + ", seed " + SEED + ": " + rate);
  }

  @ParameterizedTest
  @CsvSource({"express, 60, 0.55", "deal, 30, 0.55"})
  void theBotOfAnyGameBeatsRandom(String name, int deals, double least) {
    Game game = Games.named(name);
    Match match = new Match(game, game.options(Map.of()), 2, Thinking.trials(40));
    WinRate rate = match.play(() -> Bots.of(game, Level.ANY), RandomBot::new, deals, SEED);
    assertTrue(rate.rate() > least, () -> name + ", seed " + SEED + ": " + rate);
  }

  /** With deals some of these games would never end, were they not good for both. */
  @ParameterizedTest
  @CsvSource({"travel, 2", "travel, 4", "brands, 4"})
  void classicGamesWithDealsEnd(String name, int seats) {
    Game game = Games.named(name);
    Match match = match(game, seats);
    match.play(
        () -> Bots.of(game, Level.NORMAL), () -> Bots.of(game, Level.NORMAL), 40 / seats, SEED);
    assertTrue(match.finished() >= 0.97, () -> "seed " + SEED + ": " + match.finished());
  }

  @Test
  void theSameSeedGivesTheSameGames() {
    Game game = Games.named("deal");
    WinRate once = easyAgainstNormal(game);
    assertEquals(once, easyAgainstNormal(game));
  }

  private static WinRate easyAgainstNormal(Game game) {
    return match(game, 3)
        .play(() -> Bots.of(game, Level.EASY), () -> Bots.of(game, Level.NORMAL), 10, SEED);
  }

  private static Match match(Game game, int seats) {
    return new Match(game, game.options(Map.of()), seats, Thinking.trials(0));
  }
}
