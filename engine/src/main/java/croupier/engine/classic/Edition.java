package croupier.engine.classic;

import croupier.engine.DataFile;
import croupier.engine.Options.Spec;
import java.util.ArrayList;
import java.util.List;

/**
 * The two editions, and everything in which they differ: boards and names, which are data, and the
 * points of {@link #POINTS}. A point that both sheets leave open, or that one reads as the other
 * does not, is an option of the game; its value in the column of the edition is the default.
 */
enum Edition {
  TRAVEL("travel.properties"),
  BRANDS("brands.properties");

  /** A column that has no such point: the rule is fixed there, and is what {@code fixed} says. */
  private record Point(
      String name, String title, String travel, String brands, String about, String... values) {
    boolean open(Edition edition) {
      return !usual(edition).startsWith("=");
    }

    String usual(Edition edition) {
      return edition == TRAVEL ? travel : brands;
    }

    Spec spec(Edition edition) {
      List<String> ordered = new ArrayList<>(List.of(values));
      ordered.remove(usual(edition));
      ordered.addFirst(usual(edition));
      return new Spec(name, title, ordered, about);
    }
  }

  /**
   * One row for each point, a column for each edition. "=" before a value: this edition says so and
   * leaves no choice. The sheets' rule ids stand before each row.
   */
  private static final List<Point> POINTS =
      List.of(
          // C8-10, HB-05
          new Point(
              "rent",
              "Rent",
              "claim",
              "claim",
              "Whether owners must ask for their rent before the next player rolls.",
              "claim",
              "auto"),
          // CT-01: nobody can keep the table waiting with offers for ever
          new Point(
              "deals",
              "Offers between rolls",
              "5",
              "5",
              "How many deals a seat may offer between two rolls; 0 for a game without deals.",
              "5",
              "0",
              "1",
              "2",
              "3",
              "10"),
          // C8-38, HB-29
          new Point(
              "turns",
              "Last turn",
              "0",
              "0",
              "After how many turns the richest wins; 0 to play until one is left.",
              "0",
              "20",
              "30",
              "50",
              "100",
              "200",
              "500"),
          // C8-38
          new Point(
              "minutes",
              "Minutes to play",
              "0",
              "0",
              "After how many minutes the richest wins, when the turn is over; 0 for no clock.",
              "0",
              "30",
              "45",
              "60",
              "90",
              "120"),
          // C8-35, C8-36; sheet 003 has no short game
          new Point(
              "quicker",
              "Quicker game",
              "no",
              "=no",
              "Two deeds each to begin with, hotels after three houses, over at the second"
                  + " bankruptcy.",
              "no",
              "yes"),
          // C8-38
          new Point(
              "richest",
              "Richest by",
              "worth",
              "worth",
              "Whether deeds and buildings count when the richest wins, or money alone.",
              "worth",
              "cash"),
          // C8-02, HB-01
          new Point(
              "tax",
              "Taxes",
              "flat",
              "flat",
              "Fixed sums, or as on old boards: 200 or a tenth of all you have, and 75.",
              "flat",
              "tenth"),
          // C8-04, HB-08
          new Point(
              "jail_fine",
              "After the jail fine",
              "same_turn",
              "same_turn",
              "Whether you roll in the turn in which you pay, or in the next.",
              "same_turn",
              "next_turn"),
          // C8-06
          new Point(
              "doubles_after_fine",
              "Double out of jail",
              "rolls_again",
              "rolls_again",
              "Whether a double that is rolled after paying or using a card lets you roll again.",
              "rolls_again",
              "does_not"),
          // C8-11: doubled without a look at mortgages; HB-06: only when none is mortgaged
          new Point(
              "doubled_rent",
              "Doubled rent",
              "always",
              "unmortgaged",
              "Whether a mortgaged site in the group keeps the rent of the others from doubling.",
              "always",
              "unmortgaged"),
          // C8-12
          new Point(
              "counted",
              "Counted for rent",
              "all",
              "all",
              "Whether mortgaged railroads and utilities count for the rent of the others.",
              "all",
              "unmortgaged"),
          // C8-13: the dice that brought the player there; HB-07: rolled for the rent
          new Point(
              "utility_dice",
              "Dice for utilities",
              "arriving",
              "fresh",
              "Whether the rent of a utility counts the dice you came with, or new ones.",
              "arriving",
              "fresh"),
          // C8-21
          new Point(
              "straight_hotel",
              "Straight to hotels",
              "no",
              "no",
              "Whether a site that lacks one house may get its hotel while the Bank has none.",
              "no",
              "yes"),
          // C8-20: four houses on each site; HB-14
          new Point(
              "hotel_needs",
              "Hotels need",
              "=group",
              "group",
              "Whether the other sites of the group must be full before a hotel, or this one only.",
              "group",
              "site"),
          // C8-22: starts at the lowest price of a house; HB-13: at 1
          new Point(
              "shortage",
              "Last house starts at",
              "price",
              "one",
              "Where bids for the last house or hotel start: at the lowest printed price, or at 1.",
              "price",
              "one"),
          // C8-23: a hotel may be sold whole; HB-15: only when cabins are short
          new Point(
              "sell_whole",
              "Selling whole hotels",
              "always",
              "shortage",
              "Whether hotels may be sold with their houses at any time, or only when the Bank is"
                  + " short of houses.",
              "always",
              "shortage"),
          // C8-31; sheet 003 does not offer it
          new Point(
              "instead",
              "Deeds for debts",
              "yes",
              "no",
              "Whether a creditor may take property in place of money.",
              "yes",
              "no"),
          // C8-28: deeds go as they are; HB-19: all are mortgaged first
          new Point(
              "bankrupt_deeds",
              "A bankrupt's deeds",
              "as_they_are",
              "mortgaged",
              "Whether a bankrupt mortgages everything before it goes to the creditor.",
              "as_they_are",
              "mortgaged"),
          // C8-27; HB-17 and sheet 003 say so clearly
          new Point(
              "creditor_interest",
              "Interest by creditor",
              "pays",
              "=pays",
              "Whether a creditor pays 10 % on each mortgaged deed of a bankrupt.",
              "pays",
              "none"),
          // C8-29; HB-21 is clear
          new Point(
              "bank_auction",
              "Bank auctions deeds",
              "unmortgaged",
              "=unmortgaged",
              "Whether mortgages are lifted before a bankrupt's deeds are auctioned.",
              "unmortgaged",
              "mortgaged"),
          new Point(
              "dice",
              "Dice",
              "led",
              "led",
              "Whether the unit rolls, or you roll real dice and type them in.",
              "led",
              "typed"));

  private final ClassicBoard board;
  private final ClassicWords words;

  Edition(String name) {
    DataFile file = DataFile.of(Edition.class, name);
    board = new ClassicBoard(file);
    words = ClassicWords.of(file);
    file.checkAllRead();
  }

  ClassicBoard board() {
    return board;
  }

  ClassicWords words() {
    return words;
  }

  /** The points that are left open. */
  List<Spec> options() {
    return POINTS.stream()
        .filter(point -> point.open(this))
        .map(point -> point.spec(this))
        .toList();
  }

  /** What this edition says on a point that it leaves no choice on; null when it does. */
  String fixed(String name) {
    return POINTS.stream()
        .filter(point -> point.name().equals(name) && !point.open(this))
        .map(point -> point.usual(this).substring(1))
        .findFirst()
        .orElse(null);
  }
}
