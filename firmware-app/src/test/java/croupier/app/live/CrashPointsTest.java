package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.CrashPoints.Promise;
import croupier.app.simulated.disk.DiskLuck;
import croupier.app.simulated.disk.DiskTouch;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.Action;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Power goes after every single thing that the store does to the disk, and takes every part of what
 * was not safe then: each time the game goes on where it was left, or one move further.
 */
class CrashPointsTest {
  private static final int WHOLE_GAME = Integer.MAX_VALUE;
  private static final int MOVES = 12;

  private static int points;

  /** The regular suite looks at so many ends of so many evenings. */
  @AfterAll
  static void thatWereMany() {
    assertTrue(points >= 20_000, points + " crash points");
    points = 0;
  }

  private static final SeatsFile.Seats SEATS =
      new SeatsFile.Seats(List.of(0, 1, 2), List.of("", "normal", ""));

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameThatIsPlayedAndLeftAndGoneOnWith(Game game) throws Exception {
    CrashPoints crash = new CrashPoints(game);
    SavedGames.Kept kept = crash.begin();
    kept.seats().write(SEATS);
    kept.played().seated(SEATS.bots());
    crash.play(kept, MOVES);
    kept.played().left();
    kept.file().close();
    SavedGames.Kept again = crash.resume();
    again.played().seated(SEATS.bots());
    crash.play(again, 2);
    again.file().close();
    points += crash.points();
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameThatIsPlayedToItsEnd(Game game) throws Exception {
    CrashPoints crash = new CrashPoints(game);
    crash.blink();
    SavedGames.Kept kept = crash.begin();
    kept.seats().write(SEATS);
    crash.play(kept, crash.moves() - 2);
    crash.look();
    crash.play(kept, WHOLE_GAME);
    kept.played().left();
    kept.file().close();
    points += crash.points();
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameThatNobodyWantsToGoOnWith(Game game) throws Exception {
    CrashPoints crash = new CrashPoints(game);
    crash.blink();
    SavedGames.Kept kept = crash.begin();
    kept.seats().write(SEATS);
    crash.play(kept, 2);
    crash.look();
    crash.promise(Promise.MAY_BE_GONE);
    kept.file().drop();
    crash.promise(Promise.IS_GONE);
    crash.cut();
    points += crash.points();
  }

  /** A disk that fails in the middle of a line, then at making it safe, and then takes it. */
  private static final class Trouble implements DiskLuck {
    private final DiskLuck eyes;
    private DiskTouch fails;
    private int part;
    private Runnable then = () -> {};

    Trouble(DiskLuck eyes) {
      this.eyes = eyes;
    }

    @Override
    public int before(DiskTouch touch, String file, int bytes) throws IOException {
      if (touch == fails && touch == DiskTouch.WRITE) {
        return Math.min(part, bytes - 1);
      }
      if (touch == fails) {
        throw new IOException("Input/output error");
      }
      return bytes;
    }

    @Override
    public void after(DiskTouch touch, String file) {
      eyes.after(touch, file);
      then.run();
    }
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameWhoseDiskRefusesAndTakesItAgain(Game game) throws Exception {
    CrashPoints crash = new CrashPoints(game);
    Trouble trouble = new Trouble(crash);
    crash.disk().suffers(trouble);
    SavedGames.Kept kept = crash.begin();
    crash.play(kept, 1);
    for (DiskTouch fails : List.of(DiskTouch.WRITE, DiskTouch.FORCE, DiskTouch.WRITE)) {
      trouble.fails = fails;
      trouble.part += 60;
      crash.refused(kept);
      trouble.fails = null;
      crash.play(kept, 1);
    }
    trouble.fails = DiskTouch.FORCE;
    kept.file().keepInMemory();
    crash.play(kept, 2);
    assertTrue(kept.file().behind());
    trouble.fails = null;
    crash.play(kept, 2);
    assertEquals(false, kept.file().behind());
    kept.file().close();
    points += crash.points();
  }

  /** A disk on which so many touches in a row fail. */
  private record Failing(int[] passed, int from, int count) implements DiskLuck {
    @Override
    public int before(DiskTouch touch, String file, int bytes) throws IOException {
      int number = passed[0]++;
      if (number >= from && number < from + count) {
        throw new IOException("Input/output error");
      }
      return bytes;
    }

    @Override
    public void after(DiskTouch touch, String file) {}
  }

  /** Whatever the disk refuses while a game is begun, and while that is set right. */
  @Test
  void aGameThatCannotBeBegunIsNothingToComplainAbout() throws Exception {
    Game game = Games.named("go");
    int begun = 0;
    for (int from = 0; begun < 4; from++) {
      for (int count : List.of(1, 2, 3, 5, 100)) {
        SimulatedDisk disk = new SimulatedDisk();
        Path folder = disk.folder().resolve("games");
        SavedGames saved = new SavedGames(folder, () -> "secret");
        disk.suffers(new Failing(new int[1], from, count));
        boolean taken = true;
        try {
          saved.begin(SavedEvening.NAMES, game.start(3, game.options(Map.of()))).file().close();
        } catch (IOException e) {
          taken = false;
        }
        begun = taken ? begun + 1 : 0;
        disk.suffers(DiskLuck.GOOD);
        String where = "%d touches fail from %d on".formatted(count, from);
        int found = saved.unfinished((file, why) -> assertEquals("", file + why, where)).size();
        assertTrue(found == 1 || found == 0 && !taken, where);
        points++;
      }
    }
  }

  /** What was refused and taken back may be on the disk still, behind something shorter. */
  @Test
  void aLongMoveThatWasRefusedLeavesNothingBehindAShortOne() throws Exception {
    SimulatedDisk disk = new SimulatedDisk();
    Trouble trouble = new Trouble(DiskLuck.GOOD);
    disk.suffers(trouble);
    Path folder = disk.folder().resolve("games");
    Game game = Games.named("go");
    SavedGames saved = new SavedGames(folder, () -> "secret");
    LiveGame live = saved.begin(SavedEvening.NAMES, game.start(3, game.options(Map.of()))).game();
    RandomPlayers people = SavedEvening.people();
    int refused = 0;
    while (refused < 5) {
      Position position = live.position();
      int seat = Integer.numberOfTrailingZeros(position.deciders());
      List<Action> moves =
          position.deciders() == 0
              ? List.of()
              : position.actions(seat).stream()
                  .sorted(
                      Comparator.comparing(move -> Entry.act(0, move).data().toString().length()))
                  .toList();
      if (moves.size() < 2) {
        people.step(live);
        continue;
      }
      refused++;
      trouble.fails = DiskTouch.FORCE;
      assertThrows(IOException.class, () -> live.act(seat, moves.getLast()));
      trouble.fails = null;
      trouble.then = () -> everySubset(disk);
      live.act(seat, moves.getFirst());
      trouble.then = () -> {};
    }
  }

  /** Of all that is not safe now, each is kept or lost. */
  private static void everySubset(SimulatedDisk disk) {
    int changes = disk.unsafe().length;
    for (int kept = 0; kept < 1 << changes; kept++) {
      int[] ways = new int[changes];
      for (int i = 0; i < changes; i++) {
        ways[i] = kept >> i & 1;
      }
      points++;
      try {
        SavedGames found =
            new SavedGames(disk.afterPowerCut(ways).folder().resolve("games"), () -> "none");
        assertEquals(1, found.unfinished((_, why) -> assertEquals("", why)).size());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
