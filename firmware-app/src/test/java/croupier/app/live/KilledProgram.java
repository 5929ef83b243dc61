package croupier.app.live;

import croupier.engine.Game;
import croupier.engine.Games;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/**
 * A program that plays a game as it was played before, says how far it is, and stands still at a
 * moment that its killer has chosen: before, in the middle of, or after something that it writes,
 * or when that is safe.
 */
final class KilledProgram {
  private KilledProgram() {}

  /** A disk of which somebody is told each moment, as long as it lasts. */
  record Moments(Runnable each) implements Disk {
    @Override
    public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
      each.run();
      int half = bytes.remaining() / 2;
      ByteBuffer begin = bytes.duplicate().limit(bytes.position() + half);
      REAL.write(file, begin, at);
      each.run();
      REAL.write(file, bytes.position(bytes.position() + half), at + half);
      each.run();
    }

    @Override
    public void force(FileChannel file) throws IOException {
      REAL.force(file);
      each.run();
    }
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Game game = Games.named(args[1]);
    List<Entry> entries = SavedEvening.entries(Files.readAllBytes(Path.of(args[2])));
    int[] left = {Integer.parseInt(args[3])};
    Disk disk = new Moments(() -> standStillAt(left));
    play(folder, disk, game, entries, told -> System.out.println("told " + told));
    System.out.println("over");
  }

  private static void standStillAt(int[] left) {
    if (left[0]-- == 0) {
      System.out.println("now");
      while (true) {
        LockSupport.park();
      }
    }
  }

  /** Begins the game or goes on with it, to its end. */
  static void play(Path folder, Disk disk, Game game, List<Entry> entries, IntConsumer told)
      throws Exception {
    boolean[] salt = {false};
    SavedGames saved =
        new SavedGames(
            folder,
            () -> {
              salt[0] = !salt[0];
              return salt[0] ? SavedEvening.SEED : SavedEvening.SALT;
            },
            disk);
    List<SavedGames.Unfinished> left =
        saved.unfinished(
            (file, why) -> {
              throw new IllegalStateException(file + ": " + why);
            });
    SavedGames.Kept kept =
        left.isEmpty()
            ? saved.begin(
                SavedEvening.NAMES,
                game.start(SavedEvening.NAMES.size(), game.options(Agreed.tonight(game))))
            : saved.resume(left.getFirst().file());
    told.accept(kept.game().entries());
    while (kept.game().entries() < entries.size()) {
      SavedEvening.again(kept.game(), entries.get(kept.game().entries()));
      told.accept(kept.game().entries());
    }
    kept.file().close();
  }
}
