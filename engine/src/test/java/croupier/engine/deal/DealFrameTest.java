package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Bits;
import croupier.engine.Group;
import croupier.engine.Loading;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What can stand in a saved position while something goes on between seats. Of a position that a
 * story came to, one thing at a time gets every other value that there is; here stands which of
 * them are taken. An amount and the debt that comes of it are one thing, and whoever is aimed at
 * and is asked.
 */
class DealFrameTest {
  private static final Set<String> SUMS = Set.of("amount", "debt");
  private static final Set<String> AIMED_AT = Set.of("target", "asked", "payer");
  private static final Set<String> SEATS = Set.of("target", "asked", "payer", "seat", "by");

  private static void can(DealStory story, String taken) {
    DealPosition position = story.position();
    StringBuilder all = new StringBuilder("plays_left");
    for (long plays = 0; plays <= 3; plays++) {
      Map<String, Object> data = position.save();
      data.put("plays_left", plays);
      all.append(isTaken(data) ? " " + plays : "");
    }
    int frames = position.stack().size();
    for (int frame = 0; frame < frames; frame++) {
      for (Map.Entry<String, Object> field : frame(position.save(), frame).entrySet()) {
        all.append('\n').append(frame).append(' ').append(field.getKey());
        for (Object value : values(position, field.getKey(), field.getValue())) {
          Map<String, Object> data = position.save();
          put(data, frame, field.getKey(), value);
          all.append(isTaken(data) ? " " + value : "");
        }
      }
    }
    assertEquals(taken, all.append('\n').toString());
  }

  /** Every value that such a field could have. */
  private static List<?> values(DealPosition position, String field, Object value) {
    Stream<?> all =
        switch (value) {
          case Boolean _ -> Stream.of(false, true);
          case List<?> _ when field.equals("waiting") ->
              IntStream.range(0, 1 << position.seats()).mapToObj(Bits::data);
          case Number _ when SEATS.contains(field) ->
              IntStream.range(0, position.seats()).mapToObj(seat -> (long) seat);
          case Number _ -> IntStream.rangeClosed(0, 20).mapToObj(number -> (long) number);
          case String _ when field.equals("colour") -> names(Group.values());
          case String _ when field.equals("card") || field.equals("own") ->
              Stream.concat(names(Card.values()), names(Laid.values())).distinct();
          default -> Stream.of(value);
        };
    return all.toList();
  }

  private static Stream<String> names(Enum<?>[] all) {
    return Arrays.stream(all).map(one -> Records.lower(one.name()));
  }

  /** Puts it there, and wherever else the same is said. */
  private static void put(Map<String, Object> data, int frame, String field, Object value) {
    Object before = frame(data, frame).get(field);
    for (int other = 0; other < ((List<?>) data.get("stack")).size(); other++) {
      Map<String, Object> changed = frame(data, other);
      for (String name : List.copyOf(changed.keySet())) {
        boolean same = isOne(SUMS, field, name) || isOne(AIMED_AT, field, name);
        boolean here = other == frame && name.equals(field);
        if (here || same && changed.get(name).equals(before)) {
          changed.put(name, value);
        }
      }
    }
  }

  private static boolean isOne(Set<String> things, String one, String other) {
    return things.contains(one) && things.contains(other);
  }

