package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.device.LedChain;
import croupier.hal.profile.HardwareProfile;
import croupier.virtualpi.SeenUnit.Frame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How quick and how light the firmware is. An emulated processor is many times slower than a real
 * one, so most numbers are ratios: to a C program that does the same, or to another start, in the
 * same run.
 */
@Tag("virtual-pi")
@Order(1)
class NumbersTest {
  private static final HardwareProfile PROFILE = HardwareProfile.standard();
  private static final long PACE = Clock.MILLISECOND;
  private static final int EDGES = 10_000;
  private static final int TIMES = 9;

  /** The welcome is lively for a minute after somebody was there. */
  private static final long UNTIL_CALM = 65 * Clock.SECOND;

  private static VirtualPi pi;
  private static Firmware firmware;

  @BeforeAll
  static void switchOn() throws IOException {
    pi = Rig.awake("numbers");
    firmware = new Firmware(pi);
    pi.shell().copy(Cache.guest("reference"), "/root/reference");
    Path counter = Packages.jar(CountDial.class, pi.folder().resolve("count-dial.jar"));
    pi.shell().copy(counter, "/root/count-dial.jar");
    pi.shell().run("chmod +x /root/reference");
  }

  @AfterAll
  static void switchOff() {
    pi.close();
  }

  // --- dials

  @Test
  void aDialCountsEveryStepAlsoWhenTheProgramStallsInBetween() throws Exception {
    firmware.stop();
    try {
      countWandering("", () -> {});
      countWandering(", the JVM stopped five times for 0.4 s", NumbersTest::stall);
    } finally {
      firmware.start();
    }
  }

  private static void stall() throws IOException {
    for (int time = 0; time < 5; time++) {
      pi.shell().run("systemctl kill -s STOP count; sleep 0.4; systemctl kill -s CONT count");
    }
  }

  private static void countWandering(String how, VirtualPi.Happening meanwhile) throws IOException {
    pi.shell()
        .run(
            "rm -f /root/counted; systemd-run -q --unit=count -p StandardOutput=file:/root/counted"
                + " /usr/lib/jvm/java-25-openjdk-arm64/bin/java @/usr/share/croupier/jvm.options"
                + " -cp '/root/count-dial.jar:/usr/share/croupier/lib/*' "
                + CountDial.class.getName());
    pi.shell().until("it counts", "grep -q ready /root/counted");
    List<Integer> turned = new ArrayList<>();
    List<Edge> script = wander(turned);
    pi.hands().begin(script);
    meanwhile.happens();
    List<Edge> made = pi.hands().finish(script);
    pi.hands().play(new Gestures(PROFILE).tap(Control.OK));
    pi.shell().until("it has counted", "! systemctl is-active -q count");
    List<String> told = pi.shell().run("cat /root/counted").lines().toList();
    double seconds = (made.getLast().nanos() - made.getFirst().nanos()) / 1e9;
    int wrong = wrongSteps(turned, told);
    Rig.say("dial, %d edges at %.0f/s%s: %d wrong steps", EDGES, EDGES / seconds, how, wrong);
    assertEquals(0, wrong, () -> String.join("\n", told));
  }

  /** Turns dial A to and fro by single detents; says in which direction each was. */
  private static List<Edge> wander(List<Integer> turned) {
    SplittableRandom chance = new SplittableRandom(7);
    Gestures gestures = new Gestures(PROFILE);
    List<Edge> script = new ArrayList<>();
    while (script.size() < EDGES) {
      int step = chance.nextBoolean() ? 1 : -1;
      turned.add(step);
      long from = script.size() * PACE;
      int edges = step * PROFILE.dials().orElseThrow().edgesPerDetent();
      for (Edge edge : gestures.turn(Control.DIAL_A, edges, PACE)) {
        script.add(new Edge(from + edge.nanos(), edge.gpio(), edge.high()));
      }
    }
    return script;
  }

  private static int wrongSteps(List<Integer> turned, List<String> told) {
    List<Integer> counted = new ArrayList<>();
    int wrong = 0;
    for (String line : told) {
      if (line.startsWith("fault")) {
        wrong++;
      } else if (line.startsWith("steps")) {
        int steps = Integer.parseInt(line.substring("steps ".length()));
        counted.addAll(Collections.nCopies(Math.abs(steps), Integer.signum(steps)));
      }
    }
    for (int i = 0; i < Math.min(turned.size(), counted.size()); i++) {
      wrong += turned.get(i).equals(counted.get(i)) ? 0 : 1;
    }
    return wrong + Math.abs(turned.size() - counted.size());
  }

