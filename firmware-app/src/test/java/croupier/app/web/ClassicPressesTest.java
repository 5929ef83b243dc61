package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.face.classic.ClassicScene;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Trade;
import croupier.hal.Control;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Travel and brands on phones: what is pressed often takes few presses. */
final class ClassicPressesTest extends TwoPhones {
  @Test
  void anEveningOfTravelIsPlayedOnPhones() throws IOException {
    goesOnFrom(
        ClassicScene.travel(3)
            .turnOf(ANN)
            .turnsLeft(3)
            .owns(ANN, 6, 8, 5)
            .owns(BO, 9, 35, 12)
            .cash(BO, 10)
            .on(BO, 32)
            .owns(CY, 37, 39)
            .built(1, 37, 39)
            .position());
    annTradesAndBuilds();
    annBuys();
    annMortgages();
    boOwesAndRaises();
    cyIsAskedForRentAndAuctions();
    until("the game is over", () -> hands.mode().equals("Results"));
    says(ann, "#page", "The game is over");
    says(ann, "#outcome", "Your place: 2 of 3");
    says(bo, "#outcome .stands li:first-child", "Cy");
    ann.photograph("travel-over");
    ann.audit();
    assertEquals(List.of(), browser.mistakes());
  }

  /** One deed for money, which Bo wants more of; then two houses. */
  private void annTradesAndBuilds() {
    says(ann, ".purse", "1,500");
    ann.photograph("travel-turn");
    presses(ann, "summary", "deal with Bo");
    says(ann, "[data-form=offer][open]", "you pay, from 0 to 1,500");
    presses(ann, "[data-form=offer] input[type=checkbox]", "Connecticut");
    presses(ann, "[data-form=offer] button", "Even");
    ann.photograph("travel-trade");
    says(ann, "[data-form=offer][open] .sum", "You give 120, you get 120.");
    presses(ann, "[data-form=offer] button", "Offer");
    taken(5, "a trade");
    says(bo, ".sides", "You give120");
    until("Ann sees what she offers", () -> isInSight(ann, ".offered"));
    says(ann, ".dos", "take the offer back");
    assertEquals(List.of(), ann.texts("#back:enabled"), "one way to take it back is enough");
    sleeps(bo, true);
    says(ann, ".weighs", "Bo's phone is off or asleep");
    sleeps(bo, false);
    until("Bo is there again", () -> ann.text(".weighs").isEmpty());
    bo.photograph("travel-offered");
    assertTrue(table.picture().prompt().secondsLeft() > 60, "a phone has time for a counter");
    presses(bo, "summary", "Another deal");
    assertFalse(bo.text("[data-form=counter]").contains("undefined"), "whose deeds they would be");
    presses(bo, "[data-form=counter] [aria-label='you are paid: more']", "");
    says(bo, "[data-form=counter] .sum", "You give 120, you get 130.");
    presses(bo, "[data-form=counter] button", "Offer");
    presses(ann, "Accept");
    says(ann, ".purse .cash", "1,370");
    presses = 0;
    presses(ann, ".build", "Oriental");
    presses(ann, ".build", "Vermont");
    says(ann, ".purse .cash", "1,270");
    taken(3, "two houses");
    says(ann, ".told", "You build on Oriental Avenue for 50: a house now");
    says(ann, ".told", "You build on Vermont Avenue for 50: a house now");
    ann.photograph("travel-built");
  }

  /** Where the header has what stays, whatever comes and goes beside it. */
  private static Object header(Phone phone) {
    return phone.script(
        """
        return ['header', '#who', '#timer', '#headline'].map((one) => {
          const { left, top, width, height } = document.querySelector(one).getBoundingClientRect();
          return one === '#headline' ? [left, top] : [left, top, width, height];
        }).join();
        """);
  }

  private static boolean isInSight(Phone phone, String selector) {
    return (boolean)
        phone.script(
            """
            const box = document.querySelector(arguments[0])?.getBoundingClientRect();
            return Boolean(box) && box.top > 0 && box.bottom < innerHeight;
            """,
            selector);
  }

