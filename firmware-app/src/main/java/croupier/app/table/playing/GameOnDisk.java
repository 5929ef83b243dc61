package croupier.app.table.playing;

import croupier.app.live.PlayedFile;
import croupier.app.live.RecordFile;
import croupier.app.live.SavedGames;
import croupier.app.live.SeatsFile;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import java.io.IOException;

/** A game that people play, as it lies on the disk. */
final class GameOnDisk implements KeptGame {
  private final TableContext context;
  private final RecordFile file;
  private final SeatsFile seats;
  private final PlayedFile played;

  GameOnDisk(TableContext context, SavedGames.Kept kept) {
    this.context = context;
    file = kept.file();
    seats = kept.seats();
    played = kept.played();
  }

  @Override
  public void seat(Seating seating) {
    try {
      seats.write(seating.seats());
    } catch (IOException e) {
      TableContext.LOG.warn("Who sits where is not kept: {}", e.getMessage());
    }
    note(() -> played.seated(seating.seats().bots()));
  }

  @Override
  public void playUnsaved() {
    file.keepInMemory();
  }

  @Override
  public boolean isBehind() {
    return file.behind();
  }

  @Override
  public boolean drop() {
    note(played::left);
    try {
      file.drop();
      return true;
    } catch (IOException e) {
      TableContext.LOG.warn("The game is still offered: {}", e.getMessage());
      return false;
    }
  }

  @Override
  public void leave(boolean over) {
    context.leftAGame(!over);
    note(played::left);
    try {
      file.close();
    } catch (IOException e) {
      TableContext.LOG.warn("The last moves of the game are not saved: {}", e.getMessage());
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
}
