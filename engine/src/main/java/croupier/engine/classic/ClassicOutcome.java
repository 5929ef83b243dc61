package croupier.engine.classic;

import croupier.engine.Outcome;
import java.util.List;

/** What chance can answer. */
public sealed interface ClassicOutcome extends Outcome {
  /** Two dice. */
  record Dice(List<Integer> faces) implements ClassicOutcome {}

  /** A card, by its id. */
  record Drawn(String card) implements ClassicOutcome {}

  record Dealt(int deed) implements ClassicOutcome {}

  record TimePlayed(int seconds) implements ClassicOutcome {}
}
