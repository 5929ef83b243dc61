package croupier.engine.deal;

import croupier.engine.Outcome;
import java.util.List;

/** What chance can answer. */
public sealed interface DealOutcome extends Outcome {
  record First(int seat) implements DealOutcome {}

  /**
   * The cards that a seat gets, named in any order and kept in that of {@link Card}; what they are
   * is its secret.
   */
  record Drawn(List<Card> cards) implements DealOutcome {
    public Drawn {
      cards = cards.stream().sorted().toList();
    }
  }
}
