package croupier.app.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.Waits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** When a table is stuck, and when it is not. */
class WatchdogTest {
  private final List<Thread> stuck = new ArrayList<>();
  private final Watchdog watchdog = new Watchdog(stuck::add);

  private void looks(int times) {
    for (int i = 0; i < times; i++) {
      assertTrue(watchdog.look(), "look " + i);
    }
  }

  @Reaches("Limits.VAIN_LOOKS")
  @Test
  void aTableThatDoesNotComeRoundForSoManyLooksIsStuck() {
    watchdog.beat(Thread.currentThread());
    looks(Limits.VAIN_LOOKS);
    assertFalse(watchdog.look());
    assertEquals(List.of(Thread.currentThread()), stuck);
  }

  @Test
  void eachBeatCountsHoweverLateItComes() {
    for (int i = 0; i < 100; i++) {
      watchdog.beat(Thread.currentThread());
      looks(Limits.VAIN_LOOKS);
    }
    assertEquals(List.of(), stuck);
  }

  @Test
  void whatHasNotBegunOrIsOverIsNotStuck() {
    looks(100);
    watchdog.beat(Thread.currentThread());
    watchdog.rest();
    looks(100);
  }

  /** The beat, the feed and the looks are each up to a second late. */
  @Test
  void itIsDoneBeforeSystemdLosesItsPatience() throws Exception {
    String unit = Files.readString(Path.of("..", "systemd", "croupier.service"));
    Matcher patience = Pattern.compile("(?m)^WatchdogSec=(\\d+)$").matcher(unit);
    assertTrue(patience.find());
    long most = Waits.LAST_WORDS.plusSeconds(Limits.VAIN_LOOKS + 2).toMillis();
    assertTrue(most < 1_000 * Long.parseLong(patience.group(1)), most + " ms");
  }
}
