package croupier.app.table.show;

import croupier.app.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The steps of a rehearsed game that are shown, from one to before another.
 *
 * @param moments what there is to see in it, each once
 */
record Stretch(Rehearsal game, int from, int to, List<Message> moments) {
  /** A few minutes. */
  private static final int STEPS = 60;

  /** What leads to the first moment, and what follows from the last. */
  private static final int LEAD = 8;

  private static final int AFTER = 4;

  /** One more kind of moment is worth so many of the same. */
  private static final int KIND = 10;

  /** All of it. */
  static Stretch whole(Rehearsal game) {
    return new Stretch(game, 0, game.steps().size(), moments(game, 0, game.steps().size()));
  }

  /** The few minutes with the most to see; the end of a game in which there is nothing. */
  static Stretch finest(Rehearsal game) {
    int all = game.steps().size();
    int best = -1;
    int bestWorth = 0;
    for (int from = 0; from < all; from++) {
      if (!game.steps().get(from).moments().isEmpty()) {
        int worth = worth(game, from, Math.min(all, from + STEPS));
        if (worth > bestWorth) {
          best = from;
          bestWorth = worth;
        }
      }
    }
    if (best < 0) {
      return new Stretch(game, Math.max(0, all - STEPS), all, List.of());
    }
    int from = Math.max(0, best - LEAD);
    int to = Math.min(all, lastMoment(game, best) + AFTER);
    return new Stretch(game, from, to, moments(game, from, to));
  }

  private static int lastMoment(Rehearsal game, int from) {
    int end = Math.min(game.steps().size(), from + STEPS);
    int last = end - 1;
    while (last > from + STEPS / 2 && game.steps().get(last).moments().isEmpty()) {
      last--;
    }
    return last + 1;
  }

  private static int worth(Rehearsal game, int from, int to) {
    int count = 0;
    for (int step = from; step < to; step++) {
      count += game.steps().get(step).moments().size();
    }
    return moments(game, from, to).size() * KIND + count;
  }

  private static List<Message> moments(Rehearsal game, int from, int to) {
    Set<Message> moments = new LinkedHashSet<>();
    for (int step = from; step < to; step++) {
      moments.addAll(game.steps().get(step).moments());
    }
    return new ArrayList<>(moments);
  }

  /** Whether there is more to see than in another. */
  boolean isFinerThan(Stretch other) {
    return worth(game, from, to) > worth(other.game, other.from, other.to);
  }
}
