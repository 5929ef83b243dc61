package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import croupier.hal.Fault;
import croupier.hal.pins.Bias;
import croupier.hal.pins.PinFault;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The chip behind the header's 40 pins, as the kernel's character device shows it. Which number it
 * has differs between models and kernels; its label does not.
 */
final class GpioChip implements AutoCloseable {
  /** Pi 3 and Zero 2 W; Pi 4; Pi 5. */
  static final List<String> LABELS = List.of("pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1");

  /** How many edges the kernel keeps for us when we are late; the most it can be asked for. */
  private static final int EDGES_KEPT = 16 * Abi.MOST_LINES;

  /** Who we are in the kernel's list of users. */
  private static final String CONSUMER = PiPins.USER;

  private static final int NO_FILE = -1;

  private final Kernel kernel;
  private final int file;
  private final Path device;
  private final String label;

  private GpioChip(Kernel kernel, int file, Path device, String label) {
    this.kernel = kernel;
    this.file = file;
    this.device = device;
    this.label = label;
  }

  /**
   * Finds the chip among the devices.
   *
   * @param devices the folder, {@code /dev}
   */
  static GpioChip find(Kernel kernel, Path devices) throws PinFault {
    List<Refusal> refusals = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (Path device : candidates(devices)) {
      int file = NO_FILE;
      try {
        file = kernel.open(device.toString());
        String label = label(kernel, file);
        if (LABELS.contains(label)) {
          return new GpioChip(kernel, file, device, label);
        }
        others.add(label);
      } catch (Kernel.Refused refused) {
        refusals.add(new Refusal(device, refused));
      }
      if (file != NO_FILE) {
        kernel.close(file);
      }
    }
    throw new PinFault(whyNone(devices, refusals, others));
  }

  /** A device that is no help, and why. */
  private record Refusal(Path device, Kernel.Refused why) {
    @Override
    public String toString() {
      return device + " (" + why.getMessage() + ")";
    }
  }

  private static Fault whyNone(Path devices, List<Refusal> refusals, List<String> others) {
    if (!refusals.isEmpty()) {
      boolean mayNot =
          refusals.stream().anyMatch(r -> r.why().code() == Kernel.Refused.NO_PERMISSION);
      return Fault.of(mayNot ? "chip-no-permission" : "chip-refused")
          .with("devices", refusals.stream().map(Refusal::toString).toList());
    }
    return others.isEmpty()
        ? Fault.of("no-chip").with("folder", devices.toString())
        : Fault.of("no-chip-but").with("folder", devices.toString()).with("others", others);
  }

  private static List<Path> candidates(Path devices) throws PinFault {
    List<Path> chips = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(devices, "gpiochip*")) {
      all.forEach(chips::add);
    } catch (IOException | DirectoryIteratorException e) {
      throw new PinFault(
          Fault.of("folder-unreadable")
              .with("folder", devices.toString())
              .with("why", String.valueOf(e.getMessage())),
          e);
    }
    chips.sort(GpioChip::byNumber);
    return chips;
  }

  /** The tenth comes after the second. A comparator put together would take longer to be made. */
  private static int byNumber(Path one, Path other) {
    int byLength = Integer.compare(one.toString().length(), other.toString().length());
    return byLength == 0 ? one.compareTo(other) : byLength;
  }

  private static String label(Kernel kernel, int file) throws Kernel.Refused {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment info = arena.allocate(Abi.ChipInfo.BYTES, JAVA_LONG.byteAlignment());
      kernel.control(file, Abi.ChipInfo.REQUEST, info);
      return info.getString(Abi.ChipInfo.LABEL);
    }
  }

  /** Its name among the devices, such as gpiochip0. */
  String name() {
    return device.getFileName().toString();
  }

  String label() {
    return label;
  }

  Kernel kernel() {
    return kernel;
  }

  /** Asks for input lines as one group, whose edges come in their order. */
  KernelLines inputs(List<Integer> gpios, Bias bias) throws PinFault {
    long flags = Abi.Flag.INPUT | Abi.Flag.RISING | Abi.Flag.FALLING;
    return request(
        gpios, flags | (bias == Bias.PULL_UP ? Abi.Flag.PULL_UP : Abi.Flag.PULL_DOWN), EDGES_KEPT);
  }

  /** Asks for lines to drive, all low at first. */
  KernelLines outputs(List<Integer> gpios) throws PinFault {
    return request(gpios, Abi.Flag.OUTPUT, 0);
  }

  private KernelLines request(List<Integer> gpios, long flags, int edgesKept) throws PinFault {
    for (int gpio : gpios) {
      refuseUsed(gpio);
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment request = arena.allocate(Abi.LineRequest.BYTES, JAVA_LONG.byteAlignment());
      for (int line = 0; line < gpios.size(); line++) {
        request.setAtIndex(JAVA_INT, line, gpios.get(line));
      }
      byte[] name = CONSUMER.getBytes(StandardCharsets.US_ASCII);
      MemorySegment.copy(name, 0, request, JAVA_BYTE, Abi.LineRequest.CONSUMER, name.length);
      request.set(JAVA_LONG, Abi.LineRequest.FLAGS, flags);
      request.set(JAVA_INT, Abi.LineRequest.LINES, gpios.size());
      request.set(JAVA_INT, Abi.LineRequest.EVENT_BUFFER, edgesKept);
      kernel.control(file, Abi.LineRequest.REQUEST, request);
      return new KernelLines(kernel, request.get(JAVA_INT, Abi.LineRequest.FILE), gpios);
    } catch (Kernel.Refused refused) {
      if (refused.code() == Kernel.Refused.BUSY) {
        for (int gpio : gpios) {
          refuseUsed(gpio); // Somebody took it since we looked.
        }
      }
      throw new PinFault(
          Fault.ofLines("lines-refused", gpios).with("why", refused.getMessage()), refused);
    }
  }

  /**
   * Complains when somebody has the line already.
   *
   * @throws PinFault that names who
   */
  void refuseUsed(int gpio) throws PinFault {
    Optional<String> user = userOf(gpio);
    if (user.isPresent()) {
      throw new PinFault(
          Fault.ofLine(isUnit(user.get()) ? "line-used-by-unit" : "line-used", gpio)
              .with("user", user.get()));
    }
  }

  /** Whether a line's user is a unit: we, or another run of this program. */
  static boolean isUnit(String user) {
    return user.startsWith('"' + CONSUMER);
  }

  /** Who has the line, as the kernel knows it. */
  Optional<String> userOf(int gpio) throws PinFault {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment info = arena.allocate(Abi.LineInfo.BYTES, JAVA_LONG.byteAlignment());
      info.set(JAVA_INT, Abi.LineInfo.OFFSET, gpio);
      kernel.control(file, Abi.LineInfo.REQUEST, info);
      if ((info.get(JAVA_LONG, Abi.LineInfo.FLAGS) & Abi.Flag.USED) == 0) {
        return Optional.empty();
      }
      String user = info.getString(Abi.LineInfo.CONSUMER);
      return Optional.of(user.isEmpty() ? "somebody without a name" : '"' + user + '"');
    } catch (Kernel.Refused refused) {
      throw new PinFault(
          Fault.ofLine("line-not-looked-at", gpio).with("why", refused.getMessage()), refused);
    }
  }

  @Override
  public void close() {
    kernel.close(file);
  }
}
