package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder stands for the kernel's. */
class PwmLineTest {
  private static final Clock CLOCK = () -> 0;

  @TempDir Path folder;

  /** A chip with a channel that somebody has exported already. */
  private Path chip(String name, String device, int channel) throws IOException {
    Path real = Files.createDirectories(folder.resolve("devices").resolve(device));
    Path chip = Files.createDirectories(folder.resolve("pwm").resolve(name));
    Files.createSymbolicLink(chip.resolve("device"), real);
    Path made = Files.createDirectories(chip.resolve("pwm" + channel));
    for (String file : new String[] {"period", "duty_cycle"}) {
      Files.writeString(made.resolve(file), "");
    }
    Files.writeString(made.resolve("enable"), "1");
    Files.writeString(chip.resolve("unexport"), "");
    return made;
  }

  private PwmLine find(int gpio) throws PinFault {
    return PwmLine.find(folder.resolve("pwm"), gpio, CLOCK);
  }

  @Test
  void aToneIsAPeriodAndHowMuchOfItIsHigh() throws Exception {
    Path channel = chip("pwmchip0", "fe20c000.pwm", 0);
    PwmLine line = find(18);
    assertEquals("0", Files.readString(channel.resolve("enable")), "silent at first");
    line.begin(new Tone(2_000, 100, Clock.SECOND));
    assertEquals("500000", Files.readString(channel.resolve("period")));
    assertEquals("250000", Files.readString(channel.resolve("duty_cycle")));
    assertEquals("1", Files.readString(channel.resolve("enable")));
    line.end();
    assertEquals("0", Files.readString(channel.resolve("enable")));
    line.close();
    assertEquals("0", Files.readString(channel.getParent().resolve("unexport")));
  }

  @Test
  void whoeverHadItLeavesItSilentAndOnlyWhatWasTakenIsGivenBack() throws Exception {
    Path channel = chip("pwmchip0", "20c000.pwm", 0);
    PwmLine unused = find(12);
    unused.close();
    assertEquals("", Files.readString(channel.getParent().resolve("unexport")), "not ours");
    PwmLine line = find(12);
    line.begin(new Tone(5_000, 100, Clock.SECOND));
    line.begin(new Tone(2_000, 100, Clock.SECOND));
    assertEquals("500000", Files.readString(channel.resolve("period")));
    assertEquals("250000", Files.readString(channel.resolve("duty_cycle")));
    line.close();
    assertEquals("0", Files.readString(channel.resolve("enable")), "in the middle of a tone");
  }

  /** The kernel makes its files, and udev lets us write them, a moment after we ask. */
  @Test
  void aChannelThatIsNotThereYetIsAskedForAndWaitedFor() throws Exception {
    Path channel = chip("pwmchip0", "20c000.pwm", 1);
    Path later = Files.move(channel, folder.resolve("later"));
    Path export = Files.writeString(channel.getParent().resolve("export"), "");
    PwmLine line = find(13);
    Thread kernel =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    while (!Files.readString(export).equals("1")) {
                      Thread.onSpinWait();
                    }
                    Files.move(later, channel);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
    line.begin(new Tone(1_000, 100, Clock.SECOND));
    kernel.join();
    assertEquals("1000000", Files.readString(channel.resolve("period")));
    assertEquals("1", Files.readString(channel.resolve("enable")));
  }

  @Test
  void onAPi5TheFanIsLeftAlone() throws Exception {
    Path fan = chip("pwmchip0", "1f0009c000.pwm", 3);
    Path channel = chip("pwmchip1", "1f00098000.pwm", 3);
    find(19).begin(new Tone(1_000, 100, Clock.SECOND));
    assertEquals("1000000", Files.readString(channel.resolve("period")));
    assertEquals("", Files.readString(fan.resolve("period")));
  }

  @Test
  void withoutOneThatIsSaid() {
    assertEquals("no-pwm", assertThrows(PinFault.class, () -> find(18)).fault().name());
  }

  @Test
  void whatCannotBeWrittenIsSaidToo() throws Exception {
    Path channel = chip("pwmchip0", "20c000.pwm", 1);
    PwmLine line = find(13);
    Files.delete(channel.resolve("period"));
    Files.createDirectory(channel.resolve("period"));
    PinFault fault =
        assertThrows(PinFault.class, () -> line.begin(new Tone(1_000, 50, Clock.SECOND)));
    assertEquals("pwm-not-written", fault.fault().name());
  }
}
