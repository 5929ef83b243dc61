package croupier.engine.classic.rules;

import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** Who begins, whose turn it is, and how interruptions lead back to it. */
public final class Turns {
  private Turns() {}

  /**
   * Something on top is done: what lay below goes on, until somebody must decide or chance is
   * asked.
   */
  public static void goOn(ClassicTable table, List<Event> events) {
    for (; ; ) {
      Frame frame = table.frame();
      if (frame == Frame.TURN && table.isSolvent(table.player)) {
        return;
      }
      if (frame == Frame.MOVE) {
        Movement.goOn(table, events);
        continue;
      }
      switch (frame) {
        case TURN -> next(table, events);
        case CARD -> Cards.goOn(table, events);
        case DEBT -> {
          if (!Debts.settled(table, events)) {
            return;
          }
        }
        case TRANSFER -> {
          long transfer = table.top();
          if (Word.things(transfer) != 0 && table.isSolvent(Word.one(transfer))) {
            return;
          }
          table.pop();
        }
        case ESTATE -> Auctions.nextOfEstate(table, events);
        case BUILDING_SALE -> Shortages.next(table, events);
        case CLOSING -> {
          // CT-06
          if (table.claimCount > 0) {
            return;
          }
          Endings.over(table, events);
        }
        default -> {
          return;
        }
      }
    }
  }

  // --- the start: who rolls highest, by FIRST_ROLL frames of seats to roll, best seats, best sum

  private static final int BEST_SEATS_AT = 6;
  private static final int BEST_AT = 12;
  private static final int ALL_SEATS = 63;

  public static int toRoll(long frame) {
    return Word.things(frame) & ALL_SEATS;
  }

  public static int bestSeats(long frame) {
    return Word.things(frame) >> BEST_SEATS_AT & ALL_SEATS;
  }

  public static int best(long frame) {
    return Word.things(frame) >> BEST_AT;
  }

  public static int firstRoll(int toRoll, int bestSeats, int best) {
    return toRoll | bestSeats << BEST_SEATS_AT | best << BEST_AT;
  }

  /** A table before the first roll. */
  public static ClassicTable start(ClassicRules rules, int seats) {
    ClassicTable table = new ClassicTable(rules, seats);
    table.push(Frame.FIRST_ROLL, firstRoll(table.solvent, 0, 0), 0, 0, 0);
    if (table.rules.quicker) {
      table.push(Frame.DEAL_DEEDS, 0, 0, 0, 0);
    }
    table.offersLeft = table.rules.freshOffers;
    return table;
  }

  /** The next deed of the quicker game: it is paid at once. */
  static void dealt(ClassicTable table, int deed, List<Event> events) {
    int dealt = Word.things(table.top());
    int seat = dealt % table.seats;
    if (events != null) {
      events.add(new ClassicEvent.DeedDealt(seat, table.board.spaceOf[deed]));
    }
    Payments.pay(table, seat, ClassicTable.BANK, table.board.price[deed], Cause.PRICE, events);
    Property.give(table, 1 << deed, seat, events);
    if (dealt + 1 == ClassicRules.DEALT * table.seats) {
      table.pop();
    } else {
      table.replaceTop(Frame.DEAL_DEEDS, dealt + 1, 0, 0, 0);
    }
  }

  /** C8-03, HB-30: the highest starts, ties roll again among themselves. */
  static void rolledForFirst(ClassicTable table, int first, int second, List<Event> events) {
    long frame = table.top();
    int seat = Integer.numberOfTrailingZeros(toRoll(frame));
    int left = toRoll(frame) & ~(1 << seat);
    int sum = first + second;
    int best = Math.max(best(frame), sum);
    int bestSeats = (best == best(frame) ? bestSeats(frame) : 0) | (sum == best ? 1 << seat : 0);
    if (events != null) {
      events.add(new ClassicEvent.RolledForFirst(seat, List.of(first, second)));
    }
    if (left != 0) {
      table.replaceTop(Frame.FIRST_ROLL, firstRoll(left, bestSeats, best), 0, 0, 0);
    } else if (Integer.bitCount(bestSeats) > 1) {
      if (events != null) {
        events.add(new ClassicEvent.TiedForFirst(Bits.listed(bestSeats)));
      }
      table.replaceTop(Frame.FIRST_ROLL, firstRoll(bestSeats, 0, 0), 0, 0, 0);
    } else {
      int starter = Integer.numberOfTrailingZeros(bestSeats);
      if (events != null) {
        events.add(new ClassicEvent.FirstPlayer(starter));
      }
      table.replaceTop(Frame.TURN, 0, 0, 0, 0);
      begin(table, starter, events);
    }
  }

  // --- turn after turn

  /** The move is done. */
  static void moved(ClassicTable table, boolean again, List<Event> events) {
    int player = table.player;
    if (!again || table.jail[player] != 0 || !table.isSolvent(player)) {
      next(table, events);
    } else if (events != null) {
      events.add(new ClassicEvent.RollsAgain(player));
    }
  }

  /** The turn is over: the next player, or the end that was agreed on (C8-38, HB-29, CT-16). */
  static void next(ClassicTable table, List<Event> events) {
    table.doubles = 0;
    if (table.turn == table.rules.lastTurn) {
      if (events != null) {
        events.add(new ClassicEvent.TurnsOver(table.turn));
      }
      table.push(Frame.CLOSING, 0, 0, 0, 0);
    } else if (table.rules.lastSecond > 0) {
      table.push(Frame.CLOCK, 0, 0, 0, 0);
    } else {
      begin(table, table.after(table.player), events);
    }
  }

  /** C8-38: time is looked at between turns, so the running turn was finished. */
  static void timeTold(ClassicTable table, int seconds, List<Event> events) {
    table.pop();
    table.seconds = seconds;
    if (events != null) {
      events.add(new ClassicEvent.TimeTold(seconds));
    }
    if (seconds < table.rules.lastSecond) {
      begin(table, table.after(table.player), events);
      return;
    }
    if (events != null) {
      events.add(new ClassicEvent.TimeOver(seconds));
    }
    table.push(Frame.CLOSING, 0, 0, 0, 0);
  }

  private static void begin(ClassicTable table, int player, List<Event> events) {
    table.turn++;
    table.player = player;
    table.rolled = false;
    // C8-04, C8-06: whoever paid in the last turn comes out of jail with this one
    table.released = (table.finePaid >> player & 1) == 1;
    table.finePaid &= ~(1 << player);
    if (events != null) {
      events.add(new ClassicEvent.TurnBegan(table.turn, player));
    }
  }
}
