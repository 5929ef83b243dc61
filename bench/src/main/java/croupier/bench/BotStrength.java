package croupier.bench;

import com.sun.management.ThreadMXBean;
import croupier.bots.Bot;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.bots.strength.Match;
import croupier.bots.strength.WinRate;
import croupier.engine.Game;
import croupier.engine.Games;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Who beats whom, with 95 % intervals, and how quickly:
 *
 * <pre>java -cp "bench/target/lib/*:bench/target/classes" croupier.bench.BotStrength \
 *     GAME SEATS PLAYER OTHERS DEALS [MILLISECONDS | trials=N]</pre>
 *
 * where players are {@code easy}, {@code normal}, {@code hard}, {@code any} or {@code random}. The
 * player sits on each seat once with each deal; with four seats 25 % is even. Seconds are those of
 * the processor, and so is the time to think.
 */
public final class BotStrength {
  private static final long MILLISECOND = 1_000_000;
  private static final double SECOND = 1e9;
  private static final String TRIALS = "trials=";

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private BotStrength() {}

  public static void main(String[] arguments) {
    Game game = Games.named(arguments[0]);
    int seats = Integer.parseInt(arguments[1]);
    int deals = Integer.parseInt(arguments[4]);
    Match match =
        new Match(
            game,
            game.options(Map.of()),
            seats,
            thinking(arguments.length > 5 ? arguments[5] : "50"));
    long before = nanos();
    long bytesBefore = bytes();
    WinRate rate =
        match.play(player(game, arguments[2]), player(game, arguments[3]), deals, 1_000_000);
    double seconds = (nanos() - before) / SECOND;
    long bytes = bytes() - bytesBefore;
    System.out.printf(
        "%s, %d seats: %s against %s wins %s; %.1f %% finished; %.0f games/s, %.0f decisions/s, %d bytes of garbage each%n",
        game.id(),
        seats,
        arguments[2],
        arguments[3],
        rate,
        100 * match.finished(),
        match.played() / seconds,
        match.decisions() / seconds,
        bytes / match.decisions());
  }

  private static Thinking thinking(String limit) {
    return limit.startsWith(TRIALS)
        ? Thinking.trials(Integer.parseInt(limit.substring(TRIALS.length())))
        : Thinking.time(Integer.parseInt(limit) * MILLISECOND, BotStrength::nanos);
  }

  private static Supplier<Bot> player(Game game, String name) {
    return name.equals("random")
        ? RandomBot::new
        : () -> Bots.of(game, Level.valueOf(name.toUpperCase(Locale.ROOT)));
  }

  private static long bytes() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }

  private static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