  // --- from a press to the light, and what a frame costs

  @Test
  void lightsFollowAPressAboutAsQuicklyAsInC() throws Exception {
    List<Frame> whole = new ArrayList<>();
    List<Double> delays = new ArrayList<>();
    pi.withoutRest(() -> pressAtTheMenu(delays, whole));
    double firmwares = median(delays);
    assertNothingIsSentWhileNothingChanges();
    double oneDie = median(welcome().stream().mapToDouble(Frame::writes).toArray());

    firmware.stop();
    double inC;
    double writesInC;
    try {
      inC = pressInC();
      writesInC = median(writeInC().stream().mapToDouble(NumbersTest::rate).toArray());
    } finally {
      firmware.start();
    }
    double writes = median(whole.stream().mapToDouble(NumbersTest::rate).toArray());
    double full = median(whole.stream().mapToDouble(Frame::writes).toArray());
    double debounce = PROFILE.buttons().timing().debounceNanos() / 1e6;
    Rig.say("press to first changed light: %.2f ms, in C %.2f ms", firmwares, inC);
    Rig.say("line writes in a full frame: %.0f/s, in C %.0f/s", writes, writesInC);
    Rig.say("a frame with one changed die: %.0f writes, a full one %.0f", oneDie, full);
    assertTrue(firmwares <= debounce + 2 * inC, "press to light");
    assertTrue(writes >= writesInC / 2, "line writes");
    assertTrue(oneDie < full / 2, "a frame with one changed die");
  }

  /** Back from the menu to the welcome, where the dice light up: how many milliseconds it takes. */
  private static void pressAtTheMenu(List<Double> delays, List<Frame> frames) throws IOException {
    Gestures gestures = new Gestures(PROFILE);
    for (int time = 0; time < TIMES; time++) {
      press(gestures.tap(Control.OK));
      pi.eyes().take();
      long at = press(gestures.tap(Control.BACK));
      Frame first = pi.eyes().take().frames().getFirst();
      delays.add((first.first() - at) / 1e6);
      frames.add(first);
    }
  }

  /** Presses, and waits until what follows from it has been seen. */
  private static long press(List<Edge> tap) throws IOException {
    long at = pi.hands().play(tap).getFirst().nanos();
    pi.eyes().await(at + Clock.SECOND / 2);
    return at;
  }

  private static void assertNothingIsSentWhileNothingChanges() throws IOException {
    press(new Gestures(PROFILE).tap(Control.OK));
    pi.eyes().take();
    pi.eyes().await(pi.eyes().now() + 3 * Clock.SECOND);
    assertEquals(List.of(), pi.eyes().take().frames(), "a menu stands still");
    press(new Gestures(PROFILE).tap(Control.BACK));
  }

  /** At the welcome one die changes at a time. */
  private static List<Frame> welcome() throws IOException {
    pi.eyes().take();
    pi.eyes().await(pi.eyes().now() + 10 * Clock.SECOND);
    return pi.eyes().take().frames();
  }

  private static double pressInC() throws IOException {
    startReference("press", PROFILE.buttons().back() + " ");
    Gestures gestures = new Gestures(PROFILE);
    List<Double> delays = new ArrayList<>();
    for (int time = 0; time < TIMES; time++) {
      pi.eyes().take();
      long at = press(gestures.tap(Control.BACK));
      delays.add((pi.eyes().take().frames().getFirst().first() - at) / 1e6);
    }
    return median(delays);
  }

  private static List<Frame> writeInC() throws IOException {
    pi.eyes().take();
    startReference("write", "");
    pi.shell().until("C has written", "! systemctl is-active -q reference");
    pi.eyes().await(pi.eyes().now() + Clock.SECOND / 2);
    return pi.eyes().take().frames();
  }

  private static void startReference(String what, String more) throws IOException {
    HardwareProfile.Chain chain = PROFILE.chain();
    pi.shell()
        .run(
            "chip=$(gpiodetect | sed -n 's/ .pinctrl-.*//p'); rm -f /root/said;"
                + " systemd-run -q --unit=reference -p StandardOutput=file:/root/said"
                + " /root/reference %s /dev/$chip %s%d %d %d %s %s"
                    .formatted(
                        what,
                        more,
                        chain.data(),
                        chain.clock(),
                        TIMES,
                        fullFrame(1),
                        fullFrame(2)));
    pi.shell().until("C is ready", "grep -q ready /root/said");
  }

