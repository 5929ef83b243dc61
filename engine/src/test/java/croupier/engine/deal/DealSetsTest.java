package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What lies before the seats, against the rules counted card by card: at every step of games of
 * every kind the sets, their rents and what they are worth are what the words of the rulings say.
 */
class DealSetsTest {
  private static final Map<Group, List<Integer>> RENTS =
      Map.of(
          Group.BROWN, List.of(1, 2),
          Group.LIGHT_BLUE, List.of(1, 2, 3),
          Group.PINK, List.of(1, 2, 4),
          Group.ORANGE, List.of(1, 3, 5),
          Group.RED, List.of(2, 3, 6),
          Group.YELLOW, List.of(2, 4, 6),
          Group.GREEN, List.of(2, 4, 7),
          Group.DARK_BLUE, List.of(3, 8),
          Group.RAILROAD, List.of(1, 2, 3, 4),
          Group.UTILITY, List.of(1, 2));

  @Property(tries = 60)
  @Rule({"DL-15", "DL-16", "DL-25", "DL-26", "DL-27", "DL-32", "DE-01"})
  void setsAreCompleteAndBringRentAsTheRulesSay(@ForAll long seed) {
    FastRandom random = new FastRandom(seed);
    Map<String, String> options = new LinkedHashMap<>();
    for (Options.Spec spec : Deal.GAME.options()) {
      options.put(spec.name(), spec.values().get(random.below(spec.values().size())));
    }
    DealPosition position = Deal.GAME.start(2 + random.below(4), Deal.GAME.options(options));
    RandomPlay play = new RandomPlay(random);
    do {
      for (int seat = 0; seat < position.seats(); seat++) {
        check(position, seat, options);
      }
    } while (play.step(position));
  }

  private static void check(DealPosition position, int seat, Map<String, String> options) {
    int worth = position.bank(seat).stream().mapToInt(Card::value).sum();
    Set<Group> complete = EnumSet.noneOf(Group.class);
    for (Group colour : Group.values()) {
      int best = 0;
      int number = 0;
      boolean full = true;
      for (DealSet set : position.sets(seat)) {
        if (set.colour() == colour) {
          assertTrue(full, () -> "only the last set has room: " + position.sets(seat));
          assertEquals(number++, set.number());
          assertEquals(isComplete(set, options), set.complete(), set::toString);
          assertEquals(rent(set, options), set.rent(), set::toString);
          checkBuildings(set, options);
          full = properties(set).size() == RENTS.get(colour).size();
          best = Math.max(best, set.rent());
          worth += worth(set, options);
          if (set.complete()) {
            complete.add(colour);
          }
        }
      }
      assertEquals(best, position.rent(seat, colour));
    }
    assertEquals(complete.size(), position.completeColours(seat));
    assertEquals(worth, position.worth(seat));
  }

  private static List<Laid> properties(DealSet set) {
    return set.cards().stream().filter(laid -> !laid.isBuilding()).toList();
  }

  private static boolean isComplete(DealSet set, Map<String, String> options) {
    List<Laid> cards = properties(set);
    boolean needed =
        switch (options.get("wild_sets")) {
          case "coloured" -> cards.stream().anyMatch(laid -> laid.card() != Card.TEN_COLOUR);
          case "property" -> cards.stream().anyMatch(laid -> !laid.isWild());
          default -> true;
        };
    return needed && cards.size() == RENTS.get(set.colour()).size();
  }

  private static int rent(DealSet set, Map<String, String> options) {
    List<Laid> cards = properties(set);
    if (options.get("wild_rent").equals("no")
        && cards.stream().allMatch(laid -> laid.card() == Card.TEN_COLOUR)) {
      return 0;
    }
    int rent = RENTS.get(set.colour()).get(cards.size() - 1);
    if (set.complete()) {
      rent += (set.hasHouse() ? 3 : 0) + (set.hasHotel() ? 4 : 0);
    }
    return rent;
  }

  private static void checkBuildings(DealSet set, Map<String, String> options) {
    assertTrue(set.cards().stream().allMatch(laid -> laid.colour() == set.colour()));
    long buildings = set.cards().stream().filter(Laid::isBuilding).count();
    assertEquals((set.hasHouse() ? 1 : 0) + (set.hasHotel() ? 1 : 0), buildings, set::toString);
    assertTrue(set.hasHouse() || !set.hasHotel(), set::toString);
    assertTrue(
        buildings == 0 || set.complete() || options.get("broken_set").equals("stay"),
        set::toString);
    assertTrue(buildings == 0 || set.colour().isColour(), set::toString);
  }

  private static int worth(DealSet set, Map<String, String> options) {
    return set.cards().stream()
        .filter(laid -> !laid.isBuilding() || options.get("paying_buildings").equals("yes"))
        .mapToInt(laid -> laid.card().value())
        .sum();
  }
}
