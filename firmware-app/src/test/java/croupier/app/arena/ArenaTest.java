package croupier.app.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.program.ProgramLimits;
import croupier.engine.Game;
import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Games that do not end, and threads that are far ahead of others. */
class ArenaTest {
  private static final ProgramLimits LIMITS = ProgramLimits.of(30_000, 1_024);
  private static final Clock STANDS_STILL = () -> 0;

  private static Contest contest(Game game, long games, String bot) {
    return new Contest(game, game.options(Map.of()), 2, List.of(bot, bot), games, "7", 1);
  }

  private static List<Entrant> entrants(String bot) {
    return Collections.nCopies(2, Entrant.of(bot).orElseThrow());
  }

  @Reaches("Limits.ARENA_STEPS")
  @Test
  void aGameThatDoesNotEndIsNobodys() {
    assertEquals(List.of(0), winners(Limits.ARENA_STEPS));
    assertEquals(List.of(), winners(Limits.ARENA_STEPS + 1));
  }

  private static List<Integer> winners(int steps) {
    Contest contest = contest(new CountingGame(steps), 2, "random");
    try (ArenaTable table =
        new ArenaTable(contest, entrants("random"), LIMITS, Optional.empty(), STANDS_STILL)) {
      return table.play(0).winners();
    }
  }

  /** One of two threads is held in its first game; programs play one at a time. */
  @Reaches("Limits.ARENA_EARLY")
  @Test
  void aThreadThatIsFarAheadWaitsForTheOther() throws Exception {
    long games = Limits.ARENA_EARLY + 10L;
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicBoolean held = new AtomicBoolean();
    AtomicLong begun = new AtomicLong();
    LinkedBlockingQueue<Thread> ahead = new LinkedBlockingQueue<>();
    List<Long> heard = Collections.synchronizedList(new ArrayList<>());
    String program = "/never/asked";
    Contest contest = contest(new CountingGame(0), games, program);
    Arena arena = new Arena(contest, entrants(program), LIMITS, Optional.empty(), STANDS_STILL);
    Thread playing =
        Thread.ofPlatform()
            .start(
                () ->
                    arena.play(
                        0,
                        games,
                        2,
                        game -> heard.add(game.number()),
                        () -> {
                          if (held.compareAndSet(false, true)) {
                            await(goOn);
                          } else if (begun.getAndIncrement() == 0) {
                            ahead.add(Thread.currentThread());
                          }
                          return false;
                        }));
    Thread other = ahead.take();
    while (other.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    assertEquals(
        Limits.ARENA_EARLY + 1, begun.get() - heard.size(), "and the game that it would bring");
    goOn.countDown();
    playing.join();
    assertEquals(LongStream.range(0, games).boxed().toList(), heard);
  }

  private static void await(CountDownLatch goOn) {
    try {
      goOn.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
