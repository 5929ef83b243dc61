package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.disk.DiskLuck;
import croupier.app.simulated.disk.DiskTouch;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.Game;
import croupier.engine.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plug is pulled, at any byte of any file; the game is where it was, and so are its rolls. */
class PowerCutTest {
  private static final Game GO = Games.named("go");

  /** The header, and the luck of the seats. */
  private static final int HEAD = 2;

  private static final Instant TONIGHT = Instant.parse("2026-11-19T20:15:00Z");
  private static final int WHOLE_GAME = Integer.MAX_VALUE;

  private final Path before = new SimulatedDisk().folder();
  private Path folder;
  private SavedEvening evening;

  @BeforeEach
  void anEmptyFolder() throws Exception {
    SimulatedDisk disk = new SimulatedDisk();
    disk.datedBy(() -> TONIGHT);
    folder = disk.folder();
    evening = new SavedEvening(folder);
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aRecordThatIsCutAtAnyByteGoesOnAfterItsLastWholeLineWithTheSameRolls(Game game)
      throws Exception {
    byte[] record = SavedEvening.record(before, game, 8);
    List<Map<String, Object>> positions = SavedEvening.positions(record);
    List<Entry> entries = SavedEvening.entries(record);
    for (int cut = 0; cut <= record.length; cut++) {
      int lines = SavedEvening.lines(record, cut);
      anEmptyFolder();
      evening.leave(game, Arrays.copyOf(record, cut));
      if (lines == 0) {
        assertEquals(List.of(), evening.unfinished(), "cut at byte " + cut);
        assertEquals(List.of(), evening.files(), "nothing was begun: cut at byte " + cut);
        continue;
      }
      int done = entries(lines);
      try (RecordFile file = goOn(game, positions.get(done), entries, done)) {
        assertFalse(file.behind());
        int now = Math.min(done + 1, entries.size()) + HEAD;
        byte[] left = evening.bytes(evening.file(game));
        assertEquals(now, SavedEvening.lines(left, left.length), "cut at byte " + cut);
        assertArrayEquals(Arrays.copyOf(record, left.length), left, "cut at byte " + cut);
      }
    }
  }

  /** How many entries there are in so many lines. */
  private static int entries(int lines) {
    return Math.max(0, lines - HEAD);
  }

  /** Resumes, finds the same decision, and lets the next thing happen as it did before. */
  private RecordFile goOn(Game game, Map<String, Object> position, List<Entry> entries, int done)
      throws Exception {
    SavedGames.Kept kept = evening.saved.resume(evening.file(game));
    assertEquals(position, kept.game().position().save());
    if (done < entries.size()) {
      SavedEvening.again(kept.game(), entries.get(done));
    }
    return kept.file();
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGlanceAtAnOlderRecordThatIsCutAtAnyByteTellsHowFarItGoes(Game game) throws Exception {
    byte[] record = SavedEvening.record(before, game, 6);
    for (int cut = 0; cut <= record.length; cut++) {
      int lines = SavedEvening.lines(record, cut);
      anEmptyFolder();
      Files.createFile(evening.file(game));
      evening.begin(game).file().close();
      evening.leave(game, Arrays.copyOf(record, cut));
      List<SavedGames.Unfinished> offered = evening.unfinished();
      assertEquals(List.of(), evening.complaints, "cut at byte " + cut);
      assertEquals(lines == 0 ? 1 : 2, offered.size(), "cut at byte " + cut);
      if (lines > 0) {
        SavedGames.Unfinished older = offered.getLast();
        assertEquals(evening.file(game), older.file());
        assertEquals(game.id(), older.game());
        assertEquals(SavedEvening.NAMES, older.names());
        assertEquals(entries(lines), older.entries(), "cut at byte " + cut);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameThatIsInterruptedAgainAndAgainBecomesTheSameGame(Game game) throws Exception {
    byte[] record = SavedEvening.record(before, game, WHOLE_GAME);
    List<Entry> entries = SavedEvening.entries(record);
    evening.begin(game).file().close();
    int stint = 1 + entries.size() / 40;
    for (int done = 0; done < entries.size(); done += stint) {
      assertEquals(1, evening.unfinished().size());
      SavedGames.Kept kept = evening.saved.resume(evening.file(game));
      for (Entry entry : entries.subList(done, Math.min(done + stint, entries.size()))) {
        SavedEvening.again(kept.game(), entry);
      }
      kept.file().close();
    }
    assertArrayEquals(record, evening.bytes(evening.file(game)));
    assertEquals(List.of(), evening.unfinished());
    assertFalse(Files.exists(evening.seed(game)), "the record tells the seed now");
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aResultThatIsCutAtAnyByteIsWrittenAtTheNextLook(Game game) throws Exception {
    byte[] record = SavedEvening.record(before, game, WHOLE_GAME);
    int lastMove = startOfLastLine(record);
    for (int cut = lastMove; cut <= record.length; cut += cut == lastMove ? 1 : 7) {
      evening.leave(game, Arrays.copyOf(record, cut));
      assertEquals(List.of(), evening.unfinished());
      assertEquals(List.of(), evening.complaints);
      assertArrayEquals(record, evening.bytes(evening.file(game)), "cut at byte " + cut);
      assertFalse(Files.exists(evening.seed(game)), "cut at byte " + cut);
    }
  }

  private static int startOfLastLine(byte[] record) {
    int start = record.length - 1;
    while (record[start - 1] != '\n') {
      start--;
    }
    return start;
  }

  @Test
  void aGameThatIsOverButWasNotClosedCanStillShowItsResult() throws Exception {
    byte[] record = SavedEvening.record(before, GO, WHOLE_GAME);
    evening.leave(GO, Arrays.copyOf(record, startOfLastLine(record)));
    evening.saved.resume(evening.file(GO)).file().close();
    assertArrayEquals(record, evening.bytes(evening.file(GO)));
  }

  @Test
  void aSeedFileThatIsCutBeforeTheHeaderWasWrittenIsTidiedAway() throws Exception {
    String seed = SavedEvening.SEED + "\n" + SavedEvening.SALT + "\n";
    for (int cut = 0; cut <= seed.length(); cut++) {
      evening.leave(GO, new byte[0], seed.substring(0, cut));
      assertEquals(List.of(), evening.unfinished());
      assertEquals(List.of(), evening.complaints);
      assertEquals(List.of(), evening.files());
    }
    Files.createFile(evening.seed(GO));
    evening.unfinished();
    assertEquals(List.of(), evening.files(), "the very first moment of a game");
  }

  @Test
  void aSeedFileThatIsCutOrChangedLaterIsSaidAndTheGameLeftAlone() throws Exception {
    byte[] record = SavedEvening.record(before, GO, 5);
    String seed = SavedEvening.SEED + "\n" + SavedEvening.SALT + "\n";
    for (int cut = 0; cut < seed.length(); cut++) {
      refused(record, seed.substring(0, cut), "Its seed file is cut short or was changed.");
    }
    String other = "The seed and the first line are not those that the record was begun with.";
    refused(record, seed.replace("seed", "weed"), other);
    refused(record, seed.replace("salt", "malt"), other);
    refused(record, seed + "more\n", "Its seed file is cut short or was changed.");
    refused(record, "x".repeat(100_000), "Its seed file is cut short or was changed.");
  }

  private void refused(byte[] record, String seed, String why) throws Exception {
    evening.leave(GO, record, seed);
    assertEquals(List.of(), evening.unfinished());
    assertEquals(List.of("00001-go.jsonl: " + why), evening.complaints);
    assertArrayEquals(record, evening.bytes(evening.file(GO)));
    assertEquals(seed, Files.readString(evening.seed(GO)));
  }

  @Test
  void aSeedWithoutItsRecordIsSaidAndKept() throws Exception {
    SavedEvening.record(folder, GO, 5);
    Files.move(evening.file(GO), folder.resolve("elsewhere"));
    assertEquals(List.of(), evening.unfinished());
    assertTrue(evening.complaints.getFirst().contains("the record is not there"));
    assertTrue(Files.exists(evening.seed(GO)));
  }

  /** A disk that cannot even say whether a file is there must not cost a game. */
  @Test
  void aDiskThatFailsAtAnyTouchTakesNoGameAway() throws Exception {
    SimulatedDisk disk = new SimulatedDisk();
    SavedEvening kept = new SavedEvening(disk.folder().resolve("games"));
    kept.play(GO, 5).file().close();
    for (int fails = 0; fails < 60; fails++) {
      int[] left = {fails};
      disk.suffers(
          new DiskLuck() {
            @Override
            public int before(DiskTouch touch, String file, int bytes) throws IOException {
              if (left[0]-- == 0) {
                throw new IOException("Input/output error");
              }
              return bytes;
            }

            @Override
            public void after(DiskTouch touch, String file) {}
          });
      try {
        SavedGames games = new SavedGames(kept.folder, () -> "none");
        games.unfinished((_, _) -> {});
        games.resume(kept.file(GO)).file().close();
      } catch (IOException refused) {
        // It is said, and nothing is lost.
      }
      disk.suffers(DiskLuck.GOOD);
      kept.saved = new SavedGames(kept.folder, () -> "none");
      assertEquals(1, kept.unfinished().size(), "touch " + fails);
      assertEquals(5, kept.unfinished().getFirst().entries(), "touch " + fails);
    }
  }

  @Test
  void zerosThatACutLeftBehindAreDropped() throws Exception {
    byte[] record = SavedEvening.record(before, GO, 5);
    evening.leave(GO, Arrays.copyOf(record, record.length + 300));
    evening.saved.resume(evening.file(GO)).file().close();
    assertArrayEquals(record, evening.bytes(evening.file(GO)));
  }

  @Test
  void theRollIsOnTheDiskBeforeAnybodyLearnsOfIt() throws Exception {
    SavedGames.Kept kept = evening.begin(GO);
    evening.disk.forceful(false);
    Map<String, Object> position = kept.game().position().save();
    assertThrows(IOException.class, () -> kept.game().chance());
    assertEquals(position, kept.game().position().save());
    evening.disk.forceful(true);
    kept.game().chance();
    String onDisk = Files.readString(evening.file(GO), StandardCharsets.UTF_8);
    assertEquals(HEAD + 1, onDisk.lines().count());
    assertTrue(onDisk.lines().toList().getLast().contains("\"by\":\"seed\""));
    kept.file().close();
  }
}
