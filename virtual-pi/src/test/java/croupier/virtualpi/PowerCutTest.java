package croupier.virtualpi;

import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.virtualpi.Disks.Strict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
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
@Order(3)
@Execution(ExecutionMode.CONCURRENT)
class PowerCutTest {
  private static final int CUTS = GameToItsEnd.LONG ? 200 : 2;
  private static final int TABLES = 2;

  /** Before each cut the disk is looked at so often in the middle of a gesture. */
  private static final int LOOKS = 4;

  /** A roll is on the disk long before that, and its dice have come to rest. */
  private static final long LONGEST_WAIT = 1_800 * Clock.MILLISECOND;

  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  void noPowerCutLosesOrChangesARollThatWasShown(int seed) throws Exception {
    Path folder = Rig.folder("power-cuts-" + seed);
    Strict disk =
        new Strict(
            Rig.installed().flatten(folder.resolve("disk.img")), folder.resolve("disk.sock"));
    SplittableRandom chance = new SplittableRandom(seed);
    People people = new People(seed);
    VirtualPi pi = VirtualPi.boot(Model.PI_4, disk, folder);
    try (Evening evening = new Evening(pi)) {
      for (int cut = 1; cut <= CUTS / TABLES; cut++) {
        for (int look = 1; look <= LOOKS; look++) {
          playOn(evening, pi);
          lookAt(disk, evening, people, chance.nextLong(LONGEST_WAIT), folder);
        }
        playOn(evening, pi);
        VirtualPi victim = pi;
        long wait = chance.nextLong(LONGEST_WAIT);
        evening.interrupted(evening.script(people), () -> pullThePlug(victim, wait));
        pi = VirtualPi.boot(Model.PI_4, disk, folder);
        evening.goOn(pi);
      }
      Rig.say(
          "seed %d: %d power cuts and %d looks at what they would leave; each game went on at the"
              + " same decision",
          seed, CUTS / TABLES, CUTS / TABLES * LOOKS);
    } finally {
      pi.close();
    }
  }

  /** What a cut in the middle of a gesture would leave is true, whole, and can be gone on with. */
  private static void lookAt(Strict disk, Evening evening, People people, long after, Path folder)
      throws IOException {
    Map<String, String> left =
        evening.played(evening.script(people), after, () -> disk.keeps(Firmware.GAMES));
    if (evening.isPlaying()) {
      Rehearsal.goOn(left, folder.resolve("left"));
    }
  }

  private static void playOn(Evening evening, VirtualPi pi) throws IOException {
    if (!evening.isPlaying()) {
      evening.firmware().restart();
      evening.sitDown(pi);
      evening.begin(Games.named("express"), 2, 0);
    }
  }

  private static void pullThePlug(VirtualPi pi, long after) throws IOException {
    pi.eyes().await(pi.eyes().now() + after);
    pi.powerCut();
  }
}
