package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in the box, and how a game begins. */
class DealSetupTest {
  /** How many there are and what each is worth, as the tables of docs/rules/deal.md say. */
  @ParameterizedTest
  @CsvSource({
    "brown, 2, 1",
    "light_blue, 3, 1",
    "pink, 3, 2",
    "orange, 3, 2",
    "red, 3, 3",
    "yellow, 3, 3",
    "green, 3, 4",
    "dark_blue, 2, 4",
    "railroad, 4, 2",
    "utility, 2, 2",
    "light_blue_brown, 1, 1",
    "light_blue_railroad, 1, 4",
    "pink_orange, 2, 2",
    "red_yellow, 2, 3",
    "dark_blue_green, 1, 4",
    "green_railroad, 1, 4",
    "railroad_utility, 1, 2",
    "ten_colour, 2, 0",
    "house, 3, 3",
    "hotel, 2, 4",
    "just_say_no, 3, 4",
    "deal_breaker, 2, 5",
    "sly_deal, 3, 3",
    "forced_deal, 3, 3",
    "debt_collector, 3, 3",
    "birthday, 3, 2",
    "double_the_rent, 2, 1",
    "pass_go, 10, 1",
    "rent_brown_light_blue, 2, 1",
    "rent_pink_orange, 2, 1",
    "rent_red_yellow, 2, 1",
    "rent_green_dark_blue, 2, 1",
    "rent_railroad_utility, 2, 1",
    "rent_ten_colour, 3, 3",
    "1, 6, 1",
    "2, 5, 2",
    "3, 3, 3",
    "4, 3, 4",
    "5, 2, 5",
    "10, 1, 10"
  })
  @Rule({"DL-S02", "DL-S21", "DL-S27", "DL-S28", "DL-01"})
  void everyCardIsThereAsOftenAndWorthAsMuchAsTheTablesSay(String card, int count, int value) {
    assertEquals(count, DealStory.card(card).count());
    assertEquals(value, DealStory.card(card).value());
  }

  @Test
  @Rule({"DL-S02", "DL-01", "DL-02"})
  void thereAreAHundredAndSixCardsAndNoReferenceCards() {
    assertEquals(40, Card.values().length);
    assertEquals(106, Arrays.stream(Card.values()).mapToInt(Card::count).sum());
  }

  /** Lists that go round count four and three, and so have 108 cards or lack two others. */
  @Test
  @Rule("DL-01")
  void threeForcedDealsAndTwoHotelsAreInTheCount() {
    assertEquals(3, Card.FORCED_DEAL.count());
    assertEquals(2, Card.HOTEL.count());
    int actions =
        Arrays.stream(Card.values())
            .filter(card -> card.kind() == Card.Kind.ACTION || card.kind() == Card.Kind.BUILDING)
            .mapToInt(Card::count)
            .sum();
    assertEquals(34, actions);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule("DL-S01")
  void twoToFivePlay(int seats) {
    assertEquals(seats, Deal.GAME.start(seats, Deal.GAME.options(Map.of())).seats());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 6})
  @Rule("DL-S01")
  void oneAndSixDoNotPlay(int seats) {
    assertThrows(Refusal.class, () -> Deal.GAME.start(seats, Deal.GAME.options(Map.of())));
  }

  @Test
  @Rule({"DL-S07", "DL-03"})
  void chanceNamesWhoBegins() {
    DealStory.start(3).asks(new DealAsk.ChooseFirst(3)).begins(2).isTurnOf(2);
  }

  @Test
  @Rule({"DL-S03", "DL-S04"})
  void everybodyIsDealtFiveCardsAndTheRestIsThePile() {
    DealStory story =
        DealStory.start(3)
            .begins(1)
            .deals(1, "2 2 2 2 2")
            .deals(2, "red red red brown brown")
            .deals(0, "1 1 1 1 1")
            .happenedInOrder(
                new DealEvent.FirstChosen(1),
                new DealEvent.HandDealt(1, 5),
                new DealEvent.HandDealt(2, 5),
                new DealEvent.HandDealt(0, 5),
                new DealEvent.TurnBegan(1))
            .handIs(0, "1 1 1 1 1")
            .handIs(1, "2 2 2 2 2")
            .handIs(2, "red red red brown brown")
            .pileHas(106 - 15)
            .asks(new DealAsk.Draw(1, 2));
    for (int viewer : new int[] {Position.TABLE, 0, 1}) {
      assertEquals(5, story.seen(viewer, 2).number("held", 0, 106));
      assertFalse(story.seen(viewer, 2).has("hand"));
    }
  }

  @Test
  @Rule("DL-S07")
  void theTurnGoesToTheLeft() {
    DealStory.turn(3)
        .ends(0)
        .isTurnOf(1)
        .draws("1 1")
        .ends(1)
        .isTurnOf(2)
        .draws("1 1")
        .ends(2)
        .isTurnOf(0)
        .happenedInOrder(
            new DealEvent.TurnEnded(0),
            new DealEvent.TurnBegan(1),
            new DealEvent.CardsDrawn(1, 2),
            new DealEvent.TurnEnded(1),
            new DealEvent.TurnBegan(2));
  }
}
