package croupier.app.table.face.deal;

import static croupier.engine.deal.Card.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.seat.SeatClaim;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Group;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Deal at the table: who is played against is asked for a Just Say No, and pays. */
class DealAnswersTest extends DealAtTheTable {
  // --- Just Say No

  @Test
  void theTargetIsAskedWithABlinkingButtonAndACountdown() throws Exception {
    at(DealScene.boOwes(MONEY_4).now());
    assertEquals(List.of("Bo must pay Ann", "$3 rent red      12s"), hands.lcd().subList(0, 2));
    assertEquals(Effect.BLINK, table.picture().halos().get(1).effect());
    assertEquals(Hue.DARK_BLUE, table.picture().dice().get(1).hue(), "in Bo's colour");
    assertTrue(
        table
            .picture()
            .prompt()
            .headline()
            .startsWith("Rent for red: Bo must pay Ann $3 or say no."),
        hands::said);
    hands.rest(Duration.ofSeconds(4));
    assertTrue(hands.lcd().get(1).endsWith(" 8s"), hands::said);
    assertEquals("8s", table.picture().dice().get(1).word());
  }

  @Test
  void tappingTheOwnButtonAcceptsAndNobodyElsesDoes() throws Exception {
    at(DealScene.boOwes(JUST_SAY_NO).now());
    hands.tap(Control.SEAT_1);
    hands.tap(Control.OK);
    hands.tap(Control.ROLL);
    assertEquals(Phase.ANSWER, saved().phase());
    hands.tap(Control.SEAT_2);
    assertEquals(Phase.PAY, saved().phase());
  }

  @Test
  void whoWantedToLookAndLetGoTooSoonHasNotAccepted() throws Exception {
    at(DealScene.boOwes(JUST_SAY_NO).now());
    table.unit().hold(Control.SEAT_2, Duration.ofMillis(500));
    hands.rest(SECOND);
    assertEquals(Phase.ANSWER, saved().phase());
  }

  @Test
  void whenTheTimeIsOverItIsAccepted() throws Exception {
    at(DealScene.boOwes(JUST_SAY_NO).now());
    hands.rest(Duration.ofSeconds(11));
    assertEquals(Phase.ANSWER, saved().phase());
    hands.rest(SECOND);
    assertEquals(Phase.PAY, saved().phase());
  }

