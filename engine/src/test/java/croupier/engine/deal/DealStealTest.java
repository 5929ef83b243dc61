package croupier.engine.deal;

import croupier.engine.Group;
import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sly Deal, Forced Deal and Deal Breaker. */
class DealStealTest {
  @Test
  @Rule({"DL-S36", "DL-S19"})
  void aSlyDealTakesAPropertyAndIsDiscarded() {
    DealStory.turn(3)
        .hand(0, "sly_deal 1")
        .set(1, "green")
        .set(2, "red red")
        .does(0, new DealAction.SlyDeal(2, Laid.RED))
        .happened(new DealEvent.SlyDealPlayed(0, 2, Laid.RED))
        .neverHappened(DealEvent.PropertyTaken.class)
        .asked(2)
        .accepts(2)
        .happened(new DealEvent.PropertyTaken(0, 2, Laid.RED, false))
        .setsAre(0, "red")
        .setsAre(2, "red")
        .discardsAre("sly_deal")
        .settled()
        .playsLeft(2);
  }

  @Test
  @Rule({"DL-S36", "DL-28"})
  void aSlyDealTakesNothingFromACompleteSet() {
    DealStory.turn(2)
        .hand(0, "sly_deal")
        .set(1, "brown brown")
        .set(1, "red")
        .may(0, new DealAction.SlyDeal(1, Laid.RED))
        .mayNot(
            0,
            new DealAction.SlyDeal(1, Laid.BROWN),
            "Seat 1 has no brown outside a complete set.");
  }

  @Test
  @Rule({"DL-S36", "DL-26"})
  void aSlyDealTakesACardBeyondACompleteSet() {
    DealStory.turn(2)
        .hand(0, "sly_deal")
        .set(1, "red red red_yellow_as_red")
        .set(1, "red")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .accepts(1)
        .setsAre(0, "red")
        .setsAre(1, "red red red_yellow_as_red");
  }

  /** Two wilds of ten colours are as many as a set needs, but no complete set. */
  @Test
  @Rule({"DL-27", "DL-28"})
  void wildsOfTenColoursAloneAreNotProtected() {
    DealStory.turn(2)
        .hand(0, "sly_deal deal_breaker")
        .set(1, "ten_colour_as_brown ten_colour_as_brown")
        .mayNot(
            0, new DealAction.DealBreaker(1, Group.BROWN, 0), "Seat 1 has no complete brown set 0.")
        .does(0, new DealAction.SlyDeal(1, Laid.TEN_COLOUR_AS_BROWN))
        .accepts(1)
        .places(0, "ten_colour_as_red")
        .setsAre(1, "ten_colour_as_brown");
  }

  @Test
  @Rule({"DL-20", "DL-21"})
  void whoTakesAWildCardChoosesItsColourAtOnce() {
    DealStory.turn(2)
        .hand(0, "sly_deal")
        .set(0, "yellow yellow")
        .set(1, "red red_yellow_as_red")
        .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
        .accepts(1)
        .phaseIs(Phase.PLACE)
        .asked(0)
        .may(0, new DealAction.Place(Laid.RED_YELLOW_AS_RED))
        .places(0, "red_yellow_as_yellow")
        .happened(new DealEvent.Placed(0, Laid.RED_YELLOW_AS_YELLOW))
        .setsAre(0, "yellow yellow red_yellow_as_yellow")
        .settled();
  }

  @Test
  @Rule("DL-S36")
  void aSlyDealTakesAWildOfTenColours() {
    DealStory.turn(2)
        .hand(0, "sly_deal")
        .set(1, "red ten_colour_as_red")
        .does(0, new DealAction.SlyDeal(1, Laid.TEN_COLOUR_AS_RED))
        .accepts(1)
        .places(0, "ten_colour_as_green")
        .setsAre(0, "ten_colour_as_green");
  }

