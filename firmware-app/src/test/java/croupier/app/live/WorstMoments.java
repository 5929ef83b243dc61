package croupier.app.live;

import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The moments at which a program is killed: those of a program on a simulated disk at which most
 * could become of what is not safe, one kill after the other.
 */
final class WorstMoments {
  /** A program is killed within so many moments, so that many are killed in one game. */
  private static final int LATEST = 60;

  private final Game game;
  private final List<Entry> entries;
  private SimulatedDisk disk = new SimulatedDisk();

  WorstMoments(Game game, List<Entry> entries) {
    this.game = game;
    this.entries = entries;
  }

  /** The program is dead now. */
  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  List<Integer> next(int kills) throws Exception {
    List<Integer> worst = new ArrayList<>();
    for (int kill = 0; kill < kills; kill++) {
      List<Double> ends = new ArrayList<>();
      SimulatedDisk tried = asLeft(disk);
      lives(tried, () -> ends.add(endsOf(tried)), LATEST);
      int moment = 0;
      for (int each = 0; each < ends.size(); each++) {
        // One that was chosen before would show the same again.
        boolean more = worst.contains(moment) || ends.get(each) > ends.get(moment);
        moment = !worst.contains(each) && more ? each : moment;
      }
      worst.add(moment);
      lives(disk, () -> {}, moment);
      disk = asLeft(disk);
    }
    return worst;
  }

  /** Lets the program live until that moment. */
  private void lives(SimulatedDisk on, Runnable each, int until) throws Exception {
    int[] left = {until};
    Disk moments =
        new KilledProgram.Moments(
            () -> {
              each.run();
              if (left[0]-- == 0) {
                throw new Killed();
              }
            });
    try {
      KilledProgram.play(on.folder().resolve("games"), moments, game, entries, _ -> {});
    } catch (Killed killed) {
      // That is what it was for.
    }
  }

  /** In how many ways a power cut could end now, as a logarithm. */
  private static double endsOf(SimulatedDisk disk) {
    return Arrays.stream(disk.unsafe()).mapToDouble(Math::log).sum();
  }

  /** Whoever is killed loses nothing that was written: the system has it. */
  private static SimulatedDisk asLeft(SimulatedDisk disk) {
    int[] ways = disk.unsafe();
    Arrays.fill(ways, 1);
    return disk.afterPowerCut(ways);
  }
}
