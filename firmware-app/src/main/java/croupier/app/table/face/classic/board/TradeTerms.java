package croupier.app.table.face.classic.board;

import croupier.app.words.Message;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.List;

/** What changes hands, as the one sees it who gives and takes; or the most of each that may. */
public record TradeTerms(
    List<Integer> give,
    List<Integer> take,
    int pay,
    int ask,
    List<Deck> giveCards,
    List<Deck> takeCards) {
  public static final TradeTerms NOTHING =
      new TradeTerms(List.of(), List.of(), 0, 0, List.of(), List.of());

  public static TradeTerms of(Trade trade) {
    return new TradeTerms(
        trade.give(), trade.take(), trade.pay(), trade.ask(), trade.giveCards(), trade.takeCards());
  }

  /** Property in place of money: the value of it is what is asked for. */
  public static TradeTerms of(ClassicShape.OfferInstead shape) {
    return new TradeTerms(shape.deeds(), List.of(), 0, shape.value(), shape.cards(), List.of());
  }

  /** As the other one sees it. */
  public TradeTerms mirrored() {
    return new TradeTerms(take, give, ask, pay, takeCards, giveCards);
  }

  /** Property alone, which is given. */
  public static TradeTerms giving(List<Integer> deeds, List<Deck> cards) {
    return new TradeTerms(deeds, List.of(), 0, 0, cards, List.of());
  }

  public ClassicAction.Offer offer(int to) {
    return new ClassicAction.Offer(to, trade());
  }

  public ClassicAction.Counter counter() {
    return new ClassicAction.Counter(trade());
  }

  private Trade trade() {
    return new Trade(give, take, pay, ask, giveCards, takeCards);
  }

  public ClassicAction.OfferInstead instead() {
    return new ClassicAction.OfferInstead(give, giveCards, ask);
  }

  /** What the one who sees it so gets, one thing a line. */
  public List<Message> gains(ClassicWords words) {
    return things(words, take, takeCards, ask);
  }

  public List<Message> losses(ClassicWords words) {
    return things(words, give, giveCards, pay);
  }

  private static List<Message> things(
      ClassicWords words, List<Integer> deeds, List<Deck> cards, int money) {
    List<Message> things = new ArrayList<>();
    if (money > 0) {
      things.add(ClassicWords.money(money));
    }
    deeds.forEach(deed -> things.add(words.deedAsItIs(deed)));
    cards.forEach(_ -> things.add(words.jailCard()));
    return things;
  }
}
