package croupier.app.table.face.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Controller;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.table.PublicTrace;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Light;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.Noise;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The moments of go at which several people act at once, on the unit's own buttons and dials. */
class GoTableTest {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration STEP = Duration.ofMillis(50);

  /** Until both dials are revealed, after the second one was locked. */
  private static final long COUNT_OF_THREE = 2_100 * Clock.MILLISECOND;

  @TempDir Path folder;

  private int tables;

  private SimulatedTable at(Position position) throws Exception {
    return KnownTables.at(folder.resolve("table " + tables++), position);
  }

  /** The position on the disk of the table that was set up last. */
  private GoPosition saved() throws Exception {
    Path file = folder.resolve("table " + (tables - 1)).resolve("00001-go.jsonl");
    return (GoPosition) SavedGames.read(file).end();
  }

  @Test
  void everybodyWhoRollsForTheStartIsLit() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "start")) {
      new Hands(table).begin(Go.GAME, 3);
      List<Light> halos = table.picture().halos();
      for (int seat = 0; seat < 3; seat++) {
        assertEquals(Effect.PULSE, halos.get(seat).effect(), "seat " + seat);
      }
      assertEquals(Light.OFF, halos.get(3), "nobody sits there");
    }
  }

  @Test
  void whoRollsOnceMoreForTheStartIsNamed() throws Exception {
    Position tied = Go.GAME.start(3, Go.GAME.options(Map.of()));
    tied.happen(new GoOutcome.Dice(List.of(6, 2, 6)));
    try (SimulatedTable table = at(tied)) {
      Hands hands = new Hands(table);
      assertEquals(List.of("Equal! Once more:", "Ann, Cy"), hands.lcd().subList(0, 2));
      assertTrue(
          hands.said().endsWith("Equal dice! Press ROLL once more for Ann and Cy."), hands::said);
    }
  }

  // --- the race

  @Test
  void theFirstFingerTakesTheLastBlockByMillisecondsInEitherOrder() throws Exception {
    for (int first : new int[] {0, 1}) {
      for (long gap : new long[] {1, 2, 7, 30}) {
        try (SimulatedTable table = at(GoScene.race())) {
          Hands hands = new Hands(table);
          assertTrue(hands.lcd().get(0).contains("GRAB IT!"), hands::said);
          table.unit().press(Control.seat(first));
          hands.rest(Duration.ofMillis(gap));
          table.unit().press(Control.seat(1 - first));
          hands.rest(SECOND);
          assertTrue(
              hands.lcd().get(0).startsWith(GoScene.NAMES.get(first)),
              () -> first + " was first by " + gap + " ms: " + hands.said());
          assertEquals(2, saved().count(first, 0) + saved().count(first, 1));
        }
      }
    }
  }

  @Test
  void lateAndSwappedEdgesDoNotChangeWhoWasFirst() throws Exception {
    for (int seed = 0; seed < 30; seed++) {
      int first = seed % 2;
      try (SimulatedTable table = at(GoScene.race())) {
        Hands hands = new Hands(table);
        table.unit().pins().noise(new Noise(0.6, 4 * Clock.MILLISECOND, 0, 1));
        hands.rest(Duration.ofMillis(seed));
        table.unit().press(Control.seat(first));
        hands.rest(Duration.ofNanos(400_000));
        table.unit().press(Control.seat(1 - first));
        hands.rest(SECOND);
        assertTrue(hands.lcd().get(0).startsWith(GoScene.NAMES.get(first)), hands::said);
      }
    }
  }

  @Test
  void aPressThatIsHeardLaterButHappenedEarlierWins() throws Exception {
    GoPosition race = GoScene.race();
    GoScene.save(folder.resolve("bare"), race);
    long[] now = {0};
    Controller controller =
        new Controller(
            HardwareProfile.standard(),
            GoScene.NAMES,
            new SavedGames(folder.resolve("bare"), () -> "bare"),
            () -> now[0],
            KnownTables.onlyPeople());
    controller.handle(new UnitEvent.Pressed(Control.OK, 0));
    controller.handle(new UnitEvent.Released(Control.OK, true, 0));
    controller.handle(new UnitEvent.Turned(Control.DIAL_A, 1, 0));
    controller.handle(new UnitEvent.Pressed(Control.OK, 0));
    controller.handle(new UnitEvent.Released(Control.OK, true, 0));
    assertTrue(controller.picture().prompt().lcd().getFirst().contains("GRAB"));
    now[0] = 500 * Clock.MILLISECOND;
    controller.handle(new UnitEvent.Pressed(Control.SEAT_2, now[0]));
    controller.handle(new UnitEvent.Pressed(Control.SEAT_3, now[0] - 9));
    controller.handle(new UnitEvent.Pressed(Control.SEAT_1, now[0] - 5));
    now[0] = controller.nextDue();
    controller.tick(now[0]);
    assertTrue(controller.picture().prompt().lcd().getFirst().startsWith("Ann"));
  }

  @Test
  void heavyBounceWinsNothingAndWhoDoesNotReachForTheBlockIsNotHeard() throws Exception {
    try (SimulatedTable table = at(GoScene.race())) {
      Hands hands = new Hands(table);
      hands.tap(Control.SEAT_3);
      hands.tap(Control.SEAT_4);
      hands.tap(Control.OK);
      assertTrue(hands.lcd().get(0).contains("GRAB IT!"), hands::said);
      table.unit().pins().noise(new Noise(0.95, 7 * Clock.MILLISECOND, 0, 0));
      table.unit().press(Control.SEAT_2);
      hands.rest(Duration.ofMillis(3));
      table.unit().press(Control.SEAT_1);
      hands.rest(SECOND);
      assertTrue(hands.lcd().get(0).startsWith("Bo"), hands::said);
    }
  }

  // --- the heist

  private record Heist(List<String> hidden, List<String> seen, List<String> log) {}

  @Test
  void untilTheRevealNothingAnywhereDiffersByWhatWasChosenBehindTheHoods() throws Exception {
    List<List<String>> secret = new ArrayList<>();
    for (Symbol thief : Symbol.values()) {
      for (Symbol victim : Symbol.values()) {
        try (Log log = new Log();
            SimulatedTable table = at(GoScene.heist())) {
          PublicTrace trace = new PublicTrace(table);
          chooseBehindTheHoods(table, trace, thief, victim);
          trace.watch(COUNT_OF_THREE - 1);
          List<String> before = new ArrayList<>(trace.take());
          log.text().lines().map(line -> line.replaceAll("table \\d+", "")).forEach(before::add);
          secret.add(before);

          int[][] hidden = {table.unit().lights().reveal(0), table.unit().lights().reveal(1)};
          trace.watch(COUNT_OF_THREE / 10);
          List<String> said = table.unit().lcdLines();
          assertTrue(said.get(0).contains(Records.lower(thief.name())), said::toString);
          assertTrue(said.get(1).contains(Records.lower(victim.name())), said::toString);
          assertTrue(
              said.get(3).contains(thief == victim ? "pulls it off" : "failed"), said::toString);
          for (int light = 0; light < 3; light++) {
            assertEquals(0, hidden[0][light] | hidden[1][light], "nothing was revealed before");
            assertEquals(
                light == thief.ordinal(), table.unit().lights().reveal(0)[light] != 0, "thief");
            assertEquals(
                light == victim.ordinal(), table.unit().lights().reveal(1)[light] != 0, "victim");
          }
        }
      }
    }
    for (List<String> other : secret) {
      PublicTrace.assertAlike(secret.getFirst(), other);
    }
    assertTrue(secret.getFirst().size() > 100, "there was much to see");
  }

  /** Both turn more than once round; who turns, when, and for how long is the same for all. */
  private static void chooseBehindTheHoods(
      SimulatedTable table, PublicTrace trace, Symbol thief, Symbol victim) {
    trace.watch(Clock.SECOND);
    table.unit().turn(Control.DIAL_A, 3 + steps(table, 0, thief));
    table.unit().turn(Control.DIAL_B, -6 + steps(table, 1, victim));
    trace.watch(Clock.SECOND);
    int[] light = table.unit().lights().hooded(0);
    for (int i = 0; i < light.length; i++) {
      assertEquals(i == thief.ordinal(), light[i] != 0, "the holder sees the own choice");
    }
    table.unit().tap(Control.DIAL_A);
    trace.watch(Clock.SECOND);
    // Turning after the lock changes nothing, and neither does pushing again.
    table.unit().turn(Control.DIAL_A, 1);
    table.unit().tap(Control.DIAL_A);
    trace.watch(Clock.SECOND);
    table.unit().tap(Control.DIAL_B);
  }

  /** How far a dial is from a symbol, for who looks under its hood. */
  private static int steps(SimulatedTable table, int dial, Symbol symbol) {
    return Math.floorMod(symbol.ordinal() - underHood(table, dial), Symbol.values().length);
  }

  /** Which light is lit under a hood. */
  private static int underHood(SimulatedTable table, int dial) {
    int[] lights = table.unit().lights().hooded(dial);
    List<Integer> lit =
        IntStream.range(0, lights.length).filter(light -> lights[light] != 0).boxed().toList();
    assertEquals(1, lit.size(), "one light shows where the dial points");
    return lit.getFirst();
  }

  @Test
  void bothDialsAreRevealedInOnePicture() throws Exception {
    try (SimulatedTable table = at(GoScene.heist())) {
      Hands hands = new Hands(table);
      hands.turn(Control.DIAL_A, 1);
      hands.turn(Control.DIAL_B, 2);
      hands.tap(Control.DIAL_B);
      assertTrue(hands.lcd().get(2).endsWith("locked"), hands::said);
      table.unit().tap(Control.DIAL_A);
      long end = hands.now() + 10 * Clock.SECOND;
      List<String> counted = new ArrayList<>();
      while (table.picture().dials().get(0).reveal().isEmpty()) {
        assertTrue(table.picture().dials().get(1).reveal().isEmpty());
        String number = table.picture().prompt().lcd().get(2).strip();
        if (number.length() == 1 && !counted.contains(number)) {
          counted.add(number);
        }
        assertTrue(hands.now() < end);
        table.step(end);
      }
      assertFalse(table.picture().dials().get(1).reveal().isEmpty());
      assertEquals(List.of("3", "2", "1"), counted);
    }
  }

  @Test
  void aHeistThatWorkedLetsTheThiefChooseTheBlockWithDialAAndOk() throws Exception {
    try (SimulatedTable table = at(GoScene.heist())) {
      Hands hands = new Hands(table);
      hands.rest(SECOND);
      hands.turn(Control.DIAL_B, underHood(table, 0) - underHood(table, 1));
      hands.tap(Control.DIAL_A);
      hands.tap(Control.DIAL_B);
      hands.watchTheShow();
      assertTrue(hands.lcd().get(0).endsWith("steal"), hands::said);
      String first = hands.lcd().get(1);
      hands.turn(Control.DIAL_A, 1);
      assertNotEquals(first, hands.lcd().get(1));
      hands.tap(Control.OK);
      assertEquals(1, IntStream.range(0, 4).map(square -> count(0, square)).sum());
    }
  }

  private int count(int seat, int square) {
    try {
      return saved().count(seat, square);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  // --- who does what to whom

  @Test
  void aShutDownSaysWhoseItIsAndAgainstWhom() throws Exception {
    GoPosition attack =
        GoScene.landingOn(10, 8, 8).blocks(1, 2, Colour.ORANGE).tile(1, Tile.SHIELD).rolled();
    attack.act(1, new GoAction.Pass());
    try (SimulatedTable table = at(attack)) {
      Hands hands = new Hands(table);
      hands.rest(SECOND);
      hands.tap(Control.OK);
      assertTrue(hands.said().endsWith("Ann tries to shut down Bo's orange."), hands::said);
      hands.watchTheShow();
      assertEquals(List.of("Ann > Bo's orange", "Bo: a Shield?"), hands.lcd().subList(0, 2));
      hands.tap(Control.SEAT_2);
      assertTrue(hands.said().endsWith("\nBo loses 1 orange block."), hands::said);
    }
  }

  @Test
  void whoAimsSeesTheBoardOfTheOneAimedAtAndTheDiceSayWhoseItIs() throws Exception {
    GoScene scene = GoScene.landingOn(10, 8, 8).blocks(0, 1, Colour.BROWN);
    try (SimulatedTable table =
        at(scene.blocks(1, 2, Colour.RED).blocks(2, 3, Colour.GREEN).rolled())) {
      Hands hands = new Hands(table);
      assertEquals("Bo: 2 red", hands.lcd().get(2));
      assertEquals("Bo", table.picture().dice().get(4).word());
      hands.tap(Control.SEAT_3);
      assertEquals("Cy: 3 green", hands.lcd().get(2));
      assertEquals("Cy", table.picture().dice().get(4).word());
      hands.turn(Control.DIAL_A, -1);
      assertEquals("Bo: 2 red", hands.lcd().get(2));
    }
  }

  @Test
  void aDialThatHasNothingToChooseDoesNothing() throws Exception {
    try (SimulatedTable table = at(GoScene.landingOn(8, 8).beforeTheRoll())) {
      Hands hands = new Hands(table);
      hands.turn(Control.DIAL_A, 1);
      assertEquals("Playing", hands.mode());
    }
  }

  @Test
  void aStolenBlockIsSaidToBeTheVictims() throws Exception {
    GoPosition steal = GoScene.heist();
    steal.act(0, new GoAction.LockDial(Symbol.COIN));
    steal.act(1, new GoAction.LockDial(Symbol.COIN));
    try (SimulatedTable table = at(steal)) {
      Hands hands = new Hands(table);
      assertTrue(hands.lcd().get(1).startsWith("< Bo's red "), hands::said);
      assertTrue(hands.said().endsWith("Which of Bo's blocks do you steal?"), hands::said);
      hands.rest(SECOND);
      hands.tap(Control.OK);
      assertEquals(List.of("Ann takes red", "from Bo"), hands.lcd().subList(0, 2));
    }
  }

  @Test
  void aStolenBlockForWhichNoSquareIsLeftIsNotSaidToBeLostByTheThief() throws Exception {
    GoScene scene = GoScene.landingOn(2, 8, 8);
    scene.blocks(1, 2, Colour.RED).blocks(1, 1, Colour.ORANGE);
    for (Colour colour : List.of(Colour.GREEN, Colour.BROWN, Colour.YELLOW, Colour.PINK)) {
      scene.blocks(0, 1, colour);
    }
    GoPosition steal = scene.rolled();
    steal.act(0, new GoAction.Heist(1));
    steal.act(0, new GoAction.LockDial(Symbol.COIN));
    steal.act(1, new GoAction.LockDial(Symbol.COIN));
    try (SimulatedTable table = at(steal)) {
      Hands hands = new Hands(table);
      hands.rest(SECOND);
      hands.tap(Control.OK);
      assertEquals(
          List.of("Ann takes red", "from Bo", "No room: to the tray", ""),
          hands.lcd(),
          hands::said);
      assertTrue(
          hands
              .said()
              .endsWith(
                  "Ann takes a red block from Bo. No square is left for it, so it goes to the tray."),
          hands::said);
    }
  }

  @Test
  void whoWinsWithFewerBlocksThanAnotherIsSaidToWinByTheLandmark() throws Exception {
    GoScene scene = GoScene.landingOn(2, 8, 8).blocks(0, 3, Colour.RED).blocks(1, 1, Colour.RED);
    GoPosition steal = scene.blocks(1, 3, Colour.GREEN).blocks(1, 2, Colour.PINK).rolled();
    steal.act(0, new GoAction.Heist(1));
    steal.act(0, new GoAction.LockDial(Symbol.COIN));
    steal.act(1, new GoAction.LockDial(Symbol.COIN));
    try (SimulatedTable table = at(steal)) {
      Hands hands = new Hands(table);
      hands.rest(SECOND);
      hands.tap(Control.OK);
      assertTrue(hands.said().contains("Ann has built the red landmark!"), hands::said);
      hands.watchTheShow();
      assertEquals(List.of("Ann wins!", "with a landmark"), hands.lcd().subList(0, 2));
      assertTrue(
          hands.said().endsWith("Ann wins with a landmark and 4 blocks in all!"), hands::said);
    }
  }

  @Test
  void aMegaShutDownTellsWhatEachColourCostsTheOthersAndWhoPlaysIt() throws Exception {
    GoScene scene = GoScene.landingOn(8, 8, 8).full(0);
    scene.blocks(0, 1, Colour.RED).blocks(1, 2, Colour.RED).blocks(2, 1, Colour.RED);
    try (SimulatedTable table = at(scene.rolled())) {
      Hands hands = new Hands(table);
      hands.turnTo("< red: -3");
      hands.turnTo("< green: none");
      hands.turnTo("< not yet");
      hands.turnTo("< red: -3");
      hands.tap(Control.OK);
      assertTrue(
          hands.said().contains("Ann plays a Mega Shut Down on red. Bo loses 2 red blocks."),
          hands::said);
      assertEquals("Ann: MEGA! red", hands.lcd().getFirst());
    }
  }

  @Test
  void whoIsInJailIsNotSaidToBeVisiting() throws Exception {
    try (SimulatedTable table = at(GoScene.landingOn(12, 4, 8).rolled())) {
      Hands hands = new Hands(table);
      assertEquals("in jail, misses the next roll", table.picture().prompt().notes().get(0).get(1));
      assertEquals("on Just Visiting", table.picture().prompt().notes().get(1).get(1));
      while (!hands.lcd().get(2).startsWith("Ann: in")) {
        hands.turn(Control.DIAL_B, 1);
      }
      assertTrue(hands.lcd().get(2).startsWith("Ann: in jail"), hands::said);
    }
  }

  /** Whoever is sent to jail was on the space that sends there: that goes without saying. */
  @Test
  void whoGoesToJailIsSaidToGoThereOnce() throws Exception {
    List<String> told = new ArrayList<>();
    // From one of these spaces Ann's die leads to Go To Jail.
    for (int landing = 7; landing <= 12; landing++) {
      try (SimulatedTable table = at(GoScene.landingOn(landing, 1, 1).beforeTheRoll())) {
        Hands hands = new Hands(table);
        hands.tap(Control.ROLL);
        while (hands.means("playing.go-on")) {
          told.add(table.picture().prompt().headline());
          hands.rest(STEP);
        }
      }
    }
    assertTrue(told.stream().anyMatch(each -> each.contains("Ann goes to jail.")), told::toString);
    assertFalse(told.stream().anyMatch(each -> each.contains("Go To Jail")), told::toString);
  }

  /** Ann went to jail in round 7, sits in round 8 and moves again in round 9 (GO-S19). */
  @Test
  void whoHasSatInJailIsNotSaidToSitInTheRoundThatBegins() throws Exception {
    GoPosition sent = GoScene.landingOn(12, 4, 8).rolled();
    sent.happen(new GoOutcome.Dice(List.of(2, 4, 4)));
    while (sent.phase() != Phase.ROLL) {
      int seat = Integer.numberOfTrailingZeros(sent.deciders());
      sent.act(seat, sent.actions(seat).getLast());
    }
    assertEquals(9, sent.round());
    try (SimulatedTable table = at(sent)) {
      Hands hands = new Hands(table);
      assertTrue(hands.said().contains("Round 9."), hands::said);
      assertEquals("in jail until the next roll", table.picture().prompt().notes().get(0).get(1));
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      assertTrue(
          table.picture().prompt().notes().get(0).get(1).startsWith("on "),
          () -> table.picture().prompt().notes().toString());
    }
  }

  // --- kept tiles

  private static GoPosition keeping(Tile one, Tile other) {
    return GoScene.landingOn(8, 8, 8).tile(0, one).tile(1, other).blocks(1, 1, Colour.RED).rolled();
  }

  @Test
  void whatSomebodyKeepsIsSeenNowhereUnlessTheOwnButtonIsDown() throws Exception {
    List<List<String>> seen = new ArrayList<>();
    List<Tile> kept = List.of(Tile.GO_BUTTON, Tile.MR_MONOPOLY, Tile.SHIELD);
    for (Tile one : kept) {
      for (Tile other : kept) {
        try (SimulatedTable table = at(keeping(one, other))) {
          PublicTrace trace = new PublicTrace(table);
          assertEquals(Phase.TILES, saved().phase());
          trace.watch(Clock.SECOND);
          List<String> outside = new ArrayList<>(trace.take());
          table.unit().press(Control.SEAT_1);
          trace.watch(2 * Clock.SECOND);
          assertTrue(
              table.unit().lcdLines().get(0).contains("Ann's tiles"),
              () -> table.unit().lcdLines().toString());
          table.unit().release(Control.SEAT_1);
          // The moment that the display needs to be written again.
          trace.watch(100 * Clock.MILLISECOND);
          trace.take();
          trace.watch(Clock.SECOND);
          table.unit().tap(Control.SEAT_2);
          trace.watch(3 * Clock.SECOND);
          table.unit().tap(Control.SEAT_1);
          trace.watch(3 * Clock.SECOND);
          outside.addAll(trace.take());
          seen.add(outside);
        }
      }
    }
    for (List<String> other : seen) {
      PublicTrace.assertAlike(seen.getFirst(), other);
    }
  }

  @Test
  void lettingGoHidesTheTilesAtOnce() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.SHIELD, Tile.GO_BUTTON))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.turnTo("Shield");
      table.unit().release(Control.SEAT_1);
      long end = hands.now() + Clock.SECOND;
      table.step(end);
      assertFalse(table.picture().prompt().toString().contains("Shield"));
      hands.rest(Duration.ofMillis(30));
      assertFalse(hands.said().contains("Shield"), hands::said);
    }
  }

  @Test
  void aLookEndsWithAPauseAlsoWhenTheButtonIsLetGoMeanwhile() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.SHIELD, Tile.GO_BUTTON))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.hold(Control.BACK);
      assertEquals("Paused", hands.mode());
      hands.release(Control.SEAT_1);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      assertFalse(hands.said().contains("Shield"), hands::said);
    }
  }

  @Test
  void aLookDuringWhichTheGameGoesOnEndsWithTheShow() throws Exception {
    GoPosition ready =
        GoScene.landingOn(8, 8, 8).tile(0, Tile.SHIELD).tile(1, Tile.SHIELD).beforeTheRoll();
    try (SimulatedTable table = at(ready)) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.turnTo("Shield");
      hands.tap(Control.ROLL);
      assertEquals(Phase.ROLL, saved().phase(), "while somebody looks, only the dial is heard");
      hands.release(Control.SEAT_1);
      hands.tap(Control.ROLL);
      // Impatient: down during the show, up after it. That is neither a look nor a no.
      hands.press(Control.SEAT_1);
      hands.watchTheShow();
      assertEquals(Phase.TILES, saved().phase());
      hands.release(Control.SEAT_1);
      assertFalse(hands.said().contains("Shield"), hands::said);
      assertTrue(saved().mayAct(0), "Ann has not said no");
    }
  }

  @Test
  void whoLooksWhileAnotherLooksHasNotSaidNo() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.SHIELD, Tile.GO_BUTTON))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.press(Control.SEAT_2);
      hands.rest(SECOND);
      assertTrue(hands.said().contains("Bo's tiles"), hands::said);
      hands.release(Control.SEAT_2);
      hands.release(Control.SEAT_1);
      assertTrue(saved().mayAct(0) && saved().mayAct(1), "both are still asked");
    }
  }

  @Test
  void whileSomebodyLooksOkDecidesNothingForAnother() throws Exception {
    GoPosition claim =
        GoScene.landingOn(0, 8).tile(1, Tile.SHIELD).blocks(1, 1, Colour.RED).rolled();
    claim.act(1, new GoAction.Pass());
    try (SimulatedTable table = at(claim)) {
      Hands hands = new Hands(table);
      assertEquals(Phase.GO, saved().phase());
      hands.press(Control.SEAT_2);
      hands.rest(SECOND);
      hands.tap(Control.OK);
      hands.release(Control.SEAT_2);
      assertEquals(Phase.GO, saved().phase(), "Ann has not chosen");
      hands.tap(Control.OK);
      assertNotEquals(Phase.GO, saved().phase());
    }
  }

  @Test
  void theTileThatWasSeenLastIsUsedWithOk() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.MR_MONOPOLY, Tile.SHIELD))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.turnTo("Mr. Monopoly");
      hands.release(Control.SEAT_1);
      assertTrue(hands.said().contains("OK: Ann uses it"), hands::said);
      hands.tap(Control.OK);
      assertEquals(1, saved().marker(0));
      assertEquals(0, saved().held(0));
    }
  }

  /** Nobody sees by the number of things to turn through how many tiles they keep. */
  @Test
  void ofTilesThatAreAlikeItIsSaidHowManyThereAre() throws Exception {
    GoScene scene = GoScene.landingOn(8, 8).tile(0, Tile.SHIELD).tile(0, Tile.SHIELD);
    try (SimulatedTable table = at(scene.tile(0, Tile.MR_MONOPOLY).rolled())) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.turnTo("< 2x Shield: later");
      hands.turnTo("< Mr. Monopoly ");
      hands.release(Control.SEAT_1);
    }
  }

  @Test
  void whatSomebodyTurnedToStaysForAsLongAsWhatCameByItself() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.GO_BUTTON, Tile.SHIELD))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      restUntilTheNext(hands);
      Duration stays = restUntilTheNext(hands);
      Duration half = stays.dividedBy(2);
      hands.rest(half);
      hands.turn(Control.DIAL_A, 1);
      Duration turned = restUntilTheNext(hands);
      assertTrue(turned.compareTo(half) > 0, turned + " after a turn, of " + stays);
    }
  }

  /** For how long what is looked at stays. */
  private static Duration restUntilTheNext(Hands hands) {
    String shown = hands.lcd().get(1);
    Duration rested = Duration.ZERO;
    while (hands.lcd().get(1).equals(shown)) {
      assertTrue(rested.compareTo(SECOND.multipliedBy(10)) < 0, hands::said);
      hands.rest(STEP);
      rested = rested.plus(STEP);
    }
    return rested;
  }

  @Test
  void tilesThatLieOpenAreSeenByEverybody() throws Exception {
    GoScene open = GoScene.withOpenTiles(8, 8, 8).tile(1, Tile.MR_MONOPOLY);
    try (SimulatedTable table =
        at(open.tile(1, Tile.SHIELD).tile(1, Tile.SHIELD).beforeTheRoll())) {
      Hands hands = new Hands(table);
      assertEquals(
          "keeps Mr. Monopoly, Shield, Shield", table.picture().prompt().notes().get(1).get(4));
      hands.turn(Control.DIAL_B, 7);
      assertEquals("Bo: Mr Shield Shield", hands.lcd().get(2));
      hands.press(Control.SEAT_2);
      hands.rest(SECOND);
      assertTrue(hands.said().endsWith("Bo is looking at kept tiles."), hands::said);
      hands.release(Control.SEAT_2);
    }
    try (SimulatedTable table = at(GoScene.landingOn(8, 8).tile(1, Tile.SHIELD).beforeTheRoll())) {
      assertEquals("1 tile", table.picture().prompt().notes().get(1).get(4));
    }
  }

  @Test
  void whoeverLooksAgainIsNotToldOfTheTileBefore() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.SHIELD, Tile.SHIELD))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.turnTo("Shield: later");
      hands.release(Control.SEAT_1);
      table.unit().press(Control.SEAT_1);
      hands.tap(Control.OK);
      assertTrue(hands.said().contains("That has no use now."), hands::said);
      hands.rest(SECOND);
      hands.release(Control.SEAT_1);
      assertTrue(hands.said().contains("OK: Ann uses it"), hands::said);
      assertFalse(hands.said().contains("no use now"), hands::said);
    }
  }

  @Test
  void okForATileThatHasNoUseNowIsAnswered() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.SHIELD, Tile.SHIELD))) {
      Hands hands = new Hands(table);
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.turnTo("Shield: later");
      hands.release(Control.SEAT_1);
      hands.tap(Control.OK);
      assertEquals("not now: tap for no", hands.lcd().get(3));
      assertTrue(hands.said().contains("That has no use now. Use a tile"), hands::said);
      hands.tap(Control.SEAT_1);
      assertFalse(hands.said().contains("no use now"), hands::said);
    }
  }

  @Test
  void aStuckOwnButtonLaysTheTilesOpenForAFewSecondsAtMost() throws Exception {
    try (SimulatedTable table = at(keeping(Tile.SHIELD, Tile.GO_BUTTON))) {
      Hands hands = new Hands(table);
      table.unit().pins().stick(4, false);
      hands.rest(Duration.ofSeconds(20));
      assertFalse(hands.said().contains("Shield"), hands::said);
      hands.tap(Control.SEAT_2);
      assertFalse(saved().mayAct(1), "the others go on");
    }
  }

  @Test
  void aHeistShowsItsDialsAlsoWhenSomebodyWasLookingAtTiles() throws Exception {
    GoPosition attack =
        GoScene.landingOn(2, 8, 8).blocks(1, 2, Colour.RED).tile(2, Tile.SHIELD).rolled();
    attack.act(2, new GoAction.Pass());
    try (SimulatedTable table = at(attack)) {
      Hands hands = new Hands(table);
      assertEquals(Phase.ATTACK, saved().phase());
      hands.tap(Control.SEAT_2);
      hands.tap(Control.OK);
      assertEquals(Phase.DIALS, saved().phase(), hands::said);
      hands.press(Control.SEAT_3);
      hands.rest(SECOND);
      assertEquals("Ann robs Bo!", hands.lcd().get(0).strip(), hands::said);
    }
  }
}
