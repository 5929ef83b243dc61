package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** How much rent is, and who may ask for it. */
public final class Rents {
  /** A claim is a deed, whether fresh dice are multiplied, and the sum or the multiplier. */
  private static final int FRESH_AT = 5;

  private static final int AMOUNT_AT = 6;
  private static final int OWNER_AT = 22;
  private static final int PAYER_AT = 25;

  /** No rent is higher: the dearest hotel, or a railroad doubled. */
  public static final int MOST = 0xffff;

  private static final int MOST_DICE = 12;

  private Rents() {}

  public static int claim(int deed, boolean fresh, int amount, int owner, int payer) {
    return deed
        | (fresh ? 1 << FRESH_AT : 0)
        | amount << AMOUNT_AT
        | owner << OWNER_AT
        | payer << PAYER_AT;
  }

  public static int deed(int claim) {
    return claim & 31;
  }

  public static boolean fresh(int claim) {
    return (claim >> FRESH_AT & 1) == 1;
  }

  public static int amount(int claim) {
    return claim >>> AMOUNT_AT & 0xffff;
  }

  /** The most that a claim can cost: fresh dice are not rolled yet. */
  static int most(int claim) {
    return amount(claim) * (fresh(claim) ? MOST_DICE : 1);
  }

  public static int owner(int claim) {
    return claim >>> OWNER_AT & 7;
  }

  public static int payer(int claim) {
    return claim >>> PAYER_AT & 7;
  }

  public static ClassicEvent.RentDue described(ClassicTable table, int claim) {
    int deed = table.board.spaceOf[deed(claim)];
    return new ClassicEvent.RentDue(owner(claim), payer(claim), deed, amount(claim), fresh(claim));
  }

  /** The rent of a deed as things are; of utilities, what the dice are multiplied by. */
  public static int rent(ClassicTable table, int deed) {
    ClassicBoard board = table.board;
    int owner = table.owner[deed];
    if (owner == ClassicTable.BANK || (table.mortgaged >> deed & 1) == 1) {
      return 0;
    }
    int group = board.group[deed];
    int column = group < Group.COLOURS ? built(table, deed) : count(table, owner, group) - 1;
    int printed = board.rent[deed * ClassicBoard.RENTS + column];
    return column == 0 && doubled(table, owner, group) ? 2 * printed : printed;
  }

  /** The column of a site. */
  private static int built(ClassicTable table, int deed) {
    int steps = table.steps[deed];
    return steps > table.rules.mostHouses ? ClassicBoard.HOTEL_RENT : steps;
  }

  /** C8-11: all sites of the group; HB-06: and none of them mortgaged. */
  private static boolean doubled(ClassicTable table, int owner, int group) {
    return (table.complete[owner] >> group & 1) == 1
        && (table.rules.doubledAlways || (table.mortgaged & table.board.groupDeeds[group]) == 0);
  }

  /** C8-12: how many railroads or utilities count. */
  private static int count(ClassicTable table, int owner, int group) {
    int ignored = table.rules.mortgagedCount ? 0 : table.mortgaged;
    return Integer.bitCount(table.holdings[owner] & table.board.groupDeeds[group] & ~ignored);
  }

  public static int claimable(ClassicTable table, int seat) {
    int deeds = 0;
    for (int i = 0; i < table.claimCount; i++) {
      int claim = table.claims[i];
      deeds |= (owner(claim) == seat ? 1 : 0) << deed(claim);
    }
    return deeds;
  }

