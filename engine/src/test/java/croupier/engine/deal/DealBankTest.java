package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Group;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Money, and action cards that become money. */
class DealBankTest {
  @Test
  @Rule({"DL-S14", "DL-S28"})
  void moneyGoesToTheBankFaceUp() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "10 5")
            .banks(0, "10")
            .happened(new DealEvent.Banked(0, Card.MONEY_10))
            .handIs(0, "5")
            .bankIs(0, "10");
    assertEquals(10, story.position().bankWorth(0));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.MATCH_ANY,
      names = {"HOUSE", "HOTEL", "JUST_SAY_NO", "D.*_BREAKER", "RENT_.*", "DOUBLE_.*"})
  @Rule("DL-S15")
  void anActionCardInTheBankIsWorthWhatItShows(Card card) {
    DealStory story = DealStory.turn(2).hand(0, DealStory.word(card)).does(0, bank(card));
    assertEquals(card.value(), story.position().bankWorth(0));
  }

  private static DealAction bank(Card card) {
    return new DealAction.Bank(card);
  }

  @Test
  @Rule({"DL-S16", "DL-34"})
  void aBankedActionCardIsMoneyAndDoesNothingElse() {
    DealStory.turn(2)
        .hand(0, "debt_collector 1")
        .hand(1, "1")
        .bank(1, "just_say_no sly_deal")
        .collectsDebt(0, 1)
        .mayNot(1, new DealAction.JustSayNo(), "You hold no Just Say No.")
        .accepts(1)
        .phaseIs(Phase.PAY)
        .pays(1, "4 3")
        .bankIs(0, "just_say_no sly_deal");
  }

  @Test
  @Rule({"DL-S16", "DL-34"})
  void aBankedActionCardStaysMoneyWhenItIsPaidToSomebody() {
    DealStory.turn(2)
        .hand(0, "debt_collector 1")
        .bank(1, "just_say_no deal_breaker")
        .set(1, "brown brown")
        .collectsDebt(0, 1)
        .accepts(1)
        .pays(1, "5")
        .bankIs(0, "deal_breaker")
        .handIs(0, "1")
        .mayNot(0, new DealAction.DealBreaker(1, Group.BROWN, 0), "You hold no deal breaker.");
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.MATCH_ANY,
      names = {"RED", "UTILITY", "RED_YELLOW", "TEN_COLOUR"})
  @Rule("DL-S17")
  void propertiesNeverGoToABank(Card card) {
    DealStory.turn(2)
        .hand(0, DealStory.word(card))
        .mayNot(0, bank(card), "A property never goes into the bank: lay it.");
  }
}
