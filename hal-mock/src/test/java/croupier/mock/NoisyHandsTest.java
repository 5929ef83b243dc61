package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitEvent.Faulted;
import croupier.hal.UnitEvent.Held;
import croupier.hal.UnitEvent.Pressed;
import croupier.hal.UnitEvent.Released;
import croupier.hal.UnitEvent.Turned;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.Dials;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What hands do is what the unit tells, however the contacts bounce. */
class NoisyHandsTest {
  private static final long MS = 1_000_000;
  private static final Noise BOUNCING = new Noise(0.3, 3 * MS, 0, 0);
  private static final Noise WRETCHED = new Noise(0.9, 3 * MS, 0, 0);

  /** Half of the bounces are over before the kernel reads a level. */
  private static final Noise READ_LATE = new Noise(0.9, 3 * MS, 0, 0, 0.5);

  private static final List<Noise> BAD_CONTACTS = List.of(BOUNCING, WRETCHED, READ_LATE);

  private final List<UnitEvent> events = new ArrayList<>();

  private SimulatedUnit unit(HardwareProfile profile, long seed, Noise noise) {
    events.clear();
    SimulatedUnit unit = new SimulatedUnit(profile, seed, events::add);
    unit.pins().noise(noise);
    unit.advance(Duration.ofMillis(300));
    return unit;
  }

  private static HardwareProfile withDials(int edgesPerDetent, boolean swapped) {
    HardwareProfile is = HardwareProfile.small();
    Dials dials = is.dials().orElseThrow();
    return new HardwareProfile(
        is.name(),
        is.title(),
        is.seats(),
        is.buttons(),
        Optional.of(new Dials(dials.a(), dials.b(), edgesPerDetent, swapped)),
        is.chain(),
        is.power(),
        is.lcd(),
        is.palette());
  }

  private <E extends UnitEvent> List<E> told(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Property(tries = 500)
  void noStepIsLostOrMadeUpAtThirtyPercentBounce(
      @ForAll long seed,
      @ForAll @IntRange(max = 2) int detents,
      @ForAll boolean swapped,
      @ForAll @IntRange(max = 2) int noise) {
    SimulatedUnit unit = unit(withDials(1 << detents, swapped), seed, BAD_CONTACTS.get(noise));
    SplittableRandom hands = new SplittableRandom(seed);
    int way = 0;
    int walked = 0;
    for (int i = 0; i < 20; i++) {
      int steps = hands.nextInt(-5, 6);
      way += steps;
      walked += Math.abs(steps);
      unit.turn(Control.DIAL_B, steps);
    }
    unit.advance(Duration.ofSeconds(20));
    assertEquals(way, told(Turned.class).stream().mapToInt(Turned::steps).sum());
    assertEquals(
        walked, told(Turned.class).stream().mapToInt(turned -> Math.abs(turned.steps())).sum());
    assertEquals(List.of(), told(Faulted.class));
    assertTrue(told(Turned.class).stream().allMatch(t -> t.dial() == Control.DIAL_B));
  }

  @Property(tries = 300)
  void edgesInTheWrongOrderArePutRight(@ForAll long seed) {
    SimulatedUnit unit = unit(withDials(4, false), seed, new Noise(0, 0, 0, 0.3));
    unit.turn(Control.DIAL_A, 20);
    unit.advance(Duration.ofSeconds(5));
    int steps = told(Turned.class).stream().mapToInt(Turned::steps).sum();
    assertTrue(steps == 20 || !told(Faulted.class).isEmpty(), steps + " steps and no word");
  }

  @Property(tries = 300)
  void afterAnyLossTheDialGoesOnAndEndsWell(@ForAll long seed) {
    SimulatedUnit unit = unit(withDials(4, false), seed, new Noise(0.3, 3 * MS, 0.1, 0.1));
    unit.turn(Control.DIAL_A, 10);
    unit.turn(Control.DIAL_A, -10);
    unit.advance(Duration.ofSeconds(5));
    assertTrue(told(Faulted.class).isEmpty() || events.getLast() instanceof UnitEvent.Recovered);
    unit.pins().noise(Noise.NONE);
    unit.turn(Control.DIAL_A, 1); // what was lost last is told with it
    unit.advance(Duration.ofSeconds(5));
    events.clear();
    unit.turn(Control.DIAL_A, 3);
    unit.advance(Duration.ofSeconds(5));
    assertEquals(3, told(Turned.class).stream().mapToInt(Turned::steps).sum());
    assertEquals(List.of(), told(Faulted.class));
  }

  @Property(tries = 500)
  void eachPressIsToldOnceWithItsTrueTime(@ForAll long seed, @ForAll @IntRange(max = 2) int noise) {
    SimulatedUnit unit = unit(HardwareProfile.small(), seed, BAD_CONTACTS.get(noise));
    SplittableRandom hands = new SplittableRandom(seed);
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      unit.advance(Duration.ofMillis(hands.nextInt(0, 300)));
      times.add(unit.whenFree(Control.SEAT_2));
      unit.tap(Control.SEAT_2);
    }
    unit.advance(Duration.ofSeconds(5));
    assertEquals(times, told(Pressed.class).stream().map(Pressed::nanos).toList());
    assertEquals(20, told(Released.class).size());
    assertEquals(40, events.size());
  }

  @Property(tries = 300)
  void aHoldIsOneHold(@ForAll long seed) {
    SimulatedUnit unit = unit(HardwareProfile.small(), seed, WRETCHED);
    long at = unit.clock().nanos();
    unit.hold(Control.DIAL_A, Duration.ofMillis(700));
    unit.advance(Duration.ofSeconds(2));
    assertEquals(
        List.of(new Pressed(Control.DIAL_A, at), new Held(Control.DIAL_A, at + 600 * MS)),
        events.subList(0, 2));
    assertEquals(1, told(Held.class).size());
    assertEquals(1, told(Released.class).size());
  }

  @Property(tries = 300)
  void pressesAndReleasesAlternateWhateverIsLost(@ForAll long seed) {
    SimulatedUnit unit = unit(HardwareProfile.small(), seed, new Noise(0.3, 3 * MS, 0.3, 0.2));
    for (int i = 0; i < 20; i++) {
      unit.tap(Control.ROLL);
    }
    unit.advance(Duration.ofSeconds(10));
    for (int i = 0; i < events.size(); i++) {
      assertTrue(i % 2 == 0 ? events.get(i) instanceof Pressed : events.get(i) instanceof Released);
    }
    assertEquals(0, events.size() % 2, "in the end it is up");
  }
}
