package croupier.app.table.face.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.PublicTrace;
import croupier.engine.Position;
import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import croupier.hal.Clock;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What several choose at one display without the others learning it: claims, passes, dials. */
class GoSecretsTableTest {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final GoAction BLOCK = new GoAction.ChooseGo(GoChoice.BLOCK);

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

  // --- claims

  /** Ann and Bo are both due a block of any colour. */
  private static GoPosition twoClaim() {
    GoPosition position = GoScene.landingOn(0, 0, 8).rolled();
    position.act(0, BLOCK);
    position.act(1, BLOCK);
    return position;
  }

  private static void choose(Hands hands, Control own, String colour) {
    hands.press(own);
    hands.rest(SECOND);
    hands.turnTo(colour + ",");
    hands.release(own);
    hands.tap(Control.OK);
  }

  @Test
  void whoeverClaimsHoldsTheOwnButtonAndAllClaimsAreShownTogether() throws Exception {
    try (SimulatedTable table = at(twoClaim())) {
      Hands hands = new Hands(table);
      assertTrue(hands.lcd().get(0).startsWith("Which block?"), hands::said);
      choose(hands, Control.SEAT_2, "green");
      assertEquals(1, saved().deciders(), "Ann is still asked");
      assertFalse(hands.said().contains("green"), hands::said);
      choose(hands, Control.SEAT_1, "red");
      assertTrue(hands.lcd().get(0).matches("Ann +red"), hands::said);
      assertTrue(hands.lcd().get(1).matches("Bo +green"), hands::said);
      assertEquals(Colour.RED, saved().colour(0, 0));
      assertEquals(Colour.GREEN, saved().colour(1, 0));
    }
  }

  @Test
  void nothingOutsideTheLookDiffersByWhatWasClaimed() throws Exception {
    List<List<String>> seen = new ArrayList<>();
    for (int steps = 0; steps < 8; steps += 3) {
      try (SimulatedTable table = at(twoClaim())) {
        PublicTrace trace = new PublicTrace(table);
        trace.watch(Clock.SECOND);
        List<String> outside = new ArrayList<>(trace.take());
        table.unit().press(Control.SEAT_1);
        trace.watch(Clock.SECOND);
        table.unit().turn(Control.DIAL_A, steps);
        trace.watch(2 * Clock.SECOND);
        table.unit().release(Control.SEAT_1);
        // The moment that the display needs to be written again.
        trace.watch(100 * Clock.MILLISECOND);
        trace.take();
        trace.watch(Clock.SECOND);
        table.unit().tap(Control.OK);
        trace.watch(3 * Clock.SECOND);
        outside.addAll(trace.take());
        assertEquals(2, saved().deciders(), "Ann has claimed, Bo has not");
        seen.add(outside);
      }
    }
    for (List<String> other : seen) {
      PublicTrace.assertAlike(seen.getFirst(), other);
    }
  }

