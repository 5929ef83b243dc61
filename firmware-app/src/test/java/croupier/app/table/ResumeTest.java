package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.live.Agreed;
import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.Faces;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.go.GoScene;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.SeededNature;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.Travel;
import croupier.engine.express.Express;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pausing, putting away, pulling the plug, and going on; and a disk that fills up meanwhile. */
class ResumeTest {
  private static final int EVENINGS = 5;
  private static final int PEOPLE = 3;
  private static final long LONGEST_EVENING = 48 * 3600 * Clock.SECOND;

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  private static Path record(Path games, Game game) {
    return games.resolve("00001-" + game.id() + ".jsonl");
  }

  private static Position saved(Path games, Game game) throws Exception {
    return SavedGames.read(record(games, game)).end();
  }

  private static SimulatedTable switchOn(Path games, String seed) throws Exception {
    return KnownTables.standard(games, seed);
  }

  // --- pause

  @Test
  void holdingBackPausesAndOkOrBackGoesOnAsIfNothingHadBeen() throws Exception {
    try (SimulatedTable table = switchOn(folder, "pause")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      String before = hands.said();
      for (Control goOn : new Control[] {Control.OK, Control.BACK}) {
        hands.hold(Control.BACK);
        assertTrue(hands.said().contains("The game is saved"), hands::said);
        hands.tap(goOn);
        assertEquals(before, hands.said());
      }
    }
  }

  @Test
  void aPausedGameCanBePutAwayAndGoneOnWithAfterAnother() throws Exception {
    try (SimulatedTable table = switchOn(folder, "away")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      String before = hands.said();
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
      assertEquals("Attract", hands.mode());

      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode());
      assertTrue(hands.lcd().get(0).startsWith("< Express >"), "they have just left it");
      hands.beginAnother(Go.GAME);
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);

