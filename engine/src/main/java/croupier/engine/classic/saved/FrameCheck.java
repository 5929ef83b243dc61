package croupier.engine.classic.saved;

import croupier.engine.Group;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.SpaceKind;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Cards;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Movement;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.rules.Turns;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;

/**
 * Whether each thing that goes on fits the table and what it interrupts; what is never on top is
 * not.
 */
final class FrameCheck {
  private static final int BANK = ClassicTable.BANK;

  private final ClassicTable table;
  private final ClassicRules rules;

  /** Whether the end that was agreed on is reached. */
  private final boolean closing;

  FrameCheck(ClassicTable table, boolean closing) {
    this.table = table;
    rules = table.rules;
    this.closing = closing;
  }

  private Frame frame(int at) {
    return Frame.of(Word.kind(table.frameAt(at)));
  }

  boolean fits(int at) {
    Frame frame = frame(at);
    long word = table.frameAt(at);
    int one = Word.one(word);
    int things = Word.things(word);
    return switch (frame) {
      case FIRST_ROLL -> firstRoll(word);
      case DEAL_DEEDS -> rules.quicker;
      case CLOCK -> rules.lastSecond > 0 && !closing;
      case TURN -> true;
      case ESTATE -> estate(things);
      case ROLL -> plays(one) && (table.jail[one] == 0 || table.doubles == 0);
      case MOVE -> move(at, word);
      case UTILITY_ROLL -> utilityRoll(word);
      case DRAW -> plays(one) && table.unseen[things & 1] != 0 && onDeck(things);
      case CARD -> card(at, word);
      case TAX ->
          plays(one) && rules.oldTaxes && things == table.space[one] && table.board.choice[things];
      case BUY ->
          plays(one)
              && table.board.deedAt[table.space[one]] == things
              && table.owner[things] == BANK;
      case AUCTION -> auction(at, word);
      case SHORTAGE -> shortage(word);
      case BUILDING_SALE -> buildingSale(at, things & 1);
      case BUILDING_AUCTION -> buildingAuction(word);
      case PLACE -> table.isSolvent(one) && Shortages.places(table) != 0;
      case DEBT -> debt(at, word);
      case OFFER -> offer(at, word);
      case INSTEAD -> instead(at, word);
      case TRANSFER -> transfer(at, word);
      case CLOSING -> closing && (at + 1 < table.depth() || table.claimCount > 0);
      case OVER -> table.claimCount == 0;
    };
  }

  /** Whether it is this seat's turn, and it is still in the game. */
  private boolean plays(int seat) {
    return seat == table.player && table.isSolvent(seat);
  }

  private boolean firstRoll(long word) {
    int toRoll = Turns.toRoll(word);
    int bestSeats = Turns.bestSeats(word);
    int best = Turns.best(word);
    return toRoll != 0
        && bestSeats < (toRoll & -toRoll)
        && (best == 0) == (bestSeats == 0)
        && best != 1
        && (table.depth() == 1 || bestSeats == 0 && toRoll == table.solvent);
  }

  private boolean move(int at, long word) {
    boolean isDouble = Movement.first(word) == Movement.second(word);
    boolean moved = Movement.is(word, Movement.MOVED);
    boolean inJail = table.jail[table.player] != 0;
    boolean bankrupt = !table.isSolvent(table.player);
    return Word.one(word) == table.player
        && (!Movement.is(word, Movement.AGAIN) || isDouble && moved && table.doubles > 0)
        && (Movement.salaries(word) == 0 || rules.salaryLast && moved)
        && (Movement.salaries(word) < 2 || table.frame() != Frame.DRAW)
        && (moved
            ? !inJail
            : !isDouble
                && table.doubles == 0
                && (bankrupt && frame(at + 1) == Frame.ESTATE
                    || frame(at + 1) == Frame.DEBT
                        && table.jail[table.player] == ClassicRules.JAIL_TURNS));
  }

