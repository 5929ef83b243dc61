package croupier.engine.classic;

import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.RandomPlay;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Games of random play that somebody follows; every other one has random options. */
final class RandomGames {
  private RandomGames() {}

  interface Follower {
    void follow(ClassicPosition position, Randomness source);
  }

  static void of(Game game, int games, Follower follower) {
    long only = Long.getLong("seed", -1);
    for (long seed = only < 0 ? 0 : only; seed < (only < 0 ? games : only + 1); seed++) {
      FastRandom random = new FastRandom(seed);
      Map<String, String> wished = new LinkedHashMap<>();
      for (Options.Spec spec : game.options()) {
        String value = spec.values().get(random.below(spec.values().size()));
        if (seed % 2 == 1) {
          wished.put(spec.name(), value);
        }
      }
      ClassicPosition position =
          (ClassicPosition) game.start(2 + random.below(5), game.options(wished));
      try {
        follower.follow(position, random);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "%s, seed %d, %d seats, %s; again: ./croupier test -pl engine -Dtest='croupier/engine/classic/*Test' -Dseed=%d"
                .formatted(game.id(), seed, position.seats(), position.options(), seed),
            e);
      }
    }
  }

  /** Makes the next thing happen, and tells what happened; nothing when the game is over. */
  static List<Event> step(ClassicPosition position, Randomness source) {
    List<Event> events = new ArrayList<>();
    switch (position.waiting()) {
      case OVER -> {}
      case CHANCE -> position.happen(position.draw(source), events);
      case DECISIONS -> {
        RandomPlay play = new RandomPlay(source);
        int seat = play.oneOf(position.deciders());
        position.act(seat, play.pick(position, seat), events);
      }
    }
    return events;
  }
}
