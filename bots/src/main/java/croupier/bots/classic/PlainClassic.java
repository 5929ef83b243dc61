package croupier.bots.classic;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;

/**
 * Plays the classic games by the rules that good players agree on: buy what can be bought, deal for
 * whole groups, build as far as the rents of others allow, stay in jail when it is dear outside.
 * With mistakes it now and then forgets a rent, does not build, or bids too little or too much.
 */
final class PlainClassic implements Bot {
  private static final int FINE = 50;
  private static final int PERCENT = 100;
  private static final Deck[] DECKS = Deck.values();

  /** One decision in so many is a mistake, of one who makes any. */
  private static final int MISTAKE = 6;

  private final Habits habits;
  private final boolean deals;
  private final boolean errs;
  private final DeedWorth worth;
  private final Bargains bargains;
  private final Money money;
  private final long[] moves = new long[Position.MOST_MOVES];

  /** Whether it has offered something since its own turn: nobody is to be pestered. */
  private boolean hasOffered;

  /**
   * @param deals whether it offers deals; it answers them always
   */
  PlainClassic(Habits habits, boolean deals, boolean errs) {
    this.habits = habits;
    this.deals = deals;
    this.errs = errs;
    worth = new DeedWorth(habits);
    bargains = new Bargains(habits);
    money = new Money(habits);
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    ClassicPosition table = (ClassicPosition) world;
    boolean wrong = errs && chance.below(MISTAKE) == 0;
    return switch (table.frame()) {
      case TURN ->
          seat == table.player() ? ownTurn(table, seat, wrong) : othersTurn(table, seat, wrong);
      case BUY -> buy(table, seat, wrong);
      case AUCTION -> bid(table, seat, deedBid(table, seat), wrong, chance);
      case BUILDING_AUCTION -> bid(table, seat, money.spare(table, seat), wrong, chance);
      case DEBT -> money.raise(table, seat, moves);
      case OFFER -> seat == table.offerer() ? waits(table, seat) : bargains.answer(table, seat);
      case INSTEAD ->
          seat == table.offerer()
              ? NOTHING
              : bargains.isEnough(table, seat) ? ClassicMoves.accept() : ClassicMoves.refuse();
      case SHORTAGE -> want(table, seat);
      case TRANSFER -> received(table, seat);
      case CLOSING -> claimOr(table, seat, ClassicMoves.waive());
      case TAX -> tax(table, seat);
      default -> first(table, seat);
    };
  }

  private long first(ClassicPosition table, int seat) {
    table.moves(seat, moves);
    return moves[0];
  }

  // --- between rolls

  private static long claim(ClassicPosition table, int seat, boolean forgets) {
    return forgets ? NOTHING : claimOr(table, seat, NOTHING);
  }

  private static long claimOr(ClassicPosition table, int seat, long otherwise) {
    int claims = table.claims() == 0 ? 0 : table.claimable(seat);
    return claims == 0 ? otherwise : ClassicMoves.claimRent(Integer.numberOfTrailingZeros(claims));
  }

  /** Between the rolls of others: what is due, and once a round a deal that cannot wait. */
  private long othersTurn(ClassicPosition table, int seat, boolean forgets) {
    long claim = claim(table, seat, forgets);
    if (claim != NOTHING || !deals || hasOffered) {
      return claim;
    }
    long offer = bargains.offer(table, seat);
    hasOffered = offer != NOTHING;
    return offer;
  }

  private long ownTurn(ClassicPosition table, int seat, boolean wrong) {
    hasOffered = false;
    long claim = claim(table, seat, wrong);
    if (claim != NOTHING) {
      return claim;
    }
    if (!wrong) {
      long build = money.build(table, seat);
      if (build != NOTHING) {
        return build;
      }
    }
    if (deals) {
      long offer = bargains.offer(table, seat);
      if (offer != NOTHING) {
        return offer;
      }
    }
    return table.inJail(seat) ? leaveJail(table, seat) : ClassicMoves.roll();
  }

  /** Whoever could take back what it offers is asked: that is how it learns that it was offered. */
  private long waits(ClassicPosition table, int seat) {
    if (deals) {
      bargains.isAsked(table, seat);
    }
    return NOTHING;
  }

  private long leaveJail(ClassicPosition table, int seat) {
    if (money.dearestRent(table, seat) < habits.jail()) {
      for (Deck deck : DECKS) {
        if (table.holds(seat, deck)) {
          return ClassicMoves.useJailCard(deck);
        }
      }
      long fine = ClassicMoves.payFine();
      if (table.cash(seat) >= FINE + habits.reserve() && table.legal(seat, fine)) {
        return fine;
      }
    }
    return ClassicMoves.roll();
  }

  // --- deeds

  private long buy(ClassicPosition table, int seat, boolean wrong) {
    int price = table.board().price(table.deedInQuestion());
    boolean can = table.cash(seat) >= price + (wrong ? price : 0);
    return can ? ClassicMoves.buy() : ClassicMoves.decline();
  }

  private int deedBid(ClassicPosition table, int seat) {
    int deed = table.board().deed(table.deedInQuestion());
    int most = worth.wanted(table, seat, deed) * habits.bid() / PERCENT;
    return Math.min(most, table.cash(seat) - habits.reserve() / 2);
  }

  /** Goes half the way from the last bid to what it is worth. */
  private long bid(ClassicPosition table, int seat, int worthIt, boolean wrong, Randomness chance) {
    int most = wrong ? worthIt * (50 + chance.below(100)) / PERCENT : worthIt;
    int bid = table.bid() + Math.max(1, (most - table.bid()) / 2);
    if (table.bidder() == seat || bid > most) {
      return ClassicMoves.pass();
    }
    long move = ClassicMoves.bid(bid);
    return table.legal(seat, move) ? move : ClassicMoves.pass();
  }

  private long received(ClassicPosition table, int seat) {
    int deed = Integer.numberOfTrailingZeros(table.received(seat));
    ClassicBoard board = table.board();
    boolean spare = table.cash(seat) - board.redemption(board.space(deed)) > 2 * habits.low();
    long redeem = ClassicMoves.redeem(deed);
    return spare && table.legal(seat, redeem) ? redeem : ClassicMoves.keepMortgage(deed);
  }

  // --- buildings that are short, taxes

  private long want(ClassicPosition table, int seat) {
    int most = table.mostWanted(seat);
    boolean asked = table.bidder() == seat;
    return most > 0 && (asked || money.spare(table, seat) > 0)
        ? ClassicMoves.want(asked ? 1 : Math.min(most, 2))
        : ClassicMoves.waive();
  }

  private static long tax(ClassicPosition table, int seat) {
    int fixed = table.board().tax(table.space(seat));
    return ClassicMoves.chooseTax(table.worth(seat) / 10 < fixed);
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return ClassicBotReason.of((ClassicPosition) world, seat, move, ActionKind.of(move));
  }
}
