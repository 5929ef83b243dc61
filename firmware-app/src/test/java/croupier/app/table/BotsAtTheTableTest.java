package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Agreed;
import croupier.app.live.Entry;
import croupier.app.live.Happening;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holder;
import croupier.app.seat.Holders;
import croupier.app.seat.SeatQuestion;
import croupier.app.seat.Thinker;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.bots.Level;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Refusal;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.go.Go;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seats that are held by somebody who is not at the unit: bots, and worse. */
public class BotsAtTheTableTest {
  private static final int SEATS = 4;
  private static final List<String> BOTS = List.of("Bit", "Chip", "Dot", "Gizmo");

  /** What bots say of what they did, in any game. */
  private static final Predicate<String> REASON =
      Pattern.compile(
              "(Bit|Chip|Dot|Gizmo) (stops|dares|attacks|takes|saves|sweeps|waits|completes|goes"
                  + "|will not|does not|stays|would like|asks|finds|needs)")
          .asPredicate();

  private static final long LONGEST_EVENING = 96 * 3600 * Clock.SECOND;

  @TempDir Path folder;

  // --- whole evenings

  static Stream<Arguments> evenings() {
    return GamesToTest.all()
        .flatMap(
            game ->
                Stream.of(List.of(1), List.of(0, 2), List.of(1, 2, 3))
                    .map(held -> Arguments.of(game, held)));
  }

  private static SimulatedTable table(Path games, String seed, List<Integer> held)
      throws IOException {
    return new SimulatedTable(
        HardwareProfile.standard(),
        GoScene.NAMES,
        new SavedGames(games, () -> seed, new QuickDisk()),
        seed.hashCode(),
        KnownTables.bots(held, level(held)));
  }

  /** The more of them, the better they play. */
  private static Level level(List<Integer> held) {
    return held.size() == 1 ? Level.EASY : held.size() == 2 ? Level.NORMAL : Level.HARD;
  }

  private static List<Integer> people(List<Integer> held) {
    return IntStream.range(0, SEATS).filter(seat -> !held.contains(seat)).boxed().toList();
  }

  /** People press what the unit offers them; whoever is not there is offered nothing. */
  private static SmartPlayers people(SimulatedTable table, List<Integer> held, long seed) {
    return new SmartPlayers(
        table.unit(),
        SEATS,
        seed,
        key -> {
          assertFalse(isOf(held, key), () -> "asked for a hand of nobody's: " + key);
          return Hands.liking(key);
        });
  }

  private static boolean isOf(List<Integer> held, Key key) {
    return key.control().isSeat() && held.contains(key.control().seat());
  }

  private static void play(SimulatedTable table, long until, Consumer<UnitPicture> eyes) {
    UnitPicture seen = null;
    while (!table.controller().mode().equals("Results") && table.unit().clock().nanos() < until) {
      table.step(until);
      if (table.picture() != seen) {
        seen = table.picture();
        if (table.controller().mode().equals("Playing")) {
          eyes.accept(seen);
        }
      }
    }
  }

  /** Nobody's cards lie open, and no light shines under a hood that nobody looks under. */
  private static void showsNoSecret(UnitPicture picture, List<Integer> held, Game game) {
    String headline = picture.prompt().headline();
    String said = headline + picture.prompt().lcd();
    for (int seat : held) {
      String name = BOTS.get(seat);
      assertFalse(picture.prompt().eyesOnly() && headline.startsWith(name + " "), headline);
      assertFalse(said.contains(name + "'s hand") || said.contains(name + "'s tiles"), said);
    }
    assertFalse(
        picture.prompt().keys().stream().anyMatch(key -> isOf(held, key)), () -> said + game.id());
  }

  @ParameterizedTest
  @MethodSource("evenings")
  void aWholeEveningIsPlayedByPeopleAndOthers(Game game, List<Integer> held) throws Exception {
    String seed = game.id() + held;
    Path games = folder.resolve(seed);
    try (Log log = new Log();
        SimulatedTable table = table(games, seed, held)) {
      Hands hands = new Hands(table);
      hands.begin(game, people(held), Agreed.turns(game, "8"));
      table.seat(people(table, held, seed.hashCode()));
      Set<String> said = new HashSet<>();
      play(
          table,
          LONGEST_EVENING,
          picture -> {
            showsNoSecret(picture, held, game);
            said.add(picture.prompt().headline());
          });
      assertEquals("Results", hands.mode(), () -> seed + ": " + hands.said() + log.text());
      assertTrue(said.stream().anyMatch(REASON), said::toString);
      assertTrue(log.text().lines().allMatch(line -> line.contains("game of")), log::text);
    }
    assertFalse(Files.exists(games.resolve("00001-" + game.id() + ".seats")), "nothing is left");
    RecordReader record = record(games, game);
    assertTrue(record.result() != null && record.proved(), seed);
    for (int seat : held) {
      assertTrue(decisions(record, seat) > 0, seed + ": seat " + seat + " has decided nothing");
    }
  }

