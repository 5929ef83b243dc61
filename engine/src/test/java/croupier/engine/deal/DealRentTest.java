package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Group;
import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rent cards, what they charge, and Double The Rent. */
class DealRentTest {
  @ParameterizedTest
  @CsvSource({
    "brown, 1 2",
    "light_blue, 1 2 3",
    "pink, 1 2 4",
    "orange, 1 3 5",
    "red, 2 3 6",
    "yellow, 2 4 6",
    "green, 2 4 7",
    "dark_blue, 3 8",
    "railroad, 1 2 3 4",
    "utility, 1 2"
  })
  @Rule({"DL-S29", "DL-S30"})
  void rentDependsOnHowManyLieInTheSet(String colour, String rents) {
    String laid = "";
    for (String rent : rents.split(" ")) {
      laid += " " + colour;
      DealStory.turn(2)
          .hand(0, "rent_ten_colour")
          .set(0, laid.strip())
          .bank(1, "10 5")
          .chargesOne(0, 1, colour, 0)
          .accepts(1)
          .owes(1, Integer.parseInt(rent));
    }
  }

  @Test
  @Rule({"DL-S33", "DL-14"})
  void aRentCardOfTwoColoursChargesEverybodyElseClockwise() {
    DealStory.turn(4)
        .hand(0, "rent_red_yellow")
        .set(0, "yellow yellow")
        .bank(1, "4")
        .bank(2, "1 3")
        .bank(3, "5")
        .charges(0, "rent_red_yellow", "yellow", 0)
        .happened(
            new DealEvent.RentCharged(
                0, Card.RENT_RED_YELLOW, Group.YELLOW, 0, 4, List.of(1, 2, 3)))
        .asked(1)
        .accepts(1)
        .asked(2)
        .accepts(2)
        .asked(3)
        .accepts(3)
        .owes(3, 4)
        .pays(3, "5")
        .bankIs(0, "4 1 3 5")
        .discardsAre("rent_red_yellow")
        .settled();
  }

