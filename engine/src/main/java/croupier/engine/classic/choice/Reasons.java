package croupier.engine.classic.choice;

import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.Group;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import croupier.engine.Records;
import java.util.List;

/** Why something may not be done now, in a sentence for people. */
public final class Reasons {
  private Reasons() {}

  public static String whyNot(ClassicTable table, int seat, ClassicAction action) {
    Asked asked = new Asked(table, seat, table.frame());
    String reason = asked.reason(action);
    return reason == null ? asked.situation() : reason;
  }

  /** The name of the first of some deeds and cards. */
  public static String thing(ClassicTable table, int things) {
    int thing = Integer.numberOfTrailingZeros(things);
    return thing < ClassicTable.DEEDS
        ? table.board.name(table.board.spaceOf[thing])
        : "the "
            + table.rules.words.jailCard()
            + " card of "
            + Records.lower(Deck.of(thing - ClassicTable.DEEDS).name()).replace('_', ' ');
  }

  private static String coloured(Group group) {
    return Records.lower(group.name()).replace('_', ' ');
  }

  private record Asked(ClassicTable table, int seat, Frame frame) {
    /** What is special about this action; null when it is simply not the time for it. */
    String reason(ClassicAction action) {
      return switch (action) {
        case ClassicAction.Roll() ->
            frame == Frame.TURN ? "It is seat " + table.player + "'s turn to roll." : null;
        case ClassicAction.PayFine() -> jail(fine());
        case ClassicAction.UseJailCard(Deck deck) ->
            jail("You do not hold " + thing(table, 1 << ClassicTable.DEEDS + deck.ordinal()) + ".");
        case ClassicAction.Buy() -> buy();
        case ClassicAction.Bid(int amount) -> bid(amount);
        case ClassicAction.ClaimRent(int deed) -> claim(deed);
        case ClassicAction.Build(int site) -> between(build(table.board.deed(site)));
        case ClassicAction.Sell(int site) -> raising(sell(table.board.deed(site)));
        case ClassicAction.SellDown(Group group, int left) -> raising(sellDown(group, left));
        case ClassicAction.Mortgage(int deed) -> raising(mortgage(table.board.deed(deed)));
        case ClassicAction.Redeem(int deed) -> redeem(table.board.deed(deed));
        case ClassicAction.KeepMortgage(int deed) ->
            frame == Frame.TRANSFER ? notReceived(table.board.deed(deed)) : null;
        case ClassicAction.Offer offer ->
            raising(offer(offer.to(), MoveRecords.move(table, offer)));
        case ClassicAction.Counter counter -> counter(MoveRecords.move(table, counter));
        case ClassicAction.Accept(), ClassicAction.Refuse() ->
            isOffer() ? "It is your own offer: you can only withdraw it." : null;
        case ClassicAction.Withdraw() -> isOffer() ? "It is not your offer: refuse it." : null;
        case ClassicAction.Place(int site) ->
            frame == Frame.PLACE ? place(table.board.deed(site)) : null;
        case ClassicAction.OfferInstead instead -> instead(MoveRecords.move(table, instead));
        case ClassicAction.GoBankrupt() ->
            frame == Frame.DEBT ? "You can still raise what you owe: sell or mortgage." : null;
        case ClassicAction.Want(_) ->
            frame == Frame.SHORTAGE
                ? "You can want 1 to " + Shortages.mostWanted(table, seat) + "."
                : null;
        case ClassicAction.Waive() ->
            frame == Frame.SHORTAGE ? "You have asked for one: say how many you want." : null;
        case ClassicAction.Decline(), ClassicAction.Pass(), ClassicAction.ChooseTax(_) -> null;
      };
    }

    // --- when

    /** For what can be done between rolls only. */
    private String between(String reason) {
      return frame == Frame.TURN ? reason : null;
    }

    /** For what raises money. */
    private String raising(String reason) {
      return Legal.mayRaise(frame) ? reason : null;
    }