  /** Everybody sees how far dial A is turned, so a look must not begin where people know. */
  @Test
  void aLookBeginsAtAPlaceThatNobodyKnows() throws Exception {
    Set<String> begun = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      Path here = folder.resolve("seed " + i);
      GoScene.save(here, twoClaim(), "seed " + i);
      try (SimulatedTable table = KnownTables.standard(here, "more")) {
        Hands hands = new Hands(table);
        hands.resume();
        hands.press(Control.SEAT_1);
        hands.rest(SECOND);
        begun.add(hands.lcd().get(1));
        hands.release(Control.SEAT_1);
        String first = hands.lcd().get(1);
        hands.press(Control.SEAT_1);
        hands.rest(SECOND);
        assertNotEquals(first, hands.lcd().get(1));
      }
    }
    assertTrue(begun.size() > 3, begun::toString);
  }

  @Test
  void okClaimsNothingBeforeSomebodyHasLookedAndNotWhatAnotherLookedAt() throws Exception {
    try (SimulatedTable table = at(twoClaim())) {
      Hands hands = new Hands(table);
      hands.tap(Control.OK);
      hands.tap(Control.SEAT_1);
      assertEquals(3, saved().deciders());
      hands.press(Control.SEAT_1);
      hands.rest(SECOND);
      hands.release(Control.SEAT_1);
      hands.press(Control.SEAT_2);
      hands.rest(SECOND);
      hands.release(Control.SEAT_2);
      hands.tap(Control.OK);
      assertEquals(1, saved().deciders(), "Bo has claimed, who looked last");
    }
  }

  @Test
  void whoClaimsAloneChoosesBeforeEverybody() throws Exception {
    GoPosition position = GoScene.landingOn(0, 5, 8).rolled();
    position.act(0, BLOCK);
    try (SimulatedTable table = at(position)) {
      Hands hands = new Hands(table);
      hands.turnTo("green,");
      hands.tap(Control.OK);
      assertEquals(Colour.GREEN, saved().colour(0, 0));
    }
  }

  // --- not this round

  /** Ann is about to rob somebody; Bo keeps a Shield. */
  private static GoPosition boKeeps(Tile tile) {
    return GoScene.landingOn(2, 8, 8)
        .blocks(0, 1, Colour.GREEN)
        .blocks(2, 1, Colour.RED)
        .tile(1, tile)
        .rolled();
  }

  /** Leaves an attack undone, which is asked once more. */
  private static void doNothing(Hands hands) {
    hands.turnTo("do nothing");
    hands.tap(Control.OK);
    hands.rest(SECOND);
    hands.tap(Control.OK);
  }

  @Test
  void whoKeepsAShieldTapsOnceARound() throws Exception {
    try (SimulatedTable table = at(boKeeps(Tile.SHIELD))) {
      Hands hands = new Hands(table);
      hands.tap(Control.SEAT_2);
      hands.watchTheShow();
      assertEquals(Phase.ATTACK, saved().phase());
      doNothing(hands);
      hands.watchTheShow();
      assertEquals(Phase.ROLL, saved().phase());
    }
  }

  /** Up to the turn to attack nobody can tell a pass for this round from one for now. */
  @Test
  void untilTheTurnToAttackNothingTellsForHowLongSomebodyPassed() throws Exception {
    List<List<String>> seen = new ArrayList<>();
    for (Tile tile : List.of(Tile.SHIELD, Tile.GO_BUTTON)) {
      for (boolean now : new boolean[] {true, false}) {
        try (SimulatedTable table = at(boKeeps(tile))) {
          PublicTrace trace = new PublicTrace(table);
          Hands hands = new Hands(table);
          trace.watch(Clock.SECOND);
          List<String> outside = new ArrayList<>(trace.take());
          table.unit().press(Control.SEAT_2);
          trace.watch(600 * Clock.MILLISECOND);
          boolean there = hands.lcd().get(1).contains("ask later");
          table.unit().turn(Control.DIAL_A, there == now ? 2 : 1);
          trace.watch(400 * Clock.MILLISECOND);
          assertEquals(now, hands.lcd().get(1).contains("ask later"), hands::said);
          table.unit().release(Control.SEAT_2);
          trace.watch(100 * Clock.MILLISECOND);
          trace.take();
          trace.watch(Clock.SECOND);
          table.unit().tap(Control.SEAT_2);
          trace.watch(10 * Clock.SECOND);
          outside.addAll(trace.take());
          seen.add(outside);
          assertEquals(Phase.ATTACK, saved().phase(), hands.said());
          doNothing(hands);
          hands.watchTheShow();
          assertEquals(now ? Phase.BUTTON : Phase.ROLL, saved().phase());
        }
      }
    }
    for (List<String> other : seen) {
      PublicTrace.assertAlike(seen.getFirst(), other);
    }
  }

  @Test
  void whatSomebodyWantsIsKeptWhileAnotherLooks() throws Exception {
    GoPosition both =
        GoScene.landingOn(2, 8, 8)
            .blocks(0, 1, Colour.GREEN)
            .blocks(2, 1, Colour.RED)
            .tile(1, Tile.SHIELD)
            .tile(2, Tile.SHIELD)
            .rolled();
    try (SimulatedTable table = at(both)) {
      Hands hands = new Hands(table);
      for (Control own : List.of(Control.SEAT_2, Control.SEAT_3)) {
        hands.press(own);
        hands.rest(SECOND);
        hands.turnTo(own == Control.SEAT_2 ? "ask later" : "Shield");
        hands.release(own);
      }
      hands.tap(Control.SEAT_2);
      hands.tap(Control.SEAT_3);
      hands.watchTheShow();
      doNothing(hands);
      hands.watchTheShow();
      assertEquals(Phase.BUTTON, saved().phase());
      assertEquals(2, saved().deciders(), "Bo is asked again, Cy is not");
    }
  }

  // --- the dials

  private static int underHood(SimulatedTable table, int dial) {
    int[] lights = table.unit().lights().hooded(dial);
    return IntStream.range(0, lights.length).filter(light -> lights[light] != 0).sum();
  }

  /**
   * Two heists after another: where the second one's dials begin does not follow from what the
   * first revealed, and each place comes.
   */
  @Test
  void theDialsOfTheNextHeistBeginWhereNobodyCanTell() throws Exception {
    Set<List<Integer>> steps = new HashSet<>();
    for (int i = 0; i < 24; i++) {
      Path here = folder.resolve("seed " + i);
      GoPosition position =
          GoScene.landingOn(2, 2, 8)
              .blocks(0, 1, Colour.GREEN)
              .blocks(1, 1, Colour.PINK)
              .blocks(2, 1, Colour.RED)
              .rolled();
      position.act(0, new GoAction.Heist(1));
      GoScene.save(here, position, "seed " + i);
      try (SimulatedTable table = KnownTables.standard(here, "more")) {
        Hands hands = new Hands(table);
        hands.resume();
        hands.rest(SECOND);
        // Equal symbols would steal a block; the reveal shows where both dials point.
        if (underHood(table, 0) == underHood(table, 1)) {
          hands.turn(Control.DIAL_A, 1);
        }
        int[] shown = {underHood(table, 0), underHood(table, 1)};
        hands.tap(Control.DIAL_A);
        hands.tap(Control.DIAL_B);
        hands.watchTheShow();
        hands.turnTo("rob Ann");
        hands.tap(Control.OK);
        hands.watchTheShow();
        assertTrue(hands.lcd().get(0).strip().matches("(Bo|Cy) robs Ann!"), hands::said);
        steps.add(
            IntStream.range(0, 2)
                .mapToObj(dial -> Math.floorMod(underHood(table, dial) - shown[dial], 3))
                .toList());
      }
    }
    int symbols = Symbol.values().length;
    assertEquals(symbols * symbols, steps.size(), () -> "from the last reveal on: " + steps);
  }

  @Test
  void aHeistThatIsResumedBeginsItsDialsAtTheSamePlaces() throws Exception {
    for (int i = 0; i < 6; i++) {
      Path here = folder.resolve("resumed " + i);
      GoScene.save(here, GoScene.heist(), "seed " + i);
      List<List<Integer>> begun = new ArrayList<>();
      for (int times = 0; times < 3; times++) {
        try (SimulatedTable table = KnownTables.standard(here, "more")) {
          Hands hands = new Hands(table);
          hands.resume();
          hands.rest(SECOND);
          begun.add(List.of(underHood(table, 0), underHood(table, 1)));
          if (times == 1) {
            hands.tap(Control.DIAL_B);
          }
        }
      }
      assertEquals(begun.get(0), begun.get(1));
      assertEquals(begun.get(0).getFirst(), begun.get(2).getFirst(), "after one has locked");
    }
  }
}
