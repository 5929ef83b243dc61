package croupier.bots.deal;

import croupier.engine.Group;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;

/** What a property is worth to somebody, by the sets that lie there. */
final class Stakes {
  private static final int PERCENT = 100;
  private static final int MILLION = 10;

  private static final Group[] ALL_COLOURS = Group.values();

  /** A wild card of all colours is too good for anything but a whole set. */
  private static final int TEN_COLOURS = 40;

  private static final int SAFE = 60;

  private final Habits habits;

  Stakes(Habits habits) {
    this.habits = habits;
  }

  /** What a card more in a colour brings. */
  private int next(DealPosition table, int seat, Group colour) {
    if (table.isComplete(seat, colour)) {
      return 2;
    }
    int size = table.unfinished(seat, colour) + 1;
    int full = Deal.GAME.setSize(colour);
    return size >= full ? habits.set() : habits.step() * size / full;
  }

  /** What laying a card from the hand brings, or placing a received one. */
  int lay(DealPosition table, int seat, Laid laid) {
    int worth = next(table, seat, laid.colour());
    if (laid.card() == Card.TEN_COLOUR) {
      return worth == habits.set() ? worth - 1 : worth - TEN_COLOURS;
    }
    // Of two colours alike the dearer.
    return worth + (laid.isWild() ? 0 : 1);
  }

  /** What taking a card from somebody brings. */
  int taken(DealPosition table, int seat, int other, Laid laid) {
    return bestNext(table, seat, laid.card()) + lost(table, other, laid) * habits.hurt() / PERCENT;
  }

  private int bestNext(DealPosition table, int seat, Card card) {
    int best = 0;
    for (Group colour : COLOURS[card.ordinal()]) {
      best = Math.max(best, next(table, seat, colour));
    }
    return best;
  }

  /** What giving a card away costs. */
  int given(DealPosition table, int seat, Laid laid) {
    return MILLION * laid.card().value() / 2 + lost(table, seat, laid);
  }

  private int lost(DealPosition table, int seat, Laid laid) {
    int size = table.unfinished(seat, laid.colour());
    if (size == 0) {
      return habits.set();
    }
    int full = Deal.GAME.setSize(laid.colour());
    return habits.step() * size / full + (laid.card() == Card.TEN_COLOUR ? TEN_COLOURS : 0);
  }

  /** All that lies before a seat, and the cards of its hand. */
  int standing(DealPosition table, int seat) {
    int sum = MILLION * table.worth(seat) / 4 + habits.go() / 3 * table.handSize(seat);
    for (Group colour : ALL_COLOURS) {
      int size = table.unfinished(seat, colour);
      sum +=
          table.isComplete(seat, colour)
              ? habits.set()
              : habits.step() * size / Deal.GAME.setSize(colour);
    }
    return sum;
  }

  /** What a card is worth in the hand. */
  int inHand(DealPosition table, int seat, Card card) {
    return switch (card.kind()) {
      case PROPERTY -> bestNext(table, seat, card);
      case WILD -> bestNext(table, seat, card) + SAFE / 2;
      case MONEY -> MILLION * card.value() / 2;
      case BUILDING -> habits.keep() / 2;
      case RENT -> habits.keep();
      case ACTION ->
          switch (card) {
            case JUST_SAY_NO, DEAL_BREAKER -> 2 * SAFE;
            case SLY_DEAL -> SAFE;
            case DOUBLE_THE_RENT -> habits.keep() / 2;
            default -> habits.keep();
          };
    };
  }

  private static final Group[][] COLOURS = new Group[Card.values().length][];

  static {
    for (Card card : Card.values()) {
      COLOURS[card.ordinal()] = card.colours().stream().sorted().toArray(Group[]::new);
    }
  }
}
