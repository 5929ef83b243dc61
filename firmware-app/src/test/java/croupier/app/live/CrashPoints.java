package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.disk.DiskLuck;
import croupier.app.simulated.disk.DiskTouch;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One recorded game on a disk that is looked at after every touch: whatever a power cut would leave
 * now, the game is found again. What is played is always the same, so what is found can be compared
 * byte by byte.
 */
final class CrashPoints implements DiskLuck {
  /** What whoever plays may rely on. */
  enum Promise {
    /** The game is being begun: it is there without a move, or there is nothing. */
    NOT_BEGUN,
    IS_THERE,
    MAY_BE_GONE,
    IS_GONE
  }

  /** Of more than so many ways in which a touch may end, a part is looked at. */
  private static final int MOST_WAYS = 36;

  /** So many power cuts happen while what another one left is set right. */
  private static final int AGAIN = 3;

  private final Game game;
  private final byte[] record;
  private final List<Entry> entries;
  private final SimulatedDisk disk = new SimulatedDisk();
  private final SavedGames saved;
  private final RandomPlayers people = SavedEvening.people();
  private final FastRandom chance = new FastRandom(14);
  private Promise promise = Promise.NOT_BEGUN;
  private boolean looks = true;

  /** How many moves were told, and how many of them were said to be safe. */
  private int told;

  private int safe;
  private int points;

  CrashPoints(Game game) throws Exception {
    this.game = game;
    SimulatedDisk whole = new SimulatedDisk();
    SavedGames.Kept kept = begun(games(whole));
    SavedEvening.people().play(kept.game(), Integer.MAX_VALUE);
    kept.file().close();
    record = Files.readAllBytes(file(whole));
    entries = SavedEvening.entries(record);
    saved = games(disk);
    disk.suffers(this);
  }

  private static SavedGames games(SimulatedDisk disk) throws IOException {
    boolean[] salt = {false};
    return new SavedGames(
        disk.folder().resolve("games"),
        () -> {
          salt[0] = !salt[0];
          return salt[0] ? SavedEvening.SEED : SavedEvening.SALT;
        });
  }

  private SavedGames.Kept begun(SavedGames games) throws IOException {
    return games.begin(
        SavedEvening.NAMES,
        game.start(SavedEvening.NAMES.size(), game.options(Agreed.tonight(game))));
  }

  private Path file(SimulatedDisk where) {
    return SavedEvening.file(where.folder().resolve("games"), game);
  }

  SimulatedDisk disk() {
    return disk;
  }

  int moves() {
    return entries.size();
  }

  int points() {
    return points;
  }

  /** From now on nobody looks. */
  void blink() {
    looks = false;
  }

  void look() {
    looks = true;
  }

  void promise(Promise newPromise) {
    promise = newPromise;
  }

  // --- the evening

  SavedGames.Kept begin() throws IOException {
    SavedGames.Kept kept = begun(saved);
    promise = Promise.IS_THERE;
    return kept;
  }

  SavedGames.Kept resume() throws Exception {
    assertEquals(1, saved.unfinished((_, why) -> assertEquals("", why)).size());
    return saved.resume(file(disk));
  }

  void play(SavedGames.Kept kept, int moves) throws IOException {
    for (int i = 0; i < moves && told < entries.size(); i++) {
      SavedEvening.again(kept.game(), entries.get(told));
      told++;
      safe = kept.file().behind() ? safe : told;
      cut();
    }
  }

  /** The disk does not take the next move, and so it does not happen. */
  void refused(SavedGames.Kept kept) {
    assertThrows(IOException.class, () -> play(kept, 1));
  }

  // --- power cuts

  @Override
  public int before(DiskTouch touch, String file, int bytes) {
    return bytes;
  }

  @Override
  public void after(DiskTouch touch, String file) {
    cut();
  }