    private String jail(String reason) {
      if (frame != Frame.TURN) {
        return null;
      }
      if (table.jail[seat] == 0) {
        return "You are not in jail.";
      }
      return seat == table.player ? reason : "Wait for your turn to leave the jail.";
    }

    private String fine() {
      return table.rules.fineFirstTurnOnly && table.jail[seat] > 1
          ? "The fine can only be paid in the first turn in jail: roll for a double."
          : cashFor(ClassicRules.FINE, "The fine is");
    }

    private boolean isOffer() {
      return frame == Frame.OFFER || frame == Frame.INSTEAD;
    }

    private String cashFor(int price, String what) {
      return what + " " + price + "; you have " + table.cash[seat] + ".";
    }

    private String name(int deed) {
      return table.board.name(table.board.spaceOf[deed]);
    }

    private String notYours(int deed) {
      return table.owner[deed] == seat ? null : name(deed) + " is not yours.";
    }

    private boolean isMortgaged(int deed) {
      return (table.mortgaged >> deed & 1) == 1;
    }

    // --- buying, bids, rent

    private String buy() {
      return frame == Frame.BUY
          ? cashFor(table.board.price[Word.things(table.top())], "The price is")
          : null;
    }

    private String bid(int amount) {
      if (!Legal.isAuction(frame)) {
        return null;
      }
      int limit = Auctions.limit(table, seat);
      return amount > limit
          ? "You can bid " + limit + " at most: bids are in cash."
          : "Bid more than " + Word.amount(table.top()) + ".";
    }

    private String claim(int space) {
      int deed = table.board.deed(space);
      if (frame != Frame.TURN && frame != Frame.CLOSING) {
        return null;
      }
      if (!table.rules.claimed) {
        return "Rent is paid by itself in this game.";
      }
      return notYours(deed) != null
          ? notYours(deed)
          : "Nobody owes you rent for " + name(deed) + " now.";
    }

    // --- buildings

    private String build(int site) {
      int group = table.board.group[site];
      String colour = coloured(Group.of(group));
      if (notYours(site) != null) {
        return notYours(site);
      }
      if ((table.complete[seat] >> group & 1) == 0) {
        return "You need every " + colour + " site before you can build.";
      }
      if ((table.mortgaged & table.board.groupDeeds[group]) != 0) {
        return "A site of the " + colour + " group is mortgaged: redeem it first.";
      }
      int steps = table.steps[site];
      if (steps > table.rules.mostHouses) {
        return name(site) + " has its " + table.rules.words.hotel() + " already.";
      }
      int price = table.board.building[site];
      if (table.cash[seat] < price) {
        return cashFor(price, "Building there costs");
      }
      if (steps > Buildings.lowest(table, table.board.groupDeeds[group])) {
        return "Build evenly: the other " + colour + " sites come first.";
      }
      ClassicWords words = table.rules.words;
      return "The Bank has no "
          + (steps == table.rules.mostHouses ? words.hotels() : words.houses())
          + " left.";
    }

    private String place(int site) {
      if (notYours(site) != null) {
        return notYours(site);
      }
      Building building = Building.of(Word.things(table.top()) & 1);
      return "The " + table.rules.words.of(building) + " cannot go on " + name(site) + " now.";
    }

    private String sell(int site) {
      if (notYours(site) != null) {
        return notYours(site);
      }
      int steps = table.steps[site];
      if (steps == 0) {
        return "Nothing is built on " + name(site) + ".";
      }
      int deeds = table.board.groupDeeds[table.board.group[site]];
      return steps < Buildings.highest(table, deeds)
          ? "Sell evenly: another site of the group has more."
          : "The Bank lacks "
              + table.rules.words.houses()
              + " to break the "
              + table.rules.words.hotel()
              + " down: sell the group down together.";
    }

