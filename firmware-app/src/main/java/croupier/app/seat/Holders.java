package croupier.app.seat;

import croupier.app.live.LiveGame;
import croupier.engine.Randomness;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Who sits down at which seats of a unit, game after game; the others are for people. */
public final class Holders {
  /** Only people play at this unit. */
  public static final Holders NOBODY = new Holders(Map.of(), null);

  private final Map<Integer, Newcomer> seats;
  private final TableThread table;

  /** Somebody who comes anew to each game. */
  @FunctionalInterface
  public interface Newcomer {
    /**
     * @param chance gives the same chance for the same words whenever the game is gone on with, and
     *     none of the game's own
     */
    Holder sitDown(Function<String, Randomness> chance);
  }

  /**
   * @param seats of the unit, from 0
   */
  public Holders(Map<Integer, Newcomer> seats, TableThread table) {
    this.seats = Map.copyOf(seats);
    this.table = table;
  }

  /**
   * Players who play at random.
   *
   * @param seats of the unit, from 0
   */
  public static Holders random(List<Integer> seats, TableThread table) {
    Map<Integer, Newcomer> all = new TreeMap<>();
    seats.forEach(seat -> all.put(seat, chance -> new RandomHolder(table, chance)));
    return new Holders(all, table);
  }

  /** Whether a seat of the unit is held by somebody who is no person at it. */
  public boolean holds(int unitSeat) {
    return seats.containsKey(unitSeat);
  }

  /**
   * Lets them sit down to a game.
   *
   * @param places the seat of the unit for each seat of the game
   */
  public HeldSeats sitDown(LiveGame game, List<Integer> places) {
    return new HeldSeats(game, table, places.stream().map(place -> holder(game, place)).toList());
  }

  private Holder holder(LiveGame game, int place) {
    return holds(place) ? seats.get(place).sitDown(game::apart) : null;
  }
}
