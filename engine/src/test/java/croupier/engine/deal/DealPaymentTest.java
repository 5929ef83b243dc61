package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who owes pays: with what, how much, and what becomes of it. */
class DealPaymentTest {
  /** Seat 1 owes 5 to seat 0. */
  private static DealStory owing(DealStory table) {
    return table.hand(0, "debt_collector").collectsDebt(0, 1).accepts(1);
  }

  private static DealStory table(String... options) {
    return DealStory.turn(2, options);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", "2 3", "3 red", "brown brown red", "5 red", "2 3 5 brown brown red"})
  @Rule({"DL-S20", "DL-S21", "DL-18"})
  void thePayerChoosesAmongBankAndProperties(String payment) {
    owing(table().bank(1, "2 3 5").set(1, "brown brown").set(1, "red"))
        .owes(1, 5)
        .pays(1, payment)
        .settled();
  }

  @Test
  @Rule({"DL-S20", "DL-18"})
  void aPaymentIsWorthTheDebtOrMore() {
    owing(table().bank(1, "4 3 2"))
        .mayNot(1, DealStory.pay("4"), "You owe 5, and this is worth only 4.")
        .mayNot(1, DealStory.pay("10"), "You do not have all of this to pay with.")
        .mayNot(1, DealStory.pay("4 red"), "You have no red to pay with.")
        .pays(1, "3 2");
  }

  /** More of a card than there is in the box is not taken for something else. */
  @Test
  @Rule({"DL-S20", "DL-18"})
  void nothingIsPaidThatIsNotThere() {
    DealStory story =
        owing(table().bank(1, "10 1").set(1, "red red red house_on_red hotel_on_red"));
    story
        .mayNot(1, DealStory.pay("7"), "You have no such card worth 7 in your bank.")
        .mayNot(1, DealStory.pay("10 10"), "You have no such card worth 10 in your bank.")
        .mayNot(1, DealStory.pay("red red red red"), "You have no red to pay with.")
        .mayNot(1, DealStory.pay("10 house_on_brown"), "You have no house on brown to pay with.")
        .mayNot(
            1, DealStory.pay("house_on_red house_on_red"), "You have no house on red to pay with.");
    DealPosition position = story.position();
    long payment = position.move(DealStory.pay("10"));
    assertTrue(position.legal(1, payment));
    assertFalse(position.legal(1, payment | 1L << 62), "a number that is no payment");
  }

  @Test
  @Rule({"DL-S23", "DL-18"})
  void thereIsNoChange() {
    owing(table().bank(1, "10").set(1, "red"))
        .pays(1, "10")
        .happened(new DealEvent.Paid(1, 0, 10, List.of(Card.MONEY_10), List.of(), false))
        .bankIs(0, "10")
        .bankIs(1, "");
  }

  @Test
  @Rule({"DL-S24", "DL-18"})
  void theHandNeverPays() {
    owing(table().hand(1, "10 5 red").bank(1, "2 4"))
        .mayNot(1, DealStory.pay("5"), "You do not have all of this to pay with.")
        .mayNot(1, DealStory.pay("2 red"), "You have no red to pay with.")
        .pays(1, "2 4")
        .handIs(1, "10 5 red");
  }

  @Test
  @Rule({"DL-S25", "DL-18"})
  void whoHasTooLittlePaysEverythingWithoutBeingAsked() {
    owing(table().bank(1, "1 1").set(1, "brown"))
        .settled()
        .bankIs(0, "1 1")
        .setsAre(0, "brown")
        .bankIs(1, "")
        .setsAre(1);
  }

  /** They pay together with their set, and are not banked by their owner first. */
  @Test
  @Rule({"DL-S25", "DL-22"})
  void whoPaysEverythingPaysTheBuildingsToo() {
    DealStory.turn(2)
        .hand(0, "rent_green_dark_blue double_the_rent 1")
        .set(0, "dark_blue dark_blue")
        .set(1, "brown brown house_on_brown hotel_on_brown")
        .charges(0, "rent_green_dark_blue", "dark_blue", 1)
        .accepts(1)
        .neverHappened(DealEvent.BuildingBanked.class)
        .bankIs(0, "house hotel")
        .bankIs(1, "")
        .setsAre(1)
        .setsAre(0, "brown brown", "dark_blue dark_blue");
  }

  @Test
  @Rule({"DL-S26", "DL-S40", "DL-33"})
  void whoHasNothingPaysNothingAndPlaysOn() {
    DealStory.turn(3)
        .hand(0, "birthday 1")
        .bank(2, "2")
        .celebrates(0)
        .happened(new DealEvent.NothingToPay(1))
        .asked(2)
        .accepts(2)
        .bankIs(0, "2")
        .ends(0)
        .isTurnOf(1);
  }

  @Test
  @Rule({"DL-S27", "DL-19"})
  void aWildOfTenColoursIsNeverMoney() {
    owing(table().bank(1, "3 3").set(1, "red ten_colour_as_red"))
        .mayNot(1, DealStory.pay("3 ten_colour_as_red"), "A ten-colour wild card cannot pay.")
        .mayNot(1, DealStory.pay("3 3 ten_colour_as_red"), "A ten-colour wild card cannot pay.")
        .pays(1, "3 red")
        .setsAre(1, "ten_colour_as_red");
  }

  @Test
  @Rule({"DL-S27", "DL-19", "DE-06"})
  void whoHasOnlyWildsOfTenColoursPaysNothing() {
    table()
        .hand(0, "debt_collector")
        .set(1, "ten_colour_as_red")
        .set(1, "ten_colour_as_green")
        .collectsDebt(0, 1)
        .settled()
        .happened(new DealEvent.NothingToPay(1))
        .setsAre(1, "ten_colour_as_red", "ten_colour_as_green")
        .setsAre(0)
        .bankIs(0, "");
  }

  @Test
  @Rule({"DL-20", "DL-21", "DL-S22"})
  void aWildOfTwoColoursPaysWhatIsPrintedAndTheReceiverPlacesIt() {
    owing(table().bank(1, "1").set(1, "light_blue_railroad_as_light_blue"))
        .phaseIs(Phase.PLACE)
        .asked(0)
        .places(0, "light_blue_railroad_as_railroad")
        .setsAre(0, "light_blue_railroad_as_railroad")
        .bankIs(0, "1");
    DealStory exact =
        owing(table().bank(1, "1 1").set(1, "light_blue_railroad_as_light_blue").set(1, "brown"));
    exact.owes(1, 5).pays(1, "1 light_blue_railroad_as_light_blue");
  }

  @Test
  @Rule("DL-21")
  void everyReceivedWildCardIsPlacedBeforeAnythingElse() {
    DealStory.turn(3)
        .hand(0, "birthday 1")
        .set(1, "pink_orange_as_pink")
        .set(2, "red_yellow_as_red")
        .celebrates(0)
        .accepts(1)
        .phaseIs(Phase.PLACE)
        .mayNot(0, new DealAction.Bank(Card.MONEY_1), DealReason.NOW_PLACE)
        .places(0, "pink_orange_as_orange")
        .asked(2)
        .accepts(2)
        .pays(2, "red_yellow_as_red")
        .asked(0)
        .places(0, "red_yellow_as_yellow")
        .setsAre(0, "pink_orange_as_orange", "red_yellow_as_yellow");
  }

  @Test
  @Rule("DL-21")
  void twoReceivedWildCardsOfAKindMayShowTwoColours() {
    owing(table().set(1, "red_yellow_as_red red_yellow_as_red").bank(1, "1"))
        .owes(1, 5)
        .pays(1, "red_yellow_as_red red_yellow_as_red")
        .places(0, "red_yellow_as_red")
        .phaseIs(Phase.PLACE)
        .places(0, "red_yellow_as_yellow")
        .settled()
        .setsAre(0, "red_yellow_as_red", "red_yellow_as_yellow");
  }

  @Test
  @Rule("DL-S22")
  void propertiesThatArePaidAreLaidWithThoseOfTheReceiver() {
    owing(table().set(0, "red").set(1, "red red"))
        .owes(1, 5)
        .pays(1, "red red")
        .setsAre(0, "red red red")
        .bankIs(0, "")
        .handIs(0, "");
  }

  @Test
  @Rule("DL-18")
  void aCardMoreThanIsNeededMayBePaid() {
    owing(table().bank(1, "5 1")).pays(1, "1 5").bankIs(0, "1 5");
  }

  @Test
  @Rule("DL-18")
  void thePaymentsOfAShapeAreBoundedByWhatLiesThere() {
    DealStory story =
        owing(
            table()
                .bank(1, "5 1 deal_breaker")
                .set(1, "brown brown house_on_brown hotel_on_brown")
                .set(1, "ten_colour_as_red red_yellow_as_red"));
    assertEquals(
        List.of(
            new DealShape.Pay(
                5,
                List.of(1, 5, 5),
                List.of(
                    Laid.BROWN,
                    Laid.BROWN,
                    Laid.RED_YELLOW_AS_RED,
                    Laid.HOUSE_ON_BROWN,
                    Laid.HOTEL_ON_BROWN))),
        story.position().shapes(1));
  }

  @Test
  @Rule("DL-18")
  void theListedPaymentsAreFewAndSensible() {
    DealStory story =
        owing(
            table()
                .bank(1, "1 1 1 1 2 2 2 3 3 4 5")
                .set(1, "brown brown")
                .set(1, "red red")
                .set(1, "pink pink pink house_on_pink")
                .set(1, "railroad railroad railroad"));
    List<DealAction> listed =
        story.position().actions(1).stream().map(DealAction.class::cast).toList();
    assertTrue(listed.size() <= 64, () -> listed.size() + " payments");
    assertTrue(listed.contains(DealStory.pay("5")), "the one card that fits");
  }
}
