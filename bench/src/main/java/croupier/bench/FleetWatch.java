package croupier.bench;

import croupier.app.Secrets;
import croupier.app.home.HomeLink;
import croupier.app.home.Mosquitto;
import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.mqtt.MqttClient;
import croupier.app.mqtt.Timing;
import croupier.app.mqtt.Will;
import croupier.app.seat.Holders;
import croupier.app.seat.Thinker;
import croupier.app.settings.Broker;
import croupier.app.settings.Home;
import croupier.app.settings.Reports;
import croupier.app.settings.Settings;
import croupier.app.simulated.SimulatedTable;
import croupier.app.web.Touch;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many units at one real broker, and {@code croupier fleet} as it is shipped: how soon it shows
 * that somebody has touched one of them, and what all of it costs; then the broker is killed and
 * comes back, and then somebody lies.
 *
 * <pre>java -cp "bench/target/lib/*:bench/target/classes" \
 *     croupier.bench.FleetWatch UNITS SECONDS COMMAND...</pre>
 */
public final class FleetWatch implements AutoCloseable {
  private static final long PAUSE = 20 * Clock.MILLISECOND;
  private static final Pattern ROW = Pattern.compile("(unit-\\d+) +(\\S+).*");
  private static final int TICKS_A_SECOND = 100;

  /** A unit, and what its next touch makes of it. */
  private static final class Unit {
    private final SimulatedTable table;
    private final HomeLink link;
    private String expected = "idle";

    /** When it was touched; 0 when that has been seen. */
    private volatile long touched;

    Unit(SimulatedTable table, HomeLink link) {
      this.table = table;
      this.link = link;
    }

    void touch(long now) {
      boolean idle = expected.equals("idle");
      Control control = idle ? Control.OK : Control.BACK;
      expected = idle ? "menu" : "idle";
      touched = now;
      table.touch(new Touch(control, Touch.Motion.DOWN, 0));
      table.touch(new Touch(control, Touch.Motion.UP, 0));
    }
  }

  private final Clock clock = Clock.system();
  private final Mosquitto broker;
  private final List<Unit> units = new ArrayList<>();
  private final ConcurrentHashMap<String, Unit> byName = new ConcurrentHashMap<>();
  private final List<Long> took = Collections.synchronizedList(new ArrayList<>());
  private final ConcurrentHashMap<String, String> shown = new ConcurrentHashMap<>();
  private final Process fleet;