  /** Everybody's page tells what happens; whoever pressed the wrong thing takes it back. */
  private void annBuys() {
    says(ann, "#headline", "It is your turn.");
    says(bo, "#headline", "It is Ann's turn.");
    Object header = header(ann);
    assertFalse(ann.texts("#back:enabled").isEmpty(), "the last house can be taken back");
    presses(ann, "Roll");
    says(ann, "#headline", "You roll.");
    typesDice(1, 2);
    bothTell("to Baltic");
    says(ann, ".title-deed", "Baltic");
    assertEquals(header, header(ann), "nothing moves when there is nothing to take back");
    presses(ann, "Buy it");
    presses(ann, "#back", "");
    says(ann, ".purse .cash", "1,270");
    presses = 0;
    says(ann, ".title-deed", "Baltic");
    ann.photograph("travel-buy");
    presses(ann, "Buy it");
    taken(1, "buying");
    says(ann, ".deed-group", "Baltic");
  }

  /** In the turn of somebody else. */
  private void annMortgages() {
    says(ann, "h2", "You may build, sell buildings, mortgage and trade.");
    presses(ann, ".deed", "Reading Railroad");
    ann.photograph("travel-deed");
    presses(ann, ".uses button", "Mortgage Reading Railroad for 100");
    taken(2, "a mortgage");
    says(ann, ".deed-group", "Mortgaged");
  }

  /** Bo lands on Boardwalk, and mortgages what Bo picks; a trade that Ann has begun stays. */
  private void boOwesAndRaises() {
    String begun = "[data-form=offer][open] ";
    presses(ann, "summary", "deal with Bo");
    presses(ann, begun + "[type=checkbox]", "Electric");
    presses(bo, "Roll");
    typesDice(3, 4);
    until("Cy can claim", () -> hands.means("classic.claim"));
    says(bo, ".rent-open", "Cy may claim 200 from you now.");
    hands.tap(Control.seat(CY));
    says(bo, "#headline", "You owe Cy 200 (rent) and have 140: you are 60 short.");
    says(ann, "#headline", "Bo owes Cy 200 (rent) and has 140. The game waits until Bo");
    says(bo, ".raising", "140 of 200");
    presses(bo, "[type=checkbox]", "Short Line");
    says(bo, ".raising", "240 of 200");
    bo.photograph("travel-debt");
    says(ann, begun + ".sum", "Not just now");
    presses(bo, "Raise 100");
    says(bo, ".purse .cash", "40");
    says(bo, ".deed-group", "Mortgaged");
    says(ann, begun + ".sum", "You give 0, you get 150.");
    presses(ann, "summary", "deal with Bo");
  }

  private void cyIsAskedForRentAndAuctions() {
    until("Cy can roll", () -> hands.isOffered(Control.ROLL));
    hands.tap(Control.ROLL);
    typesDice(3, 3);
    presses = 0;
    presses(ann, "Claim 30 from Cy");
    taken(1, "a claim");
    until("Cy rolls again", () -> hands.isOffered(Control.ROLL));
    hands.tap(Control.ROLL);
    typesDice(2, 5);
    until("Cy may buy", () -> hands.means("classic.decline"));
    hands.tap(Control.BACK);
    presses = 0;
    presses(bo, ".bids button", "Bid 10");
    taken(1, "a bid");
    says(ann, ".highest", "10 (Bo)");
    assertEquals(
        true, bo.script("return document.activeElement !== document.body"), "keys are lost");
    ann.photograph("travel-auction");
    presses(ann, ".bids button", "Bid 20");
    says(bo, ".highest", "20 (Ann)");
    presses(bo, "Out");
    hands.hold(Control.seat(CY));
    says(ann, ".deed-group", "States");
  }

  /** The button says from whom, how much and for how long, and goes when it is too late. */
  @Test
  void aClaimSaysHowMuchFromWhomAndHowLong() throws IOException {
    goesOnFrom(ClassicScene.travel(3).turnOf(BO).owns(ANN, 6, 8, 9).built(1, 6, 8, 9).position());
    presses(bo, "Roll");
    typesDice(2, 4);
    says(ann, "#headline", "You can claim rent, until Cy rolls.");
    says(ann, ".do.claim", "claim 30 from Bo for Oriental Avenue");
    until("Cy can roll", () -> hands.isOffered(Control.ROLL));
    hands.tap(Control.ROLL);
    until("it is counted", () -> ann.text(".do.claim .seconds").matches("[1-3] s"));
    until("so it is for Bo", () -> bo.text(".rent-open .seconds").matches("[1-3] s"));
    ann.photograph("travel-claim");
    bo.photograph("travel-rent");
    typesDice(2, 5);
    until("it is too late", () -> ann.text(".do.claim").isEmpty());
    assertEquals(List.of(), browser.mistakes());
  }

