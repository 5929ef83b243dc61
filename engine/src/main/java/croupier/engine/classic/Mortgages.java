package croupier.engine.classic;

/** Money of the Bank against deeds. */
final class Mortgages {
  private Mortgages() {}

  /** C8-24: no building may stand in the group. */
  static int mortgageable(ClassicTable table, int seat) {
    return table.holdings[seat] & ClassicTable.ALL_DEEDS & ~table.mortgaged & ~table.built;
  }

  static int redeemable(ClassicTable table, int seat) {
    int deeds = 0;
    for (int left = table.holdings[seat] & table.mortgaged; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      deeds |= redemption(table, deed) <= table.cash[seat] ? left & -left : 0;
    }
    return deeds;
  }

  /** The mortgage and 10 % (C8-25, HB-18). */
  static int redemption(ClassicTable table, int deed) {
    return table.board.mortgage[deed] + table.board.interest[deed];
  }

  /** The interest on those of these deeds that are mortgaged. */
  static int interest(ClassicTable table, int things) {
    int interest = 0;
    for (int left = things & table.mortgaged; left != 0; left &= left - 1) {
      interest += table.board.interest[Integer.numberOfTrailingZeros(left)];
    }
    return interest;
  }
}
