package croupier.app.table.face.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Disk;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.table.face.go.GoScene;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Phase;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.profile.Palette;
import croupier.mock.SeenLights;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A turn of express as it is seen and played on the unit. */
class ExpressTableTest {
  private static final int MOST_SEEDS = 400;

  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  private void begin(String seed, Disk disk) throws IOException {
    Path games = folder.resolve(seed);
    table = KnownTables.standard(games, seed, disk);
    hands = new Hands(table);
    hands.begin(Express.GAME, 2);
    hands.watchTheShow();
  }

  private ExpressPosition position(String seed) throws Exception {
    return (ExpressPosition)
        SavedGames.read(folder.resolve(seed).resolve("00001-express.jsonl")).end();
  }

  private Control turn(String seed) throws Exception {
    return Control.seat(position(seed).turn());
  }

  /** Over a whole blink: what a die shows when it is lit. */
  private SeenDie see(Die die) {
    int pattern = 0;
    int colour = 0;
    for (int i = 0; i < 12; i++) {
      SeenLights lights = table.unit().lights();
      pattern |= lights.diePattern(die.ordinal());
      colour = Math.max(colour, lights.dieColour(die.ordinal()));
      hands.rest(Duration.ofMillis(40));
    }
    return new SeenDie(pattern, colour);
  }

  private record SeenDie(int pattern, int colour) {}

  private void showsItsFace(Die die, Face face, String seed) {
    ExpressLooks looks = ExpressLooks.of(face);
    SeenDie seen = see(die);
    assertEquals(looks.pattern(), seen.pattern(), () -> seed + ": " + die + " is " + face);
    assertTrue(
        isShadeOf(looks.hue(), seen.colour()),
        () ->
            seed + ": " + die + " is " + face + ", and looks " + Integer.toHexString(seen.colour));
  }

