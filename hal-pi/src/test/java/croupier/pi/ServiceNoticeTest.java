package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ServiceNoticeTest {
  private static final long SECOND = 1_000_000_000;

  private final FakeKernel kernel = new FakeKernel(Path.of("/dev"));

  private ServiceNotice notice(String... more) {
    Map<String, String> environment = new java.util.HashMap<>();
    environment.put("NOTIFY_SOCKET", "/run/systemd/notify");
    for (int i = 0; i < more.length; i += 2) {
      environment.put(more[i], more[i + 1]);
    }
    return ServiceNotice.of(environment, kernel);
  }

  @Test
  void systemdIsToldWhatHappens() {
    try (ServiceNotice notice = notice()) {
      notice.ready("Ready");
      notice.status("Playing");
      notice.stopping();
    }
    assertEquals(
        List.of(
            "READY=1\nSTATUS=Ready",
            "STATUS=Playing",
            "STOPPING=1\nSTATUS=Saving the game, putting the lights out"),
        kernel.sent);
    assertEquals(0, kernel.openFiles());
  }

  @Test
  void theWatchdogIsFedTwiceAsOftenAsItWantsAndNoMore() {
    ServiceNotice notice = notice("WATCHDOG_USEC", "1000000");
    for (long now = SECOND; now < 3 * SECOND; now += SECOND / 100) {
      notice.alive(now);
    }
    assertEquals(4, kernel.sent.size());
    assertEquals("WATCHDOG=1", kernel.sent.getFirst());
    assertEquals(3 * SECOND, notice.nextDue());
  }

  @Test
  void withoutAWatchdogNothingIsEverDue() {
    ServiceNotice notice = notice("WATCHDOG_USEC", "many");
    notice.alive(SECOND);
    assertEquals(Long.MAX_VALUE, notice.nextDue());
    assertEquals(List.of(), kernel.sent);
  }

  @Test
  void startedByHandItSaysNothing() {
    try (ServiceNotice notice = ServiceNotice.of(Map.of())) {
      notice.ready("Ready");
      notice.alive(SECOND);
    }
    assertEquals(List.of(), kernel.sent);
  }

  @Test
  void anEmptyNameOfASocketIsNone() {
    try (ServiceNotice notice = ServiceNotice.of(Map.of("NOTIFY_SOCKET", ""))) {
      notice.ready("Ready");
    }
    assertEquals(List.of(), kernel.sent);
  }

  @Test
  void aSocketThatIsNotThereIsNoReasonNotToPlay() {
    ServiceNotice notice = ServiceNotice.of(Map.of("NOTIFY_SOCKET", "/nowhere"), kernel);
    notice.ready("Ready");
    assertEquals(List.of(), kernel.sent);
  }
}