  private boolean utilityRoll(long word) {
    int deed = Word.things(word);
    int owner = Word.one(word);
    int payer = Word.other(word);
    int times = Word.amount(word);
    return table.board.group[deed] == Group.UTILITY.ordinal()
        && table.owner[deed] == owner
        && owner != payer
        && table.isSolvent(payer)
        && table.board.isUtilityFactor(times);
  }

  private boolean onDeck(int deck) {
    SpaceKind kind = table.board.kind(table.space[table.player]);
    return kind == (deck == 0 ? SpaceKind.CHANCE : SpaceKind.COMMUNITY_CHEST);
  }

  private boolean card(int at, long word) {
    int seat = Word.one(word);
    Card card = rules.cards[Cards.deck(word)][Cards.card(word)];
    boolean everybody = card.kind() == Card.Kind.PAY_EACH || card.kind() == Card.Kind.COLLECT_EACH;
    return seat == table.player
        && (everybody ? (Cards.toPay(word) >> seat & 1) == 0 : Cards.toPay(word) == 0)
        && switch (card.kind()) {
          case JAIL_CARD, GO_TO_JAIL, COLLECT -> false;
          case ADVANCE_TO -> table.space[seat] == card.first() && card.first() != 0;
          case NEAREST_RAILROAD -> table.board.kind(table.space[seat]) == SpaceKind.RAILROAD;
          case NEAREST_UTILITY -> table.board.kind(table.space[seat]) == SpaceKind.UTILITY;
          case MOVE_BACK -> true;
          case PAY, PAY_EACH, COLLECT_EACH, REPAIRS -> onDeck(Cards.deck(word));
        };
  }

  // --- auctions

  private boolean estate(int deeds) {
    for (int left = deeds; left != 0; left &= left - 1) {
      if (table.owner[Integer.numberOfTrailingZeros(left)] != BANK) {
        return false;
      }
    }
    return Integer.bitCount(table.solvent) < table.seats;
  }

  private boolean auction(int at, long word) {
    int deed = Auctions.deed(word);
    int bidder = Word.one(word);
    int bid = Word.amount(word);
    boolean landed = table.board.deedAt[table.space[table.player]] == deed;
    return at == table.depth() - 1
        && table.owner[deed] == BANK
        && (landed || frame(at - 1) == Frame.ESTATE)
        && (bidder == BANK) == (bid == 0)
        && (Auctions.passed(word) & ~table.solvent) == 0
        && (bidder == BANK
            || table.isSolvent(bidder)
                && (Auctions.passed(word) >> bidder & 1) == 0
                && Auctions.limit(table, bidder) >= bid)
        && Auctions.bidders(table) != 0;
  }

  private boolean shortage(long word) {
    int building = Word.things(word) & 1;
    int asker = Word.one(word);
    int site = Shortages.site(word);
    int asked = Shortages.asked(word);
    for (int left = asked; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      if (!table.isSolvent(seat)
          || Shortages.mostWanted(table, seat) == 0
          || seat != asker && Shortages.wish(table, building, seat) != 0) {
        return false;
      }
    }
    return asked != 0
        && table.isSolvent(asker)
        && Shortages.wish(table, building, asker) > 0
        && (Buildings.places(table, asker, Building.of(building), table.cash[asker]) >> site & 1)
            == 1;
  }

  private boolean buildingSale(int at, int building) {
    return Shortages.collected(table, building)
        && (Word.things(table.frameAt(at + 1)) & 1) == building;
  }

  private boolean buildingAuction(long word) {
    int building = Word.things(word) & 1;
    int in = Shortages.in(word);
    int bidder = Word.one(word);
    for (int left = in; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      if (!table.isSolvent(seat)
          || Shortages.wish(table, building, seat) == 0
          || Buildings.places(table, seat, Building.of(building), Integer.MAX_VALUE) == 0) {
        return false;
      }
    }
    return (in >> bidder & 1) == 1
        && (Shortages.passedSeats(word) & ~in) == 0
        && (Shortages.passedSeats(word) >> bidder & 1) == 0
        && table.cash[bidder] >= Word.amount(word)
        && Shortages.bidders(table) != 0;
  }

