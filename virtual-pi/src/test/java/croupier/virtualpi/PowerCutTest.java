package croupier.virtualpi;

import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.virtualpi.Disks.Strict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The plug is pulled while people play, on a disk that keeps only what was flushed. What was shown
 * is on the disk, what is on the disk is true, and the game goes on at the same decision.
 */
@Tag("virtual-pi")
@Order(1)
@Execution(ExecutionMode.CONCURRENT)
class PowerCutTest {
  private static final int CUTS = System.getenv("VIRTUAL_PI_LONG") == null ? 20 : 200;
  private static final int TABLES = 2;

  /** A roll is on the disk long before that, and its dice have come to rest. */
  private static final long LONGEST_WAIT = 1_800 * Clock.MILLISECOND;

  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  void noPowerCutLosesOrChangesARollThatWasShown(int seed) throws Exception {
    Path folder = Rig.folder("power-cuts-" + seed);
    Path file = Rig.installed().flatten(folder.resolve("disk.img"));
    SplittableRandom chance = new SplittableRandom(seed);
    People people = new People(seed);
    VirtualPi pi = switchOn(file, folder);
    try (Evening evening = new Evening(pi)) {
      for (int cut = 1; cut <= CUTS / TABLES; cut++) {
        if (!evening.isPlaying()) {
          newGame(evening, pi);
        }
        VirtualPi victim = pi;
        long wait = chance.nextLong(LONGEST_WAIT);
        evening.interrupted(evening.script(people), () -> pullThePlug(victim, wait));
        pi = switchOn(file, folder);
        evening.goOn(pi);
      }
      Rig.say(
          "seed %d: %d power cuts, and each game went on at the same decision",
          seed, CUTS / TABLES);
    } finally {
      pi.close();
    }
  }

  private static VirtualPi switchOn(Path file, Path folder) throws IOException {
    return VirtualPi.boot(Model.PI_4, new Strict(file, folder.resolve("disk.sock")), folder);
  }

  private static void newGame(Evening evening, VirtualPi pi) throws IOException {
    evening.firmware().restart();
    evening.sitDown(pi);
    evening.begin(Games.named("express"), 2, 0);
  }

  private static void pullThePlug(VirtualPi pi, long after) throws IOException {
    pi.eyes().await(pi.eyes().now() + after);
    pi.powerCut();
  }
}
