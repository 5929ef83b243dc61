package croupier.app.table.face.classic;

import croupier.app.table.face.classic.board.AgreedTurns;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.face.classic.board.Matters;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAsk;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Building;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the page at a seat says first: what its owner is to decide, or for whom all wait. */
record ClassicAsks(ClassicPosition position, ClassicWords words) {
  /** In a sentence to whoever sits there, without a control of the unit. */
  Optional<Message> of(int seat) {
    Matters matters = matters();
    return Optional.ofNullable(
        switch (position.frame()) {
          case FIRST_ROLL, ROLL, UTILITY_ROLL -> roll(seat);
          case TURN -> turn(seat);
          case BUY ->
              seat == position.player()
                  ? sale()
                  : matters.sale("classic.waits-buy").player("who", position.player());
          case AUCTION, BUILDING_AUCTION -> matters.auction();
          case DEBT -> position.debtor() == seat ? debt() : debtOfOther(seat);
          case OFFER, INSTEAD -> offer(seat);
          case SHORTAGE -> shortage(seat);
          case TAX, PLACE, TRANSFER -> position.mayAct(seat) ? choice(seat) : waits();
          case CLOSING -> Message.of("classic.closing");
          default -> null;
        });
  }

  private Matters matters() {
    return new Matters(position, words);
  }

  private Message roll(int seat) {
    return switch (position.asks()) {
      case ClassicAsk.RollForFirst(int roller, _) ->
          roller == seat
              ? Message.of("classic.asks-start")
              : Message.of("classic.roll-start").player("who", roller);
      case ClassicAsk.RollForUtility(int roller, _, _) ->
          roller == seat
              ? Message.of("classic.hint-roll-rent")
              : Message.of("classic.roll-rent").player("who", roller);
      case ClassicAsk.RollDice(int roller, _) -> Message.of("classic.rolls").player("who", roller);
      default -> null;
    };
  }

  private Message turn(int seat) {
    int player = position.player();
    if (seat != player) {
      boolean claims = position.claimable(seat) != 0 && position.doubles() == 0;
      return Message.of(claims ? "classic.asks-claim" : "classic.waits-turn").player("who", player);
    }
    String mine =
        AgreedTurns.now(position).isLastRound() ? "classic.asks-last-turn" : "classic.asks-turn";
    mine = position.claimable(seat) != 0 ? "classic.asks-turn-claim" : mine;
    mine = position.doubles() > 0 ? "classic.asks-again" : mine;
    return Message.of(position.inJail(seat) ? "classic.asks-jail" : mine);
  }

  /** Whoever is short of money is told by how much, and what can be done about it. */
  private Message sale() {
    Matters matters = matters();
    if (matters.lacking() == 0) {
      return matters.sale();
    }
    return matters
        .sale(matters.canBeRaised() ? "classic.asks-buy-short" : "classic.asks-buy-poor")
        .with("amount", matters.lacking());
  }

  private Message debt() {
    Message debt = matters().debt("classic.asks-debt", "classic.asks-bank-debt");
    return Message.sentences(matters().wayOut(debt, "classic.asks-debt-hopeless"));
  }

  /** Only who cannot pay with all there is may give up. */
  private Message debtOfOther(int seat) {
    int debtor = position.debtor();
    String owes = seat == position.creditor() ? "classic.waits-debt-you" : "classic.waits-debt";
    String until =
        position.raisable(debtor) >= position.debt()
            ? "classic.waits-raised"
            : "classic.waits-raised-or-out";
    return Message.sentences(
        List.of(
            matters().debt(owes, "classic.waits-bank-debt"),
            Message.of(until).player("who", debtor)));
  }

  /**
   * What is on offer lies beside each other on the pages of both; only others are told all of it.
   */
  private Message offer(int seat) {
    ClassicEvent.DealOffered deal = position.deal();
    int from = deal == null ? position.insteadOffer().debtor() : deal.from();
    int to = deal == null ? position.insteadOffer().creditor() : deal.to();
    if (seat == to) {
      return Message.of(deal == null ? "classic.asks-instead" : "classic.asks-offer")
          .player("who", from);
    }
    return seat == from ? waits() : matters().offer();
  }

  private Message shortage(int seat) {
    Building building = position.buildingInQuestion();
    int asker = position.bidder();
    if (!position.mayAct(seat)) {
      return Message.of("classic.news-shortage")
          .player("who", asker)
          .with("building", words.building(building))
          .players("all", awaited());
    }
    Message asks =
        seat == asker
            ? Message.of("classic.asks-shortage-own")
            : Message.of("classic.asks-shortage")
                .player("who", asker)
                .with("building", words.building(building));
    return asks.with("buildings", words.buildings(building, matters().left(building)));
  }

  private Message choice(int seat) {
    Message question =
        switch (position.frame()) {
          case TAX ->
              Message.of("classic.ask-tax")
                  .with("amount", position.board().tax(position.space(seat)));
          case PLACE ->
              Message.of("classic.ask-site")
                  .with("building", words.building(position.buildingInQuestion()));
          default -> Message.of("classic.ask-mortgage");
        };
    return Message.of("classic.asks-choice").with("question", question);
  }

  private Message waits() {
    return Message.of("classic.waits-for").players("all", awaited());
  }

  private List<Integer> awaited() {
    int seats = position.awaited();
    return IntStream.range(0, position.seats())
        .filter(seat -> (seats >> seat & 1) == 1)
        .boxed()
        .toList();
  }
}