  // --- debts and deals

  private boolean debt(int at, long word) {
    int debtor = Word.one(word);
    int creditor = Word.other(word);
    Frame below = frame(at - 1);
    boolean top = at == table.depth() - 1 || frame(at + 1) != Frame.TRANSFER;
    boolean fits =
        switch (Debts.cause(word)) {
          case RENT -> creditor != BANK && below != Frame.TRANSFER;
          case TAX -> creditor == BANK && (hasMoved(at - 1) || below == Frame.CARD);
          case CARD -> below == Frame.CARD;
          case FINE ->
              creditor == BANK
                  && below == Frame.MOVE
                  && !hasMoved(at - 1)
                  && Word.amount(word) == ClassicRules.FINE;
          case INTEREST ->
              creditor == BANK
                  && below == Frame.TRANSFER
                  && Word.one(table.frameAt(at - 1)) == debtor
                  && !fromADeal(at - 1);
          default -> false;
        };
    return fits
        && table.isSolvent(debtor)
        && debtor != creditor
        && (creditor == BANK || table.isSolvent(creditor))
        && (Debts.offered(word) == 0 || rules.instead && creditor != BANK)
        && (!top || table.cash[debtor] < Word.amount(word));
  }

  private boolean hasMoved(int at) {
    return frame(at) == Frame.MOVE && Movement.is(table.frameAt(at), Movement.MOVED);
  }

  private boolean offer(int at, long word) {
    int from = Word.one(word);
    int to = Word.other(word);
    boolean entitled =
        switch (frame(at - 1)) {
          case BUY, DEBT -> {
            int seat = Word.one(table.frameAt(at - 1));
            yield seat == from || seat == to;
          }
          default -> true;
        };
    return entitled
        && table.isSolvent(from)
        && Trades.possible(table, from, to, Word.things(word), Word.amount(word));
  }

  private boolean instead(int at, long word) {
    long debt = table.frameAt(at - 1);
    int debtor = Word.one(debt);
    return Word.one(word) == debtor
        && Word.other(word) == Word.other(debt)
        && Debts.offered(debt) > 0
        && Word.things(word) != 0
        && (Word.things(word) & ~Trades.tradeable(table, debtor)) == 0
        && Word.amount(word) <= Word.amount(debt)
        && Word.amount(word) >= Debts.leastValue(table, debtor, Word.things(word))
        && Trades.cashAfter(table, Word.other(word), Word.things(word)) >= 0;
  }

  private boolean transfer(int at, long word) {
    int seat = Word.one(word);
    int deeds = Word.things(word);
    boolean dealt = fromADeal(at);
    if (!table.isSolvent(seat)) {
      return at + 1 < table.depth() && !dealt;
    }
    if (frame(at - 1) == Frame.TRANSFER) {
      // both sides of a deal; the other goes on afterwards
      if (frame(at - 2) == Frame.TRANSFER
          || Word.one(table.frameAt(at - 1)) == seat
          || !hasInterest(table.frameAt(at - 1))) {
        return false;
      }
    }
    boolean top = at == table.depth() - 1;
    return (!dealt || hasInterest(word))
        && (deeds & ~(table.holdings[seat] & table.mortgaged)) == 0
        && (!top || deeds != 0)
        && (deeds & Mortgages.undecidedBelow(table, seat, at)) == 0;
  }

  /** CT-03: whoever was dealt mortgaged deeds, or won one, has the 10 % on them. */
  private boolean fromADeal(int at) {
    return switch (frame(at - 1)) {
      case DEBT, BUY, ESTATE, TRANSFER -> true;
      default -> false;
    };
  }

  private boolean hasInterest(long transfer) {
    return table.cash[Word.one(transfer)] >= Mortgages.interest(table, Word.things(transfer));
  }
}