  /** Power goes now, in every way. */
  void cut() {
    if (looks) {
      for (int[] ways : ways(disk.unsafe())) {
        points++;
        String where =
            "%s, %d of %d moves told, %s of what is not safe was kept"
                .formatted(game.id(), told, entries.size(), Arrays.toString(ways));
        try {
          recovers(disk.afterPowerCut(ways), where);
          if (points % 16 == 0) {
            cutAgain(disk.afterPowerCut(ways), where);
          }
        } catch (IOException e) {
          throw new UncheckedIOException(where, e);
        } catch (RecordReader.Damaged e) {
          throw new AssertionError(where, e);
        }
      }
    }
  }

  /** In every way, or in many of them: all lost or kept, and each thing broken off anywhere. */
  private List<int[]> ways(int[] unsafe) {
    List<int[]> ways = new ArrayList<>();
    for (int kept = 0; kept < 1 << unsafe.length; kept++) {
      int[] each = new int[unsafe.length];
      for (int i = 0; i < each.length; i++) {
        each[i] = kept >> i & 1;
      }
      ways.add(each);
      for (int i = 0; i < each.length; i++) {
        int more = unsafe[i] - 2;
        int step = 1 + more * unsafe.length / MOST_WAYS;
        for (int way = 2 + chance.below(step);
            (kept >> i & 1) == 0 && way < unsafe[i];
            way += step) {
          int[] broken = each.clone();
          broken[i] = way;
          ways.add(broken);
        }
      }
    }
    return ways;
  }

  /** Power comes back, and goes again before all is set right. */
  private void cutAgain(SimulatedDisk left, String where) throws IOException, RecordReader.Damaged {
    List<SimulatedDisk> leftAgain = new ArrayList<>();
    left.suffers(
        new DiskLuck() {
          @Override
          public int before(DiskTouch touch, String file, int bytes) {
            return bytes;
          }

          @Override
          public void after(DiskTouch touch, String file) {
            for (int i = 0; i < AGAIN; i++) {
              int[] ways = left.unsafe();
              for (int change = 0; change < ways.length; change++) {
                ways[change] = chance.below(i == 0 ? ways[change] : 2);
              }
              leftAgain.add(left.afterPowerCut(ways));
            }
          }
        });
    games(left).unfinished((_, _) -> {});
    if (Files.exists(SeedFile.beside(file(left)))) {
      games(left).resume(file(left)).file().close();
    }
    for (SimulatedDisk again : leftAgain) {
      points++;
      recovers(again, where + ", and power went again");
    }
  }

  /** What is found goes on as it would have without the cut. */
  private void recovers(SimulatedDisk left, String where) throws IOException, RecordReader.Damaged {
    SavedGames found = games(left);
    List<SavedGames.Unfinished> offered =
        found.unfinished((file, why) -> assertEquals("", file + ": " + why, where));
    if (offered.isEmpty()) {
      assertTrue(mayBeAbsent(left), where);
      return;
    }
    assertEquals(1, offered.size(), where);
    assertTrue(promise != Promise.IS_GONE, where);
    int moves = offered.getFirst().entries();
    assertTrue(
        safe <= moves && moves <= told + 1, () -> where + ": found with " + moves + " moves");
    SavedGames.Kept kept = found.resume(offered.getFirst().file());
    assertEquals(moves, kept.game().entries(), where);
    SavedEvening.again(kept.game(), entries.get(moves));
    kept.file().close();
    byte[] now = Files.readAllBytes(file(left));
    assertArrayEquals(Arrays.copyOf(record, now.length), now, where);
  }

  private boolean mayBeAbsent(SimulatedDisk left) throws IOException {
    Path file = file(left);
    return switch (promise) {
      case NOT_BEGUN -> !Files.exists(file) || Files.size(file) == 0;
      case IS_THERE -> Files.exists(file) && Arrays.equals(record, Files.readAllBytes(file));
      case MAY_BE_GONE, IS_GONE -> Files.size(file) > 0;
    };
  }
}