  @Test
  @Rule({"DL-S37", "DL-21"})
  void aForcedDealSwapsTwoProperties() {
    DealStory.turn(2)
        .hand(0, "forced_deal")
        .set(0, "brown")
        .set(1, "green green")
        .does(0, new DealAction.ForcedDeal(1, Laid.GREEN, Laid.BROWN))
        .happened(new DealEvent.ForcedDealPlayed(0, 1, Laid.GREEN, Laid.BROWN))
        .accepts(1)
        .happened(new DealEvent.PropertyTaken(0, 1, Laid.GREEN, false))
        .happened(new DealEvent.PropertyTaken(1, 0, Laid.BROWN, true))
        .setsAre(0, "green")
        .setsAre(1, "green", "brown")
        .discardsAre("forced_deal")
        .settled();
  }

  @Test
  @Rule({"DL-20", "DL-21"})
  void bothPlaceTheWildCardsOfAForcedDealAlsoOffTurn() {
    DealStory.turn(2)
        .hand(0, "forced_deal")
        .set(0, "pink_orange_as_pink")
        .set(1, "red_yellow_as_red")
        .does(0, new DealAction.ForcedDeal(1, Laid.RED_YELLOW_AS_RED, Laid.PINK_ORANGE_AS_PINK))
        .accepts(1)
        .phaseIs(Phase.PLACE)
        .asked(0)
        .places(0, "red_yellow_as_yellow")
        .phaseIs(Phase.PLACE)
        .asked(1)
        .places(1, "pink_orange_as_orange")
        .setsAre(0, "red_yellow_as_yellow")
        .setsAre(1, "pink_orange_as_orange")
        .settled();
  }

  @Test
  @Rule("DL-21")
  void aReceivedWildCardComesAsItLayAsAnOption() {
    DealStory.turn(2, "received_wild=as_it_lay")
        .hand(0, "sly_deal")
        .set(1, "red_yellow_as_red")
        .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
        .accepts(1)
        .settled()
        .setsAre(0, "red_yellow_as_red");
  }

