package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.CrashPoints.Promise;
import croupier.app.simulated.disk.DiskLuck;
import croupier.app.simulated.disk.DiskTouch;
import croupier.engine.Game;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
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
}
