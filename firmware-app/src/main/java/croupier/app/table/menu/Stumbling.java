package croupier.app.table.menu;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.live.Stumbles.Stumbled;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.playing.Playing;
import croupier.app.table.screen.Notice;
import croupier.app.words.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What becomes of a game that the program has stumbled over. It goes on from its record, unless the
 * program stumbles there again and again: then the game is put aside, and everybody can play
 * another.
 *
 * <pre>
 *            mistake ─────────▶ kept, in the menu ──┐
 *   (played) ◀──────────────────────────────────────┤
 *            stuck ───▶ the program starts anew ────┤
 *            either, {@link croupier.app.Limits#STUMBLES} times at the same place ──▶ put aside
 * </pre>
 */
public final class Stumbling {
  private Stumbling() {}

  /** The game whose record this is was ended by a mistake of the program; says what is told. */
  public static Message over(TableContext context, Path file) {
    try {
      context.saved().stumbles().letGo();
      Stumbled stumbled = context.saved().stumbles().over(file, false);
      if (stumbled.again()) {
        return putAside(context, file);
      }
    } catch (IOException | RuntimeException e) {
      // What went wrong in the game may go wrong here too.
      TableContext.LOG.warn("That {} went wrong is not kept: {}", file, e.getMessage());
    }
    return Message.of("menu.went-wrong");
  }

  private static Message putAside(TableContext context, Path file) throws IOException {
    context.saved().drop(file);
    context.lastGame().isDone();
    TableContext.LOG.error("{} goes wrong again and again; it is not offered any more", file);
    return Message.of("menu.put-aside");
  }

  /** The game at which the table was stuck, and the reason why it goes on; else what is on now. */
  public static Mode goesOn(TableContext context, Mode now) {
    try {
      Optional<Stumbled> stuck = context.saved().stumbles().stuck();
      return stuck.isPresent() ? goesOn(context, stuck.get(), now) : now;
    } catch (IOException e) {
      TableContext.LOG.warn("The saved games cannot be read: {}", e.getMessage());
      return now;
    }
  }

  private static Mode goesOn(TableContext context, Stumbled stuck, Mode now) {
    try {
      if (stuck.again()) {
        return new Notice(context, putAside(context, stuck.file()), now);
      }
      SavedGames.Kept kept = context.saved().resume(stuck.file());
      TableContext.LOG.warn("{} goes on: its table was stuck", stuck.file());
      return new Notice(context, Message.of("menu.was-stuck"), game(context, kept));
    } catch (IOException | RecordReader.Damaged e) {
      TableContext.LOG.warn("{} cannot be resumed. {}", stuck.file(), e.getMessage());
      return new Notice(context, Message.of("menu.cannot-resume"), now);
    }
  }

  /** A game that was left is on again. */
  static Mode game(TableContext context, SavedGames.Kept kept) {
    return Playing.of(context, Seating.ofSaved(context, kept.game().names(), kept.seats()), kept);
  }
}
