package croupier.app.table.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.table.face.Faces;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Control;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From the welcome to a game and back, as a person reads it on the unit. */
class MenusTest {
  private static final Duration LONG = Duration.ofMinutes(3);

  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  @BeforeEach
  void switchOn() throws Exception {
    table = KnownTables.standard(folder, "menus");
    hands = new Hands(table);
    hands.rest(Duration.ofSeconds(1));
  }

  @AfterEach
  void switchOff() {
    table.close();
  }

  private void toGo() {
    to(Go.GAME);
  }

  private void to(Game game) {
    hands.tap(Control.OK);
    hands.turn(Control.DIAL_A, Games.ALL.indexOf(game));
    hands.tap(Control.OK);
  }

  private void toOptions() {
    toOptions(Go.GAME);
  }

  private void toOptions(Game game) {
    to(game);
    hands.turn(Control.DIAL_A, -1);
    assertTrue(hands.lcd().get(1).startsWith("< all options"), hands::said);
    hands.tap(Control.OK);
    assertEquals("OptionsMenu", hands.mode());
  }

  private void toSeats() {
    toGo();
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
  }

  @Test
  void aMenuThatAsksIsReadAsAQuestionAndASentence() {
    toGo();
    String headline = table.picture().prompt().headline();
    assertEquals("Go: how? As printed. Every rule as it is printed.", headline);
  }

  @Test
  void theWelcomeShowsItselfOffAndSaysWhatToPress() {
    assertTrue(hands.said().contains("Press OK to play"), hands::said);
    int[] before = table.unit().lights().all();
    hands.rest(Duration.ofSeconds(2));
    assertFalse(Arrays.equals(before, table.unit().lights().all()));
    assertNotEquals(0, table.unit().lights().diePattern(10));
  }

  @Test
  void theMenuBeginsAtTheGameThatWasPlayedLast() {
    hands.begin(Go.GAME, 2);
    hands.hold(Control.BACK);
    hands.tap(Control.ROLL);
    assertEquals("Attract", hands.mode());
    hands.tap(Control.OK);
    hands.turn(Control.DIAL_A, 1);
    hands.tap(Control.OK);
    assertEquals("GameMenu", hands.mode());
    assertEquals("< Go               >", hands.lcd().get(1));
  }

  @Test
  void theDialWalksThroughTheGamesRoundAndRound() {
    hands.tap(Control.OK);
    String first = hands.lcd().get(1);
    hands.turn(Control.DIAL_A, 1);
    assertNotEquals(first, hands.lcd().get(1));
    hands.turn(Control.DIAL_A, Games.ALL.size());
    assertEquals(first, hands.lcd().get(1));
    hands.turn(Control.DIAL_A, -Games.ALL.size() - 1);
    assertEquals(first, hands.lcd().get(1));
  }

  @Test
  void theLanguageIsBehindTheGamesUnderItsOwnNameAndIsKept() throws Exception {
    hands.tap(Control.OK);
    hands.turn(Control.DIAL_A, -1);
    assertEquals("< English          >", hands.lcd().get(1));
    hands.tap(Control.OK);
    assertEquals("LanguageMenu", hands.mode());
    hands.turnTo("Deutsch");
    hands.tap(Control.OK);
    assertEquals("GameMenu", hands.mode());
    assertTrue(hands.said().contains("Welches Spiel?"), hands::said);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
    hands.tap(Control.SEAT_1);
    assertEquals("spielt mit", table.picture().prompt().notes().getFirst().getLast());
    SavedGames saved = new SavedGames(folder, () -> "later", new QuickDisk());
    assertEquals(Language.GERMAN, saved.language(_ -> {}).language().orElseThrow());
  }

  @Test
  void dialAChoosesAnOptionAndDialBChangesIt() {
    toOptions();
    assertTrue(hands.lcd().get(0).startsWith("Board"), hands::said);
    assertTrue(hands.lcd().get(1).contains("A16"), hands::said);
    hands.turn(Control.DIAL_B, 1);
    assertFalse(hands.lcd().get(1).contains("A16"), hands::said);
    hands.turn(Control.DIAL_A, 1);
    assertTrue(hands.lcd().get(0).startsWith("Tracker length"), hands::said);
  }