    private String sellDown(Group group, int left) {
      int deeds = table.board.groupDeeds[group.ordinal()];
      String hotels = table.rules.words.hotels();
      if ((table.holdings[seat] & deeds) != deeds
          || Buildings.highest(table, deeds) <= table.rules.mostHouses) {
        return "You have no " + hotels + " on " + coloured(group) + " sites.";
      }
      if (!table.rules.wholeHotels && table.houses >= table.rules.mostHouses) {
        return "The Bank has enough "
            + table.rules.words.houses()
            + ": break the "
            + hotels
            + " down one by one.";
      }
      int total = Buildings.total(table, deeds);
      return left >= total
          ? "There are " + total + " steps of building: fewer must be left."
          : "The Bank lacks the " + table.rules.words.houses() + " that would be left.";
    }

    // --- mortgages

    private String mortgage(int deed) {
      if (notYours(deed) != null) {
        return notYours(deed);
      }
      return isMortgaged(deed)
          ? name(deed) + " is mortgaged already."
          : "Sell all buildings of the group first.";
    }

    private String redeem(int deed) {
      if (frame == Frame.TRANSFER) {
        String reason = notReceived(deed);
        return reason != null
            ? reason
            : "You need the money for the 10 % on what you received: keep the mortgage.";
      }
      if (frame != Frame.TURN) {
        return null;
      }
      if (notYours(deed) != null) {
        return notYours(deed);
      }
      return isMortgaged(deed)
          ? cashFor(Mortgages.redemption(table, deed), "Redeeming it costs")
          : name(deed) + " is not mortgaged.";
    }

    private String notReceived(int deed) {
      return (Word.things(table.top()) >> deed & 1) == 1
          ? null
          : name(deed) + " is not one of the mortgaged deeds that you have just received.";
    }

    // --- deals

    private String offer(int to, long move) {
      if (to == seat) {
        return "You cannot make a deal with yourself.";
      }
      if (!table.isSolvent(to)) {
        return "Seat " + to + " is bankrupt.";
      }
      return deal(to, Word.things(move), Word.amount(move));
    }

    private String counter(long move) {
      long offer = table.top();
      return seat == Word.one(offer)
          ? "It is your own offer: you can only withdraw it."
          : deal(Word.one(offer), Word.things(move), Word.amount(move));
    }

    private String deal(int partner, int things, int pays) {
      if (table.rules.deals == 0) {
        return "There are no deals in this game.";
      }
      if (table.offersLeft(seat) == 0) {
        return "You have made all " + table.rules.deals + " offers that you may between two rolls.";
      }
      if (things == 0) {
        return "A deal needs at least one deed or card: money alone cannot be given or lent.";
      }
      int foreign = things & ~(table.holdings[seat] | table.holdings[partner]);
      if (foreign != 0) {
        return "You do not have " + thing(table, foreign) + ".";
      }
      if ((things & table.built) != 0) {
        return "Sell the buildings of its group before "
            + thing(table, things & table.built)
            + " changes hands.";
      }
      int undecided =
          things & (Mortgages.undecided(table, seat) | Mortgages.undecided(table, partner));
      if (undecided != 0) {
        return thing(table, undecided) + " must be redeemed or kept before it changes hands again.";
      }
      int taken = things & ~table.holdings[seat];
      if (!table.rules.swaps && taken != 0 && taken != things) {
        return "Deeds and cards are only sold for money in this game, not swapped.";
      }
      if (pays > Trades.cashAfter(table, seat, taken)) {
        return shortOf("You have", table.cash[seat], taken);
      }
      if (-pays > Trades.cashAfter(table, partner, things ^ taken)) {
        return shortOf("Seat " + partner + " has", table.cash[partner], things ^ taken);
      }
      return pays > Trades.mostPaid(table, seat, taken, things ^ taken)
          ? owing(seat, "You owe", "You may", "you", "your")
          : owing(partner, "Seat " + partner + " owes", "Seat " + partner + " may", "it", "its");
    }

