package croupier.app.table.playing;

import croupier.app.live.LiveGame;
import croupier.app.seat.HeldSeats;
import croupier.app.table.face.Wish;
import java.io.IOException;
import java.util.List;

/** How a wish comes true: on the disk, in the position, and in what can be taken back. */
record Fulfilment(LiveGame game, TakingBack takingBack, Show show, HeldSeats seats) {
  /**
   * Lets it happen.
   *
   * @param byHand whether hands wished it, and not time or the only choice there is
   */
  void of(Wish wish, boolean byHand) throws IOException {
    switch (wish) {
      case Wish.Act(int player, var action) -> {
        game.act(player, action);
        takingBack.decided(byHand);
      }
      case Wish.Roll() -> {
        game.chance();
        takingBack.stands();
      }
      case Wish.ByHand(var outcome) -> {
        game.chance(outcome);
        takingBack.stands();
      }
      case Wish.TakeBack(int player) -> show.tell(List.of(takingBack.takeBack(player)));
      case Wish.LetGo(int player) -> {
        seats.forget(player);
        show.tell(List.of());
      }
      case Wish.Sure _, Wish.Nothing _ -> {}
    }
  }
}
