package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** Rolling, moving and landing. */
public final class Movement {
  /** A double that lets the player roll again. */
  public static final int AGAIN = 1 << 6;

  /** The dice were moved. */
  public static final int MOVED = 1 << 7;

  /** Salaries that are due when the move is done (HB-04, as an option): two at most. */
  private static final int SALARIES_AT = 8;

  private Movement() {}

  // --- the MOVE frame: two dice of 3 bits, and what is above

  public static int first(long move) {
    return Word.things(move) & 7;
  }

  public static int second(long move) {
    return Word.things(move) >> 3 & 7;
  }

  public static boolean is(long move, int mark) {
    return (Word.things(move) & mark) != 0;
  }

  public static int salaries(long move) {
    return Word.things(move) >> SALARIES_AT;
  }

  public static int salaries(int count) {
    return count << SALARIES_AT;
  }

  public static int move(int first, int second, int marks) {
    return first | second << 3 | marks;
  }

  // --- rolling

  /** The player takes the dice: who has not claimed rent is late, and offers can be made anew. */
  public static void takeDice(ClassicTable table, List<Event> events) {
    if (!table.rolled) {
      Rents.lapse(table, events);
      table.rolled = true;
    }
    table.offersLeft = table.rules.freshOffers;
    Shortages.forget(table);
    table.push(Frame.ROLL, 0, 0, table.player, 0);
  }

  static void rolled(ClassicTable table, int first, int second, List<Event> events) {
    int player = table.player;
    if (events != null) {
      events.add(new ClassicEvent.DiceRolled(player, List.of(first, second)));
    }
    boolean isDouble = first == second;
    if (table.jail[player] != 0) {
      table.pop();
      Jail.rolled(table, first, second, events);
      return;
    }
    if (isDouble && ++table.doubles == ClassicRules.DOUBLES_TO_JAIL) {
      // C8-08, HB-26: the third double is not moved
      table.pop();
      Jail.enter(table, player, events);
      Turns.next(table, events);
      return;
    }
    // C8-06
    boolean again = isDouble && (table.rules.releasedRollAgain || !table.released);
    byDice(table, player, move(first, second, again ? AGAIN : 0), events);
  }

  /** The MOVE frame is on top: moves, or is done. */
  static void goOn(ClassicTable table, List<Event> events) {
    long move = table.top();
    int player = Word.one(move);
    if (is(move, MOVED) || !table.isSolvent(player)) {
      moved(table, events);
      return;
    }
    if (table.jail[player] != 0) {
      Jail.leave(table, player, events);
    }
    byDice(table, player, Word.things(move), events);
  }

  /** Moves by the dice; the frame of the move is done when what follows is. */
  private static void byDice(ClassicTable table, int player, int rolled, List<Event> events) {
    int dice = (rolled & 7) + (rolled >> 3 & 7);
    int to = table.space[player] + dice;
    boolean passesGo = to >= ClassicBoard.SPACES;
    table.replaceTop(Frame.MOVE, rolled | MOVED, 0, player, 0);
    step(table, player, passesGo ? to - ClassicBoard.SPACES : to, passesGo, events);
    land(table, player, dice, false, events);
  }

  /** The MOVE frame is on top, and done. */
  private static void moved(ClassicTable table, List<Event> events) {
    long move = table.top();
    int player = Word.one(move);
    table.pop();
    if (table.isSolvent(player) && table.jail[player] == 0) {
      for (int due = salaries(move); due > 0; due--) {
        salary(table, player, 1, events);
      }
    }
    Turns.moved(table, is(move, AGAIN), events);
  }

  // --- moving

  /** Forward to a space; GO is passed or reached when its number is lower (C8-09). */
  static void advance(ClassicTable table, int seat, int to, List<Event> events) {
    step(table, seat, to, to <= table.space[seat], events);
  }

  /** The salary comes before what the space does, or when the move is done (HB-04). */
  static void step(ClassicTable table, int seat, int to, boolean passesGo, List<Event> events) {
    if (events != null) {
      events.add(new ClassicEvent.Moved(seat, table.space[seat], to));
    }
    table.space[seat] = (byte) to;
    if (table.rules.salaryLast && passesGo) {
      int at = table.find(Frame.MOVE);
      table.replace(at, table.frameAt(at) + Word.of(0, salaries(1), 0, 0, 0));
    } else if (!table.rules.salaryLast) {
      salary(table, seat, passesGo ? 1 : 0, events);
    }
  }

  private static void salary(ClassicTable table, int seat, int times, List<Event> events) {
    Payments.pay(table, ClassicTable.BANK, seat, times * ClassicRules.SALARY, Cause.SALARY, events);
  }

  /**
   * What the space does.
   *
   * @param dice the sum of the dice that brought the seat here
   * @param nearest whether a card sent it to the nearest railroad or utility
   */
  static void land(ClassicTable table, int seat, int dice, boolean nearest, List<Event> events) {
    int space = table.space[seat];
    int deed = table.board.deedAt[space];
    if (deed != ClassicTable.NONE) {
      int free = table.holdings[seat] | table.mortgaged;
      if (table.owner[deed] == ClassicTable.BANK) {
        table.push(Frame.BUY, deed, 0, seat, 0);
      } else if ((free >> deed & 1) == 0) {
        Rents.due(table, deed, seat, dice, nearest, events);
      }
      return;
    }
    switch (table.board.kind(space)) {
      case CHANCE -> Cards.draw(table, Deck.CHANCE.ordinal(), seat, events);
      case COMMUNITY_CHEST -> Cards.draw(table, Deck.COMMUNITY_CHEST.ordinal(), seat, events);
      case TAX -> tax(table, seat, space, events);
      case GO_TO_JAIL -> Jail.enter(table, seat, events);
      default -> {}
    }
  }

  private static void tax(ClassicTable table, int seat, int space, List<Event> events) {
    if (table.rules.oldTaxes && table.board.choice[space]) {
      table.push(Frame.TAX, space, 0, seat, 0);
      return;
    }
    int sum = table.rules.oldTaxes ? table.board.oldTax[space] : table.board.tax[space];
    Payments.charge(table, seat, ClassicTable.BANK, sum, Cause.TAX, events);
  }

  /** The old income tax: the printed sum, or a tenth of one's worth, fractions dropped (CT-10). */
  public static void chooseTax(ClassicTable table, boolean tenth, List<Event> events) {
    long tax = table.top();
    table.pop();
    int seat = Word.one(tax);
    int sum = tenth ? Endings.worth(table, seat) / 10 : table.board.oldTax[Word.things(tax)];
    Payments.charge(table, seat, ClassicTable.BANK, sum, Cause.TAX, events);
  }
}
