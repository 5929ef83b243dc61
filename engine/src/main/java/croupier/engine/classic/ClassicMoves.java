package croupier.engine.classic;

import croupier.engine.Refusal;
import java.util.List;

/**
 * Actions as numbers, each a {@link Word}. The methods that make one name a deed by its number in
 * masks; bots make their moves with them.
 */
public final class ClassicMoves {
  static final int ROLL = 0;
  static final int PAY_FINE = 1;
  static final int USE_JAIL_CARD = 2;
  static final int BUY = 3;
  static final int DECLINE = 4;
  static final int BID = 5;
  static final int PASS = 6;
  static final int CLAIM_RENT = 7;
  static final int BUILD = 8;
  static final int SELL = 9;
  static final int SELL_DOWN = 10;
  static final int MORTGAGE = 11;
  static final int REDEEM = 12;
  static final int KEEP_MORTGAGE = 13;
  static final int OFFER = 14;
  static final int COUNTER = 15;
  static final int ACCEPT = 16;
  static final int REFUSE = 17;
  static final int WITHDRAW = 18;
  static final int WANT = 19;
  static final int WAIVE = 20;
  static final int PLACE = 21;
  static final int OFFER_INSTEAD = 22;
  static final int GO_BANKRUPT = 23;
  static final int CHOOSE_TAX = 24;

  private ClassicMoves() {}

  // --- numbers

  public static long roll() {
    return ROLL;
  }

  public static long payFine() {
    return PAY_FINE;
  }

  public static long useJailCard(Deck deck) {
    return move(USE_JAIL_CARD, deck.ordinal());
  }

  public static long buy() {
    return BUY;
  }

  public static long decline() {
    return DECLINE;
  }

  public static long bid(int amount) {
    return Word.of(BID, 0, amount, 0, 0);
  }

  public static long pass() {
    return PASS;
  }

  public static long claimRent(int deed) {
    return move(CLAIM_RENT, deed);
  }

  public static long build(int site) {
    return move(BUILD, site);
  }

  public static long sell(int site) {
    return move(SELL, site);
  }

  public static long sellDown(Group group, int left) {
    return Word.of(SELL_DOWN, group.ordinal(), left, 0, 0);
  }

  public static long mortgage(int deed) {
    return move(MORTGAGE, deed);
  }

  public static long redeem(int deed) {
    return move(REDEEM, deed);
  }

  public static long keepMortgage(int deed) {
    return move(KEEP_MORTGAGE, deed);
  }

  /** Pays so much, or asks for it when it is below 0, for these deeds and cards of both. */
  public static long offer(int to, int things, int pays) {
    return Word.of(OFFER, things, pays, to, 0);
  }

  public static long counter(int things, int pays) {
    return Word.of(COUNTER, things, pays, 0, 0);
  }

  public static long accept() {
    return ACCEPT;
  }

  public static long refuse() {
    return REFUSE;
  }

  public static long withdraw() {
    return WITHDRAW;
  }

  public static long want(int buildings) {
    return Word.of(WANT, 0, buildings, 0, 0);
  }

  public static long waive() {
    return WAIVE;
  }

  public static long place(int site) {
    return move(PLACE, site);
  }

  public static long offerInstead(int things, int value) {
    return Word.of(OFFER_INSTEAD, things, value, 0, 0);
  }

  public static long goBankrupt() {
    return GO_BANKRUPT;
  }

  public static long chooseTax(boolean tenth) {
    return move(CHOOSE_TAX, tenth ? 1 : 0);
  }

  static long move(int kind, int thing) {
    return kind | (long) thing << 5;
  }

  // --- to records

