package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether a machine knows what time it is. */
class WallClockTest {
  @TempDir Path root;

  private void file(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void knows(boolean expected) {
    assertEquals(expected, WallClock.of(root).now().isPresent());
  }

  @Test
  void aDesktopDoes() {
    knows(true);
  }

  @Test
  void aBoardDoesOnceTheNetworkHasSetItsClock() throws Exception {
    file("sys/firmware/devicetree/base/model", "Raspberry Pi 4 Model B\0");
    knows(false);
    file("run/systemd/timesync/synchronized", "");
    knows(true);
  }

  @Test
  void aBoardWithABatteryDoesUntilThatIsEmpty() throws Exception {
    file("sys/firmware/devicetree/base/model", "Raspberry Pi 5 Model B\0");
    file("sys/class/rtc/rtc0/hctosys", "1\n");
    file("sys/class/rtc/rtc0/date", "2027-03-01\n");
    knows(true);
    file("sys/class/rtc/rtc0/date", "1970-01-01\n");
    knows(false);
  }

  @Test
  void aClockThatTheSystemDidNotTakeItsTimeFromSaysNothing() throws Exception {
    file("sys/firmware/devicetree/base/model", "Raspberry Pi 4 Model B\0");
    file("sys/class/rtc/rtc0/hctosys", "0\n");
    file("sys/class/rtc/rtc0/date", "2027-03-01\n");
    knows(false);
  }
}
