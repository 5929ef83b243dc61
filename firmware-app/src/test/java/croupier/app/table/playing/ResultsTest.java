package croupier.app.table.playing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.Reaches;
import croupier.app.Waits;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.express.Express;
import croupier.hal.Control;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has won is shown for a while. */
class ResultsTest {
  private static final long SEED = 3;
  private static final int LEFT = 3;
  private static final Duration MOMENT = Duration.ofSeconds(2);

  @TempDir Path folder;

  /** A game of random play, a few steps before it is over. */
  private static Position nearTheEnd() {
    int steps = 0;
    RandomPlay play = new RandomPlay(new FastRandom(SEED));
    for (Position whole = begun(); play.step(whole); ) {
      steps++;
    }
    Position position = begun();
    RandomPlay again = new RandomPlay(new FastRandom(SEED));
    for (int step = 0; step < steps - LEFT; step++) {
      again.step(position);
    }
    return position;
  }

  private static Position begun() {
    return Express.GAME.start(2, Express.GAME.options(Map.of()));
  }

  @Reaches("Waits.RESULTS")
  @Test
  void whenNobodyTouchesAnythingTheWelcomeComesBack() throws Exception {
    try (SimulatedTable table = KnownTables.at(folder, nearTheEnd())) {
      Hands hands = new Hands(table);
      table.seat(new SmartPlayers(table.unit(), 2, SEED, Hands::liking));
      hands.restUntil("Results", Duration.ofHours(10));
      assertEquals("Results", hands.mode(), hands::said);
      table.seat(null);
      hands.rest(Waits.RESULTS.minus(MOMENT));
      hands.turn(Control.DIAL_A, 1);
      hands.rest(Waits.RESULTS.minus(MOMENT));
      assertEquals("Results", hands.mode(), "a hand was there");
      hands.rest(MOMENT);
      assertEquals("Attract", hands.mode());
    }
  }
}