  /** A frame of so many colours as bytes, in hexadecimal digits. */
  private static String fullFrame(long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    HardwareProfile.Chain chain = PROFILE.chain();
    String[] hex = new String[1];
    new LedChain(
            "chain",
            (bytes, length) -> hex[0] = HexFormat.of().formatHex(bytes, 0, length),
            chain.lights(),
            chain.brightness(),
            PROFILE.power(),
            _ -> {})
        .show(chance.ints(chain.lights(), 0, 0x40).toArray(), 0);
    return hex[0];
  }

  private static double rate(Frame frame) {
    return frame.writes() * 1e9 / (frame.last() - frame.first());
  }

  private static double median(List<Double> numbers) {
    return median(numbers.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static double median(double[] numbers) {
    Arrays.sort(numbers);
    return numbers[numbers.length / 2];
  }

  // --- the start, memory, and doing nothing

  @Test
  void theAotCacheMakesTheStartQuick() throws Exception {
    // Its clock counts its own work, and what comes in between only adds to it.
    double with = secondsToReady();
    for (int again = 0; again < 2; again++) {
      with = Math.min(with, secondsToReady());
    }
    Rig.say("time line: %s", readiness());
    // A damaged one is as good as none: the JVM itself would end with it.
    pi.shell()
        .run(
            "cd /var/cache/croupier; cp croupier.aot /root;"
                + " dd if=/dev/zero of=croupier.aot bs=4k seek=1000 count=16 conv=notrunc status=none");
    double without = secondsToReady();
    pi.shell().run("mv /root/croupier.aot /var/cache/croupier/");
    double ratio = with / without;
    Rig.say(
        "start to ready: %.2f s with the AOT cache, %.2f s without: %.2f of it",
        with, without, ratio);
    assertTrue(ratio <= 0.6, () -> "the start takes " + ratio + " of that without the cache");
  }

  private static double secondsToReady() throws IOException {
    firmware.restart();
    firmware.awaitReady();
    return (firmware.microseconds("ActiveEnterTimestampMonotonic")
            - firmware.microseconds("ExecMainStartTimestampMonotonic"))
        / 1e6;
  }

  private static String readiness() throws IOException {
    return firmware
        .journal()
        .lines()
        .filter(line -> line.contains("Ready: "))
        .reduce("", (_, last) -> last);
  }

  @Test
  void itNeedsLittleMemoryAndHardlyAnyTimeWhileNobodyTouchesIt() throws Exception {
    secondsToReady();
    pi.eyes().await(pi.eyes().now() + UNTIL_CALM);
    double pages = residentMegabytes();
    double welcome = busy();
    press(new Gestures(PROFILE).tap(Control.OK));
    double menu = busy();
    pi.shell().run("sed -i 's/^CROUPIER_OPTIONS=.*/CROUPIER_OPTIONS=/' /etc/default/croupier");
    secondsToReady();
    pi.eyes().await(pi.eyes().now() + 5 * Clock.SECOND);
    double plain = residentMegabytes();
    Rig.say("resident: %.0f MB with pages, %.0f MB without", pages, plain);
    Rig.say("idle: %.2f %% of the processor at the welcome, %.2f %% in a menu", welcome, menu);
    assertTrue(pages < 110, "with pages");
    assertTrue(plain < 70, "without pages");
    assertTrue(menu < 2, "in a menu");
    assertTrue(welcome < 2, "at the welcome");
  }

  private static double residentMegabytes() throws IOException {
    String kilobytes = "awk '/VmRSS/ { print $2 }' /proc/" + firmware.process() + "/status";
    return Double.parseDouble(pi.shell().run(kilobytes)) / 1024;
  }

  /** How much of the processor the service takes, in percent. */
  private static double busy() throws IOException {
    String used =
        pi.shell()
            .run(
                "cd /sys/fs/cgroup/system.slice/croupier.service;"
                    + " one=$(awk '/^usage_usec/ { print $2 }' cpu.stat); sleep 30;"
                    + " awk -v one=$one '/^usage_usec/ { print $2 - one }' cpu.stat");
    return Double.parseDouble(used) / 30e6 * 100;
  }
}
