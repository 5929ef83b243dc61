package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.engine.Game;
import croupier.engine.Games;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ledger that is full hinders no game. */
class LedgerTest {
  private static final Game GO = Games.named("go");

  @TempDir Path folder;

  private void fill(long bytes) throws IOException {
    try (RandomAccessFile ledger =
        new RandomAccessFile(folder.resolve(Ledger.FILE).toFile(), "rw")) {
      ledger.setLength(bytes);
    }
  }

  private Optional<Ledger.Place> place(Path record) throws Exception {
    return Ledger.beside(record).place(record, SavedGames.read(record));
  }

  @Reaches("Limits.LEDGER_BYTES")
  @Test
  void oneThatIsFullIsPutAsideAndGamesGoOn() throws Exception {
    SavedEvening evening = new SavedEvening(folder);
    Path record = evening.file(GO);
    for (int full = 1; full <= 2; full++) {
      SavedGames.Kept kept = full == 1 ? evening.play(GO, 30) : evening.saved.resume(record);
      fill(Limits.LEDGER_BYTES);
      SavedEvening.people().play(kept.game(), 2);
      kept.file().close();
      assertEquals(Limits.LEDGER_BYTES, Files.size(folder.resolve("ledger-" + full + ".jsonl")));
      assertEquals(Optional.empty(), place(record), "its beginning is in the one put aside");
    }
    evening.saved.resume(record).file().close();
    assertEquals(Optional.of(new Ledger.Place(1, 1)), place(record));
  }

  @Test
  void oneThatIsTooLongIsSomebodyElsesAndIsNotRead() throws Exception {
    SavedEvening evening = new SavedEvening(folder);
    evening.play(GO, 30).file().close();
    Path record = evening.file(GO);
    fill(Limits.LEDGER_BYTES);
    assertEquals(Optional.of(new Ledger.Place(1, 1)), place(record), "a cut may leave zeros");
    fill(Limits.LEDGER_BYTES + 1);
    String why = assertThrows(IOException.class, () -> place(record)).getMessage();
    assertTrue(why.contains("too long"), why);
  }
}
