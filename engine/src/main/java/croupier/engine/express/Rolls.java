package croupier.engine.express;

import croupier.engine.Event;
import java.util.List;

/** What a roll brings before anything is decided. */
final class Rolls {
  private Rolls() {}

  static void landed(ExpressTable table, long roll, List<Event> events) {
    if (events != null) {
      events.add(
          new ExpressEvent.DiceRolled(
              table.turn,
              ExpressTable.dice(table.diceToRoll()),
              ((ExpressOutcome.Rolled) Dice.outcome(table, roll)).faces()));
    }
    long rest = roll;
    long shown = 0;
    for (int left = table.diceToRoll(); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      shown |= (table.data.face(die, (int) rest & 7) + 1L) << 5 * die;
      rest >>>= 3;
    }
    table.showing = shown;
    JailSquares.catchPolicemen(table, events); // EX-05
    boolean saved = table.getOutSaves && table.showing(Die.H) == Face.GET_OUT_OF_JAIL;
    if (Integer.bitCount(table.jailed) == Die.POLICE_DICE && !saved) { // EX-13
      Turns.goToJail(table, events);
      return;
    }
    table.phase = Phase.CHOOSING;
    collectGo(table, events);
    HouseDie.takesEffect(table, events);
  }

  private static void collectGo(ExpressTable table, List<Event> events) {
    for (int left = Die.POLICE_BITS & ~table.jailed & ~table.resting; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (table.shows(die, Face.GO)) {
        table.goMoney += table.data.go; // EX-09
        if (table.goRests) {
          table.resting |= 1 << die;
          table.showing &= ~(31L << 5 * die);
        }
        if (events != null) {
          events.add(new ExpressEvent.GoCollected(table.turn, table.data.go));
        }
      }
    }
  }
}
