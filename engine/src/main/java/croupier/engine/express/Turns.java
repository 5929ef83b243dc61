package croupier.engine.express;

import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.Group;
import java.util.List;

/** When a turn begins and ends, and what it leaves behind. */
final class Turns {
  private Turns() {}

  static void begin(ExpressTable table, int seat, List<Event> events) {
    table.turn = seat;
    table.housesBefore = table.houses[seat];
    table.phase = Phase.READY;
    if (events != null) {
      events.add(new ExpressEvent.TurnBegan(seat));
    }
  }

  static void stop(ExpressTable table, List<Event> events) {
    table.scores[table.turn] += table.turnScore();
    if (events != null) {
      events.add(
          new ExpressEvent.TurnScored(
              table.turn,
              table.completeMoney(),
              table.incompleteMoney(),
              table.houseMoney(),
              table.goMoney,
              table.hotelMoney,
              table.scores[table.turn]));
    }
    clearBoard(table);
    if (!table.housesStay) {
      table.houses[table.turn] = 0; // EX-15
    }
    if (table.scores[table.turn] >= table.goal) { // EX-21
      table.phase = Phase.OVER;
      table.housesBefore = table.houses[table.turn];
      if (events != null) {
        events.add(new ExpressEvent.GameWon(table.turn, table.scores[table.turn]));
      }
    } else {
      begin(table, table.next(), events);
    }
  }

  static void goToJail(ExpressTable table, List<Event> events) {
    if (events != null) {
      events.add(new ExpressEvent.WentToJail(table.turn, table.turnScore()));
    }
    clearBoard(table); // EX-22
    table.houses[table.turn] = Math.min(table.houses[table.turn], table.housesBefore);
    begin(table, table.next(), events);
  }

  private static void clearBoard(ExpressTable table) {
    table.placed = 0;
    table.placedOn = 0;
    table.placedAsChance = 0;
    table.jailed = 0;
    table.resting = 0;
    table.showing = 0;
    table.filled = 0;
    table.chances = 0;
    table.open = (1 << Group.COUNT) - 1;
    table.goMoney = 0;
    table.hotelMoney = 0;
  }

  /** The fewest policemen begin; the tied roll again (EX-23). */
  static void policemenCounted(ExpressTable table, long roll, List<Event> events) {
    if (events != null) {
      events.add(
          new ExpressEvent.PolicemenCounted(
              Bits.listed(table.starters),
              ((ExpressOutcome.Policemen) Dice.outcome(table, roll)).counts()));
    }
    int fewest = Die.POLICE_DICE + 1;
    int tied = 0;
    long rest = roll;
    for (int left = table.starters; left != 0; left &= left - 1) {
      int count = (int) rest & 7;
      rest >>>= 3;
      if (count < fewest) {
        fewest = count;
        tied = 0;
      }
      tied |= count == fewest ? Integer.lowestOneBit(left) : 0;
    }
    table.starters = tied;
    if (Integer.bitCount(tied) == 1) {
      table.starters = 0;
      begin(table, Integer.numberOfTrailingZeros(tied), events);
    }
  }
}
