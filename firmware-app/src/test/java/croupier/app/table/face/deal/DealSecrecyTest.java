package croupier.app.table.face.deal;

import static croupier.engine.deal.Card.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.Log;
import croupier.app.table.PublicTrace;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import croupier.hal.Clock;
import croupier.hal.Control;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What somebody holds is noticed nowhere: the same hands on the controls, other cards in the
 * players' hands, and everything that the table or a page gets is the same, with its time.
 */
class DealSecrecyTest {
  /** The display needs a moment to be written again after a look. */
  private static final long WRITTEN = 100 * Clock.MILLISECOND;

  @TempDir Path folder;

  private int tables;

  /** Plays the same with several hands; what is noticed has to be alike. */
  private void assertAlike(
      List<DealPosition> positions, BiConsumer<SimulatedTable, PublicTrace> evening)
      throws Exception {
    List<List<String>> noticed = new ArrayList<>();
    for (DealPosition position : positions) {
      try (Log log = new Log();
          SimulatedTable table = KnownTables.at(folder.resolve("table " + tables++), position)) {
        new Hands(table).watchTheShow();
        PublicTrace trace = new PublicTrace(table);
        evening.accept(table, trace);
        List<String> all = new ArrayList<>(trace.take());
        log.text().lines().map(line -> line.replaceAll("table \\d+", "")).forEach(all::add);
        noticed.add(all);
      }
    }
    assertTrue(noticed.getFirst().size() > 40, "there was something to see");
    for (List<String> other : noticed) {
      PublicTrace.assertAlike(noticed.getFirst(), other);
    }
  }

  /** A look at the cards; what the display says meanwhile is for its owner. */
  private static void look(
      SimulatedTable table, PublicTrace trace, Control seat, Runnable meanwhile) {
    List<String> kept = new ArrayList<>();
    table.unit().press(seat);
    trace.watch(550 * Clock.MILLISECOND);
    kept.addAll(trace.take());
    trace.watch(450 * Clock.MILLISECOND);
    assertTrue(table.unit().lcdLines().get(0).contains("hand"), table.unit().lcdLines()::toString);
    meanwhile.run();
    table.unit().release(seat);
    trace.watch(WRITTEN);
    trace.take();
    trace.put(kept);
  }

  // --- being asked

  private static List<DealPosition> boIsAskedHolding(Card... cards) {
    List<DealPosition> positions = new ArrayList<>();
    for (Card card : cards) {
      positions.add(
          DealScene.dealt(
                  List.of(RED, RED, RENT_RED_YELLOW, SLY_DEAL, MONEY_3),
                  List.of(GREEN, PINK, MONEY_5, card, PASS_GO),
                  List.of(BROWN, HOTEL, MONEY_10, HOUSE, PASS_GO))
              .draws()
              .lay(Laid.RED, Laid.RED)
              .ends()
              .draws()
              .bank(MONEY_5)
              .lay(Laid.GREEN, Laid.PINK)
              .ends()
              .draws()
              .bank(MONEY_10)
              .ends()
              .draws(MONEY_2, MONEY_2)
              .act(new DealAction.ChargeRent(RENT_RED_YELLOW, Group.RED, 0))
              .now());
    }
    return positions;
  }

  private static List<DealPosition> boIsAsked() {
    return boIsAskedHolding(JUST_SAY_NO, MONEY_4, DEAL_BREAKER, TEN_COLOUR);
  }

  @Test
  void whoLetsTheTimeRunOutIsAskedAlikeWithAndWithoutAJustSayNo() throws Exception {
    assertAlike(boIsAsked(), (_, trace) -> trace.watch(20 * Clock.SECOND));
  }

  @Test
  void whoAcceptsIsAskedAlikeWithAndWithoutAJustSayNo() throws Exception {
    assertAlike(
        boIsAsked(),
        (table, trace) -> {
          trace.watch(3 * Clock.SECOND);
          table.unit().tap(Control.SEAT_2);
          trace.watch(3 * Clock.SECOND);
        });
  }

