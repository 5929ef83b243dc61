package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game of deal at one moment, as the contract wants it. What follows from a move is in {@link
 * Turns}, {@link Plays}, {@link Denials}, {@link Payments} and {@link Takings}.
 */
public final class DealPosition extends DealTable implements Position {
  DealPosition(DealRules rules, int seats) {
    super(rules, seats);
  }

  private DealPosition(DealPosition other) {
    super(other);
  }

  @Override
  public Deal game() {
    return Deal.GAME;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Options options() {
    return rules.options();
  }

  @Override
  public Waiting waiting() {
    return phase.waiting();
  }

  // --- decisions

  @Override
  public int deciders() {
    return switch (phase) {
      case PLAY, DISCARD -> 1 << turn;
      case ANSWER -> 1 << Denials.asked(this);
      case PAY -> 1 << target;
      case PLACE -> 1 << Takings.placer(this);
      case FIRST, DEAL, DRAW, OVER -> 0;
    };
  }

  @Override
  public int moves(int seat, long[] into) {
    return switch (phase) {
      case PLAY -> Plays.list(this, into);
      case ANSWER -> Denials.list(this, into);
      case PAY -> SensiblePayments.list(this, into);
      case PLACE -> Takings.list(this, into);
      case DISCARD -> Turns.discards(this, into);
      case FIRST, DEAL, DRAW, OVER -> 0;
    };
  }

  /** What goes into the bank, what is charged from each who is to pay, and what is paid. */
  @Override
  public int brings(int seat, long move) {
    if (PaymentCode.isPayment(move)) {
      return -PaymentCode.worth(move);
    }
    return switch (DealMoves.kind(move)) {
      case DealMoves.BANK -> Card.of(DealMoves.first(move)).value();
      case DealMoves.CHARGE_RENT ->
          Sets.bestRent(this, seat, DealMoves.second(move)) << DealMoves.third(move);
      case DealMoves.CHARGE_ONE_RENT ->
          Sets.bestRent(this, seat, DealMoves.first(move)) << DealMoves.second(move);
      case DealMoves.COLLECT_DEBT -> DealData.STANDARD.debt;
      case DealMoves.CELEBRATE_BIRTHDAY -> DealData.STANDARD.birthday;
      default -> 0;
    };
  }

  @Override
  public List<Shape> shapes(int seat) {
    if (!mayAct(seat)) {
      return List.of();
    }
    return switch (phase) {
      case PLAY -> {
        List<Shape> shapes = new ArrayList<>(Plays.shapes(this));
        shapes.addAll(Rearrangements.shapes(this));
        yield shapes;
      }
      case PAY -> List.of(Payments.shape(this));
      default -> List.of();
    };
  }

  @Override
  public boolean legal(int seat, long move) {
    return switch (phase) {
      case PLAY -> !PaymentCode.isPayment(move) && Plays.legal(this, move);
      case PAY -> PaymentCode.isPayment(move) && Payments.legal(this, move);
      default -> Position.super.legal(seat, move);
    };
  }

  @Override
  public long any(int seat, Randomness source, long[] room) {
    return switch (phase) {
      case PLAY -> Plays.any(this, source, room);
      case PAY -> Payments.any(this, source, room);
      default -> Position.super.any(seat, source, room);
    };
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    switch (phase) {
      case PLAY -> Plays.act(this, move, events);
      case ANSWER -> Denials.act(this, move, events);
      case PAY -> Payments.pay(this, move, false, events);
      case PLACE -> Takings.placeOne(this, DealMoves.first(move), events);
      case DISCARD -> Turns.discard(this, move, events);
      case FIRST, DEAL, DRAW, OVER -> throw new IllegalStateException("nobody can act now");
    }
  }

  @Override
  public Action action(long move) {
    return DealMoves.action(this, move);
  }

  @Override
  public long move(Action action) {
    return DealMoves.move(this, action);
  }

  @Override
  public Because whyNot(int seat, Action action) {
    return Reasons.whyNot(this, action);
  }

  // --- chance

  @Override
  public Ask asks() {
    return switch (phase) {
      case FIRST -> new DealAsk.ChooseFirst(seats);
      case DEAL -> new DealAsk.DealHand(Draws.seat(this), Draws.count(this));
      case DRAW -> new DealAsk.Draw(turn, Draws.count(this));
      default -> throw new IllegalStateException("nothing is asked of chance now");
    };
  }

  @Override
  public List<List<String>> drawnFrom() {
    return phase == Phase.FIRST ? List.of() : Draws.from(this);
  }

  @Override
  public long draw(Randomness source) {
    return phase == Phase.FIRST ? source.below(seats) : Draws.draw(this, source);
  }

  @Override
  public void happen(long roll, List<Event> events) {
    switch (phase) {
      case FIRST -> Turns.first(this, (int) roll, events);
      case DEAL, DRAW -> Draws.happen(this, roll, events);
      default -> throw new IllegalStateException("nothing is asked of chance now");
    }
  }

  @Override
  public Outcome outcome(long roll) {
    return phase == Phase.FIRST ? new DealOutcome.First((int) roll) : Draws.outcome(roll);
  }

  @Override
  public long roll(Outcome outcome) {
    if (phase == Phase.FIRST && outcome instanceof DealOutcome.First(int seat)) {
      if (seat < 0 || seat >= seats) {
        throw Refusal.noSuchSeat(seat, seats);
      }
      return seat;
    }
    if (phase != Phase.FIRST && outcome instanceof DealOutcome.Drawn(List<Card> drawn)) {
      return Draws.roll(this, drawn);
    }
    throw Refusal.answersSomethingElse(outcome, asks());
  }

  // --- the rest

  @Override
  public Result result() {
    return Endings.result(this);
  }

  @Override
  public DealPosition copy() {
    return new DealPosition(this);
  }

  @Override
  public void set(Position other) {
    setTable((DealPosition) other);
  }

  @Override
  public Map<String, Object> save() {
    return DealSaved.write(this);
  }

  @Override
  public Map<String, Object> view(int viewer) {
    return DealSaved.view(this, viewer);
  }

  @Override
  public void redeal(int viewer, Randomness source) {
    Draws.redeal(this, viewer, source);
  }

  // --- readings

  /** What the game waits for. */
  public Phase phase() {
    return phase;
  }

  /** Whose turn it is; before the first turn, nobody's: -1. */
  public int turn() {
    return turn;
  }

  /** How many cards the seat on turn may still play. */
  public int playsLeft() {
    return plays;
  }

  /** How often the seat on turn may still rearrange its properties (DE-02). */
  public int rearrangementsLeft() {
    return rearrangements;
  }

  /** How many cards lie face down to be drawn. */
  public int pile() {
    return DealCards.count(cards, PILE) + DealCards.count(cards, UNDER);
  }

  /** The discarded cards, in the order of {@link Card}. */
  public List<Card> discards() {
    return DealCards.list(cards, DISCARDS);
  }

  /** The card on top of them. */
  public Optional<Card> topDiscard() {
    return top == NONE ? Optional.empty() : Optional.of(Card.of(top));
  }

  /** How many cards a seat holds; everybody may know. */
  public int handSize(int seat) {
    return held(seat);
  }

  /** The cards that a seat holds, in the order of {@link Card}: its secret. */
  public List<Card> hand(int seat) {
    return DealCards.list(cards, handOf(seat));
  }

  /** The cards in a seat's bank, in the order of {@link Card}. */
  public List<Card> bank(int seat) {
    return DealCards.list(cards, bankOf(seat));
  }

  /** What the bank of a seat is worth. */
  public int bankWorth(int seat) {
    return bank(seat).stream().mapToInt(Card::value).sum();
  }

  /** What a seat can pay with, in all. */
  public int worth(int seat) {
    return worthOf(seat);
  }

  /** The sets before a seat, by colour. */
  public List<DealSet> sets(int seat) {
    return DealReadings.sets(this, seat);
  }

  /** In how many colours a seat has a complete set. */
  public int completeColours(int seat) {
    return Integer.bitCount(completeOf(seat));
  }

  /** The rent that a seat can charge for a colour; 0 for none (DL-15). */
  public int rent(int seat, Group colour) {
    return Sets.bestRent(this, seat, colour.ordinal());
  }

  // --- readings that leave no garbage, for bots

  /** How many cards of a kind a seat holds: its secret. */
  public int holds(int seat, Card card) {
    return held(seat, card);
  }

  /** How many cards lie in a seat's set of a colour that is not full; 0 when there is none. */
  public int unfinished(int seat, Group colour) {
    long sets = Sets.of(this, seat, colour.ordinal());
    for (; sets != 0; sets >>>= Sets.WIDTH) {
      int size = Sets.size((int) sets);
      if (size < Sets.FULL[colour.ordinal()]) {
        return size;
      }
    }
    return 0;
  }

  /** Whether a seat has a complete set of a colour. */
  public boolean isComplete(int seat, Group colour) {
    return (completeOf(seat) >> colour.ordinal() & 1) == 1;
  }

  /** The card that is played against others now; null while none is. */
  public Card played() {
    return effect == NONE ? null : Card.of(effect);
  }

  /** The money that is asked of the target now; 0 when something else is. */
  public int charged() {
    return effect != NONE && Charges.isCharge(effect) ? Charges.owed(this) : 0;
  }

  /** The card that a Sly or Forced Deal is about; null when it is about something else. */
  public Laid wanted() {
    return played() == Card.SLY_DEAL || played() == Card.FORCED_DEAL ? Laid.of(wanted) : null;
  }

  /** Whom the card is played against, of several the one who answers or pays now; else -1. */
  public int target() {
    return target;
  }

  /** What the money in a payment is worth. */
  public int moneyIn(long payment) {
    return PaymentCode.money(payment);
  }

  /** How many of a card in its colour are in a payment of the target. */
  public int countIn(long payment, Laid laid) {
    return PaymentCode.countOf(this, target, payment, laid);
  }

  /** What a payment is worth in all. */
  public int worthOf(long payment) {
    return PaymentCode.worth(payment);
  }

  /** What is going on between seats, from the bottom up; empty while nothing is. */
  public List<DealFrame> stack() {
    return DealReadings.stack(this);
  }

  /** What the seat that is to pay owes; 0 when nobody is to pay. */
  public int debt() {
    return phase == Phase.PAY ? Charges.owed(this) : 0;
  }
}
