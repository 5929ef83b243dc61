package croupier.app.seat;

import croupier.engine.Action;
import croupier.engine.Because;
import java.util.Optional;

/** A game that was played before anybody saw it, for those who act it out: what comes next. */
public interface Script {
  /**
   * What a seat does, and a word why.
   *
   * @param why null for none
   */
  record Line(Action action, Because why) {}

  /** What a seat does now; empty as long as chance or somebody else comes first. */
  Optional<Line> next(int seat);

  /** Whether somebody else wins the race that is on now. */
  boolean loses(int seat);
}
