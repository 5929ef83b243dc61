package croupier.engine.classic;

/** Houses and hotels: bought and sold evenly, out of a stock that can run short. */
final class Buildings {
  private Buildings() {}

  /** The sites on which a seat may and can afford to build now. */
  static int buildable(ClassicTable table, int seat) {
    int sites = 0;
    for (int left = table.complete[seat]; left != 0; left &= left - 1) {
      sites |= buildable(table, seat, Integer.numberOfTrailingZeros(left));
    }
    return sites;
  }

  private static int buildable(ClassicTable table, int seat, int group) {
    int deeds = table.board.groupDeeds[group];
    int cash = table.cash[seat];
    if ((table.mortgaged & deeds) != 0
        || cash < table.board.building[Integer.numberOfTrailingZeros(deeds)]) {
      return 0;
    }
    int lowest = lowest(table, deeds);
    int sites = 0;
    for (int left = deeds; left != 0; left &= left - 1) {
      int site = Integer.numberOfTrailingZeros(left);
      sites |= fits(table, cash, deeds, site, lowest) ? 1 << site : 0;
    }
    return sites;
  }

  /** Even building (C8-19), hotels only after houses (C8-20, HB-14), out of what the Bank has. */
  private static boolean fits(ClassicTable table, int cash, int deeds, int site, int lowest) {
    int steps = table.steps[site];
    int most = table.rules.mostHouses;
    if (steps == most) {
      return table.hotels > 0 && (lowest == most || table.rules.looseHotel);
    }
    if (steps != lowest) {
      return false;
    }
    return table.houses > 0 || straight(table, cash, deeds, site);
  }

  /**
   * C8-21, when it is allowed: the last house is missing at the Bank and every other site of the
   * group is full, so house and hotel are paid at once.
   */
  static boolean straight(ClassicTable table, int cash, int deeds, int site) {
    int most = table.rules.mostHouses;
    if (!table.rules.straightHotel
        || table.houses > 0
        || table.hotels == 0
        || table.steps[site] != most - 1
        || cash < 2 * table.board.building[site]) {
      return false;
    }
    int others = deeds & ~(1 << site);
    return lowest(table, others) >= most;
  }

  private static int lowest(ClassicTable table, int deeds) {
    int lowest = Integer.MAX_VALUE;
    for (int left = deeds; left != 0; left &= left - 1) {
      lowest = Math.min(lowest, table.steps[Integer.numberOfTrailingZeros(left)]);
    }
    return lowest;
  }

  private static int highest(ClassicTable table, int deeds) {
    int highest = 0;
    for (int left = deeds; left != 0; left &= left - 1) {
      highest = Math.max(highest, table.steps[Integer.numberOfTrailingZeros(left)]);
    }
    return highest;
  }

  /** The sites of which a seat may sell one step. */
  static int sellable(ClassicTable table, int seat) {
    int sites = 0;
    for (int left = table.holdings[seat] & table.built; left != 0; ) {
      int deeds = table.board.groupDeeds[table.board.group[Integer.numberOfTrailingZeros(left)]];
      left &= ~deeds;
      int highest = highest(table, deeds);
      boolean canBreak =
          highest <= table.rules.mostHouses || table.houses >= table.rules.mostHouses;
      for (int some = canBreak ? deeds : 0; some != 0; some &= some - 1) {
        sites |= table.steps[Integer.numberOfTrailingZeros(some)] == highest ? some & -some : 0;
      }
    }
    return sites;
  }
}
