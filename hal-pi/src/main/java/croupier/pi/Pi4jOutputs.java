package croupier.pi;

import com.pi4j.Pi4J;
import com.pi4j.boardinfo.definition.BoardModel;
import com.pi4j.boardinfo.util.BoardInfoHelper;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBus;
import com.pi4j.io.spi.SpiMode;
import com.pi4j.io.spi.SpiProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import croupier.hal.Fault;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The lines that are driven, by Pi4J. */
final class Pi4jOutputs implements Outputs {
  private static final Logger LOG = LoggerFactory.getLogger(Pi4jOutputs.class);

  /** Slow enough for a level shifter and a metre of wire, and still a frame in 2 ms. */
  private static final int SPI_HERTZ = 4_000_000;

  private final Context context;
  private final SpiProvider ports;

  /** The SPI port: Pi4J makes one of a kind, and the first light wants it as well as the unit. */
  private ByteStream spi;

  /**
   * @param ports makes SPI ports, once it is initialised
   */
  Pi4jOutputs(Context context, SpiProvider ports) {
    this.context = context;
    this.ports = ports;
  }

  /**
   * Starts Pi4J with what is used of it. Looking for its parts by itself would start them all.
   *
   * @param chipName where the lines are, such as gpiochip0
   */
  static Pi4jOutputs start(String chipName) throws PinFault {
    try {
      if (!BoardInfoHelper.runningOnRaspberryPi()) {
        // The chip is that of a Pi, so this is one, newer than Pi4J's list of them.
        BoardInfoHelper.current().setBoardModel(BoardModel.MODEL_4_B);
      }
      return new Pi4jOutputs(
          Pi4J.newContextBuilder()
              .noAutoDetect()
              .noAutoInject()
              .disableShutdownHook()
              .setGpioChipName(chipName)
              .add(GpioDDigitalOutputProvider.newInstance())
              .build(),
          LinuxFsSpiProvider.newInstance());
    } catch (RuntimeException | LinkageError e) {
      throw new PinFault(Fault.of("outputs-not-started").with("why", why(e)), e);
    }
  }

  @Override
  public OutputLine line(int gpio) throws PinFault {
    try {
      DigitalOutputProvider lines = context.provider(DigitalOutputProvider.class);
      DigitalOutput output =
          lines.create(
              DigitalOutput.newConfigBuilder(context)
                  .id(PiPins.USER + "-" + gpio)
                  .address(gpio)
                  .initial(DigitalState.LOW)
                  .build());
      return driven(output, gpio);
    } catch (RuntimeException | LinkageError e) {
      throw new PinFault(Fault.ofLines("lines-refused", List.of(gpio)).with("why", why(e)), e);
    }
  }

  static OutputLine driven(DigitalOutput output, int gpio) {
    return high -> {
      try {
        output.state(high ? DigitalState.HIGH : DigitalState.LOW);
      } catch (RuntimeException e) {
        throw new PinFault(Fault.ofLines("lines-not-driven", List.of(gpio)).with("why", why(e)), e);
      }
    };
  }

  @Override
  public ByteStream spi() throws PinFault {
    if (spi == null) {
      spi = openSpi();
    }
    return spi;
  }

  private ByteStream openSpi() throws PinFault {
    try {
      ports.initialize(context);
      Spi port =
          ports.create(
              Spi.newConfigBuilder(context)
                  .id(PiPins.USER + "-spi")
                  .bus(SpiBus.BUS_0)
                  .address(0)
                  .mode(SpiMode.MODE_0)
                  .baud(SPI_HERTZ)
                  .build());
      return written(port);
    } catch (RuntimeException | LinkageError e) {
      throw new PinFault(Fault.of("no-spi").with("why", why(e)), e);
    }
  }

  static ByteStream written(Spi port) {
    return (bytes, length) -> {
      int written;
      try {
        written = port.write(bytes, 0, length);
      } catch (RuntimeException e) {
        throw new PinFault(Fault.of("spi-not-written").with("why", why(e)), e);
      }
      if (written < 0) {
        throw new PinFault(Fault.of("spi-refused"));
      }
    };
  }

  /** The deepest reason is the one that says something. */
  private static String why(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String words = String.valueOf(cause.getMessage()).strip();
    return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
  }

  @Override
  public void close() {
    try {
      context.shutdown();
    } catch (RuntimeException e) {
      LOG.warn("Pi4J does not end well: {}", why(e));
    }
  }
}
