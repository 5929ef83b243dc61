package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import croupier.hal.Control;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A game is in the middle of it, and something happens to the program that plays it: it goes on at
 * the same decision, and the lights never stand as they were left.
 */
@Tag("virtual-pi")
class CareTest {
  @Test
  void aGameGoesOnAtTheSameDecisionWhateverHappensToTheProgram() throws Exception {
    Path scene =
        Rehearsal.upTo(
            twin -> twin.means("express.put"),
            Games.named("express"),
            3,
            0,
            Rig.folder("care-scene"));
    try (VirtualPi pi = Rig.awake("care");
        Evening evening = new Evening(pi)) {
      evening.carry(scene);
      evening.resume();
      restart(pi, evening);
      killedByAnybody(pi, evening);
      hangs(pi, evening);
      upgrade(pi, evening);
      Rig.say("a game went on after a restart, kill -9, the watchdog and an upgrade");
    }
  }

  /** Somebody who ends the service in order waits for two seconds at most, and it is dark then. */
  private void restart(VirtualPi pi, Evening evening) throws IOException {
    Firmware firmware = evening.firmware();
    pi.withoutRest(() -> evening.interrupted(evening.script(Control.OK), firmware::stop));
    long ended = firmware.microseconds("InactiveEnterTimestampMonotonic");
    long took = (ended - firmware.microseconds("ActiveExitTimestampMonotonic")) / 1_000;
    Rig.say("ended in order within %d ms", took);
    assertEquals("success", firmware.property("Result"));
    assertTrue(took < 2_000, () -> took + " ms to stop");
    assertDark(pi);
    firmware.start();
    evening.goOn(pi);
  }

  private void killedByAnybody(VirtualPi pi, Evening evening) throws IOException {
    int process = evening.firmware().process();
    long before = now(pi);
    evening.interrupted(evening.script(Control.OK), () -> pi.shell().run("kill -9 " + process));
    evening.firmware().awaitReadyAfter(process);
    assertWentDarkAfter(pi, before);
    evening.goOn(pi);
  }

  /** A program that does not move any more is ended by the watchdog. */
  private void hangs(VirtualPi pi, Evening evening) throws IOException {
    int process = evening.firmware().process();
    long before = now(pi);
    evening.interrupted(evening.script(Control.OK), () -> pi.shell().run("kill -STOP " + process));
    evening.firmware().awaitReadyAfter(process);
    assertTrue(evening.firmware().journal().contains("Watchdog timeout"), "the watchdog saw it");
    assertWentDarkAfter(pi, before);
    evening.goOn(pi);
  }

  private void upgrade(VirtualPi pi, Evening evening) throws IOException {
    int process = evening.firmware().process();
    evening.interrupted(
        evening.script(Control.OK),
        () -> evening.firmware().install(Packages.newer(Cache.croupier(), pi.folder())));
    evening.firmware().awaitReadyAfter(process);
    assertEquals(Packages.NEWER, pi.shell().run("dpkg-query -W -f '${Version}' croupier"));
    evening.goOn(pi);
  }

  private static void assertDark(VirtualPi pi) throws IOException {
    pi.eyes().await(now(pi));
    assertTrue(pi.eyes().look(SeenUnit::lastFrame).isDark(), "every light is out");
  }

  /** Nobody is left with lights that a dead program lit; the next one lights up at once. */
  private static void assertWentDarkAfter(VirtualPi pi, long end) throws IOException {
    // What is seen comes on another way than what the Pi is asked, and may come later.
    pi.eyes().await(now(pi));
    assertTrue(pi.eyes().look(SeenUnit::lastDark) > end, "every light went out after that");
  }

  /** The Pi's own clock, by which everything on its lines is told. */
  private static long now(VirtualPi pi) throws IOException {
    return (long) (Double.parseDouble(pi.shell().run("cut -d' ' -f1 /proc/uptime")) * 1e9);
  }
}
