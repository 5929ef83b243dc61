package croupier.engine.classic;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Result;
import croupier.engine.Shape;
import java.util.List;
import java.util.Map;

/**
 * A classic game at one moment, as the contract wants it. What lies there is in {@link
 * ClassicTable}; who may do what is in {@link Choices}; what follows is in the class of its
 * subject, and {@link Turns} leads back to the turn. Nothing in this game is hidden: everybody sees
 * it all.
 */
public final class ClassicPosition extends ClassicTable implements Position {
  ClassicPosition(ClassicRules rules, int seats) {
    super(rules, seats);
    Turns.start(this);
  }

  @Override
  public ClassicGame game() {
    return rules.game;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Options options() {
    return rules.options;
  }

  @Override
  public Waiting waiting() {
    return frame().waiting();
  }

  // --- decisions

  @Override
  public int deciders() {
    return Choices.deciders(this);
  }

  @Override
  public int awaited() {
    return Choices.awaited(this);
  }

  @Override
  public int moves(int seat, long[] into) {
    return Listed.moves(this, seat, into);
  }

  @Override
  public List<Shape> shapes(int seat) {
    return Shapes.of(this, seat);
  }

  @Override
  public boolean legal(int seat, long move) {
    return Choices.legal(this, seat, move);
  }

  @Override
  public long any(int seat, Randomness source, long[] room) {
    return AnyMove.of(this, seat, source);
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    int thing = Word.things(move);
    switch (Word.kind(move)) {
      case ClassicMoves.ROLL -> {
        Movement.takeDice(this, events);
        return;
      }
      case ClassicMoves.PAY_FINE -> Movement.payFine(this, events);
      case ClassicMoves.USE_JAIL_CARD -> Movement.useJailCard(this, thing, events);
      case ClassicMoves.BUY -> Auctions.buy(this, events);
      case ClassicMoves.DECLINE -> Auctions.decline(this, events);
      case ClassicMoves.BID -> Auctions.bid(this, seat, Word.amount(move), events);
      case ClassicMoves.PASS -> Auctions.pass(this, seat, events);
      case ClassicMoves.CLAIM_RENT -> Rents.claim(this, seat, thing, events);
      case ClassicMoves.BUILD -> Buildings.build(this, seat, thing, events);
      case ClassicMoves.SELL -> Buildings.sell(this, seat, thing, events);
      case ClassicMoves.SELL_DOWN ->
          Buildings.sellDown(this, seat, thing, Word.amount(move), events);
      case ClassicMoves.MORTGAGE -> Mortgages.mortgage(this, seat, thing, events);
      case ClassicMoves.REDEEM -> Mortgages.redeem(this, seat, thing, events);
      case ClassicMoves.KEEP_MORTGAGE -> Mortgages.keep(this, seat, thing, events);
      case ClassicMoves.OFFER ->
          Deals.offer(this, seat, Word.one(move), thing, Word.amount(move), events);
      case ClassicMoves.COUNTER ->
          Deals.offer(this, seat, Word.one(top()), thing, Word.amount(move), events);
      case ClassicMoves.ACCEPT -> accept(events);
      case ClassicMoves.REFUSE -> endOffer(false, events);
      case ClassicMoves.WITHDRAW -> endOffer(true, events);
      case ClassicMoves.WANT -> Shortages.answer(this, seat, Word.amount(move), events);
      case ClassicMoves.WAIVE -> waive(seat, events);
      case ClassicMoves.PLACE -> Shortages.place(this, thing, events);
      case ClassicMoves.OFFER_INSTEAD -> Debts.offer(this, thing, Word.amount(move), events);
      case ClassicMoves.GO_BANKRUPT -> Bankruptcies.declare(this, events);
      case ClassicMoves.CHOOSE_TAX -> Movement.chooseTax(this, thing == 1, events);
      default -> throw new IllegalArgumentException("no move " + move);
    }
    Turns.goOn(this, events);
  }

  private void waive(int seat, List<Event> events) {
    if (frame() == Frame.CLOSING) {
      Rents.lapse(this, 1 << seat, events);
    } else {
      Shortages.answer(this, seat, 0, events);
    }
  }

  private void accept(List<Event> events) {
    if (frame() == Frame.OFFER) {
      Deals.accept(this, events);
    } else {
      Debts.accept(this, events);
    }
  }

  private void endOffer(boolean withdrawn, List<Event> events) {
    if (frame() == Frame.OFFER) {
      Deals.end(this, withdrawn, events);
    } else {
      Debts.end(this, withdrawn, events);
    }
  }

  @Override
  public ClassicAction action(long move) {
    return ClassicMoves.action(this, move);
  }

  @Override
  public long move(Action action) {
    return ClassicMoves.move(this, action);
  }

  @Override
  public Because whyNot(int seat, Action action) {
    return ClassicReason.NOT_NOW.with("detail", Reasons.whyNot(this, seat, (ClassicAction) action));
  }

  // --- chance

  @Override
  public ClassicAsk asks() {
    return Chances.asks(this);
  }

  @Override
  public long draw(Randomness source) {
    return Chances.draw(this, source);
  }

  @Override
  public void happen(long roll, List<Event> events) {
    Chances.happen(this, (int) roll, events);
    Turns.goOn(this, events);
  }

  @Override
  public Outcome outcome(long roll) {
    return Chances.outcome(this, (int) roll);
  }

  @Override
  public long roll(Outcome outcome) {
    return Chances.roll(this, outcome);
  }

  // --- the rest

  @Override
  public Result result() {
    if (frame() != Frame.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    return Endings.result(this);
  }

  @Override
  public ClassicPosition copy() {
    ClassicPosition copy = new ClassicPosition(rules, seats);
    copy.setTable(this);
    return copy;
  }

  @Override
  public void set(Position other) {
    setTable((ClassicPosition) other);
  }

  @Override
  public Map<String, Object> save() {
    return ClassicSaved.write(this);
  }

  @Override
  public Map<String, Object> view(int viewer) {
    return ClassicSaved.view(this);
  }

  /** Nothing is hidden. */
  @Override
  public void redeal(int viewer, Randomness source) {}
}
