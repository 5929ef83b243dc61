package croupier.bench;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Randomness;
import croupier.engine.Records;
import croupier.engine.SeededNature;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Puts everything that chance answers to statistical tests: the positions of real games are asked,
 * and what answers is what answers at the table. {@code ./croupier bench FairDice} takes ten
 * million of each kind; docs/fair-dice.md says what came out.
 */
public final class FairDice {
  /** All tests together look as odd as this one time in a hundred. */
  private static final double LEVEL = 0.01;

  private static final int DICE = 10_000_000;

  /**
   * Something that chance is asked for.
   *
   * @param position that asks for it
   * @param weights how likely each number is
   * @param numbers the numbers in an answer
   */
  private record Kind(
      String name, Position position, double[] weights, Function<Long, int[]> numbers) {}

  /** How odd something looks, and how odd it may. */
  record Finding(String kind, long numbers, List<ChanceTests.Result> results) {}

  private FairDice() {}

  /**
   * @param args how many of each kind, and a word to seed them with; both may be left out
   */
  public static void main(String[] args) {
    int dice = args.length > 0 ? Integer.parseInt(args[0]) : DICE;
    String seed = args.length > 1 ? args[1] : "fair dice";
    List<Finding> findings = measure(dice, name -> new SeededNature(seed + ", " + name));
    System.out.printf("%-44s %11s  %s%n", "kind", "numbers", "how likely chance is to look so odd");
    for (Finding finding : findings) {
      StringBuilder line = new StringBuilder();
      finding
          .results()
          .forEach(each -> line.append("%s %.3f  ".formatted(each.test(), each.likely())));
      System.out.printf("%-44s %,11d  %s%n", finding.kind(), finding.numbers(), line);
    }
    List<ChanceTests.Result> all = all(findings);
    long odd = all.stream().filter(result -> result.likely() < LEVEL).count();
    System.out.printf(
        "%d tests, %d of them below %.2f; the oddest %.5f, and all together pass above %.5f: %s%n",
        all.size(), odd, LEVEL, oddest(findings), bound(findings), holds(findings) ? "yes" : "NO");
    if (!holds(findings)) {
      System.exit(1);
    }
  }

  private static List<ChanceTests.Result> all(List<Finding> findings) {
    return findings.stream().flatMap(finding -> finding.results().stream()).toList();
  }

  private static double oddest(List<Finding> findings) {
    return all(findings).stream().mapToDouble(ChanceTests.Result::likely).min().orElse(1);
  }

  /** What each of so many tests may look like if all together are to be believed at 99 %. */
  private static double bound(List<Finding> findings) {
    return 1 - Math.pow(1 - LEVEL, 1.0 / all(findings).size());
  }

  /** Whether nothing looks odder than chance does, at 99 % for all tests together. */
  static boolean holds(List<Finding> findings) {
    return oddest(findings) >= bound(findings);
  }

  /**
   * @param source gives the numbers for a kind
   */
  static List<Finding> measure(int dice, Function<String, Randomness> source) {
    List<Finding> findings = new ArrayList<>();
    for (Kind kind : kinds()) {
      Randomness chance = source.apply(kind.name());
      ChanceTests tests = new ChanceTests(kind.weights());
      while (tests.numbers() < dice) {
        for (int number : kind.numbers().apply(kind.position().draw(chance))) {
          tests.take(number);
        }
      }
      findings.add(new Finding(kind.name(), tests.numbers(), tests.results()));
    }
    return findings;
  }

  private static List<Kind> kinds() {
    List<Kind> kinds = new ArrayList<>();
    go(kinds);
    express(kinds);
    classic(kinds);
    deal(kinds);
    return kinds;
  }

  private static void go(List<Kind> kinds) {
    Position dice = asking("go", 4, Map.of(), "roll_dice", _ -> true);
    kinds.add(new Kind("go: four dice", dice, even(6), roll -> threes(roll, 4, 1)));
    Position race =
        asking("go", 4, Map.of(), "race", asked -> ((List<?>) asked.get("contenders")).size() == 3);
    List<?> contenders = (List<?>) asked(race).get("contenders");
    kinds.add(
        new Kind(
            "go: who of three is first",
            race,
            even(3),
            roll -> new int[] {contenders.indexOf(roll)}));
    Position tile = asking("go", 4, Map.of(), "draw_tile", _ -> true);
    kinds.add(
        new Kind(
            "go: a tile out of 3, 2, 2 and 3",
            tile,
            new double[] {0.3, 0.2, 0.2, 0.3},
            roll -> new int[] {(int) (long) roll}));
  }

  private static void express(List<Kind> kinds) {
    Position first = asking("express", 4, Map.of(), "first_seat", _ -> true);
    kinds.add(
        new Kind("express: who begins", first, even(4), roll -> new int[] {(int) (long) roll}));
    Position police = asking("express", 4, Map.of("first", "policemen"), "police_roll", _ -> true);
    kinds.add(
        new Kind(
            "express: policemen on three dice",
            police,
            new double[] {8 / 27.0, 12 / 27.0, 6 / 27.0, 1 / 27.0},
            roll -> threes(roll, 4, 0)));
    Position roll = asking("express", 2, Map.of(), "roll_dice", dice(10));
    kinds.add(new Kind("express: ten dice, by side", roll, even(6), each -> threes(each, 10, 0)));
    Position house =
        asking(
            "express",
            2,
            Map.of(),
            "roll_dice",
            asked -> asked.get("dice").toString().contains("h"));
    int dice = ((List<?>) asked(house).get("dice")).size();
    kinds.add(
        new Kind(
            "express: the house die, by side",
            house,
            even(6),
            each -> new int[] {(int) (each >>> 3 * (dice - 1)) & 7}));
  }

