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
import croupier.engine.Game;
import croupier.engine.Group;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A game that people play, as it lies on the disk and as it will be told of. */
final class GameOnDisk implements KeptGame {
  private final TableContext context;
  private final RecordFile file;
  private final Game game;
  private final SeatsFile seats;
  private final PlayedFile played;
  private final GameWatch watch;

  GameOnDisk(TableContext context, SavedGames.Kept kept) {
    this.context = context;
    file = kept.file();
    seats = kept.seats();
    played = kept.played();
    game = kept.game().position().game();
    watch = new GameWatch(kept.game().position());
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

  @Override
  public List<Message> moments() {
    return watch.moments();
  }

  @Override
  public List<Map<Group, Integer>> groups() {
    return watch.groups();
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
  public void drop() {
    try {
      file.drop();
    } catch (IOException e) {
      TableContext.LOG.warn("The game is still offered: {}", e.getMessage());
    }
  }

  @Override
  public void leave(boolean over) {
    context.lastGame().left(game, !over);
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
