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
   * A deal with one of the partners: any of what the one who offers has for any of what the partner
   * has, at least one deed or card, and either pay or ask up to so much.
   */
  record Offer(List<Integer> give, int pay, List<Deck> giveCards, List<Partner> partners)
      implements ClassicShape {
    /** The most that can change hands with a seat; null when it is no partner. */
    public Trade most(int to) {
      return partners.stream()
          .filter(partner -> partner.to() == to)
          .findFirst()
          .map(with -> new Trade(give, with.take(), pay, with.ask(), giveCards, with.takeCards()))
          .orElse(null);
    }
  }

  /** What one seat can be asked for. */
  record Partner(int to, List<Integer> take, int ask, List<Deck> takeCards) {}

  record Counter(Trade most) implements ClassicShape {}

  /** Any of these, at least one, in place of up to so much of the debt. */
  record OfferInstead(List<Integer> deeds, List<Deck> cards, int value) implements ClassicShape {}
}
