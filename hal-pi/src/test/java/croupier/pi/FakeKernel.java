package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A kernel with GPIO chips, of which a test is the world outside. */
final class FakeKernel implements Kernel {
  private static final int BELL = 7;
  private static final int MOST_EDGES = 1_024;

  /** Lines that were given out together. */
  private static final class Group {
    final int[] gpios;
    final long flags;
    final Deque<long[]> edges = new ArrayDeque<>();
    final Map<Integer, Integer> lineNumbers = new HashMap<>();
    int number;

    Group(int[] gpios, long flags) {
      this.gpios = gpios;
      this.flags = flags;
    }

    boolean hears(int gpio) {
      return Arrays.stream(gpios).anyMatch(line -> line == gpio) && (flags & Abi.Flag.RISING) != 0;
    }

    /** What the thread of a line does some time after the interrupt, which gave the number. */
    void store(int gpio, boolean high, long nanos, int itsNumber) {
      int lineNumber = lineNumbers.merge(gpio, 1, Integer::sum);
      edges.add(new long[] {nanos, high ? 1 : 2, gpio, itsNumber, lineNumber});
      if (edges.size() > MOST_EDGES) {
        edges.remove();
      }
    }
  }

  private final Path devices;
  private final Map<String, String> labels = new HashMap<>();
  private final Map<String, Integer> refusals = new HashMap<>();
  private final Map<String, Refused> deaf = new HashMap<>();
  private final Map<Integer, String> meanwhile = new HashMap<>();
  private final Deque<Runnable> whileWaiting = new ArrayDeque<>();
  private final Map<Integer, String> opened = new HashMap<>();
  private final Map<Integer, String> users = new HashMap<>();
  private final Map<Integer, Group> groups = new HashMap<>();
  private final boolean[] levels = new boolean[64];
  private final boolean[] shorted = new boolean[64];
  private int nextFile = 10;
  private int rings;
  private boolean gone;

  /** Every change of a driven line, as "10+" or "10-". */
  final List<String> driven = new ArrayList<>();

  final List<String> sent = new ArrayList<>();
  long lastWait = -1;
  int waits;

  FakeKernel(Path devices) {
    this.devices = devices;
  }