  @Test
  void backFromTheSeatsKeepsTheOptionsAndBackFromTheOptionsKeepsTheGame() {
    toOptions();
    hands.turn(Control.DIAL_B, 1);
    List<String> chosen = hands.lcd();
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
    hands.tap(Control.BACK);
    assertEquals(chosen, hands.lcd());
    hands.tap(Control.BACK);
    assertTrue(hands.lcd().get(1).startsWith("< all options"), hands::said);
    hands.tap(Control.BACK);
    assertTrue(hands.lcd().get(1).contains("< " + Go.GAME.title()), hands::said);
    hands.tap(Control.BACK);
    assertEquals("Attract", hands.mode());
  }

  @Test
  void aWayToPlayIsOneStepAndSaysInWordsWhatItChanges() throws Exception {
    toGo();
    assertEquals("< as printed       >", hands.lcd().get(1));
    hands.turn(Control.DIAL_A, 1);
    assertEquals("< quick            >", hands.lcd().get(1));
    assertTrue(hands.said().contains("A short tracker"), hands::said);
    hands.hold(Control.OK);
    assertEquals("Help", hands.mode());
    assertEquals("A short tracker, and", hands.lcd().get(0));
    hands.tap(Control.OK);
    assertEquals("< quick            >", hands.lcd().get(1));
    hands.tap(Control.OK);
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.hold(Control.BACK);
    hands.tap(Control.ROLL);
    Path record = folder.resolve("00001-go.jsonl");
    var options = SavedGames.read(record).end().options();
    assertEquals("3", options.get("tracker"));
    assertEquals("2-3-3-2", options.get("tiles"));
    assertEquals("A16", options.get("board"));
  }

  @Test
  void anOptionAndItsValueAreTwoThingsAndNumbersAreWrittenAsPeopleDo() {
    toOptions(Express.GAME);
    assertTrue(hands.said().contains("Express. Play to: 15,000. "), hands::said);
    assertTrue(hands.lcd().get(1).startsWith("< 15,000 "), hands::said);
    hands.turn(Control.DIAL_A, 4);
    assertTrue(hands.said().contains("Express. Houses are kept: for a turn. "), hands::said);
  }

  @Test
  void anOptionIsExplainedOnTheDisplayToTheLastWord() {
    toOptions();
    hands.turn(Control.DIAL_A, 3);
    hands.hold(Control.OK);
    StringBuilder read = new StringBuilder();
    for (int page = 0; page < 3; page++) {
      hands.lcd().subList(0, 3).forEach(line -> read.append(line).append(' '));
      hands.turn(Control.DIAL_A, 1);
    }
    String about = Go.GAME.options().get(3).about();
    assertTrue(read.toString().contains(about), () -> read + " is not " + about);
    hands.tap(Control.BACK);
    assertEquals("OptionsMenu", hands.mode());
  }

  @Test
  void beforeTheFirstTurnThereIsWhatTheGameIsAboutAndOkSkipsIt() {
    for (Game game : Games.ALL) {
      List<Message> intro = Faces.intro(game, game.options(Map.of()));
      assertEquals(4, intro.size());
      for (Message sentence : intro) {
        String line = Words.of(Language.ENGLISH).say(sentence);
        List<String> parts = new Typesetter(ShortNames.NONE, 20).broken(line);
        assertEquals(line, String.join(" ", parts));
        assertTrue(parts.size() <= 3, line);
        parts.forEach(part -> assertTrue(part.length() <= 20, part));
      }
    }
    toSeats();
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    assertEquals(
        List.of("First to stack four", "blocks of one", "colour wins."), hands.lcd().subList(0, 3));
    hands.turn(Control.DIAL_A, 1);
    assertTrue(hands.said().contains("All move at once"), hands::said);
    hands.tap(Control.BACK);
    assertEquals("SeatsMenu", hands.mode());
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
  }

  @Test
  void everybodyJoinsAndLeavesWithTheOwnButton() {
    toSeats();
    hands.tap(Control.SEAT_3);
    assertTrue(hands.lcd().get(2).endsWith("1"), hands::said);
    hands.tap(Control.SEAT_6);
    assertTrue(hands.lcd().get(2).endsWith("2"), hands::said);
    hands.tap(Control.SEAT_3);
    assertTrue(hands.lcd().get(2).endsWith("1"), hands::said);
    hands.tap(Control.SEAT_1);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    int violet = table.unit().lights().halo(5);
    assertNotEquals(0, violet, "the sixth seat plays");
    assertEquals(0, table.unit().lights().halo(2), "the third has left");
  }

