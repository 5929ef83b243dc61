package croupier.app.table;

import croupier.app.live.Disk;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holders;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Position;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Simulated tables whose chance is known. */
public final class KnownTables {
  private KnownTables() {}

  /** The standard unit; every game on it has this seed. */
  public static SimulatedTable standard(Path folder, String seed) throws IOException {
    return standard(folder, seed, new QuickDisk());
  }

  public static SimulatedTable standard(Path folder, String seed, Disk disk) throws IOException {
    return new SimulatedTable(
        HardwareProfile.standard(),
        GoScene.NAMES,
        new SavedGames(folder, () -> seed, disk),
        seed.hashCode());
  }

  /** A standard unit that goes on from a position. */
  public static SimulatedTable at(Path folder, Position position) throws IOException {
    GoScene.save(folder, position);
    SimulatedTable table = standard(folder, "more");
    new Hands(table).resume();
    return table;
  }

  /** The same where nobody is at some of the seats, and somebody plays there at random. */
  public static SimulatedTable at(Path folder, Position position, List<Integer> held)
      throws IOException {
    GoScene.save(folder, position);
    SimulatedTable table =
        new SimulatedTable(
            HardwareProfile.standard(),
            GoScene.NAMES,
            new SavedGames(folder, () -> "more", new QuickDisk()),
            1,
            thread -> Holders.random(held, thread));
    new Hands(table).resume();
    return table;
  }
}
