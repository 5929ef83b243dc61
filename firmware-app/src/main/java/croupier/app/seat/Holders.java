package croupier.app.seat;

import croupier.app.live.LiveGame;
import java.util.List;

/** Who sits down at which seats of a unit; the others are for people. */
public final class Holders {
  /** Only people play at this unit. */
  public static final Holders NOBODY = new Holders(List.of(), null);

  private final List<Integer> seats;
  private final TableThread table;

  private Holders(List<Integer> seats, TableThread table) {
    this.seats = List.copyOf(seats);
    this.table = table;
  }

  /**
   * Players who play at random.
   *
   * @param seats of the unit, from 0
   */
  public static Holders random(List<Integer> seats, TableThread table) {
    return new Holders(seats, table);
  }

  /** Whether a seat of the unit is held by somebody who is no person at it. */
  public boolean holds(int unitSeat) {
    return seats.contains(unitSeat);
  }

  /**
   * Lets them sit down to a game.
   *
   * @param places the seat of the unit for each seat of the game
   */
  public HeldSeats sitDown(LiveGame game, List<Integer> places) {
    return new HeldSeats(
        game,
        table,
        places.stream()
            .<Holder>map(place -> holds(place) ? new RandomHolder(table, game::apart) : null)
            .toList());
  }
}
