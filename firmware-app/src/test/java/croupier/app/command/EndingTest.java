package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.Reaches;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A unit that is told to end, and does or does not. */
class EndingTest {
  private final List<String> happened = new ArrayList<>();

  private Ending ending(Duration patience) {
    return new Ending(patience, () -> happened.add("halt"));
  }

  @Test
  void whatEndsInOrderIsWaitedFor() {
    Ending ending = ending(Duration.ofMinutes(1));
    ending.by(
        () -> {
          happened.add("stop");
          Thread.ofVirtual().start(ending::over);
        });
    assertEquals(List.of("stop"), happened);
  }

  @Reaches("Waits.UNIT_END")
  @Test
  void whatDoesNotEndIsNotWaitedForForEver() {
    ending(Duration.ofMillis(1)).by(() -> happened.add("stop"));
    assertEquals(List.of("stop", "halt"), happened);
  }
}
