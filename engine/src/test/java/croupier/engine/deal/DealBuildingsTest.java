package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import croupier.engine.Group;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Houses and Hotels, and what becomes of them when their set breaks. */
class DealBuildingsTest {
  private static final DealAction HOUSE_ON_RED = new DealAction.Build(Laid.HOUSE_ON_RED, 0);
  private static final DealAction HOTEL_ON_RED = new DealAction.Build(Laid.HOTEL_ON_RED, 0);

  @Test
  @Rule({"DL-S19", "DL-S43", "DL-25"})
  void aHouseStandsOnACompleteSetAndNotInTheDiscards() {
    DealStory.turn(2)
        .hand(0, "house")
        .set(0, "red red red")
        .does(0, HOUSE_ON_RED)
        .happened(new DealEvent.Built(0, Laid.HOUSE_ON_RED, 0))
        .setsAre(0, "red red red house_on_red")
        .discardsAre("");
  }

  @Test
  @Rule({"DL-S43", "DL-25"})
  void aSetThatIsNotCompleteTakesNoBuilding() {
    DealStory.turn(2)
        .hand(0, "house")
        .set(0, "red red")
        .mayNot(0, HOUSE_ON_RED, "A House goes on a complete set of yours without a House.");
  }

  @ParameterizedTest
  @CsvSource({"railroad, railroad railroad railroad railroad", "utility, utility utility"})
  @Rule({"DL-S43", "DL-25"})
  void railroadsAndUtilitiesTakeNoBuilding(String colour, String set) {
    DealStory story = DealStory.turn(2).hand(0, "house").set(0, set);
    for (Laid laid : Laid.values()) {
      if (laid.isBuilding()) {
        assertFalse(story.position().actions(0).contains(new DealAction.Build(laid, 0)), colour);
      }
    }
    story.may(0, new DealAction.Bank(Card.HOUSE));
  }

  @Test
  @Rule({"DL-S45", "DL-25"})
  void aHotelNeedsAHouseWhichStaysWhereItIs() {
    DealStory.turn(2)
        .hand(0, "house hotel")
        .set(0, "red red red")
        .mayNot(
            0,
            HOTEL_ON_RED,
            "A Hotel goes on a complete set of yours with a House and without a Hotel.")
        .does(0, HOUSE_ON_RED)
        .does(0, HOTEL_ON_RED)
        .setsAre(0, "red red red house_on_red hotel_on_red");
  }

  @Test
  @Rule({"DL-S44", "DL-25"})
  void aSetHasOneHouseAndOneHotelAndASecondOneCanOnlyBeBanked() {
    DealStory.turn(2)
        .hand(0, "house hotel")
        .set(0, "red red red house_on_red hotel_on_red")
        .mayNot(0, HOUSE_ON_RED, "A House goes on a complete set of yours without a House.")
        .mayNot(
            0,
            HOTEL_ON_RED,
            "A Hotel goes on a complete set of yours with a House and without a Hotel.")
        .banks(0, "house")
        .banks(0, "hotel")
        .bankIs(0, "house hotel");
  }

  @Test
  @Rule("DL-25")
  void eachOfTwoSetsHasItsOwnHouse() {
    DealStory.turn(2)
        .hand(0, "house house")
        .set(0, "red red red")
        .set(0, "brown brown")
        .does(0, HOUSE_ON_RED)
        .does(0, new DealAction.Build(Laid.HOUSE_ON_BROWN, 0))
        .setsAre(0, "red red red house_on_red", "brown brown house_on_brown");
  }

  private static DealStory broken(String... options) {
    return DealStory.turn(2, options)
        .hand(0, "debt_collector rent_brown_light_blue")
        .set(1, "brown brown house_on_brown hotel_on_brown")
        .set(1, "red")
        .collectsDebt(0, 1)
        .accepts(1);
  }

  /** Public engines have lost them here. */
  @Test
  @Rule("DL-23")
  void theBuildingsOfASetThatBreaksGoToTheBankOfTheirOwner() {
    broken()
        .owes(1, 5)
        .pays(1, "red brown brown")
        .happened(new DealEvent.SetBroken(1, Group.BROWN))
        .happened(new DealEvent.BuildingBanked(1, Laid.HOUSE_ON_BROWN))
        .happened(new DealEvent.BuildingBanked(1, Laid.HOTEL_ON_BROWN))
        .bankIs(1, "house hotel")
        .setsAre(1);
  }

