package croupier.app.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.Waits;
import croupier.app.table.Log;
import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where bots think, and what becomes of one that never stops. */
class ThinkerTest {
  private final CountDownLatch end = new CountDownLatch(1);
  private Log log;

  @BeforeEach
  void hearTheLog() {
    log = new Log();
  }

  @AfterEach
  void letAllEnd() {
    end.countDown();
    log.close();
  }

  /** A thought that has begun, and goes on whatever anybody says. */
  private Thought<String> endless(Thinker thinker) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    Thought<String> endless =
        thinker.begin(
            _ -> {
              begun.countDown();
              while (end.getCount() > 0) {
                Thread.onSpinWait();
              }
              return "";
            });
    begun.await();
    return endless;
  }

  @Reaches("Waits.THOUGHT")
  @Test
  void oneThoughtHasSoMuchTime() throws Exception {
    AtomicLong now = new AtomicLong();
    long trials =
        Thinker.apart(now::get)
            .begin(
                thinking -> {
                  thinking.begin();
                  long count = 0;
                  while (thinking.goesOn()) {
                    now.addAndGet(Clock.MILLISECOND);
                    count++;
                  }
                  return count;
                })
            .get();
    assertEquals(Waits.THOUGHT.toMillis(), trials);
  }

  @Test
  void oneThatNeverEndsIsGivenUpAndNamedAndTheNextHasAnotherThread() throws Exception {
    Thinker thinker = Thinker.apart();
    Thought<String> endless = endless(thinker);
    Thought<String> waits = thinker.begin(_ -> Thread.currentThread().getName());
    assertFalse(waits.isDone(), "one after the other");
    thinker.giveUp(endless);
    assertEquals("bots 2", waits.get());
    assertTrue(endless.goesOn(), "nobody can end it");
    assertEquals(1, log.count("bots 1 is given up"), log::text);
    assertEquals(1, log.count("ThinkerTest.lambda$endless"), log::text);
    thinker.giveUp(endless);
    assertEquals(1, log.count("is given up"), log::text);
  }

  @Test
  void whatHasEndedOrNotBegunIsForgottenWithoutAWord() throws Exception {
    Thinker thinker = Thinker.apart();
    Thought<String> over = thinker.begin(_ -> "over");
    over.get();
    thinker.giveUp(over);
    Thought<String> endless = endless(thinker);
    Thought<String> waits = thinker.begin(_ -> "never");
    thinker.giveUp(waits);
    assertTrue(waits.isCancelled());
    assertEquals("", log.text());
    assertTrue(endless.goesOn());
  }

  @Test
  void whoOnlyWaitsIsWoken() throws Exception {
    Thinker thinker = Thinker.apart();
    CountDownLatch woken = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    Thought<String> waits =
        thinker.begin(
            _ -> {
              begun.countDown();
              try {
                end.await();
              } catch (InterruptedException _) {
                woken.countDown();
              }
              return "";
            });
    begun.await();
    thinker.giveUp(waits);
    woken.await();
    assertEquals("after that", thinker.begin(_ -> "after that").get());
  }

  /** Each may take a part of the machine for ever. */
  @Reaches("Limits.THOUGHTS_GIVEN_UP")
  @Test
  void onlyAFewAreGivenUpUntilOneOfThemEnds() throws Exception {
    Thinker thinker = Thinker.apart();
    List<Thought<String>> endless = new ArrayList<>();
    for (int i = 0; i < Limits.THOUGHTS_GIVEN_UP; i++) {
      endless.add(endless(thinker));
      thinker.giveUp(endless.getLast());
    }
    Thought<String> last = endless(thinker);
    thinker.giveUp(last);
    assertEquals(Limits.THOUGHTS_GIVEN_UP, log.count("is given up"), log::text);
    Thought<String> waits = thinker.begin(_ -> "at last");
    Thought<String> vain = thinker.begin(_ -> "in vain");
    thinker.giveUp(vain);
    assertTrue(vain.isCancelled(), "whoever waits behind it makes any move");
    assertFalse(waits.isDone());
    end.countDown();
    assertEquals("at last", waits.get());
  }
}
