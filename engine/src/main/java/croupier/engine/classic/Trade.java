package croupier.engine.classic;

import croupier.engine.MayBeLeftOut;
import croupier.engine.classic.board.Deck;
import java.util.List;

/**
 * What changes hands between two seats, as the one sees it who offers; or the most of each that
 * may. Deeds are named by their spaces. Only one of pay and ask is more than 0.
 */
public record Trade(
    @MayBeLeftOut List<Integer> give,
    @MayBeLeftOut List<Integer> take,
    @MayBeLeftOut int pay,
    @MayBeLeftOut int ask,
    @MayBeLeftOut List<Deck> giveCards,
    @MayBeLeftOut List<Deck> takeCards) {
  public Trade {
    give = List.copyOf(give);
    take = List.copyOf(take);
    giveCards = List.copyOf(giveCards);
    takeCards = List.copyOf(takeCards);
  }

  /** As the other one sees it. */
  public Trade mirrored() {
    return new Trade(take, give, ask, pay, takeCards, giveCards);
  }
}
