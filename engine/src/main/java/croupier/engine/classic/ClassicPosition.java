package croupier.engine.classic;

import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.Shape;
import croupier.engine.classic.choice.Bounds;
import croupier.engine.classic.choice.Legal;
import croupier.engine.classic.choice.Listed;
import croupier.engine.classic.choice.MoveRecords;
import croupier.engine.classic.choice.RandomMove;
import croupier.engine.classic.choice.Reasons;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Bankruptcies;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Dice;
import croupier.engine.classic.rules.Endings;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Movement;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.rules.Turns;
import croupier.engine.classic.saved.ClassicSaved;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;
import java.util.Map;

/**
 * A classic game at one moment, as the contract wants it. What lies there is in {@link
 * ClassicTable}, and read in {@link ClassicView}; who may do what is in {@link Legal}; what follows
 * is in the class of its subject, and {@link Turns} leads back to the turn. Nothing in this game is
 * hidden: everybody sees it all.
 */
public final class ClassicPosition extends ClassicView implements Position {
  private final ClassicGame game;

  ClassicPosition(ClassicGame game, ClassicTable table) {
    super(table);
    this.game = game;
  }

  @Override
  public ClassicGame game() {
    return game;
  }

  @Override
  public int seats() {
    return table.seats;
  }

  @Override
  public Options options() {
    return table.rules.options;
  }

  @Override
  public Waiting waiting() {
    return frame().waiting();
  }

  // --- decisions

  @Override
  public int deciders() {
    return Legal.deciders(table);
  }

  @Override
  public int moves(int seat, long[] into) {
    return Listed.moves(table, seat, into);
  }

  @Override
  public List<Shape> shapes(int seat) {
    return Bounds.of(table, seat);
  }

  @Override
  public boolean legal(int seat, long move) {
    return Legal.legal(table, seat, move);
  }

  @Override
  public long any(int seat, Randomness source, long[] room) {
    return RandomMove.of(table, seat, source);
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    int thing = Word.things(move);
    switch (Word.kind(move)) {
      case ClassicMoves.ROLL -> {
        Movement.takeDice(table, events);
        return;
      }
      case ClassicMoves.PAY_FINE -> Movement.payFine(table, events);
      case ClassicMoves.USE_JAIL_CARD -> Movement.useJailCard(table, thing, events);
      case ClassicMoves.BUY -> Auctions.buy(table, events);
      case ClassicMoves.DECLINE -> Auctions.decline(table, events);
      case ClassicMoves.BID -> Auctions.bid(table, seat, Word.amount(move), events);
      case ClassicMoves.PASS -> Auctions.pass(table, seat, events);
      case ClassicMoves.CLAIM_RENT -> Rents.claim(table, seat, thing, events);
      case ClassicMoves.BUILD -> Buildings.build(table, seat, thing, events);
      case ClassicMoves.SELL -> Buildings.sell(table, seat, thing, events);
      case ClassicMoves.SELL_DOWN ->
          Buildings.sellDown(table, seat, thing, Word.amount(move), events);
      case ClassicMoves.MORTGAGE -> Mortgages.mortgage(table, seat, thing, events);
      case ClassicMoves.REDEEM -> Mortgages.redeem(table, seat, thing, events);
      case ClassicMoves.KEEP_MORTGAGE -> Mortgages.keep(table, seat, thing, events);
      case ClassicMoves.OFFER ->
          Trades.offer(table, seat, Word.one(move), thing, Word.amount(move), events);
      case ClassicMoves.COUNTER ->
          Trades.offer(table, seat, Word.one(table.top()), thing, Word.amount(move), events);
      case ClassicMoves.ACCEPT -> accept(events);
      case ClassicMoves.REFUSE -> endOffer(false, events);
      case ClassicMoves.WITHDRAW -> endOffer(true, events);
      case ClassicMoves.WANT -> Shortages.answer(table, seat, Word.amount(move), events);
      case ClassicMoves.WAIVE -> waive(seat, events);
      case ClassicMoves.PLACE -> Shortages.place(table, thing, events);
      case ClassicMoves.OFFER_INSTEAD -> Debts.offer(table, thing, Word.amount(move), events);
      case ClassicMoves.GO_BANKRUPT -> Bankruptcies.declare(table, events);
      case ClassicMoves.CHOOSE_TAX -> Movement.chooseTax(table, thing == 1, events);
      default -> throw new IllegalArgumentException("no move " + move);
    }
    Turns.goOn(table, events);
  }

  private void waive(int seat, List<Event> events) {
    if (frame() == Frame.CLOSING) {
      Rents.lapse(table, 1 << seat, events);
    } else {
      Shortages.answer(table, seat, 0, events);
    }
  }

  private void accept(List<Event> events) {
    if (frame() == Frame.OFFER) {
      Trades.accept(table, events);
    } else {
      Debts.accept(table, events);
    }
  }

  private void endOffer(boolean withdrawn, List<Event> events) {
    if (frame() == Frame.OFFER) {
      Trades.end(table, withdrawn, events);
    } else {
      Debts.end(table, withdrawn, events);
    }
  }

  @Override
  public ClassicAction action(long move) {
    return MoveRecords.action(table, move);
  }

  @Override
  public long move(Action action) {
    if (!(action instanceof ClassicAction known)) {
      throw new Refusal(Refusal.Code.ILLEGAL_ACTION, "That is not an action of " + game.id() + ".");
    }
    return MoveRecords.move(table, known);
  }

  @Override
  public String whyNot(int seat, Action action) {
    return Reasons.whyNot(table, seat, (ClassicAction) action);
  }

  // --- chance

  @Override
  public ClassicAsk asks() {
    return Dice.asks(table);
  }

  @Override
  public long draw(Randomness source) {
    return Dice.draw(table, source);
  }

  @Override
  public void happen(long roll, List<Event> events) {
    Dice.happen(table, (int) roll, events);
    Turns.goOn(table, events);
  }

  @Override
  public Outcome outcome(long roll) {
    return Dice.outcome(table, (int) roll);
  }

  @Override
  public long roll(Outcome outcome) {
    return Dice.roll(table, outcome);
  }

  // --- the rest

  @Override
  public Result result() {
    if (frame() != Frame.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    return Endings.result(table);
  }

  @Override
  public ClassicPosition copy() {
    ClassicTable copy = new ClassicTable(table.rules, table.seats);
    copy.set(table);
    return new ClassicPosition(game, copy);
  }

  @Override
  public void set(Position other) {
    table.set(((ClassicPosition) other).table);
  }

  @Override
  public Map<String, Object> save() {
    return ClassicSaved.write(game, table);
  }

  @Override
  public Map<String, Object> view(int viewer) {
    return ClassicSaved.view(game, table);
  }

  /** Nothing is hidden. */
  @Override
  public void redeal(int viewer, Randomness source) {}
}
