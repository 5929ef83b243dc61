package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Group;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Just Say No: what it stops, for whom, and what it costs. */
class DealNoTest {
  @Test
  @Rule({"DL-S42", "DL-10"})
  void aNoCancelsTheActionAndBothCardsAreSpent() {
    DealStory.turn(2)
        .hand(0, "debt_collector")
        .hand(1, "just_say_no")
        .bank(1, "5 5")
        .collectsDebt(0, 1)
        .saysNo(1)
        .happened(new DealEvent.SaidNo(1, 0, Card.DEBT_COLLECTOR))
        .happened(new DealEvent.NotAsked(0))
        .settled()
        .happened(new DealEvent.Spared(1))
        .bankIs(1, "5 5")
        .handIs(1, "")
        .discardsAre("debt_collector just_say_no");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rent_red_yellow",
        "birthday",
        "debt_collector",
        "sly_deal",
        "forced_deal",
        "deal_breaker",
        "rent_ten_colour"
      })
  @Rule("DL-13")
  void everythingThatIsAimedAtAPlayerCanBeDenied(String card) {
    DealStory story =
        DealStory.turn(2)
            .hand(0, card)
            .set(0, "red")
            .hand(1, "just_say_no")
            .bank(1, "10")
            .set(1, "brown brown")
            .set(1, "green");
    story
        .does(
            0,
            switch (DealStory.card(card)) {
              case RENT_RED_YELLOW -> new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 0);
              case BIRTHDAY -> new DealAction.CelebrateBirthday();
              case DEBT_COLLECTOR -> new DealAction.CollectDebt(1);
              case SLY_DEAL -> new DealAction.SlyDeal(1, Laid.GREEN);
              case FORCED_DEAL -> new DealAction.ForcedDeal(1, Laid.GREEN, Laid.RED);
              case DEAL_BREAKER -> new DealAction.DealBreaker(1, Group.BROWN, 0);
              default -> new DealAction.ChargeOneRent(Group.RED, 0, 1);
            })
        .asked(1)
        .saysNo(1)
        .settled()
        .happened(new DealEvent.Spared(1))
        .setsAre(0, "red")
        .setsAre(1, "brown brown", "green")
        .bankIs(0, "")
        .bankIs(1, "10");
  }

  @Test
  @Rule("DL-13")
  void passGoBuildingsBankingAndPropertiesAskNobody() {
    DealStory.turn(2)
        .hand(0, "pass_go house hotel")
        .set(0, "brown brown")
        .hand(1, "just_say_no")
        .does(0, new DealAction.PassGo())
        .draws("red 1")
        .asked(0)
        .does(0, new DealAction.Build(Laid.HOUSE_ON_BROWN, 0))
        .asked(0)
        .does(0, new DealAction.Build(Laid.HOTEL_ON_BROWN, 0))
        .settled();
    DealStory.turn(2)
        .hand(0, "red 1 2")
        .hand(1, "just_say_no")
        .lays(0, "red")
        .asked(0)
        .banks(0, "1")
        .asked(0);
  }

  @Test
  @Rule({"DL-S42", "DL-10"})
  void aNoProtectsItsPlayerOnly() {
    DealStory.turn(3)
        .hand(0, "birthday")
        .hand(1, "just_say_no")
        .bank(1, "2")
        .bank(2, "2")
        .celebrates(0)
        .saysNo(1)
        .asked(2)
        .accepts(2)
        .bankIs(0, "2")
        .bankIs(1, "2")
        .bankIs(2, "");
  }

  @Test
  @Rule({"DL-S42", "DL-10"})
  void aJustSayNoToAJustSayNoLetsTheActionHappen() {
    DealStory.turn(2)
        .hand(0, "sly_deal just_say_no")
        .set(1, "red")
        .hand(1, "just_say_no")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .saysNo(1)
        .phaseIs(Phase.ANSWER)
        .asked(0)
        .saysNo(0)
        .happened(new DealEvent.SaidNo(0, 1, Card.JUST_SAY_NO))
        .setsAre(0, "red")
        .setsAre(1)
        .discardsAre("sly_deal just_say_no just_say_no")
        .settled();
  }

  @Test
  @Rule({"DL-S42", "DL-10"})
  void theThirdNoCancelsAgain() {
    DealStory.turn(2)
        .hand(0, "sly_deal just_say_no")
        .set(1, "red")
        .hand(1, "just_say_no just_say_no")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .saysNo(1)
        .saysNo(0)
        .asked(1)
        .saysNo(1)
        .setsAre(0)
        .setsAre(1, "red")
        .discardsAre("sly_deal just_say_no just_say_no just_say_no")
        .settled();
  }

  @Test
  @Rule("DL-10")
  void theAttackerMayAcceptTheNo() {
    DealStory.turn(2)
        .hand(0, "sly_deal just_say_no")
        .set(1, "red")
        .hand(1, "just_say_no")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .saysNo(1)
        .accepts(0)
        .happened(new DealEvent.Accepted(0))
        .setsAre(1, "red")
        .handIs(0, "just_say_no")
        .settled();
  }

  @Test
  @Rule("DL-11")
  void aNoOfTheAttackerIsFreeSoItNeedsNoPlay() {
    DealStory.turn(2)
        .hand(0, "1 2 sly_deal just_say_no")
        .set(1, "red")
        .hand(1, "just_say_no")
        .banks(0, "1")
        .banks(0, "2")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .playsLeft(0)
        .saysNo(1)
        .asked(0)
        .saysNo(0)
        .setsAre(0, "red");
  }

  @Test
  @Rule("DL-11")
  void aNoOfTheAttackerTakesAPlayAsAnOption() {
    DealStory.turn(2, "just_say_no=play")
        .hand(0, "2 sly_deal just_say_no")
        .set(0, "pink_orange_as_pink")
        .set(1, "red")
        .hand(1, "just_say_no")
        .banks(0, "2")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .playsLeft(1)
        .saysNo(1)
        .playsLeft(1)
        .saysNo(0)
        .playsLeft(0)
        .setsAre(0, "red", "pink_orange_as_pink");
  }

  @Test
  @Rule({"DL-11", "DE-06"})
  void withoutAPlayLeftTheAttackerCannotSayNoInThatOption() {
    DealStory.turn(2, "just_say_no=play")
        .hand(0, "1 2 sly_deal just_say_no")
        .set(1, "red")
        .hand(1, "just_say_no")
        .banks(0, "1")
        .banks(0, "2")
        .does(0, new DealAction.SlyDeal(1, Laid.RED))
        .saysNo(1)
        .settled()
        .setsAre(1, "red")
        .handIs(0, "just_say_no");
  }

  @Test
  @Rule("DL-12")
  void aNoAgainstADoubledRentCancelsAllOfIt() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow double_the_rent")
        .set(0, "red red red")
        .hand(1, "just_say_no")
        .bank(1, "10")
        .charges(0, "rent_red_yellow", "red", 1)
        .mayNot(
            1, new DealAction.SayNoToDoubling(), "There is no doubling that you could say no to.")
        .saysNo(1)
        .settled()
        .bankIs(1, "10");
  }

  @Test
  @Rule("DL-12")
  void aNoAgainstADoubledRentStopsTheDoublingOnlyAsAnOption() {
    DealStory.turn(2, "no_to_doubled=doubling")
        .hand(0, "rent_red_yellow double_the_rent")
        .set(0, "red red red")
        .hand(1, "just_say_no")
        .bank(1, "5 4 3")
        .charges(0, "rent_red_yellow", "red", 1)
        .mayNot(
            1,
            new DealAction.JustSayNo(),
            "In this game you can only say no to the doubling first.")
        .does(1, new DealAction.SayNoToDoubling())
        .happened(new DealEvent.SaidNoToDoubling(1, 0))
        .happened(new DealEvent.SparedDoubling(1, 6))
        .owes(1, 6);
  }

  @Test
  @Rule("DL-12")
  void bothDoublersAreDeniedTogether() {
    DealStory.turn(2, "no_to_doubled=doubling")
        .hand(0, "rent_red_yellow double_the_rent double_the_rent")
        .set(0, "red red red")
        .hand(1, "just_say_no")
        .bank(1, "5 4 3")
        .charges(0, "rent_red_yellow", "red", 2)
        .does(1, new DealAction.SayNoToDoubling())
        .happened(new DealEvent.SparedDoubling(1, 6))
        .owes(1, 6);
  }

  @Test
  @Rule("DL-12")
  void aSecondNoThenStopsTheRestOfTheRent() {
    DealStory.turn(2, "no_to_doubled=doubling")
        .hand(0, "rent_red_yellow double_the_rent")
        .set(0, "red red red")
        .hand(1, "just_say_no just_say_no")
        .bank(1, "5 4 3")
        .charges(0, "rent_red_yellow", "red", 1)
        .does(1, new DealAction.SayNoToDoubling())
        .phaseIs(Phase.ANSWER)
        .asked(1)
        .saysNo(1)
        .settled()
        .bankIs(1, "5 4 3");
  }

  @Test
  @Rule("DL-12")
  void theDefenderChoosesWhatTheNoStopsAsAnOption() {
    for (boolean all : new boolean[] {true, false}) {
      DealStory story =
          DealStory.turn(2, "no_to_doubled=choice")
              .hand(0, "rent_red_yellow double_the_rent just_say_no")
              .set(0, "red red red")
              .hand(1, "just_say_no")
              .bank(1, "10 5 5")
              .charges(0, "rent_red_yellow", "red", 1)
              .may(1, new DealAction.JustSayNo())
              .may(1, new DealAction.SayNoToDoubling())
              .does(1, all ? new DealAction.JustSayNo() : new DealAction.SayNoToDoubling())
              .asked(0)
              .accepts(0);
      if (all) {
        story.settled().bankIs(0, "");
      } else {
        story.owes(1, 6);
      }
    }
  }

  @Test
  @Rule("DL-12")
  void aNoToTheNoRestoresTheDoubling() {
    DealStory.turn(2, "no_to_doubled=choice")
        .hand(0, "rent_red_yellow double_the_rent just_say_no")
        .set(0, "red red red")
        .hand(1, "just_say_no")
        .bank(1, "10 5 5")
        .charges(0, "rent_red_yellow", "red", 1)
        .does(1, new DealAction.SayNoToDoubling())
        .saysNo(0)
        .owes(1, 12);
  }

  /** Being asked would tell; so a seat without the card is asked as well. */
  @Test
  @Rule({"DL-10", "DE-06"})
  void whoHoldsNoNoIsAskedJustTheSame() {
    DealStory.turn(2)
        .hand(0, "debt_collector")
        .hand(1, "1")
        .bank(1, "5 5")
        .collectsDebt(0, 1)
        .phaseIs(Phase.ANSWER)
        .asked(1)
        .mayNot(1, new DealAction.JustSayNo(), "You hold no Just Say No.");
  }

  @Test
  @Rule({"DL-10", "DE-06"})
  void whoHasAnEmptyHandIsNotAsked() {
    DealStory.turn(2)
        .hand(0, "debt_collector")
        .hand(1, "")
        .bank(1, "5 5")
        .collectsDebt(0, 1)
        .happened(new DealEvent.NotAsked(1))
        .owes(1, 5);
  }

  @Test
  @Rule({"DL-10", "DE-06"})
  void whenAllThreeLieOpenNobodyIsAsked() {
    DealStory.turn(2)
        .hand(0, "debt_collector")
        .hand(1, "1 2 3")
        .bank(0, "just_say_no")
        .bank(1, "just_say_no 1 5")
        .discarded("just_say_no")
        .collectsDebt(0, 1)
        .owes(1, 5);
  }

  @Test
  @Rule("DL-10")
  void nobodySaysNoToNothing() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "just_say_no 1")
            .mayNot(0, new DealAction.JustSayNo(), DealReason.NOW_PLAY);
    assertEquals(Phase.PLAY, story.position().phase());
  }
}