  private static boolean isTaken(Map<String, Object> data) {
    return Loading.isTaken(
        Deal.GAME, data, Set.of(Refusal.Code.IMPOSSIBLE_POSITION, Refusal.Code.BAD_DATA));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> frame(Map<String, Object> data, int frame) {
    return (Map<String, Object>) ((List<?>) data.get("stack")).get(frame);
  }

  private static DealStory rich(String... options) {
    return DealStory.turn(3, options)
        .hand(1, "1")
        .hand(2, "1")
        .bank(1, "4 3 2 5")
        .bank(2, "1 1 2 10");
  }

  @Test
  void rentIsAskedOfOneAfterTheOther() {
    can(
        rich()
            .hand(0, "rent_red_yellow 1")
            .set(0, "red red")
            .charges(0, "rent_red_yellow", "red", 0),
        """
        plays_left 0 1 2
        0 type rent
        0 card rent_red_yellow
        0 by 0
        0 colour red
        0 doublers 0
        0 amount 2 3
        0 waiting [] [2]
        1 type answer
        1 by 0
        1 target 1
        1 asked 1
        1 debt 2 3
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void rentIsPaid() {
    can(
        rich()
            .hand(0, "rent_red_yellow 1")
            .set(0, "red red")
            .charges(0, "rent_red_yellow", "red", 0)
            .accepts(1),
        """
        plays_left 0 1 2
        0 type rent
        0 card rent_red_yellow
        0 by 0
        0 colour red
        0 doublers 0
        0 amount 2 3
        0 waiting [] [2]
        1 type payment
        1 payer 1
        1 to 0
        1 debt 2 3
        """);
  }

  @Test
  void rentIsDoubled() {
    can(
        rich()
            .hand(0, "rent_red_yellow double_the_rent 1")
            .set(0, "red red red house_on_red")
            .charges(0, "rent_red_yellow", "red", 1),
        """
        plays_left 0 1
        0 type rent
        0 card rent_red_yellow
        0 by 0
        0 colour red
        0 doublers 1
        0 amount 4 6 12 18
        0 waiting [] [2]
        1 type answer
        1 by 0
        1 target 1
        1 asked 1
        1 debt 4 6 12 18
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void rentIsAskedOfOneAlone() {
    can(
        rich()
            .hand(0, "rent_ten_colour 1")
            .set(0, "red red red house_on_red hotel_on_red")
            .chargesOne(0, 2, "red", 0),
        """
        plays_left 0 1 2
        0 type rent
        0 card rent_ten_colour
        0 by 0
        0 colour red
        0 doublers 0
        0 amount 2 3 6 9 13
        0 waiting []
        1 type answer
        1 by 0
        1 target 1 2
        1 asked 1 2
        1 debt 2 3 6 9 13
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void aDebtIsCollected() {
    can(
        rich().hand(0, "debt_collector 1").collectsDebt(0, 1),
        """
        plays_left 0 1 2
        0 type charge
        0 card debt_collector
        0 by 0
        0 amount 5
        0 waiting []
        1 type answer
        1 by 0
        1 target 1 2
        1 asked 1 2
        1 debt 5
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void aDebtIsPaid() {
    can(
        rich().hand(0, "debt_collector 1").collectsDebt(0, 2).accepts(2),
        """
        plays_left 0 1 2
        0 type charge
        0 card debt_collector
        0 by 0
        0 amount 5
        0 waiting []
        1 type payment
        1 payer 1 2
        1 to 0
        1 debt 5
        """);
  }

  @Test
  void aBirthdayIsCelebrated() {
    can(
        rich().hand(0, "birthday 1").celebrates(0),
        """
        plays_left 0 1 2
        0 type charge
        0 card birthday
        0 by 0
        0 amount 2
        0 waiting [] [2]
        1 type answer
        1 by 0
        1 target 1
        1 asked 1
        1 debt 2
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void aNoIsSaidAndAnswered() {
    can(
        rich().hand(0, "debt_collector 1").hand(1, "just_say_no").collectsDebt(0, 1).saysNo(1),
        """
        plays_left 0 1 2
        0 type charge
        0 card debt_collector
        0 by 0
        0 amount 5
        0 waiting []
        1 type answer
        1 by 0
        1 target 1 2
        1 asked 0
        1 debt 5
        1 noes 1
        1 to_doubling false
        """);
  }

  @Test
  void aCardIsTaken() {
    can(
        rich()
            .hand(0, "sly_deal 1")
            .set(1, "red")
            .set(2, "pink")
            .does(0, new DealAction.SlyDeal(1, Laid.RED)),
        """
        plays_left 0 1 2
        0 type sly_deal
        0 by 0
        0 target 1
        0 card red
        1 type answer
        1 by 0
        1 target 1
        1 asked 1
        1 debt 0
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void cardsAreSwapped() {
    can(
        rich()
            .hand(0, "forced_deal 1")
            .set(0, "green")
            .set(0, "orange orange orange")
            .set(1, "red")
            .set(2, "pink")
            .does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.GREEN)),
        """
        plays_left 0 1 2
        0 type forced_deal
        0 by 0
        0 target 1
        0 card red
        0 own green
        1 type answer
        1 by 0
        1 target 1
        1 asked 1
        1 debt 0
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void aSetIsBroken() {
    can(
        rich()
            .hand(0, "deal_breaker 1")
            .set(1, "brown brown")
            .set(1, "utility")
            .set(2, "dark_blue dark_blue")
            .does(0, new DealAction.DealBreaker(1, Group.BROWN, 0)),
        """
        plays_left 0 1 2
        0 type deal_breaker
        0 by 0
        0 target 1
        0 colour brown
        0 set 0
        1 type answer
        1 by 0
        1 target 1
        1 asked 1
        1 debt 0
        1 noes 0
        1 to_doubling false
        """);
  }

  @Test
  void aWildCardThatWasTakenIsPlaced() {
    can(
        rich()
            .hand(0, "sly_deal 1")
            .set(1, "red_yellow_as_red")
            .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
            .accepts(1),
        """
        plays_left 0 1 2
        0 type sly_deal
        0 by 0
        0 target 1 2
        0 card red_yellow_as_red red_yellow_as_yellow
        1 type placing
        1 seat 0
        1 cards [red_yellow]
        """);
  }
}
