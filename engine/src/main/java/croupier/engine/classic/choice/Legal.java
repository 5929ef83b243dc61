package croupier.engine.classic.choice;

import croupier.engine.classic.ActionKind;
import croupier.engine.classic.Frame;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;

/** Who may do what now: the legality of every move, in one place. */
public final class Legal {
  private Legal() {}

  // --- who

  public static int deciders(ClassicTable table) {
    long top = table.top();
    return switch (table.frame()) {
      case TURN -> traders(table) | 1 << table.player;
      case BUY, TAX, PLACE, DEBT, TRANSFER -> 1 << Word.one(top);
      case OFFER, INSTEAD -> 1 << Word.one(top) | 1 << Word.other(top);
      case AUCTION -> Auctions.bidders(table);
      case BUILDING_AUCTION -> Shortages.bidders(table);
      case SHORTAGE -> Shortages.asked(top);
      case CLOSING -> Rents.owners(table);
      default -> 0;
    };
  }

  /** Those who keep the others waiting: whoever is to roll, or to answer an offer. */
  public static int awaited(ClassicTable table) {
    return switch (table.frame()) {
      case TURN -> 1 << table.player;
      case OFFER, INSTEAD -> 1 << Word.other(table.top());
      default -> deciders(table);
    };
  }

  /** The seats that have something to do between rolls (C8-18, HB-24). */
  private static int traders(ClassicTable table) {
    int traders = 0;
    for (int left = table.solvent; left != 0; left &= left - 1) {
      traders |= hasBusiness(table, Integer.numberOfTrailingZeros(left)) ? left & -left : 0;
    }
    return traders;
  }

  /**
   * Whoever has a deed that is not mortgaged can mortgage it or sell what is built there; a claim
   * is for such a deed too.
   */
  private static boolean hasBusiness(ClassicTable table, int seat) {
    return (table.holdings[seat] & ClassicTable.ALL_DEEDS & ~table.mortgaged) != 0
        || Mortgages.redeemable(table, seat) != 0
        || Trades.any(table, seat);
  }

  // --- what

  /** Whether a seat that may act may do this. */
  public static boolean legal(ClassicTable table, int seat, long move) {
    Frame frame = table.frame();
    int thing = Word.things(move);
    int amount = Word.amount(move);
    ActionKind kind = ActionKind.of(move);
    return kind != null
        && switch (kind) {
          case ROLL -> frame == Frame.TURN && seat == table.player;
          case PAY_FINE -> mayPayFine(table, seat);
          case USE_JAIL_CARD ->
              mayLeaveJail(table, seat) && has(table.holdings[seat] >>> ClassicTable.DEEDS, thing);
          case BUY -> frame == Frame.BUY && mayBuy(table, seat);
          case DECLINE -> frame == Frame.BUY;
          case BID ->
              isAuction(frame)
                  && amount > Word.amount(table.top())
                  && amount <= Auctions.limit(table, seat);
          case PASS -> isAuction(frame);
          case CLAIM_RENT ->
              (frame == Frame.TURN || frame == Frame.CLOSING)
                  && has(Rents.claimable(table, seat), thing);
          case BUILD -> frame == Frame.TURN && has(Buildings.buildable(table, seat), thing);
          case SELL -> mayRaise(frame) && has(Buildings.sellable(table, seat), thing);
          case SELL_DOWN ->
              mayRaise(frame)
                  && has(Buildings.sellableDown(table, seat), thing)
                  && Buildings.fits(table, thing, amount);
          case MORTGAGE -> mayRaise(frame) && has(Mortgages.mortgageable(table, seat), thing);
          case REDEEM -> has(redeemable(table, seat), thing);
          case KEEP_MORTGAGE -> frame == Frame.TRANSFER && has(Word.things(table.top()), thing);
          case OFFER -> mayRaise(frame) && Trades.fits(table, seat, Word.one(move), thing, amount);
          case COUNTER ->
              isAsked(table, frame, Frame.OFFER, seat)
                  && Trades.fits(table, seat, Word.one(table.top()), thing, amount);
          case ACCEPT, REFUSE ->
              isAsked(table, frame, Frame.OFFER, seat)
                  || isAsked(table, frame, Frame.INSTEAD, seat);
          case WITHDRAW ->
              (frame == Frame.OFFER || frame == Frame.INSTEAD) && seat == Word.one(table.top());
          case WANT ->
              frame == Frame.SHORTAGE && amount >= 1 && amount <= Shortages.mostWanted(table, seat);
          case WAIVE ->
              frame == Frame.SHORTAGE && seat != Word.one(table.top()) || frame == Frame.CLOSING;
          case PLACE -> frame == Frame.PLACE && has(Shortages.places(table), thing);
          case OFFER_INSTEAD -> frame == Frame.DEBT && Debts.fits(table, thing, amount);
          case GO_BANKRUPT -> frame == Frame.DEBT && Debts.hopeless(table);
          case CHOOSE_TAX -> frame == Frame.TAX;
        };
  }

  private static boolean has(int mask, int thing) {
    return (mask >> thing & 1) == 1;
  }

  /** When buildings may be sold, deeds mortgaged and deals offered. */
  static boolean mayRaise(Frame frame) {
    return frame == Frame.TURN || frame == Frame.BUY || frame == Frame.DEBT;
  }

  static boolean isAuction(Frame frame) {
    return frame == Frame.AUCTION || frame == Frame.BUILDING_AUCTION;
  }

  /** Whether a seat must answer an offer. */
  private static boolean isAsked(ClassicTable table, Frame frame, Frame offer, int seat) {
    return frame == offer && seat == Word.other(table.top());
  }

  static boolean mayLeaveJail(ClassicTable table, int seat) {
    return table.frame() == Frame.TURN && seat == table.player && table.jail[seat] != 0;
  }

  static boolean mayPayFine(ClassicTable table, int seat) {
    return mayLeaveJail(table, seat)
        && table.cash[seat] >= ClassicRules.FINE
        && (table.jail[seat] == 1 || !table.rules.fineFirstTurnOnly);
  }

  static boolean mayBuy(ClassicTable table, int seat) {
    return table.cash[seat] >= table.board.price[Word.things(table.top())];
  }

  static int redeemable(ClassicTable table, int seat) {
    return switch (table.frame()) {
      case TURN -> Mortgages.redeemable(table, seat);
      case TRANSFER -> Mortgages.redeemableNow(table);
      default -> 0;
    };
  }
}
