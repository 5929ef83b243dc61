package croupier.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every bot is sat down in two worlds that its seat cannot tell apart, with the same chance of its
 * own, and does the same in both; what it does is legal, and the world stays as it was.
 */
class TwoWorldsTest {
  private static final int DECISIONS = 160;

  private int decisions;

  static Stream<Arguments> everyBot() {
    return GamesToTest.all()
        .flatMap(game -> Stream.of(Level.values()).map(level -> Arguments.of(game, level)));
  }

  @ParameterizedTest
  @MethodSource("everyBot")
  void aBotDoesTheSameInWorldsThatItsSeatCannotTellApart(Game game, Level level) {
    for (long seed = 0; decisions < DECISIONS; seed++) {
      FastRandom random = new FastRandom(seed);
      Options options = options(game, random, seed);
      int fewest = game.fewestSeats(options);
      int seats = fewest + random.below(game.mostSeats(options) - fewest + 1);
      try {
        play(game.start(seats, options), level, random);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "%s, %s, seed %d, %d seats, %s".formatted(game.id(), level, seed, seats, options), e);
      }
    }
  }

  private void play(Position position, Level level, FastRandom random) {
    RandomPlay play = new RandomPlay(random);
    Bot bot = Bots.of(position.game(), level);
    Bot twin = Bots.of(position.game(), level);
    int seat = random.below(position.seats());
    for (int left = DECISIONS - decisions; left > 0; ) {
      if (position.mayAct(seat) && random.below(3) == 0) {
        long move = inBoth(position, seat, bot, twin, random);
        assertTrue(
            move == Bot.NOTHING
                ? (position.awaited() >> seat & 1) == 0
                : position.legal(seat, move),
            () -> move + " is not legal");
        left--;
        decisions++;
        if (move != Bot.NOTHING) {
          position.act(seat, move, null);
          continue;
        }
      }
      if (!play.step(position)) {
        return;
      }
    }
  }

  private static long inBoth(Position truth, int seat, Bot bot, Bot twin, FastRandom random) {
    Position other = truth.copy();
    other.redeal(seat, random);
    long seed = random.next();
    long move = choice(truth, seat, bot, seed);
    assertEquals(move, choice(other, seat, twin, seed), "it knows more than its seat");
    return move;
  }

  private static long choice(Position truth, int seat, Bot bot, long seed) {
    BotSeat asked = new BotSeat(bot, seat, new FastRandom(seed));
    String before = truth.save().toString();
    asked.look(truth);
    long move = asked.choose(Thinking.trials(20));
    Position world = truth.copy();
    world.redeal(seat, new FastRandom(seed));
    assertEquals(world.save().toString(), asked.world().save().toString(), "the world is left");
    assertEquals(before, truth.save().toString());
    asked.why(move);
    return move;
  }

  private static Options options(Game game, FastRandom random, long seed) {
    Map<String, String> wished = new HashMap<>();
    for (Options.Spec spec : game.options()) {
      if (seed % 2 == 1) {
        wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
      }
    }
    return game.options(wished);
  }
}
