package croupier.app.table.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.widget.Steps.Way;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One dial, and things that are chosen step by step. */
class StepsTest {
  private Steps<String, String> steps;

  private static Way<String, String> way(String end, String... labels) {
    return new Way<>(List.of(labels), end);
  }

  @BeforeEach
  void aHandOfCards() {
    steps =
        new Steps<>(
            List.of(
                way("bank 5", "5", "bank it"),
                way("bank rent", "rent", "bank it"),
                way("red", "rent", "charge", "red"),
                way("yellow", "rent", "charge", "yellow"),
                way("bank sly", "sly deal", "bank it"),
                way("steal", "sly deal", "steal", "from Bo", "Boardwalk"),
                way(null, "just say no")));
  }

  @Test
  void waysThatBeginAlikeAreOneChoiceAndTheDialGoesRound() {
    assertEquals("5", steps.label());
    assertEquals("1/4", steps.place());
    steps.turn(-1);
    assertEquals("just say no", steps.label());
    steps.turn(2);
    assertEquals("rent", steps.label());
    steps.turn(400_000_001);
    assertEquals("sly deal", steps.label());
  }

  @Test
  void theOnlyThingThatCanBeDoneIsDoneAtOnceAndWasNamed() {
    assertEquals("bank it", steps.last());
    assertEquals("bank 5", steps.take());
  }

  @Test
  void whatCanBeUsedInSeveralWaysAsksStepByStep() {
    steps.turn(1);
    assertNull(steps.last());
    assertNull(steps.take());
    assertEquals("rent", steps.before());
    assertEquals("bank it", steps.label());
    steps.turn(1);
    assertNull(steps.take());
    assertEquals("charge", steps.before());
    steps.turn(1);
    assertEquals("yellow", steps.end());
    assertEquals("yellow", steps.take());
  }

  @Test
  void aStepWithoutChoiceIsNotAskedButTheLastOneIsSeen() {
    steps.turn(2);
    steps.take();
    steps.turn(1);
    assertNull(steps.take(), "whom and what is not done unseen");
    assertEquals("from Bo", steps.label());
    assertEquals("Boardwalk", steps.last());
    assertEquals("steal", steps.take());
  }

  @Test
  void backGoesToTheLastStepThatLeftAChoice() {
    steps.turn(2);
    steps.take();
    steps.turn(1);
    steps.take();
    steps.back();
    assertEquals("steal", steps.label());
    steps.back();
    assertEquals("sly deal", steps.label());
    assertTrue(steps.atTheStart());
    steps.back();
    assertEquals("sly deal", steps.label());
  }

  @Test
  void whatIsCalledTheSameIsTheSame() {
    steps = new Steps<>(List.of(way("one", "5", "bank it"), way("other", "5", "bank it")));
    assertEquals("one", steps.take());
  }

  @Test
  void whatLeadsNowhereIsSeenAndStaysWhereItIs() {
    steps.turn(3);
    assertTrue(steps.deadEnd());
    assertNull(steps.take());
    assertEquals("just say no", steps.label());
    assertTrue(new Steps<>(List.<Way<String, String>>of()).isEmpty());
  }
}