  /** What is picked adds up, and the deed can be bought as soon as it is enough. */
  @Test
  void whoIsShortOfMoneyForADeedRaisesItWhereItIsAskedFor() throws IOException {
    goesOnFrom(ClassicScene.travel(3).turnOf(ANN).owns(ANN, 5, 12).cash(ANN, 40).position());
    presses(ann, "Roll");
    typesDice(2, 4);
    says(ann, "#headline", "Oriental Avenue costs 100: you are 60 short.");
    says(ann, ".raising", "40 of 100");
    ann.photograph("travel-short");
    presses = 0;
    presses(ann, "[type=checkbox]", "Reading Railroad");
    says(ann, ".raising", "140 of 100");
    presses(ann, "Raise 100");
    presses(ann, "Buy it");
    taken(3, "raising money and buying");
    says(ann, ".deed-group", "Oriental");
    says(ann, ".purse .cash", "40");
    assertEquals(List.of(), browser.mistakes());
  }

  /**
   * As soon as everybody at the unit has seen it the money is the new one, on every phone; what
   * could be done before is off until it is asked anew, and whoever presses it all the same does
   * nothing.
   */
  @Test
  void whileItIsShownTheMoneyIsNewAndNothingIsToBePressed() throws IOException {
    goesOnFrom(
        ClassicScene.travel(3).turnOf(BO).owns(ANN, 6, 12).owns(BO, 9).cash(BO, 70).position());
    presses(bo, "Roll");
    typesDice(2, 4);
    says(bo, ".rent-open", "Ann may claim 6 from you now.");
    says(ann, ".do.claim", "claim 6 from Bo");
    ann.press(".do.claim");
    meanwhile(
        "both have the new money",
        () ->
            ann.text(".purse .cash").contains("1,506")
                && bo.text(".purse .cash").contains("64")
                && ann.text("#soon").equals("In a moment…"));
    assertTrue(hands.means("playing.go-on"), hands::said);
    ann.audit();
    ann.photograph("travel-moment");
    bo.photograph("travel-moment-bo");
    assertEquals(List.of(), live(ann), "what Ann could do");
    assertEquals(List.of(), live(bo), "what Bo could do");
    says(ann, ".told", "Bo pays you 6 rent for Oriental Avenue.");
    until("Ann can trade again", () -> !live(ann).isEmpty());
    assertEquals("", ann.text("#soon"));
    assertEquals("You may mortgage and trade.", ann.text("h2.asked"));
    assertEquals(List.of(), browser.mistakes());
  }

  /**
   * Whoever waits and is asked nothing reads what came of a roll while it is shown, and what is for
   * sale after it, as everybody at the unit.
   */
  @Test
  void whoeverWaitsReadsWhatIsForSaleAfterTheShow() throws IOException {
    goesOnFrom(ClassicScene.travel(3).turnOf(BO).position());
    says(ann, "h2.asked", "Nothing to decide");
    presses(bo, "Roll");
    typesDice(2, 4);
    meanwhile(
        "Ann reads it", () -> ann.text(".told").contains("Bo rolls 2+4 and goes to Oriental"));
    assertTrue(hands.means("playing.go-on"), hands::said);
    assertEquals("", ann.text(".title-deed"), "it is not for sale yet");
    says(ann, ".title-deed", "Oriental");
    assertEquals(List.of(), browser.mistakes());
  }

