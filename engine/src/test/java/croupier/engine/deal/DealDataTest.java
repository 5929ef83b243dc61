package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Fields;
import croupier.engine.WrongData;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lies in the box, and slips in the file that says so. */
class DealDataTest {
  private final WrongData data = new WrongData(Deal.class, "deal.properties", DealData::new);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "gone",
      value = {
        "card.brown      | 0, 1       | card.brown: must be in the box at least once",
        "card.brown      | 2, 6       | card.brown: must be worth 1, 2, 3, 4, 5 or 10",
        "card.brown      | 2, 0       | card.brown: must be worth 1, 2, 3, 4, 5 or 10",
        "card.money_1    | 7, 1       | card: there are 107 cards instead of 106",
        "card.money_1    | 5, 1       | card: there are 105 cards instead of 106",
        "card.pass_go    | 11, 1      | card.pass_go: must be from 0 to 10",
        "rent.brown      | 1          | rent.brown: needs as many numbers as there are cards of it",
        "rent.brown      | 1, 2, 3    | rent.brown: needs as many numbers as there are cards of it",
        "rent.brown      | 1, 2, 3, 4, 5 | rent.brown: has sets of more than 4",
        "rent.brown      | 0, 2       | rent.brown: must be from 1 to 100",
        "rent.brown      | 1, 101     | rent.brown: must be from 1 to 100",
        "house           | -1         | house: must be from 0 to 100",
        "hotel           | 101        | hotel: must be from 0 to 100",
        "debt            | 0          | debt: must be from 1 to 100",
        "birthday        | 0          | birthday: must be from 1 to 100",
        "hand            | 6          | hand: must be from 1 to 5",
        "draw            | 0          | draw: must be from 1 to 5",
        "draw_with_empty_hand | 6     | draw_with_empty_hand: must be from 1 to 5",
        "pass_go_draws   | 0          | pass_go_draws: must be from 1 to 5",
        "plays           | 4          | plays: must be from 1 to 3",
        "hand_limit      | 11         | hand_limit: must be from 1 to 10",
        "sets_to_win     | gone       | sets_to_win: is missing",
        "sets_to_lose    | 3          | sets_to_lose: means nothing here",
      })
  void aSlipInTheFileIsSaidWithItsKey(String key, String value, String complaint) {
    data.isRefused(key, value, complaint);
  }

  @Test
  void noMoreCardsCanShowAColourThanItsSetsHold() {
    String fewer = "card.money_1 = 4, 1\ncard.ten_colour";
    data.isRefused(fewer, "4, 0", "rent.brown: more cards can show it than 3 sets hold");
    DealData read = (DealData) data.read("card.money_1 = 5, 1;card.ten_colour = 3, 0");
    assertEquals(3, read.count(Card.TEN_COLOUR), "six cards for three sets of two");
  }

  @Test
  void theBoxTellsCardsColoursAndNumbers() {
    Fields box = Fields.of("", Deal.GAME.box());
    int cards = 0;
    for (Fields card : box.objects("cards")) {
      cards += card.number("count", 1, 10);
    }
    assertEquals(106, cards);
    Fields wild =
        box.objects("cards").stream()
            .filter(card -> card.text("card").equals("red_yellow"))
            .findFirst()
            .orElseThrow();
    assertEquals(List.of("red", "yellow"), wild.texts("colours"));
    assertEquals(3, wild.number("value", 0, 10));
    Fields railroad = box.objects("colours").get(8);
    assertEquals("railroad", railroad.text("colour"));
    assertEquals(4, railroad.number("size", 0, 10));
    assertEquals(List.of(1, 2, 3, 4), railroad.numbers("rents"));
    List<Integer> numbers =
        List.of("house", "hotel", "debt", "birthday", "hand", "draw", "draw_with_empty_hand")
            .stream()
            .map(key -> box.number(key, 0, 100))
            .toList();
    assertEquals(List.of(3, 4, 5, 2, 5, 2, 5), numbers);
    assertEquals(
        List.of(2, 3, 7, 3),
        List.of("pass_go_draws", "plays", "hand_limit", "sets_to_win").stream()
            .map(key -> box.number(key, 0, 100))
            .toList());
  }
}
