package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** Deals between two seats: deeds, cards that get out of jail, and cash (C8-32, HB-23). */
public final class Trades {
  /** What a card that gets out of jail is usually offered for. */
  private static final int CARD_PRICE = ClassicRules.FINE;

  public static final int IMPOSSIBLE = Integer.MIN_VALUE;

  private Trades() {}

  /**
   * Nothing of a group with buildings (sheets: Selling Property, Do a Deal; HB-16), and no deed
   * that was just received and whose mortgage is not decided on (CT-17).
   */
  public static int tradeable(ClassicTable table, int seat) {
    return table.holdings[seat] & ~table.built & ~Mortgages.undecided(table, seat);
  }

  /**
   * Whether a seat may offer this: at least one deed or card, for money alone would be a loan or a
   * gift (CT-02); no more cash than there is; and whoever receives mortgaged deeds can pay the 10 %
   * on them at once (CT-03).
   *
   * @param pays what the one who offers pays; below 0 what it asks for
   */
  public static boolean fits(ClassicTable table, int from, int to, int things, int pays) {
    return table.offersLeft(from) > 0 && possible(table, from, to, things, pays);
  }

  public static boolean possible(ClassicTable table, int from, int to, int things, int pays) {
    if (from == to
        || !table.isSolvent(to)
        || things == 0
        || (things & ~(tradeable(table, from) | tradeable(table, to))) != 0) {
      return false;
    }
    int given = things & table.holdings[from];
    int taken = things ^ given;
    if (!table.rules.swaps && given != 0 && taken != 0) {
      return false;
    }
    return pays <= mostPaid(table, from, taken, given)
        && -pays <= mostPaid(table, to, given, taken);
  }

  /**
   * What a seat can pay when it receives these and gives those: in cash, and so that it can still
   * raise what it owes (CT-18). Below 0 it must be paid so much at least.
   */
  public static int mostPaid(ClassicTable table, int seat, int received, int given) {
    int most = cashAfter(table, seat, received);
    return Debts.mayBeOwed(table)
        ? Math.min(most, Debts.mostPaid(table, seat, received, given))
        : most;
  }

  /** The cash that a seat has when it paid the 10 % on what is mortgaged among these (CT-03). */
  public static int cashAfter(ClassicTable table, int seat, int received) {
    return Math.min(table.cash[seat] - Mortgages.interest(table, received), Word.MOST_AMOUNT);
  }

  /**
   * What a seat pays (above 0) or asks (below 0) in the usual offer for one thing: the price, half
   * of it when mortgaged, or what the buyer has; IMPOSSIBLE when that is not enough.
   */
  public static int usual(ClassicTable table, int from, int to, int thing) {
    boolean sells = table.owner[thing] == from;
    int most = mostPaid(table, sells ? to : from, 1 << thing, 0);
    int least = Math.max(0, -mostPaid(table, sells ? from : to, 0, 1 << thing));
    if (most < least) {
      return IMPOSSIBLE;
    }
    int price = Math.max(least, Math.min(price(table, thing), most));
    return sells ? -price : price;
  }

  public static int price(ClassicTable table, int thing) {
    if (thing >= ClassicTable.DEEDS) {
      return CARD_PRICE;
    }
    boolean mortgaged = (table.mortgaged >> thing & 1) == 1;
    return table.board.price[thing] - (mortgaged ? table.board.mortgage[thing] : 0);
  }

  /** Whether a seat has an obvious use for this: more of a group that it has begun, a way out. */
  public static boolean isWelcome(ClassicTable table, int thing, int seat) {
    return thing >= ClassicTable.DEEDS
        ? table.jail[seat] != 0
        : (table.holdings[seat] & table.board.groupDeeds[table.board.group[thing]]) != 0;
  }

  /** Whether a seat that has nothing else to do could offer anything in the usual way. */
  public static boolean any(ClassicTable table, int seat) {
    if (table.offersLeft(seat) == 0) {
      return false;
    }
    int own = tradeable(table, seat);
    for (int left = table.solvent & ~(1 << seat); left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      int things = own | tradeable(table, other);
      if ((things & ~table.mortgaged) != 0 && !Debts.mayBeOwed(table)) {
        return true;
      }
      for (; things != 0; things &= things - 1) {
        if (usual(table, seat, other, Integer.numberOfTrailingZeros(things)) != IMPOSSIBLE) {
          return true;
        }
      }
    }
    return false;
  }

  // --- what happens

  /** An offer, or a counter to the one on top. */
  public static void offer(
      ClassicTable table, int from, int to, int things, int pays, List<Event> events) {
    table.offersLeft -= 1 << 4 * from;
    if (table.frame() == Frame.OFFER) {
      table.pop();
    }
    table.push(Frame.OFFER, things, pays, from, to);
    if (events != null) {
      events.add(described(table, table.top()));
    }
  }

  public static void accept(ClassicTable table, List<Event> events) {
    long offer = table.top();
    table.pop();
    int from = Word.one(offer);
    int to = Word.other(offer);
    int given = Word.things(offer) & table.holdings[from];
    int taken = Word.things(offer) ^ given;
    int pays = Word.amount(offer);
    if (events != null) {
      events.add(new ClassicEvent.DealMade(from, to));
    }
    if (pays >= 0) {
      Payments.pay(table, from, to, pays, Cause.DEAL, events);
    } else {
      Payments.pay(table, to, from, -pays, Cause.DEAL, events);
    }
    Property.give(table, given, to, events);
    Property.give(table, taken, from, events);
    Mortgages.received(table, to, given);
    Mortgages.received(table, from, taken);
  }

  public static void end(ClassicTable table, boolean withdrawn, List<Event> events) {
    long offer = table.top();
    table.pop();
    if (events != null) {
      int from = Word.one(offer);
      int to = Word.other(offer);
      events.add(
          withdrawn
              ? new ClassicEvent.DealWithdrawn(from, to)
              : new ClassicEvent.DealRefused(from, to));
    }
  }

  // --- in words

  public static ClassicEvent.DealOffered described(ClassicTable table, long offer) {
    int from = Word.one(offer);
    int taken = Word.things(offer) & ~table.holdings[from];
    return new ClassicEvent.DealOffered(from, Word.other(offer), trade(table, offer, taken));
  }

  /** The things and the amount of a move or an offer, as the one sees it who offers. */
  public static Trade trade(ClassicTable table, long word, int taken) {
    int given = Word.things(word) ^ taken;
    int pays = Word.amount(word);
    return new Trade(
        deeds(table, given),
        deeds(table, taken),
        Math.max(pays, 0),
        Math.max(-pays, 0),
        cards(given),
        cards(taken));
  }

  /** The deeds of a mask, by their spaces. */
  public static List<Integer> deeds(ClassicTable table, int things) {
    int deeds = things & ClassicTable.ALL_DEEDS;
    Integer[] spaces = new Integer[Integer.bitCount(deeds)];
    for (int i = 0; i < spaces.length; i++, deeds &= deeds - 1) {
      spaces[i] = (int) table.board.spaceOf[Integer.numberOfTrailingZeros(deeds)];
    }
    return List.of(spaces);
  }

  public static List<Deck> cards(int things) {
    int cards = things >>> ClassicTable.DEEDS;
    Deck[] decks = new Deck[Integer.bitCount(cards)];
    for (int i = 0; i < decks.length; i++, cards &= cards - 1) {
      decks[i] = Deck.of(Integer.numberOfTrailingZeros(cards));
    }
    return List.of(decks);
  }
}
