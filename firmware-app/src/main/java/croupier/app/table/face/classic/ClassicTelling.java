package croupier.app.table.face.classic;

import croupier.app.table.face.Telling;
import croupier.app.table.face.classic.board.ClassicPhrases;
import croupier.app.table.face.classic.board.TradeTerms;
import croupier.app.table.lcd.Lines;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.Group;
import java.util.List;

/** A game of travel or brands, told to people. */
final class ClassicTelling extends Telling {
  private final ClassicPosition position;
  private final ClassicPhrases words;
  private final ClassicNews news;

  ClassicTelling(List<String> names, ClassicPosition position) {
    super(names);
    this.position = position;
    words = ClassicPhrases.told(names::get, position);
    news = new ClassicNews(words);
  }

  @Override
  public String decided(int seat, Action action) {
    return name(seat) + " " + decision((ClassicAction) action) + ".";
  }

  private String decision(ClassicAction action) {
    return switch (action) {
      case ClassicAction.Roll() -> "rolls the dice";
      case ClassicAction.PayFine() -> "pays the jail fine";
      case ClassicAction.UseJailCard _ -> "uses the " + words.jailCard();
      case ClassicAction.Buy() -> "buys it";
      case ClassicAction.Decline() -> "does not buy it";
      case ClassicAction.Bid(int amount) -> bids(amount);
      case ClassicAction.Pass() -> "bids no more";
      case ClassicAction.ClaimRent(int deed) -> "claims the rent on " + words.deed(deed);
      case ClassicAction.Build(int site) -> "builds on " + words.deed(site);
      case ClassicAction.Sell(int site) -> "sells a building on " + words.deed(site);
      case ClassicAction.SellDown(Group group, _) ->
          "sells buildings on all " + words.group(group) + " sites";
      case ClassicAction.Mortgage(int deed) -> "mortgages " + words.deed(deed);
      case ClassicAction.Redeem(int deed) -> "redeems " + words.deed(deed);
      case ClassicAction.KeepMortgage(int deed) -> "keeps " + words.deed(deed) + " mortgaged";
      case ClassicAction.Offer offer -> "offers " + name(offer.to()) + " a deal: " + terms(offer);
      case ClassicAction.Counter counter -> "offers another deal: " + terms(counter);
      case ClassicAction.Accept() -> "accepts";
      case ClassicAction.Refuse() -> "refuses";
      case ClassicAction.Withdraw() -> "takes the offer back";
      case ClassicAction.Want(int buildings) -> "wants " + buildings;
      case ClassicAction.Waive() -> "wants none";
      case ClassicAction.Place(int site) -> "puts it on " + words.deed(site);
      case ClassicAction.OfferInstead(var deeds, var cards, int value) ->
          "offers property instead of %s: %s"
              .formatted(Lines.money(value), all(things(deeds, cards)));
      case ClassicAction.GoBankrupt() -> "gives up and is bankrupt";
      case ClassicAction.ChooseTax(boolean tenth) ->
          tenth ? "pays a tenth of everything as tax" : "pays the printed tax";
    };
  }

  private static String bids(int amount) {
    return "bids " + Lines.money(amount);
  }

  private String terms(ClassicAction.Offer o) {
    return terms(TradeTerms.of(o.trade()));
  }

  private String terms(ClassicAction.Counter c) {
    return terms(TradeTerms.of(c.trade()));
  }

  /** What changes hands, as the one who offers says it. */
  private String terms(TradeTerms terms) {
    List<String> gives = terms.losses(words);
    List<String> gets = terms.gains(words);
    return (gives.isEmpty() ? "nothing" : all(gives))
        + " for "
        + (gets.isEmpty() ? "nothing" : all(gets));
  }

  private List<String> things(List<Integer> deeds, List<Deck> cards) {
    return new TradeTerms(deeds, List.of(), 0, 0, cards, List.of()).losses(words);
  }

  @Override
  public String answered(Outcome outcome) {
    return switch ((ClassicOutcome) outcome) {
      case ClassicOutcome.Dice(var faces) -> "dice " + numbers(faces) + ".";
      case ClassicOutcome.Drawn _ -> "a card is drawn.";
      case ClassicOutcome.Dealt(int deed) -> words.deed(deed) + " is dealt.";
      case ClassicOutcome.TimePlayed(int seconds) -> time(seconds);
    };
  }

  private static String time(int seconds) {
    return "Time played: %d:%02d.".formatted(seconds / 60, seconds % 60);
  }

  @Override
  public String happened(Event event) {
    ClassicEvent happened = (ClassicEvent) event;
    if (happened instanceof ClassicEvent.DealOffered offered) {
      return news.of(happened).full() + ": " + terms(TradeTerms.of(offered.trade())) + ".";
    }
    ClassicNews.Said said = news.of(happened);
    return said == null ? quietly(happened) : said.sentence();
  }

  /** What the faces have no words for, because a light says it. */
  private String quietly(ClassicEvent event) {
    return switch (event) {
      case ClassicEvent.TurnBegan(int turn, int seat) ->
          "Turn " + turn + ": it is " + name(seat) + "'s turn.";
      case ClassicEvent.CardDrawn(int seat, Deck deck, String id) ->
          "%s draws from %s: %s"
              .formatted(
                  name(seat),
                  ClassicPhrases.deck(deck),
                  CardWords.of(position.game().card(deck, id), words));
      case ClassicEvent.CardReturned(Deck deck, _) ->
          "The card goes under " + ClassicPhrases.deck(deck) + ".";
      case ClassicEvent.BidMade(int seat, int amount) -> name(seat) + " " + bids(amount) + ".";
      case ClassicEvent.PassedBid(int seat) -> name(seat) + " bids no more.";
      case ClassicEvent.Wanted(int seat, int buildings) -> name(seat) + " wants " + buildings + ".";
      case ClassicEvent.Waived(int seat) -> name(seat) + " leaves it to the others.";
      case ClassicEvent.TimeTold(int seconds) -> time(seconds);
      case ClassicEvent.GameOver(var winners) -> won(winners);
      default -> throw new IllegalStateException("the faces have words for " + event);
    };
  }
}
