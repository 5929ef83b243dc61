package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.json.Json;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A phone at every seat that a game has, from the menu on: some reload, one vanishes, and what each
 * has received is held against what its seat could know. Without a browser, so that all games can.
 */
final class PhonesPlayTest {
  private static final long SEED = Long.getLong("seed", 5);
  private static final Duration LOOK = Duration.ofMillis(100);

  /** Looks take a millisecond at least: a machine that is busy has minutes. */
  private static final int LONGEST_WAIT = 600_000;

  /** So many looks later everything has come that was on its way to the phones. */
  private static final int LONGEST_WAY = 15;

  private static final int MOST_ACTS = 160;
  private static final int RELOADS = 17;
  private static final int VANISHES = 40;

  @TempDir Path folder;

  private final Random chance = new Random(SEED);
  private final List<HttpPhone> phones = new ArrayList<>();

  private final Semaphore news = new Semaphore(0);

  /** All that each phone was told, an event each. */
  private final Map<HttpPhone, List<String>> told = new HashMap<>();

  private SimulatedTable table;
  private Hands hands;
  private PanelServer panel;
  private int port;

  private void open() throws IOException {
    HardwareProfile profile = HardwareProfile.standard();
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    table = new SimulatedTable(profile, List.of(), saved, SEED);
    hands = new Hands(table);
    panel = SampleUnits.pagesOf(table);
    port = panel.openToTheNetwork(0);
  }

  @AfterEach
  void close() {
    told.keySet().forEach(HttpPhone::close);
    panel.close();
    table.close();
  }

  // --- helps

  /** Waits for what is on its way to the phones, while the time of the table stands. */
  private void hasCome(String what, BooleanSupplier condition) throws InterruptedException {
    for (int wait = 0; !condition.getAsBoolean(); wait++) {
      assertTrue(wait < LONGEST_WAIT, () -> what + ": " + where());
      news.tryAcquire(1, TimeUnit.MILLISECONDS);
    }
  }

  private String where() {
    return "-Dseed=" + SEED + " " + hands.said();
  }

  /** What a phone asks, answered while the time of the table stands. */
  private HttpPhone.Answer answered(CompletableFuture<HttpPhone.Answer> asked) throws Exception {
    hasCome(
        "no answer",
        () -> {
          table.step(hands.now());
          return asked.isDone();
        });
    return asked.get();
  }

  private HttpPhone phone() throws IOException {
    List<String> heard = Collections.synchronizedList(new ArrayList<>());
    HttpPhone phone =
        new HttpPhone(
            port,
            (event, data) -> {
              heard.add(event + " " + data);
              news.release();
            });
    told.put(phone, heard);
    phone.open();
    return phone;
  }

  private HttpPhone sitDown(int place) throws Exception {
    HttpPhone phone = phone();
    HttpPhone.Answer answer = answered(phone.claim(place, "Guest " + (place + 1), 0));
    assertEquals(200, answer.status(), answer.body());
    return phone;
  }

  // --- whole evenings

  @ParameterizedTest
  @CsvSource({
    "express, 6, table=open",
    "go, 4,",
    "travel, 6, turns=20",
    "brands, 6, turns=20",
    "deal, 5,"
  })
  void everySeatHasAPhone(String id, int seats, String agreed) throws Exception {
    open();
    HttpPhone stranger = phone();
    Game game = Games.named(id);
    hands.toSeats(game, options(agreed));
    for (int place = 0; place < seats; place++) {
      phones.add(sitDown(place));
    }
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    play();
    for (HttpPhone each : told.keySet()) {
      assertTrue(told(each).stream().noneMatch(this::namesAToken), "a token is told once");
    }
    assertTrue(told(stranger).stream().noneMatch(event -> event.startsWith("seat ")));
    checkViews(game.start(seats, game.options(options(agreed))));
  }

  private static Map<String, String> options(String agreed) {
    return agreed == null ? Map.of() : Map.of(agreed.split("=")[0], agreed.split("=")[1]);
  }

  private void play() throws Exception {
    SmartPlayers people = new SmartPlayers(table.unit(), phones.size(), SEED, Hands::liking);
    List<HttpPhone> alive = new ArrayList<>(phones);
    for (int acts = 1; acts <= MOST_ACTS && !isOver(); acts++) {
      if (acts % RELOADS == 0) {
        reload(alive.get(acts / RELOADS % alive.size()));
      }
      if (acts == VANISHES) {
        alive.removeLast().close();
      }
      next(alive, people);
    }
    table.seat(null);
    assertEquals(phones.size() - 1, alive.size(), "one has vanished, and the game went on");
    boolean over = isOver();
    for (HttpPhone phone : alive) {
      hasCome("the end is told", () -> over == Boolean.TRUE.equals(phone.seat().get("over")));
    }
  }