  @Test
  @Rule({"DL-S37", "DL-28"})
  void aForcedDealNeitherTakesNorGivesACardOfACompleteSet() {
    DealStory.turn(2)
        .hand(0, "forced_deal")
        .set(0, "brown brown")
        .set(0, "pink")
        .set(1, "utility utility")
        .set(1, "red")
        .may(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.PINK))
        .mayNot(
            0,
            new DealAction.ForcedDeal(1, Laid.UTILITY, Laid.PINK),
            "Seat 1 has no utility outside a complete set.")
        .mayNot(
            0,
            new DealAction.ForcedDeal(1, Laid.RED, Laid.BROWN),
            "You have no brown outside a complete set.");
  }

  @Test
  @Rule({"DL-S38", "DL-29"})
  void aDealBreakerTakesTheWholeSetWithItsBuildings() {
    DealStory.turn(2)
        .hand(0, "deal_breaker")
        .set(0, "red")
        .set(1, "red red red_yellow_as_red house_on_red hotel_on_red")
        .does(0, new DealAction.DealBreaker(1, Group.RED, 0))
        .happened(new DealEvent.DealBreakerPlayed(0, 1, Group.RED, 0))
        .asked(1)
        .accepts(1)
        .happened(
            new DealEvent.SetTaken(
                0,
                1,
                Group.RED,
                List.of(
                    Laid.RED,
                    Laid.RED,
                    Laid.RED_YELLOW_AS_RED,
                    Laid.HOUSE_ON_RED,
                    Laid.HOTEL_ON_RED)))
        .settled()
        .setsAre(0, "red red red_yellow_as_red house_on_red hotel_on_red", "red")
        .setsAre(1)
        .bankIs(0, "")
        .bankIs(1, "")
        .discardsAre("deal_breaker");
  }

  @Test
  @Rule("DL-S38")
  void aDealBreakerTakesNothingButACompleteSet() {
    DealStory.turn(2)
        .hand(0, "deal_breaker")
        .set(1, "brown brown")
        .set(1, "red red")
        .mayNot(
            0, new DealAction.DealBreaker(1, Group.RED, 0), "Seat 1 has no complete red set 0.");
  }

  @Test
  @Rule("DL-29")
  void ofTwoSetsOfAColourTheOneThatWasNamedIsTaken() {
    DealStory.turn(2)
        .hand(0, "deal_breaker")
        .set(1, "utility utility")
        .set(1, "railroad_utility_as_utility ten_colour_as_utility")
        .does(0, new DealAction.DealBreaker(1, Group.UTILITY, 1))
        .accepts(1)
        .setsAre(0, "railroad_utility_as_utility ten_colour_as_utility")
        .setsAre(1, "utility utility");
  }

  @Test
  @Rule("DL-30")
  void anActionWithoutATargetCannotBePlayedButBanked() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "sly_deal forced_deal deal_breaker rent_red_yellow")
            .set(0, "brown")
            .set(1, "utility utility")
            .mayNot(
                0, new DealAction.SlyDeal(1, Laid.RED), "Seat 1 has no red outside a complete set.")
            .mayNot(
                0,
                new DealAction.PlayForNothing(Card.SLY_DEAL),
                "A card that can do nothing is not played: put it into the bank.");
    for (String card : List.of("sly_deal", "forced_deal", "rent_red_yellow")) {
      story.may(0, new DealAction.Bank(DealStory.card(card)));
    }
  }

  @Test
  @Rule("DL-30")
  void anActionWithoutATargetMayBePlayedForNothingAsAnOption() {
    DealStory.turn(2, "no_target=yes")
        .hand(0, "sly_deal deal_breaker")
        .set(1, "utility utility")
        .mayNot(
            0,
            new DealAction.PlayForNothing(Card.DEAL_BREAKER),
            "This card can do something now, or may never be played for nothing.")
        .does(0, new DealAction.PlayForNothing(Card.SLY_DEAL))
        .happened(new DealEvent.PlayedForNothing(0, Card.SLY_DEAL))
        .playsLeft(2)
        .discardsAre("sly_deal");
  }

  @Test
  @Rule({"DL-S39", "DL-13"})
  void aDebtCollectorMakesOnePay() {
    DealStory.turn(3)
        .hand(0, "debt_collector")
        .bank(1, "4 4")
        .bank(2, "5 4 2")
        .collectsDebt(0, 2)
        .happened(new DealEvent.DebtCalledIn(0, 2, 5))
        .asked(2)
        .accepts(2)
        .owes(2, 5)
        .pays(2, "5")
        .bankIs(0, "5")
        .bankIs(1, "4 4")
        .discardsAre("debt_collector");
  }

  @Test
  @Rule({"DL-S40", "DL-14"})
  void aBirthdayMakesEverybodyElsePayClockwise() {
    DealStory.turn(3)
        .hand(0, "birthday")
        .bank(1, "2 2")
        .bank(2, "1 1 1")
        .celebrates(0)
        .happened(new DealEvent.BirthdayCelebrated(0, 2))
        .asked(1)
        .accepts(1)
        .owes(1, 2)
        .pays(1, "2")
        .asked(2)
        .accepts(2)
        .owes(2, 2)
        .pays(2, "1 1")
        .bankIs(0, "1 1 2")
        .discardsAre("birthday");
  }

  @Test
  @Rule("DL-S41")
  void passGoDrawsTwo() {
    DealStory.turn(2)
        .hand(0, "pass_go")
        .does(0, new DealAction.PassGo())
        .happened(new DealEvent.WentPastGo(0))
        .asks(new DealAsk.Draw(0, 2))
        .draws("red 1")
        .happened(new DealEvent.CardsDrawn(0, 2))
        .handIs(0, "red 1")
        .playsLeft(2)
        .discardsAre("pass_go");
  }
}
