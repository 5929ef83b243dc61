package croupier.bots.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.Thinking;
import croupier.engine.FastRandom;
import croupier.engine.RandomPlay;
import croupier.engine.go.Go;
import croupier.engine.go.GoMoves;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The dials: whoever always turns to one symbol gains nothing against the bots. */
class HeistTest {
  private static final int HEISTS = 60_000;

  /** The value of the game is a third of the gain; 1 % of it, and some room for chance. */
  private static final double CLOSE = 0.008;

  @ParameterizedTest
  @EnumSource(names = {"NORMAL", "HARD"})
  void attackerAndDefenderShowEverySymbolAsOften(Level level) {
    GoPosition heist = heist();
    for (int seat : new int[] {heist.attacker(), heist.target()}) {
      Bot bot = Bots.of(Go.GAME, level);
      BotSeat asked = new BotSeat(bot, seat, new FastRandom(5));
      int[] shown = new int[Symbol.values().length];
      asked.look(heist);
      for (int i = 0; i < HEISTS; i++) {
        shown[GoMoves.what(asked.choose(Thinking.trials(1)))]++;
      }
      for (int count : shown) {
        assertEquals(1.0 / shown.length, (double) count / HEISTS, CLOSE);
      }
    }
  }

  private static GoPosition heist() {
    for (long seed = 0; ; seed++) {
      RandomPlay play = new RandomPlay(new FastRandom(seed));
      GoPosition position = Go.GAME.start(2, Go.GAME.options(Map.of()));
      while (play.step(position)) {
        if (position.phase() == Phase.DIALS) {
          return position;
        }
      }
    }
  }
}
