package croupier.engine.deal;

import croupier.engine.Outcome;
import java.util.List;

/** What chance can answer. */
public sealed interface DealOutcome extends Outcome {
  record First(int seat) implements DealOutcome {}

  /** The cards that a seat gets, in the order of {@link Card}; what they are is its secret. */
  record Drawn(List<Card> cards) implements DealOutcome {
    public Drawn {
      cards = List.copyOf(cards);
    }
  }
}
