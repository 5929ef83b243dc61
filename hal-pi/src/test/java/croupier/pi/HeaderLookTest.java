package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeaderLookTest {
  @TempDir Path devices;
  private FakeKernel kernel;

  @BeforeEach
  void aPi() {
    kernel = new FakeKernel(devices).withChip("gpiochip0", "pinctrl-bcm2711");
  }

  private HeaderLook look() throws PinFault {
    return HeaderLook.at(HardwareProfile.standard(), kernel, devices);
  }

  @Test
  void aHeaderThatNobodyUsesAndNobodyTouchesIsFine() throws PinFault {
    HeaderLook look = look();
    assertEquals("pinctrl-bcm2711", look.chip());
    assertEquals(List.of(), look.taken());
    assertEquals(List.of(), look.down());
    assertEquals(0, kernel.openFiles(), "everything is given back");
    assertEquals(List.of(), kernel.driven, "and nothing was driven");
  }

  @Test
  void everyLineThatSomebodyElseHasIsNamed() throws PinFault {
    kernel.used(23, "gpio-fan").used(8, "spi0 CS0");
    assertEquals(
        List.of("dial A, contact a by \"gpio-fan\"", "LCD, E by \"spi0 CS0\""),
        look().taken().stream().map(taken -> taken.line().part() + " by " + taken.user()).toList());
  }

  @Test
  void theLinesOfTheSpiPortNeedNotBeFreeWhenItDrivesTheChain() throws Exception {
    kernel.used(10, "spi0 MOSI").used(11, "spi0 CLK").used(8, "spi0 CS0");
    HeaderLook look = HeaderLook.at(SpiProfile.in(devices), kernel, devices);
    assertEquals(
        List.of("LCD, E"), look.taken().stream().map(taken -> taken.line().part()).toList());
    assertEquals(3, look().taken().size(), "without the port they are in the way");
  }

  @Test
  void aRunningUnitIsNotDisturbed() throws PinFault {
    kernel.used(4, "croupier").used(10, "croupier-10");
    HeaderLook look = look();
    assertTrue(look.running());
    assertEquals(List.of(), look.taken());
  }

  @Test
  void aButtonThatReadsAsPressedIsSeenButARestingDialIsNot() throws PinFault {
    kernel.shorted(17).shorted(24);
    assertEquals(
        List.of("seat 2 (dark-blue)"), look().down().stream().map(HeaderLine::part).toList());
  }

  @Test
  void withoutAChipThereIsNothingToLookAt() {
    kernel.refusing("gpiochip0", 13);
    assertThrows(PinFault.class, this::look);
  }
}
