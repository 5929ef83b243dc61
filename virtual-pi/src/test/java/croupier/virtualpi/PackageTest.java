package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import croupier.hal.Control;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The package on a Pi: its walls, its mistakes said in a sentence, and nothing left of it. */
@Tag("virtual-pi")
class PackageTest {
  private static final int CONFIG = 78;
  private VirtualPi pi;
  private Firmware firmware;

  @BeforeEach
  void switchOn(TestInfo test) throws IOException {
    pi = Rig.awake("package-" + test.getTestMethod().orElseThrow().getName());
    firmware = new Firmware(pi);
  }

  @AfterEach
  void switchOff() {
    pi.close();
  }

  @Test
  void aGameRunsBehindWallsAndTheClockMayJump() throws Exception {
    try (Evening evening = new Evening(pi)) {
      evening.begin(Games.named("express"), 2, 0);
      evening.tap(Control.ROLL);
      pi.shell().run("systemd-analyze security --no-pager --threshold=15 croupier >/dev/null");
      String[] exposure =
          pi.shell().run("systemd-analyze security --no-pager croupier | tail -n 1").split(" ");
      Rig.say("exposure by systemd-analyze security: %s", String.join(" ", exposure));
      pi.shell().run("date -s '+1 year' >/dev/null");
      evening.tap(Control.OK);
      pi.shell().run("date -s '-3 years' >/dev/null");
      evening.tap(Control.OK);
      evening.checkSameRecords();
      assertFalse(firmware.journal().contains("\tat "), "no stack trace");
    }
  }

  @Test
  void aLineThatSomebodyElseHasIsNamedAndTakenAsSoonAsItIsFree() throws Exception {
    firmware.stop();
    pi.shell()
        .run(
            "chip=$(gpiodetect | sed -n 's/ .pinctrl-.*//p');"
                + " systemd-run -q --unit=fan gpioset -C gpio-fan -c $chip 17=0");
    pi.shell().until("the line is taken", "gpioinfo | grep -q gpio-fan");
    pi.shell().says("systemctl start croupier");
    pi.shell()
        .until(
            "it says whose the line is",
            "journalctl -b -o cat -u croupier | grep -q 'GPIO 17 (.*).*\"gpio-fan\"'");
    pi.shell().run("systemctl stop fan");
    firmware.awaitReady();
  }

  @Test
  void aMistakeInTheProfileIsSaidOnceAndNotTriedAgain() throws Exception {
    firmware.stop();
    pi.shell().run("sed -i 's/^roll = .*/roll = 99/' /etc/croupier/unit.toml");
    pi.shell().says("systemctl start croupier");
    pi.shell().until("it gives up", "systemctl is-failed -q croupier");
    assertEquals(CONFIG, firmware.microseconds("ExecMainStatus"));
    assertEquals("0", firmware.property("NRestarts"));
    String journal = firmware.journal();
    assertTrue(journal.contains("99"), journal);
  }

  @Test
  void removalAndPurgeLeaveNothing() throws Exception {
    pi.shell().run("systemctl -q enable croupier-kiosk");
    pi.shell().run("dpkg --remove croupier");
    assertTrue(pi.shell().succeeds("test -d /var/lib/croupier"), "games stay when it is removed");
    pi.shell().run("dpkg --purge croupier");
    assertFalse(pi.shell().succeeds("getent passwd croupier"), "the user is gone");
    Set<String> left = new TreeSet<>(Rig.files(pi.shell()));
    left.removeAll(Rig.filesBefore());
    assertEquals(Set.of(), left);
  }
}