  /** Who bids, and who watches, reads what the deed earns and who has how much of its group. */
  @Test
  void whoBidsReadsTheRentsAndWhoHasTheRest() throws IOException {
    goesOnFrom(ClassicScene.travel(3).turnOf(CY).owns(BO, 9).position());
    until("Cy can roll", () -> hands.isOffered(Control.ROLL));
    hands.tap(Control.ROLL);
    typesDice(2, 4);
    until("Cy may buy", () -> hands.means("classic.decline"));
    hands.tap(Control.BACK);
    says(ann, ".title-deed", "Rent 6; with buildings 30, 90, 270, 400, 550.");
    says(ann, ".title-deed", "Bo 1 of 3\u00a0· unsold 2 of 3");
    presses(bo, ".bids button", "Bid 10");
    says(ann, ".highest", "10 (Bo)");
    assertTrue(isInSight(ann, ".title-deed"), "beside the bids");
    assertTrue(isInSight(ann, ".bids"), "beside the deed");
    ann.photograph("travel-bids");
    assertEquals(List.of(), browser.mistakes());
  }

  /** Of a group without hotels, too: the page sells one after the other, evenly. */
  @Test
  void severalBuildingsAreSoldWithOnePress() throws IOException {
    goesOnFrom(
        ClassicScene.travel(3)
            .turnOf(BO)
            .owns(ANN, 16, 18, 19)
            .built(2, 16, 18, 19)
            .cash(ANN, 10)
            .position());
    says(ann, ".purse .cash", "10");
    presses = 0;
    presses(ann, "summary", "Sell buildings on orange, 50 each");
    for (int more = 1; more < 4; more++) {
      presses(ann, "[data-form=sell] [aria-label$=more]", "");
    }
    ann.photograph("travel-sell-some");
    presses(ann, "[data-form=sell] .do", "Sell 4 for 200");
    until("four are sold", () -> ann.text(".purse .cash").contains("210"));
    taken(5, "selling four houses");
    says(ann, "[data-form=sell]", "50 each, from 1 to 2");
    assertEquals(List.of(), browser.mistakes());
  }

  /** Whoever cannot pay with all there is reads who gets it, and has one button. */
  @Test
  void whoCannotPayIsToldWhatBecomesOfItAllAndCanOnlyGiveUp() throws IOException {
    goesOnFrom(
        ClassicScene.travel(3)
            .turnOf(ANN)
            .owns(ANN, 6)
            .owns(BO, 37, 39)
            .built(1, 37, 39)
            .cash(ANN, 60)
            .on(ANN, 32)
            .position());
    presses(ann, "Roll");
    typesDice(3, 4);
    presses(bo, "Claim 200 from Ann");
    says(ann, "#headline", "You get to 110 at most.");
    says(ann, ".weighs", "If you give up, all that you own goes to Bo, and you are out.");
    assertEquals(List.of(), ann.texts(".raising, fieldset:has(.pick) ~ .bargain [data-do=raise]"));
    ann.photograph("travel-hopeless");
    presses(ann, ".large .do", "Give up");
    presses(ann, ".large .do.sure", "Give up and be bankrupt?");
    says(ann, ".purse", "You are out. Your place so far: 3 of 3");
    assertFalse(ann.text("#page").contains("You are here"), "a bankrupt is nowhere");
    says(ann, "h2.asked", "You can watch how it ends.");
    ann.photograph("travel-out");
    ann.audit();
    assertEquals(List.of(), browser.mistakes());
  }

  /** In a pause whoever is to decide can go on with the game; what others might do is off. */
  @Test
  void inAPauseOnlyWhatGoesOnWithTheGameCanBePressed() throws IOException {
    goesOnFrom(ClassicScene.travel(3).turnOf(BO).owns(ANN, 6, 12).owns(BO, 9).position());
    says(ann, "h2.asked", "You may mortgage and trade.");
    hands.hold(Control.BACK);
    until("Ann reads it", () -> ann.text("#headline").startsWith("The game is paused."));
    says(ann, "#headline", "or when whoever is to decide does so on their phone.");
    says(ann, "h2.asked", "The game is paused");
    until("Ann can do nothing", () -> live(ann).isEmpty());
    assertEquals(List.of(), ann.texts("#back:enabled"));
    says(bo, "#headline", "Decide here");
    until("Bo can roll", () -> live(bo).contains("roll the dice"));
    ann.photograph("travel-pause");
    ann.audit();
    presses(bo, "Roll");
    until("it goes on", () -> hands.mode().equals("Playing"));
    typesDice(1, 1);
    until("Ann may do something", () -> !live(ann).isEmpty());
    says(ann, "h2.asked", "You may mortgage and trade.");
  }

