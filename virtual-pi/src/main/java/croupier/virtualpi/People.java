package croupier.virtualpi;

import croupier.hal.Control;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.util.List;
import java.util.SplittableRandom;

/**
 * People who do whatever the unit offers, one after the other, and want to get on: they take what
 * is shown more often than they look around, and keep much money rather than little.
 */
final class People {
  private final SplittableRandom chance;

  People(long seed) {
    chance = new SplittableRandom(seed);
  }

  Key choose(List<Key> keys) {
    int pick = chance.nextInt(keys.stream().mapToInt(People::liking).sum());
    for (Key key : keys) {
      pick -= liking(key);
      if (pick < 0) {
        return key;
      }
    }
    throw new IllegalStateException("nothing can be done: " + keys);
  }

  /** One detent in either direction. */
  int steps() {
    return chance.nextBoolean() ? 1 : -1;
  }

  private static int liking(Key key) {
    if (key.gesture() == Gesture.HOLD) {
      return key.control().isSeat() ? 6 : 0; // nobody pauses, and all know the rules
    }
    if (key.gesture() == Gesture.TURN) {
      return key.meaning().equals("go.key-boards") ? 1 : 4;
    }
    if (key.meaning().equals("playing.take-back")) {
      return 1;
    }
    if (key.meaning().equals("express.stop-and-keep")) {
      return Integer.parseInt(key.label().replaceAll("\\D", "")) / 100;
    }
    return key.control() == Control.OK ? 20 : 10;
  }
}
