package croupier.app.evenings;

import croupier.app.Limits;
import croupier.app.live.DamageReason;
import croupier.app.live.FileFault;
import croupier.app.live.FoundRecord;
import croupier.app.live.PlayedFile;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.engine.Because;
import croupier.engine.Result;
import java.io.IOException;
import java.util.List;

/** Reads what a record tells of its game: all of a game that is over, else what everybody saw. */
final class GameReading {
  /** The record tells nothing. */
  static final class Unreadable extends Exception {
    private final transient Message why;

    Unreadable(Message why) {
      super(null, null, false, false);
      this.why = why;
    }

    Message why() {
      return why;
    }
  }

  private final FoundRecord found;
  private GameWatch watch;

  private GameReading(FoundRecord found) {
    this.found = found;
  }

  static PlayedGame of(FoundRecord found) throws Unreadable {
    return new GameReading(found).read();
  }

  private PlayedGame read() throws Unreadable {
    if (found.bytes() > Limits.TOLD_RECORD_BYTES) {
      throw new Unreadable(Message.of("evenings.too-long"));
    }
    try {
      RecordReader record = SavedGames.read(found.file(), this::listener);
      return game(record);
    } catch (IOException e) {
      throw new Unreadable(why(0, FileFault.because(e)));
    } catch (RecordReader.Damaged damaged) {
      throw new Unreadable(why(damaged.line(), damaged.because()));
    } catch (RuntimeException mistake) {
      // One record that the program cannot cope with is not to hide all others.
      throw new Unreadable(
          why(0, DamageReason.FILE_FAULT.with("detail", mistake.getClass().getSimpleName())));
    }
  }

  private static Message why(long line, Because because) {
    Message why = RefusalWords.of(because);
    return line == 0 ? why : Message.of("replay.line").with("line", line).with("why", why);
  }

  private RecordReader.Listener listener(RecordReader record) {
    watch = new GameWatch(record.start());
    return watch.past(record.result() != null);
  }

  private PlayedGame game(RecordReader record) {
    PlayedFile.Played played = PlayedFile.of(found.file());
    Result result = record.result();
    PlayedGame.Ending ending =
        result != null
            ? PlayedGame.Ending.OVER
            : found.dropped() ? PlayedGame.Ending.DROPPED : PlayedGame.Ending.UNFINISHED;
    return new PlayedGame(
        found.file().getFileName().toString(),
        record.game().id(),
        record.names(),
        played.bots(),
        ending,
        played.from(),
        played.to(),
        played.length(),
        watch.decisions(),
        result == null ? List.of() : result.winners(),
        result == null ? List.of() : result.points(),
        watch.feats(),
        watch.luck());
  }
}
