package croupier.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ThinkingTest {
  private long now = 1_000;

  @Test
  void trialsAreCountedForEachDecision() {
    Thinking thinking = Thinking.trials(3);
    for (int decision = 0; decision < 2; decision++) {
      thinking.begin();
      assertEquals(3, trials(thinking));
    }
  }

  @Test
  void timeIsThatOfTheClockThatWasGiven() {
    Thinking thinking = Thinking.time(50, () -> now += 10);
    thinking.begin();
    assertEquals(4, trials(thinking));
  }

  private static int trials(Thinking thinking) {
    int trials = 0;
    while (thinking.goesOn()) {
      trials++;
    }
    return trials;
  }
}
