package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The few payments that are suggested to who owes: one for each thing that somebody may wish to
 * keep, and whatever is enough on its own. Sets are parted by {@code +}, payments by {@code /}.
 */
class DealSensiblePaymentsTest {
  /** Seat 1 owes so much to seat 0. */
  private static DealStory owing(int debt, String bank, String sets, String... options) {
    DealStory story =
        DealStory.turn(2, options)
            .hand(0, "debt_collector birthday rent_ten_colour double_the_rent double_the_rent")
            .bank(1, bank);
    words(sets, "\\+").forEach(set -> story.set(1, set));
    switch (debt) {
      case 2 -> story.celebrates(0);
      case 5 -> story.collectsDebt(0, 1);
      case 3, 6, 12 -> story.set(0, "dark_blue").chargesOne(0, 1, "dark_blue", doublers(debt / 3));
      default ->
          story
              .set(0, "dark_blue dark_blue_green_as_dark_blue")
              .chargesOne(0, 1, "dark_blue", doublers(debt / 8));
    }
    return story.accepts(1).owes(1, debt);
  }

  private static int doublers(int times) {
    return Integer.numberOfTrailingZeros(times);
  }

  private static Stream<String> words(String text, String mark) {
    return Arrays.stream(text.split(mark)).map(String::strip).filter(word -> !word.isEmpty());
  }

  /** These and no others, each once, whatever stood in the room for them before. */
  private static void suggested(DealStory story, String payments) {
    long[] room = new long[Position.MOST_MOVES];
    Arrays.fill(room, 1);
    int count = story.position().moves(1, room);
    List<DealAction> suggested =
        Arrays.stream(room, 0, count)
            .mapToObj(move -> (DealAction) story.position().action(move))
            .toList();
    assertEquals(
        words(payments, "/").map(DealStory::pay).collect(Collectors.toSet()),
        Set.copyOf(suggested));
    assertEquals(Set.copyOf(suggested).size(), count, "each is listed once");
  }

  /** Small money first and then as much of the last as can be kept; large money; the exact sum. */
  @ParameterizedTest
  @CsvSource({
    "5,  1 2 3 5,        2 3 / 5",
    "5,  2 2 4 10,       2 4 / 10",
    "5,  3 3 4 4,        3 3 / 4 4",
    "8,  1 2 3 4 4 5,    1 3 4 / 4 5 / 4 4",
    "12, 1 1 2 3 4 5 10, 1 1 2 3 5 / 5 10 / 3 4 5",
    "16, 4 4 5 10,       4 4 10 / 4 5 10",
    "32, 1 1 1 2 2 2 3 3 3 4 4 5 5 10, "
        + "1 1 1 2 2 2 3 3 3 4 5 5 / 3 3 4 4 5 5 10 / 3 3 3 4 4 5 10",
  })
  @Rule("DL-18")
  void whoPaysWithMoneyGivesSmallCardsOrLargeOnesOrTheExactSum(
      int debt, String bank, String payments) {
    suggested(owing(debt, bank, ""), payments);
  }

  /** Small ones or large ones; who would keep sets adds money, who would keep money breaks them. */
  @ParameterizedTest
  @CsvSource({
    "5,  1 2 10,    brown brown + green,                 10 / 1 green / brown green",
    "2,  10,        brown brown + utility + red,         10 / utility / red",
    "5,  '',        brown brown + utility + red,         utility red",
    "6,  1 1 1 1,   utility utility + red,               1 1 1 red / red utility utility",
    "8,  1,         red red red + pink + green,          1 red green / pink red green",
    "8,  10,        red red red + pink + green green,    10 / green green",
    "2,  '',        ten_colour_as_pink pink + utility utility + brown, pink / utility",
    "3,  '',        utility utility + ten_colour_as_red + railroad + brown, railroad brown",
  })
  @Rule({"DL-18", "DL-19"})
  void whoPaysWithPropertiesBreaksSetsLast(int debt, String bank, String sets, String payments) {
    suggested(owing(debt, bank, sets), payments);
  }

  /** It goes before the other one, unless it completes a set: then it is the other that goes. */
  @ParameterizedTest
  @CsvSource({
    "light_blue light_blue_railroad_as_light_blue, "
        + "1 light_blue_railroad_as_light_blue / light_blue light_blue_railroad_as_light_blue",
    "light_blue light_blue light_blue + light_blue_railroad_as_light_blue, "
        + "1 light_blue_railroad_as_light_blue",
    "light_blue light_blue light_blue_railroad_as_light_blue, "
        + "1 green_railroad_as_railroad / light_blue green_railroad_as_railroad",
  })
  @Rule({"DL-18", "DL-20"})
  void aWildCardThatCompletesASetIsKept(String sets, String payments) {
    suggested(
        owing(5, "1 1", "green_railroad_as_railroad + " + sets),
        payments + " / light_blue_railroad_as_light_blue green_railroad_as_railroad");
  }

