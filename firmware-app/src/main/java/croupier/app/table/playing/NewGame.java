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
    try {
      Position start = game.start(seating.players(), options);
      SavedGames.Kept kept = context.saved().begin(seating.names(), start);
      return Playing.of(context, seating, kept);
    } catch (IOException e) {
      TableContext.LOG.warn(
          "No game can be begun in {}: {}", context.saved().folder(), e.getMessage());
      return new Notice(context, Message.of("playing.cannot-begin"), before);
    }
  }
}