      hands.tap(Control.OK);
      assertTrue(hands.lcd().get(0).endsWith("1/3"), hands::said);
      assertTrue(hands.lcd().get(0).contains(Go.GAME.title()), "the latest first");
      assertTrue(hands.lcd().get(2).contains("Bo Cy"), hands::said);
      hands.turn(Control.DIAL_A, 2);
      assertTrue(hands.lcd().get(2).contains("Ann Bo"), hands::said);
      hands.tap(Control.OK);
      assertEquals(before, hands.said());
    }
  }

  @Reaches({"Waits.UNTIL_PAUSE", "Waits.PAUSE"})
  @Test
  void aGameThatNobodyTouchesPausesAndIsPutAwayByItself() throws Exception {
    try (SimulatedTable table = switchOn(folder, "idle")) {
      table.controller().show(Show.OFF);
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.rest(Duration.ofMinutes(16));
      assertEquals("Paused", hands.mode());
      hands.rest(Duration.ofMinutes(31));
      assertEquals("Attract", hands.mode());
      hands.resume();
    }
  }

  /** Players who buy nothing can go on for days; the record ends where it can still be read. */
  @Reaches("Limits.RECORD_ENTRIES")
  @Test
  void aGameThatIsTooLongForItsRecordIsPutAsideAndItsRecordKept() throws Exception {
    SavedGames games = new SavedGames(folder, () -> "endless", new QuickDisk());
    Position start = Travel.GAME.start(2, Travel.GAME.options(Map.of()));
    SavedGames.Kept kept = games.begin(GoScene.NAMES.subList(0, 2), start);
    while (!kept.game().isFull()) {
      buyNothing(kept.game());
    }
    assertThrows(Refusal.class, () -> buyNothing(kept.game()));
    kept.file().close();
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.standard(), GoScene.NAMES, games, 1)) {
      Hands hands = new Hands(table);
      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode());
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.OK);
      hands.tap(Control.ROLL);
      assertEquals("Notice", hands.mode(), hands::said);
      assertTrue(hands.said().contains("too long"), hands::said);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode(), "it is not offered any more");
    }
    try (Stream<String> lines = Files.lines(record(folder, Travel.GAME))) {
      assertEquals(Limits.RECORD_ENTRIES + 2, lines.count(), "with the header and the luck");
    }
  }

  private static void buyNothing(LiveGame game) throws IOException {
    Position position = game.position();
    if (position.waiting() == Position.Waiting.CHANCE) {
      game.chance();
    } else {
      int seat = Integer.numberOfTrailingZeros(position.deciders());
      List<Action> actions = position.actions(seat);
      Predicate<Action> buysNothing =
          action -> action instanceof ClassicAction.Decline || action instanceof ClassicAction.Pass;
      game.act(seat, actions.stream().filter(buysNothing).findFirst().orElse(actions.getFirst()));
    }
  }

  // --- the plug

  @ParameterizedTest
  @MethodSource("games")
  void whoeverPullsThePlugFindsTheSameDecisionAndTheSameRollsToTheEnd(Game game) throws Exception {
    for (int seed = 1; seed <= EVENINGS; seed++) {
      Path games = folder.resolve(game.id() + seed);
      SplittableRandom when = new SplittableRandom(seed);
      SimulatedTable table = switchOn(games, "plug " + seed);
      new Hands(table).begin(game, PEOPLE, Agreed.tonight(game));
      int cuts = 0;
      while (true) {
        SimulatedTable playing = table;
        playing.seat(new SmartPlayers(playing.unit(), PEOPLE, seed + cuts, Hands::liking));
        long cut =
            new Hands(playing).now()
                + when.nextLong(cuts > 12 ? LONGEST_EVENING : 240 * Clock.SECOND);
        while (!playing.controller().mode().equals("Results")
            && playing.unit().clock().nanos() < cut) {
          playing.step(cut);
        }
        if (playing.controller().mode().equals("Results")) {
          break;
        }
        // The plug is pulled: nothing is closed, and what is on the disk is all that is left.
        games = copyOf(games, cuts);
        String onDisk = Files.readString(record(games, game));
        cuts++;
        table = switchOn(games, "another seed");
        goesOnWhereTheRecordEnds(table, games, game, onDisk, "seed " + seed + ", cut " + cuts);
        if (table.controller().mode().equals("Results")) {
          break;
        }
      }
      RecordReader record = SavedGames.read(record(games, game));
      assertTrue(record.result() != null && record.proved(), "seed " + seed);
    }
  }

  private static Path copyOf(Path games, int cuts) throws IOException {
    Path copy = games.resolveSibling(games.getFileName() + " " + cuts);
    Files.createDirectory(copy);
    try (Stream<Path> files = Files.list(games)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    return copy;
  }

  private static void goesOnWhereTheRecordEnds(
      SimulatedTable table, Path games, Game game, String onDisk, String when) throws Exception {
    Hands hands = new Hands(table);
    hands.resume();
    hands.watchTheShow();
    if (hands.mode().equals("Results")) {
      return;
    }
    assertTrue(Files.readString(record(games, game)).startsWith(onDisk), when);
    // What is shown is exactly what the position on the disk looks like.
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            GoScene.NAMES,
            new SavedGames(games, () -> "unused", new QuickDisk()),
            hands::now,
            Attract::new,
            KnownTables.onlyPeople());
    Seating seating = Seating.ofNames(context, SavedGames.read(record(games, game)).names());
    Position saved = saved(games, game);
    MemoryRecord record = new MemoryRecord(seating.names(), saved, false, "unused", "unused");
    LiveGame live = new LiveGame(seating.names(), saved, new SeededNature("unused"), record);
    GameFace face = Faces.of(context, seating, live);
    face.renew();
    Canvas canvas = context.canvas();
    canvas.names(seating.shortNames());
    face.draw(canvas);
    if (table.picture().prompt().keys().stream()
        .anyMatch(key -> key.meaning().equals("playing.take-back"))) {
      canvas.addToLcd(Message.of("playing.take-back").player("who", 0));
    }
    canvas.offerHelp();
    UnitPicture expected = canvas.picture(context.sound());
    assertEquals(expected.prompt().lcd(), table.picture().prompt().lcd(), when);
    assertEquals(expected.dice(), table.picture().dice(), when);
    assertEquals(expected.trackers(), table.picture().trackers(), when);
    assertEquals(expected.halos(), table.picture().halos(), when);
  }

  // --- what is offered

  private static void playedAt(Path games, int number, String day) throws IOException {
    Path record = games.resolve("%05d-express.jsonl".formatted(number));
    Files.setLastModifiedTime(record, FileTime.from(Instant.parse(day)));
  }

  /** A unit that knows what day it is: noon of the 18th of November. */
  private static SimulatedTable knowing(Path games) throws Exception {
    SavedGames saved = new SavedGames(games, () -> "dates", new QuickDisk());
    saved.dateBy(() -> Optional.of(ZonedDateTime.parse("2026-11-18T12:00:00Z")));
    return new SimulatedTable(HardwareProfile.standard(), GoScene.NAMES, saved, 1);
  }

  /** So many games of express that were begun and left. */
  private static void leave(Path games, int count) throws Exception {
    SavedGames saved = new SavedGames(games, () -> "dates", new QuickDisk());
    saved.dateBy(() -> Optional.of(ZonedDateTime.parse("2026-11-18T12:00:00Z")));
    for (int game = 0; game < count; game++) {
      int people = 2 + game % 3;
      Position start = Express.GAME.start(people, Express.GAME.options(Map.of()));
      saved.begin(GoScene.NAMES.subList(0, people), start).file().close();
    }
  }

  @Test
  void theMenuSaysWhenAndWhoTheLastPlayedFirstAndOkOkIsNoStrangersGame() throws Exception {
    leave(folder, 4);
    playedAt(folder, 1, "2026-11-17T20:00:00Z");
    playedAt(folder, 2, "2026-11-18T10:00:00Z");
    playedAt(folder, 3, "2026-11-03T20:00:00Z");
    playedAt(folder, 4, "2027-01-01T20:00:00Z");
    try (SimulatedTable table = knowing(folder)) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      assertEquals("< a new game       >", hands.lcd().get(1));
      // What is said to have been played next year is offered, and nothing is said of its day.
      for (String line :
          List.of(
              "               ready",
              "today          ready",
              "yesterday      ready",
              "3 Nov          ready")) {
        hands.turn(Control.DIAL_A, 1);
        assertEquals(line, hands.lcd().get(1));
      }
      assertEquals("< Express >      5/5", hands.lcd().get(0));
      assertEquals("Ann Bo Cy Di", hands.lcd().get(2));
      assertEquals("OK:go on   ROLL:drop", hands.lcd().get(3));
    }
  }

  @Test
  void aGameOfTheLastHourComesFirstAndOneOfAMachineWithoutADayDoesNot() throws Exception {
    leave(folder, 1);
    playedAt(folder, 1, "2026-11-18T11:30:00Z");
    try (SimulatedTable table = knowing(folder)) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      assertTrue(hands.lcd().get(0).startsWith("< Express >"), hands::said);
    }
    try (SimulatedTable table = switchOn(folder, "no day")) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      assertEquals("< a new game       >", hands.lcd().get(1));
      hands.turn(Control.DIAL_A, 1);
      assertTrue(hands.lcd().get(1).strip().equals("ready"), "no nonsense");
    }
  }

  private static String headline(SimulatedTable table) {
    return table.picture().prompt().headline();
  }

  @Test
  void anOldGameIsDroppedAfterAskingOnceAndItsRecordStays() throws Exception {
    leave(folder, 2);
    String record = Files.readString(folder.resolve("00002-express.jsonl"));
    try (SimulatedTable table = knowing(folder)) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.ROLL);
      assertTrue(hands.said().contains("Drop this game?"), hands::said);
      assertFalse(headline(table).contains("not offered"), "so ends a yes, and not a no");
      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode(), "no comes first");
      hands.tap(Control.ROLL);
      hands.turn(Control.DIAL_A, 1);
      assertTrue(headline(table).contains("Yes. This game is not offered"), headline(table));
      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode());
      assertTrue(hands.lcd().get(0).endsWith("1/2"), hands::said);
    }
    assertEquals(record, Files.readString(folder.resolve("00002-express.jsonl")));
    assertTrue(Files.exists(folder.resolve("00002-express.dropped")));
    assertFalse(Files.exists(folder.resolve("00002-express.seed")));
  }

  @Test
  void aRunningGameIsAbandonedFromThePauseAfterAskingOnce() throws Exception {
    try (SimulatedTable table = switchOn(folder, "abandon")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.hold(Control.BACK);
      assertEquals("push A: abandon it", hands.lcd().get(3));
      hands.tap(Control.DIAL_A);
      assertFalse(headline(table).contains("ends here"), "so ends a yes, and not a no");
      hands.tap(Control.OK);
      assertEquals("Paused", hands.mode(), "no comes first");
      hands.tap(Control.DIAL_A);
      hands.turn(Control.DIAL_A, 1);
      assertTrue(headline(table).contains("Yes. The game ends here"), headline(table));
      hands.tap(Control.OK);
      assertEquals("Attract", hands.mode());
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode(), "it is not offered any more");
    }
    assertTrue(SavedGames.read(record(folder, Express.GAME)).entries() > 0);
  }

  @Test
  void aDamagedRecordIsLeftAloneAndSaidSo() throws Exception {
    try (SimulatedTable table = switchOn(folder, "damaged")) {
      new Hands(table).begin(Express.GAME, 2);
    }
    Path file = record(folder, Express.GAME);
    Files.writeString(file, Files.readString(file).replaceFirst("Ann", "Amy"));
    try (Log log = new Log();
        SimulatedTable table = switchOn(folder, "damaged")) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode());
      assertEquals(1, log.count("00001-express.jsonl is left alone. Line 1: "), log::text);
    }
    assertTrue(Files.readString(file).contains("Amy"));
  }

  @Test
  void manyDamagedRecordsAreSaidOnceAndInSum() throws Exception {
    for (int i = 1; i <= 500; i++) {
      Files.writeString(folder.resolve("%05d-go.jsonl".formatted(i)), "damaged\n");
      Files.writeString(folder.resolve("%05d-go.seed".formatted(i)), "a seed\na salt\n");
    }
    try (Log log = new Log();
        SimulatedTable table = switchOn(folder, "many")) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      for (int i = 0; i < 3; i++) {
        hands.tap(Control.OK);
        assertEquals("GameMenu", hands.mode());
        hands.tap(Control.BACK);
      }
      assertEquals(3, log.count("is left alone. Line 1: "), log::text);
      assertEquals(1, log.count("So are 497 more records in that folder"), log::text);
    }
  }

  @Test
  void aRecordThatIsDamagedWhileItIsOfferedIsRefusedWithANotice() throws Exception {
    try (SimulatedTable table = switchOn(folder, "refused")) {
      new Hands(table).begin(Express.GAME, 2);
    }
    try (Log log = new Log();
        SimulatedTable table = switchOn(folder, "refused")) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode());
      Files.writeString(record(folder, Express.GAME), "nonsense\n");
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.OK);
      assertTrue(hands.said().contains("Cannot resume"), hands::said);
      assertEquals(1, log.count("cannot be resumed"), log::text);
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode(), "it is not offered again");
    }
  }

  @Test
  void aGameForMoreSeatsThanTheUnitHasIsNotOfferedAndSaidSo() throws Exception {
    GoScene.save(folder, GoScene.landingOn(8, 8, 8, 8).blocks(0, 1, Colour.RED).beforeTheRoll());
    SavedGames games = new SavedGames(folder, () -> "small");
    try (Log log = new Log();
        SimulatedTable table = new SimulatedTable(HardwareProfile.small(), List.of(), games, 1)) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode());
      assertEquals(1, log.count("has 4 players, and this unit 3 seats"), log::text);
    }
  }

  @Test
  void playersWhomTheUnitDoesNotKnowSitInTheirOrder() throws Exception {
    GoScene.save(folder, GoScene.landingOn(8, 8, 8).beforeTheRoll());
    SavedGames games = new SavedGames(folder, () -> "small");
    try (SimulatedTable table =
        new SimulatedTable(HardwareProfile.small(), List.of("Zoe", "Ann", "Yan"), games, 1)) {
      Hands hands = new Hands(table);
      hands.resume();
      assertTrue(table.picture().prompt().headline().contains("Ann"), "the roller is still Ann");
      assertEquals("Ann", table.picture().prompt().notes().get(0).getFirst());
    }
  }

  // --- a full disk

  private static final class FullDisk {
    private final QuickDisk disk = new QuickDisk();
    private final SimulatedTable table;
    private final Hands hands;

    FullDisk(Path folder, String seed) throws Exception {
      table = KnownTables.standard(folder, seed, disk);
      hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
    }
  }

  @Test
  void aFullDiskAsksAndTheGameGoesOnUnsavedAndCatchesUpWithoutChangingARoll() throws Exception {
    for (String seed : new String[] {"full 1", "full 2", "full 3"}) {
      Path games = folder.resolve(seed);
      FullDisk full = new FullDisk(games, seed);
      Hands hands = full.hands;
      full.disk.room(150);
      hands.tap(Control.ROLL);
      assertEquals("DiskTrouble", hands.mode());
      assertTrue(hands.isOffered(Control.OK) && hands.isOffered(Control.ROLL));
      int unsaved = 0;
      hands.tap(Control.ROLL);
      for (int move = 0; move < 6; move++) {
        if (hands.mode().equals("DiskTrouble")) {
          hands.tap(Control.ROLL);
          unsaved++;
        }
        hands.watchTheShow();
        hands.tap(Control.ROLL);
      }
      hands.watchTheShow();
      hands.hold(Control.BACK);
      assertTrue(hands.lcd().get(0).startsWith("NOT saved"), () -> seed + hands.said());
      hands.tap(Control.OK);
      int behind = SavedGames.read(record(games, Express.GAME)).entries();
      full.disk.room(Long.MAX_VALUE);
      full.table.seat(new SmartPlayers(full.table.unit(), 2, 5, Hands::liking));
      while (!hands.mode().equals("Results") && hands.now() < LONGEST_EVENING) {
        full.table.step(LONGEST_EVENING);
      }
      RecordReader record = SavedGames.read(record(games, Express.GAME));
      assertTrue(record.entries() > behind + 6, "what waited is there");
      assertTrue(record.proved(), "every roll is the seed's");
      assertFalse(Files.exists(games.resolve("00001-express.seed")));
      full.table.close();
    }
  }

  @Test
  void whatWaitedForTheDiskIsWrittenWhenTheGameIsPutAway() throws Exception {
    FullDisk full = new FullDisk(folder, "late");
    Hands hands = full.hands;
    full.disk.room(150);
    hands.tap(Control.ROLL);
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    String before = hands.said();
    hands.hold(Control.BACK);
    assertTrue(hands.said().contains("NOT saved"), hands::said);
    full.disk.room(Long.MAX_VALUE);
    hands.tap(Control.ROLL);
    assertEquals("Attract", hands.mode());
    hands.resume();
    assertEquals(before, hands.said());
    full.table.close();
  }

  @Test
  void aDiskThatStaysFullLosesOnlyWhatWasPlayedUnsavedAndSaysSo() throws Exception {
    try (Log log = new Log()) {
      FullDisk full = new FullDisk(folder, "never");
      Hands hands = full.hands;
      full.disk.room(150);
      hands.tap(Control.ROLL);
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
      assertEquals("Attract", hands.mode());
      assertEquals(1, log.count("The last moves of the game are not saved"), log::text);
      full.disk.room(Long.MAX_VALUE);
      hands.resume();
      full.table.close();
    }
  }
}
