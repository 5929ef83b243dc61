package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Fault;
import croupier.hal.pins.Bias;
import croupier.hal.pins.PinFault;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GpioChipTest {
  @TempDir Path devices;
  private FakeKernel kernel;

  @BeforeEach
  void aMachine() {
    kernel = new FakeKernel(devices);
  }

  private GpioChip find() throws PinFault {
    return GpioChip.find(kernel, devices);
  }

  private Fault complaint() {
    return assertThrows(PinFault.class, this::find).fault();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1"})
  void theChipIsKnownByItsLabelWhateverItsNumber(String label) throws PinFault {
    kernel
        .withChip("gpiochip0", "raspberrypi-exp-gpio")
        .withChip("gpiochip10", "gpio-brcmstb@107d508500")
        .withChip("gpiochip4", label);
    GpioChip chip = find();
    assertEquals("gpiochip4", chip.name());
    assertEquals(label, chip.label());
    assertEquals(1, kernel.openFiles(), "the others are closed again");
  }

  @Test
  void whereThereIsNoChipOfAPiItSaysWhatIsThere() {
    kernel.withChip("gpiochip0", "INT34C6:00");
    assertEquals(
        Fault.of("no-chip-but")
            .with("folder", devices.toString())
            .with("others", List.of("INT34C6:00")),
        complaint());
  }

  @Test
  void aChipThatMayNotBeOpenedIsNamedWithWhatToDo() {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711").refusing("gpiochip0", 13);
    assertEquals(refused("chip-no-permission", "Permission denied"), complaint());
  }

  private Fault refused(String name, String why) {
    return Fault.of(name).with("devices", List.of(devices.resolve("gpiochip0") + " (" + why + ")"));
  }

  @ParameterizedTest
  @CsvSource({"19, No such device", "25, Inappropriate ioctl for device"})
  void aChipThatDoesNotAnswerIsClosedAndNeedsNoOtherUser(int code, String words) {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711").deaf("gpiochip0", code, words);
    assertEquals(refused("chip-refused", words), complaint());
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void aChipThatDoesNotAnswerDoesNotHideTheOneOfThePi() throws PinFault {
    kernel
        .withChip("gpiochip0", "gone")
        .deaf("gpiochip0", 19, "No such device")
        .withChip("gpiochip1", "pinctrl-rp1");
    assertEquals("gpiochip1", find().name());
    assertEquals(1, kernel.openFiles());
  }

  @Test
  void aFolderThatIsNotThereIsSaid() {
    PinFault fault =
        assertThrows(PinFault.class, () -> GpioChip.find(kernel, devices.resolve("none")));
    assertEquals("folder-unreadable", fault.fault().name());
  }

  @Test
  void aBusyLineIsNamedWithItsPartAndItsUser() throws PinFault {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711").used(23, "gpio-fan");
    GpioChip chip = find();
    PinFault fault = assertThrows(PinFault.class, () -> chip.inputs(List.of(23, 24), Bias.PULL_UP));
    assertEquals(Fault.ofLine("line-used", 23).with("user", "\"gpio-fan\""), fault.fault());
  }

  @Test
  void aLineThatSomebodyTakesMeanwhileIsNamedWithItsUserToo() throws PinFault {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711").takenMeanwhile(24, "gpio-fan");
    GpioChip chip = find();
    PinFault fault =
        assertThrows(PinFault.class, () -> chip.inputs(List.of(23, 24, 25), Bias.PULL_UP));
    assertEquals(Fault.ofLine("line-used", 24).with("user", "\"gpio-fan\""), fault.fault());
  }

  @Test
  void aLineOfAUnitThatRunsAlreadyIsToldAsThatWithHowToStopIt() throws PinFault {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711").used(10, "croupier-10");
    GpioChip chip = find();
    PinFault fault = assertThrows(PinFault.class, () -> chip.outputs(List.of(10, 11)));
    assertEquals(
        Fault.ofLine("line-used-by-unit", 10).with("user", "\"croupier-10\""), fault.fault());
  }

  @Test
  void inputsHearBothEdgesAndArePulledAsTheWiringWants() throws PinFault {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711");
    GpioChip chip = find();
    KernelLines up = chip.inputs(List.of(4, 17), Bias.PULL_UP);
    chip.inputs(List.of(27), Bias.PULL_DOWN);
    long both = Abi.Flag.INPUT | Abi.Flag.RISING | Abi.Flag.FALLING;
    assertEquals(both | Abi.Flag.PULL_UP, kernel.flagsOf(17));
    assertEquals(both | Abi.Flag.PULL_DOWN, kernel.flagsOf(27));
    assertTrue(up.high(0));
    kernel.change(17, false, 5);
    assertFalse(up.high(1), "the level of now, whatever edges were heard");
  }

  @Test
  void aLineThatCannotBeReadKeepsItsLastLevel() throws PinFault {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711");
    KernelLines lines = find().inputs(List.of(4), Bias.PULL_UP);
    assertTrue(lines.high(0));
    kernel.takeChipAway();
    assertTrue(lines.high(0));
  }

  @Test
  void aLineThatCannotBeDrivenIsAFault() throws PinFault {
    kernel.withChip("gpiochip0", "pinctrl-bcm2711");
    KernelLines lines = find().outputs(List.of(10, 11));
    lines.drive(0b10, 0b11);
    assertEquals(List.of("10-", "11+"), kernel.driven);
    kernel.takeChipAway();
    assertThrows(PinFault.class, () -> lines.drive(0, 0b11));
  }
}
