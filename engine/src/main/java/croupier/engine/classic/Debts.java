package croupier.engine.classic;

import java.util.List;

/** What is owed and cannot be paid at once. */
final class Debts {
  private Debts() {}

  /** Cash, half of what the buildings cost, and the mortgages of what is not mortgaged. */
  static int raisable(ClassicTable table, int seat) {
    ClassicBoard board = table.board;
    int sum = table.cash[seat];
    for (int left = table.holdings[seat] & ClassicTable.ALL_DEEDS & ~table.mortgaged;
        left != 0;
        left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      sum += board.mortgage[deed] + table.steps[deed] * board.building[deed] / 2;
    }
    return sum;
  }

  static ClassicEvent.InsteadOffered described(ClassicTable table) {
    long offer = table.top();
    long debt = table.stack[table.find(Frame.DEBT)];
    int things = Word.things(offer);
    return new ClassicEvent.InsteadOffered(
        Word.one(debt),
        ClassicTable.seat(Word.other(debt)),
        Deals.deeds(table, things),
        Deals.cards(things),
        Word.amount(offer));
  }

  static List<Integer> none() {
    return List.of();
  }
}