  /** A rent of one's own that would be lost by it: the button asks once, and a form says it. */
  @Test
  void whoWouldLoseARentIsToldBefore() throws IOException {
    goesOnFrom(ClassicScene.travel(3).turnOf(CY).owns(ANN, 6, 12).owns(BO, 9).position());
    until("Cy can roll", () -> hands.isOffered(Control.ROLL));
    hands.tap(Control.ROLL);
    typesDice(2, 4);
    says(ann, "#headline", "Claim your rent before you roll.");
    presses(ann, ".do", "Roll");
    says(ann, ".do.sure", "You lose your claim of 6 from Cy. Roll all the same?");
    ann.photograph("travel-sure");
    presses(ann, ".deed", "Oriental");
    presses(ann, ".uses .do", "Mortgage");
    says(ann, ".do.sure", "You lose your claim of 6 from Cy. Mortgage it all the same?");
    presses(ann, "summary", "deal with Bo");
    says(ann, "[data-form=offer][open]", "Oriental Avenue: you lose your claim of 6 from Cy");
    ann.photograph("travel-loses");
    presses(ann, "summary", "deal with Bo");
    ann.script("scrollTo(0, 0)");
    presses(ann, ".do.claim", "claim 6 from Cy");
    says(ann, ".purse .cash", "1,506");
    presses(ann, ".do", "Roll");
    typesDice(1, 2);
    says(ann, ".title-deed", "Baltic");
    assertEquals(List.of(), browser.mistakes());
  }

  /**
   * What came with mortgages is decided together, with one press; the page does one after the
   * other.
   */
  @Test
  void mortgagesThatCameTogetherAreKeptTogether() throws IOException {
    ClassicPosition position =
        ClassicScene.travel(3).turnOf(BO).owns(BO, 6, 12, 15).mortgaged(6, 12, 15).position();
    position.act(
        BO,
        new ClassicAction.Offer(
            ANN, new Trade(List.of(6, 12, 15), List.of(), 0, 100, List.of(), List.of())));
    goesOnFrom(position);
    presses(ann, "Accept");
    says(ann, ".dos", "Keep all 3 mortgaged: pay 23 now");
    says(ann, ".dos", "Redeem all 3 now: pay 248");
    ann.photograph("travel-mortgages");
    presses(ann, "summary", "One by one");
    presses(ann, "Redeem Electric Company now for 83");
    says(ann, ".dos", "Keep all 2 mortgaged: pay 15 now");
    presses = 0;
    presses(ann, "Keep all 2");
    says(ann, ".purse .cash", "1,302");
    taken(1, "two mortgages");
    says(bo, "#headline", "It is your turn.");
    assertEquals(List.of(), browser.mistakes());
  }

  /** How many buildings go is one number for each group; the page sells them one by one. */
  @Test
  void whoOwesSellsSeveralBuildingsWithOnePress() throws IOException {
    goesOnFrom(
        ClassicScene.travel(3)
            .turnOf(ANN)
            .owns(ANN, 16, 18, 19)
            .built(2, 16, 18, 19)
            .owns(CY, 37, 39)
            .cash(ANN, 10)
            .on(ANN, 32)
            .position());
    presses(ann, "Roll");
    typesDice(3, 4);
    until("Cy can claim", () -> hands.means("classic.claim"));
    hands.tap(Control.seat(CY));
    says(ann, ".raising", "10 of 100");
    presses = 0;
    presses(ann, "[aria-label='sell buildings on orange, 50 each: more']", "");
    presses(ann, "[aria-label='sell buildings on orange, 50 each: more']", "");
    says(ann, ".raising", "110 of 100");
    ann.photograph("travel-sell");
    presses(ann, "Raise 100");
    says(ann, ".purse .cash", "10");
    taken(3, "selling two houses");
    says(ann, ".told", "You pay Cy 100 (rent)");
    assertEquals(List.of(), browser.mistakes());
  }
}
