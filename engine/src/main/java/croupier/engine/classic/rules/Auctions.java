package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/**
 * Buying or not, and auctions: open and ascending, in cash on hand, a pass is final, over when
 * nobody else can or will bid more (C8-16, HB-11, HB-12).
 */
public final class Auctions {
  private static final int PASSED_AT = 5;

  private Auctions() {}

  // --- the AUCTION frame: deed and who has passed; amount and one are the highest bid

  public static int deed(long auction) {
    return Word.things(auction) & 31;
  }

  public static int passed(long auction) {
    return Word.things(auction) >> PASSED_AT;
  }

  public static int things(int deed, int passed) {
    return deed | passed << PASSED_AT;
  }

  // --- buying

  public static void buy(ClassicTable table, List<Event> events) {
    long buy = table.top();
    int deed = Word.things(buy);
    int seat = Word.one(buy);
    table.pop();
    Payments.pay(table, seat, ClassicTable.BANK, table.board.price[deed], Cause.PRICE, events);
    Property.give(table, 1 << deed, seat, events);
  }

  /** C8-17: whoever does not buy sends it to auction, and may bid there. */
  public static void decline(ClassicTable table, List<Event> events) {
    long buy = table.top();
    int deed = Word.things(buy);
    if (events != null) {
      events.add(new ClassicEvent.Declined(Word.one(buy), table.board.spaceOf[deed]));
    }
    table.pop();
    open(table, deed, events);
  }

  // --- deeds

  private static void open(ClassicTable table, int deed, List<Event> events) {
    table.push(Frame.AUCTION, things(deed, 0), 0, ClassicTable.BANK, 0);
    if (events != null) {
      events.add(new ClassicEvent.AuctionBegan(table.board.spaceOf[deed]));
      tellWhoCannotBid(table, table.solvent, events);
    }
    closeIfDone(table, events);
  }

  /** HB-21: the deeds of a bankrupt one by one in board order. */
  static void nextOfEstate(ClassicTable table, List<Event> events) {
    int deeds = Word.things(table.top());
    if (deeds == 0) {
      table.pop();
      return;
    }
    table.replaceTop(Frame.ESTATE, deeds & deeds - 1, 0, 0, 0);
    open(table, Integer.numberOfTrailingZeros(deeds), events);
  }

  /** The most that a seat can bid; who wins a mortgaged deed (C8-29) must have the 10 % left. */
  public static int limit(ClassicTable table, int seat) {
    int cash = Math.min(table.cash[seat], Word.MOST_AMOUNT);
    if (table.frame() != Frame.AUCTION) {
      return cash;
    }
    return cash - Mortgages.interest(table, 1 << deed(table.top()));
  }

  /** The seats that can still bid. */
  public static int bidders(ClassicTable table) {
    long auction = table.top();
    int bid = Word.amount(auction);
    int bidders = 0;
    int left = table.solvent & ~passed(auction) & ~(1 << Word.one(auction));
    for (; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      bidders |= limit(table, seat) > bid ? 1 << seat : 0;
    }
    return bidders;
  }

  public static void bid(ClassicTable table, int seat, int amount, List<Event> events) {
    int others = table.solvent & (asked(table) | 1 << Word.one(table.top())) & ~(1 << seat);
    table.replaceTop(table.frame(), Word.things(table.top()), amount, seat, 0);
    if (events != null) {
      events.add(new ClassicEvent.BidMade(seat, amount));
      tellWhoCannotBid(table, others, events);
    }
    closeIfDone(table, events);
  }

  public static void pass(ClassicTable table, int seat, List<Event> events) {
    if (events != null) {
      events.add(new ClassicEvent.PassedBid(seat));
    }
    long auction = table.top();
    int things =
        table.frame() == Frame.AUCTION
            ? Word.things(auction) | 1 << PASSED_AT + seat
            : Shortages.passed(auction, seat);
    table.replaceTop(table.frame(), things, Word.amount(auction), Word.one(auction), 0);
    closeIfDone(table, events);
  }

  static void closeIfDone(ClassicTable table, List<Event> events) {
    if (asked(table) != 0) {
      return;
    }
    if (table.frame() == Frame.BUILDING_AUCTION) {
      Shortages.close(table, events);
    } else {
      close(table, events);
    }
  }

  private static int asked(ClassicTable table) {
    return table.frame() == Frame.BUILDING_AUCTION ? Shortages.bidders(table) : bidders(table);
  }

  /** Of these seats. */
  private static void tellWhoCannotBid(ClassicTable table, int seats, List<Event> events) {
    for (int left = seats & ~asked(table); left != 0; left &= left - 1) {
      events.add(new ClassicEvent.CannotBid(Integer.numberOfTrailingZeros(left)));
    }
  }

  private static void close(ClassicTable table, List<Event> events) {
    long auction = table.top();
    table.pop();
    int deed = deed(auction);
    int winner = Word.one(auction);
    if (winner == ClassicTable.BANK) {
      // C8-15, HB-11
      if (events != null) {
        events.add(new ClassicEvent.AuctionUnsold(table.board.spaceOf[deed]));
      }
      return;
    }
    int amount = Word.amount(auction);
    if (events != null) {
      events.add(new ClassicEvent.AuctionWon(winner, amount));
    }
    Payments.pay(table, winner, ClassicTable.BANK, amount, Cause.AUCTION, events);
    Property.give(table, 1 << deed, winner, events);
    Mortgages.received(table, winner, 1 << deed);
  }
}
