package croupier.app.table.face;

import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Outcome;

/** What a gesture asks of the game. */
public sealed interface Wish {
  /** Nothing, or something that only the screen remembers. */
  record Nothing() implements Wish {}

  record Act(int player, Action action) implements Wish {}

  /** Let the seed answer. */
  record Roll() implements Wish {}

  /** People made the outcome: a race was won. */
  record ByHand(Outcome outcome) implements Wish {}

  /**
   * Something that costs much and cannot be taken back: it is asked once more.
   *
   * @param about what it is
   * @param doing what OK does
   */
  record Sure(Act wish, Message about, Message doing) implements Wish {}

  /** A seat takes its last decision back. */
  record TakeBack(int player) implements Wish {}

  /** What a seat has asked for waits no longer, and has not happened: it is asked once more. */
  record LetGo(int player) implements Wish {}

  Wish NOTHING = new Nothing();
}
