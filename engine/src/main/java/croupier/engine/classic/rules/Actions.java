package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.Frame;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** What each action does. */
public final class Actions {
  private Actions() {}

  /** Carries out a legal move and what follows from it, until somebody is asked again. */
  public static void carryOut(ClassicTable table, int seat, long move, List<Event> events) {
    if (move == ClassicMoves.roll()) {
      // By far the most; and nothing follows before chance has answered.
      Movement.takeDice(table, events);
    } else {
      carryOutOther(table, seat, move, events);
      Turns.goOn(table, events);
    }
  }

  private static void carryOutOther(ClassicTable table, int seat, long move, List<Event> events) {
    int thing = Word.things(move);
    int amount = Word.amount(move);
    switch (ActionKind.of(move)) {
      case PAY_FINE -> Jail.payFine(table, events);
      case USE_JAIL_CARD -> Jail.useCard(table, thing, events);
      case BUY -> Auctions.buy(table, events);
      case DECLINE -> Auctions.decline(table, events);
      case BID -> Auctions.bid(table, seat, amount, events);
      case PASS -> Auctions.pass(table, seat, events);
      case CLAIM_RENT -> Rents.claim(table, seat, thing, events);
      case BUILD -> Buildings.build(table, seat, thing, events);
      case SELL -> Buildings.sell(table, seat, thing, events);
      case SELL_DOWN -> Buildings.sellDown(table, seat, thing, amount, events);
      case MORTGAGE -> Mortgages.mortgage(table, seat, thing, events);
      case REDEEM -> Mortgages.redeem(table, seat, thing, events);
      case KEEP_MORTGAGE -> Mortgages.keep(table, seat, thing, events);
      case OFFER -> Trades.offer(table, seat, Word.one(move), thing, amount, events);
      case COUNTER -> Trades.offer(table, seat, Word.one(table.top()), thing, amount, events);
      case ACCEPT -> accept(table, events);
      case REFUSE -> endOffer(table, false, events);
      case WITHDRAW -> endOffer(table, true, events);
      case WANT -> Shortages.answer(table, seat, amount, events);
      case WAIVE -> waive(table, seat, events);
      case PLACE -> Shortages.place(table, thing, events);
      case OFFER_INSTEAD -> Debts.offer(table, thing, amount, events);
      case GO_BANKRUPT -> Bankruptcies.declare(table, events);
      case CHOOSE_TAX -> Movement.chooseTax(table, thing == 1, events);
      default -> throw new IllegalStateException("not a move: " + move);
    }
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
