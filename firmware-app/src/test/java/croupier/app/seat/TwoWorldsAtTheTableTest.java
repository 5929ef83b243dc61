package croupier.app.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.bots.Level;
import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A bot at a table, in two worlds that its seat cannot tell apart: it does the same in both, says
 * the same of it, and takes the same time.
 */
class TwoWorldsAtTheTableTest {
  private static final int DECISIONS = 60;
  private static final int TRIALS = 10;

  /** What comes from a seat, and after how long. */
  private record Heard(List<Long> times, Optional<Action> action, Because why) {}

  static Stream<Arguments> everyBot() {
    return GamesToTest.all()
        .flatMap(game -> Holders.LEVELS.stream().map(level -> Arguments.of(game, level)));
  }

  @ParameterizedTest
  @MethodSource("everyBot")
  void aBotDoesTheSameAtTheSameTimeInBothWorlds(Game game, Level level) {
    int decisions = 0;
    for (long seed = 0; decisions < DECISIONS; seed++) {
      FastRandom random = new FastRandom(seed);
      Position truth = game.start(game.fewestSeats(game.options(Map.of())), game.options(Map.of()));
      RandomPlay play = new RandomPlay(random);
      while (decisions < DECISIONS && play.step(truth)) {
        int seat = random.below(truth.seats());
        if (truth.mayAct(seat) && random.below(6) == 0) {
          Position other = truth.copy();
          other.redeal(seat, random);
          assertEquals(
              heard(truth, seat, level),
              heard(other, seat, level),
              () -> game.id() + " " + level + ": it knows more than its seat");
          decisions++;
        }
      }
    }
    assertTrue(decisions >= DECISIONS);
  }

  private static Heard heard(Position position, int seat, Level level) {
    TableInATest table = new TableInATest();
    Newcomer bot = new Holders(table, Thinker.atOnce(TRIALS), Map.of()).bot(level);
    HeldSeats seats = table.seats(position.copy(), seat, bot);
    seats.ask(0);
    List<Long> times = table.times();
    table.happen();
    if (!seats.hasAnswer()) {
      return new Heard(times, Optional.empty(), null);
    }
    SeatAnswer answer = seats.next();
    return new Heard(times, answer.action(), answer.why());
  }
}
