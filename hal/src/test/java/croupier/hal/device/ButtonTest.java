package croupier.hal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.UnitEvent.Held;
import croupier.hal.UnitEvent.Pressed;
import croupier.hal.UnitEvent.Recovered;
import croupier.hal.UnitEvent.Released;
import croupier.hal.UnitEvent.Repeated;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Times are in milliseconds: debounce 8, hold 600, repeat 150, stuck 10,000. */
class ButtonTest {
  private static final long MS = 1_000_000;
  private static final Button.Timing TIMING =
      new Button.Timing(8 * MS, 600 * MS, 150 * MS, 10_000 * MS);

  private final List<UnitEvent> events = new ArrayList<>();
  private boolean down;
  private final Button button = new Button(Control.ROLL, "roll", TIMING, () -> down, events::add);

  /** The contact changes and the edge is heard. */
  private void edge(boolean nowDown, long at) {
    run(at);
    down = nowDown;
    button.edge(nowDown, at * MS);
  }

  /** The contact changes and nobody hears it. */
  private void lostEdge(boolean nowDown, long at) {
    run(at);
    down = nowDown;
  }

  /** Ticks whenever the button wants it, which is not all the time. */
  private void run(long until) {
    for (int ticks = 0; button.nextDue() <= until * MS; ticks++) {
      assertTrue(ticks < 1_000, "the button wants a tick and does nothing with it");
      button.tick(button.nextDue());
    }
  }

  private static Pressed pressed(long at) {
    return new Pressed(Control.ROLL, at * MS);
  }

  /** After a tap. */
  private static Released released(long at) {
    return new Released(Control.ROLL, true, at * MS);
  }

  private static Released releasedLate(long at) {
    return new Released(Control.ROLL, false, at * MS);
  }

  private static Held held(long at) {
    return new Held(Control.ROLL, at * MS);
  }

  private static Repeated repeated(long at) {
    return new Repeated(Control.ROLL, at * MS);
  }

  @Test
  void aPressIsToldAtOnceWithTheTimeOfItsFirstEdge() {
    edge(true, 100);
    assertEquals(List.of(pressed(100)), events);
  }

  @Test
  void bouncesAreNotTold() {
    edge(true, 100);
    edge(false, 101);
    edge(true, 102);
    edge(false, 200);
    edge(true, 201);
    edge(false, 202);
    run(1_000);
    assertEquals(List.of(pressed(100), released(200)), events);
  }

  @Test
  void aReleaseWithinTheDebounceTimeIsToldAfterItWithItsOwnTime() {
    edge(true, 100);
    edge(false, 104);
    assertEquals(List.of(pressed(100)), events);
    run(200);
    assertEquals(List.of(pressed(100), released(104)), events);
  }

  @Test
  void whoLetsGoBetweenATapAndAHoldHasDoneNeither() {
    edge(true, 100);
    run(499);
    edge(false, 500);
    run(600);
    edge(true, 1_000);
    run(1_400);
    edge(false, 1_401);
    run(2_000);
    assertEquals(List.of(pressed(100), released(500), pressed(1_000), releasedLate(1_401)), events);
  }

  @Test
  void aButtonThatIsHeldTellsItOnceAndThenRepeats() {
    edge(true, 100);
    run(1_010);
    edge(false, 1_011);
    run(5_000);
    assertEquals(
        List.of(pressed(100), held(700), repeated(850), repeated(1_000), releasedLate(1_011)),
        events);
  }

  @Test
  void aLostReleaseIsNoticedSoonAndNeverBecomesAHold() {
    edge(true, 100);
    lostEdge(false, 180);
    run(5_000);
    assertEquals(2, events.size());
    Released released = assertInstanceOf(Released.class, events.get(1));
    assertTrue(released.nanos() <= 260 * MS);
  }

  @Test
  void aLostPressIsNoticedWhenTheLevelIsReadAgain() {
    lostEdge(true, 100);
    button.look(250 * MS);
    run(300);
    assertEquals(List.of(pressed(255)), events);
  }

  @Test
  void anEdgeThatIsStillOnItsWayWhenTheLevelIsReadKeepsItsTime() {
    down = true;
    button.look(250 * MS);
    button.edge(true, 249 * MS);
    run(400);
    assertEquals(List.of(pressed(249)), events);
  }

  @Test
  void aPressAfterALostReleaseIsNotTakenForBounce() {
    edge(true, 100);
    lostEdge(false, 150);
    edge(true, 300);
    run(300);
    assertEquals(3, events.size());
    assertEquals(pressed(300), events.get(2));
  }

  @Test
  void aButtonThatStaysDownTooLongIsStuckUntilItComesUp() {
    edge(true, 100);
    run(20_000);
    UnitEvent.Faulted fault = assertInstanceOf(UnitEvent.Faulted.class, events.getLast());
    assertEquals("roll", fault.part());
    assertEquals(10_100 * MS, fault.nanos());
    assertEquals(Fault.of("button-stuck").with("seconds", 10), fault.fault());
    events.clear();
    edge(false, 20_001);
    run(21_000);
    assertEquals(List.of(releasedLate(20_001), new Recovered("roll", 20_001 * MS)), events);
  }

  @Test
  void edgesThatComeBeforeALateTickAreStillTold() {
    button.edge(true, 100 * MS);
    button.edge(false, 105 * MS);
    button.edge(true, 150 * MS);
    button.edge(false, 190 * MS);
    button.tick(400 * MS);
    assertEquals(List.of(pressed(100), released(105), pressed(150), released(190)), events);
  }

  @Test
  void aLateTickTellsARepeatOnceAndNotForEachThatWasMissed() {
    edge(true, 0);
    button.tick(8 * MS);
    button.tick(600 * MS);
    button.tick(3_000 * MS);
    assertEquals(List.of(pressed(0), held(600), repeated(750)), events);
    assertTrue(button.nextDue() <= 3_050 * MS);
  }

  @Test
  void anEdgeAtTheEndOfTheDebounceTimeCountsAtOnce() {
    button.edge(true, 100 * MS);
    button.edge(false, 108 * MS);
    assertEquals(List.of(pressed(100), released(108)), events);
  }

  @Test
  void anEdgeWhoseCounterpartWasLostLocksTheButtonAndTellsNothing() {
    edge(true, 100);
    run(110);
    button.edge(true, 120 * MS);
    assertEquals(128 * MS, button.nextDue());
    run(200);
    assertEquals(List.of(pressed(100)), events);
  }

  @Test
  void nobodyLooksWhileTheContactMayBounceNorBeforeItIsDue() {
    edge(true, 100);
    down = false;
    button.look(104 * MS);
    assertEquals(108 * MS, button.nextDue());
    down = true;
    run(110);
    down = false;
    button.tick(120 * MS);
    assertEquals(158 * MS, button.nextDue());
  }

  @Test
  void aReleaseThatWasLostJustBeforeTheHoldIsNoHold() {
    edge(true, 100);
    run(690);
    lostEdge(false, 699);
    run(5_000);
    assertEquals(List.of(pressed(100), releasedLate(705)), events);
  }

  @Test
  void aButtonAtRestWantsNothing() {
    assertEquals(Long.MAX_VALUE, button.nextDue());
    edge(true, 100);
    edge(false, 200);
    run(1_000);
    assertEquals(Long.MAX_VALUE, button.nextDue());
  }
}
