package croupier.bots.search;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Position;
import croupier.engine.Randomness;

/** The moves that are worth a trial. */
public interface Candidates {
  /** Writes them, the likeliest first, and returns how many; never none. */
  int list(Position world, int seat, Randomness chance, long[] into);

  /** All that is listed, and to do nothing where that is possible, in random order. */
  static int all(Position world, int seat, Randomness chance, long[] into) {
    int count = world.moves(seat, into);
    if ((world.awaited() >> seat & 1) == 0) {
      into[count++] = Bot.NOTHING;
    }
    for (int i = count - 1; i > 0; i--) {
      int other = chance.below(i + 1);
      long move = into[i];
      into[i] = into[other];
      into[other] = move;
    }
    return count;
  }

  /** All that is listed, after what these rules would do. */
  static Candidates after(Bot rules) {
    return (world, seat, chance, into) -> {
      int count = all(world, seat, chance, into);
      long first = rules.choose(world, seat, chance, Thinking.trials(0));
      for (int i = 0; i < count; i++) {
        if (into[i] == first) {
          into[i] = into[0];
          into[0] = first;
          return count;
        }
      }
      into[count] = into[0];
      into[0] = first;
      return count + 1;
    };
  }
}
