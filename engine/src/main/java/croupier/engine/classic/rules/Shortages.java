package croupier.engine.classic.rules;

import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/**
 * Houses and hotels that are short (C8-22, HB-13). Whoever asks for one while the others could use
 * more than would be left waits until they say how many they want, and says so too. If there are
 * enough for all, it is built, and nobody is asked again before the next roll. Else they are
 * auctioned one by one among those who still want one, as long as two want more than there are. The
 * one who asked opens at the lowest price, or the next who wants one, so that asking is never idle
 * (CT-04). Each is placed at once.
 */
public final class Shortages {
  private static final int ASKED_AT = 1;
  private static final int PASSED_AT = 7;
  private static final int SITE_AT = 13;
  private static final int ALL_SEATS = 63;

  /** A wish in the wishes for a kind of building has five bits. */
  public static final int MOST_WISHED = 31;

  private static final int WISH_BITS = 5;

  /** Marks that wishes were collected since the last roll, if only to say that there are none. */
  private static final int COLLECTED = 1 << 30;

  private Shortages() {}

  // --- the SHORTAGE frame: building, who is still asked, where it was asked for

  public static int asked(long frame) {
    return Word.things(frame) >> ASKED_AT & ALL_SEATS;
  }

  public static int site(long frame) {
    return Word.things(frame) >> SITE_AT & 31;
  }

  public static int things(int building, int asked, int site) {
    return building | asked << ASKED_AT | site << SITE_AT;
  }

  // --- the BUILDING_AUCTION frame: building, who is in, who has passed

  public static int in(long auction) {
    return asked(auction);
  }

  public static int passedSeats(long auction) {
    return Word.things(auction) >> PASSED_AT & ALL_SEATS;
  }

  public static int auctioned(int building, int in, int passed) {
    return building | in << ASKED_AT | passed << PASSED_AT;
  }

  static int passed(long auction, int seat) {
    return Word.things(auction) | 1 << PASSED_AT + seat;
  }

  // --- wishes since the last roll

  public static boolean collected(ClassicTable table, int building) {
    return (table.wishes[building] & COLLECTED) != 0;
  }

  public static int wish(ClassicTable table, int building, int seat) {
    return table.wishes[building] >> WISH_BITS * seat & MOST_WISHED;
  }

  public static void setWish(ClassicTable table, int building, int seat, int count) {
    int at = WISH_BITS * seat;
    table.wishes[building] =
        table.wishes[building] & ~(MOST_WISHED << at) | count << at | COLLECTED;
  }

  static void forget(ClassicTable table) {
    table.wishes[0] = 0;
    table.wishes[1] = 0;
  }

  // --- asking

  static int stock(ClassicTable table, int building) {
    return building == Building.HOUSE.ordinal() ? table.houses : table.hotels;
  }

  /**
   * How many a seat may want: as many as it can place, pay and get; one at least if it can pay the
   * lowest bid.
   */
  static int most(ClassicTable table, int building, int seat, int start) {
    int room = Buildings.room(table, seat, Building.of(building));
    if (room == 0 || table.cash[seat] < start) {
      return 0;
    }
    int paid = table.cash[seat] / Buildings.lowestPrice(table, seat, Building.of(building));
    return Math.min(Math.min(room, stock(table, building)), Math.max(1, paid));
  }

  /** Whether others want more than is left if this one takes one; unasked, whether they could. */
  private static boolean isShort(ClassicTable table, int seat, int building) {
    int left = stock(table, building) - 1;
    int start = start(table, building, table.solvent);
    boolean known = collected(table, building);
    for (int others = table.solvent & ~(1 << seat); others != 0; others &= others - 1) {
      int other = Integer.numberOfTrailingZeros(others);
      int most = most(table, building, other, start);
      left -= known ? Math.min(wish(table, building, other), most) : most;
    }
    return left < 0;
  }

  /** Asks for the next building of a site: it is built, or the others are asked first. */
  static void ask(ClassicTable table, int seat, int site, int building, List<Event> events) {
    if (!isShort(table, seat, building)) {
      if (collected(table, building)) {
        setWish(table, building, seat, Math.max(0, wish(table, building, seat) - 1));
      }
      Buildings.erect(table, seat, site, true, events);
      return;
    }
    int start = start(table, building, table.solvent);
    int asked = most(table, building, seat, start) > 1 ? 1 << seat : 0;
    for (int others = table.solvent & ~(1 << seat); others != 0; others &= others - 1) {
      int other = Integer.numberOfTrailingZeros(others);
      asked |= most(table, building, other, start) > 0 ? 1 << other : 0;
    }
    table.wishes[building] = 0;
    setWish(table, building, seat, 1);
    table.push(Frame.SHORTAGE, things(building, asked, site), 0, seat, 0);
    if (events != null) {
      Building kind = Building.of(building);
      events.add(new ClassicEvent.ShortageBegan(seat, kind, Bits.listed(asked & ~(1 << seat))));
    }
  }

