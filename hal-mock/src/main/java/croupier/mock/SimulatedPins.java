package croupier.mock;

import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.pins.Bias;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.hal.pins.ToneLine;
import croupier.hal.pins.WaitingPins;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A header whose contacts bounce, whose edges get lost, and whose lines break, all in virtual time
 * and all from one seed.
 */
public final class SimulatedPins implements WaitingPins {
  /** Sees each level that an output line is driven to. */
  @FunctionalInterface
  public interface Watcher {
    void driven(int gpio, boolean high, long nanos);
  }

  /** What can befall an edge, or a frame. */
  public enum Mishap {
    BOUNCED,
    LOST,
    OVERTAKEN,
    /** The finger moved, and the line did not. */
    STUCK,
    /** What was written did not get through. */
    REFUSED
  }

  /** Hears each tone that begins on a line. */
  @FunctionalInterface
  public interface Ear {
    void heard(int gpio, Tone tone, long nanos);
  }

  private static final int GPIOS = 28;

  /** How long an edge that lost its place waits for the one that overtakes it. */
  private static final long SWAP_WAIT = Clock.MILLISECOND;

  private static final int RISE = 1;
  private static final int LATE = 2;
  private static final int NOWHERE = 4;
  private static final int KINDS = 8;
  private static final int MOST_BOUNCES = 20;

  /** One group of input lines, and the edge of it that is being overtaken. */
  private static final class Group implements InputLines {
    private final int[] gpios;
    private final boolean[] level;
    private final EdgeListener listener;
    private int lateLine = -1;
    private boolean lateHigh;
    private long lateAt;

    /** Of which lines edges were lost that nobody has been told of. */
    private final boolean[] lost;

    Group(List<Integer> gpios, boolean[] level, EdgeListener listener) {
      this.gpios = gpios.stream().mapToInt(Integer::intValue).toArray();
      this.lost = new boolean[this.gpios.length];
      this.level = level;
      this.listener = listener;
    }

    @Override
    public boolean high(int line) {
      return level[gpios[line]];
    }

    void hear(int line, boolean high, long at) {
      tell(line, high, at);
      hearLate();
    }

    private void tell(int line, boolean high, long at) {
      if (lost[line]) {
        lost[line] = false;
        listener.lost(line, at);
      }
      listener.edge(line, high, at);
    }

    void hearLate() {
      if (lateLine >= 0) {
        int line = lateLine;
        lateLine = -1;
        tell(line, lateHigh, lateAt);
      }
    }
  }

  private final VirtualClock clock;
  private final SplittableRandom chance;
  private final EdgeSchedule schedule = new EdgeSchedule();
  private final List<Watcher> watchers = new ArrayList<>();
  private final List<Ear> ears = new ArrayList<>();
  private Noise noise = Noise.NONE;

  private final Group[] groupOf = new Group[GPIOS];
  private final int[] lineOf = new int[GPIOS];
  private final boolean[] taken = new boolean[GPIOS];
  private final boolean[] occupied = new boolean[GPIOS];
  private final boolean[] broken = new boolean[GPIOS];
  private final boolean[] stuck = new boolean[GPIOS];

  /** What the finger does; the level is something else when the line is stuck. */
  private final boolean[] contact = new boolean[GPIOS];

  private final boolean[] level = new boolean[GPIOS];
  private ByteStream chain = (bytes, length) -> {};
  private final long[] changes = new long[GPIOS];
  private final long[] mishaps = new long[Mishap.values().length];
  private long edges;

  public SimulatedPins(VirtualClock clock, long seed) {
    this.clock = clock;
    this.chance = new SplittableRandom(seed);
  }

  public void noise(Noise next) {
    noise = next;
  }

  /** Who takes the bytes that are sent over data and clock. */
  public void attach(ByteStream receiver) {
    chain = receiver;
  }

  public void attach(Watcher watcher) {
    watchers.add(watcher);
  }

  public void listen(Ear ear) {
    ears.add(ear);
  }

  /** The line belongs to another program from now on. */
  public void occupy(int gpio) {
    occupied[gpio] = true;
  }

  /** Writing to the line fails from now on; for a chain, break its data line. */
  public void breakLine(int gpio) {
    broken[gpio] = true;
  }

  public void mendLine(int gpio) {
    broken[gpio] = false;
  }

  /** The line keeps this level whatever the contact does. */
  public void stick(int gpio, boolean high) {
    stuck[gpio] = true;
    change(gpio, high);
  }

  public void unstick(int gpio) {
    stuck[gpio] = false;
    change(gpio, contact[gpio]);
  }

  /** How many edges there have been, heard or not. */
  public long edges() {
    return edges;
  }

  /** How often that has befallen one. */
  public long count(Mishap mishap) {
    return mishaps[mishap.ordinal()];
  }

  private void befalls(Mishap mishap) {
    mishaps[mishap.ordinal()]++;
  }

  /** The level of a line as it is now. */
  public boolean isHigh(int gpio) {
    return level[gpio];
  }

  /** How often the level of a line has changed. */
  public long changes(int gpio) {
    return changes[gpio];
  }

