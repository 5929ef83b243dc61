package croupier.app.evenings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.live.FoundRecord;
import croupier.app.words.Message;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much of a folder is told on the pages, and how long somebody waits for it. */
class EveningShelfTest {
  /** A busy machine is slow and not wrong; no test waits so long. */
  private static final Duration PATIENT = Duration.ofMinutes(1);

  @TempDir Path folder;

  private GamesFolder games() {
    return new GamesFolder(folder, ZoneOffset.UTC);
  }

  private static Evenings all(EveningShelf shelf) throws Exception {
    return assertInstanceOf(EveningShelf.Look.All.class, shelf.look()).evenings();
  }

  private Path record(int number) {
    return folder.resolve("%05d-go.jsonl".formatted(number));
  }

  @Reaches("Limits.TOLD_RECORDS")
  @Test
  void theLatestRecordsAreTold() throws Exception {
    Path record = Files.createFile(record(1));
    for (int number = 2; number <= Limits.TOLD_RECORDS + 1; number++) {
      Files.createLink(record(number), record);
    }
    List<Evenings.Untold> told = all(new EveningShelf(games(), () -> 0, PATIENT)).untold();
    assertEquals(Limits.TOLD_RECORDS, told.size());
    assertEquals("00002-go.jsonl", told.getFirst().file());
    assertEquals(Limits.TOLD_RECORDS + 1, games().records().size());
  }

  @Reaches("Limits.TOLD_RECORD_BYTES")
  @Test
  void aRecordThatIsTooLongIsNotReadForThem() throws Exception {
    try (RandomAccessFile fits = new RandomAccessFile(record(1).toFile(), "rw");
        RandomAccessFile more = new RandomAccessFile(record(2).toFile(), "rw")) {
      fits.setLength(Limits.TOLD_RECORD_BYTES);
      more.setLength(Limits.TOLD_RECORD_BYTES + 1);
    }
    List<Evenings.Untold> told = all(new EveningShelf(games(), () -> 0, PATIENT)).untold();
    Message tooLong = Message.of("evenings.too-long");
    assertTrue(!told.get(0).why().equals(tooLong), "it is read, and found to be none");
    assertEquals(tooLong, told.get(1).why());
  }

  @Reaches("Waits.EVENINGS")
  @Test
  void whoeverDoesNotWaitForAllIsToldHowFarItIs() throws Exception {
    Files.createFile(record(1));
    CountDownLatch goOn = new CountDownLatch(1);
    GamesFolder slow =
        new GamesFolder(folder, ZoneOffset.UTC) {
          @Override
          public Evenings read(List<FoundRecord> records, IntConsumer progress) {
            try {
              goOn.await();
            } catch (InterruptedException _) {
              Thread.currentThread().interrupt();
            }
            return super.read(records, progress);
          }
        };
    EveningShelf shelf = new EveningShelf(slow, () -> 0, Duration.ofMillis(1));
    assertEquals(new EveningShelf.Look.Later(0, 1), shelf.look());
    goOn.countDown();
    EveningShelf.Look look = shelf.look();
    while (look instanceof EveningShelf.Look.Later) {
      look = shelf.look();
    }
    assertInstanceOf(EveningShelf.Look.All.class, look);
  }
}
