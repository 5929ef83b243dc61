package croupier.engine.classic;

/** How much rent is, and who may ask for it. */
final class Rents {
  /** A claim is a deed, whether fresh dice are multiplied, and the sum or the multiplier. */
  private static final int FRESH_AT = 5;

  private static final int AMOUNT_AT = 6;
  private static final int OWNER_AT = 22;
  private static final int PAYER_AT = 25;

  private Rents() {}

  static int claim(int deed, boolean fresh, int amount, int owner, int payer) {
    return deed
        | (fresh ? 1 << FRESH_AT : 0)
        | amount << AMOUNT_AT
        | owner << OWNER_AT
        | payer << PAYER_AT;
  }

  static int deed(int claim) {
    return claim & 31;
  }

  static boolean fresh(int claim) {
    return (claim >> FRESH_AT & 1) == 1;
  }

  static int amount(int claim) {
    return claim >>> AMOUNT_AT & 0xffff;
  }

  static int owner(int claim) {
    return claim >>> OWNER_AT & 7;
  }

  static int payer(int claim) {
    return claim >>> PAYER_AT & 7;
  }

  static ClassicEvent.RentDue described(ClassicTable table, int claim) {
    int deed = table.board.spaceOf[deed(claim)];
    return new ClassicEvent.RentDue(owner(claim), payer(claim), deed, amount(claim), fresh(claim));
  }

  /** The rent of a deed as things are; of utilities, what the dice are multiplied by. */
  static int rent(ClassicTable table, int deed) {
    ClassicBoard board = table.board;
    int owner = table.owner[deed];
    if (owner == ClassicTable.BANK || (table.mortgaged >> deed & 1) == 1) {
      return 0;
    }
    int group = board.group[deed];
    if (group >= Group.COLOURS) {
      int[] byCount = group == Group.RAILROAD.ordinal() ? board.railroadRent : board.utilityFactor;
      return byCount[count(table, owner, group) - 1];
    }
    int steps = table.steps[deed];
    if (steps > 0) {
      boolean hotel = steps > table.rules.mostHouses;
      return board.rent[deed * ClassicBoard.RENTS + (hotel ? ClassicBoard.HOTEL_RENT : steps)];
    }
    int bare = board.rent[deed * ClassicBoard.RENTS];
    return doubled(table, owner, group) ? 2 * bare : bare;
  }

  /** C8-11: all sites of the group; HB-06: and none of them mortgaged. */
  private static boolean doubled(ClassicTable table, int owner, int group) {
    return (table.complete[owner] >> group & 1) == 1
        && (table.rules.doubledAlways || (table.mortgaged & table.board.groupDeeds[group]) == 0);
  }

  /** C8-12: how many railroads or utilities count. */
  private static int count(ClassicTable table, int owner, int group) {
    int deeds = table.holdings[owner] & table.board.groupDeeds[group];
    return Integer.bitCount(table.rules.mortgagedCount ? deeds : deeds & ~table.mortgaged);
  }

  static int claimable(ClassicTable table, int seat) {
    int deeds = 0;
    for (int i = 0; i < table.claimCount; i++) {
      int claim = table.claims[i];
      deeds |= owner(claim) == seat ? 1 << deed(claim) : 0;
    }
    return deeds;
  }
}
