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
      standsBehindWalls("croupier", 15);
      pi.shell().run("date -s '+1 year' >/dev/null");
      evening.tap(Control.OK);
      pi.shell().run("date -s '-3 years' >/dev/null");
      evening.tap(Control.OK);
      evening.checkSameRecords();
      assertFalse(firmware.journal().contains("\tat "), "no stack trace");
    }
  }

  /**
   * @param most as systemd-analyze rates how exposed it is, times ten
   */
  private void standsBehindWalls(String service, int most) throws Exception {
    String security = "systemd-analyze security --no-pager ";
    pi.shell().run(security + "--threshold=" + most + " " + service + " >/dev/null");
    Rig.say("exposed: %s", pi.shell().run(security + service + " | tail -n 1").strip());
  }

  @Test
  void aShopWindowNeedsNoSolderedUnit() throws Exception {
    pi.shell().run("systemctl -q disable --now croupier");
    pi.shell().run("systemctl -q enable --now croupier-panel");
    String page = "curl -sf -m 20 http://127.0.0.1:8080/table";
    pi.shell().until("the page of the panel is there", page);
    assertTrue(pi.shell().run(page).contains("<main>"), "it is the table");
    assertTrue(
        pi.shell().succeeds("test -d /var/lib/croupier-panel/games"), "its games are its own");
    standsBehindWalls("croupier-panel", 20);
    standsBehindWalls("croupier-kiosk", 50);

    pi.shell().write("/etc/croupier/settings.toml", "[quiet]\nhours = \"22-8\"\n");
    pi.shell().says("systemctl restart croupier-panel");
    pi.shell().until("it gives up", "systemctl is-failed -q croupier-panel");
    assertEquals(
        String.valueOf(CONFIG),
        pi.shell().run("systemctl show --value -p ExecMainStatus croupier-panel"));
    String journal = pi.shell().run("journalctl -b -o cat -u croupier-panel --no-pager");
    assertTrue(journal.contains("/etc/croupier/settings.toml:2: "), journal);
    pi.shell().run("rm /etc/croupier/settings.toml");
    pi.shell().run("systemctl reset-failed croupier-panel && systemctl start croupier-panel");
    pi.shell().until("and is there again without the mistake", page);
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
    pi.shell().run("systemctl -q enable croupier-kiosk croupier-panel");
    pi.shell().run("systemctl stop croupier && systemctl start croupier-panel");
    pi.shell().until("it has its folder", "test -d /var/lib/croupier-panel/games");
    pi.shell().run("dpkg --remove croupier");
    assertTrue(pi.shell().succeeds("test -d /var/lib/croupier"), "games stay when it is removed");
    pi.shell().run("dpkg --purge croupier");
    assertFalse(pi.shell().succeeds("getent passwd croupier"), "the user is gone");
    Set<String> left = new TreeSet<>(Rig.files(pi.shell()));
    left.removeAll(Rig.filesBefore());
    assertEquals(Set.of(), left);
  }
}
