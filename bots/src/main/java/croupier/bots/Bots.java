package croupier.bots;

import croupier.bots.search.Candidates;
import croupier.bots.search.RandomEnding;
import croupier.bots.search.WorldSearch;
import croupier.bots.tuning.Tunable;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The bots there are. A game has every level: those that no {@link BotBox} brings are played by the
 * bot that knows nothing but the contract, with so much thinking as fits the level.
 */
public final class Bots {
  private static final List<BotBox> BOXES =
      ServiceLoader.load(BotBox.class, BotBox.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private static final int EASY_TRIALS = 40;
  private static final int NORMAL_TRIALS = 150;

  /** Of more moves than this it looks at some. */
  private static final int ANY_MOVES = 40;

  private Bots() {}

  /** The bot of a game whose weights can be tuned; null when there is none. */
  public static Tunable tunable(String game) {
    Game wanted = Games.named(game);
    return BOXES.stream()
        .filter(box -> box.knows(wanted))
        .map(box -> box.tunable(wanted))
        .findFirst()
        .orElse(null);
  }

  /** A bot for one seat of one game. */
  public static Bot of(Game game, Level level) {
    if (level != Level.ANY) {
      for (BotBox box : BOXES) {
        if (box.knows(game)) {
          return box.bot(game, level);
        }
      }
    }
    return new WorldSearch(
        Candidates::all,
        new RandomEnding(),
        ANY_MOVES,
        switch (level) {
          case EASY -> EASY_TRIALS;
          case NORMAL -> NORMAL_TRIALS;
          case HARD, ANY -> Integer.MAX_VALUE;
        },
        0);
  }
}