  private FleetWatch(int count, List<String> command) throws IOException {
    Path folder = Files.createTempDirectory("fleet");
    broker = Mosquitto.in(folder);
    for (int i = 1; i <= count; i++) {
      begin(folder, "unit-%03d".formatted(i));
    }
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("fleet", "--language", "en", "--broker", "127.0.0.1", "--port"));
    line.add(String.valueOf(broker.port()));
    fleet = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Thread.ofPlatform().daemon().start(this::read);
  }

  private void begin(Path folder, String name) throws IOException {
    Settings settings = settings(broker.broker(), name);
    SimulatedTable table =
        new SimulatedTable(
            HardwareProfile.standard(),
            List.of(),
            new SavedGames(folder.resolve(name), new Secrets()),
            1,
            queue -> new Holders(queue, Thinker.atOnce(1), Map.of()),
            settings);
    HomeLink link =
        HomeLink.open(settings, HardwareProfile.standard(), table.loop(), WallClock.SYSTEM);
    table.follow(clock);
    link.start();
    Unit unit = new Unit(table, link);
    units.add(unit);
    byName.put(name, unit);
    Thread.ofPlatform().daemon().name(name).start(() -> run(table));
  }

  private static Settings settings(Broker broker, String name) {
    Settings usual = Settings.USUAL.withShow(false);
    Home home = new Home(broker, name, "", "", Set.of());
    return new Settings(
        usual.kiosk(),
        usual.show(),
        usual.quiet(),
        usual.network(),
        usual.voice(),
        new Reports(false, Optional.of(home)),
        usual.lights());
  }

  private static void run(SimulatedTable table) {
    try {
      table.loop().run(Long.MAX_VALUE / 4);
    } catch (PinFault fault) {
      throw new IllegalStateException(fault);
    }
  }

  public static void main(String[] arguments) throws Exception {
    List<String> all = Arrays.asList(arguments);
    try (FleetWatch watch =
        new FleetWatch(Integer.parseInt(all.get(0)), all.subList(2, all.size()))) {
      int seconds = Integer.parseInt(all.get(1));
      watch.awaitAll("all units are shown");
      watch.touch("", seconds);
      watch.killTheBroker();
      watch.lie(seconds);
    }
    System.exit(0);
  }

  /** What the fleet prints: the state of each unit, again and again. */
  private void read() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(fleet.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher row = ROW.matcher(line);
        Unit unit = row.matches() ? byName.get(row.group(1)) : null;
        if (unit == null) {
          continue;
        }
        shown.put(row.group(1), row.group(2));
        long touched = unit.touched;
        if (touched != 0 && row.group(2).equals(unit.expected)) {
          took.add(clock.nanos() - touched);
          unit.touched = 0;
        }
      }
    } catch (IOException e) {
      System.err.println("the fleet is gone: " + e.getMessage());
    }
  }

  private void awaitAll(String what) {
    long begun = clock.nanos();
    while (!byName.entrySet().stream()
        .allMatch(each -> each.getValue().expected.equals(shown.get(each.getKey())))) {
      clock.await(clock.nanos() + Clock.MILLISECOND);
    }
    System.out.printf("%s after %d ms%n", what, (clock.nanos() - begun) / Clock.MILLISECOND);
  }

  private void touch(String when, int seconds) throws IOException {
    took.clear();
    long before = ticks(broker.pid());
    long begun = clock.nanos();
    int next = 0;
    while (clock.nanos() - begun < seconds * Clock.SECOND) {
      Unit unit = units.get(next++ % units.size());
      if (unit.touched == 0) {
        unit.touch(clock.nanos());
      }
      clock.await(clock.nanos() + PAUSE);
    }
    clock.await(clock.nanos() + 3 * Clock.SECOND);
    List<Long> sorted = took.stream().sorted().toList();
    System.out.printf(
        "%d changes shown%s: half of them within %d ms, 99 of 100 within %d ms, all within %d ms%n",
        sorted.size(),
        when,
        sorted.get(sorted.size() / 2) / Clock.MILLISECOND,
        sorted.get(sorted.size() * 99 / 100) / Clock.MILLISECOND,
        sorted.getLast() / Clock.MILLISECOND);
    System.out.printf(
        "unseen: %d; the fleet has %d MB, the broker %d MB and %.1f %% of a core%n",
        units.stream().filter(unit -> unit.touched != 0).count(),
        memory(program(fleet.toHandle()).pid()),
        memory(broker.pid()),
        100.0 * (ticks(broker.pid()) - before) / TICKS_A_SECOND / seconds);
  }

  private void killTheBroker() throws IOException {
    broker.kill();
    units.forEach(unit -> unit.touch(clock.nanos()));
    clock.await(clock.nanos() + 3 * Clock.SECOND);
    broker.start();
    awaitAll("the broker was gone for 3 s, and all that happened meanwhile is shown");
    units.forEach(unit -> unit.touched = 0);
  }

  /** In the name of a unit that is there, and of one that is not. */
  private void lie(int seconds) throws IOException {
    try (MqttClient liar =
        new MqttClient(
            broker.broker(), Will.none("liar"), List.of(), (_, _) -> {}, Timing.USUAL, clock, 1)) {
      liar.start();
      Thread.ofPlatform()
          .daemon()
          .start(
              () -> {
                byte[] lie = "{\"state\":\"\u001b[2J\"}".repeat(50).getBytes();
                while (true) {
                  liar.tell("croupier/unit/window-1/state", () -> lie);
                  liar.tell("croupier/unit/window-1/available", () -> lie);
                  clock.await(clock.nanos() + Clock.MILLISECOND);
                }
              });
      touch(" while somebody lies 2,000 times a second", seconds);
    }
  }

  /** The launcher becomes the program, or has it as a child. */
  private static ProcessHandle program(ProcessHandle started) {
    return started.children().findFirst().map(FleetWatch::program).orElse(started);
  }

  private static long memory(long pid) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElse(0);
  }

  private static long ticks(long pid) throws IOException {
    String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
    String[] facts = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(facts[11]) + Long.parseLong(facts[12]);
  }

  @Override
  public void close() {
    program(fleet.toHandle()).destroy();
    fleet.destroy();
    broker.close();
  }
}
