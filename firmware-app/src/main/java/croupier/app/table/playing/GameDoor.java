package croupier.app.table.playing;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Wish;
import java.io.IOException;
import java.util.List;

/** Where wishes come true: on the disk, in the position, and as beats to be shown. */
record GameDoor(LiveGame game, TakingBack takingBack, Show show) {
  /**
   * @param byHand whether hands made the wish, and not time or the only choice there is
   */
  void letHappen(Wish wish, boolean byHand) throws IOException {
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
      case Wish.TakeBack(int player) -> {
        takingBack.takeBack(player);
        show.tell(List.of(takingBack.told(player)));
      }
      case Wish.Sure _, Wish.Nothing _ -> {}
    }
  }
}
