package croupier.bench;

import com.sun.management.ThreadMXBean;
import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.Thinking;
import croupier.bots.strength.Match;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.Position.Waiting;
import croupier.engine.RandomPlay;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a decision leaves for the garbage collector, by game, and what a bot keeps:
 *
 * <pre>java -XX:+UseSerialGC -cp "bench/target/lib/*:bench/target/classes" croupier.bench.Garbage
 * </pre>
 */
public final class Garbage {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final List<String> GAMES = List.of("express", "go", "travel", "brands", "deal");
  private static final int SEATS = 4;
  private static final int DECISIONS = 1_000_000;
  private static final int DEALS = 200;
  private static final int HARD_TRIALS = 500;
  private static final int FEW_TRIALS = 50;

  /** So many bots are looked at, so that what else the JVM does counts little. */
  private static final int BOTS = 100;

  private Garbage() {}

  public static void main(String[] arguments) {
    for (String name : GAMES) {
      Game game = Games.named(name);
      ofRandomPlay(game, SEATS, DECISIONS);
      System.out.printf(
          "%s, %d seats, bytes of garbage a decision: random play %.4f, normal %.0f; with %d trials"
              + " hard %.0f; a hard bot keeps %.0f KB%n",
          name,
          SEATS,
          ofRandomPlay(game, SEATS, DECISIONS),
          ofBots(game, Level.NORMAL, DEALS, 0),
          HARD_TRIALS,
          ofBots(game, Level.HARD, 1, HARD_TRIALS),
          kept(game) / 1024.0);
    }
  }

  /** Bytes a decision of random legal play, game after game, chance included. */
  static double ofRandomPlay(Game game, int seats, int decisions) {
    Position start = game.start(seats, game.options(Map.of()));
    Position position = start.copy();
    RandomPlay play = new RandomPlay(new FastRandom(1));
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int decided = 0; decided < decisions; ) {
      decided += position.waiting() == Waiting.DECISIONS ? 1 : 0;
      if (!play.step(position)) {
        position.set(start);
      }
    }
    return (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / decisions;
  }

  /** Bytes a decision between bots of a level, the making of tables and bots included. */
  private static double ofBots(Game game, Level level, int deals, int trials) {
    Supplier<Bot> bot = () -> Bots.of(game, level);
    Match match = new Match(game, game.options(Map.of()), SEATS, Thinking.trials(trials));
    match.play(bot, bot, 1, 0);
    long decisionsBefore = match.decisions();
    long before = THREADS.getCurrentThreadAllocatedBytes();
    match.play(bot, bot, deals, 1);
    return (double) (THREADS.getCurrentThreadAllocatedBytes() - before)
        / (match.decisions() - decisionsBefore);
  }

  /** Bytes that a hard bot holds on to after it has thought. */
  private static double kept(Game game) {
    Position position = game.start(SEATS, game.options(Map.of()));
    RandomPlay play = new RandomPlay(new FastRandom(1));
    while (position.waiting() != Waiting.DECISIONS || Integer.bitCount(position.deciders()) != 1) {
      play.step(position);
    }
    int seat = Integer.numberOfTrailingZeros(position.deciders());
    List<BotSeat> seats = new ArrayList<>();
    for (int i = 0; i < BOTS; i++) {
      seat(game, position, seat);
    }
    long before = used();
    for (int i = 0; i < BOTS; i++) {
      seats.add(seat(game, position, seat));
    }
    return (double) (used() - before) / seats.size();
  }

  private static BotSeat seat(Game game, Position position, int seat) {
    BotSeat bot = new BotSeat(Bots.of(game, Level.HARD), seat, new FastRandom(1));
    bot.look(position);
    bot.choose(Thinking.trials(FEW_TRIALS));
    return bot;
  }

  private static long used() {
    // Twice, for what is only let go when the first is done.
    System.gc();
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
