package croupier.engine.deal;

import croupier.engine.Position.Waiting;

/** What a game of deal waits for. */
public enum Phase {
  FIRST(Waiting.CHANCE, "Now chance decides who starts."),
  DEAL(Waiting.CHANCE, "Now the hands are dealt."),
  DRAW(Waiting.CHANCE, "Now cards are drawn."),
  PLAY(Waiting.DECISIONS, "Now play a card, rearrange your properties, or end your turn."),
  ANSWER(Waiting.DECISIONS, "Now answer: accept it, or say no with a Just Say No."),
  PAY(Waiting.DECISIONS, "Now choose what you pay with."),
  PLACE(Waiting.DECISIONS, "Now choose the colour of the wild card that you received."),
  DISCARD(Waiting.DECISIONS, "Now discard down to the hand limit."),
  OVER(Waiting.OVER, "The game is over.");

  private final Waiting waiting;
  private final String sentence;

  Phase(Waiting waiting, String sentence) {
    this.waiting = waiting;
    this.sentence = sentence;
  }

  public Waiting waiting() {
    return waiting;
  }

  /** What happens now, for people. */
  public String sentence() {
    return sentence;
  }
}
