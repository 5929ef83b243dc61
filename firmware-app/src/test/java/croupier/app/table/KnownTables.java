package croupier.app.table;

import croupier.app.Units;
import croupier.app.live.Disk;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.seat.Thinker;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.bots.Level;
import croupier.engine.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Simulated tables whose chance is known. */
public final class KnownTables {
  private KnownTables() {}

  /** The standard unit; every game on it has this seed. */
  public static SimulatedTable standard(Path folder, String seed) throws IOException {
    return standard(folder, seed, new QuickDisk());
  }

  public static SimulatedTable standard(Path folder, String seed, Disk disk) throws IOException {
    return new SimulatedTable(
        Units.heard(), GoScene.NAMES, new SavedGames(folder, () -> seed, disk), seed.hashCode());
  }

  /** A standard unit that goes on from a position. */
  public static SimulatedTable at(Path folder, Position position) throws IOException {
    GoScene.save(folder, position);
    SimulatedTable table = standard(folder, "more");
    new Hands(table).resume();
    return table;
  }

  /** For a table that no loop turns: whoever were no person would never get a word in. */
  public static Holders onlyPeople() {
    TableThread nowhere =
        new TableThread() {
          @Override
          public boolean put(Runnable what) {
            return false;
          }

          @Override
          public void after(long nanos, Runnable what) {}
        };
    return Holders.withBots(nowhere, Thinker.atOnce(1), Map.of());
  }

  /** Bots at these seats of the unit, who think at once and everywhere the same. */
  public static Function<TableThread, Holders> bots(List<Integer> seats, Level level) {
    Map<Integer, Level> bots = new TreeMap<>();
    seats.forEach(seat -> bots.put(seat, level));
    return thread -> Holders.withBots(thread, Thinker.atOnce(SimulatedTable.TRIALS), bots);
  }

  /** A standard unit with bots at these seats: the more of them, the better they play. */
  public static SimulatedTable withBots(Path folder, String seed, List<Integer> seats)
      throws IOException {
    Level level = seats.size() == 1 ? Level.EASY : seats.size() == 2 ? Level.NORMAL : Level.HARD;
    return new SimulatedTable(
        Units.heard(),
        GoScene.NAMES,
        new SavedGames(folder, () -> seed, new QuickDisk()),
        seed.hashCode(),
        bots(seats, level));
  }

  /** A standard unit that goes on from a position, with bots at some of the seats. */
  public static SimulatedTable at(Path folder, Position position, List<Integer> held)
      throws IOException {
    GoScene.save(folder, position);
    SimulatedTable table =
        new SimulatedTable(
            Units.heard(),
            GoScene.NAMES,
            new SavedGames(folder, () -> "more", new QuickDisk()),
            1,
            bots(held, Level.NORMAL));
    new Hands(table).resume();
    return table;
  }
}
