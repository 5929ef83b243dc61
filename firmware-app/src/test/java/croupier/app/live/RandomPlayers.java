package croupier.app.live;

import croupier.engine.Action;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.io.IOException;
import java.util.List;

/** People who play at random, and the same again for the same seed. */
final class RandomPlayers {
  private final FastRandom random;

  RandomPlayers(long seed) {
    random = new FastRandom(seed);
  }

  /** Lets the next thing happen; false when the game is over. */
  boolean step(LiveGame game) throws IOException {
    Position position = game.position();
    switch (position.waiting()) {
      case OVER -> {
        return false;
      }
      case CHANCE -> {
        if (position.asks().byHand() || !game.answersForChance()) {
          game.chance(position.outcome(position.draw(random)));
        } else {
          game.chance();
        }
      }
      case DECISIONS -> {
        int seat = new RandomPlay(random).oneOf(position.deciders());
        List<Action> actions = position.actions(seat);
        game.act(seat, actions.get(random.below(actions.size())));
      }
    }
    return true;
  }

  void play(LiveGame game, int steps) throws IOException {
    for (int i = 0; i < steps && step(game); i++) {}
  }
}
