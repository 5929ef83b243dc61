package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitEvent.Faulted;
import croupier.hal.UnitEvent.Held;
import croupier.hal.UnitEvent.Pressed;
import croupier.hal.UnitEvent.Released;
import croupier.hal.UnitEvent.Turned;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class SmartPlayersTest {
  private final List<UnitEvent> events = new ArrayList<>();
  private final SimulatedUnit unit = new SimulatedUnit(HardwareProfile.standard(), 7, events::add);

  private static Key key(Control control, Gesture gesture) {
    return new Key(control, gesture, "");
  }

  private void offer(Key... keys) {
    unit.unit()
        .show(
            new UnitPicture(
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new Prompt(List.of(), "", List.of(keys)),
                UnitPicture.DARK.sound()));
  }

  private SmartPlayers play(int people, ToIntFunction<Key> liking, int seconds) {
    SmartPlayers players = new SmartPlayers(unit, people, 1, liking);
    long end = unit.clock().nanos() + seconds * Clock.SECOND;
    while (unit.clock().nanos() < end) {
      unit.advanceToEvent(Math.min(end, players.nextDue()));
      players.tick(unit.clock().nanos());
    }
    return players;
  }

  private <E extends UnitEvent> List<E> told(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Test
  void theyPressHoldAndTurnWhatIsOfferedAndNothingElse() {
    offer(
        key(Control.OK, Gesture.PRESS),
        key(Control.BACK, Gesture.HOLD),
        key(Control.DIAL_A, Gesture.TURN));
    play(1, key -> 1, 300);
    assertTrue(told(Turned.class).stream().anyMatch(turned -> turned.steps() < 0));
    assertTrue(told(Turned.class).stream().anyMatch(turned -> turned.steps() > 0));
    assertTrue(told(Held.class).size() > 20);
    assertTrue(told(Held.class).stream().allMatch(held -> held.control() == Control.BACK));
    assertTrue(
        told(Pressed.class).stream()
            .allMatch(p -> p.control() == Control.OK || p.control() == Control.BACK));
    assertEquals(List.of(), told(Faulted.class));
  }

  @Test
  void theyPickAmongTheKeysAlike() {
    offer(
        key(Control.OK, Gesture.PRESS),
        key(Control.BACK, Gesture.PRESS),
        key(Control.ROLL, Gesture.PRESS));
    SmartPlayers players = play(1, key -> 1, 1_000);
    assertTrue(players.gestures() > 1_000);
    for (Control control : List.of(Control.OK, Control.BACK, Control.ROLL)) {
      long times = told(Pressed.class).stream().filter(p -> p.control() == control).count();
      assertEquals(players.gestures() / 3.0, times, players.gestures() * 0.06);
    }
  }

  @Test
  void aKeyThatIsNotLikedIsLeftAlone() {
    offer(key(Control.OK, Gesture.PRESS), key(Control.BACK, Gesture.PRESS));
    play(3, key -> key.control() == Control.BACK ? 0 : 1, 100);
    assertTrue(told(Pressed.class).stream().allMatch(p -> p.control() == Control.OK));
  }

  @Test
  void eachPressesTheOwnSeatsButtonOnlyAndSeveralAtOnce() {
    offer(
        key(Control.SEAT_1, Gesture.PRESS),
        key(Control.SEAT_2, Gesture.PRESS),
        key(Control.SEAT_3, Gesture.PRESS));
    play(2, key -> 1, 100);
    List<Pressed> pressed = told(Pressed.class);
    assertTrue(pressed.stream().anyMatch(p -> p.control() == Control.SEAT_1));
    assertTrue(pressed.stream().anyMatch(p -> p.control() == Control.SEAT_2));
    assertTrue(pressed.stream().noneMatch(p -> p.control() == Control.SEAT_3));
  }

  @Test
  void whoHoldsTheOwnButtonUsesTheOtherHandMeanwhileAndLetsGo() {
    offer(
        key(Control.SEAT_1, Gesture.HOLD),
        key(Control.OK, Gesture.PRESS),
        key(Control.DIAL_A, Gesture.TURN));
    play(1, key -> 1, 300);
    boolean held = false;
    int meanwhile = 0;
    for (UnitEvent event : events) {
      switch (event) {
        case Held(Control control, _) -> held |= control == Control.SEAT_1;
        case Released(Control control, _, _) -> held &= control != Control.SEAT_1;
        case Pressed(Control control, _) -> meanwhile += held && control == Control.OK ? 1 : 0;
        default -> {}
      }
    }
    assertTrue(meanwhile > 20, "pressed " + meanwhile + " times while holding");
    assertEquals(told(Held.class).size(), pressesOfSeat1(), 1, "every hold ends");
    assertEquals(List.of(), told(Faulted.class));
  }

  private long pressesOfSeat1() {
    return told(Pressed.class).stream().filter(p -> p.control() == Control.SEAT_1).count();
  }

  @Test
  void whereNothingIsOfferedTheyWaitForANewPicture() {
    offer();
    SmartPlayers players = play(4, key -> 1, 10);
    assertEquals(0, players.gestures());
    assertEquals(Long.MAX_VALUE, players.nextDue());
    offer(key(Control.OK, Gesture.PRESS));
    assertTrue(players.nextDue() < Long.MAX_VALUE);
  }

  @Test
  void theSameSeedPlaysTheSameEvening() {
    offer(key(Control.OK, Gesture.PRESS), key(Control.DIAL_B, Gesture.TURN));
    play(4, key -> 1, 100);
    SmartPlayersTest again = new SmartPlayersTest();
    again.offer(key(Control.OK, Gesture.PRESS), key(Control.DIAL_B, Gesture.TURN));
    again.play(4, key -> 1, 100);
    assertEquals(events, again.events);
  }
}
