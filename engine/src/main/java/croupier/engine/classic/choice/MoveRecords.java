package croupier.engine.classic.choice;

import croupier.engine.Because;
import croupier.engine.Refusal;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.Group;
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
      case OFFER -> offer(table, move);
      case COUNTER -> counter(table, move);
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

  private static ClassicAction offer(ClassicTable table, long move) {
    int to = Word.one(move);
    int taken = Word.things(move) & table.holdings[to];
    int given = Word.things(move) ^ taken;
    int pays = Word.amount(move);
    return new ClassicAction.Offer(
        to,
        Trades.deeds(table, given),
        Trades.deeds(table, taken),
        Math.max(pays, 0),
        Math.max(-pays, 0),
        Trades.cards(given),
        Trades.cards(taken));
  }

  private static ClassicAction counter(ClassicTable table, long move) {
    int taken = Word.things(move) & table.holdings[Word.one(table.top())];
    int given = Word.things(move) ^ taken;
    int pays = Word.amount(move);
    return new ClassicAction.Counter(
        Trades.deeds(table, given),
        Trades.deeds(table, taken),
        Math.max(pays, 0),
        Math.max(-pays, 0),
        Trades.cards(given),
        Trades.cards(taken));
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
      case ClassicAction.Offer offer -> offer(table, offer);
      case ClassicAction.Counter counter -> counter(table, counter);
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

  private static long offer(ClassicTable table, ClassicAction.Offer offer) {
    if (offer.to() < 0 || offer.to() >= table.seats) {
      throw Refusal.noSuchSeat(offer.to(), table.seats);
    }
    int given = things(table, offer.give(), offer.giveCards());
    int taken = things(table, offer.take(), offer.takeCards());
    checkOwners(table, given, taken, offer.to());
    return ClassicMoves.offer(offer.to(), given | taken, pays(offer.pay(), offer.ask()));
  }

  private static long counter(ClassicTable table, ClassicAction.Counter counter) {
    if (table.frame() != Frame.OFFER) {
      throw refuse(Because.of(ClassicReason.NO_OFFER));
    }
    int given = things(table, counter.give(), counter.giveCards());
    int taken = things(table, counter.take(), counter.takeCards());
    checkOwners(table, given, taken, Word.one(table.top()));
    return ClassicMoves.counter(given | taken, pays(counter.pay(), counter.ask()));
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

  private static int pays(int pay, int ask) {
    if (pay != 0 && ask != 0) {
      throw refuse(Because.of(ClassicReason.PAYS_AND_ASKS));
    }
    return amount(pay, ClassicReason.PAY_OUT_OF_BOUNDS)
        - amount(ask, ClassicReason.ASK_OUT_OF_BOUNDS);
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