  /** Brighter or darker, but the same colour. */
  private static boolean isShadeOf(Hue hue, int rgb) {
    int full = Palette.STANDARD.rgb(hue);
    double most = Math.max(full >> 16, Math.max(full >> 8 & 0xff, full & 0xff));
    double seen = Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xff, rgb & 0xff));
    for (int shift = 0; shift <= 16; shift += 8) {
      double expected = (full >> shift & 0xff) / most;
      double found = (rgb >> shift & 0xff) / seen;
      if (Math.abs(expected - found) > 0.1) {
        return false;
      }
    }
    return true;
  }

  /** Plays the first roll under seed after seed, until it came out as wanted. */
  private String rolledUntil(Predicate<ExpressPosition> wanted) throws Exception {
    for (int number = 0; number < MOST_SEEDS; number++) {
      String seed = "express " + number;
      begin(seed, new QuickDisk());
      hands.tap(Control.ROLL);
      if (wanted.test(position(seed))) {
        return seed;
      }
      table.close();
    }
    throw new AssertionError("no seed does");
  }

  @Test
  void theDiceTumbleAndSettleOnExactlyTheFacesThatWereRolled() throws Exception {
    for (int number = 0; number < 8; number++) {
      String seed = "settle " + number;
      begin(seed, new QuickDisk());
      hands.tap(Control.ROLL);
      ExpressPosition rolled = position(seed);
      if (rolled.phase() == Phase.CHOOSING) {
        Set<String> tumbling = new HashSet<>();
        for (int i = 0; i < 8; i++) {
          tumbling.add(Arrays.toString(table.unit().lights().all()));
          hands.rest(Duration.ofMillis(100));
        }
        assertTrue(tumbling.size() > 5, "the dice are in the air");
        hands.watchTheShow();
        for (Die die : Die.values()) {
          Face face = rolled.jailed(die) ? Face.POLICEMAN : rolled.showing(die);
          if (face != null) {
            showsItsFace(die, face, seed);
          } else {
            assertEquals(0, see(die).pattern(), () -> seed + ": " + die + " was not rolled");
          }
        }
      }
      table.close();
    }
  }

  @Test
  void diceThatWerePlacedGlowInTheirGroupsColourAndTheOthersAreRolledAgain() throws Exception {
    String seed = rolledUntil(p -> p.policemen() == 0 && p.phase() == Phase.CHOOSING);
    hands.watchTheShow();
    hands.tap(Control.OK);
    ExpressPosition placed = position(seed);
    Die die =
        Arrays.stream(Die.values()).filter(d -> placed.group(d) != null).findFirst().orElseThrow();
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    showsItsFace(die, Face.valueOf(placed.group(die).name()), seed);
  }

  @Test
  void theDisplaySaysWhatEachControlDoesNow() throws Exception {
    rolledUntil(p -> p.phase() == Phase.CHOOSING && p.actions(p.turn()).size() > 3);
    hands.watchTheShow();
    assertTrue(hands.lcd().get(1).startsWith("<"), hands::said);
    assertTrue(hands.lcd().get(2).contains("A:") && hands.lcd().get(2).contains("OK:"));
    assertTrue(hands.lcd().get(3).contains("ROLL:") && hands.lcd().get(3).contains("stop"));
    String first = hands.lcd().get(2);
    hands.turn(Control.DIAL_A, 1);
    assertNotEquals(first, hands.lcd().get(2));
  }

  @Test
  void theOwnButtonStopsTheTurnAndTheTrackerShowsTheShareOfTheGoal() throws Exception {
    String seed = rolledUntil(p -> p.phase() == Phase.CHOOSING);
    Control own = turn(seed);
    Control other = own == Control.SEAT_1 ? Control.SEAT_2 : Control.SEAT_1;
    hands.watchTheShow();
    for (int i = 0; i < 7 && hands.isOffered(Control.OK); i++) {
      hands.tap(Control.OK);
    }
    int hoped = position(seed).turnScore();
    hands.tap(other);
    assertEquals(own, turn(seed), "the button of somebody else stops nothing");
    hands.tap(own);
    assertEquals(hoped, position(seed).score(own.seat()));
    assertTrue(hands.said().contains(Words.of(Language.ENGLISH).number(hoped)), hands::said);
    assertEquals((long) own.seat(), lying().get("turn"), "the turn that is told lies there");
    assertEquals((long) hoped, ((List<?>) lying().get("scores")).get(own.seat()));
    assertEquals((long) hoped, lying().get("turn_score"));
    hands.watchTheShow();
    assertEquals(other, turn(seed));
    assertEquals((long) other.seat(), lying().get("turn"));
    int lit = 0;
    for (int light : table.unit().lights().tracker(own.seat())) {
      lit += light == 0 ? 0 : 1;
    }
    assertEquals(hoped * UnitPicture.Tracker.LENGTH / position(seed).goal(), lit);
  }

  @Test
  void aBustIsNeitherSeenNorHeardBeforeTheDiceHaveSettled() throws Exception {
    String seed = rolledUntil(p -> p.phase() == Phase.READY);
    assertEquals(Sound.Kind.ROLL, table.picture().sound().kind());
    assertFalse(hands.said().contains("policemen"), hands::said);
    assertEquals(List.of(), lying().get("jail"));
    Object turn = lying().get("turn");
    hands.rest(Duration.ofMillis(1_500));
    assertEquals(Sound.Kind.BAD, table.picture().sound().kind());
    assertTrue(hands.lcd().get(0).contains("Three policemen"), hands::said);
    for (Die die : List.of(Die.J1, Die.J2, Die.J3)) {
      showsItsFace(die, Face.POLICEMAN, seed);
    }
    assertEquals(List.of("j1", "j2", "j3"), lying().get("jail"), "the wall agrees");
    assertEquals(turn, lying().get("turn"), "it is told whose turn that was");
    assertEquals(0L, lying().get("turn_score"), "and what it has brought");
    hands.watchTheShow();
    assertTrue(hands.said().contains("press ROLL"), hands::said);
    assertEquals(List.of(), lying().get("jail"));
    assertNotEquals(turn, lying().get("turn"));
  }

  /** What hangs on the wall. */
  private Map<String, Object> lying() {
    return table.controller().wall().orElseThrow().lying();
  }

  @Test
  void whenEveryDieLiesOnTheBoardRollIsNeitherOfferedNorAMistake() throws Exception {
    ExpressPosition full = everyDieOnTheBoard();
    GoScene.save(folder, full);
    try (Log log = new Log();
        SimulatedTable nothingToRoll = KnownTables.standard(folder, "full board")) {
      hands = new Hands(nothingToRoll);
      hands.resume();
      assertFalse(hands.isOffered(Control.ROLL));
      hands.tap(Control.ROLL);
      assertEquals("Playing", hands.mode());
      hands.tap(Control.seat(full.turn()));
      assertTrue(hands.said().contains("Score"), hands::said);
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  /** With a GO that rests, the last die can be put on the board (EX-07, EX-09). */
  private static ExpressPosition everyDieOnTheBoard() {
    for (long seed = 1; seed < 20_000; seed++) {
      FastRandom random = new FastRandom(seed);
      ExpressPosition position =
          Express.GAME.start(2, Express.GAME.options(Map.of("go_die", "aside")));
      for (int move = 0; move < 60; move++) {
        if (position.waiting() == Position.Waiting.CHANCE) {
          position.happen(position.draw(random), null);
          continue;
        }
        List<Action> actions = position.actions(position.turn());
        if (position.phase() == Phase.CHOOSING && !actions.contains(new ExpressAction.Roll())) {
          return position;
        }
        boolean canPlace = actions.getLast() instanceof ExpressAction.Place;
        Action action = canPlace ? actions.getLast() : actions.getFirst();
        position.act(position.turn(), position.move(action), null);
      }
    }
    throw new AssertionError("no game comes to that");
  }

  @Test
  void allThatARollBringsIsOnTheDisplayAndInTheHeadline() throws Exception {
    Set<Class<?>> seen = new HashSet<>();
    int most = 0;
    for (int number = 0; number < MOST_SEEDS && (most < 2 || seen.size() < 4); number++) {
      String seed = "brought " + number;
      begin(seed, new QuickDisk());
      for (int move = 0; move < 25 && hands.mode().equals("Playing"); move++) {
        if (position(seed).phase() == Phase.CHOOSING && hands.isOffered(Control.OK)) {
          hands.tap(Control.OK);
          continue;
        }
        List<String> told = roll(seed);
        List<Event> events = lastEvents(seed);
        if (events.stream().anyMatch(event -> event instanceof ExpressEvent.WentToJail)) {
          continue;
        }
        int brought = 0;
        for (Event event : events) {
          String words = words((ExpressEvent) event);
          if (words != null) {
            assertTrue(
                told.stream().anyMatch(line -> line.contains(words)),
                () -> seed + ": " + words + " is not in " + told);
            seen.add(event.getClass());
            brought++;
          }
        }
        most = Math.max(most, brought);
        if (brought > 1 && position(seed).phase() == Phase.CHOOSING) {
          String name = GoScene.NAMES.get(position(seed).turn());
          assertTrue(hands.said().contains("GO brings " + name + " 200. A "), hands::said);
        }
      }
      table.close();
    }
    assertEquals(2, most, "a GO, and what the house die shows");
    assertTrue(seen.size() >= 4, seen::toString);
  }

  /** Rolls and watches the show; all lines that the display shows meanwhile. */
  private List<String> roll(String seed) throws Exception {
    hands.tap(position(seed).phase() == Phase.FREEING ? Control.OK : Control.ROLL);
    List<String> told = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      told.addAll(hands.lcd());
      hands.rest(Duration.ofMillis(200));
    }
    hands.watchTheShow();
    return told;
  }

  private List<Event> lastEvents(String seed) throws Exception {
    List<Event> last = new ArrayList<>();
    SavedGames.read(folder.resolve(seed).resolve("00001-express.jsonl"))
        .replay(
            (_, _, events, _) -> {
              last.clear();
              last.addAll(events);
            });
    return last;
  }

  private static String words(ExpressEvent event) {
    return switch (event) {
      case ExpressEvent.GoCollected _ -> "GO! +200";
      case ExpressEvent.HouseTaken(_, int houses) -> "House " + houses + " of 4";
      case ExpressEvent.HouseBroken(_, int houses) -> "House falls: " + houses + " left";
      case ExpressEvent.HotelMissed _ -> "Hotel needs 4 houses";
      default -> null;
    };
  }

  @Test
  void aSecondHotelThatDoesNotCountIsNotSaidToLackHouses() throws Exception {
    ExpressPosition built = withAHotel(Map.of("hotel", "once"));
    for (int number = 0; number < MOST_SEEDS; number++) {
      Path games = folder.resolve("hotel " + number);
      GoScene.save(games, built, "hotel " + number);
      table = KnownTables.standard(games, "hotel");
      hands = new Hands(table);
      hands.resume();
      String seed = "hotel " + number;
      List<String> told = roll(seed);
      boolean missed =
          lastEvents(seed).stream().anyMatch(event -> event instanceof ExpressEvent.HotelMissed);
      table.close();
      if (missed) {
        assertFalse(told.toString().contains("4 houses"), told::toString);
        assertTrue(told.toString().contains("One hotel a turn"), told::toString);
        return;
      }
    }
    throw new AssertionError("no seed rolls a hotel");
  }

  /** Of the money beside the groups it is said what brought it. */
  @Test
  void whoKeepsMoneyOfAHotelIsNotSaidToHaveItOfGo() throws Exception {
    Path games = folder.resolve("stops");
    GoScene.save(games, withAHotel(Map.of()), "stops");
    table = KnownTables.standard(games, "stops");
    hands = new Hands(table);
    hands.resume();
    hands.tap(turn("stops"));
    String said = hands.said();
    Map<String, Object> told = lying();
    hands.watchTheShow();
    Map<String, Object> after = lying();
    table.close();
    assertEquals(List.of(4L, 0L), told.get("houses"), "what is counted stands on the wall");
    assertEquals(List.of(0L, 0L), after.get("houses"));
    assertTrue(
        said.contains("now: 600 for full groups, 4,000 for houses and 5,000 for hotels."), said);
  }

  /** Ann has completed brown, and built four houses and a hotel; nobody is in jail. */
  private static ExpressPosition withAHotel(Map<String, String> options) {
    return new ExpressScene(options)
        .with("houses", List.of(4L, 0L))
        .with("hotel_money", 5_000L)
        .onBrown("p2", "p4")
        .shows("j2", "blank")
        .shows("j3", "blank")
        .shows("h", "hotel")
        .position();
  }

  @Test
  void onlyWhoTiedRollsThePoliceDiceAgain() throws Exception {
    for (int number = 0; number < MOST_SEEDS; number++) {
      String seed = "tie " + number;
      table = KnownTables.standard(folder.resolve(seed), seed);
      hands = new Hands(table);
      hands.begin(Express.GAME, 4, Map.of("first", "policemen"));
      assertTrue(hands.said().contains("Everyone rolls the police dice"), hands::said);
      hands.rest(Duration.ofMillis(2_500));
      String next = hands.said();
      table.close();
      if (!next.contains("press ROLL")) {
        assertFalse(next.contains("Everyone"), next);
        assertTrue(next.contains("Those who tied roll again"), next);
        return;
      }
    }
    throw new AssertionError("no seed ties");
  }

  @Test
  void whenTheHouseDieJoinsItIsSaid() throws Exception {
    for (int number = 0; number < MOST_SEEDS; number++) {
      String seed = "joins " + number;
      begin(seed, new QuickDisk());
      for (int move = 0; move < 25; move++) {
        boolean places = position(seed).phase() == Phase.CHOOSING && hands.isOffered(Control.OK);
        hands.tap(places ? Control.OK : Control.ROLL);
        hands.watchTheShow();
        if (lastEvents(seed).stream().anyMatch(ExpressTableTest::isAPropertyCompleted)) {
          assertTrue(hands.said().contains("The house die joins the next roll."), hands::said);
          hands.tap(Control.ROLL);
          assertNotEquals(0, see(Die.H).pattern(), "it tumbles with the others");
          table.close();
          return;
        }
        assertFalse(hands.said().contains("The house die joins"), hands::said);
      }
      table.close();
    }
    throw new AssertionError("no seed does");
  }

  private static boolean isAPropertyCompleted(Event event) {
    return event instanceof ExpressEvent.GroupCompleted(_, var group, _) && group.isColour();
  }

  @Test
  void aTurnThatWasStoppedIsToldInASentenceAndTheDisplaySaysHowToUndoIt() throws Exception {
    String seed = rolledUntil(p -> p.phase() == Phase.CHOOSING && p.policemen() == 0);
    hands.watchTheShow();
    hands.tap(Control.OK);
    String name = GoScene.NAMES.get(position(seed).turn());
    String kept = Words.of(Language.ENGLISH).number(position(seed).turnScore());
    hands.tap(turn(seed));
    assertTrue(
        hands.said().contains(name + " keeps " + kept + " and has " + kept + " now: "),
        hands::said);
    hands.watchTheShow();
    assertEquals("Score       0/15,000", hands.lcd().get(1));
    assertEquals("BACK:undo", hands.lcd().get(2));
    hands.tap(Control.BACK);
    hands.watchTheShow();
    assertEquals(Phase.CHOOSING, position(seed).phase());
    table.close();
  }

  @Test
  void theHelpOfARollSaysWhatEveryControlDoes() throws Exception {
    rolledUntil(p -> p.phase() == Phase.CHOOSING && p.policemen() == 0);
    hands.watchTheShow();
    hands.hold(Control.OK);
    StringBuilder read = new StringBuilder();
    for (int page = 0; page < 12; page++) {
      hands.lcd().subList(0, 3).forEach(line -> read.append(line).append(' '));
      hands.turn(Control.DIAL_A, 1);
    }
    for (String words :
        List.of("Dial A picks a die", "ROLL throws", "third policeman", "Your own button stops")) {
      assertTrue(read.toString().contains(words), () -> words + " is not in " + read);
    }
    table.close();
  }

  @Test
  void nothingOfARollIsShownBeforeItIsOnTheDisk() throws Exception {
    UnitPicture[] shown = new UnitPicture[1];
    int[] forced = new int[1];
    QuickDisk quick = new QuickDisk();
    Disk disk =
        new Disk() {
          @Override
          public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
            quick.write(file, bytes, at);
          }

          @Override
          public void force(FileChannel file) {
            if (shown[0] != null) {
              assertSame(shown[0], table.picture());
              assertSame(shown[0], table.unit().unit().picture());
              forced[0]++;
            }
          }
        };
    begin("forced", disk);
    shown[0] = table.picture();
    table.unit().tap(Control.ROLL);
    long end = hands.now() + 2 * Clock.SECOND;
    while (forced[0] < 2 && hands.now() < end) {
      table.step(end);
    }
    assertEquals(2, forced[0], "the decision to roll, and the roll");
    shown[0] = null;
    assertTrue(hands.said().contains("roll"), hands::said);
    table.close();
  }

  @Test
  void whenTheDiskRefusesTheRollNoDieMovesAndTheSameRollComesLater() throws Exception {
    begin("same", new QuickDisk());
    hands.tap(Control.ROLL);
    ExpressPosition expected = position("same");
    table.close();

    QuickDisk disk = new QuickDisk();
    Path elsewhere = folder.resolve("elsewhere");
    table = KnownTables.standard(elsewhere, "same", disk);
    hands = new Hands(table);
    hands.begin(Express.GAME, 2);
    hands.watchTheShow();
    disk.room(100);
    for (int attempt = 0; attempt < 3; attempt++) {
      hands.tap(attempt == 0 ? Control.ROLL : Control.OK);
      assertEquals("DiskTrouble", hands.mode());
      hands.rest(Duration.ofSeconds(2));
      assertEquals(0, table.unit().lights().diePattern(0), "no die is shown");
      assertTrue(hands.said().contains("disk full"), hands::said);
    }
    disk.room(Long.MAX_VALUE);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    var record = SavedGames.read(elsewhere.resolve("00001-express.jsonl"));
    assertEquals(expected.save(), record.end().save());
    table.close();
  }
}
