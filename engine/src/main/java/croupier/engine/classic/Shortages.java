package croupier.engine.classic;

import croupier.engine.Event;
import java.util.List;

/**
 * The last house or hotel of the Bank (C8-22, HB-13). Whoever asks for it waits until every other
 * seat that could build one says whether it wants it too. If any does, it is auctioned among them;
 * the one who asked opens at the lowest price, so that asking is never idle (CT-04). The winner
 * places it at once.
 */
final class Shortages {
  private static final int WANT_AT = 1;
  private static final int ASKED_AT = 7;
  private static final int SITE_AT = 13;
  private static final int ALL_SEATS = 63;

  private Shortages() {}

  // --- the SHORTAGE frame: building, who wants it, who is still asked, where it was asked for

  static int want(long frame) {
    return Word.things(frame) >> WANT_AT & ALL_SEATS;
  }

  static int asked(long frame) {
    return Word.things(frame) >> ASKED_AT & ALL_SEATS;
  }

  static int site(long frame) {
    return Word.things(frame) >> SITE_AT & 31;
  }

  static int things(int building, int want, int asked, int site) {
    return building | want << WANT_AT | asked << ASKED_AT | site << SITE_AT;
  }

  // --- the BUILDING_AUCTION frame: building, who is in, who has passed

  static int in(long auction) {
    return want(auction);
  }

  static int passedSeats(long auction) {
    return asked(auction);
  }

  static int passed(long auction, int seat) {
    return Word.things(auction) | 1 << ASKED_AT + seat;
  }

  // --- asking

  /** The other seats that could place such a building now and pay the printed price. */
  static int rivals(ClassicTable table, int seat, Building building) {
    int rivals = 0;
    for (int left = table.solvent & ~(1 << seat); left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      rivals |= Buildings.places(table, other, building, table.cash[other]) != 0 ? 1 << other : 0;
    }
    return rivals;
  }

  static void ask(
      ClassicTable table, int seat, int site, Building building, int rivals, List<Event> events) {
    table.push(Frame.SHORTAGE, things(building.ordinal(), 0, rivals, site), 0, seat, 0);
    if (events != null) {
      events.add(new ClassicEvent.ShortageBegan(seat, building, Seats.list(rivals)));
    }
  }

  static void answer(ClassicTable table, int seat, boolean wants, List<Event> events) {
    long frame = table.top();
    int asked = asked(frame) & ~(1 << seat);
    int want = want(frame) | (wants ? 1 << seat : 0);
    int building = Word.things(frame) & 1;
    int asker = Word.one(frame);
    if (events != null) {
      events.add(wants ? new ClassicEvent.Wanted(seat) : new ClassicEvent.Waived(seat));
    }
    if (asked != 0) {
      table.replaceTop(Frame.SHORTAGE, things(building, want, asked, site(frame)), 0, asker, 0);
      return;
    }
    table.pop();
    if (want == 0) {
      Buildings.erect(table, asker, site(frame), true, events);
    } else {
      open(table, Building.of(building), want | 1 << asker, asker, events);
    }
  }

  // --- the auction

  private static void open(
      ClassicTable table, Building building, int seats, int asker, List<Event> events) {
    int start = start(table, building, seats);
    table.push(Frame.BUILDING_AUCTION, things(building.ordinal(), seats, 0, 0), start, asker, 0);
    if (events != null) {
      events.add(new ClassicEvent.BuildingAuctionBegan(building, Seats.list(seats)));
      events.add(new ClassicEvent.BidMade(asker, start));
    }
    Auctions.closeIfDone(table, events);
  }

  /** The lowest price printed for any place where the bidders could put it; or 1. */
  private static int start(ClassicTable table, Building building, int seats) {
    if (!table.rules.shortageAtPrice) {
      return 1;
    }
    int lowest = Integer.MAX_VALUE;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int sites = Buildings.places(table, seat, building, table.cash[seat]);
      for (; sites != 0; sites &= sites - 1) {
        lowest = Math.min(lowest, table.board.building[Integer.numberOfTrailingZeros(sites)]);
      }
    }
    return lowest;
  }

  static int bidders(ClassicTable table) {
    long auction = table.top();
    int bidders = 0;
    int left = in(auction) & ~passedSeats(auction) & ~(1 << Word.one(auction));
    for (; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      bidders |= Auctions.limit(table, seat) > Word.amount(auction) ? 1 << seat : 0;
    }
    return bidders;
  }

  static void close(ClassicTable table, List<Event> events) {
    long auction = table.top();
    int winner = Word.one(auction);
    int amount = Word.amount(auction);
    if (events != null) {
      events.add(new ClassicEvent.AuctionWon(winner, amount));
    }
    Payments.pay(table, winner, ClassicTable.BANK, amount, Cause.AUCTION, events);
    table.replaceTop(Frame.PLACE, Word.things(auction) & 1, 0, winner, 0);
  }

  /** Where the winner may put it: the price is paid. */
  static int places(ClassicTable table) {
    long place = table.top();
    Building building = Building.of(Word.things(place) & 1);
    return Buildings.places(table, Word.one(place), building, Integer.MAX_VALUE);
  }

  static void place(ClassicTable table, int site, List<Event> events) {
    int seat = Word.one(table.top());
    table.pop();
    Buildings.erect(table, seat, site, false, events);
  }
}