  /** A page does not tell that its owner looks, and the time that costs is there from the first. */
  @Test
  void whoIsAskedOnAPhoneHasTheTimeToLookAtIt() throws Exception {
    at(DealScene.boOwes(JUST_SAY_NO).now());
    SeatClaim claim = new SeatClaim(1, "", 42);
    table.controller().pages().claim(claim);
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.SEAT_2);
    assertTrue(claim.answer().join().token().isPresent());
    assertTrue(hands.lcd().get(1).endsWith("20s"), hands::said);
    hands.rest(Duration.ofSeconds(19));
    assertEquals(Phase.ANSWER, saved().phase());
    hands.rest(SECOND);
    assertEquals(Phase.PAY, saved().phase());
  }

  @Test
  void theTimeStandsStillWhileWhoIsAskedLooks() throws Exception {
    at(DealScene.boOwes(JUST_SAY_NO).now());
    hands.rest(Duration.ofSeconds(4));
    look(Control.SEAT_2);
    String first = hands.lcd().get(0);
    hands.rest(Duration.ofSeconds(20));
    assertTrue(first.startsWith("Bo's hand"), first);
    assertEquals(first, hands.lcd().get(0), "not a second is gone");
    hands.release(Control.SEAT_2);
    hands.rest(Duration.ofSeconds(6));
    assertEquals(Phase.ANSWER, saved().phase());
    hands.rest(Duration.ofSeconds(2));
    assertEquals(Phase.PAY, saved().phase(), "and then it ran on");
  }

  @Test
  void nobodyStallsByLookingWhateverIsHeld() throws Exception {
    for (Card inBosHand : List.of(JUST_SAY_NO, MONEY_4)) {
      at(DealScene.boOwes(inBosHand).now());
      int seconds = 0;
      while (saved().phase() == Phase.ANSWER && seconds < 120) {
        hands.press(Control.SEAT_2);
        for (int turns = 0; turns < 4; turns++) {
          hands.turn(Control.DIAL_A, 1);
          hands.rest(SECOND);
        }
        hands.release(Control.SEAT_2);
        seconds += 6;
      }
      assertTrue(seconds > 36 && seconds < 66, "after half a minute the time runs: " + seconds);
      switchOff();
      folder = folder.resolve("next");
    }
  }

  @Test
  void aNoIsSaidUnderTheHeldButtonAndCanBeAnsweredByANo() throws Exception {
    at(DealScene.boOwes(JUST_SAY_NO).now());
    look(Control.SEAT_2);
    assertEquals("< Just Say No      >", hands.lcd().get(1), "it comes first");
    assertEquals("OK:say No!", hands.lcd().get(3));
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.release(Control.SEAT_2);
    assertEquals("Bo says No!", hands.lcd().get(0));
    assertEquals(Effect.BLINK, table.picture().halos().get(0).effect());
    assertEquals(
        "Ann charges Bo rent for red: $3. Bo says no. Does Ann say no to that?"
            + " Ann: tap to accept, hold to look.",
        table.picture().prompt().headline());
    look(Control.SEAT_1);
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    assertTrue(
        table
            .picture()
            .prompt()
            .headline()
            .startsWith("Ann says No to Bo's No! Rent for red: Bo must pay Ann $3 or say no."),
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
            .act(new DealAction.ChargeRent(RENT_RED_YELLOW, Group.RED, 1))
            .now());
    assertTrue(hands.lcd().get(1).startsWith("$6 "), hands::said);
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
    assertTrue(hands.lcd().get(1).startsWith("$3 "), "the rest can be refused as well");
  }

  @Test
  void whoIsAskedAndHasNoneLooksInVain() throws Exception {
    at(DealScene.boOwes(MONEY_4).now());
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
    at(DealScene.boOwes(MONEY_4).now());
    look(Control.SEAT_1);
    assertEquals("Bo must pay Ann", hands.lcd().get(0));
    look(Control.SEAT_2);
    assertTrue(hands.lcd().get(0).startsWith("Bo's hand"), hands::said);
  }

  @Test
  void aPauseGivesTheWholeTimeBack() throws Exception {
    at(DealScene.boOwes(MONEY_4).now());
    hands.rest(Duration.ofSeconds(8));
    hands.hold(Control.BACK);
    hands.rest(Duration.ofSeconds(60));
    hands.tap(Control.OK);
    assertTrue(hands.lcd().get(1).endsWith("12s"), hands::said);
  }

  @Test
  void aGameThatWasPutAwayInTheMiddleAsksAgain() throws Exception {
    at(DealScene.boOwes(MONEY_4).now());
    List<String> before = hands.lcd();
    hands.rest(Duration.ofSeconds(3));
    hands.hold(Control.BACK);
    hands.tap(Control.ROLL);
    hands.resume();
    assertEquals(before, hands.lcd());
  }

  @Test
  void whoTakesWhatFromWhomIsSaidWhileItIsAskedAndWhenItIsDone() throws Exception {
    at(DealScene.boOwns(MONEY_4).now());
    look(Control.SEAT_1);
    dialTo("Sly Deal");
    hands.tap(Control.OK);
    dialTo("from Bo");
    hands.tap(Control.OK);
    dialTo("pink");
    hands.tap(Control.OK);
    assertEquals(List.of("Ann: Sly Deal", "Bo's pink"), hands.lcd().subList(0, 2));
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    assertEquals(
        List.of("Ann takes from Bo", "pink             12s", "Bo: tap accepts"),
        hands.lcd().subList(0, 3));
    hands.tap(Control.SEAT_2);
    assertEquals(List.of("Ann takes", "Bo's pink"), hands.lcd().subList(0, 2));
  }

  /** That it is none any more for the one and complete for the other goes without saying. */
  @Test
  void aSetThatIsTakenIsToldOnce() throws Exception {
    at(
        DealScene.dealt(
                List.of(DEAL_BREAKER, RED, PASS_GO, MONEY_4, MONEY_5),
                List.of(BROWN, BROWN, MONEY_5, HOUSE, PASS_GO))
            .draws()
            .ends()
            .draws()
            .lay(Laid.BROWN, Laid.BROWN)
            .ends()
            .draws()
            .act(new DealAction.DealBreaker(1, Group.BROWN, 0))
            .now());
    hands.tap(Control.SEAT_2);
    assertEquals("Ann takes Bo's brown set.", table.picture().prompt().headline());
    hands.watchTheShow();
    assertEquals(
        "Bo accepts. Ann takes Bo's brown set.",
        table.controller().wall().orElseThrow().told().getLast().text());
  }

  /** In a swap one takes, and the other gets something for it. */
  @Test
  void aSwapIsAskedAndToldAsOne() throws Exception {
    at(
        DealScene.dealt(
                List.of(FORCED_DEAL, RED, PASS_GO, MONEY_4, MONEY_5),
                List.of(BROWN, GREEN, MONEY_5, HOUSE, PASS_GO))
            .draws()
            .lay(Laid.RED)
            .ends()
            .draws()
            .lay(Laid.BROWN, Laid.GREEN)
            .ends()
            .draws()
            .act(new DealAction.ForcedDeal(1, Laid.GREEN, Laid.RED))
            .now());
    assertEquals(List.of("Ann swaps with Bo", "green for red    12s"), hands.lcd().subList(0, 2));
    hands.tap(Control.SEAT_2);
    hands.watchTheShow();
    assertEquals(
        "Bo accepts. Ann takes Bo's green card. Bo gets Ann's red card for it.",
        table.controller().wall().orElseThrow().told().getLast().text());
  }

  @Test
  void aDebtSaysWhatItIsForAsLongAsItIsOwed() throws Exception {
    DealScene collected =
        DealScene.dealt(
                List.of(DEBT_COLLECTOR, RED, PASS_GO, MONEY_4, MONEY_5),
                List.of(BROWN, GREEN, MONEY_10, HOUSE, PASS_GO))
            .draws()
            .ends()
            .draws()
            .bank(MONEY_10)
            .ends()
            .draws()
            .act(new DealAction.CollectDebt(1));
    at(collected.now());
    assertEquals("$5 Collector     12s", hands.lcd().get(1));
    hands.tap(Control.SEAT_2);
    hands.watchTheShow();
    assertTrue(
        table.picture().prompt().headline().startsWith("Debt Collector: Bo must pay Ann $5. "),
        hands::said);
    assertEquals(
        "Debt Collector: you must pay Ann $5.",
        table.picture().prompt().headlines().get(1).split(" \\$10:")[0]);
  }

  /** What the dial of the unit shows is no news where nobody is at it. */
  @Test
  void whoPaysOnAPhoneIsToldOfWithoutTheDial() throws Exception {
    at(DealScene.boOwes(MONEY_4).act(new DealAction.Accept()).now());
    SeatClaim claim = new SeatClaim(1, "", 42);
    table.controller().pages().claim(claim);
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.SEAT_2);
    hands.watchTheShow();
    assertEquals("Rent for red: Bo must pay Ann $3.", table.picture().prompt().headline());
    hands.turn(Control.DIAL_A, 1);
    assertTrue(
        table
            .picture()
            .prompt()
            .headline()
            .startsWith("Rent for red: Bo must pay Ann $3. Green: $4 in all"),
        hands::said);
  }

  @Test
  void whoTakesACardBackIsToldWithIt() throws Exception {
    at(DealScene.boOwns(MONEY_4).now());
    look(Control.SEAT_1);
    dialTo("Sly Deal");
    hands.tap(Control.OK);
    dialTo("from Bo");
    hands.tap(Control.OK);
    dialTo("pink");
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.release(Control.SEAT_1);
    hands.tap(Control.BACK);
    assertEquals("Ann takes back Sly Deal.", table.picture().prompt().headline());
    assertEquals(List.of("Ann takes back", "Sly Deal"), hands.lcd().subList(1, 3));
    hands.watchTheShow();
    assertEquals(
        "Ann takes back Sly Deal.",
        table.controller().wall().orElseThrow().told().getLast().text());
  }

  // --- paying

  @Test
  void whoIsPaidIsSaidHoweverLongTheNamesAre() throws Exception {
    DealPosition owes = DealScene.boOwes(MONEY_4).act(new DealAction.Accept()).now();
    GoScene.save(folder, List.of("Mum", "Christopher"), owes, "a seed");
    table = KnownTables.standard(folder, "more");
    hands = new Hands(table);
    hands.resume();
    hands.watchTheShow();
    assertEquals("Christo. pays Mum $3", hands.lcd().get(0));
    assertEquals("A:choose OK:pay  1/3", hands.lcd().get(3));
    dialTo("$5");
    assertTrue(
        table
            .picture()
            .prompt()
            .headline()
            .endsWith(" $5 in all, $2 too much. Kept: $0 in the bank and 2 cards on the table."),
        hands::said);
    dialTo("card by card");
    assertEquals("A:pick OK:cards  3/3", hands.lcd().get(3));
  }

  @Test
  void aPaymentIsChosenWithTheDialAndSaysWhatIsKept() throws Exception {
    at(DealScene.boOwes(MONEY_4).act(new DealAction.Accept()).now());
    assertTrue(hands.lcd().get(0).startsWith("Bo pays Ann $3"), hands::said);
    dialTo("$5");
    assertEquals("=$5: $2 too much", hands.lcd().get(2));
    dialTo("gn");
    assertEquals("=$4: $1 too much", hands.lcd().get(2));
    hands.tap(Control.OK);
    assertTrue(hands.said().contains("Bo pays Ann $4: green."), hands::said);
    hands.watchTheShow();
    assertEquals(Phase.PLAY, saved().phase());
    assertEquals(5, saved().bankWorth(1));
  }

  @Test
  void oneCardOfMoneyIsNotSaidTwice() throws Exception {
    at(DealScene.boOwes(MONEY_4).act(new DealAction.Accept()).now());
    dialTo("$5");
    hands.tap(Control.OK);
    assertTrue(hands.said().contains("Bo pays Ann $5."), hands::said);
  }

  @Test
  void theHelpSaysHowToPayAndHowToSayNo() throws Exception {
    at(DealScene.boOwes(MONEY_4).now());
    assertTrue(helped().contains("Hold it to look; OK at a Just Say No stops it."), hands::said);
    hands.tap(Control.SEAT_2);
    hands.watchTheShow();
    assertTrue(
        helped().contains("The last one is card by card: OK marks, ROLL pays."), hands::said);
  }

  /** All pages of the help, as one text. */
  private String helped() {
    hands.hold(Control.OK);
    StringBuilder pages = new StringBuilder();
    for (int page = 0; page < 6; page++) {
      pages.append(String.join(" ", hands.lcd().subList(0, 3))).append(" ");
      hands.turn(Control.DIAL_A, 1);
    }
    hands.tap(Control.OK);
    return pages.toString();
  }

  @Test
  void aPaymentIsMadeCardByCard() throws Exception {
    at(DealScene.boOwes(MONEY_4).act(new DealAction.Accept()).now());
    dialTo("card by card");
    hands.tap(Control.OK);
    dialTo("[ ] pink");
    hands.tap(Control.OK);
    assertEquals("$2     marked 2 of 3", hands.lcd().get(2));
    hands.tap(Control.ROLL);
    assertEquals(Phase.PAY, saved().phase(), "that is not enough");
    dialTo("[ ] green");
    hands.tap(Control.OK);
    assertTrue(hands.lcd().get(1).startsWith("< [x] green"), hands::said);
    assertEquals("OK:mark ROLL:pay 3/3", hands.lcd().get(3));
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    assertEquals(Phase.PLAY, saved().phase());
    assertEquals(List.of(), saved().sets(1));
    assertEquals(5, saved().bankWorth(1));
  }
}
