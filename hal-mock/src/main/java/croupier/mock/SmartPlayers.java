package croupier.mock;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/**
 * People who play whatever the unit offers: each looks at the picture, picks one of the keys it
 * lists, and does what it says, a moment later. They know no game. Several act at the same time; a
 * seat's button is pressed by its owner only, everything else by anybody. Who holds the own seat's
 * button has another hand, and uses what is offered meanwhile.
 */
public final class SmartPlayers {
  private static final long NEVER = Long.MAX_VALUE;
  private static final long SHORTEST_THOUGHT = 200 * Clock.MILLISECOND;
  private static final long LONGEST_THOUGHT = 900 * Clock.MILLISECOND;
  private static final Duration LONGER_THAN_A_HOLD = Duration.ofMillis(250);
  private static final long LONGEST_LOOK = 4 * Clock.SECOND;
  private static final int MOST_STEPS = 2;

  private final SimulatedUnit unit;
  private final SplittableRandom chance;
  private final ToIntFunction<Key> liking;
  private final int patience;
  private final long[] actsAt;

  /** Until when each person holds the own seat's button; {@link #NEVER} when not. */
  private final long[] holdsUntil;

  private UnitPicture seen = UnitPicture.DARK;
  private boolean minding = true;
  private long gestures;

  /** People who like all keys alike. */
  public SmartPlayers(SimulatedUnit unit, int people, long seed) {
    this(unit, people, seed, key -> 1);
  }

  /**
   * @param liking how much a key is liked; one of 2 is picked twice as often as one of 1, and one
   *     of 0 never
   */
  public SmartPlayers(SimulatedUnit unit, int people, long seed, ToIntFunction<Key> liking) {
    this(unit, people, seed, liking, 1);
  }

  /**
   * @param patience how many times as long they think as people in a hurry
   */
  public SmartPlayers(
      SimulatedUnit unit, int people, long seed, ToIntFunction<Key> liking, int patience) {
    this.patience = patience;
    this.unit = unit;
    this.chance = new SplittableRandom(seed);
    this.liking = liking;
    this.actsAt = new long[people];
    this.holdsUntil = new long[people];
    Arrays.fill(actsAt, NEVER);
    Arrays.fill(holdsUntil, NEVER);
  }

  /**
   * Whether they mind the unit from now on. Who does not begins nothing, and ends what he holds.
   */
  public void mind(boolean newMinding) {
    minding = newMinding;
    Arrays.fill(actsAt, NEVER);
    seen = UnitPicture.DARK;
  }

  /** How many gestures they have made. */
  public long gestures() {
    return gestures;
  }

  /**
   * When somebody next acts, or {@link Long#MAX_VALUE} when all wait for a new picture. Ask after
   * the picture may have changed: that is when they look.
   */
  public long nextDue() {
    look();
    long due = NEVER;
    for (int person = 0; person < actsAt.length; person++) {
      due = Math.min(due, Math.min(actsAt[person], holdsUntil[person]));
    }
    return due;
  }

  /** Lets those act whose moment has come. */
  public void tick(long now) {
    look();
    for (int person = 0; person < actsAt.length; person++) {
      if (now >= holdsUntil[person]) {
        unit.release(Control.seat(person));
        holdsUntil[person] = NEVER;
        actsAt[person] = minding ? now + thought() : NEVER;
      }
      if (now >= actsAt[person]) {
        actsAt[person] = act(person, now);
      }
    }
  }

  private void look() {
    UnitPicture picture = unit.unit().picture();
    if (picture == seen || !minding) {
      return;
    }
    seen = picture;
    for (int person = 0; person < actsAt.length; person++) {
      if (actsAt[person] == NEVER) {
        actsAt[person] = unit.clock().nanos() + thought();
      }
    }
  }

  private long thought() {
    return patience * chance.nextLong(SHORTEST_THOUGHT, LONGEST_THOUGHT);
  }

  /** Picks a key and uses it; says when this person acts again. */
  private long act(int person, long now) {
    List<Key> keys = seen.prompt().keys();
    int total = 0;
    boolean othersAreAtIt = false;
    for (int i = 0; i < keys.size(); i++) {
      Key key = keys.get(i);
      if (isFor(person, key)) {
        if (unit.whenFree(key.control()) > now) {
          othersAreAtIt = true;
        } else {
          total += liking.applyAsInt(key);
        }
      }
    }
    if (total == 0) {
      return othersAreAtIt ? now + thought() : NEVER;
    }
    int pick = chance.nextInt(total);
    for (int i = 0; i < keys.size(); i++) {
      Key key = keys.get(i);
      if (isFor(person, key) && unit.whenFree(key.control()) <= now) {
        pick -= liking.applyAsInt(key);
        if (pick < 0) {
          return use(person, key) + thought();
        }
      }
    }
    return NEVER;
  }

  private boolean isFor(int person, Key key) {
    Control control = key.control();
    if (holdsUntil[person] != NEVER && (control.isSeat() || key.gesture() == Gesture.HOLD)) {
      return false;
    }
    return unit.unit().profile().has(control) && (!control.isSeat() || control.seat() == person);
  }

  /** Does what a key says; when a hand is free again. */
  private long use(int person, Key key) {
    gestures++;
    Control control = key.control();
    switch (key.gesture()) {
      case PRESS -> unit.tap(control);
      case HOLD -> {
        long held = unit.whenFree(control) + holdTime().toNanos();
        if (control.isSeat()) {
          unit.press(control);
          holdsUntil[person] = held + chance.nextLong(LONGEST_LOOK);
          return held;
        }
        unit.hold(control, holdTime());
      }
      case TURN -> {
        int steps = chance.nextInt(1, MOST_STEPS + 1);
        unit.turn(control, chance.nextBoolean() ? steps : -steps);
      }
    }
    return unit.whenFree(control);
  }

  private Duration holdTime() {
    long hold = unit.unit().profile().buttons().timing().holdNanos();
    return LONGER_THAN_A_HOLD.plusNanos(hold);
  }
}
