package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import croupier.hal.Clock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * An SD card that was only written, and a text file put onto it: the unit is there, whatever
 * happens.
 */
@Tag("card")
class CardTest {
  private static final String SETTINGS =
      """
      hostname = "Window-1"
      language = de
      time-zone = Europe/Berlin
      lan = on
      lights = 3
      password = 'correct "horse"'
      ssh = on
      """;

  @Test
  void aCardThatWasOnlyWrittenIsAUnit() throws Exception {
    Path folder = Rig.folder("card");
    Path image = Card.written(folder, Map.of("croupier.txt", SETTINGS));
    Card card = Card.strict(image);
    Path scene =
        Rehearsal.upTo(
            twin -> twin.means("express.put"),
            Games.named("express"),
            3,
            0,
            folder.resolve("scene"));
    Map<String, String> games;
    try (VirtualPi pi = VirtualPi.boot(Model.PI_4, card, folder)) {
      holds(pi);
      tellTimes(pi, "first start");
      settle(pi);
      new Firmware(pi).carry(scene);
      games = new Firmware(pi).games();
      pi.powerCut();
    }
    Card.check(image, folder);
    String says = Card.read(image, "croupier-says.txt");
    assertTrue(says.contains("croupier.txt:5: nobody knows \"lights\""), says);
    String left = Card.read(image, "croupier.txt");
    assertEquals(SETTINGS.length(), left.length() + 1, left);
    assertFalse(left.contains("horse"), left);
    try (VirtualPi pi = VirtualPi.boot(Model.PI_4, card, folder)) {
      holds(pi);
      assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
      double ratio = tellTimes(pi, "later start");
      assertTrue(ratio <= 1.5, () -> "from power to first light: " + ratio);
      tellWaits(pi);
    }
  }

  /** What the card's file asked for. */
  private static void holds(VirtualPi pi) throws IOException {
    Shell shell = pi.shell();
    new Firmware(pi).awaitReady();
    shell.until("all is started", "systemctl is-active -q croupier-card-rest ssh");
    assertEquals("window-1", shell.run("hostname"));
    assertEquals("", shell.run("systemctl --failed --plain --no-legend"));
    assertFalse(shell.succeeds("touch /usr/x 2>/dev/null"), "the root cannot be written");
    assertTrue(
        shell
            .run("cat /proc/$(systemctl show --value -p MainPID croupier)/environ | tr '\\0' '\\n'")
            .contains("TZ=Europe/Berlin"));
    assertTrue(
        shell
            .run("tr '\\0' ' ' </proc/$(systemctl show --value -p MainPID croupier)/cmdline")
            .contains("--language de"));
    assertTrue(
        shell.succeeds(
            "hash=$(getent shadow pi | cut -d: -f2); salt=$(echo \"$hash\" | cut -d'$' -f3);"
                + " [ \"$(echo 'correct \"horse\"' | openssl passwd -6 -salt \"$salt\" -stdin)\" = \"$hash\" ]"),
        "the password is the one that was written");
  }

  /** Until what is done once has been done. */
  private static void settle(VirtualPi pi) throws IOException {
    pi.shell().until("the card has grown", "test -e /var/lib/croupier-card/grown");
    pi.shell()
        .until(
            "the JVM has learnt",
            "test -e /var/cache/croupier/learnt && ! systemctl is-active -q croupier-learn");
    assertTrue(
        Integer.parseInt(pi.shell().run("df --output=size -m /var | tail -n 1").strip()) > 400);
    pi.shell().run("sync");
  }

  /**
   * How long it took from power to the first light, against what kernel and service take
   * themselves.
   */
  private static double tellTimes(VirtualPi pi, String which) throws IOException {
    Firmware firmware = new Firmware(pi);
    double kernel =
        Long.parseLong(pi.shell().run("systemctl show --value -p UserspaceTimestampMonotonic"))
            / 1e6;
    double born = firmware.microseconds("ExecMainStartTimestampMonotonic") / 1e6;
    String ready =
        firmware
            .journal()
            .lines()
            .filter(line -> line.contains("Ready: "))
            .findFirst()
            .orElseThrow();
    double light = Double.parseDouble(ready.replaceFirst(".*first light ([0-9.]+) s.*", "$1"));
    double ratio = (born + light) / (kernel + light);
    Rig.say(
        "%s: from power to first light %.2f s: kernel %.2f s, the system %.2f s, the service %.2f s; %.2f times kernel and service",
        which, born + light, kernel, born - kernel, light, ratio);
    return ratio;
  }

  private static void tellWaits(VirtualPi pi) throws IOException {
    pi.shell().until("all jobs are done", "[ -z \"$(systemctl list-jobs --plain --no-legend)\" ]");
    Rig.say(
        "%s",
        pi.shell()
            .run(
                "systemd-analyze; systemd-analyze critical-chain croupier.service; systemd-analyze blame | head -n 20"));
  }

