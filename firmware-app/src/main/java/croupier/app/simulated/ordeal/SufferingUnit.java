package croupier.app.simulated.ordeal;

import croupier.app.seat.TableThread;
import croupier.app.seat.Thinker;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.Noise;
import croupier.mock.SimulatedPins;
import croupier.mock.SimulatedPins.Mishap;
import croupier.mock.SimulatedUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** What goes on for a while at a unit of an evening, and what that does to its parts. */
final class SufferingUnit {
  private static final Noise BAD_EDGES = new Noise(0.7, 5 * Clock.MILLISECOND, 0.05, 0.2, 0.05);
  private static final Noise BAD_CONTACTS = new Noise(0.9, 12 * Clock.MILLISECOND, 0, 0);

  /** In simulated time bots think at once, so much. */
  private static final int TRIALS = 10;

  private static final long HANGS = 5 * Clock.SECOND;

  private final Tally tally;
  private final List<Blow> present = new ArrayList<>();
  private long chainWholeSince;

  /** How many bounces there were before contacts became bad; below 0 while they are good. */
  private long bounces = -1;

  SufferingUnit(Tally tally) {
    this.tally = tally;
  }

  /** Where bots think; one that hangs is never heard of again. */
  Thinker thinker() {
    return Thinker.on(
        thought -> {
          if (present.stream().noneMatch(blow -> blow.what() == Trouble.BOT)) {
            tally.count("way bot");
            thought.run();
          } else {
            tally.count("fault " + Trouble.BOT.id());
          }
        },
        TRIALS);
  }

  /** Where programs think: one that hangs is told so when its time is over. */
  Thinker programs(TableThread table) {
    return Thinker.on(
        thought -> {
          if (present.stream().noneMatch(blow -> blow.what() == Trouble.BOT)) {
            thought.run();
          } else {
            tally.count("a program hangs");
            table.after(HANGS, thought);
          }
        },
        TRIALS);
  }

  void add(Blow blow) {
    present.add(blow);
  }

  /** What still goes on. */
  List<Blow> present(long now) {
    return present.stream().filter(blow -> blow.isOn(now)).toList();
  }

  long nextEnd() {
    long next = Long.MAX_VALUE;
    for (int i = 0; i < present.size(); i++) {
      next = Math.min(next, present.get(i).ends());
    }
    return next;
  }

  /** What has lasted long enough ends, unless something else of its kind goes on. */
  void ends(long now, Consumer<Blow> heal) {
    for (Blow blow : List.copyOf(present)) {
      if (blow.ends() <= now) {
        present.remove(blow);
        if (present.stream().noneMatch(other -> other.what() == blow.what())) {
          heal.accept(blow);
        }
      }
    }
  }

  /** Since when every frame has reached the lights. */
  long chainWholeSince(long now) {
    for (int i = 0; i < present.size(); i++) {
      if (present.get(i).what() == Trouble.CHAIN) {
        chainWholeSince = now;
      }
    }
    return chainWholeSince;
  }

  /** Whether a new unit has it not, until it strikes there. */
  boolean isOfTheUnit(Blow blow) {
    return switch (blow.what()) {
      case EDGES, BOUNCE, CHAIN, BUTTON, HANDS, PHONES -> true;
      default -> false;
    };
  }

  void strike(Blow blow, SimulatedUnit unit, SplittableRandom chance) {
    HardwareProfile profile = unit.unit().profile();
    switch (blow.what()) {
      case EDGES -> unit.pins().noise(BAD_EDGES);
      case BOUNCE -> {
        bounces = bounces < 0 ? unit.pins().count(Mishap.BOUNCED) : bounces;
        unit.pins().noise(BAD_CONTACTS);
      }
      case CHAIN -> unit.pins().breakLine(profile.chain().data());
      case BUTTON -> unit.pins().stick(profile.pushOf(stuck(blow, profile)), chance.nextBoolean());
      default -> {}
    }
  }

  /** A unit is no more; what befell its pins. */
  void count(SimulatedPins pins) {
    countBounces(pins);
    count(pins, Mishap.LOST, Trouble.EDGES);
    count(pins, Mishap.OVERTAKEN, Trouble.EDGES);
    count(pins, Mishap.STUCK, Trouble.BUTTON);
    count(pins, Mishap.REFUSED, Trouble.CHAIN);
  }

  private void countBounces(SimulatedPins pins) {
    if (bounces >= 0) {
      tally.count("fault " + Trouble.BOUNCE.id(), pins.count(Mishap.BOUNCED) - bounces);
      bounces = -1;
    }
  }

  private void count(SimulatedPins pins, Mishap mishap, Trouble trouble) {
    tally.count("fault " + trouble.id(), pins.count(mishap));
  }

  void heal(Blow blow, SimulatedUnit unit) {
    HardwareProfile profile = unit.unit().profile();
    switch (blow.what()) {
      case EDGES, BOUNCE -> {
        countBounces(unit.pins());
        unit.pins().noise(Noise.USUAL);
      }
      case CHAIN -> unit.pins().mendLine(profile.chain().data());
      case BUTTON -> {
        for (Control control : Control.values()) {
          if (profile.has(control)) {
            unit.pins().unstick(profile.pushOf(control));
          }
        }
      }
      default -> {}
    }
  }

  private static Control stuck(Blow blow, HardwareProfile profile) {
    List<Control> all = List.of(Control.values()).stream().filter(profile::has).toList();
    return all.get((int) Math.floorMod(blow.seed(), (long) all.size()));
  }
}
