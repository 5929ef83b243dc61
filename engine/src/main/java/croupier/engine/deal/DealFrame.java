package croupier.engine.deal;

import croupier.engine.Group;
import java.util.List;

/**
 * What is going on between seats, as a stack: an action waits on its targets, a target on its chain
 * of Just Say Nos, then on its payment, then on the placing of what changed hands. All of it is
 * public.
 */
public sealed interface DealFrame {
  /**
   * Rent is asked for.
   *
   * @param doublers how many Double The Rent cards were played with it
   * @param amount what each target owes
   * @param waiting the targets whose turn to answer has not come yet, in their order
   */
  record Rent(Card card, int by, Group colour, int doublers, int amount, List<Integer> waiting)
      implements DealFrame {}

  /** Money is asked for by a Debt Collector or a birthday. */
  record Charge(Card card, int by, int amount, List<Integer> waiting) implements DealFrame {}

  record SlyDeal(int by, int target, Laid card) implements DealFrame {}

  record ForcedDeal(int by, int target, Laid card, Laid own) implements DealFrame {}

  record DealBreaker(int by, int target, Group colour, int set) implements DealFrame {}

  /**
   * The target may say no; to a No, the other side may say no.
   *
   * @param debt what the target owes if it accepts; 0 when it is not money that is asked for
   * @param noes how many Just Say Nos lie there; after an even number it is the target's choice
   * @param toDoubling whether they are said to the doubling of the rent only (DL-12)
   */
  record Answer(int by, int target, int asked, int debt, int noes, boolean toDoubling)
      implements DealFrame {}

  record Payment(int payer, int to, int debt) implements DealFrame {}

  /** Received wild cards, of which the first is to be placed now. */
  record Placing(int seat, List<Card> cards) implements DealFrame {}
}
