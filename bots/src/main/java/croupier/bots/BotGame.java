package croupier.bots;

import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Position.Waiting;
import croupier.engine.Randomness;
import java.util.ArrayList;
import java.util.List;

/**
 * A game between bots. Seats that have a right are asked before those without whom the game cannot
 * go on, for when these have acted the right may be lost: a rent is claimed before the next roll.
 */
public final class BotGame {
  /** Somebody who watches a game, and keeps or counts what he sees. */
  public interface Witness {
    /** A bot has chosen; its move is played next. */
    void decides(Position before, int seat, long move);

    /** Chance has answered; it happens next. */
    void answers(Position before, long roll);

    /** What came of it, for the whole table. */
    void happened(List<Event> events);
  }

  private final BotSeat[] seats;
  private final Randomness nature;
  private final Thinking thinking;
  private long decisions;
  private Witness witness;

  /**
   * @param nature answers for chance
   * @param thinking how long each bot may think
   */
  public BotGame(BotSeat[] seats, Randomness nature, Thinking thinking) {
    this.seats = seats.clone();
    this.nature = nature;
    this.thinking = thinking;
  }

  /** Tells somebody all that happens from now on; a game without a witness is quicker. */
  public void watchedBy(Witness who) {
    witness = who;
  }

  /** How many times a bot was asked and acted. */
  public long decisions() {
    return decisions;
  }

  /** Makes the next thing happen; false when the game is over. */
  public boolean step(Position position) {
    Waiting waiting = position.waiting();
    if (waiting == Waiting.CHANCE) {
      answer(position, position.draw(nature));
    } else if (waiting == Waiting.DECISIONS) {
      decide(position);
    }
    return waiting != Waiting.OVER;
  }

  /** Plays to the end, or until so many steps were made; whether it is over. */
  public boolean play(Position position, int mostSteps) {
    for (int steps = 0; steps < mostSteps; steps++) {
      if (!step(position)) {
        return true;
      }
    }
    return position.waiting() == Waiting.OVER;
  }

  private void decide(Position position) {
    int awaited = position.awaited();
    int deciders = position.deciders();
    for (int rights = deciders & ~awaited; rights != 0; rights &= rights - 1) {
      if (acts(position, Integer.numberOfTrailingZeros(rights))) {
        return;
      }
    }
    int seat = Integer.numberOfTrailingZeros(awaited);
    if (!acts(position, seat)) {
      throw new IllegalStateException("seat " + seat + " is awaited and does nothing");
    }
  }

  private boolean acts(Position position, int seat) {
    BotSeat asked = seats[seat];
    asked.lookAndWait(position);
    long move = asked.choose(thinking);
    if (move == Bot.NOTHING) {
      return false;
    }
    decisions++;
    if (witness == null) {
      position.act(seat, move, null);
    } else {
      List<Event> events = new ArrayList<>();
      witness.decides(position, seat, move);
      position.act(seat, move, events);
      witness.happened(events);
    }
    return true;
  }

  private void answer(Position position, long roll) {
    if (witness == null) {
      position.happen(roll, null);
    } else {
      List<Event> events = new ArrayList<>();
      witness.answers(position, roll);
      position.happen(roll, events);
      witness.happened(events);
    }
  }
}
