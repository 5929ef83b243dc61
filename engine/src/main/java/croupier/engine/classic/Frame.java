package croupier.engine.classic;

import croupier.engine.Position.Waiting;

/**
 * What is going on. A game is a stack of these: the turn below, what interrupts it above. The
 * topmost is what the game waits for; when it is done, the one below goes on.
 */
public enum Frame {
  /** Everybody rolls for the start. */
  FIRST_ROLL(Waiting.CHANCE),
  /** Deeds are dealt before the start (quicker game). */
  DEAL_DEEDS(Waiting.CHANCE),
  /** The time that was played is told before a turn begins (speedy game by the clock). */
  CLOCK(Waiting.CHANCE),
  /** Between rolls: the seat whose turn it is may roll, everybody may do business. */
  TURN(Waiting.DECISIONS),
  ROLL(Waiting.CHANCE),
  /** The dice are rolled and what follows from them is not done. */
  MOVE(null),
  /** Dice for the rent of a utility. */
  UTILITY_ROLL(Waiting.CHANCE),
  DRAW(Waiting.CHANCE),
  /** A card is drawn and what it says is not done. */
  CARD(null),
  /** The income tax of old boards is chosen. */
  TAX(Waiting.DECISIONS),
  /** To buy or not. */
  BUY(Waiting.DECISIONS),
  AUCTION(Waiting.DECISIONS),
  /** The deeds of a bankrupt are auctioned, one by one. */
  ESTATE(null),
  /** Somebody asks for a house or hotel, and others could use what is left: how many each wants. */
  SHORTAGE(Waiting.DECISIONS),
  /** Buildings that are short are auctioned, one by one. */
  BUILDING_SALE(null),
  /** One of them is auctioned. */
  BUILDING_AUCTION(Waiting.DECISIONS),
  /** What was won must be placed. */
  PLACE(Waiting.DECISIONS),
  /** Somebody owes more than its cash and must raise money. */
  DEBT(Waiting.DECISIONS),
  /** A deal is on offer. */
  OFFER(Waiting.DECISIONS),
  /** Property is on offer in place of money that is owed. */
  INSTEAD(Waiting.DECISIONS),
  /** Mortgaged deeds were received: redeem or keep each. */
  TRANSFER(Waiting.DECISIONS),
  /** The last turn is over: its rents can still be claimed. */
  CLOSING(Waiting.DECISIONS),
  OVER(Waiting.OVER);

  private static final Frame[] ALL = values();

  private final Waiting waiting;

  Frame(Waiting waiting) {
    this.waiting = waiting;
  }

  public static Frame of(int number) {
    return ALL[number];
  }

  /** What the game waits for while this is on top; null for what is never on top for long. */
  public Waiting waiting() {
    return waiting;
  }
}
