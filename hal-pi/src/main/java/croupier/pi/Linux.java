package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;

/**
 * The kernel under the JVM, through the C library.
 *
 * <p>All functions are called in one form, four whole registers in and one out: the stubs for a
 * form are made when the program starts, which costs a small Pi more than all calls of an evening.
 * An {@code int} travels in the lower half of its register, and comes back there.
 */
@SuppressWarnings("restricted") // calling C is what this is for
final class Linux implements Kernel {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MemoryLayout ERROR = Linker.Option.captureStateLayout();
  private static final long ERROR_CODE =
      ERROR.byteOffset(MemoryLayout.PathElement.groupElement("errno"));

  private static final MethodHandle CALL =
      LINKER.downcallHandle(
          FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG),
          Linker.Option.captureCallState("errno"));

  private static final MemorySegment OPEN = function("open");
  private static final MemorySegment CLOSE = function("close");
  private static final MemorySegment IOCTL = function("ioctl");
  private static final MemorySegment READ = function("read");
  private static final MemorySegment WRITE = function("write");
  private static final MemorySegment PPOLL = function("ppoll");
  private static final MemorySegment EVENTFD = function("eventfd");
  private static final MemorySegment SOCKET = function("socket");
  private static final MemorySegment CONNECT = function("connect");
  private static final MemorySegment STRERROR = function("strerror");

  private static final int READ_AND_WRITE = 2;
  private static final int CLOSE_ON_EXEC = 0x80000;
  private static final int LOCAL = 1;
  private static final int DATAGRAMS = 2;
  private static final int LONGEST_ADDRESS = 108;
  private static final long SECOND = 1_000_000_000;

  /** Where a call leaves its error; each thread has its own. */
  private static final ThreadLocal<MemorySegment> FAILURE =
      ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(ERROR));

  private static MemorySegment function(String name) {
    return LINKER.defaultLookup().findOrThrow(name);
  }

  @Override
  public int open(String path) throws Refused {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment name = arena.allocateFrom(path);
      return call(OPEN, name.address(), READ_AND_WRITE | CLOSE_ON_EXEC, 0, 0);
    }
  }

  @Override
  public void close(int file) {
    try {
      call(CLOSE, file, 0, 0, 0);
    } catch (Refused _) {
      // It is closed whatever the kernel has to say about it.
    }
  }

  @Override
  public void control(int file, int request, MemorySegment structure) throws Refused {
    call(IOCTL, file, Integer.toUnsignedLong(request), structure.address(), 0);
  }

  @Override
  public int read(int file, MemorySegment into) throws Refused {
    return call(READ, file, into.address(), into.byteSize(), 0);
  }

  @Override
  public void write(int file, MemorySegment from, int bytes) throws Refused {
    call(WRITE, file, from.address(), bytes, 0);
  }

  @Override
  public int poll(MemorySegment polled, int count, long nanos) throws Refused {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment time = arena.allocate(JAVA_LONG, 2);
      time.setAtIndex(JAVA_LONG, 0, nanos / SECOND);
      time.setAtIndex(JAVA_LONG, 1, nanos % SECOND);
      return call(PPOLL, polled.address(), count, time.address(), 0);
    } catch (Refused refused) {
      if (refused.code() == Refused.INTERRUPTED) {
        return 0;
      }
      throw refused;
    }
  }

  @Override
  public int bell() throws Refused {
    return call(EVENTFD, 0, CLOSE_ON_EXEC, 0, 0);
  }

  @Override
  public int datagramsTo(String address) throws Refused {
    byte[] name = address.getBytes(StandardCharsets.UTF_8);
    if (name.length == 0 || name.length >= LONGEST_ADDRESS) {
      throw new Refused(Refused.NO_SUCH_FILE, "the address is empty or too long");
    }
    int socket = call(SOCKET, LOCAL, DATAGRAMS | CLOSE_ON_EXEC, 0, 0);
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment to = arena.allocate(2 + LONGEST_ADDRESS, 2);
      to.set(JAVA_SHORT, 0, (short) LOCAL);
      MemorySegment.copy(name, 0, to, JAVA_BYTE, 2, name.length);
      boolean isAbstract = name[0] == '@';
      if (isAbstract) {
        to.set(JAVA_BYTE, 2, (byte) 0);
      }
      call(CONNECT, socket, to.address(), 2 + name.length + (isAbstract ? 0 : 1), 0);
      return socket;
    } catch (Refused refused) {
      close(socket);
      throw refused;
    }
  }

  private static int call(MemorySegment function, long a, long b, long c, long d) throws Refused {
    MemorySegment failure = FAILURE.get();
    int answer = (int) invoke(function, failure, a, b, c, d);
    if (answer == -1) {
      int code = failure.get(JAVA_INT, ERROR_CODE);
      throw new Refused(code, words(code));
    }
    return answer;
  }

  private static String words(int code) {
    long words = invoke(STRERROR, FAILURE.get(), code, 0, 0, 0);
    return MemorySegment.ofAddress(words).reinterpret(Long.MAX_VALUE).getString(0);
  }

  private static long invoke(
      MemorySegment function, MemorySegment failure, long a, long b, long c, long d) {
    try {
      return (long) CALL.invokeExact(function, failure, a, b, c, d);
    } catch (Throwable impossible) {
      throw new AssertionError("a C function throws nothing", impossible);
    }
  }
}
