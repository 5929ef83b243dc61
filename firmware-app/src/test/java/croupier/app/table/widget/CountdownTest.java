package croupier.app.table.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time that runs out, as people see it. */
class CountdownTest {
  private static final long START = 5_000 * Clock.SECOND;

  private final Countdown countdown = new Countdown(10);

  @Test
  void itStandsWholeUntilItIsStarted() {
    assertFalse(countdown.running());
    assertFalse(countdown.over(START));
    assertEquals("10s", countdown.words(START));
    assertEquals(Mode.NEVER, countdown.nextDue());
  }

  @Test
  void itCountsDownToZeroAndIsOverThen() {
    countdown.restart(START);
    List<String> seen = new ArrayList<>();
    long now = START;
    while (!countdown.over(now)) {
      seen.add(countdown.words(now));
      now = countdown.nextDue();
      assertTrue(now >= countdown.nextDue(), "it is due until it has ticked");
      countdown.tick(now);
    }
    assertEquals(List.of("10s", "9s", "8s", "7s", "6s", "5s", "4s", "3s", "2s", "1s"), seen);
    assertEquals(START + 10 * Clock.SECOND, now);
    assertEquals("0s", countdown.words(now));
    assertEquals("0s", countdown.words(now + Clock.SECOND), "not less than nothing");
    assertEquals(Mode.NEVER, countdown.nextDue());
  }

  @Test
  void itBeginsAnewWithAllItsTime() {
    countdown.restart(START);
    countdown.restart(START + 9 * Clock.SECOND);
    assertEquals(10, countdown.left(START + 9 * Clock.SECOND));
    assertTrue(countdown.over(START + 19 * Clock.SECOND));
    countdown.stop();
    assertFalse(countdown.over(START + 19 * Clock.SECOND));
  }

  @Test
  void itsLightsGoOutOneByOneAndBlinkAtTheEnd() {
    countdown.restart(START);
    assertEquals(18, lit(START));
    assertEquals(9, lit(START + 5 * Clock.SECOND));
    assertEquals(2, lit(START + 9 * Clock.SECOND));
    assertEquals(0, lit(START + 10 * Clock.SECOND));
    assertEquals(Effect.STEADY, dice(START).getFirst().effect());
    assertEquals(Effect.BLINK, dice(START + 8 * Clock.SECOND).getFirst().effect());
    assertEquals("2s", dice(START + 8 * Clock.SECOND).getLast().word());
  }

  private int lit(long now) {
    return dice(now).stream().mapToInt(die -> Integer.bitCount(die.pattern())).sum();
  }

  private List<Die> dice(long now) {
    Canvas canvas = new Canvas(Words.of(Language.ENGLISH), LcdSize.LARGE);
    countdown.draw(canvas, 0, 1, Hue.WHITE, now);
    UnitPicture picture = canvas.picture(new Sound(0, Sound.Kind.NONE));
    return picture.dice().subList(0, 2);
  }
}
