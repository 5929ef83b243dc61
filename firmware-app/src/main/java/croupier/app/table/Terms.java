package croupier.app.table;

import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.List;

/** What changes hands, as the one sees it who gives and takes; or the most of each that may. */
record Terms(
    List<Integer> give,
    List<Integer> take,
    int pay,
    int ask,
    List<Deck> giveCards,
    List<Deck> takeCards) {
  static final Terms NOTHING = new Terms(List.of(), List.of(), 0, 0, List.of(), List.of());

  static Terms of(Trade trade) {
    return new Terms(
        trade.give(), trade.take(), trade.pay(), trade.ask(), trade.giveCards(), trade.takeCards());
  }

  /** Property in place of money: the value of it is what is asked for. */
  static Terms of(ClassicShape.OfferInstead shape) {
    return new Terms(shape.deeds(), List.of(), 0, shape.value(), shape.cards(), List.of());
  }

  /** As the other one sees it. */
  Terms mirrored() {
    return new Terms(take, give, ask, pay, takeCards, giveCards);
  }

  ClassicAction.Offer offer(int to) {
    return new ClassicAction.Offer(to, trade());
  }

  ClassicAction.Counter counter() {
    return new ClassicAction.Counter(trade());
  }

  private Trade trade() {
    return new Trade(give, take, pay, ask, giveCards, takeCards);
  }

  ClassicAction.OfferInstead instead() {
    return new ClassicAction.OfferInstead(give, giveCards, ask);
  }

  /** What the one who sees it so gets, one thing a line. */
  List<String> gains(ClassicPhrases words) {
    return things(words, take, takeCards, ask);
  }

  List<String> losses(ClassicPhrases words) {
    return things(words, give, giveCards, pay);
  }

  private static List<String> things(
      ClassicPhrases words, List<Integer> deeds, List<Deck> cards, int money) {
    List<String> things = new ArrayList<>();
    if (money > 0) {
      things.add(Lines.money(money));
    }
    deeds.forEach(deed -> things.add(words.deedAsItIs(deed)));
    cards.forEach(_ -> things.add(words.jailCard()));
    return things;
  }
}
