package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** A seat that owes more than it can raise leaves the game. */
public final class Bankruptcies {
  /** C8-36: the bankruptcy that ends the quicker game. */
  private static final int LAST_BANKRUPTCY = 2;

  private Bankruptcies() {}

  /** The debtor of the debt on top gives up. */
  public static void declare(ClassicTable table, List<Event> events) {
    long debt = table.top();
    table.pop();
    int seat = Word.one(debt);
    int creditor = Word.other(debt);
    table.solvent &= ~(1 << seat);
    table.fell |= table.seats - Integer.bitCount(table.solvent) << 4 * seat;
    table.jail[seat] = 0;
    table.finePaid &= ~(1 << seat);
    Rents.dropPayer(table, seat);
    if (events != null) {
      events.add(new ClassicEvent.WentBankrupt(seat, ClassicTable.seat(creditor)));
    }
    liquidate(table, seat, creditor, events);
    Payments.pay(table, seat, creditor, table.cash[seat], Cause.BANKRUPTCY, events);
    if (creditor == ClassicTable.BANK) {
      toBank(table, seat, events);
    } else {
      toCreditor(table, seat, creditor, events);
    }
    if (isLast(table)) {
      Endings.over(table, events);
    }
  }

  /** C8-28: buildings are sold at half; HB-19: and everything is mortgaged for a creditor. */
  private static void liquidate(ClassicTable table, int seat, int creditor, List<Event> events) {
    int sold = Buildings.sellAll(table, seat, events);
    Payments.pay(table, ClassicTable.BANK, seat, sold, Cause.BUILDING_SOLD, events);
    if (table.rules.bankruptMortgages && creditor != ClassicTable.BANK) {
      for (int left = Mortgages.mortgageable(table, seat); left != 0; left &= left - 1) {
        Mortgages.mortgage(table, seat, Integer.numberOfTrailingZeros(left), events);
      }
    }
  }

  /** C8-27, HB-17, HB-20: everything goes to the creditor, who pays 10 % on what is mortgaged. */
  private static void toCreditor(ClassicTable table, int seat, int creditor, List<Event> events) {
    int things = table.holdings[seat];
    Property.give(table, things, creditor, events);
    if (table.rules.creditorPays) {
      Mortgages.received(table, creditor, things);
    }
  }

  /** HB-21, C8-29: cards go to the bottom of their decks, deeds are auctioned. */
  private static void toBank(ClassicTable table, int seat, List<Event> events) {
    for (int deck = 0; deck < Deck.COUNT; deck++) {
      if (table.owner[ClassicTable.DEEDS + deck] == seat) {
        Cards.giveBack(table, deck, events);
      }
    }
    int deeds = table.holdings[seat];
    Property.give(table, deeds, ClassicTable.BANK, events);
    if (table.rules.mortgagesLifted) {
      table.mortgaged &= ~deeds;
    }
    table.push(Frame.ESTATE, deeds, 0, 0, 0);
  }

  /**
   * One is left; or it was the last bankruptcy of the quicker game, which is over once the creditor
   * has everything: no interest is asked and nothing auctioned (CT-07).
   */
  private static boolean isLast(ClassicTable table) {
    int left = Integer.bitCount(table.solvent);
    return left == 1 || table.rules.quicker && table.seats - left == LAST_BANKRUPTCY;
  }
}
