package croupier.engine.classic.choice;

import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.Refusal;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.SpaceKind;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** Moves as records, and back. */
public final class MoveRecords {
  /** A whole group of three sites with hotels. */
  private static final int MOST_STEPS = 15;

  private MoveRecords() {}

  // --- to records

  public static ClassicAction action(ClassicTable table, long move) {
    int thing = Word.things(move);
    return switch (ActionKind.of(move)) {
      case ROLL -> new ClassicAction.Roll();
      case PAY_FINE -> new ClassicAction.PayFine();
      case USE_JAIL_CARD -> new ClassicAction.UseJailCard(Deck.of(thing));
      case BUY -> new ClassicAction.Buy();
      case DECLINE -> new ClassicAction.Decline();
      case BID -> new ClassicAction.Bid(Word.amount(move));
      case PASS -> new ClassicAction.Pass();
      case CLAIM_RENT -> new ClassicAction.ClaimRent(table.board.spaceOf[thing]);
      case BUILD -> new ClassicAction.Build(table.board.spaceOf[thing]);
      case SELL -> new ClassicAction.Sell(table.board.spaceOf[thing]);
      case SELL_DOWN -> new ClassicAction.SellDown(Group.of(thing), Word.amount(move));
      case MORTGAGE -> new ClassicAction.Mortgage(table.board.spaceOf[thing]);
      case REDEEM -> new ClassicAction.Redeem(table.board.spaceOf[thing]);
      case KEEP_MORTGAGE -> new ClassicAction.KeepMortgage(table.board.spaceOf[thing]);
      case OFFER -> {
        int to = Word.one(move);
        yield new ClassicAction.Offer(to, trade(table, move, to));
      }
      case COUNTER -> new ClassicAction.Counter(trade(table, move, Word.one(table.top())));
      case ACCEPT -> new ClassicAction.Accept();
      case REFUSE -> new ClassicAction.Refuse();
      case WITHDRAW -> new ClassicAction.Withdraw();
      case WANT -> new ClassicAction.Want(Word.amount(move));
      case WAIVE -> new ClassicAction.Waive();
      case PLACE -> new ClassicAction.Place(table.board.spaceOf[thing]);
      case OFFER_INSTEAD ->
          new ClassicAction.OfferInstead(
              Trades.deeds(table, thing), Trades.cards(thing), Word.amount(move));
      case GO_BANKRUPT -> new ClassicAction.GoBankrupt();
      case CHOOSE_TAX -> new ClassicAction.ChooseTax(thing == 1);
    };
  }

  /** What a partner would give of what an offer names. */
  private static Trade trade(ClassicTable table, long move, int partner) {
    return Trades.trade(table, move, Word.things(move) & table.holdings[partner]);
  }

  // --- from records: refuses what does not exist

  public static long move(ClassicTable table, ClassicAction action) {
    return switch (action) {
      case ClassicAction.Roll() -> ClassicMoves.roll();
      case ClassicAction.PayFine() -> ClassicMoves.payFine();
      case ClassicAction.UseJailCard(Deck deck) -> ClassicMoves.useJailCard(deck);
      case ClassicAction.Buy() -> ClassicMoves.buy();
      case ClassicAction.Decline() -> ClassicMoves.decline();
      case ClassicAction.Bid(int amount) ->
          ClassicMoves.bid(amount(amount, ClassicReason.BID_OUT_OF_BOUNDS));
      case ClassicAction.Pass() -> ClassicMoves.pass();
      case ClassicAction.ClaimRent(int deed) -> ClassicMoves.claimRent(deed(table, deed));
      case ClassicAction.Build(int site) -> ClassicMoves.build(site(table, site));
      case ClassicAction.Sell(int site) -> ClassicMoves.sell(site(table, site));
      case ClassicAction.SellDown(Group group, int left) ->
          ClassicMoves.sellDown(colour(group), steps(left));
      case ClassicAction.Mortgage(int deed) -> ClassicMoves.mortgage(deed(table, deed));
      case ClassicAction.Redeem(int deed) -> ClassicMoves.redeem(deed(table, deed));
      case ClassicAction.KeepMortgage(int deed) -> ClassicMoves.keepMortgage(deed(table, deed));
      case ClassicAction.Offer(int to, Trade trade) -> offer(table, to, trade);
      case ClassicAction.Counter(Trade trade) -> counter(table, trade);
      case ClassicAction.Accept() -> ClassicMoves.accept();
      case ClassicAction.Refuse() -> ClassicMoves.refuse();
      case ClassicAction.Withdraw() -> ClassicMoves.withdraw();
      case ClassicAction.Want(int buildings) ->
          ClassicMoves.want(amount(buildings, ClassicReason.WANT_OUT_OF_BOUNDS));
      case ClassicAction.Waive() -> ClassicMoves.waive();
      case ClassicAction.Place(int site) -> ClassicMoves.place(site(table, site));
      case ClassicAction.OfferInstead(List<Integer> deeds, List<Deck> cards, int value) ->
          ClassicMoves.offerInstead(
              things(table, deeds, cards), amount(value, ClassicReason.VALUE_OUT_OF_BOUNDS));
      case ClassicAction.GoBankrupt() -> ClassicMoves.goBankrupt();
      case ClassicAction.ChooseTax(boolean tenth) -> ClassicMoves.chooseTax(tenth);
    };
  }

