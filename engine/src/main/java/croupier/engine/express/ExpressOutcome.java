package croupier.engine.express;

import croupier.engine.Outcome;
import java.util.List;

/** What chance answers. */
public sealed interface ExpressOutcome extends Outcome {
  record First(int seat) implements ExpressOutcome {}

  /** How many policemen each of the asked seats rolled, in the order asked. */
  record Policemen(List<Integer> counts) implements ExpressOutcome {}

  /** The faces of the asked dice, in the order asked. */
  record Rolled(List<Face> faces) implements ExpressOutcome {}
}