  @Test
  void whoLooksWhileAskedAndDoesNothingIsAskedAlike() throws Exception {
    assertAlike(
        boIsAsked(),
        (table, trace) -> {
          trace.watch(Clock.SECOND);
          look(
              table,
              trace,
              Control.SEAT_2,
              () -> {
                table.unit().turn(Control.DIAL_A, 2);
                table.advanceTo(table.unit().clock().nanos() + 2 * Clock.SECOND);
              });
          trace.watch(20 * Clock.SECOND);
        });
  }

  @Test
  void theTimeRunsOutAlikeWhileSomebodyLooks() throws Exception {
    assertAlike(
        boIsAsked(),
        (table, trace) -> {
          table.unit().press(Control.SEAT_2);
          table.advanceTo(table.unit().clock().nanos() + 44 * Clock.SECOND);
          trace.watch(WRITTEN);
          trace.take();
          trace.watch(2 * Clock.SECOND);
          table.unit().release(Control.SEAT_2);
          trace.watch(2 * Clock.SECOND);
        });
  }

  // --- looking

  private static List<DealPosition> annsTurn() {
    List<DealPosition> positions = new ArrayList<>();
    List<List<Card>> hands =
        List.of(
            List.of(SLY_DEAL, FORCED_DEAL, DEAL_BREAKER, HOUSE, JUST_SAY_NO),
            List.of(DOUBLE_THE_RENT, HOTEL, DEBT_COLLECTOR, PASS_GO, TEN_COLOUR),
            List.of(RENT_RED_YELLOW, RENT_PINK_ORANGE, RENT_TEN_COLOUR, PINK_ORANGE, BIRTHDAY));
    for (int ann = 0; ann < 3; ann++) {
      positions.add(
          DealScene.dealt(hands.get(ann), hands.get((ann + 1) % 3), hands.get((ann + 2) % 3))
              .draws(HOTEL, HOUSE)
              .now());
    }
    return positions;
  }

  /** What can be noticed across the room while somebody looks. */
  private static List<String> acrossTheRoom(SimulatedTable table, long nanos) {
    List<String> seen = new ArrayList<>();
    String last = "";
    long end = table.unit().clock().nanos() + nanos;
    while (table.unit().clock().nanos() < end) {
      table.step(end);
      String now = table.picture().forOnlookers().toString();
      if (!now.equals(last)) {
        seen.add(table.unit().clock().nanos() + " " + now);
        last = now;
      }
    }
    return seen;
  }

  @Test
  void whileSomebodyLooksOnlyTheWordsOnTheDisplayDependOnTheCards() throws Exception {
    for (Control seat : List.of(Control.SEAT_1, Control.SEAT_2)) {
      List<List<String>> noticed = new ArrayList<>();
      List<String> words = new ArrayList<>();
      for (DealPosition position : annsTurn()) {
        try (SimulatedTable table = KnownTables.at(folder.resolve("table " + tables++), position)) {
          new Hands(table).watchTheShow();
          List<String> seen = new ArrayList<>();
          table.unit().press(seat);
          seen.addAll(acrossTheRoom(table, Clock.SECOND));
          for (int card = 0; card < 4; card++) {
            // Back and forth: no card of these is played by one OK alone.
            table.unit().tap(Control.OK);
            seen.addAll(acrossTheRoom(table, Clock.SECOND));
            words.add(String.join("|", table.unit().lcdLines()));
            table.unit().tap(Control.BACK);
            seen.addAll(acrossTheRoom(table, Clock.SECOND));
            table.unit().turn(Control.DIAL_A, 1);
            seen.addAll(acrossTheRoom(table, Clock.SECOND));
          }
          table.unit().release(seat);
          seen.addAll(acrossTheRoom(table, Clock.SECOND));
          noticed.add(seen);
        }
      }
      assertTrue(words.stream().distinct().count() > 3, words::toString);
      for (List<String> other : noticed) {
        PublicTrace.assertAlike(noticed.getFirst(), other);
      }
    }
  }

