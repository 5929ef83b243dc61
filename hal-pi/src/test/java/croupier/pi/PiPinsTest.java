package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.pi4j.io.exception.IOException;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.spi.Spi;
import croupier.hal.pins.Bias;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.ProfileMistakes;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(10)
class PiPinsTest {
  @TempDir Path devices;
  private FakeKernel kernel;
  private final List<String> asked = new ArrayList<>();

  /** Stands for Pi4J. */
  private final class Lines implements Outputs {
    @Override
    public OutputLine line(int gpio, String told) {
      asked.add(told);
      return high -> asked.add(gpio + (high ? "+" : "-"));
    }

    @Override
    public ByteStream spi() {
      asked.add("spi");
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

  private HardwareProfile spiProfile() throws Exception {
    try (InputStream standard = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      String text = new String(standard.readAllBytes(), StandardCharsets.UTF_8);
      Path file = devices.resolve("spi.toml");
      Files.writeString(file, text.replace("clock = 11", "clock = 11\nover = \"spi\""));
      return HardwareProfile.load(file.toString());
    } catch (ProfileMistakes mistakes) {
      throw new AssertionError(mistakes);
    }
  }

  @Test
  void theFirstLightComesWithoutPi4jAndGivesItsLinesBack() throws PinFault {
    try (PiPins pins = open(HardwareProfile.standard())) {
      pins.early(
          stream -> {
            try {
              stream.write(new byte[] {(byte) 0x80}, 1);
            } catch (PinFault fault) {
              throw new AssertionError(fault);
            }
          });
      assertEquals(List.of("10+", "11+", "11-", "10-"), kernel.driven.subList(0, 4));
      assertEquals(List.of(), asked);
      assertEquals(1, kernel.openFiles(), "only the chip");
    }
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void outputsAreAskedOfPi4jByNameAndGivenBackOnce() throws PinFault {
    PiPins pins = open(HardwareProfile.standard());
    pins.warmUp();
    pins.output(7).set(true);
    pins.stream(10, 11).write(new byte[] {0}, 1);
    pins.close();
    pins.close();
    assertEquals("GPIO 7 (LCD, RS)", asked.getFirst());
    assertTrue(asked.contains("GPIO 10 (light chain, data)"), asked.toString());
    assertEquals(1, asked.stream().filter("closed"::equals).count());
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void aBusyOutputIsNamedBeforePi4jIsAsked() throws PinFault {
    kernel.used(13, "pwm-fan");
    try (PiPins pins = open(HardwareProfile.standard())) {
      String complaint = assertThrows(PinFault.class, () -> pins.output(13)).getMessage();
      assertTrue(complaint.startsWith("GPIO 13 (LCD, D4) is used by \"pwm-fan\""), complaint);
    }
    assertEquals(List.of(), asked, "Pi4J was not even started");
  }

  @Test
  void aPi4jThatDoesNotStartIsOneFaultAndNothingStaysOpen() throws PinFault {
    PinFault why = new PinFault("Pi4J does not start: no library; run croupier doctor.");
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
  void theSpiPortSendsTheChainWhenTheProfileSaysSo() throws Exception {
    try (PiPins pins = open(spiProfile())) {
      pins.stream(10, 11).write(new byte[9], 9);
      assertEquals(List.of("spi", "spi 9"), asked);
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
  void whatPi4jComplainsAboutBecomesASentence() throws PinFault {
    DigitalOutput output = mock(DigitalOutput.class);
    OutputLine line = Pi4jOutputs.driven(output, "GPIO 7 (LCD, RS)");
    line.set(true);
    verify(output).state(DigitalState.HIGH);
    when(output.state(any())).thenThrow(new IOException("Failed to set state"));
    PinFault fault = assertThrows(PinFault.class, () -> line.set(false));
    assertEquals("GPIO 7 (LCD, RS) cannot be driven: Failed to set state.", fault.getMessage());
  }

  @Test
  void theSpiPortOfPi4jTakesTheBytes() throws PinFault {
    Spi port = mock(Spi.class);
    byte[] frame = {1, 2, 3};
    Pi4jOutputs.written(port).write(frame, 2);
    verify(port).write(frame, 0, 2);
    doThrow(new RuntimeException("write failed"))
        .when(port)
        .write(any(byte[].class), anyInt(), anyInt());
    assertThrows(PinFault.class, () -> Pi4jOutputs.written(port).write(frame, 2));
    assertArrayEquals(new byte[] {1, 2, 3}, frame);
  }
}
