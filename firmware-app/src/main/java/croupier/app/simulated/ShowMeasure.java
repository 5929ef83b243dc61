package croupier.app.simulated;

import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.engine.Game;
import croupier.hal.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A show that nobody watches: how much of it there was in which time, how long every light was on,
 * and whether memory grows.
 */
public final class ShowMeasure {
  /** Lights are looked at so often; nothing on the unit keeps that rhythm. */
  private static final long LOOK = 997 * Clock.MILLISECOND;

  private static final int HEAP_SAMPLES = 100;

  /** By then the machine has learnt all that it learns at the beginning, in parts of the time. */
  private static final int WARM_UP = 10;

  private final SimulatedTable table;
  private final long[] lit;
  private final double[] light;
  private final List<Double> heap = new ArrayList<>();
  private boolean watchesMemory;
  private long looks;
  private long games;
  private long decisions;
  private Duration taken = Duration.ZERO;

  /** Measures what this table shows from now on. */
  public ShowMeasure(SimulatedTable table) {
    this.table = table;
    int lights = table.unit().chain().colours().length;
    lit = new long[lights];
    light = new double[lights];
    table.controller().watch(new Counter());
  }

  private final class Counter implements Onlooker {
    @Override
    public void happened(Happening happening) {
      decisions += happening.seat() == Happening.CHANCE ? 0 : 1;
    }

    @Override
    public void leaves(Game game, boolean over) {
      games++;
    }
  }

  /** From now on it looks at memory, too; that takes a moment each time. */
  public void watchMemory() {
    watchesMemory = true;
  }

  /**
   * Plays until so many games were shown, or so much time has passed on the table.
   *
   * @param mostGames no limit when it is 0
   * @param most likewise
   * @param clock says how long it takes
   */
  public void play(long mostGames, Duration most, Clock clock) {
    long begun = clock.nanos();
    long end = most.isZero() ? Long.MAX_VALUE : most.toNanos();
    long heapDue = end / WARM_UP;
    for (long now = 0; now < end && (mostGames == 0 || games < mostGames); ) {
      now += LOOK;
      table.advanceTo(now);
      look();
      if (watchesMemory && now >= heapDue) {
        heap.add(liveBytes());
        heapDue += end / HEAP_SAMPLES;
      }
    }
    taken = Duration.ofNanos(clock.nanos() - begun);
  }

  private void look() {
    looks++;
    int[] colours = table.unit().chain().colours();
    for (int i = 0; i < colours.length; i++) {
      int rgb = colours[i];
      if (rgb != 0) {
        lit[i]++;
        light[i] += Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xff, rgb & 0xff));
      }
    }
  }

  private static double liveBytes() {
    Runtime runtime = Runtime.getRuntime();
    runtime.gc();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  public long games() {
    return games;
  }

  public long decisions() {
    return decisions;
  }

  public long frames() {
    return table.unit().chain().frames();
  }

  /** How much time passed on the table. */
  public Duration shown() {
    return Duration.ofNanos(table.unit().clock().nanos());
  }

  /** How much time that took here. */
  public Duration taken() {
    return taken;
  }

  /** Which part of the time each light was on, however bright. */
  public double[] lit() {
    return Arrays.stream(lit).mapToDouble(count -> (double) count / looks).toArray();
  }

  /** How hard the busiest of its three colours worked on average, of full brightness. */
  public double[] brightness() {
    return Arrays.stream(light).map(sum -> sum / looks / 255).toArray();
  }

  /** What memory did, as samples at even distances. */
  public List<Double> heap() {
    return List.copyOf(heap);
  }
}
