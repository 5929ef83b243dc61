package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.face.deal.DealScene;
import croupier.app.words.Language;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.Laid;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Deal on phones: what is pressed often takes few presses. */
final class DealPressesTest extends TwoPhones {
  /** The words of what can be done that go on in another line. */
  private static final String TORN_WORDS =
      """
      const lines = (text, { index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return [...document.querySelectorAll('.do > .said-label')].map(({ firstChild }) => firstChild)
        .flatMap((text) => [...text.data.matchAll(/\\p{L}+/gu)].filter((word) => lines(text, word) > 1).map(([word]) => word));
      """;

  /** What stays together of a text on the page. */
  private static final String BOUND =
      """
      return import('/make.js').then(({ bound }) =>
        bound(arguments[0]).filter((part) => part instanceof Element).map(({ textContent }) => textContent));
      """;

  /** Backs, until their owner taps them; a Just Say No among them is no secret of the buttons. */
  @Test
  void whatIsInAHandLiesUnderItsCover() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(
                    Card.DEBT_COLLECTOR, Card.PASS_GO, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.JUST_SAY_NO, Card.MONEY_5, Card.PASS_GO, Card.GREEN))
            .draws()
            .ends()
            .draws()
            .bank(Card.MONEY_2)
            .ends()
            .draws()
            .now());
    presses(ann, "button.backs", "");
    says(ann, "#headline", "Your turn");
    presses(ann, ".card", "Debt Collector");
    says(ann, ".uses", "+$2");
    presses(ann, ".uses button", "Bo");
    says(bo, "#headline", "Debt Collector: you must pay Ann $5, or say no.");
    assertEquals(List.of("accept and pay $2"), shown(bo), "all that there is");
    bo.photograph("deal-covered");
    presses(bo, "button.backs", "");
    says(bo, ".hand", "Just Say No");
    assertEquals(2, shown(bo).size());
    presses(bo, "[data-do=cover]", "Cover");
    assertEquals("", bo.text(".hand"));
    presses(bo, "button.backs", "");
    says(bo, ".hand", "Just Say No");
    sleeps(bo, true);
    assertEquals("", bo.text(".hand"), "a phone that went dark");
  }

  /** What cannot be taken back the button asks once; a double tap is no answer. */
  @Test
  void aTurnWithPlaysLeftEndsWhenItsOwnerIsSure() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.MONEY_1, Card.MONEY_5, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.RED, Card.MONEY_4, Card.PASS_GO, Card.GREEN))
            .draws()
            .ends()
            .draws()
            .now());
    presses(bo, ".do", "End the turn");
    says(bo, ".do.sure", "3 plays left. End the turn?");
    bo.script(
        "document.querySelector('.do.sure')"
            + ".dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));");
    says(bo, "#headline", "Your turn");
    presses(bo, "button.backs", "");
    says(bo, ".hand", "set of 3: rent $2, $3, $6");
    presses(bo, ".do", "End the turn");
    presses(bo, ".do.sure", "End the turn?");
    says(ann, "#headline", "Your turn");
  }

  /** Whoever has nothing but money on the table pays with that. */
  @Test
  void moneyAloneIsPaid() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(
                    Card.DEBT_COLLECTOR, Card.PASS_GO, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.MONEY_3, Card.MONEY_4, Card.PASS_GO, Card.GREEN))
            .draws()
            .ends()
            .draws()
            .bank(Card.MONEY_2, Card.MONEY_3, Card.MONEY_4)
            .ends()
            .draws()
            .now());
    presses(ann, "button.backs", "");
    presses(ann, ".card", "Debt Collector");
    presses(ann, ".uses button", "Bo");
    presses(bo, "Accept");
    says(bo, "#headline", "Debt Collector: you owe Ann $5");
    presses(bo, "[data-form=pay] [type=checkbox][value='0']", "");
    presses(bo, "[data-form=pay] [type=checkbox][value='1']", "");
    says(bo, ".sum", "$5 of $5");
    presses(bo, "[data-form=pay] [type=checkbox][value='2']", "");
    says(bo, ".sum", "$9 of $5\u00a0· $4 too much");
    presses(bo, "[data-form=pay] [type=checkbox][value='2']", "");
    presses(bo, "[data-form=pay] button", "Pay");
    says(ann, ".told", "Bo pays you $5");
  }

  /** There is no change, so a button that pays more than is owed says how much more. */
  @Test
  void whoPaysTooMuchIsToldHowMuch() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.BIRTHDAY, Card.PASS_GO, Card.PASS_GO, Card.PINK, Card.MONEY_3),
                List.of(Card.MONEY_4, Card.GREEN, Card.MONEY_5, Card.PASS_GO, Card.RED))
            .draws()
            .ends()
            .draws()
            .bank(Card.MONEY_4, Card.MONEY_5)
            .lay(Laid.GREEN)
            .ends()
            .draws()
            .now());
    presses(ann, "button.backs", "");
    presses(ann, ".card", "Birthday");
    presses(ann, ".uses button", "$2");
    presses(bo, "Accept");
    says(bo, "#headline", "Birthday: you owe Ann $2.");
    says(bo, ".do[data-do='pay $4']", "$2 too much");
    says(bo, ".do[data-do='pay $5']", "$3 too much");
    says(bo, ".do[data-do='pay green']", "−$4");
    assertTrue(
        bo.texts("#headline .bound").stream().anyMatch(said -> said.endsWith("$2.")),
        "a sum is not torn from its sign");
    assertTrue(
        bo.texts(".lies .bound").contains("green 1/3,"), "a set is not torn from how far it is");
    bo.photograph("deal-too-much");
  }

  /** What is no longer than a line is never read in two halves. */
  @Test
  void noWordIsTornWhereSomebodyPays() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.BIRTHDAY, Card.PASS_GO, Card.PASS_GO, Card.PINK, Card.MONEY_3),
                List.of(Card.DARK_BLUE, Card.DARK_BLUE, Card.MONEY_5, Card.PASS_GO, Card.RED))
            .draws()
            .ends()
            .draws()
            .bank(Card.MONEY_5)
            .lay(Laid.DARK_BLUE, Laid.DARK_BLUE)
            .ends()
            .draws()
            .now());
    says(bo, ".lies", "dark blue 2/2");
    table.controller().speak(Language.GERMAN);
    says(bo, ".lies", "Dunkelblau 2/2");
    presses(ann, "button.backs", "");
    presses(ann, ".card", "Geburtstag");
    presses(ann, ".uses button", "allen");
    presses(bo, "Annehmen");
    says(bo, ".do", "bricht ein Set auf");
    bo.photograph("deal-pays-de");
    assertEquals(List.of(), bo.script(TORN_WORDS));
    assertEquals(
        List.of("Christopher 2\u00a0M."),
        bo.script(BOUND, "Du schuldest Christopher 2\u00a0M. Womit?"));
    assertEquals(List.of("Eva 5\u00a0M."), bo.script(BOUND, "Du schuldest Eva 5\u00a0M. Womit?"));
    assertEquals(List.of("kann 10-mal"), bo.script(BOUND, "Eva kann 10-mal die Augenzahl"));
    assertEquals(
        List.of("Maximilianbrandt 160"), bo.script(BOUND, "Bo pays Maximilianbrandt 160 (deal)."));
  }

  /** Whom, what for what: that is no word for half a line. */
  @Test
  void aLongUseOfACardHasALineOfItsOwn() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.FORCED_DEAL, Card.RED, Card.GREEN, Card.PINK, Card.MONEY_5),
                List.of(Card.PINK_ORANGE, Card.ORANGE, Card.YELLOW, Card.PASS_GO, Card.MONEY_2))
            .draws()
            .lay(Laid.RED)
            .ends()
            .draws()
            .lay(Laid.PINK_ORANGE_AS_PINK, Laid.ORANGE)
            .ends()
            .draws()
            .now());
    presses(ann, "button.backs", "");
    presses(ann, ".card", "Forced Deal");
    says(ann, ".uses .do.wide", "wild card (pink or orange) as pink, give red");
    ann.photograph("deal-long");
    assertEquals(
        true,
        ann.script(
            """
            const [uses, long, short] = ['.uses .dos', '.uses .do.wide', '.uses .do:not(.wide)']
              .map((one) => document.querySelector(one).offsetWidth);
            return long === uses && short < uses / 2;
            """));
  }

  /** What was asked before a decision is not heard with what came of it. */
  @Test
  void nobodyHearsWhatWasAskedBefore() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.MONEY_1, Card.MONEY_5, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.RED, Card.MONEY_4, Card.PASS_GO, Card.GREEN))
            .draws()
            .now());
    presses(ann, "button.backs", "");
    says(bo, "#headline", "Waiting for Ann to play a card or end the turn.");
    for (Phone phone : List.of(ann, bo)) {
      phone.script(SpokenBrowserTest.LISTEN);
    }
    for (String amount : List.of("$1", "$5")) {
      presses(ann, ".card", amount);
      presses(ann, ".uses button", "Bank");
      meanwhile(amount, () -> heard(bo).contains(amount) && heard(ann).contains(amount));
    }
    says(ann, "#headline", "1 play left");
    String all = heard(ann) + heard(bo);
    assertFalse(all.contains("hold your button"), all);
    assertFalse(all.contains("3 plays left"), all);
  }

  /** What was done before the last thing still stands there, and what is one's own as such. */
  @Test
  void theLastThingsThatHappenedStayInSight() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.MONEY_1, Card.MONEY_5, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.RED, Card.MONEY_4, Card.PASS_GO, Card.GREEN))
            .draws()
            .now());
    presses(ann, "button.backs", "");
    for (String amount : List.of("$3", "$5")) {
      presses(ann, ".card", amount);
      presses(ann, ".uses button", "Bank");
    }
    says(ann, ".told li:nth-child(1)", "You bank $5.");
    says(ann, ".told li:nth-child(2)", "You bank $3.");
    says(bo, ".told li:nth-child(1)", "Ann banks $5.");
    says(bo, ".told li:nth-child(2)", "Ann banks $3.");
    ann.photograph("deal-told");
  }

  /** Whoever is asked and whoever waits reads what a No is said to, up to a No to a No. */
  @Test
  void aNoSaysWhatItIsAbout() throws IOException {
    goesOnFrom(DealScene.boOwns(Card.JUST_SAY_NO).act(new DealAction.SlyDeal(BO, Laid.PINK)).now());
    says(bo, "#headline", "Ann takes your pink card, unless you say no.");
    says(ann, "#headline", "You take Bo's pink card, or Bo says no.");
    presses(bo, "button.backs", "");
    presses(bo, ".answers .do", "say No!");
    says(
        ann,
        "#headline",
        "You play Sly Deal for Bo's pink card. Bo says no. Do you say no to that?");
    says(
        bo,
        "#headline",
        "Ann plays Sly Deal for your pink card. You say no. Does Ann say no to that?");
    says(ann, ".told", "Bo says No to your Sly Deal!");
    ann.photograph("deal-no");
    presses(ann, "button.backs", "");
    presses(ann, ".answers .do", "say No!");
    says(bo, "#headline", "Ann says No to your No! Ann takes your pink card, unless you say no.");
    says(ann, "#headline", "You say No to Bo's No! You take Bo's pink card, or Bo says no.");
    bo.photograph("deal-no-to-no");
    presses(bo, "Accept");
    says(bo, ".told", "Ann takes your pink card.");
  }

  /** With many ways to swap, each side is picked by itself. */
  @Test
  void aSwapTakesFivePresses() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.FORCED_DEAL, Card.RED, Card.GREEN, Card.PINK, Card.MONEY_5),
                List.of(Card.BROWN, Card.ORANGE, Card.YELLOW, Card.PASS_GO, Card.MONEY_2))
            .draws()
            .lay(Laid.RED, Laid.GREEN, Laid.PINK)
            .ends()
            .draws()
            .lay(Laid.BROWN, Laid.ORANGE, Laid.YELLOW)
            .ends()
            .draws()
            .now());
    presses(ann, "button.backs", "");
    presses = 0;
    presses(ann, ".card", "Forced Deal");
    presses(ann, ".uses summary", "Bo");
    presses(ann, ".uses [type=radio]", "orange");
    presses(ann, ".uses [type=radio]", "green");
    says(ann, ".uses .sum", "You give $4, you get $2.");
    ann.photograph("deal-swap");
    presses(ann, ".uses form button", "Do it");
    taken(5, "a swap");
    says(bo, "#headline", "Ann takes your orange card for a green card, unless you say no.");
    presses(bo, "Accept");
    says(bo, ".told", "Ann takes your orange card. You get Ann's green card for it.");
    says(ann, ".told", "You take Bo's orange card. Bo gets your green card for it.");
  }

  /** As the dial of the unit has them: what keeps sets first, then properties, then money. */
  @Test
  void theWayToPayThatHurtsLeastComesFirst() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(Card.BIRTHDAY, Card.PASS_GO, Card.PASS_GO, Card.PINK, Card.MONEY_3),
                List.of(Card.UTILITY, Card.UTILITY, Card.MONEY_5, Card.PASS_GO, Card.RED))
            .draws()
            .bank(Card.MONEY_3, Card.PASS_GO, Card.PASS_GO)
            .ends()
            .draws()
            .lay(Laid.UTILITY, Laid.UTILITY)
            .bank(Card.MONEY_5)
            .ends()
            .draws(Card.GREEN, Card.YELLOW)
            .ends()
            .draws(Card.MONEY_4, Card.MONEY_3)
            .bank(Card.MONEY_4, Card.MONEY_3)
            .lay(Laid.RED)
            .ends()
            .draws(Card.GREEN, Card.YELLOW)
            .now());
    presses(ann, "button.backs", "");
    presses(ann, ".card", "Birthday");
    presses(ann, ".uses button", "$2");
    presses(bo, "Accept");
    says(bo, "#headline", "Birthday: you owe Ann $2.");
    says(bo, ".do[data-do='pay utility']", "breaks a set");
    assertEquals(
        List.of("pay $3", "pay $4", "pay $5", "pay red", "pay utility"),
        bo.script(
            "return [...document.querySelectorAll('.dos > .do')].map((one) => one.dataset.do);"));
    bo.photograph("deal-ways");
  }

  /** A card is lost on whoever has nothing, and the button says so. */
  @Test
  void whoHasNothingBringsNothing() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(
                    Card.DEBT_COLLECTOR, Card.PASS_GO, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.RED, Card.MONEY_4, Card.PASS_GO, Card.GREEN))
            .draws()
            .now());
    presses(ann, "button.backs", "");
    presses(ann, ".card", "Debt Collector");
    says(ann, ".uses .do[data-do='$5 from Bo']", "+$0");
    presses(ann, ".card", "Birthday");
    says(ann, ".uses", "+$0");
  }

  /** Whoever keeps all ends the turn with one press, where discarding is a choice. */
  @Test
  void whoKeepsAllIsNotAskedWhatToDiscard() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                Map.of("discarding", "yes"),
                List.of(Card.MONEY_1, Card.MONEY_5, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.RED, Card.MONEY_4, Card.PASS_GO, Card.MONEY_10))
            .draws()
            .now());
    presses(ann, "button.backs", "");
    ann.photograph("deal-money");
    presses = 0;
    presses(ann, ".do", "End the turn");
    presses(ann, ".do.sure", "End the turn?");
    says(bo, "#headline", "Your turn");
    taken(2, "a turn with plays left");
    presses(bo, ".do", "Discard first");
    presses(bo, ".do.sure", "End the turn?");
    says(bo, "#headline", "Keep all, or tap what you discard.");
    presses(bo, "Keep all");
    says(ann, "#headline", "Your turn");
    assertEquals(List.of(), browser.mistakes());
  }

  private static String heard(Phone phone) {
    return String.join("\n", SpokenBrowserTest.heard(phone));
  }

  private static List<String> shown(Phone phone) {
    return phone.texts(".answers .do").stream().map(String::strip).toList();
  }

  @Test
  void threeCardsArePaidInFourPresses() throws IOException {
    goesOnFrom(
        DealScene.dealt(
                List.of(
                    Card.DEBT_COLLECTOR, Card.PASS_GO, Card.PASS_GO, Card.BIRTHDAY, Card.MONEY_3),
                List.of(Card.MONEY_2, Card.MONEY_2, Card.MONEY_5, Card.PASS_GO, Card.GREEN))
            .draws()
            .bank(Card.MONEY_3, Card.MONEY_1, Card.MONEY_1)
            .ends()
            .draws()
            .bank(Card.MONEY_2, Card.MONEY_2, Card.MONEY_1)
            .ends()
            .draws(Card.HOUSE, Card.HOTEL)
            .ends()
            .draws(Card.BROWN, Card.BROWN)
            .act(new DealAction.LayProperty(Laid.GREEN))
            .ends()
            .draws(Card.PINK, Card.PINK)
            .act(new DealAction.CollectDebt(BO))
            .now());
    presses(bo, "Accept");
    presses = 0;
    presses(bo, "[data-form=pay] [type=checkbox][value='0']", "");
    presses(bo, "[data-form=pay] [type=checkbox][value='1']", "");
    presses(bo, "[data-form=pay] [type=checkbox][value='2']", "");
    bo.photograph("deal-pay");
    presses(bo, "[data-form=pay] button", "Pay");
    taken(4, "paying three cards");
    says(ann, ".told", "$5");
    assertEquals(List.of(), browser.mistakes());
  }
}