  private static final int CUTS = GameToItsEnd.LONG ? 30 : 6;

  @Test
  void powerCutsDuringTheFirstStartDoNoHarm() throws Exception {
    Path folder = Rig.folder("card-first-start");
    Path image = Card.written(folder, Map.of("croupier.txt", SETTINGS));
    Card card = Card.strict(image);
    SplittableRandom chance = new SplittableRandom(11);
    for (int cut = 1; cut <= CUTS; cut++) {
      try (VirtualPi pi = VirtualPi.switchOn(Model.PI_4, card, folder)) {
        pi.eyes().await(chance.nextLong(1 * Clock.SECOND, 25 * Clock.SECOND));
        pi.powerCut();
      }
      Card.check(image, folder);
    }
    try (VirtualPi pi = VirtualPi.boot(Model.PI_4, card, folder)) {
      holds(pi);
      settle(pi);
    }
    assertFalse(Card.read(image, "croupier.txt").contains("horse"));
    Rig.say("%d power cuts during the first start did no harm", CUTS);
  }

  @Test
  void anUpdateIsTakenOrTakenBackWheneverThePowerIsCut() throws Exception {
    Path folder = Rig.folder("card-update");
    Path image =
        Card.written(folder, Map.of("croupier.txt", "ssh = on\npassword = \"correct horse\"\n"));
    Path scene =
        Rehearsal.upTo(
            twin -> twin.means("express.put"),
            Games.named("express"),
            3,
            0,
            folder.resolve("scene"));
    Card card = Card.strict(image);
    SplittableRandom chance = new SplittableRandom(12);
    VirtualPi pi = VirtualPi.boot(Model.PI_4, card, folder);
    try {
      new Firmware(pi).awaitReady();
      settle(pi);
      String before = version(pi);
      new Firmware(pi).carry(scene);
      Map<String, String> games = new Firmware(pi).games();
      bringRepository(pi, folder);
      for (int cut = 1; cut <= 3; cut++) {
        offer(pi);
        pi.shell().run("systemctl start --no-block croupier-update");
        pi.shell().until("it is being installed", "test -e /var/lib/croupier-update/undo");
        pi.eyes().await(pi.eyes().now() + chance.nextLong(30 * Clock.SECOND));
        pi.powerCut();
        pi.close();
        Card.check(image, folder);
        pi = VirtualPi.boot(Model.PI_4, card, folder);
        pi.shell()
            .until(
                "it has gone back",
                "! test -e /var/lib/croupier-update/undo && ! systemctl is-active -q croupier-update-undo");
        new Firmware(pi).awaitReady();
        assertEquals(before, version(pi));
        assertFalse(pi.shell().succeeds("touch /usr/x 2>/dev/null"), "the root cannot be written");
        assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
      }
      offer(pi);
      pi.shell().says("systemctl start croupier-update");
      assertEquals(
          Packages.NEWER, version(pi), pi.shell().run("journalctl -b -o cat -u croupier-update"));
      assertFalse(pi.shell().succeeds("touch /usr/x 2>/dev/null"), "the root cannot be written");
      assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
      Rig.say("3 power cuts during an update were undone, then it was taken");
    } finally {
      pi.close();
    }
  }

  private static String version(VirtualPi pi) throws IOException {
    return pi.shell().run("dpkg-query -W -f '${Version}' croupier");
  }

  /** A signed repository with the version that is there and a newer one, on the card itself. */
  private static void bringRepository(VirtualPi pi, Path folder) throws IOException {
    Path repository = folder.resolve("repository");
    Path keys = folder.resolve("keys");
    Folders.empty(repository);
    Folders.empty(keys);
    Path script = Path.of("..", "release", "repository").toAbsolutePath().normalize();
    for (Path deb : List.of(Cache.croupier(), Packages.newer(Cache.croupier(), folder))) {
      Programs.run(
          List.of("env", "XDG_CONFIG_HOME=" + keys, script + "", deb + "", repository + ""));
    }
    pi.shell().run("mkdir -p /var/repository");
    try (var files = Files.list(repository)) {
      for (Path file : files.toList()) {
        pi.shell().copy(file, "/var/repository/" + file.getFileName());
      }
    }
    pi.shell().run("chmod -R a+rX /var/repository; sync");
  }

  /** What croupier.txt says of updates, but for a place on the card, as no network is here. */
  private static void offer(VirtualPi pi) throws IOException {
    pi.shell()
        .until("the card's settings are all there", "systemctl is-active -q croupier-card-rest");
    pi.shell()
        .run(
            "echo file:/var/repository >/run/croupier-card/updates;"
                + " cp /var/repository/croupier.gpg /run/croupier-card/updates.gpg");
  }
}
