package croupier.hal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitEvent.Faulted;
import croupier.hal.UnitEvent.Recovered;
import croupier.hal.UnitEvent.Turned;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts are written as in the drawing of {@link Dial}: A then B, 1 is open. */
class DialTest {
  private static final long MS = 1_000_000;
  private static final int[] CLOCKWISE = {0b11, 0b01, 0b00, 0b10};

  private final List<UnitEvent> events = new ArrayList<>();
  private int contacts = 0b11;
  private long now;

  private Dial dial(int edgesPerDetent, boolean swapped) {
    return new Dial(
        Control.DIAL_A,
        "dial A",
        edgesPerDetent,
        swapped,
        () -> (contacts & 0b10) != 0,
        () -> (contacts & 0b01) != 0,
        events::add);
  }

  /** Goes through these states, one edge every 2 ms. */
  private void through(Dial dial, int... states) {
    for (int state : states) {
      now += 2 * MS;
      hear(dial, state, now);
    }
  }

  private void hear(Dial dial, int state, long at) {
    int changed = contacts ^ state;
    contacts = state;
    boolean isA = changed == 0b10;
    dial.edge(isA ? Dial.Contact.A : Dial.Contact.B, (state & changed) != 0, at);
  }

  private void settle(Dial dial) {
    now += 3_000 * MS;
    for (int ticks = 0; dial.nextDue() <= now; ticks++) {
      assertTrue(ticks < 1_000, "the dial wants a tick and does nothing with it");
      dial.tick(dial.nextDue());
    }
  }

  private int steps() {
    return events.stream().mapToInt(e -> e instanceof Turned turned ? turned.steps() : 0).sum();
  }

  private long faults() {
    return events.stream().filter(Faulted.class::isInstance).count();
  }

  @Test
  void oneDetentClockwiseIsOneStep() {
    through(dial(4, false), 0b01, 0b00, 0b10, 0b11);
    assertEquals(List.of(new Turned(Control.DIAL_A, 1, 8 * MS)), events);
  }

  @Test
  void theOtherWayIsMinusOne() {
    through(dial(4, false), 0b10, 0b00, 0b01, 0b11);
    assertEquals(List.of(new Turned(Control.DIAL_A, -1, 8 * MS)), events);
  }

  @Test
  void aSwappedDialTurnsTheOtherWay() {
    through(dial(4, true), 0b01, 0b00, 0b10, 0b11);
    assertEquals(-1, steps());
  }

  @Test
  void twoEdgesPerDetentGiveTwoStepsPerCycle() {
    through(dial(2, false), 0b01, 0b00, 0b10, 0b11);
    assertEquals(2, steps());
  }

  @Test
  void oneEdgePerDetentGivesFourStepsPerCycle() {
    Dial dial = dial(1, false);
    through(dial, 0b01, 0b00, 0b10, 0b11);
    settle(dial);
    assertEquals(4, steps());
  }

  @Test
  void withOneEdgePerDetentABounceIsNoStepBack() {
    Dial dial = dial(1, false);
    through(dial, 0b01, 0b11, 0b01, 0b00, 0b01, 0b00);
    settle(dial);
    assertEquals(2, steps());
    assertEquals(2, events.stream().mapToInt(e -> Math.abs(((Turned) e).steps())).sum());
  }

  @Test
  void bouncingAtADetentGivesNothing() {
    Dial dial = dial(4, false);
    through(dial, 0b01, 0b11, 0b01, 0b11, 0b10, 0b11);
    settle(dial);
    assertEquals(List.of(), events);
  }

  @Test
  void turningHalfwayAndBackGivesNothing() {
    Dial dial = dial(4, false);
    through(dial, 0b01, 0b00, 0b10, 0b00, 0b01, 0b11);
    settle(dial);
    assertEquals(List.of(), events);
  }

  @Test
  void bothContactsChangedAtOnceMeansThatEdgesWereLostAndItSaysSoOnce() {
    Dial dial = dial(4, false);
    through(dial, 0b01);
    contacts = 0b10; // and nobody heard it
    settle(dial);
    assertEquals(1, faults());
    assertEquals("dial A", assertInstanceOf(Faulted.class, events.getFirst()).part());
    assertInstanceOf(Recovered.class, events.getLast());
    through(dial, 0b11);
    assertEquals(1, steps(), "it went on the way it went before");
  }

  @Test
  void anEdgeToWhereTheContactAlreadyIsIsBounceAndNoFault() {
    Dial dial = dial(4, false);
    dial.edge(Dial.Contact.A, true, MS);
    now = MS;
    through(dial, 0b01, 0b00);
    dial.edge(Dial.Contact.A, false, now + MS);
    dial.edge(Dial.Contact.B, false, now + MS);
    through(dial, 0b10, 0b11);
    settle(dial);
    assertEquals(1, steps());
    assertEquals(0, faults());
  }

