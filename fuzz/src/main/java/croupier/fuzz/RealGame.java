package croupier.fuzz;

import croupier.app.live.LiveGame;
import croupier.app.live.Luck;
import croupier.app.live.MemoryRecord;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.SeededNature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game that was played by chance for some steps, with its record: what people do, as far as rules
 * go.
 */
record RealGame(String seed, LiveGame game, MemoryRecord record) {
  static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Di");

  /** In a finished record, and nowhere before. */
  static final String SALT = "the salt that nobody may see";

  private static final int LONGEST = 400;
  private static final int SEEDS = 8;
  private static final int KEPT = 64;

  /** Played once, and looked at often. */
  private static final Map<String, RealGame> PLAYED =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RealGame> eldest) {
          return size() > KEPT;
        }
      };

  /** One of many; whoever changes it takes a copy. */
  static RealGame chosen(Choices choices) throws IOException {
    Game game = Games.ALL.get(choices.below(Games.ALL.size()));
    int preset = choices.below(game.presets().size());
    int seats = choices.below(NAMES.size() + 1);
    int seed = choices.below(SEEDS);
    int steps = choices.below(LONGEST);
    String name = game.id() + " " + preset + " " + seats + " " + seed + " " + steps;
    RealGame known = PLAYED.get(name);
    if (known == null) {
      known = played(game, preset, seats, seed, steps);
      PLAYED.put(name, known);
    }
    return known;
  }

  private static RealGame played(Game game, int preset, int wished, int seed, int steps)
      throws IOException {
    Options options = game.options(game.presets().get(preset).options());
    int most = Math.min(NAMES.size(), game.mostSeats(options));
    int seats = Math.clamp(wished, game.fewestSeats(options), most);
    List<String> names = NAMES.subList(0, seats);
    Position start = game.start(seats, options);
    String word = "seed " + seed;
    MemoryRecord record = new MemoryRecord(names, start, true, word, SALT);
    LiveGame live = new LiveGame(names, start, new SeededNature(word), record);
    if (seed % 2 == 0) {
      live.add(Luck.checked(names.stream().map(name -> name + "!").toList(), seats));
    }
    play(live, new FastRandom(seed), steps);
    return new RealGame(word, live, record);
  }

  /** Lets people play on for some steps, at most to its end. */
  static void play(LiveGame live, FastRandom random, int steps) throws IOException {
    RandomPlay people = new RandomPlay(random);
    for (int left = steps; left > 0; left--) {
      Position position = live.position();
      switch (position.waiting()) {
        case OVER -> {
          return;
        }
        case CHANCE -> {
          if (position.asks().byHand() && random.below(2) == 0) {
            live.chance(position.outcome(position.draw(random)));
          } else {
            live.chance();
          }
        }
        case DECISIONS -> {
          int seat = people.oneOf(position.deciders());
          live.act(seat, position.action(people.pick(position, seat)));
        }
      }
    }
  }

  /** The first so many steps of a game of each kind. */
  static List<RealGame> some(int steps) throws IOException {
    List<RealGame> some = new ArrayList<>();
    for (Game game : Games.ALL) {
      some.add(played(game, 0, 2, 1, steps));
    }
    return some;
  }

  /** Data that was read, with its fields by name. */
  static Map<String, Object> named(Map<?, ?> data) {
    Map<String, Object> named = new LinkedHashMap<>();
    data.forEach((name, value) -> named.put((String) name, value));
    return named;
  }

  Position position() {
    return game.position();
  }
}