  /**
   * Somebody landed on a deed of another. The amount is fixed now (CT-08).
   *
   * @param dice the sum of the dice that brought the payer there
   * @param nearest whether a card sent the payer to the nearest railroad or utility: then the rent
   *     is double, or ten times fresh dice (C8-13, C8-14)
   */
  static void due(
      ClassicTable table, int deed, int payer, int dice, boolean nearest, List<Event> events) {
    int amount = rent(table, deed);
    boolean fresh = false;
    int group = table.board.group[deed];
    if (group == Group.UTILITY.ordinal()) {
      fresh = nearest || table.rules.freshDice;
      amount = (nearest ? table.board.bestUtilityFactor() : amount) * (fresh ? 1 : dice);
    } else if (nearest) {
      amount *= 2;
    }
    int owner = table.owner[deed];
    int claim = claim(deed, fresh, amount, owner, payer);
    if (!table.rules.claimed) {
      collect(table, claim, events);
      return;
    }
    table.claims[table.claimCount++] = claim;
    if (events != null) {
      events.add(new ClassicEvent.RentDue(owner, payer, table.board.spaceOf[deed], amount, fresh));
    }
  }

  /** The owner asks in time (C8-10, HB-05); in jail too (C8-33). */
  public static void claim(ClassicTable table, int owner, int deed, List<Event> events) {
    for (int i = 0; i < table.claimCount; i++) {
      int claim = table.claims[i];
      if (owner(claim) == owner && deed(claim) == deed) {
        remove(table, i);
        if (events != null) {
          ClassicEvent.RentDue due = described(table, claim);
          events.add(
              new ClassicEvent.RentClaimed(
                  due.owner(), due.payer(), due.deed(), due.amount(), due.freshDice()));
        }
        collect(table, claim, events);
        return;
      }
    }
    throw new IllegalStateException("no rent to claim for deed " + deed);
  }

  static void collect(ClassicTable table, int claim, List<Event> events) {
    if (fresh(claim)) {
      table.push(Frame.UTILITY_ROLL, deed(claim), amount(claim), owner(claim), payer(claim));
    } else {
      Payments.charge(table, payer(claim), owner(claim), amount(claim), Cause.RENT, events);
    }
  }

  /** The dice for a utility were rolled. */
  static void utilityRolled(ClassicTable table, int first, int second, List<Event> events) {
    long roll = table.top();
    table.pop();
    int payer = Word.other(roll);
    if (events != null) {
      int space = table.board.spaceOf[Word.things(roll)];
      events.add(new ClassicEvent.UtilityRolled(payer, space, List.of(first, second)));
    }
    int amount = Word.amount(roll) * (first + second);
    Payments.charge(table, payer, Word.one(roll), amount, Cause.RENT, events);
  }

  /** The next player rolls: nobody asked, so nothing is paid. */
  static void lapse(ClassicTable table, List<Event> events) {
    lapse(table, table.solvent, events);
  }

  /** These seats have not asked and will not. */
  public static void lapse(ClassicTable table, int owners, List<Event> events) {
    for (int i = 0; i < table.claimCount; ) {
      int claim = table.claims[i];
      if ((owners >> owner(claim) & 1) == 0) {
        i++;
        continue;
      }
      remove(table, i);
      if (events != null) {
        ClassicEvent.RentDue due = described(table, claim);
        events.add(
            new ClassicEvent.RentLapsed(
                due.owner(), due.payer(), due.deed(), due.amount(), due.freshDice()));
      }
    }
  }

  /** The seats that can claim rent. */
  public static int owners(ClassicTable table) {
    int owners = 0;
    for (int i = 0; i < table.claimCount; i++) {
      owners |= 1 << owner(table.claims[i]);
    }
    return owners;
  }

  /** Who gives a deed away or mortgages it cannot claim rent for it any more (CT-08). */
  static void drop(ClassicTable table, int deeds) {
    for (int i = table.claimCount - 1; i >= 0; i--) {
      if ((deeds >> deed(table.claims[i]) & 1) == 1) {
        remove(table, i);
      }
    }
  }

  /** A bankrupt owes nobody; and nobody owes a bankrupt, whose deeds go to others. */
  static void dropPayer(ClassicTable table, int seat) {
    for (int i = table.claimCount - 1; i >= 0; i--) {
      if (payer(table.claims[i]) == seat) {
        remove(table, i);
      }
    }
  }

  static void remove(ClassicTable table, int at) {
    table.claimCount--;
    for (int i = at; i < table.claimCount; i++) {
      table.claims[i] = table.claims[i + 1];
    }
  }
}