  /** Buildings alone, or before money, or last of all; and never a House from under its Hotel. */
  @ParameterizedTest
  @CsvSource({
    "2,  '', red red red house_on_red hotel_on_red + brown, red / hotel_on_red",
    "3,  '', red red red house_on_red + brown + pink,       brown pink / red / house_on_red",
    "5,  1,  red red red house_on_red hotel_on_red + pink,  pink red / house_on_red hotel_on_red",
    "8,  1,  red red red house_on_red hotel_on_red + brown + pink, "
        + "1 brown red red / pink red red / 1 house_on_red hotel_on_red",
    "8,  10, red red red house_on_red hotel_on_red + brown brown house_on_brown, "
        + "10 / brown brown red red / red red red / house_on_brown house_on_red hotel_on_red",
    "12, 1 1 1 1 1, red red red house_on_red hotel_on_red + brown + pink, "
        + "1 1 1 1 1 brown red red / 1 1 1 brown pink red red / brown pink red red red / "
        + "1 1 1 1 1 house_on_red hotel_on_red",
    "32, 10 5 5 4 4 3, red red red house_on_red hotel_on_red + brown brown house_on_brown, "
        + "3 4 4 5 5 10 brown / 3 4 5 10 house_on_brown house_on_red hotel_on_red / "
        + "3 4 4 brown brown red red red house_on_brown house_on_red hotel_on_red",
  })
  @Rule({"DL-18", "DL-22", "DE-07"})
  void whoPaysWithBuildingsKeepsTheSet(int debt, String bank, String sets, String payments) {
    suggested(owing(debt, bank, sets), payments);
  }

  @Test
  @Rule("DL-22")
  void buildingsThatDoNotPayAreNotSuggested() {
    suggested(owing(2, "1 1", "red red red house_on_red", "paying_buildings=no"), "1 1 / red");
  }

  /** Of three Houses in one colour it makes no difference which pay, so a number is said once. */
  @Test
  @Rule({"DL-18", "DL-22"})
  void housesOfOneColourAreLikeEachOther() {
    String full = "red red_yellow_as_red ten_colour_as_red house_on_red + ";
    suggested(
        owing(3, "2 2", full + full + "red house_on_red", "broken_set=stay"),
        "2 2 / red / red_yellow_as_red / house_on_red");
  }

  /** Against every sum that some of the money makes, of banks at random. */
  @Test
  @Rule("DL-18")
  void theLeastMoneyThatIsEnoughIsAlwaysAmongThem() {
    for (long seed = 0; seed < 50; seed++) {
      FastRandom random = new FastRandom(seed);
      List<Card> bank = new ArrayList<>();
      for (Card card : Card.values()) {
        for (int i = card.kind() == Card.Kind.MONEY ? card.count() : 0; i > 0; i--) {
          if (random.below(2) == 0) {
            bank.add(card);
          }
        }
      }
      int debt = List.of(2, 3, 5, 6, 8, 12, 16, 32).get(random.below(8));
      int least = leastSum(bank, debt);
      if (bank.stream().mapToInt(Card::value).sum() > debt) {
        String words =
            bank.stream().map(card -> "" + card.value()).collect(Collectors.joining(" "));
        List<Integer> sums =
            owing(debt, words, "").position().actions(1).stream()
                .map(DealAction.Pay.class::cast)
                .map(pay -> pay.money().stream().mapToInt(value -> value).sum())
                .toList();
        assertEquals(
            least, sums.stream().min(Integer::compare).orElseThrow(), () -> debt + " of " + words);
      }
    }
  }

  /** The least sum of some of the cards that is at least so much. */
  private static int leastSum(List<Card> bank, int debt) {
    boolean[] sums = new boolean[100];
    sums[0] = true;
    for (Card card : bank) {
      boolean[] before = sums.clone();
      for (int sum = 0; sum + card.value() < sums.length; sum++) {
        sums[sum + card.value()] |= before[sum];
      }
    }
    int least = debt;
    while (least < sums.length - 1 && !sums[least]) {
      least++;
    }
    return least;
  }
}
