package croupier.app.table;

import static croupier.engine.deal.Card.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Position;
import croupier.engine.deal.Card;
import croupier.engine.deal.Colour;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Light;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deal at the table: the own cards under the own button, a No in time, and what lies open. */
class DealTableTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  private void at(Position position) throws Exception {
    table = KnownTables.at(folder, position);
    hands = new Hands(table);
    hands.watchTheShow();
  }

  /** The position on the disk. */
  private DealPosition saved() throws Exception {
    return (DealPosition) SavedGames.read(folder.resolve("00001-deal.jsonl")).end();
  }

  /** Holds a button until the cards are seen. */
  private void look(Control seat) {
    hands.press(seat);
    hands.rest(SECOND);
  }

  /** Turns dial A until the second line of the display begins like this. */
  private void dialTo(String label) {
    for (int step = 0; step < 40 && !hands.lcd().get(1).startsWith("< " + label); step++) {
      hands.turn(Control.DIAL_A, 1);
    }
    assertTrue(hands.lcd().get(1).startsWith("< " + label), () -> label + ": " + hands.said());
  }

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
    assertEquals("Ann's hand       1/5", hands.lcd().get(0));
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
    assertEquals("worth $3, you hold 2", hands.lcd().get(2));
    hands.tap(Control.DIAL_A);
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    assertEquals(10, saved().bankWorth(0));
    assertEquals(1, saved().sets(0).size());
    assertEquals(1, saved().playsLeft());
    assertTrue(hands.lcd().get(0).endsWith("1 play"), hands::said);
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
    at(boOwns(JUST_SAY_NO).now());
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
        table.picture().prompt().headline().startsWith("Ann takes Bo's pink, or Bo says no."),
        hands::said);
  }

  @Test
  void letGoBeforeTheLastOkAndNothingWasPlayed() throws Exception {
    at(boOwns(JUST_SAY_NO).now());
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

  // --- Just Say No

  /** Ann has two red cards on the table, Bo a bank of 5, a green and a pink card; Ann plays. */
  private static DealScene boOwns(Card inBosHand) {
    return DealScene.dealt(
            List.of(RED, RED, RENT_RED_YELLOW, SLY_DEAL, JUST_SAY_NO),
            List.of(GREEN, PINK, MONEY_5, inBosHand, PASS_GO))
        .draws()
        .lay(Laid.RED, Laid.RED)
        .ends()
        .draws()
        .bank(MONEY_5)
        .lay(Laid.GREEN, Laid.PINK)
        .ends()
        .draws();
  }

  private static DealScene boOwes(Card inBosHand) {
    return boOwns(inBosHand).act(new DealAction.ChargeRent(RENT_RED_YELLOW, Colour.RED, 0));
  }

  @Test
  void theTargetIsAskedWithABlinkingButtonAndACountdown() throws Exception {
    at(boOwes(MONEY_4).now());
    assertEquals(List.of("Bo must pay", "Ann $3           12s"), hands.lcd().subList(0, 2));
    assertEquals(Effect.BLINK, table.picture().halos().get(1).effect());
    assertEquals(Hue.DARK_BLUE, table.picture().dice().get(1).hue(), "in Bo's colour");
    assertTrue(
        table.picture().prompt().headline().startsWith("Bo must pay Ann 3 or say no."),
        hands::said);
    hands.rest(Duration.ofSeconds(4));
    assertTrue(hands.lcd().get(1).endsWith(" 8s"), hands::said);
    assertEquals("8s", table.picture().dice().get(1).word());
  }

  @Test
  void tappingTheOwnButtonAcceptsAndNobodyElsesDoes() throws Exception {
    at(boOwes(JUST_SAY_NO).now());
    hands.tap(Control.SEAT_1);
    hands.tap(Control.OK);
    hands.tap(Control.ROLL);
    assertEquals(Phase.ANSWER, saved().phase());
    hands.tap(Control.SEAT_2);
    assertEquals(Phase.PAY, saved().phase());
  }

  @Test
  void whoWantedToLookAndLetGoTooSoonHasNotAccepted() throws Exception {
    at(boOwes(JUST_SAY_NO).now());
    table.unit().hold(Control.SEAT_2, Duration.ofMillis(500));
    hands.rest(SECOND);
    assertEquals(Phase.ANSWER, saved().phase());
  }

  @Test
  void whenTheTimeIsOverItIsAccepted() throws Exception {
    at(boOwes(JUST_SAY_NO).now());
    hands.rest(Duration.ofSeconds(11));
    assertEquals(Phase.ANSWER, saved().phase());
    hands.rest(SECOND);
    assertEquals(Phase.PAY, saved().phase());
  }

  @Test
  void aNoIsSaidUnderTheHeldButtonAndCanBeAnsweredByANo() throws Exception {
    at(boOwes(JUST_SAY_NO).now());
    look(Control.SEAT_2);
    assertEquals("< Just Say No      >", hands.lcd().get(1), "it comes first");
    assertEquals("OK:say No!", hands.lcd().get(3));
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.release(Control.SEAT_2);
    assertEquals("Bo says No!", hands.lcd().get(0));
    assertEquals(Effect.BLINK, table.picture().halos().get(0).effect());
    assertEquals(
        "Bo says no. Does Ann say no to that? Ann: tap to accept, hold to look.",
        table.picture().prompt().headline());
    look(Control.SEAT_1);
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    assertTrue(
        table.picture().prompt().headline().startsWith("Ann says no. Does Bo say no to that?"),
        "there is a third one, and who has it is nobody's business");
    hands.tap(Control.SEAT_2);
    assertEquals(Phase.PAY, saved().phase());
  }

  @Test
  void withTheOptionANoCanBeSaidToTheDoublingOnly() throws Exception {
    at(
        DealScene.dealt(
                Map.of("no_to_doubled", "choice"),
                List.of(RED, RED, RENT_RED_YELLOW, DOUBLE_THE_RENT, MONEY_5),
                List.of(GREEN, PINK, MONEY_5, JUST_SAY_NO, PASS_GO))
            .draws()
            .lay(Laid.RED, Laid.RED)
            .ends()
            .draws()
            .bank(MONEY_5)
            .lay(Laid.GREEN)
            .ends()
            .draws()
            .act(new DealAction.ChargeRent(RENT_RED_YELLOW, Colour.RED, 1))
            .now());
    assertTrue(hands.lcd().get(1).startsWith("Ann $6"), hands::said);
    look(Control.SEAT_2);
    assertEquals("OK:choose", hands.lcd().get(3));
    hands.tap(Control.OK);
    dialTo("not doubled");
    hands.tap(Control.OK);
    assertTrue(hands.said().contains("Bo says No to Ann's doubling!"), hands::said);
    hands.watchTheShow();
    hands.release(Control.SEAT_2);
    assertEquals("Bo: not doubled", hands.lcd().get(0));
    hands.tap(Control.SEAT_1);
    hands.watchTheShow();
    assertTrue(hands.lcd().get(1).startsWith("Ann $3"), "the rest can be refused as well");
  }

  @Test
  void whoIsAskedAndHasNoneLooksInVain() throws Exception {
    at(boOwes(MONEY_4).now());
    look(Control.SEAT_2);
    for (int card = 0; card < 8; card++) {
      assertEquals("not now", hands.lcd().get(3));
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 1);
    }
    assertEquals(Phase.ANSWER, saved().phase());
  }

  @Test
  void whileSomebodyIsAskedNobodyElseLooksAtCards() throws Exception {
    at(boOwes(MONEY_4).now());
    look(Control.SEAT_1);
    assertEquals("Bo must pay", hands.lcd().get(0));
    look(Control.SEAT_2);
    assertTrue(hands.lcd().get(0).startsWith("Bo's hand"), hands::said);
  }

  @Test
  void aPauseGivesTheWholeTimeBack() throws Exception {
    at(boOwes(MONEY_4).now());
    hands.rest(Duration.ofSeconds(8));
    hands.hold(Control.BACK);
    hands.rest(Duration.ofSeconds(60));
    hands.tap(Control.OK);
    assertTrue(hands.lcd().get(1).endsWith("12s"), hands::said);
  }

  @Test
  void aGameThatWasPutAwayInTheMiddleAsksAgain() throws Exception {
    at(boOwes(MONEY_4).now());
    List<String> before = hands.lcd();
    hands.rest(Duration.ofSeconds(3));
    hands.hold(Control.BACK);
    hands.tap(Control.ROLL);
    hands.resume();
    assertEquals(before, hands.lcd());
  }

  // --- paying

  @Test
  void aPaymentIsChosenWithTheDialAndSaysWhatIsKept() throws Exception {
    at(boOwes(MONEY_4).act(new DealAction.Accept()).now());
    assertTrue(hands.lcd().get(0).startsWith("Bo pays $3"), hands::said);
    dialTo("$5");
    assertEquals("=$5 keeps $0 2 cards", hands.lcd().get(2));
    dialTo("gn");
    assertEquals("=$4 keeps $5 1 card", hands.lcd().get(2));
    hands.tap(Control.OK);
    assertTrue(hands.said().contains("Bo pays Ann $4: green."), hands::said);
    hands.watchTheShow();
    assertEquals(Phase.PLAY, saved().phase());
    assertEquals(5, saved().bankWorth(1));
  }

  @Test
  void aPaymentIsMadeCardByCard() throws Exception {
    at(boOwes(MONEY_4).act(new DealAction.Accept()).now());
    dialTo("card by card");
    hands.tap(Control.OK);
    dialTo("- pink");
    hands.tap(Control.OK);
    assertEquals("$2     marked 2 of 3", hands.lcd().get(2));
    hands.tap(Control.ROLL);
    assertEquals(Phase.PAY, saved().phase(), "that is not enough");
    dialTo("- green");
    hands.tap(Control.OK);
    assertEquals("OK:mark  ROLL:pay", hands.lcd().get(3));
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    assertEquals(Phase.PLAY, saved().phase());
    assertEquals(List.of(), saved().sets(1));
    assertEquals(5, saved().bankWorth(1));
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
    assertEquals(Colour.PINK, saved().sets(0).getFirst().colour());
    dialTo("pink/or");
    assertEquals("OK:to orange 1/3", hands.lcd().get(2));
    hands.tap(Control.OK);
    assertEquals(Colour.ORANGE, saved().sets(0).getFirst().colour());
    assertEquals(2, saved().playsLeft(), "it takes no play");
  }

  @Test
  void rollEndsTheTurnAndATurnWithNothingLeftEndsByItself() throws Exception {
    at(annsFirstTurn(RED, RED, SLY_DEAL, MONEY_10, PASS_GO).now());
    hands.tap(Control.ROLL);
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
    assertEquals("OK:put away", hands.lcd().get(3));
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
        List.of("Ann", "1 of 3 sets", "4 cards, $0", "brown 2/2, red 1/3", ""),
        table.picture().prompt().notes().get(0));
    hands.turn(Control.DIAL_B, -1);
    assertEquals("Ann br2/2 rd1/3", hands.lcd().get(2));
    assertEquals(Hue.BROWN, table.picture().dice().get(2).hue());
    assertEquals(Effect.DIM, table.picture().dice().get(3).effect());
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
    assertEquals(Colour.ORANGE, saved().sets(0).getFirst().colour());
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
    dialTo("dk blue card");
    hands.tap(Control.OK);
    hands.watchTheShow();
    assertEquals("Results", hands.mode());
    assertEquals("Ann wins!", hands.lcd().get(0));
    assertEquals("with 3 sets", hands.lcd().get(1));
  }
}
