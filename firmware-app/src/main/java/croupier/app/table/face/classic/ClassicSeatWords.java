package croupier.app.table.face.classic;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.face.classic.desk.DeskWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Group;
import croupier.engine.Records;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.List;

/** What a page at a seat says of travel or brands. Everything lies open. */
final class ClassicSeatWords implements SeatWords {
  private final ClassicPosition position;
  private final ClassicWords words;
  private final DeskWords desk;

  ClassicSeatWords(ClassicPosition position) {
    this.position = position;
    words = new ClassicWords(position);
    desk = new DeskWords(position, words);
  }

  @Override
  public List<Message> own(int seat) {
    return List.of();
  }

  @Override
  public Message lets(Ask ask) {
    return Message.of("classic.does-roll");
  }

  @Override
  public Message does(int seat, Action action) {
    return switch ((ClassicAction) action) {
      case ClassicAction.Roll() -> Message.of("classic.does-roll");
      case ClassicAction.Buy() ->
          Message.of("classic.buy").with("price", position.board().price(deedInQuestion()));
      case ClassicAction.Decline() -> Message.of("classic.decline");
      case ClassicAction.Bid(int amount) -> Message.of("classic.bid").with("amount", amount);
      case ClassicAction.Pass() -> Message.of("classic.bid-no-more");
      case ClassicAction.ClaimRent(int deed) -> on("classic.claim", deed);
      case ClassicAction.Redeem(int deed) when position.frame() == Frame.TRANSFER ->
          on("classic.transfer-redeem", deed).with("amount", position.board().redemption(deed));
      case ClassicAction.KeepMortgage(int deed) ->
          on("classic.transfer-keep", deed)
              .with("amount", position.board().redemption(deed) - position.board().mortgage(deed));
      case ClassicAction.Offer(int to, Trade trade) ->
          terms("classic.does-offer", trade).player("to", to);
      case ClassicAction.Counter(Trade trade) -> terms("classic.does-counter", trade);
      case ClassicAction.Accept() -> Message.of("classic.accept");
      case ClassicAction.Refuse() -> Message.of("classic.refuse");
      case ClassicAction.Withdraw() -> Message.of("classic.withdraw");
      case ClassicAction.Want(int buildings) ->
          Message.of("classic.does-want").with("count", buildings);
      case ClassicAction.Waive() ->
          Message.of(
              position.frame() == Frame.CLOSING ? "classic.does-waive" : "classic.want-none");
      case ClassicAction.Place(int site) -> on("classic.place", site);
      case ClassicAction.OfferInstead(var deeds, var cards, int value) ->
          Message.of("classic.does-offer-instead")
              .with("amount", value)
              .all("losses", words.things(deeds, cards, 0));
      case ClassicAction.ChooseTax(boolean tenth) ->
          tenth
              ? Message.of("classic.pay-tenth")
              : Message.of("classic.pay-printed")
                  .with("amount", position.board().tax(position.space(seat)));
      case ClassicAction business -> desk.does(business);
    };
  }

  private int deedInQuestion() {
    return position.deedInQuestion();
  }

  private Message on(String what, int deed) {
    return Message.of(what).with("deed", words.deed(deed));
  }

  private Message terms(String what, Trade terms) {
    return Message.of(what).all("losses", words.losses(terms)).all("gains", words.gains(terms));
  }

  // --- what is not listed one by one

  @Override
  public List<Form> forms(int seat, List<Shape> shapes) {
    List<Form> forms = new ArrayList<>();
    for (Shape shape : shapes) {
      switch ((ClassicShape) shape) {
        case ClassicShape.Bid(int least, int most) ->
            forms.add(
                Form.of(
                    shape,
                    Message.of("classic.part-bid"),
                    amount("amount", "classic.part-bid", least, most)));
        case ClassicShape.SellDown(Group group, int least, int most) ->
            forms.add(
                Form.of(
                    shape,
                    Message.of("classic.part-sell-down").with("group", words.group(group)),
                    new Form.Fixed("group", Records.lower(group.name())),
                    amount("left", "classic.part-left", least, most)));
        case ClassicShape.Offer offer ->
            offer
                .partners()
                .forEach(
                    partner ->
                        forms.add(
                            trade(
                                shape,
                                Message.of("classic.item-deal").player("who", partner.to()),
                                offer.most(partner.to()),
                                new Form.Fixed("to", partner.to()))));
        case ClassicShape.Counter(Trade most) ->
            forms.add(trade(shape, Message.of("classic.part-counter"), most));
        case ClassicShape.OfferInstead(var deeds, var cards, int value) ->
            forms.add(
                Form.of(
                        shape,
                        Message.of("classic.desk-deeds"),
                        new Form.Any("deeds", Message.of("classic.part-give"), deeds(deeds)),
                        new Form.Any("cards", Message.of("classic.part-give-cards"), cards(cards)),
                        amount("value", "classic.part-instead", 1, value))
                    .withoutEmpty());
      }
    }
    return forms;
  }

  private Form trade(Shape shape, Message label, Trade most, Form.Part... before) {
    List<Form.Part> parts = new ArrayList<>(List.of(before));
    parts.add(new Form.Any("give", Message.of("classic.part-give"), deeds(most.give())));
    parts.add(
        new Form.Any("give_cards", Message.of("classic.part-give-cards"), cards(most.giveCards())));
    parts.add(amount("pay", "classic.part-pay", 0, most.pay()));
    parts.add(new Form.Any("take", Message.of("classic.part-take"), deeds(most.take())));
    parts.add(
        new Form.Any("take_cards", Message.of("classic.part-take-cards"), cards(most.takeCards())));
    parts.add(amount("ask", "classic.part-ask", 0, most.ask()));
    return Form.of(shape, label, parts.toArray(Form.Part[]::new)).withoutEmpty();
  }

  private static Form.Amount amount(String name, String label, int least, int most) {
    return new Form.Amount(name, Message.of(label), least, most);
  }

  /** What a deed counts is its printed price, for whoever weighs an offer. */
  private List<Form.Item> deeds(List<Integer> deeds) {
    return deeds.stream()
        .map(deed -> new Form.Item(deed, words.deedAsItIs(deed), position.board().price(deed)))
        .toList();
  }

  private List<Form.Item> cards(List<Deck> cards) {
    return cards.stream()
        .map(card -> new Form.Item(Records.lower(card.name()), words.jailCard()))
        .toList();
  }
}
