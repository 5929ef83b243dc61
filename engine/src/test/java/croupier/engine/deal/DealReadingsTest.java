package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Fields;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What bots, pictures and words read of a game and its cards. */
class DealReadingsTest {
  private static void brings(int amount, DealStory story, int seat, DealAction action) {
    DealPosition position = story.position();
    assertEquals(amount, position.brings(seat, position.move(action)), action::toString);
  }

  @Test
  void aMoveBringsWhatGoesToTheBankOrIsAskedForAndCostsWhatIsPaid() {
    DealStory story =
        DealStory.turn(3)
            .hand(
                0,
                "5 pass_go rent_red_yellow rent_ten_colour double_the_rent debt_collector birthday")
            .set(0, "red red")
            .set(0, "green")
            .bank(1, "1 2 4")
            .set(1, "pink");
    brings(5, story, 0, new DealAction.Bank(Card.MONEY_5));
    brings(1, story, 0, new DealAction.Bank(Card.PASS_GO));
    brings(3, story, 0, new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 0));
    brings(6, story, 0, new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 1));
    brings(2, story, 0, new DealAction.ChargeOneRent(Group.GREEN, 0, 1));
    brings(4, story, 0, new DealAction.ChargeOneRent(Group.GREEN, 1, 2));
    brings(5, story, 0, new DealAction.CollectDebt(1));
    brings(2, story, 0, new DealAction.CelebrateBirthday());
    brings(0, story, 0, new DealAction.PassGo());
    brings(0, story, 0, new DealAction.EndTurn());
    story.collectsDebt(0, 1).accepts(1);
    brings(-6, story, 1, DealStory.pay("2 4"));
    brings(-7, story, 1, DealStory.pay("1 4 pink"));
  }

  @Test
  void aPaymentIsMoneyAndPropertiesAndWorthBoth() {
    DealPosition position =
        DealStory.turn(2)
            .hand(0, "debt_collector")
            .bank(1, "1 2 2 4")
            .set(1, "pink pink pink_orange_as_pink")
            .set(1, "light_blue_brown_as_brown")
            .collectsDebt(0, 1)
            .accepts(1)
            .position();
    long payment =
        position.move(
            DealStory.pay("1 2 2 pink pink pink_orange_as_pink light_blue_brown_as_brown"));
    assertEquals(5, position.moneyIn(payment));
    assertEquals(12, position.worthOf(payment));
    assertEquals(2, position.countIn(payment, Laid.PINK));
    assertEquals(1, position.countIn(payment, Laid.PINK_ORANGE_AS_PINK));
    assertEquals(0, position.countIn(payment, Laid.PINK_ORANGE_AS_ORANGE));
    assertEquals(1, position.countIn(payment, Laid.LIGHT_BLUE_BROWN_AS_BROWN));
    assertEquals(0, position.countIn(payment, Laid.LIGHT_BLUE_BROWN_AS_LIGHT_BLUE));
    assertEquals(0, position.countIn(payment, Laid.RED));
  }

  @Test
  @Rule("DL-26")
  void anUnfinishedSetIsTheOneWithRoom() {
    DealPosition position =
        DealStory.turn(2)
            .set(0, "red red red_yellow_as_red")
            .set(0, "red red_yellow_as_red")
            .set(0, "green")
            .set(0, "brown brown")
            .position();
    assertEquals(2, position.unfinished(0, Group.RED));
    assertEquals(1, position.unfinished(0, Group.GREEN));
    assertEquals(0, position.unfinished(0, Group.BROWN), "the only one is full");
    assertEquals(0, position.unfinished(0, Group.PINK), "there is none");
    for (Group colour : Group.values()) {
      boolean full = colour == Group.RED || colour == Group.BROWN;
      assertEquals(full, position.isComplete(0, colour), colour::name);
      assertFalse(position.isComplete(1, colour), colour::name);
    }
  }

  @Test
  void itIsKnownWhatIsPlayedAgainstWhomAndForWhat() {
    DealStory story =
        DealStory.turn(3)
            .hand(0, "birthday sly_deal forced_deal")
            .set(0, "green")
            .hand(1, "1 1 5")
            .bank(1, "1 2")
            .bank(2, "4")
            .set(2, "red");
    DealPosition calm = story.position();
    assertEquals(3, calm.worth(1));
    assertNull(calm.played());
    assertEquals(0, calm.charged());
    assertNull(calm.wanted());
    assertEquals(-1, calm.target());
    assertEquals(2, calm.holds(1, Card.MONEY_1));
    assertEquals(0, calm.holds(2, Card.MONEY_1));
    DealPosition birthday = story.celebrates(0).position();
    assertEquals(Card.BIRTHDAY, birthday.played());
    assertEquals(2, birthday.charged());
    assertNull(birthday.wanted());
    assertEquals(1, birthday.target());
    assertEquals(2, story.accepts(1).pays(1, "2").position().target(), "one after the other");
    story.accepts(2).pays(2, "4").does(0, new DealAction.SlyDeal(2, Laid.RED));
    DealPosition sly = story.position();
    assertEquals(Card.SLY_DEAL, sly.played());
    assertEquals(0, sly.charged());
    assertEquals(Laid.RED, sly.wanted());
    assertEquals(2, sly.target());
    story.accepts(2);
  }

  @Test
  void aForcedDealTellsWhatIsWanted() {
    DealPosition position =
        DealStory.turn(2)
            .hand(0, "forced_deal 1")
            .set(0, "green")
            .set(1, "red")
            .does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.GREEN))
            .position();
    assertEquals(Laid.RED, position.wanted());
  }

  /** Whoever paid is not aimed at any more while the receiver places what came. */
  @Test
  void afterAPaymentNobodyIsAimedAtUntilItIsPlaced() {
    DealPosition position =
        DealStory.turn(3)
            .hand(0, "birthday 1")
            .set(1, "red_yellow_as_red")
            .bank(2, "1 5")
            .celebrates(0)
            .accepts(1)
            .position()
            .copy();
    position.act(1, DealStory.pay("red_yellow_as_red"));
    assertEquals(Phase.PLACE, position.phase());
    assertEquals(-1, position.target());
    position.act(0, new DealAction.Place(Laid.RED_YELLOW_AS_YELLOW));
    assertEquals(2, position.target());
  }

  @Test
  void whatEverybodySeesTellsOfADebtWhileThereIsOne() {
    DealStory story =
        DealStory.turn(2).hand(0, "debt_collector 1").bank(1, "4 3").set(1, "red red");
    Map<String, Object> calm = story.position().view(Position.TABLE);
    assertFalse(calm.containsKey("played") || calm.containsKey("debt"), calm::toString);
    Fields red = story.seen(Position.TABLE, 1).objects("sets").getFirst();
    assertEquals(3, red.number("size", 0, 4));
    assertEquals(3, red.number("rent", 0, 100));
    assertFalse(red.flag("complete"));
    story.collectsDebt(0, 1);
    assertTrue(story.position().view(Position.TABLE).containsKey("played"));
    assertFalse(story.position().view(Position.TABLE).containsKey("debt"));
    story.accepts(1);
    assertEquals(
        Map.of("payer", 1L, "to", 0L, "amount", 5L),
        story.position().view(Position.TABLE).get("debt"));
  }

  // --- what is drawn from

  /** Nothing lies under the pile here; a number finds the card that stands in its place. */
  @Test
  @Rule("DL-05")
  void whatIsDrawnFromIsThePileAndAsFarAsItIsNeededWhatComesAfterIt() {
    assertEquals(List.of(), DealStory.start(2).position().drawnFrom(), "a seat is not drawn");
    DealPosition position =
        DealStory.turn(3).hand(1, "1").discarded("red 5 pass_go").pile("10").ends(0).position();
    List<String> discards = List.of("red", "pass_go", "money_5");
    assertEquals(List.of(List.of("money_10"), List.of(), discards), position.drawnFrom());
    for (int number = 0; number < discards.size(); number++) {
      int second = number;
      DealOutcome drawn =
          (DealOutcome) position.outcome(position.draw(bound -> bound == 1 ? 0 : second));
      String card = discards.get(number).replace("money_", "");
      assertEquals(new DealOutcome.Drawn(DealStory.cards("10 " + card)), drawn);
    }
    DealStory enough = DealStory.turn(3).hand(1, "1").discarded("red 5").pile("10 brown");
    assertEquals(List.of(List.of("brown", "money_10")), enough.ends(0).position().drawnFrom());
  }

  @Test
  @Rule({"DL-05", "DL-06"})
  void whatLiesUnderThePileIsDrawnBeforeTheDiscards() {
    DealPosition position =
        DealStory.turn(3, "excess=under_pile")
            .hand(0, "1 1 1 1 1 2 2 2")
            .pile("10")
            .discarded("red")
            .ends(0)
            .discards(0, "2")
            .position();
    assertEquals(List.of(List.of("money_10"), List.of("money_2")), position.drawnFrom());
    assertEquals(2, position.pile());
  }

  // --- the numbers of the rules

  @Test
  void theGameTellsItsNumbers() {
    assertEquals("Deal", Deal.GAME.title());
    assertTrue(Deal.GAME.about().contains("three complete sets"));
    assertEquals(3, Deal.GAME.setsToWin());
    assertEquals(2, Deal.GAME.draws());
    assertEquals(3, Deal.GAME.plays());
    assertEquals(7, Deal.GAME.handLimit());
    assertEquals(4, Deal.GAME.setSize(Group.RAILROAD));
    assertEquals(List.of(1, 2, 3, 4), Deal.GAME.rents(Group.RAILROAD));
  }

  // --- what cards are called by

  @ParameterizedTest
  @CsvSource({
    "RED,              property,       RED,        ''",
    "RED_YELLOW,       wild,           RED,        YELLOW",
    "LIGHT_BLUE_BROWN, wild,           BROWN,      LIGHT_BLUE",
    "TEN_COLOUR,       wild_any,       '',         ''",
    "RENT_PINK_ORANGE, rent,           PINK,       ORANGE",
    "RENT_TEN_COLOUR,  rent_any,       '',         ''",
    "HOTEL,            hotel,          '',         ''",
    "JUST_SAY_NO,      just_say_no,    '',         ''"
  })
  void aCardIsCalledByWhatItIsAndItsColours(Card card, String make, String colour, String other) {
    assertEquals(make, card.make());
    assertEquals(parts(colour, other), card.parts());
  }

  private static Map<String, Object> parts(String colour, String other) {
    if (colour.isEmpty()) {
      return Map.of();
    }
    return other.isEmpty()
        ? Map.of("colour", Group.valueOf(colour))
        : Map.of("colour", Group.valueOf(colour), "other", Group.valueOf(other));
  }

  @Test
  void moneyIsCalledByItsAmount() {
    assertEquals("money", Card.MONEY_10.make());
    assertEquals(Map.of("amount", 10), Card.MONEY_10.parts());
  }

  /** A wild card names the colour that it shows first. */
  @ParameterizedTest
  @CsvSource({
    "RED,                             property, RED,        ''",
    "RED_YELLOW_AS_RED,               wild,     RED,        YELLOW",
    "RED_YELLOW_AS_YELLOW,            wild,     YELLOW,     RED",
    "LIGHT_BLUE_BROWN_AS_LIGHT_BLUE,  wild,     LIGHT_BLUE, BROWN",
    "TEN_COLOUR_AS_PINK,              any,      PINK,       ''",
    "HOUSE_ON_GREEN,                  house,    GREEN,      ''",
    "HOTEL_ON_BROWN,                  hotel,    BROWN,      ''"
  })
  void aCardThatLiesIsCalledByTheColourThatItShows(
      Laid laid, String make, String colour, String other) {
    assertEquals(make, laid.make());
    assertEquals(parts(colour, other), laid.parts());
  }
}
