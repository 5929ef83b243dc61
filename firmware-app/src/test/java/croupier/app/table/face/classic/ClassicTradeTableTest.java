package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.app.table.face.classic.ClassicStory.CY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Deck;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Gesture;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deals between two seats while a third waits. */
class ClassicTradeTableTest {
  private static final int BOARDWALK = 39;
  private static final int BALTIC = 3;
  private static final int ELECTRIC = 12;

  @TempDir Path folder;

  private static ClassicScene scene() {
    return ClassicScene.travel(3).turnOf(CY).owns(ANN, BOARDWALK).owns(BO, BALTIC).owns(CY, 5);
  }

  /** Bo puts it together: 200 and Baltic for Boardwalk. */
  private ClassicStory offered(ClassicScene scene) throws Exception {
    ClassicStory story = ClassicStory.from(folder, scene);
    puts(story);
    story.taps(BO);
    return story;
  }

  private static void puts(ClassicStory story) {
    story.taps(BO);
    story.picks("deal with");
    story.picks("< Ann");
    story.taps(Control.OK);
    story.assertSays("Bo & Ann    no money");
    story.picks("Boardwalk");
    story.assertSays("Ann keeps it");
    assertTrue(
        story.meanings(Control.SEAT_2, Gesture.PRESS).isEmpty(), "there is nothing to offer yet");
    story.hands.tap(Control.OK);
    story.assertSays("Bo gets it");
    story.picks("Baltic");
    story.hands.tap(Control.OK);
    story.assertSays("Ann gets it");
    story.hands.tap(Control.DIAL_B);
    story.hands.tap(Control.DIAL_B);
    story.hands.turn(Control.DIAL_B, -2);
    story.assertSays("Bo pays Ann      200");
    story.assertSays("own:ok");
  }

  @Test
  void aDealIsPutTogetherOfferedAndAccepted() throws Exception {
    try (ClassicStory story = offered(scene())) {
      story.assertSays("Bo offers Ann    45s");
      story.assertSays("get 200");
      story.assertHeadline("Bo offers Ann a deal: 200 and Baltic Avenue for Boardwalk.");
      story.assertHalo(ANN, Effect.PULSE);
      story.hands.turn(Control.DIAL_B, 1);
      story.assertSays("get Baltic");
      story.assertSays("give Boardwalk");
      story.assertSays("< refuse >");
      story.accepts(ANN);
      assertEquals(BO, story.position().owner(BOARDWALK));
      assertEquals(ANN, story.position().owner(BALTIC));
      assertEquals(1_700, story.cash(ANN));
      story.assertSays("Cy's turn");
    }
  }

  /** BACK would take it back, too; of two ways to do the same one is told. */
  @Test
  void anOfferThatWaitsSaysOneWayToTakeItBack() throws Exception {
    try (ClassicStory story = offered(scene())) {
      assertEquals(List.of("classic.withdraw"), story.meanings(Control.SEAT_2, Gesture.PRESS));
      assertEquals(List.of(), story.meanings(Control.BACK, Gesture.PRESS));
    }
  }

  @Test
  void aDealThatBothHaveAgreedToIsNotTakenBackByAnybody() throws Exception {
    try (ClassicStory story = offered(scene())) {
      story.accepts(ANN);
      assertEquals(List.of(), story.meanings(Control.BACK, Gesture.PRESS));
      story.taps(Control.BACK);
      assertEquals(BO, story.position().owner(BOARDWALK));
    }
  }

  @Test
  void theThirdOnesRollWaitsAndNothingElseOfHersIsLost() throws Exception {
    try (ClassicStory story = offered(scene())) {
      assertFalse(story.hands.isOffered(Control.ROLL));
      story.hands.tap(Control.ROLL);
      story.taps(CY);
      assertEquals(Frame.OFFER, story.position().frame());
      story.picks("< refuse >");
      story.taps(ANN);
      assertEquals(List.of("classic.roll"), story.meanings(Control.ROLL, Gesture.PRESS));
    }
  }

  @Test
  void aDealIsRefused() throws Exception {
    try (ClassicStory story = offered(scene())) {
      story.picks("< refuse >");
      story.hands.tap(Control.SEAT_1);
      story.assertSays("Ann: no deal");
      story.hands.watchTheShow();
      assertEquals(Frame.TURN, story.position().frame());
      assertEquals(ANN, story.position().owner(BOARDWALK));
    }
  }

