package croupier.engine.classic.choice;

import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/** Why something may not be done now, with what it is about. */
public final class Reasons {
  private Reasons() {}

  public static Because whyNot(ClassicTable table, int seat, ClassicAction action) {
    Asked asked = new Asked(table, seat, table.frame());
    Because because = asked.reason(action);
    return because == null ? asked.situation() : because;
  }

  private record Asked(ClassicTable table, int seat, Frame frame) {
    /** What is special about this action; null when it is simply not the time for it. */
    Because reason(ClassicAction action) {
      return switch (action) {
        case ClassicAction.Roll() ->
            frame == Frame.TURN ? ClassicReason.NOT_YOUR_ROLL.with("seat", table.player) : null;
        case ClassicAction.PayFine() -> jail(fine());
        case ClassicAction.UseJailCard(Deck deck) ->
            jail(
                ClassicReason.NO_JAIL_CARD
                    .with("card", table.rules.words.jailCard())
                    .with("deck", deck));
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
            raising(trades().offer(offer.to(), MoveRecords.move(table, offer)));
        case ClassicAction.Counter counter -> trades().counter(MoveRecords.move(table, counter));
        case ClassicAction.Accept(), ClassicAction.Refuse() ->
            isOffer() ? Because.of(ClassicReason.YOUR_OWN_OFFER) : null;
        case ClassicAction.Withdraw() ->
            isOffer() ? Because.of(ClassicReason.NOT_YOUR_OFFER) : null;
        case ClassicAction.Place(int site) ->
            frame == Frame.PLACE ? place(table.board.deed(site)) : null;
        case ClassicAction.OfferInstead instead ->
            frame == Frame.DEBT ? trades().instead(MoveRecords.move(table, instead)) : null;
        case ClassicAction.GoBankrupt() ->
            frame == Frame.DEBT ? Because.of(ClassicReason.STILL_RAISABLE) : null;
        case ClassicAction.Want(_) ->
            frame == Frame.SHORTAGE
                ? ClassicReason.WANT_WITHIN.with("most", Shortages.mostWanted(table, seat))
                : null;
        case ClassicAction.Waive() ->
            frame == Frame.SHORTAGE ? Because.of(ClassicReason.MUST_WANT) : null;
        case ClassicAction.Decline(), ClassicAction.Pass(), ClassicAction.ChooseTax(_) -> null;
      };
    }

    private TradeReasons trades() {
      return new TradeReasons(table, seat);
    }

    // --- when

    /** For what can be done between rolls only. */
    private Because between(Because reason) {
      return frame == Frame.TURN ? reason : null;
    }

    /** For what raises money. */
    private Because raising(Because reason) {
      return Legal.mayRaise(frame) ? reason : null;
    }

    private Because jail(Because reason) {
      if (frame != Frame.TURN) {
        return null;
      }
      if (table.jail[seat] == 0) {
        return Because.of(ClassicReason.NOT_IN_JAIL);
      }
      return seat == table.player ? reason : Because.of(ClassicReason.JAIL_ON_YOUR_TURN);
    }

    private Because fine() {
      return table.rules.fineFirstTurnOnly && table.jail[seat] > 1
          ? Because.of(ClassicReason.FINE_TOO_LATE)
          : cashFor(ClassicRules.FINE, ClassicReason.FINE_COSTS);
    }

    private boolean isOffer() {
      return frame == Frame.OFFER || frame == Frame.INSTEAD;
    }

    private Because cashFor(int price, ClassicReason reason) {
      return reason.with("price", price).with("cash", table.cash[seat]);
    }

    private String name(int deed) {
      return table.board.name(table.board.spaceOf[deed]);
    }

    private Because notYours(int deed) {
      return table.owner[deed] == seat ? null : ClassicReason.NOT_YOURS.with("deed", name(deed));
    }

    private boolean isMortgaged(int deed) {
      return (table.mortgaged >> deed & 1) == 1;
    }

    // --- buying, bids, rent

    private Because buy() {
      return frame == Frame.BUY
          ? cashFor(table.board.price[Word.things(table.top())], ClassicReason.PRICE_IS)
          : null;
    }

    private Because bid(int amount) {
      if (!Legal.isAuction(frame)) {
        return null;
      }
      int limit = Auctions.limit(table, seat);
      return amount > limit
          ? ClassicReason.BID_BEYOND_CASH.with("most", limit)
          : ClassicReason.BID_TOO_LOW.with("bid", Word.amount(table.top()));
    }

    private Because claim(int space) {
      int deed = table.board.deed(space);
      if (frame != Frame.TURN && frame != Frame.CLOSING) {
        return null;
      }
      if (!table.rules.claimed) {
        return Because.of(ClassicReason.RENT_PAYS_ITSELF);
      }
      return notYours(deed) != null
          ? notYours(deed)
          : ClassicReason.NO_RENT_OWED.with("deed", name(deed));
    }

    // --- buildings

    private Because build(int site) {
      int group = table.board.group[site];
      Group colour = Group.of(group);
      if (notYours(site) != null) {
        return notYours(site);
      }
      if ((table.complete[seat] >> group & 1) == 0) {
        return ClassicReason.GROUP_INCOMPLETE.with("colour", colour);
      }
      if ((table.mortgaged & table.board.groupDeeds[group]) != 0) {
        return ClassicReason.GROUP_MORTGAGED.with("colour", colour);
      }
      int steps = table.steps[site];
      if (steps > table.rules.mostHouses) {
        return ClassicReason.HAS_ITS_HOTEL
            .with("site", name(site))
            .with("hotel", table.rules.words.hotel());
      }
      int deeds = table.board.groupDeeds[group];
      int price =
          Buildings.straight(table, deeds) == 1 << site
              ? Buildings.price(table, site)
              : table.board.building[site];
      if (table.cash[seat] < price) {
        return cashFor(price, ClassicReason.BUILDING_COSTS);
      }
      if (steps > Buildings.lowest(table, deeds)) {
        return ClassicReason.BUILD_EVENLY.with("colour", colour);
      }
      ClassicWords words = table.rules.words;
      return ClassicReason.NO_BUILDING_LEFT.with(
          "buildings", steps == table.rules.mostHouses ? words.hotels() : words.houses());
    }

