package croupier.engine.go;

import croupier.engine.Position.Waiting;

/** The moments of a round, in their order. */
public enum Phase {
  FIRST_ROLL(Waiting.CHANCE, "Now the dice decide who starts."),
  ROLL(Waiting.CHANCE, "Now the dice are rolled."),
  DRAW(Waiting.CHANCE, "Now a Chance tile is drawn."),
  TILES(Waiting.DECISIONS, "Now you may use a GO Button for a block or a Mr. Monopoly, or pass."),
  GO(Waiting.DECISIONS, "Now choose what GO gives you: a block, a Bank Heist or a Shut Down."),
  CLAIM(Waiting.DECISIONS, "Now claim the colour of a block in the tray."),
  RACE(Waiting.CHANCE, "Now the fastest takes the block."),
  PLACE(Waiting.DECISIONS, "Now place your block on a Build square."),
  ATTACK(Waiting.DECISIONS, "Now choose whom you attack."),
  DIALS(Waiting.DECISIONS, "Now choose a symbol on your dial and lock it."),
  STEAL(Waiting.DECISIONS, "Now choose the block that you steal."),
  SHIELD(Waiting.DECISIONS, "Now stop the Shut Down with a Shield, or pass."),
  BUTTON(Waiting.DECISIONS, "Now you may use a GO Button to attack, or pass."),
  MEGA(Waiting.DECISIONS, "Now you may choose a colour for a Mega Shut Down, or pass."),
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
