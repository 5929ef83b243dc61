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
import java.util.Optional;
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

  /** While it waits for its disk the Pi goes by this machine's clock: the quickest start counts. */
  private static final int STARTS = 3;

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
      // On the address that this network gives to whoever asks first.
      pi.waits()
          .attempt(
              "a laptop finds it by its name",
              () ->
                  card.wire()
                      .orElseThrow()
                      .asks("window-1.local")
                      .equals(Optional.of("10.0.2.15")));
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
    double least = Double.MAX_VALUE;
    for (int start = 1; start <= STARTS; start++) {
      try (VirtualPi pi = VirtualPi.boot(Model.PI_4, card, folder)) {
        holds(pi);
        assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
        least = Math.min(least, tellTimes(pi, "later start"));
        if (start == STARTS) {
          tellWaits(pi);
        }
      }
    }
    double ratio = least;
    assertTrue(ratio <= 1.5, () -> "from power to first light: " + ratio);
  }

  /** What the card's file asked for. */
  private static void holds(VirtualPi pi) throws IOException {
    Shell shell = pi.shell();
    new Firmware(pi).awaitReady();
    shell.until("all is started", "systemctl is-active -q croupier-card-rest ssh");
    assertEquals("window-1", shell.run("hostname"));
    assertEquals("", shell.run("systemctl --failed --plain --no-legend"));
    rootIsClosed(shell);
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
    // The card's own first program runs before systemd, whose clock would count it to the kernel.
    double kernel =
        Double.parseDouble(
            pi.shell()
                .run("dmesg | sed -n 's/^\\[ *\\([0-9.]*\\)\\] Run .* as init process/\\1/p'"));
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

  // Repositories.
  private static final String GOOD = "good";
  private static final String BAD = "bad";
  private static final String UNSIGNED = "unsigned";
  private static final String CUT_OFF = "cut-off";

  private static final String BAD_VERSION = "98.0";

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
      bringRepositories(pi, folder);
      refused(pi, UNSIGNED, "is not to be had, or not signed by /etc/croupier/updates.gpg.");
      refused(pi, CUT_OFF, "No update was taken: " + Packages.NEWER + " is not to be had whole.");
      for (int cut = 1; cut <= 3; cut++) {
        offer(pi, GOOD);
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
                "! test -e /var/lib/croupier-update/undo && case $(systemctl show --value -p ActiveState"
                    + " croupier-update-undo) in *ing) false ;; esac");
        new Firmware(pi).awaitReady();
        assertEquals(before, version(pi));
        rootIsClosed(pi.shell());
        assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
      }
      refused(pi, BAD, BAD_VERSION + " did not come up; " + before + " is back.");
      new Firmware(pi).awaitReady();
      assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
      String said = update(pi, GOOD);
      assertEquals(Packages.NEWER, version(pi), said);
      rootIsClosed(pi.shell());
      assertTrue(new Firmware(pi).games().entrySet().containsAll(games.entrySet()));
      Rig.say(
          "3 power cuts during an update were undone; an unsigned one, one that was cut off and one"
              + " that did not come up were not taken; then it was");
    } finally {
      pi.close();
    }
  }

  private static void rootIsClosed(Shell shell) throws IOException {
    String open = "! touch /usr/x 2>/dev/null || { mount; journalctl -b -o cat -u 'croupier-*'; }";
    assertEquals("", shell.run(open), "the root cannot be written");
  }

  private static String version(VirtualPi pi) throws IOException {
    return pi.shell().run("dpkg-query -W -f '${Version}' croupier");
  }

  /** An update that must not be taken; says why, and all is as it was. */
  private static void refused(VirtualPi pi, String repository, String why) throws IOException {
    String before = version(pi);
    String said = update(pi, repository);
    assertTrue(said.contains(why), said);
    assertEquals(before, version(pi));
    assertFalse(pi.shell().succeeds("test -e /var/lib/croupier-update/undo"), said);
    rootIsClosed(pi.shell());
  }

  /** Takes what is newest there, and says what came of it. */
  private static String update(VirtualPi pi, String repository) throws IOException {
    offer(pi, repository);
    pi.shell().says("systemctl start croupier-update");
    return pi.shell().run("journalctl -o cat -u croupier-update -I");
  }

  /** Signed repositories, right and wrong, on the card itself. */
  private static void bringRepositories(VirtualPi pi, Path folder) throws IOException {
    Path keys = folder.resolve("keys");
    Folders.empty(keys);
    Path newer = Packages.newer(Cache.croupier(), folder);
    Path good = repository(GOOD, newer, keys, folder);
    Path bad =
        repository(BAD, Packages.broken(Cache.croupier(), folder, BAD_VERSION), keys, folder);
    for (Path repository : List.of(good, bad)) {
      String there = "/var/" + repository.getFileName();
      pi.shell().run("mkdir -p " + there);
      try (var files = Files.list(repository)) {
        for (Path file : files.toList()) {
          pi.shell().copy(file, there + "/" + file.getFileName());
        }
      }
    }
    String signed = Files.readString(good.resolve("InRelease"));
    int text = signed.indexOf("\n\n") + 2;
    pi.shell()
        .write(
            "/var/Release",
            signed.substring(text, signed.indexOf("-----BEGIN PGP SIGNATURE-----")));
    pi.shell()
        .run(
            """
            set -e
            cd /var
            cp -al good unsigned
            rm unsigned/InRelease
            mv Release unsigned
            cp -al good cut-off
            head -c -1000 good/%1$s >cut
            mv cut cut-off/%1$s
            chmod -R a+rX /var/good /var/bad /var/unsigned /var/cut-off; sync"""
                .formatted(newer.getFileName()));
  }

  /** The version that is there, and a newer one. */
  private static Path repository(String name, Path newer, Path keys, Path folder)
      throws IOException {
    Path repository = folder.resolve(name);
    Folders.empty(repository);
    Path script = Path.of("..", "release", "repository").toAbsolutePath().normalize();
    for (Path deb : List.of(Cache.croupier(), newer)) {
      Programs.run(
          List.of("env", "XDG_CONFIG_HOME=" + keys, script + "", deb + "", repository + ""));
    }
    return repository;
  }

  /** What croupier.txt says of updates, but for a place on the card, as no network is here. */
  private static void offer(VirtualPi pi, String repository) throws IOException {
    pi.shell()
        .until("the card's settings are all there", "systemctl is-active -q croupier-card-rest");
    pi.shell()
        .run(
            // No network tells it the time either, and a signature of tomorrow is none.
            "date -s @%d; echo file:/var/%s >/run/croupier-card/updates;"
                    .formatted(System.currentTimeMillis() / 1000, repository)
                + " cp /var/good/croupier.gpg /run/croupier-card/updates.gpg");
  }
}
