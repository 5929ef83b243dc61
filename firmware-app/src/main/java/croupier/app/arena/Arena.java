package croupier.app.arena;

import croupier.app.Limits;
import croupier.app.program.ProgramLimits;
import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Plays the games of a contest on some threads, each at a table of its own, and tells of them in
 * the order of their numbers. What is told is the same on any number of threads.
 */
final class Arena {
  /** Quick games are played in rows of so many, so that threads seldom meet. */
  private static final int ROW = 64;

  private final Contest contest;
  private final List<Entrant> entrants;
  private final ProgramLimits limits;
  private final Optional<KeptGames> kept;
  private final Clock clock;
  private final List<DecisionTimes> times = new ArrayList<>();

  Arena(
      Contest contest,
      List<Entrant> entrants,
      ProgramLimits limits,
      Optional<KeptGames> kept,
      Clock clock) {
    this.contest = contest;
    this.entrants = List.copyOf(entrants);
    this.limits = limits;
    this.kept = kept;
    this.clock = clock;
    entrants.forEach(_ -> times.add(new DecisionTimes()));
  }

  /** How long each bot took for its decisions, in all that was played. */
  List<DecisionTimes> times() {
    return times;
  }

  /**
   * Plays all games from a number up to another, or until it is stopped.
   *
   * @param hears of each game, one after the other, on any thread
   * @param stopped asked before each game
   */
  void play(long from, long to, int threads, Consumer<Played> hears, BooleanSupplier stopped) {
    AtomicLong next = new AtomicLong(from);
    AtomicReference<Throwable> fault = new AtomicReference<>();
    InOrder line = new InOrder(from, hears);
    int row = entrants.stream().allMatch(Entrant::isQuick) ? ROW : 1;
    BooleanSupplier ends = () -> fault.get() != null || stopped.getAsBoolean();
    Runnable playing =
        () -> {
          try (ArenaTable table = new ArenaTable(contest, entrants, limits, kept, clock)) {
            long first = next.getAndAdd(row);
            while (first < to && line.bring(row(table, first, Math.min(to, first + row), ends))) {
              first = next.getAndAdd(row);
            }
            add(table.times());
          } catch (Throwable wrong) {
            fault.compareAndSet(null, wrong);
            line.giveUp();
          }
        };
    List<Thread> workers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      workers.add(Thread.ofPlatform().name("arena " + i).start(playing));
    }
    playing.run();
    workers.forEach(Arena::await);
    switch (fault.get()) {
      case null -> {}
      case RuntimeException wrong -> throw wrong;
      case Error wrong -> throw wrong;
      case Throwable wrong -> throw new IllegalStateException(wrong);
    }
  }

  /** Some games one after the other; fewer when it is stopped. */
  private static List<Played> row(ArenaTable table, long from, long to, BooleanSupplier ends) {
    List<Played> row = new ArrayList<>();
    for (long number = from; number < to && !ends.getAsBoolean(); number++) {
      row.add(table.play(number));
    }
    return row;
  }

  private synchronized void add(List<DecisionTimes> more) {
    for (int bot = 0; bot < times.size(); bot++) {
      times.get(bot).add(more.get(bot));
    }
  }

  private static void await(Thread worker) {
    try {
      worker.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody stops the arena like this", e);
    }
  }

  /** Games that are over, told in their order. */
  private static final class InOrder {
    private final Map<Long, List<Played>> early = new TreeMap<>();
    private final Consumer<Played> hears;
    private long next;
    private boolean over;

    InOrder(long from, Consumer<Played> hears) {
      next = from;
      this.hears = hears;
    }

    /** Takes a row of games; false when there is none any more. */
    synchronized boolean bring(List<Played> row) throws InterruptedException {
      if (row.isEmpty()) {
        giveUp();
        return false;
      }
      long first = row.getFirst().number();
      while (first != next && early.size() >= Limits.ARENA_EARLY && !over) {
        wait();
      }
      early.put(first, row);
      for (List<Played> due = early.remove(next); due != null; due = early.remove(next)) {
        due.forEach(hears);
        next += due.size();
      }
      notifyAll();
      return true;
    }

    /** A game is missing for ever: nobody waits for it. */
    synchronized void giveUp() {
      over = true;
      notifyAll();
    }
  }
}
