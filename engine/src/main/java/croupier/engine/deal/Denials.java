package croupier.engine.deal;

import croupier.engine.Event;
import java.util.List;

/**
 * What is played against others goes from target to target, clockwise; each may say no, and every
 * No may be answered by a No of the other side (DL-10 to DL-14).
 *
 * <p>A seat is asked whether it has a Just Say No or not, so that being asked tells nothing. It is
 * not asked when everybody knows that it cannot have one (DE-06).
 */
final class Denials {
  private Denials() {}

  static void begin(DealTable table, int targets, List<Event> events) {
    table.waiting = targets;
    nextTarget(table, events);
  }

  /** Goes to the next target that has something to answer; after the last the turn goes on. */
  static void nextTarget(DealTable table, List<Event> events) {
    while (table.waiting != 0) {
      table.target = table.firstOf(table.waiting);
      table.waiting &= ~(1 << table.target);
      table.noes = 0;
      table.toDoubling = false;
      table.spared = false;
      if (Charges.isCharge(table.effect) && table.worthOf(table.target) == 0) {
        if (events != null) {
          events.add(new DealEvent.NothingToPay(table.target));
        }
      } else {
        ask(table, events);
        return;
      }
    }
    clear(table);
    Turns.goOn(table, events);
  }

  private static void clear(DealTable table) {
    table.effect = DealTable.NONE;
    table.colour = DealTable.NONE;
    table.doublers = 0;
    table.amount = 0;
    table.wanted = DealTable.NONE;
    table.given = DealTable.NONE;
    table.target = DealTable.NONE;
    table.noes = 0;
    table.toDoubling = false;
    table.spared = false;
  }

  /** Who answers now: after an even number of Noes the target. */
  static int asked(DealTable table) {
    return (table.noes & 1) == 0 ? table.target : table.turn;
  }

  private static void ask(DealTable table, List<Event> events) {
    if (mayAnswer(table, asked(table))) {
      table.phase = Phase.ANSWER;
    } else {
      if (events != null) {
        events.add(new DealEvent.NotAsked(asked(table)));
      }
      settle(table, events);
    }
  }

  /** Whether, for all that everybody knows, a seat could say no. */
  static boolean mayAnswer(DealTable table, int seat) {
    return !table.holdsNothing(seat)
        && table.hiddenNoes() > 0
        && (seat != table.turn || !table.rules.noIsAPlay() || table.plays > 0);
  }

  /** Whether the doubling of a rent is there and could be denied on its own (DL-12). */
  static boolean mayDenyDoubling(DealTable table) {
    return table.rules.noToDoubling() && table.doublers > 0 && !table.spared && table.noes == 0;
  }

  /** Whether a Just Say No would stop everything. */
  static boolean mayDenyAll(DealTable table) {
    return table.rules.noToRent() || !mayDenyDoubling(table);
  }

  static int list(DealTable table, long[] into) {
    into[0] = DealMoves.move(DealMoves.ACCEPT);
    int count = 1;
    if (table.held(asked(table), Card.JUST_SAY_NO) > 0) {
      if (mayDenyAll(table)) {
        into[count++] = DealMoves.move(DealMoves.JUST_SAY_NO);
      }
      if (mayDenyDoubling(table)) {
        into[count++] = DealMoves.move(DealMoves.SAY_NO_TO_DOUBLING);
      }
    }
    return count;
  }

  static void act(DealTable table, long move, List<Event> events) {
    switch (DealMoves.kind(move)) {
      case DealMoves.ACCEPT -> accept(table, events);
      case DealMoves.JUST_SAY_NO -> sayNo(table, false, events);
      default -> sayNo(table, true, events);
    }
  }

  private static void accept(DealTable table, List<Event> events) {
    if (events != null) {
      events.add(new DealEvent.Accepted(asked(table)));
    }
    settle(table, events);
  }

  private static void sayNo(DealTable table, boolean toDoubling, List<Event> events) {
    int seat = asked(table);
    table.shift(DealTable.handOf(seat), DealTable.DISCARDS, Card.JUST_SAY_NO.ordinal());
    if (seat == table.turn && table.rules.noIsAPlay()) {
      table.plays--;
    }
    Card card = table.noes == 0 ? Card.of(table.effect) : Card.JUST_SAY_NO;
    table.noes++;
    if (toDoubling) {
      table.toDoubling = true;
    }
    if (events != null) {
      int against = asked(table);
      events.add(
          toDoubling
              ? new DealEvent.SaidNoToDoubling(seat, against)
              : new DealEvent.SaidNo(seat, against, card));
    }
    ask(table, events);
  }

  /** Nobody says no any more: an even number of Noes cancel each other. */
  private static void settle(DealTable table, List<Event> events) {
    if ((table.noes & 1) == 0) {
      carryOut(table, events);
    } else if (table.toDoubling) {
      table.noes = 0;
      table.toDoubling = false;
      table.spared = true;
      if (events != null) {
        events.add(new DealEvent.SparedDoubling(table.target, Charges.owed(table)));
      }
      ask(table, events);
    } else {
      if (events != null) {
        events.add(new DealEvent.Spared(table.target));
      }
      nextTarget(table, events);
    }
  }

  private static void carryOut(DealTable table, List<Event> events) {
    table.noes = 0;
    table.toDoubling = false;
    if (Charges.isCharge(table.effect)) {
      Charges.collect(table, events);
    } else {
      Takings.carryOut(table, events);
    }
  }
}