  @Test
  void aDetentHasOneTwoOrFourEdges() {
    assertThrows(IllegalArgumentException.class, () -> dial(3, false));
  }

  @Test
  void whereADetentHasFewerEdgesAStepIsToldBeforeTheCycleIsOver() {
    through(dial(2, false), 0b01, 0b00);
    assertEquals(1, steps());
    events.clear();
    contacts = 0b11;
    Dial dial = dial(1, false);
    through(dial, 0b01, 0b00);
    assertEquals(1, steps(), "the last may be bounce");
    settle(dial);
    assertEquals(2, steps());
  }

  @Test
  void whatWasLostWentOnTheWayItWentAlsoTheOtherWay() {
    Dial dial = dial(4, false);
    through(dial, 0b10);
    contacts = 0b01; // and nobody heard it
    settle(dial);
    through(dial, 0b11);
    assertEquals(-1, steps());
  }

  @Test
  void stepsThatWereLostAreToldTogether() {
    Dial dial = dial(1, false);
    through(dial, 0b01);
    contacts = 0b10; // and nobody heard it
    settle(dial);
    List<UnitEvent> turns = events.stream().filter(Turned.class::isInstance).toList();
    assertEquals(2, ((Turned) turns.getFirst()).steps());
    assertEquals(3, steps());
  }

  @Test
  void fiveMillisecondsAfterTheLastEdgeTheContactsAreRead() {
    Dial dial = dial(4, false);
    assertEquals(Long.MAX_VALUE, dial.nextDue());
    dial.edge(Dial.Contact.A, true, 50 * MS);
    assertEquals(55 * MS, dial.nextDue(), "bounce too");
    dial.edge(Dial.Contact.A, false, 100 * MS);
    assertEquals(105 * MS, dial.nextDue());
    dial.edge(Dial.Contact.A, false, 103 * MS);
    assertEquals(108 * MS, dial.nextDue());
    dial.edge(Dial.Contact.B, true, 99 * MS);
    assertEquals(108 * MS, dial.nextDue(), "what comes late makes it no earlier");
    contacts = 0b01;
    dial.look(107 * MS);
    assertEquals(108 * MS, dial.nextDue(), "nobody looks while they may move");
    dial.look(108 * MS);
    assertEquals(Long.MAX_VALUE, dial.nextDue());
  }

  @Test
  void contactsThatAreNotAsTheyWereHeardAreLookedAtTwice() {
    Dial dial = dial(4, false);
    contacts = 0b01; // and nobody heard it
    dial.look(100 * MS);
    assertEquals(105 * MS, dial.nextDue(), "the edge may be on its way");
    assertEquals(0, faults());
    dial.tick(105 * MS);
    assertEquals(1, faults());
    assertEquals(110 * MS, dial.nextDue());
  }

  @Test
  void aDialIsWellAgainTwoSecondsAfterItLostAnEdge() {
    Dial dial = dial(4, false);
    dial.missed(100 * MS);
    assertEquals(105 * MS, dial.nextDue());
    settle(dial);
    assertEquals(new Recovered("dial A", 2_100 * MS), events.getLast());
  }

  @Test
  void edgesOfTheSameMomentCountInTheOrderInWhichTheyCame() {
    Dial dial = dial(4, false);
    dial.edge(Dial.Contact.A, false, 10 * MS);
    dial.edge(Dial.Contact.B, false, 10 * MS);
    dial.edge(Dial.Contact.A, true, 12 * MS);
    dial.edge(Dial.Contact.B, true, 14 * MS);
    assertEquals(1, steps());
    dial.edge(Dial.Contact.A, false, 30 * MS);
    dial.edge(Dial.Contact.A, true, 30 * MS);
    settle(dial);
    assertEquals(1, steps());
    assertEquals(0, faults());
  }

  @Test
  void anEdgeThatComesLateIsPutInOrderAlsoAfterABounceThatCameLate() {
    Dial dial = dial(4, false);
    dial.edge(Dial.Contact.A, false, 10 * MS);
    dial.edge(Dial.Contact.B, true, 8 * MS);
    dial.edge(Dial.Contact.B, false, 9 * MS);
    dial.edge(Dial.Contact.B, true, 14 * MS);
    dial.edge(Dial.Contact.A, true, 16 * MS);
    assertEquals(-1, steps());
    assertEquals(0, faults());
  }

  @Test
  void anOlderEdgeOfTheSameContactSaysNothingMore() {
    Dial dial = dial(4, false);
    dial.edge(Dial.Contact.A, false, 10 * MS);
    dial.edge(Dial.Contact.A, true, 8 * MS);
    dial.edge(Dial.Contact.B, false, 9 * MS);
    assertEquals(0, faults());
  }

