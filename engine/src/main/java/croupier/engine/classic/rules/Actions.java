package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.Frame;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** What each action does. */
public final class Actions {
  private Actions() {}

  /**
   * Whether what lay below goes on at once; after a roll chance comes first. The switch has a value
   * because only then must it know every kind: a forgotten one does not compile.
   */
  public static boolean carryOut(ClassicTable table, int seat, long move, List<Event> events) {
    int thing = Word.things(move);
    int amount = Word.amount(move);
    return switch (ActionKind.of(move)) {
      case ROLL -> {
        Movement.takeDice(table, events);
        yield false;
      }
      case PAY_FINE -> {
        Jail.payFine(table, events);
        yield true;
      }
      case USE_JAIL_CARD -> {
        Jail.useCard(table, thing, events);
        yield true;
      }
      case BUY -> {
        Auctions.buy(table, events);
        yield true;
      }
      case DECLINE -> {
        Auctions.decline(table, events);
        yield true;
      }
      case BID -> {
        Auctions.bid(table, seat, amount, events);
        yield true;
      }
      case PASS -> {
        Auctions.pass(table, seat, events);
        yield true;
      }
      case CLAIM_RENT -> {
        Rents.claim(table, seat, thing, events);
        yield true;
      }
      case BUILD -> {
        Buildings.build(table, seat, thing, events);
        yield true;
      }
      case SELL -> {
        Buildings.sell(table, seat, thing, events);
        yield true;
      }
      case SELL_DOWN -> {
        Buildings.sellDown(table, seat, thing, amount, events);
        yield true;
      }
      case MORTGAGE -> {
        Mortgages.mortgage(table, seat, thing, events);
        yield true;
      }
      case REDEEM -> {
        Mortgages.redeem(table, seat, thing, events);
        yield true;
      }
      case KEEP_MORTGAGE -> {
        Mortgages.keep(table, seat, thing, events);
        yield true;
      }
      case OFFER -> {
        Trades.offer(table, seat, Word.one(move), thing, amount, events);
        yield true;
      }
      case COUNTER -> {
        Trades.offer(table, seat, Word.one(table.top()), thing, amount, events);
        yield true;
      }
      case ACCEPT -> {
        accept(table, events);
        yield true;
      }
      case REFUSE -> {
        endOffer(table, false, events);
        yield true;
      }
      case WITHDRAW -> {
        endOffer(table, true, events);
        yield true;
      }
      case WANT -> {
        Shortages.answer(table, seat, amount, events);
        yield true;
      }
      case WAIVE -> {
        waive(table, seat, events);
        yield true;
      }
      case PLACE -> {
        Shortages.place(table, thing, events);
        yield true;
      }
      case OFFER_INSTEAD -> {
        Debts.offer(table, thing, amount, events);
        yield true;
      }
      case GO_BANKRUPT -> {
        Bankruptcies.declare(table, events);
        yield true;
      }
      case CHOOSE_TAX -> {
        Movement.chooseTax(table, thing == 1, events);
        yield true;
      }
    };
  }

  private static void waive(ClassicTable table, int seat, List<Event> events) {
    if (table.frame() == Frame.CLOSING) {
      Rents.lapse(table, 1 << seat, events);
    } else {
      Shortages.answer(table, seat, 0, events);
    }
  }

  private static void accept(ClassicTable table, List<Event> events) {
    if (table.frame() == Frame.OFFER) {
      Trades.accept(table, events);
    } else {
      Debts.accept(table, events);
    }
  }

  private static void endOffer(ClassicTable table, boolean withdrawn, List<Event> events) {
    if (table.frame() == Frame.OFFER) {
      Trades.end(table, withdrawn, events);
    } else {
      Debts.end(table, withdrawn, events);
    }
  }
}