  @Test
  void whoHasJoinedIsSeenByLightAndNotByColourAlone() {
    toSeats();
    hands.tap(Control.SEAT_2);
    hands.tap(Control.SEAT_5);
    for (int seat = 0; seat < 6; seat++) {
      boolean joined = seat == 1 || seat == 4;
      int lit = 0;
      for (int light : table.unit().lights().tracker(seat)) {
        lit += light == 0 ? 0 : 1;
      }
      assertEquals(joined ? 8 : 0, lit, "seat " + (seat + 1));
      assertEquals(joined ? "plays" : "", table.picture().prompt().notes().get(seat).getLast());
    }
  }

  @Test
  void tooFewCannotBeginAndTooManyCannotJoin() {
    toSeats();
    hands.tap(Control.SEAT_1);
    assertFalse(hands.isOffered(Control.OK));
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
    for (int seat = 1; seat < 6; seat++) {
      hands.tap(Control.seat(seat));
    }
    assertTrue(hands.lcd().get(2).endsWith("4"), hands::said);
    assertTrue(hands.said().contains("No more can join"), hands::said);
    assertFalse(hands.said().contains("taken"), "seats five and six are free");
    assertFalse(hands.isOffered(Control.SEAT_6));
    hands.tap(Control.SEAT_2);
    hands.tap(Control.SEAT_6);
    assertTrue(hands.lcd().get(2).endsWith("4"), "a place that was left can be taken");
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
  }

  @Test
  void holdingOkWhereSeatsAreChosenAsksForHelpAndBeginsNothing() {
    toSeats();
    hands.hold(Control.OK);
    assertEquals("Help", hands.mode());
    assertTrue(hands.said().contains("Your own seat button"), hands::said);
    hands.tap(Control.OK);
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    hands.hold(Control.OK);
    assertEquals("Help", hands.mode(), "holding OK decides nothing");
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
    assertTrue(hands.lcd().get(2).endsWith("2"), "both still play");
    hands.tap(Control.OK);
    assertEquals("GameIntro", hands.mode());
  }

