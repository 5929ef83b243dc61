package croupier.engine.classic.edition;

import croupier.engine.DataFile;
import croupier.engine.Options.Spec;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.ClassicWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The two editions, and everything in which they differ: what stands on board and deeds, which is
 * data, and the points of the table below.
 */
public enum Edition {
  TRAVEL("travel.properties"),
  BRANDS("brands.properties");

  /**
   * One row for each point. What stands in the column of an edition is how it is played there
   * unless the table agrees otherwise: a point is an option of the game, and can be any of the last
   * column. A "!" says that the sheet of that edition leaves no choice. The words for people are in
   * options.properties.
   */
  private static final String POINTS =
      """
      rulings      | point              | travel       | brands       | can be
      C8-10 HB-05  | rent               | claim        | claim        | claim auto
      CT-19        | claim_wait         | 3            | 3            | 0 1 2 3 4 5 6 7 8 9 10
      CT-01        | deals              | 5            | 5            | 5 0 1 2 3 10
      C8-32 HB-23  | swaps              | yes          | yes!         | yes no
      C8-38 HB-29  | turns              | 0            | 0            | 0 20 30 50 100 200 500
      C8-38        | minutes            | 0            | 0            | 0 30 45 60 90 120
      C8-35 C8-36  | quicker            | no           | no!          | no yes
      C8-38        | richest            | worth        | worth        | worth cash
      C8-02 HB-01  | tax                | flat         | flat         | flat tenth
      C8-09 HB-04  | salary             | at_once!     | at_once      | at_once after_action
      C8-04 HB-08  | jail_fine          | same_turn    | same_turn    | same_turn first_turn next_turn
      C8-06        | doubles_after_fine | rolls_again  | rolls_again  | rolls_again does_not
      C8-11 HB-06  | doubled_rent       | always       | unmortgaged  | always unmortgaged
      C8-12        | counted            | all          | all          | all unmortgaged
      C8-13 HB-07  | utility_dice       | arriving     | fresh        | arriving fresh
      C8-21        | straight_hotel     | no           | no           | no yes
      C8-20 HB-14  | hotel_needs        | group!       | group        | group site
      C8-22 HB-13  | shortage           | price        | one          | price one
      C8-23 HB-15  | sell_whole         | always       | shortage     | always shortage
      C8-31        | instead            | yes          | no           | yes no
      C8-28 HB-19  | bankrupt_deeds     | as_they_are  | mortgaged    | as_they_are mortgaged
      C8-27 HB-17  | creditor_interest  | pays         | pays!        | pays none
      C8-29 HB-21  | bank_auction       | unmortgaged  | unmortgaged! | unmortgaged mortgaged
      CT-14        | dice               | led          | led          | led typed
      """;

  /** A row of the table. */
  private record Point(String name, String travel, String brands, List<String> values) {
    static Point of(String row) {
      String[] cells = row.split("\\s*[|]\\s*");
      return new Point(cells[1], cells[2], cells[3], List.of(cells[4].split(" ")));
    }

    String column(Edition edition) {
      return edition == TRAVEL ? travel : brands;
    }

    boolean isFixed(Edition edition) {
      return column(edition).endsWith("!");
    }

    String usual(Edition edition) {
      return column(edition).replace("!", "");
    }

    Spec spec(Edition edition, DataFile words) {
      List<String> ordered = new ArrayList<>(values);
      ordered.remove(usual(edition));
      ordered.addFirst(usual(edition));
      return new Spec(name, words.text(name + ".title"), ordered, about(ordered, words));
    }

    /** What the values mean is told in the order in which they are offered. */
    private String about(List<String> ordered, DataFile words) {
      String about = words.text(name + ".about");
      return about.contains("{}")
          ? about.replace(
              "{}",
              ordered.stream()
                  .map(value -> words.text(name + "." + value))
                  .collect(Collectors.joining(", or ")))
          : about;
    }
  }

  private final ClassicBoard board;
  private final ClassicWords words;
  private final List<Point> points;

  Edition(String name) {
    DataFile file = DataFile.of(Edition.class, name);
    board = new ClassicBoard(file);
    words = ClassicWords.of(file);
    file.checkAllRead();
    points = POINTS.lines().skip(1).map(Point::of).toList();
  }

  public ClassicBoard board() {
    return board;
  }

  public ClassicWords words() {
    return words;
  }

  /** The points on which this edition leaves a choice. */
  public List<Spec> options() {
    DataFile file = DataFile.of(Edition.class, "options.properties");
    return points.stream()
        .filter(point -> !point.isFixed(this))
        .map(point -> point.spec(this, file))
        .toList();
  }

  /** What this edition says on a point that it leaves no choice on; null when it does. */
  String fixed(String name) {
    return points.stream()
        .filter(point -> point.name().equals(name) && point.isFixed(this))
        .map(point -> point.usual(this))
        .findFirst()
        .orElse(null);
  }
}