  static ClassicAction action(ClassicTable table, long move) {
    int thing = Word.things(move);
    return switch (Word.kind(move)) {
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
              Deals.deeds(table, thing), Deals.cards(thing), Word.amount(move));
      case GO_BANKRUPT -> new ClassicAction.GoBankrupt();
      case CHOOSE_TAX -> new ClassicAction.ChooseTax(thing == 1);
      default -> throw new IllegalArgumentException("no move " + move);
    };
  }

  private static ClassicAction offer(ClassicTable table, long move) {
    int to = Word.one(move);
    int taken = Word.things(move) & table.holdings[to];
    int given = Word.things(move) ^ taken;
    int pays = Word.amount(move);
    return new ClassicAction.Offer(
        to,
        Deals.deeds(table, given),
        Deals.deeds(table, taken),
        Math.max(pays, 0),
        Math.max(-pays, 0),
        Deals.cards(given),
        Deals.cards(taken));
  }

  private static ClassicAction counter(ClassicTable table, long move) {
    int taken = Word.things(move) & table.holdings[Word.one(table.top())];
    int given = Word.things(move) ^ taken;
    int pays = Word.amount(move);
    return new ClassicAction.Counter(
        Deals.deeds(table, given),
        Deals.deeds(table, taken),
        Math.max(pays, 0),
        Math.max(-pays, 0),
        Deals.cards(given),
        Deals.cards(taken));
  }

  // --- from records: refuses what does not exist

  static long move(ClassicTable table, ClassicAction action) {
    return switch (action) {
      case ClassicAction.Roll() -> ROLL;
      case ClassicAction.PayFine() -> PAY_FINE;
      case ClassicAction.UseJailCard(Deck deck) -> useJailCard(deck);
      case ClassicAction.Buy() -> BUY;
      case ClassicAction.Decline() -> DECLINE;
      case ClassicAction.Bid(int amount) -> bid(amount(amount, "A bid"));
      case ClassicAction.Pass() -> PASS;
      case ClassicAction.ClaimRent(int deed) -> claimRent(deed(table, deed));
      case ClassicAction.Build(int site) -> build(site(table, site));
      case ClassicAction.Sell(int site) -> sell(site(table, site));
      case ClassicAction.SellDown(Group group, int left) -> sellDown(colour(group), steps(left));
      case ClassicAction.Mortgage(int deed) -> mortgage(deed(table, deed));
      case ClassicAction.Redeem(int deed) -> redeem(deed(table, deed));
      case ClassicAction.KeepMortgage(int deed) -> keepMortgage(deed(table, deed));
      case ClassicAction.Offer offer -> offer(table, offer);
      case ClassicAction.Counter counter -> counter(table, counter);
      case ClassicAction.Accept() -> ACCEPT;
      case ClassicAction.Refuse() -> REFUSE;
      case ClassicAction.Withdraw() -> WITHDRAW;
      case ClassicAction.Want(int buildings) -> want(amount(buildings, "What is wanted"));
      case ClassicAction.Waive() -> WAIVE;
      case ClassicAction.Place(int site) -> place(site(table, site));
      case ClassicAction.OfferInstead(List<Integer> deeds, List<Deck> cards, int value) ->
          offerInstead(things(table, deeds, cards), amount(value, "The value"));
      case ClassicAction.GoBankrupt() -> GO_BANKRUPT;
      case ClassicAction.ChooseTax(boolean tenth) -> chooseTax(tenth);
    };
  }

  private static long offer(ClassicTable table, ClassicAction.Offer offer) {
    if (offer.to() < 0 || offer.to() >= table.seats) {
      throw Refusal.noSuchSeat(offer.to(), table.seats);
    }
    int given = things(table, offer.give(), offer.giveCards());
    int taken = things(table, offer.take(), offer.takeCards());
    checkOwners(table, given, taken, offer.to());
    return offer(offer.to(), given | taken, pays(offer.pay(), offer.ask()));
  }

  private static long counter(ClassicTable table, ClassicAction.Counter counter) {
    if (table.frame() != Frame.OFFER) {
      throw refuse("There is no offer to counter.");
    }
    int given = things(table, counter.give(), counter.giveCards());
    int taken = things(table, counter.take(), counter.takeCards());
    checkOwners(table, given, taken, Word.one(table.top()));
    return counter(given | taken, pays(counter.pay(), counter.ask()));
  }

  private static void checkOwners(ClassicTable table, int given, int taken, int partner) {
    int wrong = taken & ~table.holdings[partner];
    if (wrong != 0) {
      throw refuse(
          "Seat "
              + partner
              + " cannot give "
              + Reasons.thing(table, wrong)
              + ": it is not theirs.");
    }
    wrong = given & table.holdings[partner];
    if (wrong != 0) {
      throw refuse(
          "You cannot give "
              + Reasons.thing(table, wrong)
              + " to seat "
              + partner
              + ": it is theirs already.");
    }
  }

  private static int pays(int pay, int ask) {
    if (pay != 0 && ask != 0) {
      throw refuse("A deal pays or asks for cash, not both: name only the difference.");
    }
    return amount(pay, "What is paid") - amount(ask, "What is asked for");
  }

  private static int things(ClassicTable table, List<Integer> deeds, List<Deck> cards) {
    int things = 0;
    for (int space : deeds) {
      things = with(things, deed(table, space), "Space " + space);
    }
    for (Deck deck : cards) {
      things = with(things, ClassicTable.DEEDS + deck.ordinal(), "A card");
    }
    return things;
  }

  private static int with(int things, int thing, String name) {
    if ((things >> thing & 1) == 1) {
      throw refuse(name + " is named twice.");
    }
    return things | 1 << thing;
  }

  private static int amount(int amount, String name) {
    if (amount < 0 || amount > Word.MOST_AMOUNT) {
      throw refuse(name + " must be from 0 to " + Word.MOST_AMOUNT + ", not " + amount + ".");
    }
    return amount;
  }

  private static int steps(int left) {
    if (left < 0 || left > 15) {
      throw refuse("What is left must be from 0 to 15 steps of building, not " + left + ".");
    }
    return left;
  }

  private static Group colour(Group group) {
    if (!group.isColour()) {
      throw refuse("Nothing can be built there: name a colour group.");
    }
    return group;
  }

  private static int deed(ClassicTable table, int space) {
    if (space < 0 || space >= ClassicBoard.SPACES || !table.board.isDeed(space)) {
      throw refuse("Space " + space + " has no deed.");
    }
    return table.board.deed(space);
  }

  private static int site(ClassicTable table, int space) {
    int deed = deed(table, space);
    if (table.board.kind(space) != SpaceKind.SITE) {
      throw refuse("Nothing can be built on " + table.board.name(space) + ".");
    }
    return deed;
  }

  private static Refusal refuse(String sentence) {
    return new Refusal(Refusal.Code.ILLEGAL_ACTION, sentence);
  }
}
