package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.PinFault;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears the edges of all input lines, on the thread that asks for them.
 *
 * <p>The kernel takes the time of each edge and keeps it until it is asked for, a thousand of each
 * group; so the one thread of the unit may be busy or stopped for a while, and then hears what
 * happened in the order in which it did. Nothing runs while nothing happens.
 *
 * <p>The kernel takes an edge in two steps, and that shows:
 *
 * <pre>
 *   the interrupt          takes the time, and a number among the edges of the group
 *   a thread of the line   reads the level, counts the line's edges, puts the edge where we read it
 * </pre>
 *
 * <ul>
 *   <li>The threads of two lines run side by side, so edges may lie there in another order than
 *       they happened. They are sorted by the group's numbers, and a number that is missing gets a
 *       moment to come.
 *   <li>A contact that bounces faster than its thread starts has two interrupts and one edge. So a
 *       missing number of the group is no loss. The line's own numbers are: what was counted and is
 *       not there was thrown away, because too much waited to be read. They are always in order.
 *   <li>Such an edge tells the level that the line had already. That is bounce, and is dropped.
 * </ul>
 */
final class Edges implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Edges.class);
  private static final int MOST_GROUPS = 8;
  private static final int MOST_EDGES = 16 * Abi.MOST_LINES;

  /** The threads of the lines go before all programs, and start far sooner than this. */
  private static final long MOMENT = Clock.MILLISECOND;

  private static final long COMPLAIN_AGAIN = 60 * Clock.SECOND;

  /** A group of lines, and the edges of it that were read and not yet told. */
  private final class Group {
    private static final byte UNKNOWN = -1;

    final KernelLines lines;
    final EdgeListener listener;

    /** What is there, and what comes in a moment. */
    final MemorySegment read;

    /** Where each edge lies in what was read, in their order. */
    final int[] order = new int[2 * MOST_EDGES];

    final int[] lineNumber = new int[Abi.MOST_LINES];
    final byte[] level = new byte[Abi.MOST_LINES];
    int next;
    int count;
    int lastNumber;

    Group(KernelLines lines, EdgeListener listener) {
      this.lines = lines;
      this.listener = listener;
      read = arena.allocate((long) order.length * Abi.LineEvent.BYTES, JAVA_LONG.byteAlignment());
      Arrays.fill(level, UNKNOWN);
    }

    void forget() {
      next = 0;
      count = 0;
    }

    void read() throws Kernel.Refused {
      long from = (long) count * Abi.LineEvent.BYTES;
      long most = (long) MOST_EDGES * Abi.LineEvent.BYTES;
      int bytes = kernel.read(lines.file(), read.asSlice(from, most));
      for (int at = 0; at < bytes; at += Abi.LineEvent.BYTES) {
        sortIn((int) from + at);
      }
    }

    /** They are nearly in order. */
    private void sortIn(int edge) {
      int place = count++;
      while (place > 0 && number(edge) - number(order[place - 1]) < 0) {
        order[place] = order[place - 1];
        place--;
      }
      order[place] = edge;
    }

    /** Whether a number is missing before the last that was read. */
    boolean isIncomplete() {
      return count > 0 && number(order[count - 1]) - lastNumber > count;
    }

    boolean hasNext() {
      return next < count;
    }

    long nextNanos() {
      return read.get(JAVA_LONG, order[next] + Abi.LineEvent.NANOS);
    }

    private int number(int edge) {
      return read.get(JAVA_INT, edge + Abi.LineEvent.NUMBER);
    }

    void tellNext() {
      long nanos = nextNanos();
      int edge = order[next++];
      if (number(edge) - lastNumber > 0) {
        lastNumber = number(edge);
      }
      int line = lines.lineOf(read.get(JAVA_INT, edge + Abi.LineEvent.OFFSET));
      boolean high = read.get(JAVA_INT, edge + Abi.LineEvent.KIND) == Abi.LineEvent.RISING;
      int lineNumberNow = read.get(JAVA_INT, edge + Abi.LineEvent.LINE_NUMBER);
      int lost = lineNumberNow - lineNumber[line] - 1;
      lineNumber[line] = lineNumberNow;
      byte levelNow = (byte) (high ? 1 : 0);
      if (lost == 0 && level[line] == levelNow) {
        return;
      }
      level[line] = levelNow;
      try {
        if (lost > 0) {
          complain(lost, nanos);
          listener.lost(line, nanos);
        }
        listener.edge(line, high, nanos);
      } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError mistake) {
        // One edge that nobody could take is no reason to hear none from now on.
        LOG.error("An edge was not taken, by a mistake of the program; please report it.", mistake);
      }
    }
  }

  private final Kernel kernel;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment polled =
      arena.allocate((long) (1 + MOST_GROUPS) * Abi.Polled.BYTES, JAVA_LONG.byteAlignment());
  private final MemorySegment ring = arena.allocate(JAVA_LONG);
  private final MemorySegment heard = arena.allocate(JAVA_LONG);
  private final List<Group> groups = new ArrayList<>();
  private final int bell;
  private final IntConsumer complaints;
  private int lostUntold;
  private long nextComplaint = Long.MIN_VALUE;
  private boolean closed;

  Edges(Kernel kernel) throws PinFault {
    this(
        kernel, lost -> LOG.warn("{} edges came faster than they were taken, and are lost.", lost));
  }

  /**
   * @param complaints is told how many edges were lost, and not more often than once a minute
   */
  Edges(Kernel kernel, IntConsumer complaints) throws PinFault {
    this.kernel = kernel;
    this.complaints = complaints;
    try {
      bell = kernel.bell();
    } catch (Kernel.Refused refused) {
      arena.close();
      throw new PinFault(Fault.of("no-edges").with("why", refused.getMessage()), refused);
    }
    ring.set(JAVA_LONG, 0, 1);
    watch(bell, 0);
  }

  private void watch(int file, int place) {
    polled.set(JAVA_INT, (long) place * Abi.Polled.BYTES + Abi.Polled.FILE, file);
    polled.set(
        JAVA_SHORT, (long) place * Abi.Polled.BYTES + Abi.Polled.WANTED, Abi.Polled.READABLE);
  }

  void add(KernelLines lines, EdgeListener listener) {
    if (groups.size() == MOST_GROUPS) {
      throw new IllegalStateException("a unit has few groups of lines");
    }
    groups.add(new Group(lines, listener));
    watch(lines.file(), groups.size());
  }

  /** Ends the waiting of {@link #hear}; for any thread. */
  synchronized void wake() {
    try {
      if (!closed) {
        kernel.write(bell, ring, Long.BYTES);
      }
    } catch (Kernel.Refused full) {
      throw new IllegalStateException("nobody rings that often", full);
    }
  }

  /**
   * Waits for an edge, for {@link #wake}, or for the time to pass; then tells all edges in the
   * order of their time.
   */
  void hear(long nanos) throws PinFault {
    for (int i = 0; i < groups.size(); i++) {
      groups.get(i).forget();
    }
    try {
      fetch(Math.max(nanos, 0));
      if (isIncomplete()) {
        fetch(MOMENT);
      }
    } catch (Kernel.Refused refused) {
      throw new PinFault(Fault.of("chip-gone").with("why", refused.getMessage()), refused);
    }
    tell();
  }

  private void fetch(long nanos) throws Kernel.Refused, PinFault {
    if (kernel.poll(polled, 1 + groups.size(), nanos) == 0) {
      return;
    }
    if (seen(0) != 0) {
      kernel.read(bell, heard);
    }
    for (int i = 0; i < groups.size(); i++) {
      short seen = seen(i + 1);
      if ((seen & Abi.Polled.GONE) != 0) {
        throw new PinFault(Fault.of("chip-taken-away"));
      }
      if (seen != 0) {
        groups.get(i).read();
      }
    }
  }

  private boolean isIncomplete() {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).isIncomplete()) {
        return true;
      }
    }
    return false;
  }

  private short seen(int place) {
    return polled.get(JAVA_SHORT, (long) place * Abi.Polled.BYTES + Abi.Polled.SEEN);
  }

  private void tell() {
    for (Group first = first(); first != null; first = first()) {
      first.tellNext();
    }
  }

  /** A line that floats loses edges all the time, and the log is for people to read. */
  private void complain(int lost, long nanos) {
    lostUntold += lost;
    if (nanos >= nextComplaint) {
      complaints.accept(lostUntold);
      lostUntold = 0;
      nextComplaint = nanos + COMPLAIN_AGAIN;
    }
  }

  private Group first() {
    Group first = null;
    for (int i = 0; i < groups.size(); i++) {
      Group group = groups.get(i);
      if (group.hasNext() && (first == null || group.nextNanos() < first.nextNanos())) {
        first = group;
      }
    }
    return first;
  }

  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    groups.forEach(group -> group.lines.close());
    kernel.close(bell);
    arena.close();
  }
}
