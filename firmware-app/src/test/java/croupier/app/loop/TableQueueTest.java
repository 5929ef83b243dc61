package croupier.app.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What waits for a table, and in which order it comes. */
class TableQueueTest {
  private final long[] now = {0};
  private final TableQueue queue = new TableQueue(() -> now[0]);
  private final List<String> happened = new ArrayList<>();

  @Test
  void whatIsDueComesInTheOrderOfItsTimeAndThenOfItsComing() {
    queue.after(20, () -> happened.add("late"));
    queue.after(10, () -> happened.add("first"));
    queue.after(10, () -> happened.add("second"));
    assertEquals(10, queue.nextDue());
    queue.tick(9);
    assertEquals(List.of(), happened);
    queue.tick(10);
    assertEquals(List.of("first", "second"), happened);
    queue.tick(25);
    assertEquals(List.of("first", "second", "late"), happened);
  }

  @Test
  void whatIsBroughtWhileSomethingHappensWaitsForTheNextTurn() {
    queue.put(() -> queue.put(() -> happened.add("next")));
    queue.happen();
    assertEquals(List.of(), happened, "else two who answer each other would stop all others");
    queue.happen();
    assertEquals(List.of("next"), happened);
  }

  @Reaches("Limits.QUEUE")
  @Test
  void aFullQueueSaysSoAndStillWakes() {
    int[] woken = {0};
    queue.wakes(() -> woken[0]++);
    for (int i = 0; i < Limits.QUEUE; i++) {
      assertTrue(queue.put(() -> happened.add("one")));
    }
    assertFalse(queue.put(() -> happened.add("one too many")));
    assertEquals(Limits.QUEUE + 1, woken[0]);
    queue.happen();
    assertEquals(Limits.QUEUE, happened.size());
    assertFalse(happened.contains("one too many"));
  }
}
