package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProviderBase;
import croupier.hal.Fault;
import croupier.hal.pins.Bias;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PiPinsTest {
  /** What Pi4J's port answers. */
  private static final int WRITTEN = 0;

  private static final int NOT_WRITTEN = -1;

  @TempDir Path devices;
  private FakeKernel kernel;
  private final List<String> asked = new ArrayList<>();

  /** Stands for Pi4J. */
  private final class Lines implements Outputs {
    @Override
    public OutputLine line(int gpio) {
      asked.add("" + gpio);
      return high -> asked.add(gpio + (high ? "+" : "-"));
    }

    @Override
    public ByteStream spi() {
      return (_, length) -> asked.add("spi " + length);
    }

    @Override
    public void close() {
      asked.add("closed");
    }
  }

  @BeforeEach
  void aPi() {
    kernel = new FakeKernel(devices).withChip("gpiochip0", "pinctrl-bcm2711");
  }

  private PiPins open(HardwareProfile profile) throws PinFault {
    return PiPins.open(profile, kernel, devices, _ -> new Lines());
  }

  @Test
  void theFirstLightComesWithoutPi4jAndGivesItsLinesBack() throws PinFault {
    try (PiPins pins = open(HardwareProfile.standard())) {
      pins.chain(stream -> stream.write(new byte[] {(byte) 0x80}, 1));
      assertEquals(List.of("10+", "11+", "11-", "10-"), kernel.driven.subList(0, 4));
      assertEquals(List.of(), asked);
      assertEquals(1, kernel.openFiles(), "only the chip");
    }
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void linesAreLentWithoutPi4jAndGivenBackWhateverHappens() throws PinFault {
    try (PiPins pins = open(HardwareProfile.standard())) {
      pins.lines(
          List.of(7, 8, 13),
          lent -> {
            lent.get(2).set(true);
            lent.get(1).set(false);
          });
      assertEquals(List.of("13+", "8-"), kernel.driven);
      PinFault fault = new PinFault(Fault.of("no"));
      assertEquals(
          fault,
          assertThrows(
              PinFault.class,
              () ->
                  pins.lines(
                      List.of(7),
                      _ -> {
                        throw fault;
                      })));
      assertEquals(List.of(), asked);
      assertEquals(1, kernel.openFiles(), "only the chip");
    }
  }

  @Test
  void outputsAreAskedOfPi4jByNameAndGivenBackOnce() throws PinFault {
    PiPins pins = open(HardwareProfile.standard());
    pins.warmUp();
    pins.output(7).set(true);
    pins.stream(10, 11).write(new byte[] {0}, 1);
    pins.close();
    pins.close();
    assertEquals("7", asked.getFirst());
    assertTrue(asked.contains("10"), asked.toString());
    assertEquals(1, asked.stream().filter("closed"::equals).count());
    assertEquals(0, kernel.openFiles());
  }

  /** A standard unit with a buzzer on a line that it leaves free, or where the PWM can be led. */
  private static HardwareProfile withBuzzer(int gpio, boolean overPwm) {
    HardwareProfile standard = HardwareProfile.standard();
    return new HardwareProfile(
        standard.name(),
        standard.title(),
        standard.seats(),
        standard.buttons(),
        standard.dials(),
        standard.chain(),
        standard.power(),
        standard.lcd(),
        standard.palette(),
        Optional.of(new HardwareProfile.Buzzer(gpio, overPwm)),
        Optional.empty());
  }

  @Test
  void aBuzzersLineIsTheKernelsAndGivenBack() throws PinFault {
    try (PiPins pins = open(withBuzzer(9, false))) {
      pins.tone(9).sound(Tone.SILENCE);
      assertEquals(Abi.Flag.OUTPUT, kernel.flagsOf(9));
      assertEquals(List.of(), asked, "Pi4J was not even started");
    }
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void aBusyBuzzerIsNamed() throws PinFault {
    kernel.used(9, "pwm-fan");
    try (PiPins pins = open(withBuzzer(9, false))) {
      Fault complaint = assertThrows(PinFault.class, () -> pins.tone(9)).fault();
      assertEquals(Fault.ofLine("line-used", 9).with("user", "\"pwm-fan\""), complaint);
    }
  }

  @Test
  void aBusyOutputIsNamedBeforePi4jIsAsked() throws PinFault {
    kernel.used(13, "pwm-fan");
    try (PiPins pins = open(HardwareProfile.standard())) {
      Fault complaint = assertThrows(PinFault.class, () -> pins.output(13)).fault();
      assertEquals(Fault.ofLine("line-used", 13).with("user", "\"pwm-fan\""), complaint);
    }
    assertEquals(List.of(), asked, "Pi4J was not even started");
  }

  @Test
  void aPi4jThatDoesNotStartIsOneFaultAndNothingStaysOpen() throws PinFault {
    PinFault why = new PinFault(Fault.of("outputs-not-started").with("why", "no library"));
    PiPins pins =
        PiPins.open(
            HardwareProfile.standard(),
            kernel,
            devices,
            _ -> {
              throw why;
            });
    pins.warmUp();
    assertEquals(why, assertThrows(PinFault.class, () -> pins.output(7)));
    pins.close();
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void theSpiPortSendsTheFirstLightAndTheChainWhenTheProfileSaysSo() throws Exception {
    try (PiPins pins = open(SpiProfile.in(devices))) {
      pins.chain(stream -> stream.write(new byte[5], 5));
      pins.stream(10, 11).write(new byte[9], 9);
      assertEquals(List.of("spi 5", "spi 9"), asked);
    }
  }

  @Test
  void anEdgeBeforeAnybodyListenedIsSeenInTheLevel() throws PinFault {
    try (PiPins pins = open(HardwareProfile.standard())) {
      InputLines lines = pins.inputs(List.of(4, 17), Bias.PULL_UP, (_, _, _) -> {});
      kernel.change(17, false, 1);
      assertTrue(lines.high(0));
      assertFalse(lines.high(1));
    }
  }

  @Test
  void whatPi4jComplainsAboutIsPartOfTheFault() throws PinFault {
    DigitalOutput output = mock(DigitalOutput.class);
    OutputLine line = Pi4jOutputs.driven(output, 7);
    line.set(true);
    verify(output).state(DigitalState.HIGH);
    when(output.state(any())).thenThrow(new IOException("Failed to set state"));
    PinFault fault = assertThrows(PinFault.class, () -> line.set(false));
    assertEquals(
        Fault.ofLines("lines-not-driven", List.of(7)).with("why", "Failed to set state"),
        fault.fault());
  }

  @Test
  void theSpiPortOfPi4jTakesTheBytes() throws PinFault {
    Spi port = mock(Spi.class);
    byte[] frame = {1, 2, 3};
    when(port.write(any(byte[].class), anyInt(), anyInt())).thenReturn(WRITTEN);
    Pi4jOutputs.written(port).write(frame, 2);
    verify(port).write(frame, 0, 2);
    assertArrayEquals(new byte[] {1, 2, 3}, frame);
  }

  @Test
  void aSpiPortThatTakesNothingIsAFaultThoughPi4jThrowsNothing() {
    Spi port = mock(Spi.class);
    when(port.write(any(byte[].class), anyInt(), anyInt())).thenReturn(NOT_WRITTEN);
    PinFault fault =
        assertThrows(PinFault.class, () -> Pi4jOutputs.written(port).write(new byte[3], 2));
    assertEquals(Fault.of("spi-refused"), fault.fault());
  }

  /** Ports that Pi4J keeps in its real list, which takes one of a name and address. */
  private static final class Ports extends SpiProviderBase {
    private int made;

    @Override
    public Spi create(SpiConfig config) {
      Spi port = mock(Spi.class);
      when(port.id()).thenReturn(config.id());
      when(port.config()).thenReturn(config);
      when(port.type()).thenReturn(IOType.SPI);
      context.registry().add(port);
      made++;
      return port;
    }
  }

  @Test
  void theSpiPortOfPi4jIsMadeOnceHoweverOftenItIsAskedFor() throws PinFault {
    Context context =
        Pi4J.newContextBuilder().noAutoDetect().noAutoInject().disableShutdownHook().build();
    Ports ports = new Ports();
    try (Pi4jOutputs outputs = new Pi4jOutputs(context, ports)) {
      assertEquals(outputs.spi(), outputs.spi());
      assertEquals(1, ports.made);
      assertThrows(
          PinFault.class, () -> new Pi4jOutputs(context, ports).spi(), "Pi4J makes no second");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Mac OS X", "Windows 11"})
  void elsewhereThanOnLinuxItIsSaidThatThisIsNoPi(String system) {
    assertEquals(
        Fault.of("not-linux").with("system", system),
        assertThrows(PinFault.class, () -> Kernel.of(system)).fault());
  }
}