  @Test
  void turnsLookAlikeWhateverIsDrawnAndHeld() throws Exception {
    assertAlike(
        annsTurn(),
        (table, trace) -> {
          for (int turn = 0; turn < 4; turn++) {
            trace.watch(Clock.SECOND);
            look(
                table,
                trace,
                Control.seat(turn % 3),
                () -> table.advanceTo(table.unit().clock().nanos() + Clock.SECOND));
            trace.watch(Clock.SECOND);
            table.unit().tap(Control.ROLL);
            trace.watch(Clock.SECOND);
            table.unit().tap(Control.OK);
            trace.watch(10 * Clock.SECOND);
          }
          assertEquals(
              "Ann has 9 cards", table.unit().lcdLines().get(0).strip(), "too many to be kept");
        });
  }

  // --- anything

  /** Moments of random games. */
  private static List<DealPosition> moments(int seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    Randomness source = chance::nextInt;
    long[] room = new long[Position.MOST_MOVES];
    DealPosition position = Deal.GAME.start(2 + seed % 3, Deal.GAME.options(Map.of()));
    for (int step = chance.nextInt(20, 120); step > 0 || !isPeoples(position); step--) {
      if (position.waiting() == Position.Waiting.CHANCE) {
        position.happen(position.draw(source), null);
      } else if (position.waiting() == Position.Waiting.OVER) {
        return moments(seed + 1_000);
      } else {
        int seat = Integer.numberOfTrailingZeros(position.deciders());
        position.act(seat, position.any(seat, source, room), null);
      }
    }
    DealPosition other = position.copy();
    other.redeal(Position.TABLE, source);
    return List.of(position, other);
  }

  private static boolean isPeoples(DealPosition position) {
    return position.waiting() == Position.Waiting.DECISIONS;
  }

  @Test
  void whateverIsHiddenTheSameIsNoticedAtEveryMomentOfAGame() throws Exception {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    for (int seed = 0; seed < 24; seed++) {
      List<DealPosition> moments = moments(seed);
      phases.add(moments.getFirst().phase());
      int seats = moments.getFirst().seats();
      int turn = moments.getFirst().turn();
      assertAlike(
          moments,
          (table, trace) -> {
            trace.watch(2 * Clock.SECOND);
            table.unit().press(Control.seat(turn));
            table.advanceTo(table.unit().clock().nanos() + Clock.SECOND);
            table.unit().turn(Control.DIAL_A, 3);
            table.unit().tap(Control.BACK);
            table.advanceTo(table.unit().clock().nanos() + Clock.SECOND);
            table.unit().release(Control.seat(turn));
            table.advanceTo(table.unit().clock().nanos() + WRITTEN);
            trace.take();
            trace.watch(Clock.SECOND);
            for (Control control : List.of(Control.ROLL, Control.OK, Control.seat(seats - 1))) {
              table.unit().turn(Control.DIAL_A, 1);
              table.unit().turn(Control.DIAL_B, 2);
              trace.watch(Clock.SECOND);
              table.unit().tap(control);
              trace.watch(6 * Clock.SECOND);
            }
          });
    }
    assertTrue(phases.containsAll(Set.of(Phase.PLAY, Phase.ANSWER, Phase.PAY)), phases::toString);
  }

  /** Whoever holds a seat from elsewhere thinks: until the decision nobody learns anything. */
  @Test
  void whatSomebodyHoldsWhoIsNotThereIsNoticedNowhere() throws Exception {
    for (int seed = 0; seed < 8; seed++) {
      List<DealPosition> moments = moments(seed);
      List<Integer> everybody = IntStream.range(0, moments.getFirst().seats()).boxed().toList();
      List<List<String>> noticed = new ArrayList<>();
      for (DealPosition moment : moments) {
        Path games = folder.resolve("held " + tables++);
        try (Log log = new Log();
            SimulatedTable table = KnownTables.at(games, moment, everybody)) {
          PublicTrace trace = new PublicTrace(table);
          everybody.forEach(seat -> table.unit().press(Control.seat(seat)));
          table.unit().turn(Control.DIAL_A, 2);
          table.unit().tap(Control.OK);
          trace.watch(800 * Clock.MILLISECOND);
          List<String> all = new ArrayList<>(trace.take());
          all.add(String.valueOf(table.picture().prompt()));
          all.add(log.text().replaceAll("held \\d+", ""));
          noticed.add(all);
        }
      }
      for (List<String> other : noticed) {
        PublicTrace.assertAlike(noticed.getFirst(), other);
      }
    }
  }
}
