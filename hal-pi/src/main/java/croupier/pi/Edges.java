package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.PinFault;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears the edges of all input lines, on the thread that asks for them.
 *
 * <p>The kernel takes the time of each edge and keeps it until it is asked for, a thousand of each
 * group; so the one thread of the unit may be busy or stopped for a while, and then hears what
 * happened in the order in which it did. Nothing runs while nothing happens.
 */
final class Edges implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Edges.class);
  private static final int MOST_GROUPS = 8;
  private static final int MOST_EDGES = 16 * Abi.MOST_LINES;

  /** A group of lines, and the edges of it that were read and not yet told. */
  private final class Group {
    final KernelLines lines;
    final EdgeListener listener;
    final MemorySegment read;
    int next;
    int end;
    int lastNumber;

    Group(KernelLines lines, EdgeListener listener) {
      this.lines = lines;
      this.listener = listener;
      read = arena.allocate((long) MOST_EDGES * Abi.LineEvent.BYTES, JAVA_LONG.byteAlignment());
    }

    void read() throws Kernel.Refused {
      next = 0;
      end = kernel.read(lines.file(), read);
    }

    boolean hasNext() {
      return next < end;
    }

    long nextNanos() {
      return read.get(JAVA_LONG, next + Abi.LineEvent.NANOS);
    }

    void tellNext() {
      int number = read.get(JAVA_INT, next + Abi.LineEvent.NUMBER);
      int lost = number - lastNumber - 1;
      lastNumber = number;
      if (lost > 0) {
        LOG.warn("{} edges came faster than they were taken, and are lost.", lost);
      }
      int line = lines.lineOf(read.get(JAVA_INT, next + Abi.LineEvent.OFFSET));
      boolean high = read.get(JAVA_INT, next + Abi.LineEvent.KIND) == Abi.LineEvent.RISING;
      long nanos = nextNanos();
      next += Abi.LineEvent.BYTES;
      try {
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
  private boolean closed;

  Edges(Kernel kernel) throws PinFault {
    this.kernel = kernel;
    try {
      bell = kernel.bell();
    } catch (Kernel.Refused refused) {
      arena.close();
      throw new PinFault("Edges cannot be waited for: " + refused.getMessage() + ".", refused);
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
    try {
      if (kernel.poll(polled, 1 + groups.size(), Math.max(nanos, 0)) == 0) {
        return;
      }
      if (seen(0) != 0) {
        kernel.read(bell, heard);
      }
      for (int i = 0; i < groups.size(); i++) {
        short seen = seen(i + 1);
        if ((seen & Abi.Polled.GONE) != 0) {
          throw gone("the kernel took it away");
        }
        if (seen != 0) {
          groups.get(i).read();
        }
      }
    } catch (Kernel.Refused refused) {
      throw gone(refused.getMessage());
    }
    tell();
  }

  private static PinFault gone(String why) {
    return new PinFault("The GPIO chip is gone: " + why + ".");
  }

  private short seen(int place) {
    return polled.get(JAVA_SHORT, (long) place * Abi.Polled.BYTES + Abi.Polled.SEEN);
  }

  private void tell() {
    for (Group first = first(); first != null; first = first()) {
      first.tellNext();
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
