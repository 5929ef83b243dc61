package croupier.app.table.playing;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.engine.deal.Card.HOUSE;
import static croupier.engine.deal.Card.JUST_SAY_NO;
import static croupier.engine.deal.Card.MONEY_10;
import static croupier.engine.deal.Card.PASS_GO;
import static croupier.engine.deal.Card.RED;
import static croupier.engine.deal.Card.SLY_DEAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.face.classic.ClassicStory;
import croupier.app.table.face.deal.DealScene;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Position;
import croupier.engine.deal.DealPosition;
import croupier.engine.go.Colour;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What costs much and cannot be taken back is asked once, and never the first thing chosen. */
class SureTest {
  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  private void at(Position position) throws Exception {
    table = KnownTables.at(folder, position);
    hands = new Hands(table);
    hands.watchTheShow();
  }

  @AfterEach
  void switchOff() {
    if (table != null) {
      table.close();
    }
  }

  private Position saved(String game) throws Exception {
    return SavedGames.read(folder.resolve("00001-" + game + ".jsonl")).end();
  }

  // --- deal

  private static DealPosition annsTurn() {
    return DealScene.dealt(
            List.of(MONEY_10, RED, RED, SLY_DEAL, PASS_GO),
            List.of(RED, HOUSE, JUST_SAY_NO, SLY_DEAL, PASS_GO))
        .draws()
        .now();
  }

  @Test
  void aTurnWithPlaysLeftEndsOnlyForWhoIsSure() throws Exception {
    at(annsTurn());
    hands.tap(Control.ROLL);
    assertEquals("Ann:           sure?", hands.lcd().get(0));
    assertEquals("3 plays left: end?", hands.lcd().get(1));
    hands.tap(Control.ROLL);
    assertEquals(ANN, ((DealPosition) saved("deal")).turn(), "ROLL once more is no yes");
    hands.tap(Control.BACK);
    assertTrue(hands.lcd().get(0).startsWith("Ann's turn"), hands::said);
    hands.tap(Control.ROLL);
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals(BO, ((DealPosition) saved("deal")).turn());
  }

  @Test
  void holdingOkAsksForHelpAndSaysNoYes() throws Exception {
    at(annsTurn());
    hands.tap(Control.ROLL);
    hands.hold(Control.OK);
    assertEquals("Help", hands.mode(), hands::said);
    assertEquals(ANN, ((DealPosition) saved("deal")).turn(), "holding OK decides nothing");
    hands.tap(Control.OK);
    assertEquals("3 plays left: end?", hands.lcd().get(1), "the question waits");
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals(BO, ((DealPosition) saved("deal")).turn());
  }

  @Test
  void whoNeverAnswersPlaysOn() throws Exception {
    at(annsTurn());
    hands.tap(Control.ROLL);
    hands.rest(Duration.ofMinutes(3));
    assertTrue(hands.lcd().get(0).startsWith("Ann's turn"), hands::said);
  }

  // --- go

  @Test
  void aHeistIsNotGivenAwayByAHastyOk() throws Exception {
    at(GoScene.landingOn(2, 8, 8).blocks(1, 2, Colour.RED).rolled());
    assertEquals(Phase.ATTACK, ((GoPosition) saved("go")).phase());
    assertFalse(hands.lcd().get(1).contains("nothing"), hands::said);
    hands.turn(Control.DIAL_A, -1);
    assertTrue(hands.lcd().get(1).contains("do nothing"), hands::said);
    table.unit().tap(Control.OK);
    hands.rest(Duration.ofMillis(150));
    table.unit().tap(Control.OK);
    hands.rest(Duration.ofSeconds(1));
    assertEquals(Phase.ATTACK, ((GoPosition) saved("go")).phase(), "it is asked first");
    assertTrue(hands.lcd().get(0).endsWith("sure?"), hands::said);
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertFalse(((GoPosition) saved("go")).phase() == Phase.ATTACK, hands::said);
  }

  // --- travel

  @Test
  void anOfferIsRefusedByAHastyPress() throws Exception {
    try (ClassicStory story =
        ClassicStory.from(folder, ClassicScene.travel(2).owns(ANN, 1).owns(BO, 6))) {
      story.taps(ANN);
      story.picks("deal with");
      story.hands.tap(Control.OK);
      story.hands.tap(Control.OK);
      story.taps(ANN);
      story.assertSays("< refuse");
      story.taps(BO);
      assertEquals(ANN, story.position().owner(1));
      assertEquals(BO, story.position().owner(6));
    }
  }

  @Test
  void nobodyIsBankruptByOnePress() throws Exception {
    try (ClassicStory story =
        ClassicStory.from(
            folder,
            ClassicScene.travel(3).cash(ANN, 10).on(ANN, 36).owns(BO, 37, 39).built(5, 37, 39))) {
      story.rolls(1, 2);
      story.taps(BO);
      story.picks("give up");
      story.hands.tap(Control.OK);
      story.assertSays("Give up: bankrupt?");
      story.hands.tap(Control.BACK);
      assertFalse(story.position().isBankrupt(ANN));
      story.hands.tap(Control.OK);
      story.hands.rest(Duration.ofMillis(100));
      story.taps(Control.OK);
      assertTrue(story.position().isBankrupt(ANN));
    }
  }
}