  private static long offer(ClassicTable table, int to, Trade trade) {
    if (to < 0 || to >= table.seats) {
      throw Refusal.noSuchSeat(to, table.seats);
    }
    return ClassicMoves.offer(to, things(table, trade, to), pays(trade));
  }

  private static long counter(ClassicTable table, Trade trade) {
    if (table.frame() != Frame.OFFER) {
      throw refuse(Because.of(ClassicReason.NO_OFFER));
    }
    return ClassicMoves.counter(things(table, trade, Word.one(table.top())), pays(trade));
  }

  /** All that changes hands; what a partner gives must be theirs, and what it gets must not. */
  private static int things(ClassicTable table, Trade trade, int partner) {
    int given = things(table, trade.give(), trade.giveCards());
    int taken = things(table, trade.take(), trade.takeCards());
    checkOwners(table, given, taken, partner);
    return given | taken;
  }

  private static void checkOwners(ClassicTable table, int given, int taken, int partner) {
    int wrong = taken & ~table.holdings[partner];
    if (wrong != 0) {
      throw refuse(
          TradeReasons.about(
                  table, wrong, ClassicReason.DEED_NOT_THEIRS, ClassicReason.CARD_NOT_THEIRS)
              .with("seat", partner));
    }
    wrong = given & table.holdings[partner];
    if (wrong != 0) {
      throw refuse(
          TradeReasons.about(
                  table,
                  wrong,
                  ClassicReason.DEED_THEIRS_ALREADY,
                  ClassicReason.CARD_THEIRS_ALREADY)
              .with("seat", partner));
    }
  }

  private static int pays(Trade trade) {
    if (trade.pay() != 0 && trade.ask() != 0) {
      throw refuse(Because.of(ClassicReason.PAYS_AND_ASKS));
    }
    return amount(trade.pay(), ClassicReason.PAY_OUT_OF_BOUNDS)
        - amount(trade.ask(), ClassicReason.ASK_OUT_OF_BOUNDS);
  }

  private static int things(ClassicTable table, List<Integer> deeds, List<Deck> cards) {
    int things = 0;
    for (int space : deeds) {
      things =
          with(things, deed(table, space), ClassicReason.SPACE_NAMED_TWICE.with("space", space));
    }
    for (Deck deck : cards) {
      things =
          with(
              things,
              ClassicTable.DEEDS + deck.ordinal(),
              ClassicReason.CARD_NAMED_TWICE.with("deck", deck));
    }
    return things;
  }

  private static int with(int things, int thing, Because twice) {
    if ((things >> thing & 1) == 1) {
      throw refuse(twice);
    }
    return things | 1 << thing;
  }

  private static int amount(int amount, ClassicReason outOfBounds) {
    if (amount < 0 || amount > Word.MOST_AMOUNT) {
      throw refuse(outOfBounds.with("most", Word.MOST_AMOUNT).with("amount", amount));
    }
    return amount;
  }

  private static int steps(int left) {
    if (left < 0 || left > MOST_STEPS) {
      throw refuse(ClassicReason.STEPS_OUT_OF_BOUNDS.with("most", MOST_STEPS).with("amount", left));
    }
    return left;
  }

  private static Group colour(Group group) {
    if (!group.isColour()) {
      throw refuse(Because.of(ClassicReason.NO_COLOUR_GROUP));
    }
    return group;
  }

  private static int deed(ClassicTable table, int space) {
    if (space < 0 || space >= ClassicBoard.SPACES || !table.board.isDeed(space)) {
      throw refuse(ClassicReason.SPACE_WITHOUT_DEED.with("space", space));
    }
    return table.board.deed(space);
  }

  private static int site(ClassicTable table, int space) {
    int deed = deed(table, space);
    if (table.board.kind(space) != SpaceKind.SITE) {
      throw refuse(ClassicReason.NO_SITE.with("space", table.board.name(space)));
    }
    return deed;
  }

  private static Refusal refuse(Because because) {
    return new Refusal(Refusal.Code.ILLEGAL_ACTION, because);
  }
}
