package croupier.pi;

import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import java.lang.foreign.MemorySegment;

/**
 * The few things that are asked of the Linux kernel itself. Files are known by their number, as in
 * C. The tests put another kernel in its place.
 */
interface Kernel {
  /**
   * The kernel under this program.
   *
   * @throws PinFault when it is not Linux
   */
  static Kernel here() throws PinFault {
    return of(System.getProperty("os.name"));
  }

  /** Asks before {@link Linux} is touched: elsewhere its functions are not there. */
  static Kernel of(String system) throws PinFault {
    if (!system.equals("Linux")) {
      throw new PinFault(Fault.of("not-linux").with("system", system));
    }
    return new Linux();
  }

  /** Opens a device for reading and writing. */
  int open(String path) throws Refused;

  void close(int file);

  /** What C calls ioctl: a request of a device, with a structure that goes in and comes back. */
  void control(int file, int request, MemorySegment structure) throws Refused;

  /** Reads what is there, and says how many bytes that was. */
  int read(int file, MemorySegment into) throws Refused;

  void write(int file, MemorySegment from, int bytes) throws Refused;

  /**
   * Waits until one of the files has something to say, at most for so long.
   *
   * @param polled an array of {@code struct pollfd}, see {@link Abi}
   * @return how many have something to say; none also when a signal came
   */
  int poll(MemorySegment polled, int count, long nanos) throws Refused;

  /** A file that becomes readable when another thread writes eight bytes into it. */
  int bell() throws Refused;

  /** A socket that sends to the local address, which a file or an abstract name is. */
  int datagramsTo(String address) throws Refused;

  /** The kernel said no. */
  final class Refused extends Exception {
    static final int NO_PERMISSION = 13;
    static final int BUSY = 16;
    static final int NO_SUCH_FILE = 2;
    static final int NO_SUCH_DEVICE = 19;
    static final int INTERRUPTED = 4;

    private static final long serialVersionUID = 1;
    private final int code;

    /**
     * @param code what C calls errno
     */
    Refused(int code, String sentence) {
      super(sentence, null, false, false);
      this.code = code;
    }

    int code() {
      return code;
    }
  }
}
