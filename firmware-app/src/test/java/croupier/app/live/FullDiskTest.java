package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The disk is full, at any byte; nothing is lost, nothing is drawn twice, and the game goes on. */
class FullDiskTest {
  private static final Game GO = Games.named("go");
  private static final int WHOLE_GAME = Integer.MAX_VALUE;

  private final Path before = new SimulatedDisk().folder();
  private final Path folder = new SimulatedDisk().folder();
  private SavedEvening evening;

  @BeforeEach
  void anEmptyFolder() throws Exception {
    evening = new SavedEvening(folder);
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameThatDoesNotFitIsNotBegunAndLeavesNothingBehind(Game game) throws Exception {
    int header = SavedEvening.record(before, game, 0).length;
    int note = (int) Files.size(before.resolve(Ledger.FILE));
    int needed = header + (SavedEvening.SEED + "\n" + SavedEvening.SALT + "\n").length() + note;
    for (int room = 0; room < needed; room++) {
      evening.disk.room(room);
      assertThrows(IOException.class, () -> evening.begin(game), "room for " + room);
      assertEquals(List.of(), evening.files(), "room for " + room);
      assertFalse(Files.exists(folder.resolve(Ledger.FILE)), "room for " + room);
    }
    evening.disk.room(needed);
    evening = new SavedEvening(folder);
    evening.begin(game).file().close();
    assertEquals(1, evening.unfinished().size());
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aStepThatDoesNotFitDidNotHappenAndHappensTheSameWhenThereIsRoom(Game game) throws Exception {
    byte[] record = SavedEvening.record(before, game, 8);
    List<Entry> entries = SavedEvening.entries(record);
    int header = SavedEvening.record(before.resolve("b"), game, 0).length;
    // Where a record tells a whole pile again and again, some bytes of it stand for their like.
    int stride = 1 + record.length / 4_000;
    for (int room = 0; header + room < record.length; room += stride) {
      evening = new SavedEvening(new SimulatedDisk().folder());
      SavedGames.Kept kept = evening.begin(game);
      evening.disk.room(room);
      Path file = evening.last(game);
      for (Entry entry : entries) {
        insist(kept.game(), entry, file, record);
      }
      assertArrayEquals(record, evening.bytes(file), "room for " + room);
      kept.file().close();
    }
  }

  /** When it does not fit, all is as before, and there is room for the second try. */
  private void insist(LiveGame game, Entry entry, Path file, byte[] record) throws IOException {
    Map<String, Object> position = game.position().save();
    try {
      SavedEvening.again(game, entry);
    } catch (IOException _) {
      assertEquals(position, game.position().save());
      byte[] whole = evening.bytes(file);
      assertArrayEquals(Arrays.copyOf(record, whole.length), whole);
      assertEquals('\n', whole[whole.length - 1]);
      evening.disk.room(Long.MAX_VALUE);
      SavedEvening.again(game, entry);
    }
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameGoesOnInMemoryAndIsWholeOnTheDiskOnceThereIsRoom(Game game) throws Exception {
    byte[] record = SavedEvening.record(before, game, WHOLE_GAME);
    List<Entry> entries = SavedEvening.entries(record);
    for (int full = 1; full < entries.size() - 6; full += 1 + entries.size() / 7) {
      Path here = folder.resolve("full" + full);
      evening = new SavedEvening(here);
      SavedGames.Kept kept = evening.begin(game);
      for (int i = 0; i < entries.size(); i++) {
        if (i == full) {
          evening.disk.room(i % 90);
          kept.file().keepInMemory();
        } else if (i == full + 5) {
          assertTrue(kept.file().behind());
          evening.disk.room(Long.MAX_VALUE);
        }
        SavedEvening.again(kept.game(), entries.get(i));
      }
      kept.file().close();
      assertArrayEquals(record, evening.bytes(SavedEvening.file(here, game)), "full at " + full);
      assertEquals(1, evening.files().size(), "the seed is in the record now");
    }
  }

  @Test
  void onceTheDiskHasCaughtUpItsNextRefusalIsSaidAgain() throws Exception {
    SavedGames.Kept kept = evening.begin(GO);
    RandomPlayers people = SavedEvening.people();
    evening.disk.room(0);
    kept.file().keepInMemory();
    people.play(kept.game(), 3);
    evening.disk.room(Long.MAX_VALUE);
    people.step(kept.game());
    assertFalse(kept.file().behind());
    evening.disk.room(0);
    assertThrows(IOException.class, () -> people.step(kept.game()));
    kept.file().close();
  }

  @Test
  void whatWaitsIsTriedOnceMoreWhenTheGameIsPutAway() throws Exception {
    byte[] record = SavedEvening.record(before, GO, 12);
    SavedGames.Kept kept = evening.begin(GO);
    evening.disk.room(10);
    kept.file().keepInMemory();
    SavedEvening.people().play(kept.game(), 12);
    evening.disk.room(Long.MAX_VALUE);
    kept.file().close();
    assertArrayEquals(record, evening.bytes(evening.file(GO)));
  }

  @Test
  void aGameThatNeverGotRoomIsResumedFromWhereItsRecordEnds() throws Exception {
    byte[] record = SavedEvening.record(before, GO, WHOLE_GAME);
    SavedGames.Kept kept = evening.begin(GO);
    RandomPlayers people = SavedEvening.people();
    people.play(kept.game(), 6);
    evening.disk.room(0);
    kept.file().keepInMemory();
    people.play(kept.game(), WHOLE_GAME);
    assertEquals(Position.Waiting.OVER, kept.game().position().waiting());
    assertThrows(IOException.class, kept.file()::close);
    evening.disk.room(Long.MAX_VALUE);
    assertEquals(6, evening.unfinished().getFirst().entries());
    SavedGames.Kept again = evening.saved.resume(evening.file(GO));
    for (Entry entry : SavedEvening.entries(record).subList(6, 20)) {
      SavedEvening.again(again.game(), entry);
    }
    again.file().close();
    byte[] left = evening.bytes(evening.file(GO));
    assertArrayEquals(Arrays.copyOf(record, left.length), left, "the same rolls as before");
  }

  @Test
  void aResultThatDoesNotFitIsWrittenAtTheNextLook() throws Exception {
    byte[] record = SavedEvening.record(before, GO, WHOLE_GAME);
    List<Entry> entries = SavedEvening.entries(record);
    SavedGames.Kept kept = evening.begin(GO);
    for (Entry entry : entries.subList(0, entries.size() - 1)) {
      SavedEvening.again(kept.game(), entry);
    }
    long left = record.length - Files.size(evening.file(GO));
    evening.disk.room(left - 1);
    SavedEvening.again(kept.game(), entries.getLast());
    assertThrows(IOException.class, kept.file()::close);
    assertTrue(Files.exists(evening.seed(GO)));
    evening.disk.room(Long.MAX_VALUE);
    assertEquals(List.of(), evening.unfinished());
    assertArrayEquals(record, evening.bytes(evening.file(GO)));
    assertFalse(Files.exists(evening.seed(GO)));
  }

  @Test
  void aLineThatCouldNeitherBeKeptNorCutOffLeavesNoEndBehindAShorterOne() throws Exception {
    SavedGames.Kept kept = evening.begin(GO);
    long whole = Files.size(evening.file(GO));
    // What a failing disk may do: the line is there, the promise is not, and cutting fails too.
    Files.writeString(evening.file(GO), "x".repeat(3_000) + "\n", StandardOpenOption.APPEND);
    SavedEvening.people().play(kept.game(), 3);
    kept.file().close();
    assertTrue(Files.size(evening.file(GO)) < whole + 3_000);
    assertEquals(3, SavedGames.read(evening.file(GO)).entries());
  }

  @Test
  void handsDoNotAnswerWhatTheSeedDecides() throws Exception {
    SavedGames.Kept kept = evening.begin(GO);
    Position position = kept.game().position();
    var roll = position.outcome(position.draw(bound -> 0));
    assertThrows(Refusal.class, () -> kept.game().chance(roll));
    assertEquals(1, Files.readAllLines(evening.file(GO)).size());
    kept.file().close();
  }

  @Test
  void handsComeTooLateOnceTheSeedHasAnswered() throws Exception {
    SavedGames.Kept kept = aRace();
    Position position = kept.game().position();
    var winner = position.outcome(position.draw(bound -> 0));
    evening.disk.room(0);
    assertThrows(IOException.class, () -> kept.game().chance());
    evening.disk.room(Long.MAX_VALUE);
    assertThrows(Refusal.class, () -> kept.game().chance(winner));
    kept.game().chance();
    SavedEvening.people().play(kept.game(), WHOLE_GAME);
    kept.file().close();
    assertEquals(List.of(), evening.unfinished());
    assertEquals(List.of(), evening.complaints);
  }

  /** The first game that comes to a race for the last block. */
  private SavedGames.Kept aRace() throws IOException {
    for (int seed = 0; seed < 100; seed++) {
      SavedGames.Kept kept = evening.begin(GO);
      RandomPlayers people = new RandomPlayers(seed);
      Position position = kept.game().position();
      do {
        if (position.waiting() == Position.Waiting.CHANCE && position.asks().byHand()) {
          return kept;
        }
      } while (people.step(kept.game()));
      kept.file().close();
    }
    throw new AssertionError("nobody wanted the same block");
  }
}
