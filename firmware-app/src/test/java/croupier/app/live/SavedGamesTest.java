package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.Secrets;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Refusal;
import croupier.engine.SeededNature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder of the records: what is in it, who may read it, and what it keeps to itself. */
class SavedGamesTest {
  private static final Game GO = Games.named("go");
  private static final Game EXPRESS = Games.named("express");

  @TempDir Path base;

  @Test
  void theSeedIsInNoFileButItsOwnUntilTheGameIsOver() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    SavedGames.Kept kept = evening.begin(GO);
    RandomPlayers people = SavedEvening.people();
    boolean goesOn = true;
    while (goesOn) {
      String record = Files.readString(evening.file(GO));
      assertFalse(record.contains(SavedEvening.SEED) || record.contains(SavedEvening.SALT));
      goesOn = people.step(kept.game()) && Files.exists(evening.seed(GO));
    }
    kept.file().close();
    String last = Files.readAllLines(evening.file(GO)).getLast();
    assertTrue(last.contains(SavedEvening.SEED) && last.contains(SavedEvening.SALT));
    assertEquals(List.of("00001-go.jsonl"), evening.files());
    RecordReader record = SavedGames.read(evening.file(GO));
    assertTrue(record.proved());
    assertEquals(0, evening.unfinished().size());
  }

  @Test
  void nothingThatCouldReachALogTellsTheSeed() throws Exception {
    var seal = new RecordLines.Seal(SavedEvening.SEED, SavedEvening.SALT);
    assertFalse(seal.toString().contains("nobody may see"));
    SavedEvening evening = new SavedEvening(base);
    evening.play(GO, 5).file().close();
    Files.writeString(evening.seed(GO), SavedEvening.SEED + "\n" + SavedEvening.SALT + "?\n");
    evening.unfinished();
    assertFalse(evening.complaints.getFirst().contains("nobody may see"));
  }

  @Test
  void onlyTheOwnerMayReadAnything() throws Exception {
    SavedEvening evening = new SavedEvening(base.resolve("a/b"));
    evening.play(GO, 5).file().close();
    assertEquals("rwx------", mode(base.resolve("a")));
    assertEquals("rwx------", mode(base.resolve("a/b")));
    assertEquals("rw-------", mode(evening.file(GO)));
    assertEquals("rw-------", mode(evening.seed(GO)));
  }

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Reaches({"Limits.SMALL_FILE_BYTES", "Limits.SEED_FILE_BYTES", "Limits.LUCK"})
  @Test
  void whatIsTooLongBesideTheGamesIsNotRead() throws Exception {
    Path small = base.resolve("small.json");
    Files.writeString(small, "{}" + " ".repeat(Limits.SMALL_FILE_BYTES - 2));
    assertEquals(Map.of(), new SmallFile(small, Disk.REAL).read());
    Files.writeString(small, " ", StandardOpenOption.APPEND);
    assertThrows(IOException.class, () -> new SmallFile(small, Disk.REAL).read());

    Path seed = base.resolve("00001-go.seed");
    String fits = "s".repeat(Limits.SEED_FILE_BYTES - 3) + "\nx\n";
    Files.writeString(seed, fits);
    try (SeedFile file = SeedFile.open(seed)) {
      assertEquals("x", file.read().salt());
    }
    Files.writeString(seed, "s" + fits);
    try (SeedFile file = SeedFile.open(seed)) {
      assertThrows(RecordReader.Damaged.class, file::read);
    }

    String luck = "l".repeat(Limits.LUCK);
    assertTrue(Luck.checked(List.of(luck), 1).isAny());
    assertThrows(Refusal.class, () -> Luck.checked(List.of(luck + "l"), 1));
  }

  @Reaches("Limits.RESUMABLE")
  @Test
  void theLatestGamesAreOfferedFirstAndNotMoreThanAPersonLooksThrough() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    for (int i = 0; i < Limits.RESUMABLE + 3; i++) {
      evening.begin(i % 2 == 0 ? GO : EXPRESS).file().close();
    }
    List<SavedGames.Unfinished> offered = evening.unfinished();
    assertEquals(Limits.RESUMABLE, offered.size());
    assertEquals("00023-go.jsonl", offered.getFirst().file().getFileName().toString());
    assertEquals("express", offered.get(1).game());
    assertEquals(SavedEvening.NAMES, offered.getFirst().names());
    assertEquals(0, offered.getFirst().entries());
  }

  @Test
  void anOlderRecordWhoseLastLineWasChangedIsComplainedAbout() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.play(GO, 9).file().close();
    byte[] record = evening.bytes(evening.file(GO));
    evening.begin(GO).file().close();
    record[record.length - 90] ^= 1;
    evening.leave(GO, record);
    assertEquals(1, evening.unfinished().size());
    assertEquals(
        List.of("00001-go.jsonl: Its last line was changed, or the one before it."),
        evening.complaints);
  }

  @Test
  void anOlderRecordThatWasChangedInTheMiddleIsRefusedToWhoGoesOnWithIt() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.play(GO, 9).file().close();
    byte[] record = evening.bytes(evening.file(GO));
    evening.begin(GO).file().close();
    record[record.length / 2] ^= 1;
    evening.leave(GO, record);
    assertEquals(9, evening.unfinished().getLast().entries());
    assertThrows(RecordReader.Damaged.class, () -> evening.saved.resume(evening.file(GO)));
    assertThrows(RecordReader.Damaged.class, () -> evening.saved.resume(evening.file(GO)));
    assertEquals(
        List.of("00002-go.jsonl"),
        evening.unfinished().stream().map(game -> game.file().getFileName().toString()).toList(),
        "it is not offered again");
  }

  @Test
  void anOlderGameThatIsOverIsNotOffered() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.play(GO, Integer.MAX_VALUE).file().close();
    Files.writeString(evening.seed(GO), SavedEvening.SEED + "\n" + SavedEvening.SALT + "\n");
    evening.begin(GO).file().close();
    assertEquals(1, evening.unfinished().size());
    assertFalse(Files.exists(evening.seed(GO)));
  }

  @Test
  void aGlanceReadsLinesOfAnyLength() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    List<String> names = List.of("A".repeat(12), "Bo");
    for (String word : List.of("", "x".repeat(3_000), "x".repeat(70_000))) {
      String before = "{\"n\":1,\"word\":\"%s\"".formatted(word);
      String hash = RecordLines.sha256(before);
      String after = "{\"n\":2,\"word\":\"%s\"".formatted(word);
      Path file = evening.folder.resolve("long " + word.length());
      Files.writeString(
          file,
          new RecordLines().header(names, GO.start(2, GO.options(Map.of())), true, null)
              + "\n%s,\"hash\":\"%s\"}\n%s,\"hash\":\"%s\"}\n"
                  .formatted(before, hash, after, RecordLines.sha256(hash + after)));
      RecordGlance glance = RecordGlance.at(file);
      assertEquals(names, glance.header().names());
      assertEquals(2, glance.entries());
      assertFalse(glance.closed());
    }
  }

  @Test
  void whoeverWaitsForALongRecordGetsASignOfLife() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.play(Games.named("travel"), 300).file().close();
    AtomicInteger signs = new AtomicInteger();
    evening.saved.whileReading(signs::incrementAndGet);
    assertEquals(1, evening.unfinished().size());
    assertEquals(3, signs.get(), "one while it is read, two while it is played again");
  }

  @Test
  void damagedRecordsDoNotCrowdOutTheGoodOnes() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.begin(GO).file().close();
    for (int i = 0; i < Limits.RESUMABLE; i++) {
      evening.begin(GO).file().close();
      Files.writeString(base.resolve("%05d-go.jsonl".formatted(i + 2)), "damaged\n");
    }
    assertEquals(1, evening.unfinished().size());
    assertEquals(Limits.RESUMABLE, evening.complaints.size());
  }

  @Test
  void whatIsComplainedAboutIsComplainedAboutOnce() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    SavedGames.Kept kept = evening.begin(GO);
    for (int i = 2; i <= 4; i++) {
      evening.begin(GO).file().close();
      Files.writeString(base.resolve("%05d-go.jsonl".formatted(i)), "damaged\n");
    }
    evening.unfinished();
    assertEquals(4, evening.complaints.size(), evening.complaints::toString);
    evening.unfinished();
    assertEquals(List.of(), evening.complaints, "they are remembered");
    kept.file().close();
    assertEquals(1, evening.unfinished().size(), "what was only busy is tried again");
  }

  @Test
  void numbersGoOnAfterTheLargestAlsoWhenTheyGrowAnotherDigit() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    Files.createFile(base.resolve("99998-go.jsonl"));
    evening.begin(GO).file().close();
    evening.begin(GO).file().close();
    evening.begin(EXPRESS).file().close();
    assertEquals(
        List.of("100001-express.jsonl", "100000-go.jsonl", "99999-go.jsonl"),
        evening.unfinished().stream().map(game -> game.file().getFileName().toString()).toList());
  }

  @Test
  void strangeFilesInTheFolderAreLeftAlone() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.play(GO, 4).file().close();
    for (String stranger :
        List.of("holiday.jpg", "1-go.jsonl", "99999999999-go.jsonl", ".seed.swp", "00007-x")) {
      Files.writeString(base.resolve(stranger), "?");
    }
    Files.createDirectory(base.resolve("00003-go.jsonl"));
    Files.writeString(base.resolve("00003-go.seed"), "a\nb\n");
    Files.createDirectory(base.resolve("00004-go.seed"));
    assertEquals(1, evening.unfinished().size());
    assertEquals(2, evening.complaints.size(), evening.complaints::toString);
    assertEquals(10, evening.files().size());
  }

  @Test
  void aFolderThatCannotBeMadeOrWrittenIsRefused() throws Exception {
    Path file = Files.createFile(base.resolve("file"));
    for (Path nowhere : List.of(file, file.resolve("below"), Path.of("/proc/croupier"))) {
      assertThrows(
          IOException.class, () -> new SavedGames(nowhere, new Secrets()), nowhere::toString);
    }
    assertThrows(IOException.class, () -> new SavedGames(Path.of("/proc"), new Secrets()));
  }

  @Test
  void aFolderThatWentAwayIsSaidWhenAGameIsBegun() throws Exception {
    SavedEvening evening = new SavedEvening(base.resolve("stick"));
    Files.delete(base.resolve("stick"));
    assertThrows(IOException.class, () -> evening.begin(GO));
    assertThrows(IOException.class, evening::unfinished);
  }

  @Test
  void aGameKeptInMemoryHasTheSameRecordAsOneOnDisk() throws Exception {
    SavedEvening evening = new SavedEvening(base);
    evening.play(GO, Integer.MAX_VALUE).file().close();
    var start = GO.start(SavedEvening.NAMES.size(), GO.options(Map.of()));
    var memory =
        new MemoryRecord(SavedEvening.NAMES, start, true, SavedEvening.SEED, SavedEvening.SALT);
    var nature = new SeededNature(SavedEvening.SEED);
    var game = new LiveGame(SavedEvening.NAMES, start, nature, memory);
    SavedEvening.people().play(game, Integer.MAX_VALUE);
    assertEquals(Files.readAllLines(evening.file(GO)), memory.lines());
  }
}
