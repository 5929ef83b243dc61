package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.Refusal;

/** Actions as numbers: the kind, and up to four small numbers that say what it is done with. */
public final class DealMoves {
  public static final int END_TURN = 0;
  public static final int BANK = 1;
  public static final int LAY_PROPERTY = 2;
  public static final int BUILD = 3;
  public static final int PASS_GO = 4;
  public static final int CHARGE_RENT = 5;
  public static final int CHARGE_ONE_RENT = 6;
  public static final int COLLECT_DEBT = 7;
  public static final int CELEBRATE_BIRTHDAY = 8;
  public static final int SLY_DEAL = 9;
  public static final int FORCED_DEAL = 10;
  public static final int DEAL_BREAKER = 11;
  public static final int PLAY_FOR_NOTHING = 12;
  public static final int TURN_WILD = 13;
  public static final int EXCHANGE = 14;
  public static final int MOVE_BUILDING = 15;
  public static final int DISCARD = 16;
  public static final int ACCEPT = 17;
  public static final int JUST_SAY_NO = 18;
  public static final int SAY_NO_TO_DOUBLING = 19;
  public static final int PLACE = 20;

  private static final int KIND_BITS = 5;
  private static final int BITS = 6;
  private static final int ALL = (1 << BITS) - 1;

  private DealMoves() {}

  static long move(int kind, int first, int second, int third, int fourth) {
    return kind
        | first << KIND_BITS
        | second << KIND_BITS + BITS
        | third << KIND_BITS + 2 * BITS
        | (long) fourth << KIND_BITS + 3 * BITS;
  }

  static long move(int kind, int first, int second, int third) {
    return move(kind, first, second, third, 0);
  }

  public static long move(int kind, int first, int second) {
    return move(kind, first, second, 0, 0);
  }

  public static long move(int kind, int first) {
    return move(kind, first, 0, 0, 0);
  }

  public static long move(int kind) {
    return kind;
  }

  public static int kind(long move) {
    return (int) move & (1 << KIND_BITS) - 1;
  }

  public static int first(long move) {
    return (int) (move >>> KIND_BITS) & ALL;
  }

  public static int second(long move) {
    return (int) (move >>> KIND_BITS + BITS) & ALL;
  }

  public static int third(long move) {
    return (int) (move >>> KIND_BITS + 2 * BITS) & ALL;
  }

  public static int fourth(long move) {
    return (int) (move >>> KIND_BITS + 3 * BITS) & ALL;
  }

  static DealAction action(DealTable table, long move) {
    if (PaymentCode.isPayment(move)) {
      return PaymentCode.action(table, table.target, move);
    }
    int first = first(move);
    int second = second(move);
    int third = third(move);
    return switch (kind(move)) {
      case END_TURN -> new DealAction.EndTurn();
      case BANK -> new DealAction.Bank(Card.of(first));
      case LAY_PROPERTY -> new DealAction.LayProperty(Laid.of(first));
      case BUILD -> new DealAction.Build(Laid.of(first), second);
      case PASS_GO -> new DealAction.PassGo();
      case CHARGE_RENT -> new DealAction.ChargeRent(Card.of(first), Group.of(second), third);
      case CHARGE_ONE_RENT -> new DealAction.ChargeOneRent(Group.of(first), second, third);
      case COLLECT_DEBT -> new DealAction.CollectDebt(first);
      case CELEBRATE_BIRTHDAY -> new DealAction.CelebrateBirthday();
      case SLY_DEAL -> new DealAction.SlyDeal(first, Laid.of(second));
      case FORCED_DEAL -> new DealAction.ForcedDeal(first, Laid.of(second), Laid.of(third));
      case DEAL_BREAKER -> new DealAction.DealBreaker(first, Group.of(second), third);
      case PLAY_FOR_NOTHING -> new DealAction.PlayForNothing(Card.of(first));
      case TURN_WILD -> new DealAction.TurnWild(Laid.of(first), Group.of(second));
      case EXCHANGE ->
          new DealAction.Exchange(Laid.of(first), second, Laid.of(third), fourth(move));
      case MOVE_BUILDING ->
          new DealAction.MoveBuilding(Laid.of(first), second, Group.of(third), fourth(move));
      case DISCARD -> new DealAction.Discard(Card.of(first));
      case ACCEPT -> new DealAction.Accept();
      case JUST_SAY_NO -> new DealAction.JustSayNo();
      case SAY_NO_TO_DOUBLING -> new DealAction.SayNoToDoubling();
      case PLACE -> new DealAction.Place(Laid.of(first));
      default -> throw new IllegalArgumentException("no move " + move);
    };
  }

