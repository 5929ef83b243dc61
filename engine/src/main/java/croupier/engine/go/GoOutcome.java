package croupier.engine.go;

import croupier.engine.Outcome;
import java.util.List;

/** What chance can answer. */
public sealed interface GoOutcome extends Outcome {
  /** The dice, one for each seat of which they were asked, in that order. */
  record Dice(List<Integer> faces) implements GoOutcome {}

  record Drawn(Tile tile) implements GoOutcome {}

  record Winner(int seat) implements GoOutcome {}
}
