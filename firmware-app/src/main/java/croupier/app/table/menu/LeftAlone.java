package croupier.app.table.menu;

import croupier.app.live.SavedGames;
import croupier.app.table.mode.TableContext;
import java.nio.file.Path;

/** Tells the log of records that are left alone: of the first few why, of all others how many. */
final class LeftAlone implements SavedGames.Complaints {
  private static final int TOLD = 3;

  private int count;

  @Override
  public void about(Path file, String sentence) {
    if (++count <= TOLD) {
      TableContext.LOG.warn("{} is left alone. {}", file, sentence);
    }
  }

  void sum() {
    if (count > TOLD) {
      TableContext.LOG.warn(
          "So are {} more records in that folder; croupier replay says why.", count - TOLD);
    }
  }
}