  private static Predicate<Map<String, Object>> dice(int count) {
    return asked -> ((List<?>) asked.get("dice")).size() == count;
  }

  private static void classic(List<Kind> kinds) {
    for (String game : List.of("travel", "brands")) {
      Position dice = asking(game, 4, Map.of(), "roll_dice", _ -> true);
      kinds.add(new Kind(game + ": each of two dice", dice, even(6), FairDice::two));
      kinds.add(
          new Kind(
              game + ": two dice together",
              dice,
              even(36),
              roll -> new int[] {two(roll)[0] * 6 + two(roll)[1]}));
    }
    Position card = asking("travel", 4, Map.of(), "draw_card", asked -> size(asked, "cards") == 16);
    kinds.add(
        new Kind(
            "travel: a card out of 16", card, even(16), roll -> new int[] {(int) (long) roll}));
    Position deed =
        asking(
            "travel",
            2,
            Map.of("quicker", "yes"),
            "deal_deed",
            asked -> size(asked, "deeds") == 28);
    kinds.add(
        new Kind(
            "travel: a deed out of 28", deed, even(28), roll -> new int[] {(int) (long) roll}));
  }

  private static int[] two(long roll) {
    return new int[] {(int) (roll >> 3) - 1, (int) (roll & 7) - 1};
  }

  private static int size(Map<String, Object> asked, String field) {
    return ((List<?>) asked.get(field)).size();
  }

  private static void deal(List<Kind> kinds) {
    Position first = asking("deal", 5, Map.of(), "choose_first", _ -> true);
    kinds.add(new Kind("deal: who begins", first, even(5), roll -> new int[] {(int) (long) roll}));
    Position pair = asking("deal", 2, Map.of(), "draw", asked -> asked.get("count").equals(2L));
    kinds.add(drawn("deal: two cards without putting back", pair, Card::ordinal, 2));
    Position hand = asking("deal", 2, Map.of(), "deal_hand", _ -> true);
    kinds.add(
        drawn("deal: five cards, by what they are for", hand, card -> card.kind().ordinal(), 5));
  }

  /**
   * Cards that are drawn together without putting back, told apart by something: each set of them
   * is a number, and as likely as the ways in which it can be picked.
   */
  private static Kind drawn(
      String name, Position position, Function<Card, Integer> what, int count) {
    int[] there = new int[Card.values().length];
    position
        .drawnFrom()
        .getFirst()
        .forEach(word -> there[what.apply(Card.valueOf(word.toUpperCase(Locale.ROOT)))]++);
    Map<List<Integer>, Double> ways = new TreeMap<>(FairDice::compare);
    count(there, 0, count, 1, new ArrayList<>(), ways);
    double all = ways.values().stream().mapToDouble(each -> each).sum();
    List<List<Integer>> sets = new ArrayList<>(ways.keySet());
    Map<List<Integer>, Integer> numbers = new TreeMap<>(FairDice::compare);
    sets.forEach(set -> numbers.put(set, numbers.size()));
    return new Kind(
        name,
        position,
        sets.stream().mapToDouble(set -> ways.get(set) / all).toArray(),
        roll ->
            new int[] {
              numbers.get(
                  ((DealOutcome.Drawn) position.outcome(roll))
                      .cards().stream().map(what).sorted().toList())
            });
  }

  private static int compare(List<Integer> left, List<Integer> right) {
    return Arrays.compare(
        left.toArray(Integer[]::new), right.toArray(Integer[]::new), Integer::compare);
  }

  /** In how many ways each set of so many things can be picked from kind so on. */
  private static void count(
      int[] there,
      int kind,
      int left,
      double ways,
      List<Integer> set,
      Map<List<Integer>, Double> into) {
    if (left == 0) {
      into.put(List.copyOf(set), ways);
    } else if (kind < there.length) {
      double more = ways;
      int size = set.size();
      for (int taken = 0; taken <= Math.min(left, there[kind]); taken++) {
        count(there, kind + 1, left - taken, more, set, into);
        set.add(kind);
        more = more * (there[kind] - taken) / (taken + 1);
      }
      while (set.size() > size) {
        set.removeLast();
      }
    }
  }

  private static double[] even(int count) {
    double[] weights = new double[count];
    Arrays.fill(weights, 1.0 / count);
    return weights;
  }

  /** Three bits for each die. */
  private static int[] threes(long roll, int count, int least) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = (int) (roll >>> 3 * i & 7) - least;
    }
    return numbers;
  }

  private static Map<String, Object> asked(Position position) {
    return Records.write((Record) position.asks());
  }

  /** A position of a random game that asks for this. */
  private static Position asking(
      String id,
      int seats,
      Map<String, String> options,
      String type,
      Predicate<Map<String, Object>> wanted) {
    Game game = Games.named(id);
    for (long seed = 1; ; seed++) {
      FastRandom random = new FastRandom(seed);
      RandomPlay players = new RandomPlay(random);
      Position position = game.start(seats, game.options(options));
      for (int i = 0; i < 2_000 && position.waiting() != Position.Waiting.OVER; i++) {
        if (position.waiting() == Position.Waiting.CHANCE) {
          Map<String, Object> asked = asked(position);
          if (asked.get("type").equals(type) && wanted.test(asked)) {
            return position;
          }
          position.happen(position.draw(random), null);
        } else {
          int seat = players.oneOf(position.deciders());
          position.act(seat, players.pick(position, seat), null);
        }
      }
    }
  }
}
