package croupier.app.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Fault;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedChain;
import croupier.mock.SimulatedLcd;
import croupier.mock.SimulatedPins;
import croupier.mock.VirtualClock;
import croupier.pi.EarlyLines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lights before and after the program that plays. */
class LightsTest {
  private static final HardwareProfile STANDARD = HardwareProfile.standard();
  private static final HardwareProfile.Lcd LCD = STANDARD.lcd().orElseThrow();
  private static final List<String> NOTHING_TO_READ = Collections.nCopies(4, " ".repeat(20));

  private final VirtualClock clock = new VirtualClock();
  private final SimulatedPins pins = new SimulatedPins(clock, 1);
  private final SimulatedChain chain = new SimulatedChain(STANDARD.chain().lights());
  private final SimulatedLcd lcd = new SimulatedLcd(LCD, -1_000_000_000);
  private final List<Integer> lent = new ArrayList<>();

  /** Lines of the simulated header. */
  private final class Lines implements EarlyLines {
    private final HardwareProfile.Chain wired = STANDARD.chain();

    @Override
    public void chain(Use<ByteStream> use) throws PinFault {
      use.with(pins.stream(wired.data(), wired.clock()));
    }

    @Override
    public void lines(List<Integer> gpios, Use<List<OutputLine>> use) throws PinFault {
      lent.addAll(gpios);
      List<OutputLine> lines = new ArrayList<>();
      for (int gpio : gpios) {
        lines.add(pins.output(gpio));
      }
      use.with(lines);
    }
  }

  private void goDark(HardwareProfile profile) throws PinFault {
    pins.attach(chain);
    pins.attach(lcd);
    Lights.out(profile, new Lines(), clock);
  }

  @Test
  void whoeverWasEndedInTheMiddleOfAByteLeavesNoLightAndNoWord() throws PinFault {
    lcd.leaveInTheMiddleOfAByte();
    goDark(STANDARD);
    assertArrayEquals(new int[STANDARD.chain().lights()], chain.colours());
    assertEquals(1, chain.frames());
    assertEquals(NOTHING_TO_READ, lcd.lines());
    assertEquals(NOTHING_TO_READ, lcd.memory());
    assertEquals(List.of(), lcd.violations());
    assertTrue(clock.nanos() < 10_000_000, "and that takes " + clock.nanos() + " ns");
  }

  @Test
  void aUnitWithoutAnLcdHasOnlyLights() throws PinFault {
    goDark(HardwareProfile.small());
    assertEquals(List.of(), lent);
  }

  @Test
  void lightsThatCannotBePutOutAreAFaultAndTheLcdIsClearedAllTheSame() {
    lcd.leaveInTheMiddleOfAByte();
    pins.breakLine(STANDARD.chain().data());
    PinFault fault = assertThrows(PinFault.class, () -> goDark(STANDARD));
    assertEquals(Fault.ofLine("line-not-written", 10), fault.fault());
    assertEquals(NOTHING_TO_READ, lcd.memory());
  }

  @Test
  void linesThatSomebodyElseHasAreAFaultAndTheLcdIsClearedAllTheSame() {
    lcd.leaveInTheMiddleOfAByte();
    pins.occupy(STANDARD.chain().clock());
    assertThrows(PinFault.class, () -> goDark(STANDARD));
    assertEquals(NOTHING_TO_READ, lcd.memory());
  }

  @Test
  void anLcdThatCannotBeClearedIsAFault() {
    pins.breakLine(LCD.enable());
    PinFault fault = assertThrows(PinFault.class, () -> goDark(STANDARD));
    assertEquals(Fault.ofLine("line-not-written", 8), fault.fault());
    assertArrayEquals(new int[STANDARD.chain().lights()], chain.colours());
  }

  @Test
  void theFirstLightIsTheOneAtTheFrontAndAChainWithoutItKeepsNobodyFromPlaying() throws PinFault {
    pins.attach(chain);
    Lights.first(STANDARD, new Lines());
    assertEquals(1, Arrays.stream(chain.colours()).filter(rgb -> rgb != 0).count());
    pins.close();
    pins.breakLine(STANDARD.chain().data());
    Lights.first(STANDARD, new Lines());
  }
}
