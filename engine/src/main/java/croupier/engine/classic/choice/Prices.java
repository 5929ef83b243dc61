package croupier.engine.classic.choice;

import croupier.engine.classic.ActionKind;
import croupier.engine.classic.Frame;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Endings;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;

/** What a move does to the cash of its seat at once; below 0 what it costs. */
public final class Prices {
  private Prices() {}

  public static int of(ClassicTable table, int seat, long move) {
    int thing = Word.things(move);
    return switch (ActionKind.of(move)) {
      case PAY_FINE -> -ClassicRules.FINE;
      case BUY -> -table.board.price[Word.things(table.top())];
      case CLAIM_RENT -> rent(table, seat, thing);
      case BUILD -> -Buildings.price(table, thing);
      case SELL -> table.board.building[thing] / 2;
      case SELL_DOWN -> soldDown(table, thing, Word.amount(move));
      case MORTGAGE -> table.board.mortgage[thing];
      case REDEEM -> -Mortgages.redemption(table, thing);
      case KEEP_MORTGAGE -> -table.board.interest[thing];
      case ACCEPT -> accepted(table);
      case CHOOSE_TAX -> -tax(table, seat, thing == 1);
      default -> 0;
    };
  }

  /** Of the rent that is claimed first; what depends on fresh dice nobody knows yet. */
  private static int rent(ClassicTable table, int seat, int deed) {
    for (int i = 0; i < table.claimCount; i++) {
      int claim = table.claims[i];
      if (Rents.owner(claim) == seat && Rents.deed(claim) == deed) {
        return Rents.fresh(claim) ? 0 : Rents.amount(claim);
      }
    }
    return 0;
  }

  private static int soldDown(ClassicTable table, int group, int left) {
    int deeds = table.board.groupDeeds[group];
    int price = table.board.building[Integer.numberOfTrailingZeros(deeds)];
    return (Buildings.total(table, deeds) - left) * (price / 2);
  }

  /** Property in place of money brings no cash. */
  private static int accepted(ClassicTable table) {
    return table.frame() == Frame.OFFER ? Word.amount(table.top()) : 0;
  }

  private static int tax(ClassicTable table, int seat, boolean tenth) {
    return tenth ? Endings.worth(table, seat) / 10 : table.board.oldTax[Word.things(table.top())];
  }
}