    private Because place(int site) {
      if (notYours(site) != null) {
        return notYours(site);
      }
      Building building = Building.of(Word.things(table.top()) & 1);
      return ClassicReason.BUILDING_NOT_THERE
          .with("building", table.rules.words.of(building))
          .with("site", name(site));
    }

    private Because sell(int site) {
      if (notYours(site) != null) {
        return notYours(site);
      }
      int steps = table.steps[site];
      if (steps == 0) {
        return ClassicReason.NOTHING_BUILT.with("site", name(site));
      }
      int deeds = table.board.groupDeeds[table.board.group[site]];
      return steps < Buildings.highest(table, deeds)
          ? Because.of(ClassicReason.SELL_EVENLY)
          : ClassicReason.TOO_FEW_HOUSES_TO_BREAK
              .with("houses", table.rules.words.houses())
              .with("hotel", table.rules.words.hotel());
    }

    private Because sellDown(Group group, int left) {
      int deeds = table.board.groupDeeds[group.ordinal()];
      String hotels = table.rules.words.hotels();
      if ((table.holdings[seat] & deeds) != deeds
          || Buildings.highest(table, deeds) <= table.rules.mostHouses) {
        return ClassicReason.NO_HOTELS.with("hotels", hotels).with("colour", group);
      }
      if (!table.rules.wholeHotels && table.houses >= table.rules.mostHouses) {
        return ClassicReason.BREAK_ONE_BY_ONE
            .with("houses", table.rules.words.houses())
            .with("hotels", hotels);
      }
      int total = Buildings.total(table, deeds);
      return left >= total
          ? ClassicReason.TOO_MANY_STEPS_LEFT.with("steps", total)
          : ClassicReason.TOO_FEW_HOUSES_TO_LEAVE.with("houses", table.rules.words.houses());
    }

    // --- mortgages

    private Because mortgage(int deed) {
      if (notYours(deed) != null) {
        return notYours(deed);
      }
      return isMortgaged(deed)
          ? ClassicReason.ALREADY_MORTGAGED.with("deed", name(deed))
          : Because.of(ClassicReason.SELL_BUILDINGS_FIRST);
    }

    private Because redeem(int deed) {
      if (frame == Frame.TRANSFER) {
        Because reason = notReceived(deed);
        return reason != null ? reason : Because.of(ClassicReason.KEEP_FOR_LACK_OF_CASH);
      }
      if (frame != Frame.TURN) {
        return null;
      }
      if (notYours(deed) != null) {
        return notYours(deed);
      }
      return isMortgaged(deed)
          ? cashFor(Mortgages.redemption(table, deed), ClassicReason.REDEEMING_COSTS)
          : ClassicReason.NOT_MORTGAGED.with("deed", name(deed));
    }

    private Because notReceived(int deed) {
      return (Word.things(table.top()) >> deed & 1) == 1
          ? null
          : ClassicReason.NOT_RECEIVED.with("deed", name(deed));
    }

    // --- what is waited for

    private Because situation() {
      long top = table.top();
      return switch (frame) {
        case TURN ->
            seat == table.player
                ? Because.of(ClassicReason.NOW_ROLL_OR_TRADE)
                : ClassicReason.NOW_SEAT_ROLLS.with("seat", table.player);
        case BUY ->
            ClassicReason.NOW_BUY.with("deed", TradeReasons.deed(table, 1 << Word.things(top)));
        case AUCTION ->
            ClassicReason.NOW_BID
                .with("deed", TradeReasons.deed(table, 1 << Auctions.deed(top)))
                .with("bid", Word.amount(top));
        case BUILDING_AUCTION -> ClassicReason.NOW_BID_FOR_BUILDING.with("bid", Word.amount(top));
        case SHORTAGE -> Because.of(ClassicReason.NOW_WANT);
        case PLACE -> ClassicReason.NOW_PLACE.with("sites", places());
        case DEBT ->
            ClassicReason.NOW_RAISE.with("owed", Word.amount(top)).with("cash", table.cash[seat]);
        case OFFER ->
            seat == Word.one(top)
                ? Because.of(ClassicReason.NOW_WAIT_OR_WITHDRAW)
                : ClassicReason.NOW_ANSWER.with("seat", Word.one(top));
        case INSTEAD ->
            seat == Word.one(top)
                ? Because.of(ClassicReason.NOW_WAIT_OR_WITHDRAW)
                : Because.of(ClassicReason.NOW_TAKE_OR_REFUSE);
        case TRANSFER ->
            ClassicReason.NOW_REDEEM_OR_KEEP.with(
                "deed", TradeReasons.deed(table, Word.things(top)));
        case TAX -> Because.of(ClassicReason.NOW_CHOOSE_TAX);
        case CLOSING -> Because.of(ClassicReason.NOW_CLOSING);
        default -> Because.of(ClassicReason.NOW_NOTHING);
      };
    }

    private List<String> places() {
      return Trades.deeds(table, Shortages.places(table)).stream().map(table.board::name).toList();
    }
  }
}
