package croupier.bots.deal;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealMoves;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;

/**
 * Plays deal by what each move brings on its own: sets first, then cards, then money; pays with
 * what it needs least, and says no to what would hurt. With mistakes it now and then plays any card
 * that fits.
 */
final class PlainDeal implements Bot {
  private static final Card[] CARDS = Card.values();
  private static final Group[] COLOURS = Group.values();
  private static final Laid[] LAID = Laid.values();
  private static final int MILLION = 10;
  private static final int PERCENT = 100;
  private static final int NEVER = -1_000;
  private static final int DEBT = 5;
  private static final int BIRTHDAY = 2;
  private static final int HAND_LIMIT = 7;

  /** One decision in so many is a mistake, of one who makes any. */
  private static final int MISTAKE = 4;

  private final Habits habits;
  private final Stakes stakes;
  private final boolean errs;
  private final long[] moves = new long[Position.MOST_MOVES];

  PlainDeal(Habits habits, boolean errs) {
    this.habits = habits;
    this.errs = errs;
    stakes = new Stakes(habits);
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    DealPosition table = (DealPosition) world;
    int count = table.moves(seat, moves);
    if (count == 1) {
      return moves[0];
    }
    if (errs && chance.below(MISTAKE) == 0) {
      return moves[chance.below(count)];
    }
    long best = moves[0];
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int worth = worth(table, seat, moves[i]);
      if (worth > most) {
        most = worth;
        best = moves[i];
      }
    }
    return best;
  }

  private int worth(DealPosition table, int seat, long move) {
    return switch (table.phase()) {
      case PLAY -> play(table, seat, move);
      case ANSWER -> answer(table, seat, move);
      case PAY -> -payment(table, seat, move);
      case PLACE -> stakes.lay(table, seat, LAID[DealMoves.first(move)]);
      case DISCARD ->
          DealMoves.kind(move) == DealMoves.END_TURN
              ? 0
              : -stakes.inHand(table, seat, CARDS[DealMoves.first(move)]);
      case FIRST, DEAL, DRAW, OVER ->
          throw new IllegalStateException("nobody decides in " + table.phase());
    };
  }

  // --- the own turn

  private int play(DealPosition table, int seat, long move) {
    int first = DealMoves.first(move);
    int second = DealMoves.second(move);
    int third = DealMoves.third(move);
    return switch (DealMoves.kind(move)) {
      case DealMoves.END_TURN -> habits.least();
      case DealMoves.BANK -> bank(table, seat, CARDS[first]);
      case DealMoves.LAY_PROPERTY -> stakes.lay(table, seat, LAID[first]);
      case DealMoves.BUILD -> habits.build() * CARDS[LAID[first].card().ordinal()].value();
      case DealMoves.PASS_GO -> habits.go();
      case DealMoves.CHARGE_RENT -> rent(table, seat, COLOURS[second], third, -1);
      case DealMoves.CHARGE_ONE_RENT -> rent(table, seat, COLOURS[first], second, third);
      case DealMoves.COLLECT_DEBT -> MILLION * Math.min(DEBT, table.worth(first));
      case DealMoves.CELEBRATE_BIRTHDAY -> fromAll(table, seat, BIRTHDAY);
      case DealMoves.SLY_DEAL -> stakes.taken(table, seat, first, LAID[second]);
      case DealMoves.FORCED_DEAL ->
          stakes.taken(table, seat, first, LAID[second]) - stakes.given(table, seat, LAID[third]);
      case DealMoves.DEAL_BREAKER -> wholeSet(table, seat, COLOURS[second]);
      case DealMoves.TURN_WILD -> turned(table, seat, LAID[first], COLOURS[second]);
      default -> NEVER;
    };
  }

  private int bank(DealPosition table, int seat, Card card) {
    int money = habits.bank() * card.value();
    int needed = card.kind() == Card.Kind.MONEY ? 0 : stakes.inHand(table, seat, card);
    return table.handSize(seat) > HAND_LIMIT ? money - needed / 2 : money - needed;
  }

  private int rent(DealPosition table, int seat, Group colour, int doublers, int target) {
    int rent = table.rent(seat, colour) << doublers;
    int paid =
        target < 0 ? fromAll(table, seat, rent) : MILLION * Math.min(rent, table.worth(target));
    return paid - doublers * habits.doubler();
  }

  private static int fromAll(DealPosition table, int seat, int amount) {
    int sum = 0;
    for (int other = 0; other < table.seats(); other++) {
      sum += other == seat ? 0 : MILLION * Math.min(amount, table.worth(other));
    }
    return sum;
  }

  private int wholeSet(DealPosition table, int seat, Group colour) {
    int own = table.isComplete(seat, colour) ? 0 : habits.set();
    return own + habits.set() * habits.hurt() / PERCENT;
  }

  /** Only to complete a colour: anything else can wait until it does. */
  private int turned(DealPosition table, int seat, Laid card, Group to) {
    boolean completes =
        !table.isComplete(seat, to) && table.unfinished(seat, to) + 1 == Deal.GAME.setSize(to);
    return completes && !table.isComplete(seat, card.colour()) ? habits.set() : NEVER;
  }

  // --- what others do

  private int answer(DealPosition table, int seat, long move) {
    if (DealMoves.kind(move) == DealMoves.ACCEPT) {
      return habits.no();
    }
    boolean attacks = seat == table.turn();
    int other = attacks ? table.target() : table.turn();
    int stake =
        switch (table.played()) {
          case DEAL_BREAKER -> wholeSet(table, seat, COLOURS[0]);
          case SLY_DEAL, FORCED_DEAL ->
              attacks
                  ? stakes.taken(table, seat, other, table.wanted())
                  : stakes.given(table, seat, table.wanted());
          default -> MILLION * table.charged();
        };
    return DealMoves.kind(move) == DealMoves.JUST_SAY_NO ? stake : stake / 2;
  }

  /** What a payment costs: money as it is, properties by what they are for. */
  private int payment(DealPosition table, int seat, long payment) {
    int cost = MILLION * table.moneyIn(payment);
    if (table.worthOf(payment) == table.moneyIn(payment)) {
      return cost;
    }
    for (Laid laid : LAID) {
      if (!laid.isBuilding()) {
        int count = table.countIn(payment, laid);
        cost += count == 0 ? 0 : count * stakes.given(table, seat, laid);
      }
    }
    int buildings = table.worthOf(payment) - table.moneyIn(payment);
    return cost + buildings;
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return DealBotReason.of((DealPosition) world, seat, move);
  }
}