  private static RecordReader record(Path games, Game game) throws Exception {
    return SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
  }

  private static long decisions(RecordReader record, int seat) throws Exception {
    List<Entry> entries = new ArrayList<>();
    record.replay((_, entry, _, _) -> entries.add(entry));
    return entries.stream()
        .filter(entry -> entry instanceof Entry.Act(int who, _) && who == seat)
        .count();
  }

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  /** The plug is pulled, the same bots are there again, and somebody else goes on for some. */
  @ParameterizedTest
  @MethodSource("games")
  void aGameGoesOnInTheMiddleAndSeatsAreHandedOver(Game game) throws Exception {
    List<List<Integer>> held =
        List.of(List.of(1), List.of(0, 3), List.of(), List.of(1, 2, 3), List.of(0));
    Path games = folder.resolve("0");
    SimulatedTable table = table(games, "plug " + game.id(), held.getFirst());
    new Hands(table).begin(game, people(held.getFirst()), Agreed.turns(game, "8"));
    SplittableRandom when = new SplittableRandom(7);
    for (int cut = 1; cut <= held.size(); cut++) {
      List<Integer> bots = held.get(cut - 1);
      table.seat(people(table, bots, cut));
      long now = table.unit().clock().nanos();
      boolean last = cut == held.size();
      play(
          table,
          last ? LONGEST_EVENING : now + when.nextLong(90 * Clock.SECOND),
          picture -> showsNoSecret(picture, bots, game));
      if (table.controller().mode().equals("Results")) {
        break;
      }
      assertFalse(last, "the game does not end");
      games = copyOf(games, folder.resolve(String.valueOf(cut)));
      String onDisk = Files.readString(games.resolve("00001-" + game.id() + ".jsonl"));
      table = table(games, "another seed", List.of());
      Hands hands = new Hands(table);
      hands.resume();
      String now2 = Files.readString(games.resolve("00001-" + game.id() + ".jsonl"));
      assertTrue(now2.startsWith(onDisk), "cut " + cut);
      handOver(table, bots, held.get(cut));
    }
    RecordReader record = record(games, game);
    assertTrue(record.result() != null && record.proved());
  }

  /** In the pause: bots for people, and people for bots. */
  private static void handOver(SimulatedTable table, List<Integer> from, List<Integer> to) {
    Hands hands = new Hands(table);
    hands.hold(Control.BACK);
    assertEquals("Paused", hands.mode());
    for (int seat = 0; seat < SEATS; seat++) {
      if (from.contains(seat) != to.contains(seat)) {
        hands.tap(Control.seat(seat));
        assertEquals("HandOver", hands.mode());
        hands.turnTo(to.contains(seat) ? "bot, normal" : "a person here");
        hands.tap(Control.OK);
      }
    }
    assertEquals("Paused", hands.mode());
    hands.tap(Control.OK);
  }

