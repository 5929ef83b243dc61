package croupier.app.table.face.deal;

import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.DealFrame;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import java.util.List;

/** What whoever may say No is asked, as everybody is told it. */
record DealQuestion(DealPosition position) {
  /** Who is asked. */
  int asked() {
    return answer().asked();
  }

  /** What is asked, after what it is about: a No with what it is said to, a No to a No as such. */
  Message whole() {
    Message last = last();
    return answer().noes() == 0
        ? last
        : Message.sentences(List.of(DealTelling.news(before()), last));
  }

  /** What accepting would cost in money; 0 where it is about something else. */
  int costs() {
    return isSaidToNo() ? 0 : Math.min(answer().debt(), position.worth(answer().target()));
  }

  /** The last No is that of the target, and the other side is asked. */
  private boolean isSaidToNo() {
    return answer().asked() == answer().by();
  }

  private DealFrame.Answer answer() {
    return (DealFrame.Answer) position.stack().getLast();
  }

  /** The action below the answer on the stack. */
  private DealFrame action() {
    return position.stack().get(position.stack().size() - 2);
  }

  /** What led to the question: the card that the target refuses, or the No to this No. */
  private DealEvent before() {
    DealFrame.Answer answer = answer();
    int target = answer.target();
    if (!isSaidToNo()) {
      return new DealEvent.SaidNo(answer.by(), target, Card.JUST_SAY_NO);
    }
    return switch (action()) {
      case DealFrame.Rent(Card card, int by, Group colour, int doublers, int amount, _) ->
          new DealEvent.RentCharged(by, card, colour, doublers, amount, List.of(target));
      case DealFrame.Charge(Card card, int by, int amount, _) when card == Card.BIRTHDAY ->
          new DealEvent.BirthdayCelebrated(by, amount);
      case DealFrame.Charge(_, int by, int amount, _) ->
          new DealEvent.DebtCalledIn(by, target, amount);
      case DealFrame.SlyDeal(int by, _, Laid card) -> new DealEvent.SlyDealPlayed(by, target, card);
      case DealFrame.ForcedDeal(int by, _, Laid card, Laid own) ->
          new DealEvent.ForcedDealPlayed(by, target, card, own);
      case DealFrame.DealBreaker(int by, _, Group colour, int set) ->
          new DealEvent.DealBreakerPlayed(by, target, colour, set);
      case DealFrame.Answer _, DealFrame.Payment _, DealFrame.Placing _ ->
          throw new IllegalStateException("nobody says No to " + action());
    };
  }

  /** What is asked, by itself. */
  Message last() {
    DealFrame.Answer answer = answer();
    if (isSaidToNo()) {
      return Message.of(answer.toDoubling() ? "deal.ask-no-doubling" : "deal.ask-no")
          .player("target", answer.target())
          .player("asked", answer.asked());
    }
    Message question =
        switch (action()) {
          case DealFrame.SlyDeal(_, _, var card) ->
              Message.of("deal.ask-sly").with("laid", DealWords.of(card));
          case DealFrame.ForcedDeal(_, _, var card, var own) ->
              Message.of("deal.ask-forced")
                  .with("laid", DealWords.of(card))
                  .with("own", DealWords.of(own));
          case DealFrame.DealBreaker(_, _, var colour, _) ->
              Message.of("deal.ask-breaker").with("colour", DealWords.of(colour));
          default ->
              Message.of("deal.ask-debt")
                  .with("due", DealWords.due(action(), answer.debt()))
                  .with("amount", answer.debt());
        };
    return question.player("who", answer.by()).player("target", answer.target());
  }
}
