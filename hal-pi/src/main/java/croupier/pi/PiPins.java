package croupier.pi;

import croupier.hal.Clock;
import croupier.hal.pins.Bias;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.ToneLine;
import croupier.hal.pins.WaitingPins;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The header of a real Pi. Inputs are asked of the kernel, in groups, as only that keeps the order
 * of their edges; outputs are Pi4J's. See
 * docs/decisions/013-inputs-from-the-kernel-outputs-by-pi4j.md.
 *
 * <p>Edges wait in the kernel until {@link #hear} fetches them: whoever owns the unit calls that
 * before each tick.
 */
public final class PiPins implements WaitingPins, EarlyLines {
  /** Who we are in the kernel's list of users of lines. */
  static final String USER = "croupier";

  /** Starts what drives lines, given the name of the chip. */
  @FunctionalInterface
  interface Starter {
    Outputs start(String chipName) throws PinFault;
  }

  private final GpioChip chip;
  private final HardwareProfile profile;
  private final Edges edges;
  private final Later<Outputs> outputs;
  private final List<ToneThread> tones = new ArrayList<>();
  private boolean closed;

  /** Begins what takes a while at the first use of the kernel, beside the caller's own work. */
  public static void prepare() {
    Thread.ofPlatform()
        .daemon()
        .name("prepare")
        .start(
            () -> {
              try {
                Kernel.here();
              } catch (PinFault _) {
                // Whoever opens the pins hears of it.
              }
            });
  }

  /**
   * Finds the chip.
   *
   * @throws PinFault when this is no Pi, or its pins may not be used
   */
  public static PiPins open(HardwareProfile profile) throws PinFault {
    return open(profile, Kernel.here(), Path.of("/dev"), Pi4jOutputs::start);
  }

  static PiPins open(HardwareProfile profile, Kernel kernel, Path devices, Starter starter)
      throws PinFault {
    GpioChip chip = GpioChip.find(kernel, devices);
    try {
      return new PiPins(profile, chip, starter);
    } catch (PinFault fault) {
      chip.close();
      throw fault;
    }
  }

  private PiPins(HardwareProfile profile, GpioChip chip, Starter starter) throws PinFault {
    this.chip = chip;
    this.profile = profile;
    this.edges = new Edges(chip.kernel());
    this.outputs = new Later<>(() -> starter.start(chip.name()));
  }

  /** The chip that was found, for people. */
  public String chipLabel() {
    return chip.label();
  }

  /** Starts what takes long beside the caller's own work. */
  public void warmUp() {
    outputs.begin();
  }

  /** Lends the chain before Pi4J is there, unless it is Pi4J that drives the SPI port. */
  @Override
  public void chain(Use<ByteStream> use) throws PinFault {
    if (profile.chain().overSpi()) {
      use.with(outputs.get().spi());
      return;
    }
    lines(
        List.of(profile.chain().data(), profile.chain().clock()),
        both -> use.with(new ClockedBytes(both.getFirst(), both.getLast())));
  }

  @Override
  public void lines(List<Integer> gpios, Use<List<OutputLine>> use) throws PinFault {
    try (KernelLines lent = chip.outputs(gpios)) {
      List<OutputLine> lines = new ArrayList<>();
      for (int line = 0; line < gpios.size(); line++) {
        long bit = 1L << line;
        lines.add(high -> lent.drive(high ? bit : 0, bit));
      }
      use.with(lines);
    }
  }

  @Override
  public void hear(long nanos) throws PinFault {
    edges.hear(nanos);
  }

  @Override
  public void wake() {
    edges.wake();
  }

  @Override
  public InputLines inputs(List<Integer> gpios, Bias bias, EdgeListener listener) throws PinFault {
    KernelLines lines = chip.inputs(gpios, bias);
    edges.add(lines, listener);
    return lines::high;
  }

  @Override
  public OutputLine output(int gpio) throws PinFault {
    chip.refuseUsed(gpio);
    return outputs.get().line(gpio);
  }

  @Override
  public ByteStream stream(int data, int clock) throws PinFault {
    return profile.chain().overSpi()
        ? outputs.get().spi()
        : new ClockedBytes(output(data), output(clock));
  }

  /** The kernel's line, as nothing is quicker to drive; or what the Pi has for it. */
  @Override
  public ToneLine tone(int gpio) throws PinFault {
    boolean overPwm = profile.buzzer().orElseThrow().overPwm();
    Clock clock = Clock.system();
    ToneThread tone =
        new ToneThread(
            overPwm
                ? PwmLine.find(PwmLine.CHIPS, gpio, clock)
                : new SwungLine(chip.outputs(List.of(gpio)), clock),
            clock);
    tones.add(tone);
    return tone;
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    tones.forEach(ToneThread::close);
    edges.close();
    outputs.ifBegun(Outputs::close);
    chip.close();
  }
}