  private static Path copyOf(Path games, Path copy) throws IOException {
    Files.createDirectory(copy);
    try (Stream<Path> files = Files.list(games)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    return copy;
  }

  /** Whoever goes on with a game finds the same bots: they decide the same again. */
  @Test
  void whatABotDecidesIsTheSameAfterAPowerCut() throws Exception {
    List<Integer> held = List.of(0, 1, 2, 3);
    SimulatedTable table = table(folder.resolve("whole"), "alone", held);
    new Hands(table).begin(Express.GAME, List.of(), Map.of());
    play(table, LONGEST_EVENING, _ -> {});
    String whole = Files.readString(folder.resolve("whole").resolve("00001-express.jsonl"));

    SimulatedTable first = table(folder.resolve("cut"), "alone", held);
    new Hands(first).begin(Express.GAME, List.of(), Map.of());
    play(first, 60 * Clock.SECOND, _ -> {});
    Path copy = copyOf(folder.resolve("cut"), folder.resolve("on"));
    SimulatedTable second = table(copy, "another seed", List.of());
    new Hands(second).resume();
    play(second, LONGEST_EVENING, _ -> {});
    assertEquals(whole, Files.readString(copy.resolve("00001-express.jsonl")));
  }

  // --- at the unit

  @Test
  void theyJoinByThemselvesWithAWordAndALight() throws Exception {
    try (SimulatedTable table = table(folder, "menu", List.of(1, 2))) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("SeatsMenu", hands.mode());
      hands.tap(Control.SEAT_1);
      assertTrue(hands.said().contains("A:bots 2 B:normal  3"), hands::said);
      List<List<String>> notes = table.picture().prompt().notes();
      assertEquals("plays", notes.get(0).getLast());
      assertEquals("bot, normal", notes.get(1).getLast());
      assertFalse(
          table.picture().trackers().get(0).lights().contains(UnitPicture.Light.OFF), "a person");
      assertTrue(table.picture().trackers().get(1).lights().contains(UnitPicture.Light.OFF));
    }
  }

  private static void toSeats(Hands hands) {
    hands.rest(Duration.ofSeconds(1));
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
  }

  private static List<String> notes(SimulatedTable table) {
    return table.picture().prompt().notes().stream().limit(SEATS).map(List::toString).toList();
  }

  private static long lit(SimulatedTable table, int seat) {
    return table.picture().trackers().get(seat).lights().stream()
        .filter(light -> !light.equals(UnitPicture.Light.OFF))
        .count();
  }

  @Test
  void whoeverIsAloneSitsDownWithThreeBots() throws Exception {
    try (SimulatedTable table = table(folder, "alone", List.of())) {
      Hands hands = new Hands(table);
      toSeats(hands);
      hands.tap(Control.SEAT_2);
      assertFalse(hands.isOffered(Control.DIAL_B), "nobody to play better");
      hands.turn(Control.DIAL_A, 3);
      assertEquals(
          List.of(
              "[Bit, bot, normal]", "[Bo, plays]", "[Dot, bot, normal]", "[Gizmo, bot, normal]"),
          notes(table));
      hands.turn(Control.DIAL_B, 1);
      assertTrue(hands.said().contains("A:bots 3 B:hard    4"), hands::said);
      assertEquals(List.of(6L, 8L), List.of(lit(table, 0), lit(table, 1)));
      hands.turn(Control.DIAL_B, -5);
      assertTrue(hands.said().contains("A:bots 3 B:easy    4"), hands::said);
      assertEquals(2, lit(table, 0));
      hands.turn(Control.DIAL_A, 5);
      assertTrue(hands.said().contains("A:bots 3 B:easy    4"), "no more can play");
      hands.turn(Control.DIAL_A, -1);
      assertTrue(hands.said().contains("A:bots 2 B:easy    3"), hands::said);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      assertTrue(notes(table).getFirst().startsWith("[Bit, bot, easy, "), () -> notes(table) + "");
      assertTrue(notes(table).get(1).startsWith("[Bo, 0 "), () -> notes(table) + "");
    }
  }

  @Test
  void peopleComeBeforeBots() throws Exception {
    try (SimulatedTable table = table(folder, "before", List.of(0, 1, 2, 3))) {
      Hands hands = new Hands(table);
      toSeats(hands);
      hands.tap(Control.SEAT_2);
      assertEquals(
          List.of("[Bit, bot, hard]", "[Bo, plays]", "[Dot, bot, hard]", "[Gizmo, bot, hard]"),
          notes(table));
      hands.tap(Control.SEAT_6);
      assertTrue(hands.said().contains("A:bots 2 B:hard    4"), hands::said);
      hands.turn(Control.DIAL_A, -1);
      hands.tap(Control.SEAT_1);
      assertTrue(hands.said().contains("A:bots 1 B:hard    4"), "it has sat down elsewhere");
      hands.tap(Control.SEAT_3);
      hands.tap(Control.SEAT_4);
      assertTrue(hands.said().contains("No more can join"), hands::said);
    }
  }

