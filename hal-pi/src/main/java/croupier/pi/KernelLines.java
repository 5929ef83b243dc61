package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Lines that the kernel has given us, as one group. */
final class KernelLines implements AutoCloseable {
  private final Kernel kernel;
  private final int file;
  private final List<Integer> gpios;
  private final int[] lineOf = new int[Abi.MOST_LINES];
  private final long all;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment values =
      arena.allocate(Abi.LineValues.BYTES, JAVA_LONG.byteAlignment());
  private long levels;

  KernelLines(Kernel kernel, int file, List<Integer> gpios) {
    this.kernel = kernel;
    this.file = file;
    this.gpios = List.copyOf(gpios);
    for (int line = 0; line < gpios.size(); line++) {
      lineOf[gpios.get(line)] = line;
    }
    this.all = gpios.size() == Abi.MOST_LINES ? -1 : (1L << gpios.size()) - 1;
  }

  int file() {
    return file;
  }

  /** The place in the group of a GPIO that is in it. */
  int lineOf(int gpio) {
    return lineOf[gpio];
  }

  /** Whether the line is high now; when the kernel will not say, what it said last. */
  boolean high(int line) {
    values.set(JAVA_LONG, Abi.LineValues.MASK, all);
    try {
      kernel.control(file, Abi.LineValues.GET, values);
      levels = values.get(JAVA_LONG, Abi.LineValues.BITS);
    } catch (Kernel.Refused _) {
      // That the chip is gone is heard where edges are waited for.
    }
    return (levels >> line & 1) != 0;
  }

  /** Drives the lines of the mask, each to its bit. */
  void drive(long bits, long mask) throws PinFault {
    values.set(JAVA_LONG, Abi.LineValues.BITS, bits);
    values.set(JAVA_LONG, Abi.LineValues.MASK, mask);
    try {
      kernel.control(file, Abi.LineValues.SET, values);
    } catch (Kernel.Refused refused) {
      throw new PinFault(
          Fault.ofLines("lines-not-driven", gpios).with("why", refused.getMessage()), refused);
    }
  }

  @Override
  public void close() {
    kernel.close(file);
    arena.close();
  }
}