  FakeKernel withChip(String name, String label) {
    Path device = devices.resolve(name);
    try {
      Files.createFile(device);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    labels.put(device.toString(), label);
    return this;
  }

  FakeKernel refusing(String name, int code) {
    refusals.put(devices.resolve(name).toString(), code);
    return this;
  }

  /** The device opens, and then says no to whatever it is asked. */
  FakeKernel deaf(String name, int code, String words) {
    deaf.put(devices.resolve(name).toString(), new Refused(code, words));
    return this;
  }

  /** Somebody takes the line after we looked whether it is free. */
  FakeKernel takenMeanwhile(int gpio, String consumer) {
    meanwhile.put(gpio, consumer);
    return this;
  }

  FakeKernel used(int gpio, String consumer) {
    users.put(gpio, consumer);
    return this;
  }

  /** The line is tied to ground. */
  FakeKernel shorted(int gpio) {
    shorted[gpio] = true;
    return this;
  }

  void takeChipAway() {
    gone = true;
  }

  /** A line changes outside; the kernel tells who asked for it. */
  void change(int gpio, boolean high, long nanos) {
    changeSlowly(gpio, high, nanos).run();
  }

  /**
   * A line changes outside, and its thread does not start at once.
   *
   * @return lets the thread run
   */
  Runnable changeSlowly(int gpio, boolean high, long nanos) {
    levels[gpio] = high;
    List<Runnable> threads = new ArrayList<>();
    for (Group group : groups.values()) {
      if (group.hears(gpio)) {
        int number = ++group.number;
        threads.add(() -> group.store(gpio, high, nanos, number));
      }
    }
    return () -> threads.forEach(Runnable::run);
  }

  /** A line goes to and fro before its thread starts: two interrupts and one edge. */
  void bounce(int gpio, long nanos) {
    for (Group group : groups.values()) {
      if (group.hears(gpio)) {
        group.number += 2;
        group.store(gpio, levels[gpio], nanos, group.number);
      }
    }
  }

  /** What happens each time that somebody waits from now on, one thing a time. */
  void whileWaiting(Runnable... happenings) {
    whileWaiting.addAll(List.of(happenings));
  }

  int openFiles() {
    return opened.size() + groups.size();
  }

  long flagsOf(int gpio) {
    return groups.values().stream()
        .filter(group -> Arrays.stream(group.gpios).anyMatch(line -> line == gpio))
        .mapToLong(group -> group.flags)
        .findFirst()
        .orElse(0);
  }

  @Override
  public int open(String path) throws Refused {
    if (refusals.containsKey(path)) {
      throw new Refused(refusals.get(path), "Permission denied");
    }
    opened.put(nextFile, path);
    return nextFile++;
  }

  @Override
  public void close(int file) {
    opened.remove(file);
    groups.remove(file);
  }

  @Override
  public void control(int file, int request, MemorySegment structure) throws Refused {
    if (gone) {
      throw new Refused(Refused.NO_SUCH_DEVICE, "No such device");
    }
    if (deaf.containsKey(opened.get(file))) {
      throw deaf.get(opened.get(file));
    }
    switch (request) {
      case Abi.ChipInfo.REQUEST ->
          text(structure, Abi.ChipInfo.LABEL, labels.get(opened.get(file)));
      case Abi.LineInfo.REQUEST -> {
        String user = users.get(structure.get(JAVA_INT, Abi.LineInfo.OFFSET));
        structure.set(JAVA_LONG, Abi.LineInfo.FLAGS, user == null ? 0 : Abi.Flag.USED);
        text(structure, Abi.LineInfo.CONSUMER, user == null ? "" : user);
      }
      case Abi.LineRequest.REQUEST -> give(structure);
      case Abi.LineValues.GET -> {
        int[] gpios = groups.get(file).gpios;
        long bits = 0;
        for (int line = 0; line < gpios.length; line++) {
          bits |= levels[gpios[line]] ? 1L << line : 0;
        }
        structure.set(
            JAVA_LONG, Abi.LineValues.BITS, bits & structure.get(JAVA_LONG, Abi.LineValues.MASK));
      }
      case Abi.LineValues.SET -> drive(groups.get(file).gpios, structure);
      default -> throw new Refused(25, "Inappropriate ioctl for device");
    }
  }

  private void give(MemorySegment request) throws Refused {
    users.putAll(meanwhile);
    int[] gpios = new int[request.get(JAVA_INT, Abi.LineRequest.LINES)];
    for (int line = 0; line < gpios.length; line++) {
      gpios[line] = request.getAtIndex(JAVA_INT, line);
      if (users.containsKey(gpios[line])) {
        throw new Refused(Refused.BUSY, "Device or resource busy");
      }
    }
    long flags = request.get(JAVA_LONG, Abi.LineRequest.FLAGS);
    for (int gpio : gpios) {
      levels[gpio] = (flags & Abi.Flag.PULL_UP) != 0 && !shorted[gpio];
    }
    groups.put(nextFile, new Group(gpios, flags));
    request.set(JAVA_INT, Abi.LineRequest.FILE, nextFile++);
  }

  private void drive(int[] gpios, MemorySegment values) {
    long bits = values.get(JAVA_LONG, Abi.LineValues.BITS);
    long mask = values.get(JAVA_LONG, Abi.LineValues.MASK);
    for (int line = 0; line < gpios.length; line++) {
      if ((mask >> line & 1) != 0) {
        driven.add(gpios[line] + ((bits >> line & 1) != 0 ? "+" : "-"));
      }
    }
  }

  private static void text(MemorySegment structure, int at, String words) {
    byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
    MemorySegment.copy(bytes, 0, structure, JAVA_BYTE, at, bytes.length);
  }

  @Override
  public int read(int file, MemorySegment into) {
    if (file == BELL) {
      rings = 0;
      return Long.BYTES;
    }
    Deque<long[]> edges = groups.get(file).edges;
    int at = 0;
    while (!edges.isEmpty() && at + Abi.LineEvent.BYTES <= into.byteSize()) {
      long[] edge = edges.remove();
      into.set(JAVA_LONG, at + Abi.LineEvent.NANOS, edge[0]);
      into.set(JAVA_INT, at + Abi.LineEvent.KIND, (int) edge[1]);
      into.set(JAVA_INT, at + Abi.LineEvent.OFFSET, (int) edge[2]);
      into.set(JAVA_INT, at + Abi.LineEvent.NUMBER, (int) edge[3]);
      into.set(JAVA_INT, at + Abi.LineEvent.LINE_NUMBER, (int) edge[4]);
      at += Abi.LineEvent.BYTES;
    }
    return at;
  }

  @Override
  public void write(int file, MemorySegment from, int bytes) {
    if (file == BELL) {
      rings++;
    } else {
      byte[] words = from.asSlice(0, bytes).toArray(JAVA_BYTE);
      sent.add(new String(words, StandardCharsets.UTF_8));
    }
  }

  @Override
  public int poll(MemorySegment polled, int count, long nanos) {
    if (!whileWaiting.isEmpty()) {
      whileWaiting.remove().run();
    }
    lastWait = nanos;
    waits++;
    int some = 0;
    for (int i = 0; i < count; i++) {
      long at = (long) i * Abi.Polled.BYTES;
      int file = polled.get(JAVA_INT, at + Abi.Polled.FILE);
      short seen = 0;
      if (file == BELL) {
        seen = rings > 0 ? Abi.Polled.READABLE : 0;
      } else if (gone) {
        seen = 0x10;
      } else if (!groups.get(file).edges.isEmpty()) {
        seen = Abi.Polled.READABLE;
      }
      polled.set(JAVA_SHORT, at + Abi.Polled.SEEN, seen);
      some += seen == 0 ? 0 : 1;
    }
    return some;
  }

  @Override
  public int bell() {
    return BELL;
  }

  @Override
  public int datagramsTo(String address) throws Refused {
    if (address.equals("/nowhere")) {
      throw new Refused(Refused.NO_SUCH_FILE, "No such file or directory");
    }
    opened.put(nextFile, address);
    return nextFile++;
  }
}
