package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.state.ClassicTable;
import java.util.List;

/** Deeds and cards that go from one to another. */
final class Property {
  private Property() {}

  /** Gives deeds and cards, wherever they are, to a seat; deeds also to the Bank. */
  static void give(ClassicTable table, int things, int to, List<Event> events) {
    for (int left = things; left != 0; left &= left - 1) {
      int thing = Integer.numberOfTrailingZeros(left);
      int from = table.owner[thing];
      table.owner[thing] = (byte) to;
      int bit = 1 << thing;
      if (to != ClassicTable.BANK) {
        table.holdings[to] |= bit;
      }
      if (from != ClassicTable.BANK) {
        table.holdings[from] &= ~bit;
      }
      if (thing < ClassicTable.DEEDS) {
        regroup(table, table.board.group[thing], from, to);
      }
      if (events != null) {
        events.add(described(table, thing, from, to));
      }
    }
    if (table.claimCount > 0) {
      Rents.drop(table, things);
    }
  }

  private static void regroup(ClassicTable table, int group, int from, int to) {
    if (group < Group.COLOURS) {
      if (from != ClassicTable.BANK) {
        table.complete[from] &= ~(1 << group);
      }
      int deeds = table.board.groupDeeds[group];
      if (to != ClassicTable.BANK && (table.holdings[to] & deeds) == deeds) {
        table.complete[to] |= 1 << group;
      }
    }
  }

  private static ClassicEvent described(ClassicTable table, int thing, int from, int to) {
    int giver = ClassicTable.seat(from);
    int taker = ClassicTable.seat(to);
    return thing < ClassicTable.DEEDS
        ? new ClassicEvent.DeedGiven(table.board.spaceOf[thing], giver, taker)
        : new ClassicEvent.CardGiven(Deck.of(thing - ClassicTable.DEEDS), giver, taker);
  }
}
