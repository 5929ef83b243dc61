package croupier.engine.deal;

import croupier.engine.Group;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/**
 * Whoever may not do something is told what stands in the way, and not what it was mistaken for.
 */
class DealReasonsTest {
  private static final String ITSELF = "You cannot choose yourself.";

  @Test
  void nobodyIsAimedAtByTheirOwnCard() {
    DealStory.turn(2)
        .hand(0, "debt_collector sly_deal forced_deal deal_breaker rent_ten_colour")
        .set(0, "brown brown")
        .set(0, "red red")
        .set(1, "red")
        .mayNot(0, new DealAction.CollectDebt(0), ITSELF)
        .mayNot(0, new DealAction.SlyDeal(0, Laid.RED), ITSELF)
        .mayNot(0, new DealAction.ForcedDeal(0, Laid.RED, Laid.RED), ITSELF)
        .mayNot(0, new DealAction.DealBreaker(0, Group.BROWN, 0), ITSELF)
        .mayNot(0, new DealAction.ChargeOneRent(Group.RED, 0, 0), ITSELF)
        .mayNot(0, new DealAction.CollectDebt(2), "There is no seat 2; seats are 0 to 1.");
  }

  @Test
  void rentIsChargedWithARentCardAndThatOfTenColoursFromOneOnly() {
    DealStory.turn(2)
        .hand(0, "debt_collector rent_ten_colour rent_red_yellow")
        .set(0, "red")
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.DEBT_COLLECTOR, Group.RED, 0),
            DealReason.NO_RENT_CARD)
        .mayNot(
            0, new DealAction.ChargeRent(Card.RENT_TEN_COLOUR, Group.RED, 0), DealReason.ONE_TARGET)
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 3),
            "There are 2 Double The Rent cards, not 3.")
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, -1),
            "There are 2 Double The Rent cards, not -1.")
        .mayNot(
            0,
            new DealAction.ChargeOneRent(Group.RED, 1, 1),
            "You can play 0 Double The Rent with it now, not 1.");
  }

  @Test
  void propertiesAreLaidAndBuildingsAreBuilt() {
    DealStory.turn(2)
        .hand(0, "brown house")
        .set(0, "brown")
        .mayNot(0, new DealAction.Build(Laid.BROWN, 0), DealReason.ONLY_BUILDINGS_ARE_BUILT)
        .mayNot(
            0,
            new DealAction.LayProperty(Laid.HOUSE_ON_BROWN),
            "A house is put on a complete set: build it.")
        .lays(0, "brown")
        .mayNot(
            0,
            new DealAction.Build(Laid.HOUSE_ON_BROWN, 3),
            "There is no set 3; a colour has sets 0 to 2.")
        .mayNot(
            0,
            new DealAction.Build(Laid.HOUSE_ON_BROWN, -1),
            "There is no set -1; a colour has sets 0 to 2.")
        .mayNot(
            0, new DealAction.Build(Laid.HOUSE_ON_BROWN, 2), DealReason.HOUSE_NEEDS_COMPLETE_SET);
  }

  @Test
  void onlyAWildCardThatLiesThereTurnsToAnotherOfItsColours() {
    DealStory.turn(2)
        .hand(0, "1 red_yellow")
        .set(0, "red red_yellow_as_red")
        .mayNot(0, new DealAction.TurnWild(Laid.RED, Group.YELLOW), DealReason.ONLY_WILD_CARDS_TURN)
        .mayNot(
            0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.RED), "It cannot turn to red.")
        .mayNot(
            0,
            new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.PINK),
            "It cannot turn to pink.")
        .mayNot(
            0,
            new DealAction.TurnWild(Laid.RED_YELLOW_AS_YELLOW, Group.RED),
            "You have no red yellow as yellow on the table.");
  }

  @Test
  void whenNothingIsRearrangedAnyMoreThatIsTheReason() {
    DealStory story =
        DealStory.turn(2, "moving_buildings=yes")
            .hand(0, "1")
            .set(0, "red red red house_on_red")
            .set(0, "brown brown")
            .set(0, "pink_orange_as_pink");
    DealAction exchange = new DealAction.Exchange(Laid.RED, 0, Laid.BROWN, 0);
    DealAction move = new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 0, Group.GREEN, 0);
    story
        .mayNot(0, exchange, DealReason.DOES_NOT_CHANGE_PLACES)
        .mayNot(0, move, DealReason.BUILDING_CANNOT_MOVE);
    for (int i = 0; i < 15; i++) {
      story
          .does(0, new DealAction.TurnWild(Laid.PINK_ORANGE_AS_PINK, Group.ORANGE))
          .does(0, new DealAction.TurnWild(Laid.PINK_ORANGE_AS_ORANGE, Group.PINK));
    }
    story
        .mayNot(0, exchange, DealReason.NO_REARRANGEMENT_LEFT)
        .mayNot(0, move, DealReason.NO_REARRANGEMENT_LEFT)
        .mayNot(
            0,
            new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 0, Group.BROWN, 0),
            DealReason.NO_REARRANGEMENT_LEFT);
  }

  /** What is for another moment is refused with what is decided now. */
  @Test
  void whatIsForAnotherMomentHasToWait() {
    DealAction place = new DealAction.Place(Laid.RED_YELLOW_AS_RED);
    DealAction discard = new DealAction.Discard(Card.SLY_DEAL);
    DealStory.turn(2)
        .hand(0, "sly_deal 1")
        .set(1, "red_yellow_as_red")
        .mayNot(0, place, DealReason.NOW_PLAY)
        .mayNot(0, discard, DealReason.NOW_PLAY)
        .mayNot(0, new DealAction.Accept(), DealReason.NOW_PLAY)
        .mayNot(0, new DealAction.SayNoToDoubling(), DealReason.NOW_PLAY)
        .mayNot(0, DealStory.pay("1"), DealReason.NOTHING_TO_PAY)
        .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
        .mayNot(1, place, DealReason.NOW_ANSWER)
        .mayNot(1, new DealAction.EndTurn(), DealReason.NOW_ANSWER)
        .accepts(1)
        .mayNot(
            0,
            new DealAction.Place(Laid.PINK_ORANGE_AS_PINK),
            "Now place the red yellow, not the pink orange as pink.")
        .mayNot(0, discard, DealReason.NOW_PLACE)
        .mayNot(0, new DealAction.Accept(), DealReason.NOW_PLACE)
        .mayNot(0, new DealAction.EndTurn(), DealReason.NOW_PLACE)
        .mayNot(0, DealStory.pay("1"), DealReason.NOTHING_TO_PAY);
  }

  @Test
  void nobodyDiscardsWhatIsNotInTheHand() {
    DealStory.turn(2)
        .hand(0, "1 1 1 1 1 2 2 3")
        .ends(0)
        .phaseIs(Phase.DISCARD)
        .mayNot(0, new DealAction.Discard(Card.MONEY_5), "You hold no money 5.")
        .mayNot(0, new DealAction.Accept(), DealReason.NOW_DISCARD)
        .mayNot(0, new DealAction.Place(Laid.RED_YELLOW_AS_RED), DealReason.NOW_DISCARD);
  }

  /** Just as much as is owed, and still not good: the Hotel would stand there alone. */
  @Test
  @Rule({"DL-18", "DE-07"})
  void aHouseThatIsJustEnoughIsNotPaidFromUnderItsHotel() {
    DealStory.turn(2)
        .hand(0, "rent_ten_colour")
        .set(0, "dark_blue")
        .set(1, "red red red house_on_red hotel_on_red")
        .chargesOne(0, 1, "dark_blue", 0)
        .accepts(1)
        .owes(1, 3)
        .mayNot(1, DealStory.pay("house_on_red"), DealReason.HOUSE_UNDER_HOTEL)
        .pays(1, "red");
  }

  @Test
  @Rule("DL-12")
  void thereIsNoDoublingToDenyWithoutADoubler() {
    DealStory.turn(2, "no_to_doubled=choice")
        .hand(0, "rent_red_yellow 1")
        .set(0, "red")
        .hand(1, "just_say_no")
        .bank(1, "5")
        .charges(0, "rent_red_yellow", "red", 0)
        .mayNot(1, new DealAction.SayNoToDoubling(), DealReason.NO_DOUBLING);
    DealStory.turn(2, "no_to_doubled=choice")
        .hand(0, "rent_red_yellow double_the_rent 1")
        .set(0, "red")
        .hand(1, "1")
        .bank(1, "5")
        .charges(0, "rent_red_yellow", "red", 1)
        .mayNot(1, new DealAction.SayNoToDoubling(), DealReason.NO_JUST_SAY_NO)
        .mayNot(1, new DealAction.JustSayNo(), DealReason.NO_JUST_SAY_NO);
  }
}
