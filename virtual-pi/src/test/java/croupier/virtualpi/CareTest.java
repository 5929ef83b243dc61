package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import croupier.hal.Clock;
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
  private static final long TWO_SECONDS = 2 * Clock.SECOND;

  @Test
  void aGameGoesOnAtTheSameDecisionWhateverHappensToTheProgram() throws Exception {
    Path scene =
        Rehearsal.upTo(
            twin -> twin.picture().prompt().headline().contains("place dice"),
            Games.named("express"),
            3,
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
    long begun = pi.eyes().now();
    evening.interrupted(
        evening.script(Control.OK), () -> pi.shell().run("systemctl stop croupier"));
    long ended =
        Long.parseLong(evening.firmware().property("InactiveEnterTimestampMonotonic")) * 1_000;
    Rig.say("stopped within %d ms", (ended - begun) / Clock.MILLISECOND);
    assertTrue(ended - begun < TWO_SECONDS, () -> (ended - begun) + " ns to stop");
    assertDark(pi);
    pi.shell().run("systemctl start croupier");
    evening.goOn(pi);
  }

  private void killedByAnybody(VirtualPi pi, Evening evening) throws IOException {
    int process = evening.firmware().process();
    evening.interrupted(evening.script(Control.OK), () -> pi.shell().run("kill -9 " + process));
    evening.firmware().awaitReadyAfter(process);
    evening.goOn(pi);
  }

  /** A program that does not move any more is ended by the watchdog. */
  private void hangs(VirtualPi pi, Evening evening) throws IOException {
    int process = evening.firmware().process();
    evening.interrupted(evening.script(Control.OK), () -> pi.shell().run("kill -STOP " + process));
    evening.firmware().awaitReadyAfter(process);
    assertTrue(evening.firmware().journal().contains("Watchdog timeout"), "the watchdog saw it");
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

  private static void assertDark(VirtualPi pi) {
    assertTrue(
        pi.eyes().look(SeenUnit::lastFrame).rgb().stream().allMatch(rgb -> rgb == 0),
        "every light is out");
  }
}
