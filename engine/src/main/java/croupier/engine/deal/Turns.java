package croupier.engine.deal;

import croupier.engine.Event;
import java.util.List;

/** The course of a turn: draw, play, discard, and the next seat. */
final class Turns {
  private static final DealData DATA = DealData.STANDARD;

  private Turns() {}

  static void first(DealTable table, int seat, List<Event> events) {
    table.turn = seat;
    table.phase = Phase.DEAL;
    if (events != null) {
      events.add(new DealEvent.FirstChosen(seat));
    }
  }

  /** A hand was dealt; when all have one, the game begins. */
  static void dealt(DealTable table, int seat, int count, List<Event> events) {
    if (events != null) {
      events.add(new DealEvent.HandDealt(seat, count));
    }
    if (table.next(seat) == table.turn) {
      begin(table, table.turn, events);
    }
  }

  private static void begin(DealTable table, int seat, List<Event> events) {
    table.turn = seat;
    table.plays = DATA.plays;
    table.rearrangements = DealTable.REARRANGEMENTS;
    if (events != null) {
      events.add(new DealEvent.TurnBegan(seat));
    }
    if (!Endings.checkWin(table, events)) {
      draw(table, events);
    }
  }

  /** Waits for cards to be drawn, if there are any. */
  private static void draw(DealTable table, List<Event> events) {
    table.phase = Phase.DRAW;
    if (Draws.count(table) == 0) {
      if (events != null) {
        events.add(new DealEvent.NothingToDraw(table.turn));
      }
      goOn(table, events);
    }
  }

  static void drawn(DealTable table, int count, List<Event> events) {
    if (events != null) {
      events.add(new DealEvent.CardsDrawn(table.turn, count));
    }
    goOn(table, events);
  }

  static void passGo(DealTable table, List<Event> events) {
    table.spend(Card.PASS_GO);
    if (events != null) {
      events.add(new DealEvent.WentPastGo(table.turn));
    }
    draw(table, events);
  }

  /**
   * After something is done with: somebody has won, or the turn goes on, or it ends because nothing
   * is left to do in it (DE-05).
   */
  static void goOn(DealTable table, List<Event> events) {
    if (Endings.checkWin(table, events)) {
      return;
    }
    if (Plays.possible(table) || Rearrangements.possible(table)) {
      table.phase = Phase.PLAY;
    } else {
      end(table, events);
    }
  }

  /** Ends the turn, or first waits for discards (DL-06, DL-07). */
  static void end(DealTable table, List<Event> events) {
    if (isOverLimit(table) || table.rules.discardingFreely() && !table.holdsNothing(table.turn)) {
      table.phase = Phase.DISCARD;
    } else {
      finish(table, events);
    }
  }

  static boolean isOverLimit(DealTable table) {
    return table.held(table.turn) > DATA.handLimit;
  }

  static int discards(DealTable table, long[] into) {
    int count = 0;
    if (!isOverLimit(table)) {
      into[count++] = DealMoves.move(DealMoves.END_TURN);
    }
    int hand = DealTable.handOf(table.turn);
    for (int word = 0; word < DealTable.PAIR; word++) {
      long left = table.cards[hand + word];
      while (left != 0) {
        int kind = DealCards.kind(word, Long.lowestOneBit(left));
        left &= ~DealCards.MASK[kind];
        into[count++] = DealMoves.move(DealMoves.DISCARD, kind);
      }
    }
    return count;
  }

  static void discard(DealTable table, long move, List<Event> events) {
    if (DealMoves.kind(move) == DealMoves.END_TURN) {
      finish(table, events);
    } else {
      discardOne(table, DealMoves.first(move), events);
    }
  }

  private static void discardOne(DealTable table, int kind, List<Event> events) {
    int hand = DealTable.handOf(table.turn);
    if (table.rules.excessUnderPile()) {
      table.shift(hand, DealTable.UNDER, kind);
      if (events != null) {
        events.add(new DealEvent.PutUnderPile(table.turn));
      }
    } else {
      table.shift(hand, DealTable.DISCARDS, kind);
      if (events != null) {
        events.add(new DealEvent.Discarded(table.turn, Card.of(kind)));
      }
    }
    end(table, events);
  }

  private static void finish(DealTable table, List<Event> events) {
    table.quiet = table.plays == DATA.plays ? table.quiet + 1 : 0;
    if (events != null) {
      events.add(new DealEvent.TurnEnded(table.turn));
    }
    if (Endings.isStale(table)) {
      Endings.stalemate(table, events);
    } else {
      begin(table, table.next(table.turn), events);
    }
  }
}
