package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.app.table.face.classic.ClassicStory.CY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.widget.Glyphs;
import croupier.engine.classic.Brands;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Deck;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Light;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Turns of travel and brands as they are seen and played on the unit. */
class ClassicTableTest {
  private static final int ORIENTAL = 6;
  private static final int ELECTRIC = 12;

  @TempDir Path folder;

  private ClassicStory story(ClassicScene scene) throws Exception {
    return ClassicStory.from(folder, scene);
  }

  // --- rolling

  @Test
  void everybodyRollsForTheStartAndTheHighestBegins() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "start")) {
      Hands hands = new Hands(table);
      hands.begin(Travel.GAME, 3);
      for (String name : List.of("Ann", "Bo", "Cy")) {
        assertTrue(hands.said().contains(name + " rolls to start"), hands::said);
        hands.tap(Control.ROLL);
        assertTrue(hands.said().contains(name + " rolls"), hands::said);
        hands.watchTheShow();
      }
      assertTrue(hands.said().contains("'s turn") || hands.said().contains("rolls to start"));
      assertEquals(2, table.picture().dice().stream().filter(die -> die.pattern() != 0).count());
    }
  }

  @Test
  void typedDiceAreSetWithTheDialsSeenOnTheDiceAndEnteredWithOk() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3))) {
      story.assertSays("Ann's turn");
      story.assertHalo(ANN, Effect.PULSE);
      story.taps(Control.ROLL);
      story.assertSays("Roll your own dice");
      assertFalse(story.hands.isOffered(Control.OK), "nothing is set yet");
      story.hands.turn(Control.DIAL_A, 2);
      assertEquals("2", story.table().picture().dice().get(0).word());
      story.hands.tap(Control.OK);
      assertEquals(Frame.ROLL, story.position().frame(), "one die is not enough");
      story.hands.turn(Control.DIAL_B, -2);
      assertEquals("5", story.table().picture().dice().get(1).word());
      story.hands.turn(Control.DIAL_B, -1);
      story.hands.tap(Control.OK);
      story.assertSays("rolling");
      story.hands.watchTheShow();
      assertEquals(ORIENTAL, story.position().space(ANN));
      assertEquals(Glyphs.pips(4), story.table().picture().dice().get(1).pattern());
    }
  }

  @Test
  void doublesAreSaidAndRollAgain() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).on(ANN, 16))) {
      story.rolls(2, 2);
      story.assertSays("doubles!");
      story.assertHeadline("Ann: press ROLL");
    }
  }

  // --- rent

  private ClassicScene annBeforeOriental() {
    return ClassicScene.travel(3).owns(BO, ORIENTAL).on(CY, 20);
  }

  @Test
  void theOwnersRingBlinksAndTheOwnButtonClaimsTheRent() throws Exception {
    try (ClassicStory story = story(annBeforeOriental())) {
      story.rolls(2, 4);
      story.assertSays("Bo: claim!");
      story.assertHeadline("Bo's own button claims 6 from Ann for Oriental Avenue");
      story.assertHalo(BO, Effect.BLINK);
      assertEquals(
          List.of("claim the rent for Oriental Avenue"),
          story.labels(Control.SEAT_2, Gesture.PRESS));
      assertEquals(List.of("classic.claim"), story.meanings(Control.SEAT_2, Gesture.PRESS));
      story.hands.press(Control.SEAT_2);
      story.hands.watchTheShow();
      assertEquals(1_494, story.cash(ANN));
      assertEquals(1_506, story.cash(BO));
      story.hands.release(Control.SEAT_2);
      story.assertHalo(BO, Effect.PULSE);
      story.assertSays("Bo's turn");
    }
  }

  @Test
  void ofTwoRentsTheOwnButtonClaimsTheOneThatTheDisplayNames() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).owns(BO, ORIENTAL, 11))) {
      story.rolls(3, 3);
      story.rolls(2, 3);
      story.assertSays("Bo: claim!        10");
      story.taps(BO);
      assertEquals(1_510, story.cash(BO));
      story.assertSays("Bo: claim!         6");
      story.taps(BO);
      assertEquals(1_516, story.cash(BO));
    }
  }

  @Test
  void inJailTheOwnButtonClaimsFirstAndLeadsOutAfterwards() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).owns(BO, ORIENTAL).inJail(BO, 1))) {
      story.rolls(2, 4);
      story.assertSays("Bo in jail");
      story.assertSays("ROLL:try Bo:claim");
      assertFalse(story.says("pay 50"), story.hands::said);
      assertFalse(story.hands.said().contains("opens the desk"), story.hands::said);
      story.taps(BO);
      story.assertSays("ROLL:try own:get out");
      story.assertSays("or pay 50");
      story.assertHeadline("Bo's own button opens the desk, to pay 50 and leave.");
    }
  }

  @Test
  void nobodyIsSentToADeskAtWhichThereIsNothingToDo() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2))) {
      assertEquals(List.of(), story.meanings(Control.SEAT_1, Gesture.PRESS));
      assertFalse(story.hands.said().contains("desk"), story.hands::said);
    }
    ClassicScene later = ClassicScene.travel(2).owns(BO, ORIENTAL);
    try (ClassicStory story = ClassicStory.from(folder.resolve("later"), later)) {
      assertEquals(List.of("classic.desk-open"), story.meanings(Control.SEAT_1, Gesture.PRESS));
      story.assertSays("own:desk");
    }
  }

  @Test
  void theRentIsLostWhenTheNextPlayerRollsFirst() throws Exception {
    try (ClassicStory story = story(annBeforeOriental().owns(CY, ORIENTAL))) {
      story.rolls(2, 4);
      story.assertHalo(CY, Effect.BLINK);
      story.hands.rest(Duration.ofSeconds(3));
      story.hands.tap(Control.ROLL);
      story.assertSays("Rent lost: Cy");
      story.hands.watchTheShow();
      story.taps(CY);
      assertEquals(1_500, story.cash(CY));
    }
  }

  @Test
  void theRentOfTheLastTurnIsClaimedToo() throws Exception {
    try (ClassicStory story = story(annBeforeOriental().lastTurn())) {
      story.rolls(2, 4);
      story.assertSays("The game is over 15s");
      story.assertSays("Bo: claim!         6");
      story.assertSays("own button: claim");
      story.assertHeadline("Bo's own button claims 6 from Ann for Oriental Avenue");
      story.assertHalo(BO, Effect.BLINK);
      story.taps(BO);
      assertEquals(Frame.OVER, story.position().frame());
      assertEquals(1_506, story.cash(BO));
    }
  }

  @Test
  void theLastTurnIsAnnouncedAndStaysInSight() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).owns(ANN, ORIENTAL).turnsLeft(2))) {
      story.hands.tap(Control.ROLL);
      story.hands.turn(Control.DIAL_A, 2);
      story.hands.turn(Control.DIAL_B, 4);
      story.hands.tap(Control.OK);
      story.hands.rest(Duration.ofSeconds(2));
      assertEquals("Ann rolls        2+4", story.hands.lcd().get(0));
      assertEquals("Ann:        Oriental", story.hands.lcd().get(1));
      assertEquals("own deed: no rent", story.hands.lcd().get(2).strip());
      assertEquals("Bo: last turn!", story.hands.lcd().get(3).strip());
      story.assertHeadline(
          "Ann rolls 2+4 and goes to Oriental Avenue. It is Ann's own: no rent."
              + " Bo has the last turn.");
      story.hands.watchTheShow();
      story.assertHeadline("This is the last turn. Bo: press ROLL.");
    }
  }

  @Test
  void aDrawSaysWithWhat() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).lastTurn())) {
      story.rolls(4, 6);
      assertEquals(
          List.of("A draw between", "Ann and Bo", "with 1,500 in all", "ROLL:again    OK:end"),
          story.hands.lcd());
      story.assertHeadline("A draw between Ann and Bo with 1,500 in all.");
      assertEquals("draws", story.table().picture().prompt().notes().get(ANN).get(2));
    }
  }

  @Test
  void theRichestIsSaidToWinWithWhatWasCounted() throws Exception {
    ClassicScene scene = ClassicScene.travel(2).owns(BO, ORIENTAL);
    try (ClassicStory story = story(scene.lastTurn())) {
      story.rolls(4, 6);
      story.assertHeadline("Bo wins with 1,600 in all!");
    }
    ClassicScene cash = ClassicScene.of(Travel.GAME, 2, Map.of("richest", "cash")).cash(BO, 1_700);
    try (ClassicStory story = ClassicStory.from(folder.resolve("cash"), cash.lastTurn())) {
      story.rolls(4, 6);
      story.assertHeadline("Bo wins with 1,700 in cash!");
    }
  }

  @Test
  void theRentOfTheLastTurnIsLostWhenNobodyClaimsIt() throws Exception {
    try (ClassicStory story = story(annBeforeOriental().lastTurn())) {
      story.rolls(2, 4);
      story.hands.rest(Duration.ofSeconds(16));
      story.hands.watchTheShow();
      assertEquals(Frame.OVER, story.position().frame());
      assertEquals(1_500, story.cash(BO));
    }
  }

  @Test
  void anOwnerInJailClaimsToo() throws Exception {
    try (ClassicStory story = story(annBeforeOriental().inJail(BO, 1))) {
      story.rolls(2, 4);
      story.taps(BO);
      assertEquals(1_506, story.cash(BO));
      assertTrue(story.position().inJail(BO));
    }
  }

  @Test
  void theDiceOfARentAreRolledAsTheEditionSays() throws Exception {
    try (ClassicStory story =
        story(ClassicScene.of(Brands.GAME, 3, Map.of()).owns(BO, ELECTRIC).on(ANN, 3))) {
      story.rolls(4, 5);
      story.assertSays("dice x4");
      story.taps(BO);
      story.assertSays("Ann rolls for rent");
      story.types(6, 1);
      assertEquals(1_528, story.cash(BO));
    }
  }

  /** The headlines one after the other, while it is shown what comes of these dice. */
  private static List<String> headlines(ClassicStory story, int first, int second) {
    story.hands.tap(Control.ROLL);
    story.hands.watchTheShow();
    story.hands.turn(Control.DIAL_A, first);
    story.hands.turn(Control.DIAL_B, second);
    story.hands.tap(Control.OK);
    List<String> headlines = new ArrayList<>();
    while (story.hands.means("playing.go-on")) {
      String now = story.table().picture().prompt().headline();
      if (headlines.isEmpty() || !headlines.getLast().equals(now)) {
        headlines.add(now);
      }
      story.hands.rest(Duration.ofMillis(100));
    }
    return headlines;
  }

  @Test
  void aCardIsReadOnceAndWhatElseComesOfItIsSaidAfterIt() throws Exception {
    ClassicScene again =
        ClassicScene.travel(3).on(ANN, 3).owns(BO, ORIENTAL).next(Deck.CHANCE, "dividend");
    try (ClassicStory story = story(again)) {
      assertEquals(
          List.of(
              "Ann rolls.",
              "Ann rolls 2+2 and goes to Chance.",
              "Ann draws from Chance: Your shares do well. Get 50.",
              "Ann may roll again."),
          headlines(story, 2, 2));
    }
    ClassicScene farther =
        ClassicScene.travel(3).on(ANN, 16).owns(BO, 5).next(Deck.CHANCE, "advance_reading");
    try (ClassicStory story = ClassicStory.from(folder.resolve("farther"), farther)) {
      assertEquals(
          List.of(
              "Ann draws from Chance: Go on to Reading Railroad.",
              "Ann gets 200 for GO. Ann is on Bo's Reading Railroad. Bo can claim 25."),
          headlines(story, 2, 4).subList(2, 4));
    }
  }

  /** Where it does not stand beside the move, as on a full display. */
  @Test
  void aRentThatCanBeClaimedNamesItsDeed() throws Exception {
    ClassicScene third = ClassicScene.travel(3).inJail(ANN, 3).owns(BO, 15);
    try (ClassicStory story = story(third)) {
      List<String> headlines = headlines(story, 3, 2);
      assertEquals("Ann is on Bo's Pennsylvania Railroad. Bo can claim 25.", headlines.getLast());
    }
  }

  // --- buying

  @Test
  void whoLandsOnADeedSeesThePriceAndTheOwnCashAndBuysWithOk() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3).owns(ANN, 8))) {
      story.rolls(2, 4);
      assertEquals("Oriental         100", story.hands.lcd().get(0));
      assertEquals("Ann has        1,500", story.hands.lcd().get(1));
      assertEquals("has 1 of 3 lt blue", story.hands.lcd().get(2));
      assertEquals("OK:buy  BACK:auction", story.hands.lcd().get(3));
      story.taps(Control.OK);
      assertEquals(ANN, story.position().owner(ORIENTAL));
      assertEquals(1_400, story.cash(ANN));
      story.assertSays("Bo's turn");
    }
  }

  @Test
  void whoHasTooLittleRaisesMoneyAtTheOwnDeskFirst() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3).cash(ANN, 60).owns(ANN, 19))) {
      story.rolls(2, 4);
      assertFalse(story.hands.isOffered(Control.OK));
      assertEquals(
          List.of(
              "Oriental         100",
              "Ann needs 40 more",
              "mortgage, sell, deal",
              "own:desk BACK:to bid"),
          story.hands.lcd());
      story.assertHeadline("is 40 short. Ann's own button opens the desk: mortgage, sell or trade");
      story.taps(ANN);
      story.assertHeadline("Ann's desk, with 60 in cash. Ann needs 40 more.");
      story.assertSays("Ann needs 40 more");
      story.assertSays("mortgage +100");
      story.taps(Control.OK);
      assertEquals(160, story.cash(ANN));
      story.assertSays("OK:buy");
      story.taps(Control.OK);
      assertEquals(ANN, story.position().owner(ORIENTAL));
    }
  }

  @Test
  void whoCannotRaiseEnoughIsNotToldToTry() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3).cash(ANN, 10).owns(ANN, 1))) {
      story.rolls(2, 4);
      story.assertSays("Ann needs 90 more");
      story.assertSays("has 0 of 3 lt blue");
      assertFalse(story.says("mortgage"), story.hands::said);
    }
    ClassicScene nothing = ClassicScene.travel(3).cash(ANN, 10).cash(BO, 0).cash(CY, 0);
    try (ClassicStory story = ClassicStory.from(folder.resolve("nothing"), nothing)) {
      story.rolls(2, 4);
      story.assertSays("Ann needs 90 more");
      story.assertSays("BACK:auction");
      assertFalse(story.says("desk"), story.hands::said);
      story.assertHeadline("is 90 short. BACK lets everybody bid");
    }
  }

  @Test
  void theHintSaysHowMuchOfTheGroupIsThere() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3).cash(ANN, 60).owns(ANN, 8))) {
      story.rolls(2, 4);
      story.hands.hold(Control.OK);
      story.assertSays("You are 40 short.");
      story.hands.turn(Control.DIAL_A, 1);
      story.assertSays("You own 1 of 3 lt");
    }
  }

  @Test
  void holdingBackForAPauseIsNoDecision() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3))) {
      story.rolls(2, 4);
      story.hands.hold(Control.BACK);
      assertEquals("Paused", story.hands.mode());
      story.hands.tap(Control.OK);
      assertEquals(Frame.BUY, story.position().frame());
      story.assertSays("OK:buy");
    }
  }

  // --- the desk

  private ClassicScene boHasOrange() {
    return ClassicScene.travel(3).owns(BO, 16, 18, 19).owns(CY, 5);
  }

  @Test
  void aDeskBuildsSellsMortgagesAndRedeemsWhileOthersKeepTheirRights() throws Exception {
    try (ClassicStory story = story(boHasOrange())) {
      story.taps(BO);
      story.assertSays("Bo's desk");
      story.assertSays("house 1 -100");
      story.assertHalo(BO, Effect.STEADY);
      assertEquals(List.of("Ann: roll"), story.labels(Control.ROLL, Gesture.PRESS));
      story.picks("Tennessee");
      story.taps(Control.OK);
      assertEquals(1, story.position().buildings(18));
      story.assertSays("1,400");

      story.taps(CY);
      story.assertSays("Cy's desk");
      story.assertSays("mortgage +100");
      story.taps(Control.OK);
      assertTrue(story.position().isMortgaged(5));
      story.assertSays("redeem -110");
      story.taps(Control.OK);
      assertFalse(story.position().isMortgaged(5));
      assertEquals(1_490, story.cash(CY));

      story.taps(BO);
      story.assertSays("Bo's desk");
      story.hands.turn(Control.DIAL_B, 1);
      story.assertSays("sell 1 of ⌂1 +50");
      story.taps(Control.OK);
      assertEquals(0, story.position().buildings(18));
      story.taps(BO);
      story.assertSays("Ann's turn");
    }
  }

  @Test
  void afterABuildingTheNextSiteIsChosen() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).owns(ANN, 16, 18, 19))) {
      story.taps(ANN);
      for (String site : List.of("< St. James", "< Tennessee", "< New York")) {
        story.assertSays(site);
        story.taps(Control.OK);
      }
    }
  }

  @Test
  void oneOkTooManyAfterTheLastBuildingSellsNone() throws Exception {
    try (ClassicStory story =
        story(ClassicScene.travel(2).owns(ANN, 16, 18, 19).owns(BO, 5).cash(ANN, 150))) {
      story.taps(ANN);
      story.taps(Control.OK);
      assertEquals(50, story.cash(ANN));
      story.assertSays("deal with");
      story.taps(Control.OK);
      assertEquals(50, story.cash(ANN));
    }
  }

  @Test
  void atADeskDialBJumpsToTheNextKindAndBack() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(3).owns(ANN, 16, 18, 19))) {
      story.taps(ANN);
      story.assertSays("house 1 -100     1/8");
      for (String first : List.of("mortgage +90     4/8", "deal with        7/8", "house 1")) {
        story.hands.turn(Control.DIAL_B, 1);
        story.assertSays(first);
      }
      for (String first : List.of("deal with        7/8", "mortgage +90     4/8", "house 1")) {
        story.hands.turn(Control.DIAL_B, -1);
        story.assertSays(first);
      }
    }
  }

  @Test
  void theTurnGoesOnWhileSomebodysDeskIsOpen() throws Exception {
    try (ClassicStory story = story(boHasOrange())) {
      story.taps(BO);
      story.rolls(2, 4);
      story.assertSays("Oriental");
      story.taps(Control.OK);
      story.assertSays("Bo's turn");
    }
  }

  @Test
  void withNoDeskOpenTheDialsReadTheTitleDeedsAndThePlayers() throws Exception {
    try (ClassicStory story = story(boHasOrange().mortgaged(5))) {
      story.assertSays("Turn 400");
      story.assertSays("⌂32 ▣12");
      story.hands.turn(Control.DIAL_A, 1);
      story.assertSays("Mediterranean     60");
      story.picks("St. James");
      story.assertSays("Bo 28");
      story.assertHeadline("Rent 14; with buildings 70, 200, 550, 750, 950");
      story.picks("Reading RR     Cy(m)");
      story.assertHeadline("Reading Railroad is Cy's and mortgaged: no rent now.");
      story.hands.turn(Control.DIAL_B, 2);
      story.assertSays("Bo OR");
      story.hands.turn(Control.DIAL_B, 1);
      story.assertSays("Cy rr");
    }
  }

  // --- jail

  @Test
  void whoCanNeitherPayTheFineNorUseACardIsNotToldToGetOut() throws Exception {
    ClassicScene poor = ClassicScene.travel(2).inJail(ANN, 1).cash(ANN, 40).owns(ANN, ORIENTAL);
    try (ClassicStory story = story(poor)) {
      story.assertSays("ROLL:try own:desk");
      story.assertHeadline("Ann is in jail: ROLL tries for doubles.");
      assertFalse(story.says("or pay"), story.hands::said);
    }
    ClassicScene richer = ClassicScene.travel(2).inJail(ANN, 1).cash(ANN, 50);
    try (ClassicStory story = ClassicStory.from(folder.resolve("richer"), richer)) {
      story.assertSays("ROLL:try own:get out");
      story.assertHeadline("doubles. Ann's own button opens the desk, to pay 50 and leave.");
    }
    ClassicScene lucky = ClassicScene.travel(2).inJail(ANN, 1).cash(ANN, 40).card(ANN, Deck.CHANCE);
    try (ClassicStory story = ClassicStory.from(folder.resolve("lucky"), lucky)) {
      story.assertHeadline("doubles. Ann's own button opens the desk, to use a card and leave.");
    }
    ClassicScene both = ClassicScene.travel(2).inJail(ANN, 1).card(ANN, Deck.CHANCE);
    try (ClassicStory story = ClassicStory.from(folder.resolve("both"), both)) {
      story.assertHeadline("doubles. Ann's own button opens the desk, to pay 50 or use a card.");
    }
  }

  @Test
  void inJailRollTriesAndTheDeskPaysTheFineOrUsesTheCard() throws Exception {
    ClassicScene scene = ClassicScene.travel(2).inJail(ANN, 1).card(ANN, Deck.CHANCE).inJail(BO, 2);
    try (ClassicStory story = story(scene)) {
      story.assertSays("Ann in jail");
      story.assertSays("try 1 for doubles");
      story.taps(ANN);
      story.assertSays("leave jail");
      story.picks("use the card");
      story.taps(Control.OK);
      assertFalse(story.position().inJail(ANN));
      assertFalse(story.position().holds(ANN, Deck.CHANCE));
      story.assertSays("Ann's turn");
      story.rolls(4, 6);
      story.assertSays("Bo in jail");
      story.taps(BO);
      story.picks("pay the fine: 50");
      story.taps(Control.OK);
      assertEquals(1_450, story.cash(BO));
    }
  }

  @Test
  void whoStaysInJailIsToldHowManyTriesAreLeft() throws Exception {
    try (ClassicStory story = story(ClassicScene.travel(2).inJail(ANN, 1))) {
      story.hands.tap(Control.ROLL);
      story.hands.turn(Control.DIAL_A, 1);
      story.hands.turn(Control.DIAL_B, 2);
      story.hands.tap(Control.OK);
      story.hands.rest(Duration.ofSeconds(2));
      assertTrue(story.hands.said().contains("Tries left: 2"), story.hands::said);
    }
  }

  // --- taxes

  @Test
  void theTaxOfOldBoardsIsChosenWithTheDial() throws Exception {
    Map<String, String> old = Map.of("tax", "tenth");
    try (ClassicStory story = story(ClassicScene.of(Travel.GAME, 2, old).cash(ANN, 900))) {
      story.rolls(1, 3);
      story.assertSays("income tax");
      story.assertSays("< pay 200");
      story.picks("a tenth of all");
      story.taps(Control.OK);
      assertEquals(810, story.cash(ANN));
    }
  }

  // --- trackers

  @Test
  void trackersShowCashFromTheSeatRankFromTheFarEndAndJail() throws Exception {
    ClassicScene scene = ClassicScene.travel(3).cash(ANN, 2_100).cash(BO, 600).inJail(CY, 1);
    try (ClassicStory story = story(scene.cash(CY, 150))) {
      assertEquals("####***.", tracker(story, ANN));
      assertEquals("##...**.", tracker(story, BO));
      assertEquals("......*!", tracker(story, CY));
      List<String> note = story.table().picture().prompt().notes().get(BO);
      assertEquals(List.of("600", "600 in all: 2nd"), note.subList(1, 3));
    }
  }

  private static String tracker(ClassicStory story, int seat) {
    StringBuilder lights = new StringBuilder();
    for (Light light : story.table().picture().trackers().get(seat).lights()) {
      lights.append(
          light.equals(Light.OFF)
              ? '.'
              : light.effect() == Effect.BLINK
                  ? '!'
                  : light.hue() == story.table().picture().halos().get(seat).hue() ? '#' : '*');
    }
    return lights.toString();
  }

  // --- time

  @Test
  void theClockOfASpeedyGameGoesOnFromTheRecordAndStandsInAPause() throws Exception {
    Map<String, String> half = Map.of("minutes", "30");
    ClassicScene scene = ClassicScene.of(Travel.GAME, 2, half).secondsPlayed(1_500);
    try (ClassicStory story = story(scene.on(ANN, 16).on(BO, 16))) {
      story.assertSays("25 of 30 min");
      story.waits(60);
      story.hands.hold(Control.BACK);
      story.hands.rest(Duration.ofMinutes(20));
      story.hands.tap(Control.OK); // ends the show
      story.hands.tap(Control.OK);
      story.rolls(1, 3);
      assertEquals(1_560, story.position().secondsPlayed(), 30, "the pause is not played");
      try (ClassicStory later = story.anotherDay()) {
        later.waits(200);
        later.rolls(1, 3);
        assertEquals(1_770, later.position().secondsPlayed(), 40);
        later.waits(60);
        later.hands.tap(Control.ROLL);
        later.hands.watchTheShow();
        later.types(4, 6);
        later.hands.watchTheShow();
        assertEquals("Results", later.hands.mode());
      }
    }
  }
}
