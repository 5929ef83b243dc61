package croupier.engine.deal;

import croupier.engine.DataFile;
import croupier.engine.Group;
import croupier.engine.Records;
import java.util.Arrays;

/** The cards and numbers of the game, read from its data file and checked (DL-01). */
final class DealData {
  /** What cards can be worth; first, for the rest is checked against it. */
  static final int[] VALUES = {1, 2, 3, 4, 5, 10};

  static final DealData STANDARD = new DealData(DataFile.of(Deal.class, "deal.properties"));

  /** Reference cards are not played with (DL-02). */
  static final int CARDS = 106;

  private static final int MOST_OF_A_KIND = 10;
  private static final int LARGEST_SET = 4;

  final int[] counts = new int[Card.COUNT];
  final int[] values = new int[Card.COUNT];

  /** Rent by colour and number of cards; as many as make a set. */
  final int[][] rents = new int[Group.COUNT][];

  final int house;
  final int hotel;
  final int debt;
  final int birthday;
  final int hand;
  final int draw;
  final int drawWithEmptyHand;
  final int passGoDraws;
  final int plays;
  final int handLimit;
  final int setsToWin;

  DealData(DataFile file) {
    for (Card card : Card.values()) {
      String key = "card." + Records.lower(card.name());
      int[] numbers = file.numbers(key, 2, 0, MOST_OF_A_KIND);
      file.check(numbers[0] > 0, key, "must be in the box at least once");
      file.check(
          Arrays.binarySearch(VALUES, numbers[1]) >= 0 || card == Card.TEN_COLOUR,
          key,
          "must be worth 1, 2, 3, 4, 5 or 10");
      counts[card.ordinal()] = numbers[0];
      values[card.ordinal()] = numbers[1];
    }
    int cards = Arrays.stream(counts).sum();
    file.check(cards == CARDS, "card", "there are " + cards + " cards instead of " + CARDS);
    for (Group colour : Group.values()) {
      String key = "rent." + Records.lower(colour.name());
      int size = file.words(key).length;
      file.check(size <= LARGEST_SET, key, "has sets of more than " + LARGEST_SET);
      file.check(
          size == counts[colour.ordinal()], key, "needs as many numbers as there are cards of it");
      rents[colour.ordinal()] = file.numbers(key, size, 1, 100);
      file.check(
          showing(colour) <= Sets.MOST * size,
          key,
          "more cards can show it than " + Sets.MOST + " sets hold");
    }
    house = file.number("house", 0, 100);
    hotel = file.number("hotel", 0, 100);
    debt = file.number("debt", 1, 100);
    birthday = file.number("birthday", 1, 100);
    hand = file.number("hand", 1, DealCards.MOST_DRAWN);
    draw = file.number("draw", 1, DealCards.MOST_DRAWN);
    drawWithEmptyHand = file.number("draw_with_empty_hand", 1, DealCards.MOST_DRAWN);
    passGoDraws = file.number("pass_go_draws", 1, DealCards.MOST_DRAWN);
    plays = file.number("plays", 1, 3);
    handLimit = file.number("hand_limit", 1, 10);
    setsToWin = file.number("sets_to_win", 1, 10);
    file.checkAllRead();
  }

  private int showing(Group colour) {
    return Arrays.stream(Card.values())
        .filter(card -> card.isProperty() && card.colours().contains(colour))
        .mapToInt(this::count)
        .sum();
  }

  int count(Card card) {
    return counts[card.ordinal()];
  }

  int value(Card card) {
    return values[card.ordinal()];
  }

  int setSize(Group colour) {
    return rents[colour.ordinal()].length;
  }
}
