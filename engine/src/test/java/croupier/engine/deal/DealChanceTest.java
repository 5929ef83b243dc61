package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Outcome;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import croupier.engine.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What chance may answer, and what it may not: cards that are there, and the pile before all. */
class DealChanceTest {
  private static void cannot(DealPosition position, Outcome outcome, String sentence) {
    Refusal refusal = assertThrows(Refusal.class, () -> position.roll(outcome));
    assertEquals(sentence, Sentences.of(refusal));
  }

  private static void cannotDraw(DealStory story, String cards, String sentence) {
    cannot(story.position(), new DealOutcome.Drawn(DealStory.cards(cards)), sentence);
  }

  /** Seat 1 is to draw. */
  private static DealStory drawing(String hand, String pile, String discards) {
    return DealStory.turn(3).hand(1, hand).pile(pile).discarded(discards).ends(0);
  }

  @Test
  @Rule({"DL-S07", "DL-03"})
  void whoBeginsIsSomebody() {
    DealPosition position = DealStory.start(3).position();
    cannot(position, new DealOutcome.First(3), "There is no seat 3; seats are 0 to 2.");
    cannot(position, new DealOutcome.First(-1), "There is no seat -1; seats are 0 to 2.");
    for (int seat = 0; seat < 3; seat++) {
      DealOutcome first = new DealOutcome.First(seat);
      assertEquals(first, position.outcome(position.roll(first)));
    }
  }

  @Test
  @Rule("DL-S08")
  void asManyCardsAreDrawnAsAreAskedFor() {
    DealStory story = drawing("1", "10 4 5", "");
    cannotDraw(story, "10", "Now 2 cards are drawn, not 1.");
    cannotDraw(story, "10 4 5", "Now 2 cards are drawn, not 3.");
  }

  @Test
  @Rule("DL-S04")
  void onlyCardsOfThePileAreDrawnWhileItSuffices() {
    DealStory story = drawing("1", "10 4 5", "red 5");
    cannotDraw(story, "10 10", "Only 1 of the cards that can be drawn now are money 10, not 2.");
    cannotDraw(story, "10 red", "Only 0 of the cards that can be drawn now are red, not 1.");
    story.draws("5 10");
  }

  @Test
  @Rule("DL-05")
  void allOfThePileIsDrawnBeforeTheDiscards() {
    DealStory story = drawing("1", "10", "red red 5");
    cannotDraw(story, "red red", "Only 1 of the cards that can be drawn now are red, not 2.");
    cannotDraw(story, "red 5", "The pile runs out, so all of it is drawn: 1 money 10, not 0.");
    story.draws("10 red");
  }

  /** Five cards for an empty hand: two are in the pile, three are among the four discards. */
  @Test
  @Rule("DL-05")
  void ofTheDiscardsComeAsManyOfAKindAsThereMustBe() {
    DealStory story = drawing("", "10 4", "red red red 3");
    cannotDraw(story, "10 4 red 3 3", "The pile runs out, so all of it is drawn: 2 red, not 1.");
    cannotDraw(story, "10 4 red red red red", "Now 5 cards are drawn, not 6.");
    story.draws("10 4 red red 3").pileHas(1);
  }

  @Test
  @Rule("DL-05")
  void nothingLiesOnTopWhenTheDiscardsBecomeThePile() {
    DealStory.turn(3)
        .hand(0, "sly_deal 1")
        .set(2, "red")
        .pile("")
        .discarded("3 4")
        .does(0, new DealAction.SlyDeal(2, Laid.RED))
        .topIs("sly_deal")
        .ends(0)
        .draws("3 4")
        .happened(new DealEvent.PileReshuffled(3))
        .discardsAre("")
        .topIs("")
        .pileHas(1);
  }

  /** What lies under the pile comes first; what is discarded stays, and so does its top. */
  @Test
  @Rule({"DL-05", "DL-06"})
  void whatLiesUnderThePileIsDrawnAndTheDiscardsStay() {
    DealStory story =
        DealStory.turn(3, "excess=under_pile")
            .hand(0, "sly_deal 1 1 1 1 2 2 2 2")
            .set(2, "red")
            .pile("10")
            .discarded("3")
            .does(0, new DealAction.SlyDeal(2, Laid.RED))
            .ends(0)
            .discards(0, "2");
    cannotDraw(story, "10 3", "The pile runs out, so all of it is drawn: 1 money 2, not 0.");
    story
        .draws("10 2")
        .pileHas(0)
        .discardsAre("sly_deal 3")
        .topIs("sly_deal")
        .neverHappened(DealEvent.PileReshuffled.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10 4 red red red", "10 4 red red 3"})
  @Rule("DL-05")
  void whatIsLeftOfTheDiscardsIsThePile(String cards) {
    drawing("", "10 4", "red red red 3").draws(cards).handIs(1, cards).pileHas(1).topIs("");
  }
}
