package croupier.app.seat;

import croupier.app.live.LiveGame;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.engine.Game;
import croupier.engine.Randomness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Who can hold the seats of a unit where no people sit: bots, and who was invited. */
public final class Holders {
  /** How well a bot at this table can play, from the weakest on. */
  public static final List<Level> LEVELS = List.of(Level.EASY, Level.NORMAL, Level.HARD);

  /** What it decides at once, when it has thought for too long. */
  private static final Level QUICK = Level.NORMAL;

  private final TableThread table;
  private final Thinker thinker;
  private final Map<Integer, Newcomer> invited;
  private final SeatPages pages;

  /**
   * @param invited by seat of the unit, from 0: who comes to every new game unless somebody else
   *     takes the seat
   */
  public Holders(TableThread table, Thinker thinker, Map<Integer, Newcomer> invited) {
    this.table = table;
    this.thinker = thinker;
    this.invited = Map.copyOf(invited);
    pages = new SeatPages(table);
  }

  /** The pages beside the people at the unit. */
  public SeatPages pages() {
    return pages;
  }

  /** A table where bots come to these seats of the unit, from 0. */
  public static Holders withBots(TableThread table, Thinker thinker, Map<Integer, Level> bots) {
    Map<Integer, Newcomer> invited = new TreeMap<>();
    bots.forEach((seat, level) -> invited.put(seat, new Opponent(level, table, thinker)));
    return new Holders(table, thinker, invited);
  }

  /** A bot that plays so well. */
  public Newcomer bot(Level level) {
    return new Opponent(level, table, thinker);
  }

  /** Who comes to a seat of the unit, if nobody takes it. */
  public Optional<Newcomer> invited(int unitSeat) {
    return Optional.ofNullable(invited.get(unitSeat));
  }

  /**
   * Lets everybody sit down to a game.
   *
   * @param newcomers for each seat of the game who holds it; empty for people at the unit
   */
  public HeldSeats sitDown(LiveGame game, List<Optional<Newcomer>> newcomers) {
    return new HeldSeats(game, table, newcomers);
  }

  private record Opponent(Level howWell, TableThread table, Thinker thinker) implements Newcomer {
    @Override
    public Holder sitDown(Game game, Function<String, Randomness> chance) {
      return new BotHolder(Bots.of(game, howWell), Bots.of(game, QUICK), table, thinker, chance);
    }

    @Override
    public Optional<Level> level() {
      return Optional.of(howWell);
    }
  }
}