  /** The number of an action; refuses seats, sets and counts that do not exist. */
  static long move(DealTable table, Action action) {
    if (!(action instanceof DealAction known)) {
      throw Refusal.notOf(Deal.GAME, action);
    }
    return switch (known) {
      case DealAction.EndTurn() -> move(END_TURN);
      case DealAction.Bank(Card card) -> move(BANK, card.ordinal());
      case DealAction.LayProperty(Laid card) -> move(LAY_PROPERTY, card.ordinal());
      case DealAction.Build(Laid building, int set) -> move(BUILD, building.ordinal(), set(set));
      case DealAction.PassGo() -> move(PASS_GO);
      case DealAction.ChargeRent(Card card, Group colour, int doublers) ->
          move(CHARGE_RENT, card.ordinal(), colour.ordinal(), doublers(doublers));
      case DealAction.ChargeOneRent(Group colour, int doublers, int target) ->
          move(CHARGE_ONE_RENT, colour.ordinal(), doublers(doublers), seat(table, target));
      case DealAction.CollectDebt(int target) -> move(COLLECT_DEBT, seat(table, target));
      case DealAction.CelebrateBirthday() -> move(CELEBRATE_BIRTHDAY);
      case DealAction.SlyDeal(int target, Laid card) ->
          move(SLY_DEAL, seat(table, target), card.ordinal());
      case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
          move(FORCED_DEAL, seat(table, target), card.ordinal(), own.ordinal());
      case DealAction.DealBreaker(int target, Group colour, int set) ->
          move(DEAL_BREAKER, seat(table, target), colour.ordinal(), set(set));
      case DealAction.PlayForNothing(Card card) -> move(PLAY_FOR_NOTHING, card.ordinal());
      case DealAction.TurnWild(Laid card, Group to) ->
          move(TURN_WILD, card.ordinal(), to.ordinal());
      case DealAction.Exchange(Laid card, int set, Laid with, int withSet) ->
          exchange(card.ordinal(), set(set), with.ordinal(), set(withSet));
      case DealAction.MoveBuilding(Laid building, int set, Group to, int toSet) ->
          move(MOVE_BUILDING, building.ordinal(), set(set), to.ordinal(), set(toSet));
      case DealAction.Discard(Card card) -> move(DISCARD, card.ordinal());
      case DealAction.Accept() -> move(ACCEPT);
      case DealAction.JustSayNo() -> move(JUST_SAY_NO);
      case DealAction.SayNoToDoubling() -> move(SAY_NO_TO_DOUBLING);
      case DealAction.Pay pay -> payment(table, pay);
      case DealAction.Place(Laid card) -> move(PLACE, card.ordinal());
    };
  }

  /** An exchange is the same both ways round; the lower card comes first. */
  static long exchange(int card, int set, int with, int withSet) {
    return card < with
        ? move(EXCHANGE, card, set, with, withSet)
        : move(EXCHANGE, with, withSet, card, set);
  }

  private static long payment(DealTable table, DealAction.Pay pay) {
    if (table.phase != Phase.PAY) {
      throw refuse(Because.of(DealReason.NOTHING_TO_PAY));
    }
    return PaymentCode.of(table, table.target, pay);
  }

  private static int seat(DealTable table, int seat) {
    if (seat < 0 || seat >= table.seats) {
      throw Refusal.noSuchSeat(seat, table.seats);
    }
    return seat;
  }

  private static int set(int set) {
    if (set < 0 || set >= Sets.MOST) {
      throw refuse(DealReason.NO_SUCH_SET.with("set", set).with("last", Sets.MOST - 1));
    }
    return set;
  }

  private static int doublers(int doublers) {
    if (doublers < 0 || doublers > Card.DOUBLE_THE_RENT.count()) {
      throw refuse(
          DealReason.NO_SUCH_NUMBER_OF_DOUBLERS
              .with("most", Card.DOUBLE_THE_RENT.count())
              .with("doublers", doublers));
    }
    return doublers;
  }

  private static Refusal refuse(Because because) {
    return new Refusal(Refusal.Code.ILLEGAL_ACTION, because);
  }
}
