package croupier.engine.classic;

import croupier.engine.Group;
import croupier.engine.Shape;
import croupier.engine.classic.board.Deck;
import java.util.List;

/** The bounds of actions with free parts. */
public sealed interface ClassicShape extends Shape {
  record Bid(int least, int most) implements ClassicShape {}

  record SellDown(Group group, int least, int most) implements ClassicShape {}

  /**
   * A deal with one partner: any of these, at least one deed or card, and either pay or ask up to
   * so much.
   */
  record Offer(int to, Trade most) implements ClassicShape {}

  record Counter(Trade most) implements ClassicShape {}

  /** Any of these, at least one, in place of up to so much of the debt. */
  record OfferInstead(List<Integer> deeds, List<Deck> cards, int value) implements ClassicShape {}
}