    /** Why a seat must keep what it gives (CT-18). */
    private String owing(int debtor, String owes, String may, String whom, String whose) {
      return debtor == Debts.dealing(table)
          ? owes
              + " "
              + Word.amount(table.stack[table.find(Frame.DEBT)])
              + ": what is given must bring "
              + whom
              + " cash, and no less than "
              + whose
              + " mortgages would."
          : may
              + " still be asked for "
              + Debts.owed(table, debtor)
              + ": the deal must leave "
              + whom
              + " enough to pay that.";
    }

    private String shortOf(String who, int cash, int received) {
      int interest = Mortgages.interest(table, received);
      return who
          + " only "
          + cash
          + (interest == 0 ? "." : ", and the 10 % on mortgaged deeds is " + interest + ".");
    }

    private String instead(long move) {
      if (frame != Frame.DEBT) {
        return null;
      }
      long debt = table.top();
      int creditor = Word.other(debt);
      if (!table.rules.instead) {
        return "Debts are paid in money in this game.";
      }
      if (creditor == ClassicTable.BANK) {
        return "The Bank takes only money.";
      }
      if (Debts.offered(debt) == Debts.INSTEAD_OFFERS) {
        return "You have offered property for this debt often enough: raise money.";
      }
      int things = Word.things(move);
      int foreign = things & ~table.holdings[seat];
      if (foreign != 0) {
        return "You do not have " + thing(table, foreign) + ".";
      }
      if ((things & table.built) != 0) {
        return "Sell the buildings of its group before you give "
            + thing(table, things & table.built)
            + " away.";
      }
      if (things == 0) {
        return "Offer at least one deed or card.";
      }
      int owed = Word.amount(debt);
      if (Word.amount(move) < 1 || Word.amount(move) > owed) {
        return "The value must be from 1 to the " + owed + " that you owe.";
      }
      int least = Debts.leastValue(table, seat, things);
      if (Word.amount(move) < least) {
        return least > owed
            ? "You could raise more on that than you owe: offer less, or mortgage it."
            : "You could raise more on that and need it: its value must be at least " + least + ".";
      }
      return shortOf("Seat " + creditor + " has", table.cash[creditor], things);
    }

    // --- what is waited for

    private String situation() {
      long top = table.top();
      return switch (frame) {
        case TURN ->
            seat == table.player
                ? "Roll the dice, or do business before you roll."
                : "It is seat " + table.player + "'s turn; you may do business until the roll.";
        case BUY -> "Say first whether you buy " + thing(table, 1 << Word.things(top)) + ".";
        case AUCTION ->
            "There is an auction of "
                + thing(table, 1 << Auctions.deed(top))
                + ": bid more than "
                + Word.amount(top)
                + " or pass.";
        case BUILDING_AUCTION ->
            "A building that is short is auctioned: bid more than "
                + Word.amount(top)
                + " or pass.";
        case SHORTAGE -> "Buildings are short: say how many you want, or waive them.";
        case PLACE -> "Place what you won on " + places() + ".";
        case DEBT ->
            "You owe "
                + Word.amount(top)
                + " and have "
                + table.cash[seat]
                + ": raise money first.";
        case OFFER ->
            seat == Word.one(top)
                ? "Wait for the answer to your offer, or withdraw it."
                : "Answer the offer of seat " + Word.one(top) + " first.";
        case INSTEAD ->
            seat == Word.one(top)
                ? "Wait for the answer to your offer, or withdraw it."
                : "Say first whether you take property in place of money.";
        case TRANSFER ->
            "Redeem or keep the mortgage of " + thing(table, Word.things(top)) + " first.";
        case TAX -> "Choose how you pay the tax.";
        case CLOSING -> "The last turn is over: claim your rent, or waive it.";
        default -> "Nothing can be decided now.";
      };
    }

    private String places() {
      List<String> names =
          Trades.deeds(table, Shortages.places(table)).stream().map(table.board::name).toList();
      return String.join(" or ", names);
    }
  }
}