  @Test
  void noBotIsCalledAsSomebodyAtTheTable() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "names", new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(
            HardwareProfile.standard(), List.of("bit", "Ann", "Bot 1", "Dot"), saved, 1)) {
      Hands hands = new Hands(table);
      toSeats(hands);
      hands.turn(Control.DIAL_A, 4);
      assertEquals(
          List.of(
              "[Bot 7, bot, normal]",
              "[Chip, bot, normal]",
              "[Bot 3, bot, normal]",
              "[Gizmo, bot, normal]"),
          notes(table));
    }
  }

  /** Who sat where is no part of the game: without it, or with nonsense, people go on. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{\"places\":[0,0],\"bots\":[\"\",\"hard\"]}",
        "{\"places\":[0,6],\"bots\":[\"\",\"hard\"]}",
        "{\"places\":[0],\"bots\":[\"hard\"]}",
        "{\"places\":[0,1],\"bots\":[\"hard\"]}",
        "{\"places\":[0,1],\"bots\":[\"\",\"clever\"]}"
      })
  void whatIsWrittenOfTheSeatsMayBeSpoilt(String spoilt) throws Exception {
    try (SimulatedTable table = table(folder, "spoilt", List.of(1))) {
      new Hands(table).begin(Express.GAME, List.of(0), Map.of());
    }
    Path seats = folder.resolve("00001-express.seats");
    assertTrue(Files.readString(seats).contains("[\"\",\"easy\"]"));
    Files.writeString(seats, spoilt);
    try (Log log = new Log();
        SimulatedTable table = table(folder, "spoilt", List.of())) {
      new Hands(table).resume();
      assertTrue(notes(table).stream().noneMatch(note -> note.contains("bot, ")), log::text);
    }
  }

  /** Who drops a game wants nothing left of who sat there. */
  @Test
  void aDroppedGameForgetsWhoSatThere() throws Exception {
    try (SimulatedTable table = table(folder, "drop", List.of(1))) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(0), Map.of());
      assertTrue(Files.exists(folder.resolve("00001-express.seats")));
      hands.hold(Control.BACK);
      hands.tap(Control.DIAL_A);
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.OK);
      assertEquals("Attract", hands.mode());
      assertFalse(Files.exists(folder.resolve("00001-express.seats")));
    }
  }

  /** Whoever holds the button of somebody who is not there sees none of his cards. */
  @Test
  void nobodyLooksAtTheCardsOfWhoeverIsNotThere() throws Exception {
    try (SimulatedTable table = table(folder, "cards", List.of(1))) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, List.of(0), Map.of());
      hands.watchTheShow();
      for (int i = 0; i < 20; i++) {
        table.unit().press(Control.SEAT_2);
        hands.rest(Duration.ofMillis(900));
        assertFalse(table.picture().prompt().eyesOnly(), hands::said);
        table.unit().release(Control.SEAT_2);
        hands.rest(Duration.ofSeconds(1));
      }
    }
  }

  @Test
  void whatSomebodyElseDecidedIsNotTakenBackByHand() throws Exception {
    try (SimulatedTable table = table(folder, "back", List.of(0, 1))) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, List.of(), Map.of());
      for (int i = 0; i < 600; i++) {
        hands.rest(Duration.ofMillis(200));
        assertFalse(
            table.picture().prompt().keys().stream()
                .anyMatch(key -> key.meaning().equals("playing.take-back")),
            hands::said);
      }
      assertTrue(record(folder, Deal.GAME).entries() > 10);
    }
  }

  /** In the heist a hood stays dark under which nobody looks. */
  @Test
  void theDialOfWhoeverIsNotThereStaysDark() throws Exception {
    GoScene.save(folder, GoScene.heist());
    try (SimulatedTable table = table(folder, "heist", List.of(1))) {
      new Hands(table).resume();
      assertTrue(table.picture().dials().get(0).hooded() >= 0);
      assertEquals(-1, table.picture().dials().get(1).hooded());
      table.unit().tap(Control.DIAL_B);
      new Hands(table).rest(Duration.ofMillis(400));
      assertEquals(0, record(folder, Go.GAME).entries(), "nobody pushed it");
      new Hands(table).rest(Duration.ofSeconds(2));
      assertEquals(1, record(folder, Go.GAME).entries(), "but it is locked");
      new Hands(table).tap(Control.DIAL_A);
      assertEquals(2, record(folder, Go.GAME).entries());
    }
  }

  /** People are quicker here; somebody who is not there grabs in the end. */
  @Test
  void inARaceEverybodyGrabs() throws Exception {
    for (boolean quick : new boolean[] {true, false}) {
      Path games = folder.resolve("race " + quick);
      GoScene.save(games, GoScene.race());
      try (SimulatedTable table = table(games, "race", List.of(1))) {
        Hands hands = new Hands(table);
        hands.resume();
        if (quick) {
          hands.tap(Control.SEAT_1);
        }
        hands.rest(Duration.ofSeconds(3));
        assertTrue(
            Files.readString(games.resolve("00001-go.jsonl"))
                .contains("\"seat\":" + (quick ? 0 : 1)),
            () -> hands.said());
      }
    }
  }

  // --- holders who do not behave

  /** Keeps what it is asked, and answers when the test says so. */
  private static final class Kept implements Holder {
    private final List<SeatQuestion> questions = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private int happenings;

    @Override
    public void asked(SeatQuestion question) {
      questions.add(question);
    }

    @Override
    public void refused(SeatQuestion question, Refusal why) {
      refusals.add(why);
    }

    @Override
    public void happened(Happening happening) {
      happenings++;
      throw new IllegalStateException("told too much");
    }
  }

  private SimulatedTable with(Holder holder) throws IOException {
    return new SimulatedTable(
        HardwareProfile.standard(),
        GoScene.NAMES,
        new SavedGames(folder, () -> "kept", new QuickDisk()),
        1,
        thread -> new Holders(thread, Thinker.atOnce(1), Map.of(0, (_, _) -> holder)));
  }

  @Test
  void anIllegalOrLateAnswerIsNoneAndTheNextOneCounts() throws Exception {
    Kept kept = new Kept();
    try (SimulatedTable table = with(kept)) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, List.of(1), Map.of());
      hands.watchTheShow();
      while (kept.questions.isEmpty()) {
        if (hands.isOffered(Control.ROLL)) {
          hands.tap(Control.ROLL); // Bo begins, ends the turn,
          hands.tap(Control.OK); // and is sure.
        }
        hands.watchTheShow();
      }
      SeatQuestion question = kept.questions.getLast();
      assertTrue(hands.said().contains("Ann is thinking"), hands::said);
      int before = record(folder, Deal.GAME).entries();
      long decided = decisions(record(folder, Deal.GAME), 0);

      assertTrue(question.answer(new DealAction.Accept()));
      hands.rest(Duration.ofMillis(50));
      assertTrue(question.answer(new ExpressAction.Roll()));
      hands.rest(Duration.ofMillis(50));
      assertTrue(question.press());
      hands.rest(Duration.ofMillis(50));
      assertEquals(before, record(folder, Deal.GAME).entries(), "nothing has happened");
      assertEquals(3, kept.refusals.size(), kept.refusals::toString);
      assertEquals("Playing", hands.mode());

      question.answer(question.actions().getFirst());
      question.answer(question.actions().getFirst());
      hands.rest(Duration.ofMillis(50));
      hands.watchTheShow();
      int after = record(folder, Deal.GAME).entries();
      assertEquals(
          decided + 1,
          decisions(record(folder, Deal.GAME), 0),
          "the first answer counts, the second is late");
      question.answer(question.actions().getLast());
      hands.rest(Duration.ofMillis(500));
      assertEquals(after, record(folder, Deal.GAME).entries(), "and a later one as well");
      assertTrue(kept.happenings > 0, "its own mistakes harm nobody");
    }
  }

  @Test
  void whoeverNeverAnswersIsWaitedForAndTheGameCanBePutAway() throws Exception {
    Kept kept = new Kept();
    try (SimulatedTable table = with(kept)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(1), Map.of());
      hands.watchTheShow();
      while (kept.questions.isEmpty()) {
        hands.tap(hands.isOffered(Control.ROLL) ? Control.ROLL : Control.SEAT_2);
        hands.watchTheShow();
      }
      hands.rest(Duration.ofMinutes(2));
      assertTrue(hands.said().contains("Ann is thinking"), hands::said);
      hands.hold(Control.BACK);
      assertEquals("Paused", hands.mode());
      // An answer from another thread, while the game rests: it waits with the game.
      Thread thread =
          Thread.ofPlatform()
              .start(
                  () -> kept.questions.getLast().answer(kept.questions.getLast().actions().get(0)));
      thread.join();
      hands.rest(Duration.ofSeconds(1));
      int before = record(folder, Express.GAME).entries();
      hands.tap(Control.OK);
      hands.watchTheShow();
      assertTrue(record(folder, Express.GAME).entries() > before);
    }
  }
}