  private boolean isOver() {
    return hands.mode().equals("Results");
  }

  /** It comes back to the same seat, and is shown the same. */
  private void reload(HttpPhone phone) throws Exception {
    hands.rest(Duration.ofSeconds(1));
    hasCome("what it shows", () -> !phone.seat().isEmpty());
    phone.reopen();
    hasCome("its seat is there again", () -> !phone.seat().isEmpty());
  }

  /** Whoever is waited for does something; at the seat of a phone that is gone, by the unit. */
  private void next(List<HttpPhone> alive, SmartPlayers people) throws Exception {
    for (int wait = 0; !isOver(); wait++) {
      assertTrue(wait < LONGEST_WAIT, this::where);
      List<HttpPhone> awaited = alive.stream().filter(HttpPhone::must).toList();
      if (!awaited.isEmpty()) {
        table.seat(null);
        int status = answered(awaited.get(chance.nextInt(awaited.size())).acts(chance)).status();
        assertTrue(status == 204 || status == 409, () -> "status " + status + ": " + where());
        hands.restUntil("Results", LOOK);
        return;
      }
      table.seat(wait > LONGEST_WAY ? people : null);
      hands.restUntil("Results", LOOK);
      news.tryAcquire(1, TimeUnit.MILLISECONDS);
    }
  }

  // --- what they received

  /** What has come until now. */
  private List<String> told(HttpPhone phone) {
    List<String> all = told.get(phone);
    synchronized (all) {
      return List.copyOf(all);
    }
  }

  private boolean namesAToken(String event) {
    return phones.stream().anyMatch(phone -> event.contains(phone.token()));
  }

  /**
   * Every view that a phone was sent is one of a world in which all that its seat cannot know was
   * dealt anew.
   */
  private void checkViews(Position start) throws Exception {
    List<Set<Map<?, ?>>> possible = new ArrayList<>();
    phones.forEach(_ -> possible.add(new HashSet<>()));
    FastRandom random = new FastRandom(SEED);
    Consumer<Position> dealAnew =
        position -> {
          for (int player = 0; player < phones.size(); player++) {
            Position world = position.copy();
            world.redeal(player, random);
            possible.get(player).add(read(Json.write(world.view(player))));
          }
        };
    dealAnew.accept(start);
    RecordReader.of(record()).replay((_, _, _, position) -> dealAnew.accept(position));
    for (HttpPhone phone : phones) {
      int views = 0;
      for (String event : told(phone)) {
        if (event.startsWith("seat ") && read(event.substring(5)).containsKey("view")) {
          Map<String, Object> seat = read(event.substring(5));
          int player = ((Long) seat.get("player")).intValue();
          assertEquals(phones.indexOf(phone), ((Long) seat.get("place")).intValue());
          Map<?, ?> view = (Map<?, ?>) seat.get("view");
          Set<Map<?, ?>> worlds = possible.get(player);
          int number = views++;
          assertTrue(
              worlds.contains(view),
              () -> "view %d of %d: %s".formatted(number, player, unlike(view, worlds)));
        }
      }
      assertTrue(views > 1, "it was told how the game stands");
    }
  }

  /** In what a view is unlike the world that is most like it. */
  private static String unlike(Map<?, ?> view, Set<Map<?, ?>> worlds) {
    return worlds.stream()
        .map(
            world -> {
              List<String> unlike = new ArrayList<>();
              view.forEach(
                  (key, value) -> {
                    if (!value.equals(world.get(key))) {
                      unlike.add(key + " is " + value + ", not " + world.get(key));
                    }
                  });
              return unlike;
            })
        .min(Comparator.comparingInt(List::size))
        .orElseThrow()
        .toString();
  }

  private String record() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      Path record =
          files
              .filter(file -> file.getFileName().toString().matches("00001-.*\\.jsonl"))
              .findFirst()
              .orElseThrow();
      return Files.readString(record);
    }
  }

  private static Map<String, Object> read(String text) {
    try {
      return Json.readObject(text);
    } catch (Json.Malformed broken) {
      throw new AssertionError(text, broken);
    }
  }
}