  @Test
  @Rule("DL-S33")
  void aRentCardChargesOnlyForAColourThatItShows() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow")
        .set(0, "yellow")
        .set(0, "brown")
        .may(0, new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.YELLOW, 0))
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.BROWN, 0),
            "This rent card is not for brown.")
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 0),
            "Your red properties bring no rent.");
  }

  @Test
  @Rule("DL-S34")
  void aRentCardOfTenColoursChargesOneForAnyColour() {
    DealStory.turn(3)
        .hand(0, "rent_ten_colour")
        .set(0, "utility utility")
        .bank(1, "5")
        .bank(2, "5")
        .chargesOne(0, 2, "utility", 0)
        .happened(
            new DealEvent.RentCharged(0, Card.RENT_TEN_COLOUR, Group.UTILITY, 0, 2, List.of(2)))
        .asked(2)
        .accepts(2)
        .pays(2, "5")
        .settled()
        .bankIs(0, "5")
        .bankIs(1, "5");
  }

  /** The amount was fixed when the card was played: what seat 1 pays with does not raise it. */
  @Test
  @Rule("DL-14")
  void theAmountStaysWhenAPaymentMakesTheSetLarger() {
    DealStory.turn(3)
        .hand(0, "rent_red_yellow")
        .set(0, "red red")
        .set(1, "red")
        .bank(1, "3")
        .bank(2, "1 2 3")
        .charges(0, "rent_red_yellow", "red", 0)
        .accepts(1)
        .owes(1, 3)
        .pays(1, "red")
        .setsAre(0, "red red red")
        .accepts(2)
        .owes(2, 3);
  }

  @Test
  @Rule("DL-15")
  void theBestSingleSetOfTheColourCounts() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow")
        .set(0, "red red red")
        .set(0, "red_yellow_as_red red_yellow_as_red")
        .bank(1, "10 1")
        .charges(0, "rent_red_yellow", "red", 0)
        .accepts(1)
        .owes(1, 6);
  }

  /** The example of the sheet. */
  @Test
  @Rule({"DL-S46", "DL-15"})
  void threeLightBlueOnesWithHouseAndHotelMakeTen() {
    DealStory.turn(2)
        .hand(0, "rent_brown_light_blue")
        .set(0, "light_blue light_blue light_blue house_on_light_blue hotel_on_light_blue")
        .bank(1, "10 5")
        .charges(0, "rent_brown_light_blue", "light_blue", 0)
        .accepts(1)
        .owes(1, 10);
  }

  @Test
  @Rule("DL-S46")
  void aHouseAloneAddsThree() {
    DealStory.turn(2)
        .hand(0, "rent_brown_light_blue")
        .set(0, "light_blue light_blue light_blue house_on_light_blue")
        .bank(1, "10 5")
        .charges(0, "rent_brown_light_blue", "light_blue", 0)
        .accepts(1)
        .owes(1, 6);
  }

  @ParameterizedTest
  @CsvSource({"0, 9", "1, 18", "2, 36"})
  @Rule({"DL-S35", "DL-15"})
  void eachDoublerDoublesTheRentWithTheBuildings(int doublers, int rent) {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow double_the_rent double_the_rent")
        .set(0, "yellow yellow yellow house_on_yellow")
        .bank(1, "10 5 5 4 4 4 3 3 3")
        .charges(0, "rent_red_yellow", "yellow", doublers)
        .accepts(1)
        .owes(1, rent)
        .discardsAre("rent_red_yellow" + " double_the_rent".repeat(doublers));
  }

  @Test
  @Rule("DL-S35")
  void aDoublerNeedsARentCard() {
    DealStory.turn(2)
        .hand(0, "double_the_rent debt_collector")
        .set(0, "red")
        .bank(1, "10")
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 1),
            "You hold no rent red yellow.")
        .collectsDebt(0, 1)
        .accepts(1)
        .pays(1, "10")
        .bankIs(0, "10")
        .handIs(0, "double_the_rent");
  }

  @Test
  @Rule("DL-S35")
  void nobodyDoublesWithoutADoubler() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow double_the_rent")
        .set(0, "red")
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 2),
            "You can play 1 Double The Rent with it now, not 2.");
  }

  @Test
  @Rule("DL-17")
  void aRentCardOfTenColoursIsDoubledToo() {
    DealStory.turn(2)
        .hand(0, "rent_ten_colour double_the_rent")
        .set(0, "dark_blue dark_blue")
        .bank(1, "10 5 2")
        .chargesOne(0, 1, "dark_blue", 1)
        .accepts(1)
        .owes(1, 16)
        .playsLeft(1);
  }

  @Test
  @Rule("DL-17")
  void aRentCardOfTenColoursIsNotDoubledAsAnOption() {
    DealStory.turn(2, "doubled_ten_colour=no")
        .hand(0, "rent_ten_colour rent_green_dark_blue double_the_rent")
        .set(0, "dark_blue dark_blue")
        .may(0, new DealAction.ChargeRent(Card.RENT_GREEN_DARK_BLUE, Group.DARK_BLUE, 1))
        .mayNot(
            0,
            new DealAction.ChargeOneRent(Group.DARK_BLUE, 1, 1),
            "A rent card of ten colours is not doubled in this game.");
  }

  @Test
  @Rule("DL-16")
  void wildsOfTenColoursAloneBringNoRent() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow rent_ten_colour")
        .set(0, "ten_colour_as_red ten_colour_as_red")
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 0),
            "Your red properties bring no rent.")
        .mayNot(
            0, new DealAction.ChargeOneRent(Group.RED, 0, 1), "Your red properties bring no rent.");
  }

  @Test
  @Rule("DL-16")
  void aWildOfTenColoursCountsBesideAnother() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow")
        .set(0, "ten_colour_as_red red_yellow_as_red")
        .bank(1, "3 3")
        .charges(0, "rent_red_yellow", "red", 0)
        .accepts(1)
        .owes(1, 3);
  }

  @Test
  @Rule("DL-16")
  void wildsOfTenColoursAloneBringRentAsAnOption() {
    DealStory.turn(2, "wild_rent=yes")
        .hand(0, "rent_red_yellow")
        .set(0, "ten_colour_as_red")
        .bank(1, "3 3")
        .charges(0, "rent_red_yellow", "red", 0)
        .accepts(1)
        .owes(1, 2);
  }

  @Test
  @Rule("DL-15")
  void theSetWithTheWildsOfTenColoursIsNotTheBestOne() {
    DealStory story =
        DealStory.turn(2)
            .set(0, "utility utility")
            .set(0, "ten_colour_as_utility ten_colour_as_utility");
    assertEquals(2, story.position().rent(0, Group.UTILITY));
  }
}
