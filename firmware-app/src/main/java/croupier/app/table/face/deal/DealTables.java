package croupier.app.table.face.deal;

import croupier.app.words.Message;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import java.util.ArrayList;
import java.util.List;

/** What lies before everybody, line by line: dial B walks through it. */
final class DealTables {
  /** Of sets in few letters a line has so many beside the name; 16 columns have them without. */
  private static final int LETTERS = 16;

  private final DealPosition position;

  /** The lines of each seat, until the position changes. */
  private final List<List<Message>> lines = new ArrayList<>();

  private int seat;
  private int line;

  DealTables(DealPosition position) {
    this.position = position;
  }

  /** The position has changed. */
  void renew() {
    lines.clear();
    for (int each = 0; each < position.seats(); each++) {
      lines.add(lines(each));
    }
    line = Math.min(line, lines.get(seat).size() - 1);
  }

  /** Shows the table of somebody from its first line. */
  void show(int whose) {
    seat = whose;
    line = 0;
  }

  void turn(int steps) {
    int all = 0;
    int at = 0;
    for (int each = 0; each < lines.size(); each++) {
      at = each == seat ? all + line : at;
      all += lines.get(each).size();
    }
    at = Math.floorMod(at + steps, all);
    seat = 0;
    while (at >= lines.get(seat).size()) {
      at -= lines.get(seat++).size();
    }
    line = at;
  }

  /** Whose table is shown. */
  int seat() {
    return seat;
  }

  Message line() {
    return lines.get(seat).get(line);
  }

  /** The bank, then the sets. */
  private List<Message> lines(int whose) {
    List<Message> all = new ArrayList<>();
    all.add(
        Message.of("deal.table-bank")
            .player("who", whose)
            .with("amount", position.bankWorth(whose))
            .with("count", position.handSize(whose)));
    List<Message> sets = new ArrayList<>();
    int letters = 0;
    for (DealSet set : position.sets(whose)) {
      int more = letters(set);
      if (letters + more > LETTERS) {
        all.add(sets(whose, sets));
        sets.clear();
        letters = 0;
      }
      sets.add(DealWords.letters(set));
      letters += more;
    }
    if (!sets.isEmpty()) {
      all.add(sets(whose, sets));
    }
    return all;
  }

  private static Message sets(int whose, List<Message> sets) {
    return Message.of("deal.table-sets").player("who", whose).all("sets", sets);
  }

  /** How many letters {@code rd2/3+h+H} has, with a space. */
  private static int letters(DealSet set) {
    return 6 + (set.hasHouse() ? 2 : 0) + (set.hasHotel() ? 2 : 0);
  }
}
