package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Event;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Result;
import java.util.List;
import java.util.Map;

/** A game of deal at one moment. */
public final class DealPosition implements Position {
  DealPosition(DealRules rules, int seats) {}

  /** What the game waits for. */
  public Phase phase() {
    throw new UnsupportedOperationException("not yet");
  }

  /** Whose turn it is; before the first turn, nobody's: -1. */
  public int turn() {
    throw new UnsupportedOperationException("not yet");
  }

  /** How many cards the seat on turn may still play. */
  public int playsLeft() {
    throw new UnsupportedOperationException("not yet");
  }

  /** How often the seat on turn may still rearrange its properties (DE-02). */
  public int rearrangementsLeft() {
    throw new UnsupportedOperationException("not yet");
  }

  /** How many cards lie face down to be drawn. */
  public int pile() {
    throw new UnsupportedOperationException("not yet");
  }

  /** The discarded cards, in the order of {@link Card}. */
  public List<Card> discards() {
    throw new UnsupportedOperationException("not yet");
  }

  /** How many cards a seat holds; everybody may know. */
  public int handSize(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** The cards that a seat holds, in the order of {@link Card}: its secret. */
  public List<Card> hand(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** The cards in a seat's bank, in the order of {@link Card}. */
  public List<Card> bank(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** What the bank of a seat is worth. */
  public int bankWorth(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** What a seat can pay with, in all. */
  public int worth(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** The sets before a seat, by colour. */
  public List<DealSet> sets(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** In how many colours a seat has a complete set. */
  public int completeColours(int seat) {
    throw new UnsupportedOperationException("not yet");
  }

  /** The rent that a seat can charge for a colour; 0 for none (DL-15). */
  public int rent(int seat, Colour colour) {
    throw new UnsupportedOperationException("not yet");
  }

  /** What is going on between seats, from the bottom up; empty while nothing is. */
  public List<DealFrame> stack() {
    throw new UnsupportedOperationException("not yet");
  }

  /** What is owed by the seat that is to pay; 0 when nobody is. */
  public int debt() {
    throw new UnsupportedOperationException("not yet");
  }

  /** How many Just Say Nos nobody has seen since the pile was last shuffled. */
  public int unseenNoes() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Deal game() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public int seats() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Options options() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Waiting waiting() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public int deciders() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public int moves(int seat, long[] into) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Action action(long move) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public long move(Action action) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public String whyNot(int seat, Action action) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Ask asks() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public long draw(Randomness source) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public void happen(long roll, List<Event> events) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Outcome outcome(long roll) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public long roll(Outcome outcome) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Result result() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public DealPosition copy() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public void set(Position other) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Map<String, Object> save() {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public Map<String, Object> view(int viewer) {
    throw new UnsupportedOperationException("not yet");
  }

  @Override
  public void redeal(int viewer, Randomness source) {
    throw new UnsupportedOperationException("not yet");
  }
}
