package croupier.engine.classic;

/** When a game is over, and who has won. */
final class Endings {
  private Endings() {}

  /**
   * Money, deeds at their price, mortgaged ones at half, buildings at what they cost (sheet 001, A
   * Quicker Game; C8-35, C8-38, HB-29).
   */
  static int worth(ClassicTable table, int seat) {
    ClassicBoard board = table.board;
    int worth = table.cash[seat];
    for (int left = table.holdings[seat] & ClassicTable.ALL_DEEDS; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      boolean mortgaged = (table.mortgaged >> deed & 1) == 1;
      worth += mortgaged ? board.price[deed] / 2 : board.price[deed];
      worth += table.steps[deed] * board.building[deed];
    }
    return worth;
  }
}
