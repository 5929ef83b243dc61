package croupier.app.table.face.deal;

import static croupier.engine.deal.Card.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.widget.Glyphs;
import croupier.engine.Group;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Light;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deal at the table: the own cards under the own button, and what lies open. */
class DealTableTest extends DealAtTheTable {
  // --- the own hand

  private static DealScene annsFirstTurn(Card... five) {
    return DealScene.dealt(List.of(five), List.of(BROWN, PINK, MONEY_5, JUST_SAY_NO, HOUSE))
        .draws();
  }

  @Test
  void holdingTheOwnButtonShowsTheHandAndLettingGoHidesItAtOnce() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    assertFalse(hands.said().contains("Sly Deal"), hands::said);
    look(Control.SEAT_1);
    assertEquals("Ann's hand     1-2/7", hands.lcd().get(0));
    dialTo("Sly Deal");
    table.unit().release(Control.SEAT_1);
    table.step(hands.now() + SECOND.toNanos());
    assertFalse(table.picture().prompt().toString().contains("Sly Deal"));
    hands.rest(Duration.ofMillis(30));
    assertFalse(hands.said().contains("Sly Deal"), hands::said);
    assertTrue(hands.lcd().get(0).startsWith("Ann's turn"), hands::said);
  }

  @Test
  void everybodyMayLookAtTheOwnCardsAtAnyTime() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    look(Control.SEAT_2);
    assertTrue(hands.lcd().get(0).startsWith("Bo's hand"), hands::said);
    dialTo("House");
    assertEquals("not now", hands.lcd().get(3));
    hands.tap(Control.OK);
    assertEquals(5, saved().handSize(1), "it is Ann's turn");
  }

  @Test
  void oneHandAtATimeIsOnTheDisplay() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    look(Control.SEAT_2);
    look(Control.SEAT_1);
    assertTrue(hands.lcd().get(0).startsWith("Bo's hand"), hands::said);
    hands.release(Control.SEAT_2);
    hands.rest(SECOND);
    assertTrue(hands.lcd().get(0).startsWith("Ann's turn"), "Ann has to press again");
    hands.release(Control.SEAT_1);
    look(Control.SEAT_1);
    assertTrue(hands.lcd().get(0).startsWith("Ann's hand"), hands::said);
  }

  @Test
  void aStuckButtonDoesNotLayTheCardsOpenForLong() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    look(Control.SEAT_1);
    hands.rest(Duration.ofSeconds(29));
    assertTrue(hands.lcd().get(0).startsWith("Ann's hand"), hands::said);
    hands.rest(Duration.ofSeconds(2));
    assertTrue(hands.lcd().get(0).startsWith("Ann's turn"), hands::said);
    look(Control.SEAT_2);
    assertTrue(hands.lcd().get(0).startsWith("Bo's hand"), "the others go on");
  }

  // --- playing under the held button

  @Test
  void moneyAndPropertiesArePlayedAtOnceAndTheHandComesBackForTheNextCard() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    assertTrue(hands.lcd().get(0).endsWith("3 plays"), hands::said);
    look(Control.SEAT_1);
    dialTo("$10");
    assertEquals("OK:bank it", hands.lcd().get(3));
    hands.tap(Control.OK);
    assertEquals("Ann banks $10", hands.lcd().get(0));
    hands.watchTheShow();
    hands.rest(SECOND);
    assertTrue(hands.lcd().get(0).startsWith("Ann's hand"), hands::said);
    dialTo("red card");
    assertEquals("< red card x2      >", hands.lcd().get(1));
    assertEquals("worth $3", hands.lcd().get(2));
    hands.tap(Control.DIAL_A);
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    assertEquals(10, saved().bankWorth(0));
    assertEquals(1, saved().sets(0).size());
    assertEquals(1, saved().playsLeft());
    assertTrue(hands.lcd().get(0).endsWith("1 play"), hands::said);
  }

  @Test
  void aCardOfTheHandSaysWhatItDoesAndWhatItIsWorthAsMoney() throws Exception {
    at(annsFirstTurn(RED, SLY_DEAL, DEBT_COLLECTOR, DEBT_COLLECTOR, RENT_TEN_COLOUR).now());
    look(Control.SEAT_1);
    dialTo("Sly Deal");
    assertEquals("take a card    or $3", hands.lcd().get(2));
    dialTo("Debt Collect. x2");
    assertEquals("$5 from one    or $3", hands.lcd().get(2));
    dialTo("rent, any colour");
    assertEquals("rent from one  or $3", hands.lcd().get(2));
  }

  @Test
  void whoHasPlaysLeftButNoCardIsNotToldToHoldTheButton() throws Exception {
    at(
        DealScene.dealt(
                List.of(PINK_ORANGE, GREEN, GREEN, RED, JUST_SAY_NO),
                List.of(MONEY_3, MONEY_4, MONEY_4, MONEY_5, JUST_SAY_NO))
            .draws(RED, RED)
            .lay(Laid.PINK_ORANGE_AS_PINK, Laid.GREEN, Laid.GREEN)
            .ends()
            .draws(PASS_GO, PASS_GO)
            .bank(MONEY_3, MONEY_4, MONEY_4)
            .ends()
            .draws(MONEY_1, MONEY_1)
            .lay(Laid.RED, Laid.RED, Laid.RED)
            .ends()
            .draws(HOUSE, HOUSE)
            .ends()
            .draws(MONEY_1, MONEY_1)
            .bank(MONEY_1, MONEY_1, MONEY_1)
            .ends()
            .draws(HOTEL, HOTEL)
            .ends()
            .draws(MONEY_1, MONEY_1)
            .bank(MONEY_1, MONEY_1, MONEY_1)
            .ends()
            .draws(FORCED_DEAL, FORCED_DEAL)
            .ends()
            .draws(DEBT_COLLECTOR, MONEY_2)
            .bank(MONEY_2)
            .act(new DealAction.CollectDebt(1))
            .act(new DealAction.JustSayNo())
            .act(new DealAction.JustSayNo())
            .act(new DealAction.Accept())
            .act(new DealAction.Pay(List.of(3, 4), List.of()))
            .now());
    assertEquals(0, saved().handSize(0));
    assertEquals(1, saved().playsLeft());
    assertEquals("Ann's turn  no cards", hands.lcd().get(0));
    assertEquals("ROLL:end", hands.lcd().get(3));
    assertEquals(
        "Ann: no cards left. Dial A rearranges your properties. ROLL ends the turn.",
        table.picture().prompt().headline());
  }

  @Test
  void anImpatientOkAfterTheShowPlaysNothing() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    look(Control.SEAT_1);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals(2, saved().playsLeft());
  }

  @Test
  void anActionThatCouldOnlyGoToTheBankAsksOnceMore() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    look(Control.SEAT_1);
    dialTo("Sly Deal");
    assertEquals("OK:choose", hands.lcd().get(3));
    hands.tap(Control.OK);
    assertEquals("Sly Deal         1/1", hands.lcd().get(0));
    assertEquals("< only to the bank >", hands.lcd().get(1));
    hands.tap(Control.BACK);
    assertEquals("< Sly Deal         >", hands.lcd().get(1));
    assertEquals(0, saved().bankWorth(0));
  }

  @Test
  void aCardOfSeveralUsesIsChosenStepByStepUnderTheHeldButton() throws Exception {
    at(DealScene.boOwns(JUST_SAY_NO).now());
    look(Control.SEAT_1);
    dialTo("Sly Deal");
    hands.tap(Control.OK);
    dialTo("from Bo");
    assertEquals("OK:choose       BACK", hands.lcd().get(3));
    hands.tap(Control.OK);
    dialTo("pink");
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    assertEquals(Phase.ANSWER, saved().phase());
    assertTrue(
        table.picture().prompt().headline().startsWith("Ann takes Bo's pink card, or Bo says no."),
        hands::said);
  }

  @Test
  void letGoBeforeTheLastOkAndNothingWasPlayed() throws Exception {
    at(DealScene.boOwns(JUST_SAY_NO).now());
    look(Control.SEAT_1);
    dialTo("Sly Deal");
    hands.tap(Control.OK);
    dialTo("from Bo");
    hands.tap(Control.OK);
    hands.release(Control.SEAT_1);
    assertEquals(Phase.PLAY, saved().phase());
    look(Control.SEAT_1);
    assertTrue(hands.lcd().get(0).startsWith("Ann's hand       1/"), hands::said);
  }

  // --- the own turn, in the open

  @Test
  void wildCardsAreRearrangedWithTheDialAndNotByAHastyOk() throws Exception {
    at(
        DealScene.dealt(
                List.of(PINK_ORANGE, RED, SLY_DEAL, MONEY_10, PASS_GO),
                List.of(BROWN, PINK, MONEY_5, JUST_SAY_NO, HOUSE))
            .draws()
            .lay(Laid.PINK_ORANGE_AS_PINK)
            .now());
    assertEquals("< A: rearrange     >", hands.lcd().get(1));
    hands.tap(Control.OK);
    assertEquals(Group.PINK, saved().sets(0).getFirst().colour());
    dialTo("pink/or");
    assertEquals("OK:to orange 1/3", hands.lcd().get(2));
    hands.tap(Control.OK);
    assertEquals(Group.ORANGE, saved().sets(0).getFirst().colour());
    assertEquals(2, saved().playsLeft(), "it takes no play");
  }

  @Test
  void whoHasRearrangedAsOftenAsATurnAllowsIsNotOfferedMore() throws Exception {
    DealScene scene =
        DealScene.dealt(
                List.of(PINK_ORANGE, RED, SLY_DEAL, MONEY_10, PASS_GO),
                List.of(BROWN, PINK, MONEY_5, JUST_SAY_NO, HOUSE))
            .draws()
            .lay(Laid.PINK_ORANGE_AS_PINK);
    while (scene.now().rearrangementsLeft() > 0) {
      Laid card = scene.now().sets(0).getFirst().cards().getFirst();
      boolean pink = card == Laid.PINK_ORANGE_AS_PINK;
      scene.act(new DealAction.TurnWild(card, pink ? Group.ORANGE : Group.PINK));
    }
    at(scene.now());
    assertEquals("hold OK: help", hands.lcd().get(1));
    assertFalse(hands.isOffered(Control.DIAL_A));
  }

  @Test
  void rollEndsTheTurnAndATurnWithNothingLeftEndsByItself() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    hands.tap(Control.ROLL);
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals(1, saved().turn());
    assertTrue(hands.lcd().get(0).startsWith("Bo's turn"), hands::said);
    look(Control.SEAT_2);
    for (String card : List.of("brown card", "pink card", "$5")) {
      dialTo(card);
      hands.tap(Control.OK);
      hands.watchTheShow();
      hands.rest(SECOND);
    }
    hands.release(Control.SEAT_2);
    hands.watchTheShow();
    assertEquals(0, saved().turn(), "three plays and nothing to rearrange");
  }

  @Test
  void whatIsTooMuchIsPutAwayUnderTheHeldButton() throws Exception {
    at(
        annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO)
            .ends()
            .draws()
            .ends()
            .draws()
            .act(new DealAction.EndTurn())
            .now());
    assertEquals(Phase.DISCARD, saved().phase());
    assertEquals("Ann has 9 cards", hands.lcd().get(0));
    look(Control.SEAT_1);
    dialTo("Pass Go");
    assertEquals("OK:discard", hands.lcd().get(3));
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.rest(SECOND);
    assertEquals(List.of(PASS_GO), saved().discards());
    dialTo("$1");
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals(1, saved().turn());
  }

  @Test
  void aHouseAndAHotelAreNamedUnderADieInNoMoreLettersThanAPhoneShows() throws Exception {
    at(
        DealScene.dealt(
                List.of(DARK_BLUE, DARK_BLUE, HOUSE, HOTEL, PASS_GO),
                List.of(BROWN, PINK, MONEY_5, JUST_SAY_NO, RED))
            .draws()
            .lay(Laid.DARK_BLUE, Laid.DARK_BLUE)
            .act(new DealAction.Build(Laid.HOUSE_ON_DARK_BLUE, 0))
            .ends()
            .draws()
            .ends()
            .draws()
            .now());
    assertEquals("dk blue +h", table.picture().dice().get(2).word());
    look(Control.SEAT_1);
    dialTo("Hotel");
    hands.tap(Control.OK);
    dialTo("on dark blue");
    hands.tap(Control.OK);
    hands.release(Control.SEAT_1);
    hands.watchTheShow();
    assertEquals("dk blue +H", table.picture().dice().get(2).word());
    assertEquals(
        "dark blue 2/2 with a house and a hotel", table.picture().prompt().notes().get(0).get(3));
  }

  @Test
  void trackersShowCompleteSetsFirstAndTheDiceThePlays() throws Exception {
    at(
        DealScene.dealt(
                List.of(BROWN, BROWN, RED, MONEY_10, PASS_GO),
                List.of(LIGHT_BLUE, PINK, MONEY_5, JUST_SAY_NO, HOUSE))
            .draws()
            .lay(Laid.BROWN, Laid.BROWN, Laid.RED)
            .ends()
            .draws()
            .now());
    List<Light> ann = table.picture().trackers().get(0).lights();
    assertEquals(Light.of(Hue.BROWN), ann.get(0));
    assertEquals(Light.OFF, ann.get(1));
    assertEquals(Light.OFF, ann.get(2));
    assertEquals(new Light(Hue.RED, Effect.DIM), ann.get(3));
    assertEquals(4, ann.size());
    assertEquals(Glyphs.pips(3), table.picture().dice().get(0).pattern());
    assertEquals("3 plays", table.picture().dice().get(0).word());
    assertEquals(
        List.of("Ann", "1 of 3 sets", "4 in hand, bank $0", "brown 2/2, red 1/3"),
        table.picture().prompt().notes().get(0));
    hands.turn(Control.DIAL_B, -1);
    assertEquals("Ann br2/2 rd1/3", hands.lcd().get(2));
    assertEquals(Hue.BROWN, table.picture().dice().get(2).hue());
    assertEquals(Effect.DIM, table.picture().dice().get(3).effect());
  }

  @Test
  void theNotesSayWhatIsInABankOnce() throws Exception {
    at(
        DealScene.dealt(
                List.of(MONEY_1, BROWN, RED, MONEY_10, PASS_GO),
                List.of(LIGHT_BLUE, PINK, MONEY_5, JUST_SAY_NO, HOUSE))
            .draws()
            .bank(MONEY_10)
            .ends()
            .draws()
            .bank(MONEY_5, HOUSE)
            .now());
    assertEquals(
        List.of("Ann", "0 of 3 sets", "6 in hand, bank $10", "no properties"),
        table.picture().prompt().notes().get(0));
    assertEquals(
        List.of("Bo", "0 of 3 sets", "5 in hand, bank $8 ($3+$5)", "no properties"),
        table.picture().prompt().notes().get(1));
  }

  @Test
  void aReceivedWildCardIsLaidByWhoReceivesIt() throws Exception {
    at(
        DealScene.dealt(
                List.of(RED, RED, RENT_RED_YELLOW, SLY_DEAL, JUST_SAY_NO),
                List.of(GREEN, PINK_ORANGE, MONEY_5, MONEY_4, PASS_GO))
            .draws()
            .ends()
            .draws()
            .lay(Laid.PINK_ORANGE_AS_PINK)
            .ends()
            .draws()
            .act(new DealAction.SlyDeal(1, Laid.PINK_ORANGE_AS_PINK))
            .act(new DealAction.Accept())
            .now());
    assertEquals("Ann gets a wild", hands.lcd().get(0));
    dialTo("orange 1/3");
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals(Group.ORANGE, saved().sets(0).getFirst().colour());
  }

  @Test
  void theThirdSetWins() throws Exception {
    at(
        DealScene.dealt(
                List.of(BROWN, BROWN, UTILITY, UTILITY, PASS_GO),
                List.of(LIGHT_BLUE, PINK, MONEY_5, JUST_SAY_NO, HOUSE))
            .draws(DARK_BLUE, DARK_BLUE)
            .lay(Laid.BROWN, Laid.BROWN, Laid.UTILITY)
            .ends()
            .draws()
            .ends()
            .draws(MONEY_1, MONEY_1)
            .lay(Laid.UTILITY, Laid.DARK_BLUE)
            .now());
    look(Control.SEAT_1);
    dialTo("dark blue card");
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals("Results", hands.mode());
    assertEquals("Ann wins!", hands.lcd().get(0));
    assertEquals("with 3 sets", hands.lcd().get(1));
  }
}
