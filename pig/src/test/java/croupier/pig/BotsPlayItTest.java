package croupier.pig;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.bots.strength.Match;
import croupier.bots.strength.WinRate;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The game brought no bots and has them all the same. */
class BotsPlayItTest {
  private static final long SEED = 3;

  @ParameterizedTest
  @EnumSource(Level.class)
  void everyLevelBeatsRandomPlay(Level level) {
    Match match = new Match(Pig.GAME, Pig.GAME.options(Map.of()), 2, Thinking.trials(300));
    WinRate rate = match.play(() -> Bots.of(Pig.GAME, level), RandomBot::new, 100, SEED);
    assertTrue(rate.rate() > 0.6, () -> level + ", seed " + SEED + ": " + rate);
  }
}
