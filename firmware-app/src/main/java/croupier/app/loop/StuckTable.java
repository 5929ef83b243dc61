package croupier.app.loop;

import croupier.app.Waits;
import croupier.app.live.SavedGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is done about a table that is stuck. Nobody can stop a thread from outside, so the program
 * ends, and whoever starts it anew finds the game going on. The last words are written by a thread
 * of their own: what the table waits for may be the disk.
 */
public final class StuckTable implements Consumer<Thread> {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.table");

  /** So much of where it is stuck is told in one line. */
  private static final int TOLD_FRAMES = 12;

  private final SavedGames saved;
  private final Consumer<StackTraceElement[]> notes;
  private final Runnable end;

  /**
   * @param notes is told where the table is stuck, and may take some time for it
   * @param end ends the program at once
   */
  public StuckTable(SavedGames saved, Consumer<StackTraceElement[]> notes, Runnable end) {
    this.saved = saved;
    this.notes = notes;
    this.end = end;
  }

  @Override
  public void accept(Thread table) {
    StackTraceElement[] where = table.getStackTrace();
    Thread words =
        Thread.ofPlatform().name("last words").daemon().start(() -> tell(table.getState(), where));
    try {
      words.join(Waits.LAST_WORDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      end.run();
    }
  }

  private void tell(Thread.State state, StackTraceElement... where) {
    LOG.error(
        "The table is stuck ({}), please report it: {}",
        state,
        Arrays.stream(where)
            .limit(TOLD_FRAMES)
            .map(StackTraceElement::toString)
            .collect(Collectors.joining(" < ")));
    Optional<Path> game = saved.stumbles().onTheTable();
    if (game.isPresent()) {
      try {
        saved.stumbles().over(game.get(), true);
        LOG.error("{} is kept, and goes on at the next start", game.get());
      } catch (IOException e) {
        LOG.error("{} is kept, and is in the menu: {}", game.get(), e.getMessage());
      }
    }
    notes.accept(where);
  }
}