  /** How many a seat that is asked may want. */
  public static int mostWanted(ClassicTable table, int seat) {
    int building = Word.things(table.top()) & 1;
    return most(table, building, seat, start(table, building, table.solvent));
  }

  public static void answer(ClassicTable table, int seat, int count, List<Event> events) {
    long frame = table.top();
    int asked = asked(frame) & ~(1 << seat);
    int building = Word.things(frame) & 1;
    int asker = Word.one(frame);
    setWish(table, building, seat, count);
    if (events != null) {
      events.add(count > 0 ? new ClassicEvent.Wanted(seat, count) : new ClassicEvent.Waived(seat));
    }
    if (asked != 0) {
      table.replaceTop(Frame.SHORTAGE, things(building, asked, site(frame)), 0, asker, 0);
    } else if (demand(table, building) <= stock(table, building)) {
      table.pop();
      ask(table, asker, site(frame), building, events);
    } else {
      table.replaceTop(Frame.BUILDING_SALE, building, 0, asker, 0);
    }
  }

  private static int demand(ClassicTable table, int building) {
    int demand = 0;
    for (int left = table.solvent; left != 0; left &= left - 1) {
      demand += wish(table, building, Integer.numberOfTrailingZeros(left));
    }
    return demand;
  }

  // --- one auction after the other

  /** The BUILDING_SALE frame is on top: the next building, or all that were short are sold. */
  static void next(ClassicTable table, List<Event> events) {
    long sale = table.top();
    int building = Word.things(sale) & 1;
    int seats = wishing(table, building);
    int stock = stock(table, building);
    if (stock == 0 || Integer.bitCount(seats) < 2 || demand(table, building) <= stock) {
      table.pop();
      return;
    }
    int asker = Word.one(sale);
    int from = seats & -(1 << asker);
    int opener = Integer.numberOfTrailingZeros(from != 0 ? from : seats);
    int start = start(table, building, seats);
    table.push(Frame.BUILDING_AUCTION, auctioned(building, seats, 0), start, opener, 0);
    if (events != null) {
      events.add(new ClassicEvent.BuildingAuctionBegan(Building.of(building), Bits.listed(seats)));
      events.add(new ClassicEvent.BidMade(opener, start));
    }
    Auctions.closeIfDone(table, events);
  }

  /** Who wants one and can still place and pay it; whoever cannot wants none any more. */
  private static int wishing(ClassicTable table, int building) {
    int seats = 0;
    for (int left = table.solvent; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int room = Buildings.room(table, seat, Building.of(building));
      int wish = Math.min(wish(table, building, seat), room);
      setWish(table, building, seat, wish);
      seats |= wish > 0 ? 1 << seat : 0;
    }
    int start = start(table, building, seats);
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      if (table.cash[seat] < start) {
        setWish(table, building, seat, 0);
        seats &= ~(1 << seat);
      }
    }
    return seats;
  }

  /**
   * The lowest price printed for any place where a bidder could put it; or 1. Who cannot pay the
   * own price is no bidder unless the price of another is lower.
   */
  private static int start(ClassicTable table, int building, int seats) {
    if (!table.rules.shortageAtPrice) {
      return 1;
    }
    int lowest = Integer.MAX_VALUE;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int price = Buildings.lowestPrice(table, seat, Building.of(building));
      lowest = price <= table.cash[seat] ? Math.min(lowest, price) : lowest;
    }
    return lowest;
  }

  public static int bidders(ClassicTable table) {
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
    int building = Word.things(auction) & 1;
    if (events != null) {
      events.add(new ClassicEvent.AuctionWon(winner, amount));
    }
    Payments.pay(table, winner, ClassicTable.BANK, amount, Cause.AUCTION, events);
    setWish(table, building, winner, wish(table, building, winner) - 1);
    table.replaceTop(Frame.PLACE, building, 0, winner, 0);
  }

  /** Where the winner may put it: the price is paid. */
  public static int places(ClassicTable table) {
    long place = table.top();
    Building building = Building.of(Word.things(place) & 1);
    return Buildings.places(table, Word.one(place), building, Integer.MAX_VALUE);
  }

  public static void place(ClassicTable table, int site, List<Event> events) {
    int seat = Word.one(table.top());
    table.pop();
    Buildings.erect(table, seat, site, false, events);
  }
}
