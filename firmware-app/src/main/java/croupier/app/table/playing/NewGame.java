package croupier.app.table.playing;

import croupier.app.live.SavedGames;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Notice;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import java.io.IOException;

/** A game is begun. */
public final class NewGame {
  private NewGame() {}

  /** Begins a game; when the disk refuses, says so and goes back. */
  public static Mode begin(
      TableContext context, Seating seating, Game game, Options options, Mode before) {
    return begin(context, seating, game, options, before, Playing::of);
  }

  /** The same, when the seats have added luck of their own to its dice. */
  public static Mode withOwnLuck(
      TableContext context, Seating seating, Game game, Options options, Mode before) {
    return begin(
        context,
        seating,
        game,
        options,
        before,
        (_, _, kept) -> new OwnLuck(context, seating, kept, before));
  }

  /** What is done with a game of which only the header is written. */
  private interface Next {
    Mode of(TableContext context, Seating seating, SavedGames.Kept kept);
  }

  private static Mode begin(
      TableContext context, Seating seating, Game game, Options options, Mode before, Next next) {
    try {
      Position start = game.start(seating.players(), options);
      return next.of(context, seating, context.saved().begin(seating.names(), start));
    } catch (IOException e) {
      TableContext.LOG.warn(
          "No game can be begun in {}: {}", context.saved().folder(), e.getMessage());
      return new Notice(context, Message.of("playing.cannot-begin"), before);
    }
  }
}