  /** A contact changes at a time to come, and bounces for no longer than it may. */
  public void contact(int gpio, boolean high, long at, long mostBounce) {
    schedule.add(at, what(gpio, high, 0));
    if (noise.bounce() == 0) {
      return;
    }
    long end = at + Math.min(noise.bounceNanos(), mostBounce);
    long longest = Math.max(2, (end - at) / 4);
    long time = at;
    for (int i = 0; i < MOST_BOUNCES && chance.nextDouble() < noise.bounce(); i++) {
      long opens = time + chance.nextLong(1, longest);
      time = opens + chance.nextLong(1, longest);
      if (time >= end) {
        return;
      }
      befalls(Mishap.BOUNCED);
      if (happens(noise.readLate())) {
        schedule.add(time, what(gpio, high, NOWHERE));
      } else {
        schedule.add(opens, what(gpio, !high, 0));
        schedule.add(time, what(gpio, high, 0));
      }
    }
  }

  /** When the next edge comes, or {@link Long#MAX_VALUE}. */
  public long nextDue() {
    return schedule.next();
  }

  /** Lets all edges up to now happen. */
  public void tick(long now) {
    while (schedule.next() <= now) {
      int what = schedule.take();
      int gpio = what / KINDS;
      if ((what & LATE) != 0) {
        groupOf[gpio].hearLate();
        continue;
      }
      if ((what & NOWHERE) != 0) {
        bounceUnseen(gpio);
        continue;
      }
      boolean high = (what & RISE) != 0;
      contact[gpio] = high;
      if (stuck[gpio]) {
        befalls(Mishap.STUCK);
      } else {
        change(gpio, high);
      }
    }
  }

  /** Waiting lets virtual time pass, to the next edge at most. */
  @Override
  public void hear(long nanos) throws PinFault {
    long until = clock.nanos() + Math.max(nanos, 0);
    clock.moveTo(Math.max(clock.nanos(), Math.min(until, schedule.next())));
    tick(clock.nanos());
  }

  /** Nobody waits in virtual time. */
  @Override
  public void wake() {}

  private static int what(int gpio, boolean high, int kind) {
    return gpio * KINDS | kind | (high ? RISE : 0);
  }

  /** The contact went to and fro, and was where it is when its level was read: once, or twice. */
  private void bounceUnseen(int gpio) {
    if (groupOf[gpio] == null || stuck[gpio]) {
      return;
    }
    edges += 2;
    int told = happens(0.5) ? 2 : 1;
    for (int i = 0; i < told; i++) {
      groupOf[gpio].hear(lineOf[gpio], level[gpio], clock.nanos());
    }
  }

  private void change(int gpio, boolean high) {
    if (level[gpio] == high) {
      return;
    }
    level[gpio] = high;
    changes[gpio]++;
    edges++;
    Group group = groupOf[gpio];
    if (group == null) {
      return;
    }
    if (happens(noise.lost())) {
      group.lost[lineOf[gpio]] = true;
      befalls(Mishap.LOST);
      return;
    }
    long now = clock.nanos();
    if (group.lateLine < 0 && happens(noise.swapped())) {
      group.lateLine = lineOf[gpio];
      group.lateHigh = high;
      group.lateAt = now;
      befalls(Mishap.OVERTAKEN);
      schedule.add(now + SWAP_WAIT, what(gpio, false, LATE));
      return;
    }
    group.hear(lineOf[gpio], high, now);
  }

  private boolean happens(double likelihood) {
    return likelihood > 0 && chance.nextDouble() < likelihood;
  }

  @Override
  public InputLines inputs(List<Integer> gpios, Bias bias, EdgeListener listener) throws PinFault {
    Group group = new Group(gpios, level, listener);
    for (int line = 0; line < gpios.size(); line++) {
      int gpio = gpios.get(line);
      take(gpio);
      groupOf[gpio] = group;
      lineOf[gpio] = line;
      contact[gpio] = bias == Bias.PULL_UP;
      level[gpio] = stuck[gpio] ? level[gpio] : contact[gpio];
    }
    return group;
  }

  @Override
  public OutputLine output(int gpio) throws PinFault {
    take(gpio);
    level[gpio] = false;
    return high -> drive(gpio, high);
  }

  private void drive(int gpio, boolean high) throws PinFault {
    refuseWhenBroken(gpio);
    changes[gpio] += level[gpio] == high ? 0 : 1;
    level[gpio] = high;
    for (int i = 0; i < watchers.size(); i++) {
      watchers.get(i).driven(gpio, high, clock.nanos());
    }
  }

  @Override
  public ToneLine tone(int gpio) throws PinFault {
    take(gpio);
    return tone -> {
      refuseWhenBroken(gpio);
      // It swings faster than anybody counts: a whole tone is one change.
      changes[gpio] += tone.isHeard() ? 1 : 0;
      for (int i = 0; i < ears.size(); i++) {
        ears.get(i).heard(gpio, tone, clock.nanos());
      }
    };
  }

  @Override
  public ByteStream stream(int data, int clockLine) throws PinFault {
    take(data);
    take(clockLine);
    return (bytes, length) -> {
      refuseWhenBroken(data);
      refuseWhenBroken(clockLine);
      chain.write(bytes, length);
    };
  }

  private void take(int gpio) throws PinFault {
    if (taken[gpio] || occupied[gpio]) {
      throw new PinFault(Fault.ofLine("line-in-use", gpio));
    }
    taken[gpio] = true;
  }

  private void refuseWhenBroken(int gpio) throws PinFault {
    if (broken[gpio]) {
      befalls(Mishap.REFUSED);
      throw new PinFault(Fault.ofLine("line-not-written", gpio));
    }
  }

  @Override
  public void close() {
    for (int gpio = 0; gpio < GPIOS; gpio++) {
      taken[gpio] = false;
      groupOf[gpio] = null;
    }
  }
}