  @Test
  @Rule("DL-23")
  void theBuildingsOfASetThatIsTurnedApartGoToTheBankToo() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "pink pink pink_orange_as_pink house_on_pink")
        .does(0, new DealAction.TurnWild(Laid.PINK_ORANGE_AS_PINK, Group.ORANGE))
        .setsAre(0, "pink pink", "pink_orange_as_orange")
        .bankIs(0, "house");
  }

  @Test
  @Rule("DL-23")
  void theBuildingsOfABrokenSetStayBesideItAsAnOption() {
    broken("broken_set=stay")
        .pays(1, "red brown hotel_on_brown")
        .happened(new DealEvent.SetBroken(1, Group.BROWN))
        .neverHappened(DealEvent.BuildingBanked.class)
        .bankIs(1, "")
        .setsAre(1, "brown house_on_brown");
  }

  @Test
  @Rule("DL-23")
  void aBuildingCannotStayWhereNoCardIsLeft() {
    broken("broken_set=stay").pays(1, "red brown brown").setsAre(1).bankIs(1, "house hotel");
  }

  /** While it waits, it brings no rent; when the set is complete again, it does. */
  @Test
  @Rule("DL-23")
  void aBuildingThatStayedCountsAgainWhenTheSetIsComplete() {
    DealStory story =
        DealStory.turn(2, "broken_set=stay")
            .hand(0, "1")
            .set(0, "pink pink pink_orange_as_pink house_on_pink");
    assertEquals(7, story.position().rent(0, Group.PINK));
    story
        .does(0, new DealAction.TurnWild(Laid.PINK_ORANGE_AS_PINK, Group.ORANGE))
        .setsAre(0, "pink pink house_on_pink", "pink_orange_as_orange");
    assertEquals(2, story.position().rent(0, Group.PINK));
    story.does(0, new DealAction.TurnWild(Laid.PINK_ORANGE_AS_ORANGE, Group.PINK));
    assertEquals(7, story.position().rent(0, Group.PINK));
  }

  @Test
  @Rule("DL-23")
  void theBuildingsOfABrokenSetAreDiscardedAsAnOption() {
    broken("broken_set=discard")
        .pays(1, "red brown brown")
        .happened(new DealEvent.BuildingDiscarded(1, Laid.HOUSE_ON_BROWN))
        .bankIs(1, "")
        .discardsAre("debt_collector house hotel");
  }

  @Test
  @Rule("DL-24")
  void aBuildingDoesNotMoveToAnotherSet() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "red red red house_on_red")
        .set(0, "brown brown")
        .mayNot(
            0,
            new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 0, Group.BROWN, 0),
            "Buildings do not move in this game.");
  }

  @Test
  @Rule("DL-24")
  void aBuildingMovesToAnotherOwnCompleteSetAsAnOption() {
    DealStory.turn(2, "moving_buildings=yes")
        .hand(0, "1")
        .set(0, "red red red house_on_red")
        .set(0, "brown brown")
        .set(0, "green green")
        .does(0, new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 0, Group.BROWN, 0))
        .playsLeft(3)
        .setsAre(0, "red red red", "brown brown house_on_brown", "green green")
        .mayNot(
            0,
            new DealAction.MoveBuilding(Laid.HOUSE_ON_BROWN, 0, Group.GREEN, 0),
            "A building moves from one of your sets to a complete one that can take it.");
  }

  @Test
  @Rule({"DL-22", "DL-S27"})
  void aHousePaysThreeAndAHotelFourAndTheyAreMoneyThen() {
    DealStory.turn(2)
        .hand(0, "debt_collector")
        .set(0, "green green green")
        .set(1, "red red red house_on_red hotel_on_red")
        .collectsDebt(0, 1)
        .accepts(1)
        .owes(1, 5)
        .pays(1, "house_on_red hotel_on_red")
        .bankIs(0, "house hotel")
        .setsAre(1, "red red red");
  }

  @Test
  @Rule("DL-22")
  void theBuildingsOfTwoSetsPayTogether() {
    DealStory.turn(2)
        .hand(0, "rent_green_dark_blue")
        .set(0, "dark_blue dark_blue")
        .set(1, "red red red house_on_red hotel_on_red")
        .set(1, "brown brown house_on_brown hotel_on_brown")
        .charges(0, "rent_green_dark_blue", "dark_blue", 0)
        .accepts(1)
        .owes(1, 8)
        .pays(1, "hotel_on_red hotel_on_brown")
        .bankIs(0, "hotel hotel")
        .setsAre(1, "red red red house_on_red", "brown brown house_on_brown");
  }

  /** The set is worth its properties to both, before and after. */
  @Test
  @Rule({"DL-22", "DL-29"})
  void buildingsThatDoNotPayAreTakenWithTheirSetAllTheSame() {
    DealStory story =
        DealStory.turn(2, "paying_buildings=no")
            .hand(0, "deal_breaker 1")
            .set(1, "red red red house_on_red hotel_on_red")
            .does(0, new DealAction.DealBreaker(1, Group.RED, 0))
            .accepts(1)
            .setsAre(0, "red red red house_on_red hotel_on_red");
    assertEquals(9, story.position().worth(0));
    assertEquals(0, story.position().worth(1));
  }

  /** A House that waits beside a broken set does not stay alone, whoever takes the last card. */
  @Test
  @Rule("DL-23")
  void aWaitingHouseGoesToTheBankWhenTheLastCardIsTaken() {
    DealStory.turn(2, "broken_set=stay")
        .hand(0, "sly_deal")
        .set(1, "red_yellow_as_red house_on_red")
        .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
        .accepts(1)
        .setsAre(1)
        .bankIs(1, "house")
        .happened(new DealEvent.BuildingBanked(1, Laid.HOUSE_ON_RED));
  }

  @Test
  @Rule({"DL-22", "DE-07"})
  void aHousePaysOnlyTogetherWithTheHotelOnIt() {
    DealStory.turn(2)
        .hand(0, "birthday")
        .set(1, "red red red house_on_red hotel_on_red")
        .celebrates(0)
        .accepts(1)
        .mayNot(
            1,
            DealStory.pay("house_on_red"),
            "A House cannot be paid from under its Hotel: add the Hotel.")
        .pays(1, "hotel_on_red")
        .bankIs(0, "hotel")
        .setsAre(1, "red red red house_on_red");
  }

  @Test
  @Rule("DL-22")
  void buildingsOnASetDoNotPayAsAnOption() {
    DealStory.turn(2, "paying_buildings=no")
        .hand(0, "birthday")
        .bank(1, "house 1 1")
        .set(1, "red red red house_on_red")
        .celebrates(0)
        .accepts(1)
        .mayNot(1, DealStory.pay("house_on_red"), "Buildings on a set do not pay in this game.")
        .pays(1, "3")
        .bankIs(0, "house");
  }
}
