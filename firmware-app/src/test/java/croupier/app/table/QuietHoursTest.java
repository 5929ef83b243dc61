package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.settings.Kiosk;
import croupier.app.settings.Network;
import croupier.app.settings.Quiet;
import croupier.app.settings.Settings;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.express.Express;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At night the unit is dark and still, unless somebody uses it. */
class QuietHoursTest {
  private static final String EVENING = "2026-11-19T21:50:00+01:00";
  private static final Duration TO_THE_QUIET = Duration.ofMinutes(11);

  @TempDir Path folder;

  /** How much light there is on the chain, as somebody sees it. */
  private static long light(SimulatedTable table) {
    return Arrays.stream(table.unit().lights().all())
        .mapToLong(rgb -> (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff))
        .sum();
  }

  @Test
  void theWelcomeIsDarkFromTheEveningUntilTheMorning() throws Exception {
    try (KioskUnit unit = KioskUnit.quiet(folder, 0)) {
      unit.setTheClock(EVENING);
      Hands hands = unit.hands();
      hands.rest(Duration.ofMinutes(9));
      assertTrue(light(unit.table()) > 0, "21:59");
      hands.rest(Duration.ofMinutes(2));
      assertEquals(0, light(unit.table()), "22:01");
      hands.rest(Duration.ofHours(9).plusMinutes(58));
      assertEquals(0, light(unit.table()), "7:59");
      hands.rest(Duration.ofMinutes(2));
      assertTrue(light(unit.table()) > 0, "8:01");
    }
  }

  @Test
  void dimIsAsDimAsItIsWritten() throws Exception {
    try (KioskUnit unit = KioskUnit.quiet(folder, 10)) {
      unit.setTheClock(EVENING);
      Hands hands = unit.hands();
      hands.rest(Duration.ofMinutes(9));
      long bright = light(unit.table());
      hands.rest(Duration.ofMinutes(2));
      long dim = light(unit.table());
      assertTrue(dim > 0 && dim < bright / 5, dim + " of " + bright);
    }
  }

  @Test
  void whoComesWakesItAndPlaysWithAllItsLightsAndWithoutASound() throws Exception {
    try (KioskUnit unit = KioskUnit.quiet(folder, 0)) {
      unit.setTheClock(EVENING);
      Hands hands = unit.hands();
      hands.rest(TO_THE_QUIET);
      assertEquals(0, light(unit.table()));
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      int sounds = unit.table().picture().sound().number();
      assertTrue(light(unit.table()) > 0);
      assertEquals(100, unit.table().picture().brightness());
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      assertEquals(sounds, unit.table().picture().sound().number());
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
      assertEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(2));
      assertEquals(0, light(unit.table()), "and sleeps when it is left");
    }
  }

  @Test
  void theShowIsAsItIsWrittenAndSleepsAtNight() throws Exception {
    Quiet quiet = new Quiet(true, LocalTime.of(22, 0), LocalTime.of(8, 0), 0);
    Show show = new Show(true, Duration.ofMinutes(1), List.of("express"));
    try (KioskUnit unit =
        new KioskUnit(folder, new Settings(Kiosk.OFF, show, quiet, Network.OFF))) {
      unit.setTheClock(EVENING);
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(50));
      assertEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(20));
      assertEquals("Showing", hands.mode());
      hands.rest(TO_THE_QUIET);
      assertEquals("Attract", hands.mode());
      assertEquals(0, light(unit.table()));
      hands.rest(Duration.ofHours(10));
      assertEquals("Showing", hands.mode(), "in the morning");
    }
  }

  @Test
  void aGameGoesOnBrightlyWhenTheHoursBegin() throws Exception {
    try (KioskUnit unit = KioskUnit.quiet(folder, 0)) {
      unit.setTheClock(EVENING);
      Hands hands = unit.hands();
      hands.begin(Express.GAME, 2);
      hands.rest(TO_THE_QUIET);
      assertEquals("Playing", hands.mode());
      assertTrue(light(unit.table()) > 0);
    }
  }

  @Test
  void withoutAClockThereAreNoQuietHoursAndThatIsSaidOnce() throws Exception {
    try (Log log = new Log();
        KioskUnit unit = KioskUnit.quiet(folder, 0)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofHours(24));
      assertTrue(light(unit.table()) > 0);
      assertEquals(1, log.count("Nobody has set the clock"), log::text);
      unit.setTheClock("2026-11-19T23:00:00+01:00");
      hands.rest(Duration.ofMinutes(1));
      assertEquals(0, light(unit.table()), "as soon as somebody has set it, there are");
      assertEquals(1, log.count("WARN"), log::text);
    }
  }
}