  @Test
  void aDealIsCounteredWithOtherMoney() throws Exception {
    try (ClassicStory story = offered(scene())) {
      story.picks("< change >");
      story.taps(ANN);
      story.assertSays("Bo pays Ann      200");
      story.hands.tap(Control.DIAL_B);
      story.hands.turn(Control.DIAL_B, 3);
      story.assertSays("Bo pays Ann      350");
      story.taps(ANN);
      story.assertSays("Ann offers Bo");
      story.assertSays("get Boardwalk");
      story.assertHalo(BO, Effect.PULSE);
      story.accepts(BO);
      assertEquals(1_850, story.cash(ANN));
      assertEquals(BO, story.position().owner(BOARDWALK));
    }
  }

  @Test
  void anOfferIsTakenBack() throws Exception {
    try (ClassicStory story = offered(scene())) {
      story.taps(BO);
      assertEquals(Frame.TURN, story.position().frame());
      assertEquals(ANN, story.position().owner(BOARDWALK));
    }
  }

  @Test
  void nobodyAnswersAndThatIsARefusal() throws Exception {
    try (ClassicStory story = offered(scene())) {
      story.hands.rest(Duration.ofSeconds(40));
      story.hands.turn(Control.DIAL_A, 1);
      story.hands.rest(Duration.ofSeconds(40));
      assertEquals(Frame.OFFER, story.position().frame(), "who turns a dial is thinking");
      story.waits(6);
      assertEquals(Frame.TURN, story.position().frame());
      assertEquals(ANN, story.position().owner(BOARDWALK));
    }
  }

  @Test
  void anOfferIsGoneOnWithAnotherDay() throws Exception {
    try (ClassicStory story = offered(scene());
        ClassicStory later = story.anotherDay()) {
      later.assertSays("Bo offers Ann    45s");
      later.accepts(ANN);
      assertEquals(BO, later.position().owner(BOARDWALK));
    }
  }

  @Test
  void whatWasPutTogetherIsThereAgainAfterOthersHadTheirTurns() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, scene())) {
      puts(story);
      story.rolls(4, 6);
      story.assertSays("Ann's turn");
      story.taps(BO);
      story.assertSays("Bo pays Ann      200");
      story.taps(BO);
      story.accepts(ANN);
      assertEquals(BO, story.position().owner(BOARDWALK));
    }
  }

  @Test
  void aCardThatLeadsOutOfJailChangesHandsToo() throws Exception {
    try (ClassicStory story = ClassicStory.from(folder, scene().card(ANN, Deck.CHANCE))) {
      story.taps(BO);
      story.picks("< Ann");
      story.taps(Control.OK);
      story.picks("jail card");
      story.hands.tap(Control.OK);
      story.taps(BO);
      story.accepts(ANN);
      assertTrue(story.position().holds(BO, Deck.CHANCE));
    }
  }

  @Test
  void whoGetsMortgagedDeedsPaysEachOffOrKeepsItWithTheInterest() throws Exception {
    ClassicScene scene = scene().owns(ANN, 37).mortgaged(BOARDWALK, 37);
    try (ClassicStory story = ClassicStory.from(folder, scene)) {
      story.taps(BO);
      story.picks("< Ann");
      story.taps(Control.OK);
      story.picks("Boardwalk (m)");
      story.hands.tap(Control.OK);
      story.picks("Park Place (m)");
      story.hands.tap(Control.OK);
      story.taps(BO);
      story.accepts(ANN);
      story.assertSays("a mortgage");
      story.picks("keep it for 18");
      story.assertSays("Park Place");
      story.taps(Control.OK);
      story.picks("redeem for 220");
      story.assertSays("Boardwalk");
      story.taps(Control.OK);
      assertEquals(1_500 - 18 - 220, story.cash(BO));
      assertFalse(story.position().isMortgaged(BOARDWALK));
      assertTrue(story.position().isMortgaged(37));
    }
  }

  @Test
  void allLinesOfAnOfferSayWhoGetsWhatInTheSameWay() throws Exception {
    try (ClassicStory story = offered(scene().owns(ANN, ELECTRIC))) {
      story.taps(BO);
      story.taps(BO);
      story.picks("deal with");
      story.picks("< Ann");
      story.taps(Control.OK);
      story.picks("Electric Co.");
      story.hands.tap(Control.OK);
      story.hands.tap(Control.DIAL_B);
      story.hands.turn(Control.DIAL_B, -4);
      story.picks("Baltic");
      story.hands.tap(Control.OK);
      assertEquals(List.of("classic.trade-leave-out"), story.meanings(Control.OK, Gesture.PRESS));
      story.taps(BO);
      story.assertSays("+ 200            1/3\n+ Baltic         2/3");
      story.assertHeadline("a deal: 200 and Baltic Avenue for Electric Company.");
      story.hands.turn(Control.DIAL_B, 1);
      story.assertSays("+ Baltic         2/3\n- Electric Co.   3/3");
    }
  }
}