  @Test
  void aMenuThatNobodyTouchesIsLeft() {
    for (int depth = 0; depth < 3; depth++) {
      hands.tap(Control.OK);
      for (int i = 0; i < depth; i++) {
        hands.tap(Control.OK);
      }
      assertNotEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(110));
      assertNotEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(20));
      assertEquals("Attract", hands.mode(), "after the menu number " + depth);
    }
  }

  @Test
  void aMenuThatOneComesBackToHasItsWholePatience() {
    toOptions();
    hands.rest(Duration.ofSeconds(100));
    hands.tap(Control.OK);
    hands.rest(Duration.ofSeconds(100));
    hands.tap(Control.BACK);
    assertEquals("OptionsMenu", hands.mode());
    hands.rest(Duration.ofSeconds(100));
    assertEquals("OptionsMenu", hands.mode());
  }

  @Test
  void holdingBackAtTheWelcomeIsTheServiceScreenAndHoldingItAgainLeavesIt() {
    hands.hold(Control.BACK);
    assertEquals("Service", hands.mode());
    hands.tap(Control.BACK);
    assertEquals("Service", hands.mode());
    hands.hold(Control.BACK);
    assertEquals("Attract", hands.mode());
    hands.hold(Control.BACK);
    hands.rest(Duration.ofMinutes(11));
    assertEquals("Attract", hands.mode());
  }

  @Test
  void holdingRollAtTheWelcomeForLongIsTheServiceScreenTooAndPressingItPlays() {
    hands.hold(Control.ROLL);
    assertNotEquals("Service", hands.mode(), "only a second");
    assertNotEquals("Attract", hands.mode());
    hands.tap(Control.BACK);
    assertEquals("Attract", hands.mode());
    hands.press(Control.ROLL);
    hands.rest(Duration.ofSeconds(3));
    hands.release(Control.ROLL);
    assertEquals("Service", hands.mode());
  }

  @Test
  void theServiceScreenNamesEveryButtonAndDialThatIsTouched() {
    hands.hold(Control.BACK);
    for (Control control : Control.values()) {
      String name =
          control.isSeat()
              ? "seat " + (control.seat() + 1)
              : control.name().replace("DIAL_", "dial ");
      hands.press(control);
      assertEquals(name + " down", hands.lcd().get(1));
      hands.release(control);
      assertEquals(name + " up", hands.lcd().get(1));
    }
    hands.turn(Control.DIAL_A, 5);
    assertEquals("dial A at 5", hands.lcd().get(1));
    hands.turn(Control.DIAL_B, -2);
    assertEquals("dial B at -2", hands.lcd().get(1));
    for (int light : table.unit().lights().tracker(5)) {
      assertNotEquals(0, light);
    }
    assertEquals(0x1ff, table.unit().lights().diePattern(10));
  }

  @Test
  void theServiceScreenSaysWhatIsBrokenAlsoWhenItBrokeBefore() {
    table.unit().pins().breakLine(10);
    hands.rest(Duration.ofSeconds(2));
    hands.hold(Control.BACK);
    assertEquals(List.of("light chain: check", "GPIO 10"), hands.lcd().subList(1, 3));
    table.unit().pins().mendLine(10);
    hands.rest(Duration.ofSeconds(3));
    assertEquals(List.of("light chain", "works again"), hands.lcd().subList(1, 3));
    hands.tap(Control.SEAT_1);
    assertEquals("hold BACK:out A:menu", hands.lcd().get(2).strip());
  }

  @Test
  void namesOfAnyCharactersAreCutBetweenCharactersAndNeverInsideThem() throws Exception {
    List<String> odd = List.of("x😀😀😀😀😀😀😀😀", "😀😀😀", "Жанна Ивановна", "名前");
    for (Game game : Games.ALL) {
      SavedGames saved = new SavedGames(folder.resolve(game.id()), () -> "odd", new QuickDisk());
      try (var people = new SimulatedTable(HardwareProfile.standard(), odd, saved, 1)) {
        Hands theirs = new Hands(people);
        theirs.begin(game, 4);
        people.seat(new SmartPlayers(people.unit(), 4, 3, Hands::liking));
        for (int i = 0; i < 300; i++) {
          theirs.rest(Duration.ofSeconds(1));
          String said = people.picture().prompt().toString();
          assertTrue(StandardCharsets.UTF_8.newEncoder().canEncode(said), said);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingInTheMenusIsCut(Language language) throws Exception {
    List<String> longest =
        List.of(
            "Christopher-Mark",
            "Christopher-Paul",
            "Maximiliane-Rosa",
            "Wilhelmina-Luise",
            "Bartholomew-John",
            "Alexandrina-Anne");
    Path games = folder.resolve("longest");
    SavedGames saved = new SavedGames(games, () -> "longest", new QuickDisk());
    for (Game game : Games.ALL) {
      int most = game.mostSeats(game.options(Map.of()));
      var start = game.start(most, game.options(Map.of()));
      saved.begin(longest.subList(0, most), start).file().close();
    }
    try (Log log = new Log();
        var unit = new SimulatedTable(HardwareProfile.standard(), longest, saved, 1)) {
      unit.controller().speak(language);
      Hands at = new Hands(unit);
      at.rest(Duration.ofSeconds(1));
      at.tap(Control.OK);
      for (int i = 0; i <= Games.ALL.size(); i++) {
        at.turn(Control.DIAL_A, 1);
        at.tap(Control.ROLL);
        at.tap(Control.BACK);
        if (at.mode().equals("Attract")) {
          at.tap(Control.OK); // a new game cannot be dropped
        }
      }
      for (Game game : Games.ALL) {
        walk(at, game);
      }
      handOver(at);
      assertEquals(0, log.count("Too long for the display"), log::text);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingInTheServiceIsCut(Language language) throws Exception {
    try (Log log = new Log()) {
      table.controller().speak(language);
      hands.hold(Control.BACK);
      assertEquals("Service", hands.mode());
      for (Control control : Control.values()) {
        hands.tap(control);
      }
      Arrays.stream(Hue.values()).forEach(_ -> hands.tap(Control.ROLL));
      hands.turn(Control.DIAL_A, -12);
      table.unit().pins().breakLine(10);
      hands.rest(Duration.ofSeconds(2));
      table.unit().pins().mendLine(10);
      hands.rest(Duration.ofSeconds(3));
      hands.tap(Control.SEAT_1);
      for (int seed = 1; seed <= 4; seed++) {
        check(seed);
      }
      assertEquals(0, log.count("Too long for the display"), log::text);
    }
  }

  /** From the welcome through the checks: all is well first, and later whatever people say. */
  private void check(int seed) {
    while (!hands.mode().equals("Attract")) {
      hands.rest(Duration.ofMinutes(11));
    }
    hands.hold(Control.BACK);
    hands.hold(Control.OK);
    assertEquals("ServiceCheck", hands.mode());
    SplittableRandom chance = new SplittableRandom(seed);
    for (int i = 0; i < 300 && !hands.mode().equals("Service"); i++) {
      List<Key> keys =
          table.picture().prompt().keys().stream()
              .filter(key -> key.gesture() != UnitPicture.Gesture.HOLD)
              .toList();
      Key any = keys.get(seed == 1 ? 0 : chance.nextInt(keys.size()));
      Key key = keys.stream().filter(one -> seed == 1 && isYes(one)).findFirst().orElse(any);
      if (seed > 1 && chance.nextInt(10) == 0) {
        hands.rest(Duration.ofSeconds(40)); // nobody touches what is asked for
      } else if (key.gesture() == UnitPicture.Gesture.TURN) {
        hands.turn(key.control(), 4);
      } else {
        hands.tap(key.control());
      }
    }
    assertTrue(seed > 1 || hands.mode().equals("Service"), hands::said);
  }

  private static boolean isYes(Key key) {
    return key.meaning().equals("service.yes") || key.meaning().equals("service.whole");
  }

  private static void walk(Hands at, Game game) {
    while (!at.mode().equals("Attract")) {
      at.tap(Control.BACK);
    }
    at.tap(Control.OK);
    at.tap(Control.OK);
    assertEquals("GameMenu", at.mode());
    at.toGame(game);
    at.tap(Control.OK);
    game.presets().forEach(_ -> at.turn(Control.DIAL_A, 1));
    at.tap(Control.OK);
    assertEquals("OptionsMenu", at.mode());
    for (var option : game.options()) {
      option.values().forEach(_ -> at.turn(Control.DIAL_B, 1));
      at.turn(Control.DIAL_A, 1);
    }
    at.tap(Control.OK);
    for (int bots = 0; bots <= game.mostSeats(game.options(Map.of())); bots++) {
      at.turn(Control.DIAL_A, 1);
      at.turn(Control.DIAL_B, bots % 3 == 0 ? -2 : 1);
    }
    leafThrough(at);
    for (int seat = 0; seat < game.mostSeats(game.options(Map.of())); seat++) {
      at.hold(Control.seat(seat));
      at.turn(Control.DIAL_A, 1);
      at.tap(Control.seat(seat));
    }
    assertEquals("SeatsMenu", at.mode());
  }

  /** Reads the help to its end. */
  private static void leafThrough(Hands at) {
    at.hold(Control.OK);
    assertEquals("Help", at.mode());
    for (int page = 0; page < 12; page++) {
      at.turn(Control.DIAL_A, 1);
    }
    at.tap(Control.OK);
  }

  /** Everybody's seat is given to a bot and taken back, in the pause of a new game. */
  private static void handOver(Hands at) {
    at.tap(Control.OK);
    at.tap(Control.OK);
    at.watchTheShow();
    at.hold(Control.BACK);
    assertEquals("Paused", at.mode());
    for (int turn = 0; turn < 2; turn++) {
      for (int seat = 0; seat < 3; seat++) {
        at.tap(Control.seat(seat));
        assertEquals("HandOver", at.mode());
        leafThrough(at);
        at.turn(Control.DIAL_A, 1);
        leafThrough(at);
        at.tap(Control.OK);
        assertEquals("Paused", at.mode());
      }
    }
    at.tap(Control.OK);
    assertEquals("Playing", at.mode());
  }

  @Test
  void aNoticeThatNobodyReadsIsLeftToo() throws Exception {
    QuickDisk disk = new QuickDisk();
    try (SimulatedTable full = KnownTables.standard(folder.resolve("full"), "full", disk)) {
      full.controller().show(Show.OFF);
      Hands at = new Hands(full);
      at.rest(Duration.ofSeconds(1));
      for (int i = 0; i < 3; i++) {
        at.tap(Control.OK);
      }
      at.tap(Control.SEAT_1);
      at.tap(Control.SEAT_2);
      at.tap(Control.OK);
      assertEquals("GameIntro", at.mode());
      disk.room(0);
      at.tap(Control.OK);
      assertTrue(at.said().contains("Cannot save"), at::said);
      at.rest(Duration.ofSeconds(100));
      at.tap(Control.OK);
      assertEquals("SeatsMenu", at.mode());
      assertTrue(at.lcd().get(2).endsWith("2"), "both still sit");
      at.tap(Control.OK);
      at.tap(Control.OK);
      assertEquals("Notice", at.mode());
      at.rest(LONG.plus(LONG));
      assertEquals("Attract", at.mode());
    }
  }
}
