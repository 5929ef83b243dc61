package croupier.app.table.lcd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import croupier.hal.Clock;
import croupier.hal.LcdSize;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a display of two lines shows of a prompt of four. */
class GlassTest {
  private static final List<String> BUYS =
      List.of("Ann: buy it?", "Old Kent R.   60", "has 1,500", "OK:buy ROLL:bid");

  private final Glass glass = new Glass(LcdSize.SMALL);

  /** The last line after each turn, until the first one comes again. */
  private List<String> turns() {
    List<String> turns = new ArrayList<>();
    for (int i = 0; i < 10 && (turns.isEmpty() || !turns.getLast().equals(BUYS.get(1))); i++) {
      List<String> seen = glass.turn(glass.nextDue());
      assertEquals(BUYS.getFirst(), seen.getFirst());
      turns.add(seen.getLast());
    }
    return turns;
  }

  @Test
  void aLargeDisplayShowsAllAndNeverWakesAnybody() {
    Glass large = new Glass(LcdSize.LARGE);
    assertSame(BUYS, large.say(BUYS, false, 0));
    assertEquals(Long.MAX_VALUE, large.nextDue());
    assertEquals(0, Glass.readingTime(LcdSize.LARGE, BUYS));
  }

  @Test
  void theFirstLineStandsAndTheOthersTakeTurns() {
    assertEquals(List.of("Ann: buy it?", "Old Kent R.   60"), glass.say(BUYS, false, 0));
    assertEquals(4 * Clock.SECOND, glass.nextDue());
    assertEquals(List.of("OK:buy ROLL:bid", "has 1,500", "Old Kent R.   60"), turns());
    assertEquals(
        List.of("Old Kent R.   60", "has 1,500", "OK:buy ROLL:bid"),
        Glass.turns(LcdSize.SMALL, BUYS).stream().map(List::getLast).toList());
    assertEquals(List.of(BUYS), Glass.turns(LcdSize.LARGE, BUYS));
    assertEquals(11_500 * Clock.MILLISECOND, glass.nextDue());
  }

  @Test
  void everyLineHasHadItsTurnWhenTheReadingTimeIsOver() {
    glass.say(BUYS, false, 0);
    List<String> seen = new ArrayList<>(List.of(BUYS.get(1)));
    while (glass.nextDue() < Glass.readingTime(LcdSize.SMALL, BUYS)) {
      seen.add(glass.turn(glass.nextDue()).getLast());
    }
    assertEquals(List.of(BUYS.get(1), BUYS.get(3), BUYS.get(2)), seen);
  }

  @Test
  void linesThatSayNothingTakeNoTurn() {
    assertEquals(
        List.of("Ann rolls", "Rolling..."),
        glass.say(List.of("Ann rolls", "", "Rolling...", ""), false, 0));
    assertEquals(Long.MAX_VALUE, glass.nextDue());
    assertEquals(List.of(), glass.say(List.of("", "", "", ""), false, 0));
  }

  @Test
  void aStoryIsToldInItsOrder() {
    assertEquals(BUYS.subList(0, 2), glass.say(BUYS, true, 0));
    assertEquals(List.of("has 1,500", "OK:buy ROLL:bid", "Old Kent R.   60"), turns());
  }

  @Test
  void whatHasJustChangedIsShownAtOnce() {
    glass.say(BUYS, false, 0);
    List<String> richer = List.of(BUYS.get(0), BUYS.get(1), "has 1,700", BUYS.get(3));
    assertEquals(List.of("Ann: buy it?", "has 1,700"), glass.say(richer, false, 9 * Clock.SECOND));
    assertEquals(13 * Clock.SECOND, glass.nextDue());
    assertEquals("Old Kent R.   60", glass.turn(glass.nextDue()).getLast());
  }

  @Test
  void secondsThatRunOutInTheFirstLineLeaveTheTurnsAlone() {
    glass.say(BUYS, false, 0);
    glass.turn(glass.nextDue());
    long due = glass.nextDue();
    List<String> later = new ArrayList<>(BUYS);
    later.set(0, "Ann: buy it?  7s");
    assertEquals(List.of("Ann: buy it?  7s", "OK:buy ROLL:bid"), glass.say(later, false, due - 1));
    assertEquals(due, glass.nextDue());
  }

  @Test
  void aShorterPromptShowsNothingOfTheOneBefore() {
    glass.say(BUYS, false, 0);
    glass.turn(glass.nextDue());
    glass.turn(glass.nextDue());
    List<String> shorter = List.of(BUYS.get(0), BUYS.get(1), BUYS.get(3));
    assertEquals(BUYS.subList(0, 2), glass.say(padded(shorter), false, 9 * Clock.SECOND));
    assertEquals(
        List.of("Bo's turn"), glass.say(padded(List.of("Bo's turn")), false, 9 * Clock.SECOND));
    assertEquals(Long.MAX_VALUE, glass.nextDue());
    assertEquals(
        BUYS.subList(0, 2), glass.say(BUYS, false, 10 * Clock.SECOND), "and from its start");
  }

  /** As a canvas says it: four lines, whatever is said. */
  private static List<String> padded(List<String> lines) {
    List<String> four = new ArrayList<>(lines);
    while (four.size() < LcdSize.MOST_LINES) {
      four.add("");
    }
    return four;
  }
}
