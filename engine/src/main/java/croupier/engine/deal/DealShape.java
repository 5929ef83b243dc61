package croupier.engine.deal;

import croupier.engine.Shape;
import java.util.List;

/** The bounds of what is not listed one by one. */
public sealed interface DealShape extends Shape {
  /**
   * A payment: any of these, together worth the debt or more.
   *
   * @param least what the payment must be worth
   * @param money the values of the cards in the bank
   * @param cards properties and buildings; a House only together with a Hotel that stands on it
   */
  record Pay(int least, List<Integer> money, List<Laid> cards) implements DealShape {}

  /** Any of the target's cards for any of the own ones. */
  record ForcedDeal(int target, List<Laid> cards, List<Laid> own) implements DealShape {}

  /** Any two of these in different sets that fit where the other lies. */
  record Exchange(List<Laid> cards) implements DealShape {}
}
