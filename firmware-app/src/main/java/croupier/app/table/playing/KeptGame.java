package croupier.app.table.playing;

import croupier.app.evenings.GameWatch;
import croupier.app.live.PlayedFile;
import croupier.app.live.RecordFile;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.live.SeatsFile;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import java.io.IOException;
import java.util.List;

/** A game that is on the table, as it lies on the disk and as it will be told of. */
final class KeptGame {
  private final RecordFile file;
  private final SeatsFile seats;
  private final PlayedFile played;
  private final GameWatch watch;

  KeptGame(SavedGames.Kept kept) {
    file = kept.file();
    seats = kept.seats();
    played = kept.played();
    watch = new GameWatch(kept.game().position().game(), kept.game().names().size());
    kept.past().ifPresent(this::remember);
    kept.game().tell(watch);
  }

  private void remember(RecordReader past) {
    try {
      past.replay(watch.past(false));
    } catch (RecordReader.Damaged damaged) {
      throw new IllegalStateException("it was whole a moment ago", damaged);
    }
  }

  /** What is told of it when it is over. */
  List<Message> moments() {
    return watch.moments();
  }

  /** Notes who sits where, for who goes on with the game and who tells of it. */
  void seat(Seating seating) {
    try {
      seats.write(seating.seats());
    } catch (IOException e) {
      TableContext.LOG.warn("Who sits where is not kept: {}", e.getMessage());
    }
    note(() -> played.seated(seating.seats().bots()));
  }

  /** From now on what the disk refuses waits in memory. */
  void playUnsaved() {
    file.keepInMemory();
  }

  /** Whether something that happened is not on the disk yet. */
  boolean isBehind() {
    return file.behind();
  }

  /** Nobody wants to finish this game: it is not offered any more. */
  void drop() {
    try {
      file.drop();
    } catch (IOException e) {
      TableContext.LOG.warn("The game is still offered: {}", e.getMessage());
    }
  }

  private interface Note {
    void write() throws IOException;
  }

  private static void note(Note note) {
    try {
      note.write();
    } catch (IOException e) {
      TableContext.LOG.warn("When the game was played is not kept: {}", e.getMessage());
    }
  }

  /** Lets go of the files; the game can be resumed from them. */
  void close() {
    note(played::left);
    try {
      file.close();
    } catch (IOException e) {
      TableContext.LOG.warn("The last moves of the game are not saved: {}", e.getMessage());
    }
  }
}
