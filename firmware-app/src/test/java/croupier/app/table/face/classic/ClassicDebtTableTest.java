package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.app.table.face.classic.ClassicStory.CY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Gesture;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Debts: raising money, property instead, and giving up. */
class ClassicDebtTableTest {
  private static final int BOARDWALK = 39;
  private static final int READING = 5;

  @TempDir Path folder;

  /** Ann lands on the hotel of Boardwalk and owes Bo 2,000. */
  private static ClassicScene hotel() {
    return ClassicScene.travel(3)
        .owns(BO, 37, BOARDWALK)
        .built(5, 37, BOARDWALK)
        .on(ANN, 33)
        .on(BO, 20)
        .on(CY, 20);
  }

  private ClassicStory debt(ClassicScene scene) throws Exception {
    ClassicStory story = ClassicStory.from(folder, scene);
    story.rolls(2, 4);
    story.taps(BO);
    return story;
  }

  @Test
  void aDebtorsDeskLiesOpenAndTheDebtIsPaidAsSoonAsThereIsEnough() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 1_850).owns(ANN, READING, 15, 25))) {
      story.assertSays("Ann owes Bo    2,000");
      story.assertSays("150 short");
      story.assertHeadline("Ann owes Bo 2,000 (rent) and has 1,850: 150 short.");
      story.assertHalo(ANN, Effect.PULSE);
      story.taps(Control.BACK);
      story.assertSays("Ann owes Bo    2,000");
      story.picks("Reading RR");
      story.assertSays("mortgage +100");
      story.taps(Control.OK);
      story.assertSays("50 short");
      story.taps(Control.OK);
      assertEquals(Frame.TURN, story.position().frame());
      assertEquals(50, story.cash(ANN));
      assertEquals(3_500, story.cash(BO));
    }
  }

  @Test
  void aDeskThatStoodAtADealBeforeOpensAtWhatRaisesMoney() throws Exception {
    ClassicScene scene = hotel().cash(ANN, 1_850).owns(ANN, READING).owns(CY, 12);
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      story.taps(ANN);
      story.picks("deal with");
      story.taps(ANN);
      story.rolls(2, 4);
      story.taps(BO);
      story.assertSays("Ann owes Bo    2,000");
      story.assertSays("mortgage +100");
      story.assertSays("150 short");
    }
  }

  /** A mortgage can be redeemed; a building goes at half its price. */
  @Test
  void ofWhatRaisesMoneyAMortgageComesFirst() throws Exception {
    ClassicScene scene = hotel().cash(ANN, 1_850).owns(ANN, 1, 3, READING).built(1, 1, 3);
    try (ClassicStory story = debt(scene)) {
      story.assertSays("150 short");
      story.assertSays("mortgage +100");
    }
  }

  @Test
  void aClaimIsNotTakenBackByWhoeverPressesBackOnAnotherDay() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 1_850).owns(ANN, READING));
        ClassicStory later = story.anotherDay()) {
      later.assertSays("Ann owes Bo    2,000");
      later.taps(Control.BACK);
      later.assertSays("Ann owes Bo    2,000");
    }
  }

  @Test
  void whatADebtorCouldRaiseIsNotGivenAwayForLess() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 1_900).owns(ANN, READING))) {
      story.picks("deal with");
      story.picks("< Cy");
      story.taps(Control.OK);
      story.picks("Reading RR");
      story.hands.tap(Control.OK);
      story.assertSays("Cy gets it");
      story.assertHeadline("what is given must bring what a mortgage would, or more.");
      assertTrue(
          story.meanings(Control.SEAT_1, Gesture.PRESS).isEmpty(),
          "a gift is no way to pay a debt");
      story.hands.tap(Control.DIAL_B);
      story.hands.turn(Control.DIAL_B, 2);
      story.assertSays("Cy pays Ann      100");
      story.taps(ANN);
      story.assertSays("Ann offers Cy");
    }
  }

  @Test
  void propertyIsOfferedInsteadOfMoney() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 1_900).owns(ANN, READING))) {
      story.hands.turn(Control.DIAL_B, 1);
      story.picks("deeds for debt");
      story.taps(Control.OK);
      story.assertSays("Bo waives      2,000");
      story.picks("Reading RR");
      story.hands.tap(Control.OK);
      story.assertSays("Bo gets it");
      for (int i = 0; i < 2; i++) {
        story.hands.tap(Control.DIAL_B);
      }
      for (int i = 0; i < 6; i++) {
        story.hands.turn(Control.DIAL_B, -3);
      }
      story.assertSays("Bo waives        200");
      story.assertHeadline("for the debt. Bo waives 200. Ann gives: Reading Railroad.");
      story.taps(ANN);
      story.assertSays("Ann offers Bo");
      story.assertSays("get Reading RR");
      story.assertSays("get Reading RR\ninstead of 200");
      story.hands.turn(Control.DIAL_B, 1);
      story.assertSays("get Reading RR\ninstead of 200");
      story.accepts(BO);
      assertEquals(BO, story.position().owner(READING));
      assertEquals(100, story.cash(ANN));
      assertEquals(Frame.TURN, story.position().frame());
    }
  }

  @Test
  void aCreditorWhoWantsMoneySaysSo() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 1_900).owns(ANN, READING))) {
      story.hands.turn(Control.DIAL_B, 1);
      story.picks("deeds for debt");
      story.taps(Control.OK);
      story.picks("Reading RR");
      story.hands.tap(Control.OK);
      story.taps(ANN);
      story.picks("< refuse >");
      story.hands.tap(Control.SEAT_2);
      story.assertSays("Bo wants money");
      story.hands.watchTheShow();
      story.assertSays("Ann owes Bo    2,000");
    }
  }

  @Test
  void whoCannotRaiseEnoughGivesUpAndTheSeatGoesDark() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 300).owns(ANN, READING))) {
      story.assertHeadline("Ann gets to 400 at most: only a deal helps now, or giving up.");
      story.picks("give up");
      story.taps(Control.OK);
      story.hands.tap(Control.OK);
      story.assertSays("Ann is bankrupt");
      story.hands.watchTheShow();
      assertEquals(List.of(), story.meanings(Control.BACK, Gesture.PRESS), "it was asked before");
      assertTrue(story.position().isBankrupt(ANN));
      assertEquals(BO, story.position().owner(READING));
      assertEquals(Hue.OFF, story.table().picture().halos().get(ANN).hue());
      assertTrue(story.table().picture().trackers().get(ANN).lights().isEmpty());
      assertFalse(story.hands.isOffered(Control.SEAT_1));
      assertEquals("bankrupt", story.table().picture().prompt().notes().get(ANN).get(1));
      story.assertSays("Bo's turn");
    }
  }

  @Test
  void whoIsBankruptIsSoToTheEnd() throws Exception {
    ClassicScene scene = ClassicScene.travel(2).owns(BO, 37, BOARDWALK).built(5, 37, BOARDWALK);
    try (ClassicStory story = debt(scene.on(ANN, 33).on(BO, 20).cash(ANN, 300))) {
      story.picks("give up");
      story.taps(Control.OK);
      story.hands.tap(Control.OK);
      story.hands.watchTheShow();
      List<List<String>> notes = story.table().picture().prompt().notes();
      assertEquals(List.of("Ann", "bankrupt"), notes.get(ANN).subList(0, 2));
      assertEquals("wins", notes.get(BO).get(2));
    }
  }

  @Test
  void theDialSaysHowMuchOfAGroupIsSold() throws Exception {
    ClassicScene scene = hotel().cash(ANN, 1_250).owns(ANN, 1, 3).built(5, 1, 3);
    try (ClassicStory story = debt(scene.on(ANN, 33))) {
      story.assertSays("750 short");
      story.picks("leave ▣1 ⌂4 +25");
      assertTrue(
          story
              .labels(Control.OK, Gesture.PRESS)
              .contains("sell on brown for 25 and keep one hotel and 4 houses"),
          story.labels(Control.OK, Gesture.PRESS)::toString);
      story.picks("leave ⌂6 +100");
      story.picks("sell all +250");
      story.picks("leave ⌂3 +175");
      story.taps(Control.OK);
      assertEquals(1_425, story.cash(ANN));
      assertEquals(3, story.position().buildings(1) + story.position().buildings(3));
    }
  }

  @Test
  void theLastOneWins() throws Exception {
    ClassicScene two =
        ClassicScene.travel(2)
            .owns(BO, 37, BOARDWALK)
            .built(5, 37, BOARDWALK)
            .on(ANN, 33)
            .cash(ANN, 10);
    try (ClassicStory story = debt(two)) {
      story.picks("give up");
      story.taps(Control.OK);
      story.taps(Control.OK);
      story.hands.watchTheShow();
      assertEquals("Results", story.hands.mode());
      story.assertHeadline("Bo wins");
    }
  }

  @Test
  void aDebtIsGoneOnWithAnotherDay() throws Exception {
    try (ClassicStory story = debt(hotel().cash(ANN, 1_950).owns(ANN, READING));
        ClassicStory later = story.anotherDay()) {
      later.assertSays("Ann owes Bo    2,000");
      later.picks("mortgage +100");
      later.taps(Control.OK);
      assertEquals(50, later.cash(ANN));
    }
  }

  @Test
  void theDeedsOfWhoIsBankruptToTheBankAreAuctionedOneByOne() throws Exception {
    ClassicScene taxed =
        ClassicScene.travel(3).cash(ANN, 20).owns(ANN, READING, 1).mortgaged(READING, 1);
    try (ClassicStory story = ClassicStory.from(folder, taxed)) {
      story.rolls(1, 3);
      story.picks("give up");
      story.taps(Control.OK);
      story.taps(Control.OK);
      story.assertSays("Mediterranean");
      story.assertSays("in: Bo Cy");
      story.hands.tap(Control.SEAT_2);
      story.holds(CY);
      story.assertSays("Reading RR");
      story.waits(11);
      assertEquals(BO, story.position().owner(1));
      assertEquals(-1, story.position().owner(READING));
    }
  }
}
