package croupier.app.table.face.classic.board;

import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import java.util.List;

/** What the table is about, for whoever reads it: who owes whom, what is auctioned or offered. */
public record Matters(ClassicPosition position, ClassicWords words) {
  /** Who owes whom how much, on a line. */
  public Message debtLine() {
    return owes("classic.news-debt", "classic.news-bank-debt");
  }

  /** The same, with what for and what there is. */
  public Message debt() {
    return debt("classic.debt", "classic.bank-debt");
  }

  /** The same, in such words for a debt to a player, and such for one to the Bank. */
  public Message debt(String toPlayer, String toBank) {
    return owes(toPlayer, toBank)
        .with("cause", ClassicWords.cause(position.debtCause()))
        .with("cash", position.cash(position.debtor()))
        .with("short", debtShort());
  }

  /** The same, and that it cannot be raised, where it cannot. */
  public List<Message> debtAndWayOut() {
    return wayOut(debt(), "classic.debt-hopeless");
  }

  /** A sentence of a debt, and in such words that it cannot be raised, where it cannot. */
  public List<Message> wayOut(Message debt, String hopeless) {
    int most = position.raisable(position.debtor());
    return most >= position.debt()
        ? List.of(debt)
        : List.of(debt, Message.of(hopeless).player("who", position.debtor()).with("amount", most));
  }

  /** How much more the debtor needs to pay. */
  public int debtShort() {
    return Math.max(0, position.debt() - position.cash(position.debtor()));
  }

  private Message owes(String toPlayer, String toBank) {
    int creditor = position.creditor();
    Message owes =
        creditor == ClassicEvent.BANK
            ? Message.of(toBank)
            : Message.of(toPlayer).player("to", creditor);
    return owes.player("who", position.debtor()).with("amount", position.debt());
  }

  /** What is auctioned, and how far it is. */
  public Message auction() {
    Building building = position.buildingInQuestion();
    Message about =
        building == null
            ? Message.of("classic.auction-of-deed")
                .with("deed", words.deed(position.deedInQuestion()))
                .with("price", position.board().price(position.deedInQuestion()))
            : Message.of("classic.auction-of-building").with("building", words.building(building));
    return about.with("bids", bids());
  }

  /** Who bids most. */
  public Message bids() {
    return position.bidder() < 0
        ? Message.of("classic.auction-no-bid")
        : Message.of("classic.auction-bid")
            .player("who", position.bidder())
            .with("amount", position.bid());
  }

  /** What is for sale. */
  public Message sale() {
    return sale("classic.title-for-sale");
  }

  /** What is for sale, in such words. */
  public Message sale(String message) {
    return Message.of(message)
        .with("deed", words.deed(position.deedInQuestion()))
        .with("price", position.board().price(position.deedInQuestion()));
  }

  /** How much whoever stands on a deed of the Bank lacks to buy it; 0 when there is enough. */
  public int lacking() {
    if (position.frame() != Frame.BUY) {
      return 0;
    }
    int price = position.board().price(position.deedInQuestion());
    return Math.max(0, price - position.cash(position.player()));
  }

  /** Whether all that the buyer owns would bring what is lacking. */
  public boolean canBeRaised() {
    return position.raisable(position.player())
        >= position.board().price(position.deedInQuestion());
  }

  /** Who lacks how much. */
  public Message shortOfMoney() {
    return Message.of("classic.buy-short")
        .player("who", position.player())
        .with("amount", lacking());
  }

  /** Who wants a building, and how few there are. */
  public Message shortage() {
    Building building = position.buildingInQuestion();
    int left = left(building);
    return left > 1
        ? wants("classic.shortage-headline").with("buildings", words.buildings(building, left))
        : wants("classic.shortage-last");
  }

  private Message wants(String message) {
    return Message.of(message)
        .player("who", position.bidder())
        .with("building", words.building(position.buildingInQuestion()));
  }

  /** How many of these buildings the Bank has left. */
  public int left(Building building) {
    return building == Building.HOUSE ? position.houses() : position.hotels();
  }

  /** How much of the group of the deed for sale the buyer has already, in such words. */
  public Message ofGroup(String message) {
    ClassicBoard board = position.board();
    Group group = board.group(position.deedInQuestion());
    return Message.of(message)
        .with("group", words.group(group))
        .with("owned", ClassicPicture.count(position, position.player(), group))
        .with("size", Integer.bitCount(board.deeds(group)));
  }

  /** A deal, or property in place of money that is owed. */
  public Message offer() {
    ClassicEvent.DealOffered deal = position.deal();
    if (deal == null) {
      ClassicEvent.InsteadOffered instead = position.insteadOffer();
      return Message.of("classic.offer-instead")
          .player("who", instead.debtor())
          .player("to", instead.creditor())
          .all("losses", words.things(instead.deeds(), instead.cards(), 0))
          .with("amount", instead.value());
    }
    Trade trade = deal.trade();
    return Message.of("classic.told-offer")
        .player("who", deal.from())
        .player("to", deal.to())
        .all("losses", words.losses(trade))
        .all("gains", words.gains(trade));
  }
}
