package croupier.engine.express;

import croupier.engine.Event;
import croupier.engine.Group;
import java.util.List;

/** What the table sees happen. */
public sealed interface ExpressEvent extends Event {
  /** The seats that rolled for the start, and their policemen. */
  record PolicemenCounted(List<Integer> seats, List<Integer> counts) implements ExpressEvent {}

  record TurnBegan(int seat) implements ExpressEvent {}

  record DiceRolled(int seat, List<Die> dice, List<Face> faces) implements ExpressEvent {}

  record PolicemanPlaced(int seat, Die die) implements ExpressEvent {}

  record PolicemanFreed(int seat, Die die) implements ExpressEvent {}

  record GoCollected(int seat, int money) implements ExpressEvent {}

  record HouseTaken(int seat, int houses) implements ExpressEvent {}

  /** A house was rolled, but the box is empty. */
  record NoHouseLeft(int seat) implements ExpressEvent {}

  record HouseBroken(int seat, int houses) implements ExpressEvent {}

  record HotelBuilt(int seat, int money) implements ExpressEvent {}

  /** A hotel was rolled, but it does not count now. */
  record HotelMissed(int seat) implements ExpressEvent {}

  record DiePlaced(int seat, Die die, Group group) implements ExpressEvent {}

  record GroupCompleted(int seat, Group group, int money) implements ExpressEvent {}

  /** Three policemen: the turn is over and this much is lost. */
  record WentToJail(int seat, int lost) implements ExpressEvent {}

  /**
   * The turn was scored.
   *
   * @param complete for complete groups
   * @param incomplete for the best incomplete one
   * @param houses for houses held
   * @param go for each GO
   * @param hotels for hotels
   * @param total the seat's score now
   */
  record TurnScored(
      int seat, int complete, int incomplete, int houses, int go, int hotels, int total)
      implements ExpressEvent {
    /** What the turn brought. */
    public int kept() {
      return complete + incomplete + houses + go + hotels;
    }
  }

  record GameWon(int seat, int total) implements ExpressEvent {}
}
