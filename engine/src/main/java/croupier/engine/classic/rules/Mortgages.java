package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** Money of the Bank against deeds. */
public final class Mortgages {
  private Mortgages() {}

  /** C8-24: no building may stand in the group. */
  public static int mortgageable(ClassicTable table, int seat) {
    return table.holdings[seat] & ClassicTable.ALL_DEEDS & ~table.mortgaged & ~table.built;
  }

  public static int redeemable(ClassicTable table, int seat) {
    int deeds = 0;
    for (int left = table.holdings[seat] & table.mortgaged; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      deeds |= redemption(table, deed) <= table.cash[seat] ? left & -left : 0;
    }
    return deeds;
  }

  /** The mortgage and 10 % (C8-25, HB-18). */
  public static int redemption(ClassicTable table, int deed) {
    return table.board.mortgage[deed] + table.board.interest[deed];
  }

  /** The interest on those of these deeds that are mortgaged. */
  public static int interest(ClassicTable table, int things) {
    int interest = 0;
    for (int left = things & table.mortgaged; left != 0; left &= left - 1) {
      interest += table.board.interest[Integer.numberOfTrailingZeros(left)];
    }
    return interest;
  }

  public static void mortgage(ClassicTable table, int seat, int deed, List<Event> events) {
    table.mortgaged |= 1 << deed;
    if (table.claimCount > 0) {
      Rents.drop(table, 1 << deed);
    }
    if (events != null) {
      events.add(new ClassicEvent.Mortgaged(seat, table.board.spaceOf[deed]));
    }
    Payments.pay(
        table, ClassicTable.BANK, seat, table.board.mortgage[deed], Cause.MORTGAGE, events);
  }

  public static void redeem(ClassicTable table, int seat, int deed, List<Event> events) {
    table.mortgaged &= ~(1 << deed);
    if (events != null) {
      events.add(new ClassicEvent.Redeemed(seat, table.board.spaceOf[deed]));
    }
    Payments.pay(table, seat, ClassicTable.BANK, redemption(table, deed), Cause.REDEMPTION, events);
    if (table.frame() == Frame.TRANSFER) {
      settled(table, deed);
    }
  }

  /** C8-26, HB-17: 10 % now, and again when it is redeemed later. */
  public static void keep(ClassicTable table, int seat, int deed, List<Event> events) {
    settled(table, deed);
    if (events != null) {
      events.add(new ClassicEvent.MortgageKept(seat, table.board.spaceOf[deed]));
    }
    int interest = table.board.interest[deed];
    Payments.charge(table, seat, ClassicTable.BANK, interest, Cause.INTEREST, events);
  }

  /** A seat received these; it must redeem or keep what is mortgaged among them. */
  static void received(ClassicTable table, int seat, int things) {
    int deeds = things & table.mortgaged;
    if (deeds != 0) {
      table.push(Frame.TRANSFER, deeds, 0, seat, 0);
    }
  }

  /**
   * Received deeds that can be redeemed: what is left must suffice for the 10 % on the others
   * (CT-12).
   */
  public static int redeemableNow(ClassicTable table) {
    long transfer = table.top();
    int received = Word.things(transfer);
    int rest = table.cash[Word.one(transfer)] - interest(table, received);
    int deeds = 0;
    for (int left = received; left != 0; left &= left - 1) {
      int deed = Integer.numberOfTrailingZeros(left);
      deeds |= table.board.mortgage[deed] <= rest ? 1 << deed : 0;
    }
    return deeds;
  }

  /** The deeds that a seat has received and not yet redeemed or kept, on top or interrupted. */
  public static int undecided(ClassicTable table, int seat) {
    return undecidedBelow(table, seat, table.depth());
  }

  public static int undecidedBelow(ClassicTable table, int seat, int top) {
    int deeds = 0;
    for (int at = 1; at < top; at++) {
      long frame = table.frameAt(at);
      if (Word.kind(frame) == Frame.TRANSFER.ordinal() && Word.one(frame) == seat) {
        deeds |= Word.things(frame);
      }
    }
    return deeds;
  }

  private static void settled(ClassicTable table, int deed) {
    long transfer = table.top();
    int left = Word.things(transfer) & ~(1 << deed);
    table.replaceTop(Frame.TRANSFER, left, 0, Word.one(transfer), 0);
  }
}