  @Test
  void anEdgeThatComesLateAfterOthersWereLostIsAFaultAndCounts() {
    Dial dial = dial(4, false);
    through(dial, 0b01);
    dial.missed(now);
    settle(dial);
    assertEquals(1, faults());
    dial.edge(Dial.Contact.B, false, MS);
    assertEquals(2, faults());
    contacts = 0b00;
    through(dial, 0b10, 0b11);
    assertEquals(1, steps());
  }

  /** Before each edge the contacts tell where they are, as bounces do that are read too late. */
  @Property(tries = 500)
  void bouncesThatAreReadTooLateAreNeitherStepsNorFaults(
      @ForAll long seed, @ForAll @IntRange(max = 2) int detents) {
    events.clear();
    contacts = 0b11;
    now = 0;
    SplittableRandom hands = new SplittableRandom(seed);
    int edgesPerDetent = 1 << detents;
    Dial dial = dial(edgesPerDetent, false);
    int at = 0;
    int turned = 0;
    for (int detent = 0; detent < 30; detent++) {
      int way = hands.nextBoolean() ? 1 : -1;
      turned += way;
      for (int edge = 0; edge < edgesPerDetent; edge++) {
        for (long late = now + 1; hands.nextBoolean(); late += MS / 20) {
          boolean isA = hands.nextBoolean();
          dial.edge(
              isA ? Dial.Contact.A : Dial.Contact.B, (contacts & (isA ? 0b10 : 0b01)) != 0, late);
        }
        at = at + way & 3;
        through(dial, CLOCKWISE[at]);
      }
      if (hands.nextInt(4) == 0) {
        settle(dial);
      }
    }
    settle(dial);
    assertEquals(turned, steps());
    assertEquals(0, faults());
  }

  @Test
  void edgesThatThePinsLostAreToldOnceAndItGoesOnFromThere() {
    Dial dial = dial(4, false);
    through(dial, 0b01, 0b00, 0b10, 0b11);
    dial.missed(now);
    dial.missed(now + MS);
    through(dial, 0b01, 0b00, 0b10, 0b11);
    assertEquals(2, steps());
    assertEquals(1, faults());
    settle(dial);
    assertInstanceOf(Recovered.class, events.getLast());
  }

  @Test
  void aLostEdgeIsRepairedWhenTheDialSettlesAndItGoesOnFromThere() {
    Dial dial = dial(4, false);
    through(dial, 0b01, 0b00, 0b10);
    contacts = 0b11; // the last edge is lost
    settle(dial);
    assertEquals(1, steps());
    assertEquals(1, faults());
    through(dial, 0b01, 0b00, 0b10, 0b11);
    assertEquals(2, steps());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void whicheverEdgeIsLostTheStepsAreRightOrItSaysSo(int lostEdge) {
    Dial dial = dial(4, false);
    int[] twoDetents = {0b01, 0b00, 0b10, 0b11, 0b01, 0b00, 0b10, 0b11};
    for (int edge = 0; edge < twoDetents.length; edge++) {
      if (edge == lostEdge) {
        contacts = twoDetents[edge];
        now += 2 * MS;
      } else {
        if (edge == lostEdge + 2) {
          dial.missed(now); // the next edge of the contact has a number too many
        }
        through(dial, twoDetents[edge]);
      }
    }
    settle(dial);
    assertEquals(1, faults());
    events.clear();
    through(dial, 0b01, 0b00, 0b10, 0b11);
    assertEquals(List.of(new Turned(Control.DIAL_A, 1, now)), events);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void twoEdgesThatComeInTheWrongOrderArePutRightByTheirTimes(int first) {
    Dial dial = dial(4, false);
    int[] states = {0b01, 0b00, 0b10, 0b11};
    Dial.Contact[] contact = {Dial.Contact.A, Dial.Contact.B, Dial.Contact.A, Dial.Contact.B};
    boolean[] open = {false, false, true, true};
    for (int i = 0; i < 4; i++) {
      int edge = i == first ? first + 1 : i == first + 1 ? first : i;
      dial.edge(contact[edge], open[edge], (1 + edge) * MS);
    }
    contacts = states[3];
    settle(dial);
    assertEquals(1, steps());
    assertEquals(0, faults());
  }

  @Test
  void anEdgeThatIsStillOnItsWayWhenTheContactsAreReadIsNotLost() {
    Dial dial = dial(4, false);
    contacts = 0b01;
    dial.look(5 * MS);
    dial.edge(Dial.Contact.A, false, 4 * MS);
    now = 6 * MS;
    through(dial, 0b00, 0b10, 0b11);
    settle(dial);
    assertEquals(1, steps());
    assertEquals(0, faults());
  }

  @Test
  void aDialAtRestWantsNothing() {
    Dial dial = dial(4, false);
    assertEquals(Long.MAX_VALUE, dial.nextDue());
    through(dial, 0b01, 0b00, 0b10, 0b11);
    settle(dial);
    assertEquals(Long.MAX_VALUE, dial.nextDue());
  }
}
