package croupier.bench;

import croupier.bots.Bot;
import croupier.bots.BotGame;
import croupier.bots.BotSeat;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.Thinking;
import croupier.engine.FastRandom;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import java.util.Locale;
import java.util.Map;

/**
 * What a turn of express brings a bot on average, far from the goal, with its 95 % interval:
 *
 * <pre>java -cp "bench/target/lib/*:bench/target/classes" croupier.bench.BotTurns LEVEL TURNS</pre>
 */
public final class BotTurns {
  private static final double NORMAL_95 = 1.959964;

  private BotTurns() {}

  public static void main(String[] arguments) {
    Level level = Level.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    int turns = Integer.parseInt(arguments[1]);
    FastRandom random = new FastRandom(1);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < turns; i++) {
      double score = turn(level, random);
      sum += score;
      squares += score * score;
    }
    double mean = sum / turns;
    double error = Math.sqrt((squares / turns - mean * mean) / turns);
    System.out.printf("%s: %.0f a turn, give or take %.0f%n", level, mean, NORMAL_95 * error);
  }

  private static int turn(Level level, FastRandom random) {
    Map<String, String> options = Map.of("goal", "25000");
    ExpressPosition position = Express.GAME.start(2, Express.GAME.options(options));
    BotSeat[] seats = new BotSeat[2];
    for (int seat = 0; seat < 2; seat++) {
      Bot bot = Bots.of(Express.GAME, level);
      seats[seat] = new BotSeat(bot, seat, new FastRandom(random.next()));
    }
    BotGame game = new BotGame(seats, random, Thinking.trials(0));
    game.step(position);
    int first = position.turn();
    while (position.turn() == first && game.step(position)) {}
    return position.score(first);
  }
}
