package croupier.bots.strength;

import croupier.bots.Bot;
import croupier.bots.BotGame;
import croupier.bots.BotSeat;
import croupier.bots.Thinking;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import java.util.List;
import java.util.function.Supplier;

/**
 * One player against others: with each deal the player sits on every seat once, and the others are
 * all of one kind. So neither the cards nor the seat is anybody's luck.
 */
public final class Match {
  /** A game that is not over by then is nobody's. */
  private static final int MOST_STEPS = 20_000;

  private final Game game;
  private final Options options;
  private final int seats;
  private final Thinking thinking;
  private int played;
  private int finished;
  private long decisions;

  public Match(Game game, Options options, int seats, Thinking thinking) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.thinking = thinking;
  }

  /** How often the player won; a game with as many seats is even at one in so many. */
  public WinRate play(Supplier<Bot> player, Supplier<Bot> others, int deals, long seed) {
    double won = 0;
    for (int deal = 0; deal < deals; deal++) {
      for (int seat = 0; seat < seats; seat++) {
        won += share(player, others, seat, new FastRandom(seed + deal));
      }
    }
    return new WinRate(deals * seats, won);
  }

  private double share(Supplier<Bot> player, Supplier<Bot> others, int seat, FastRandom seeds) {
    BotSeat[] bots = new BotSeat[seats];
    long nature = seeds.next();
    for (int i = 0; i < seats; i++) {
      Bot bot = (i == seat ? player : others).get();
      bots[i] = new BotSeat(bot, i, new FastRandom(seeds.next()));
    }
    Position position = game.start(seats, options);
    BotGame table = new BotGame(bots, new FastRandom(nature), thinking);
    boolean over = table.play(position, MOST_STEPS);
    played++;
    decisions += table.decisions();
    if (!over) {
      return 0;
    }
    finished++;
    List<Integer> winners = position.result().winners();
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }

  /** The share of the games that came to an end. */
  public double finished() {
    return (double) finished / played;
  }

  public int played() {
    return played;
  }

  public long decisions() {
    return decisions;
  }
}
