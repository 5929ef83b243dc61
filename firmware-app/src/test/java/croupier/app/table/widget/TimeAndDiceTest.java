package croupier.app.table.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.Control;
import org.junit.jupiter.api.Test;

/** Played time and typed dice. */
class TimeAndDiceTest {
  private static final long START = 77 * Clock.SECOND;

  @Test
  void playedTimeGoesOnFromTheRecordAndStandsStillInARest() {
    PlayedTime played = new PlayedTime(600, START);
    assertEquals(600, played.seconds(START));
    assertEquals(660, played.seconds(START + 60 * Clock.SECOND));
    played.rest(START + 60 * Clock.SECOND);
    played.rest(START + 90 * Clock.SECOND);
    assertEquals(660, played.seconds(START + 1_000 * Clock.SECOND));
    played.rise(START + 2_000 * Clock.SECOND);
    assertEquals(661, played.seconds(START + 2_001 * Clock.SECOND));
  }

  @Test
  void diceAreNotSetUntilADialIsTurned() {
    DiceEntry entry = new DiceEntry();
    assertFalse(entry.complete());
    assertEquals("-+-", entry.words());
    entry.turn(Control.DIAL_A, 3);
    assertFalse(entry.complete());
    entry.turn(Control.DIAL_B, -1);
    assertTrue(entry.complete());
    assertEquals("3+6", entry.words());
    entry.turn(Control.DIAL_A, 4);
    entry.turn(Control.DIAL_B, 1);
    assertEquals("1+1", entry.words());
  }

  @Test
  void noTurnOfADialIsAMistake() {
    DiceEntry entry = new DiceEntry();
    entry.turn(Control.DIAL_A, Integer.MAX_VALUE);
    entry.turn(Control.DIAL_A, Integer.MIN_VALUE);
    entry.turn(Control.DIAL_B, Integer.MIN_VALUE);
    assertTrue(entry.die(0) >= 1 && entry.die(0) <= 6);
    assertTrue(entry.die(1) >= 1 && entry.die(1) <= 6);
  }
}
