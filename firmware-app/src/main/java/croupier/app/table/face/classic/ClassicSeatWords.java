package croupier.app.table.face.classic;

import croupier.app.table.face.Form;
import croupier.app.table.face.Offered;
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
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

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

  /**
   * Spaces by their numbers, and what their title deeds say; groups; what stands on a site, in
   * steps of building.
   */
  @Override
  public Map<String, Message> things() {
    Map<String, Message> things = new LinkedHashMap<>();
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      things.put(String.valueOf(space), words.space(space));
      if (position.board().isDeed(space)) {
        things.put(space + "_title", Message.sentences(words.title(space)));
        things.put(space + "_sell", sells(space));
      }
    }
    for (Group group : Group.values()) {
      things.put(Records.lower(group.name()), words.group(group));
    }
    for (Building building : Building.values()) {
      things.put(Records.lower(building.name()), words.building(building));
    }
    for (int steps = 0; steps <= position.mostHouses() + 1; steps++) {
      things.put("standing_" + steps, words.standing(steps));
    }
    things.put("jail_card", words.jailCard());
    things.put("unsold", Message.of("classic.wall-unsold"));
    return things;
  }

  /** What is to be told of a sale: how many buildings stay, and what each brings that does not. */
  private Message stays(Group group) {
    int site = position.board().spaces(group).getFirst();
    return Message.of("classic.part-left")
        .with("price", position.board().building(site) / 2)
        .with("number", position.mostHouses() + 1);
  }

  /** What the Bank gives for each building on the group of a deed. */
  private Message sells(int space) {
    return Message.of("classic.part-sell-each")
        .with("group", words.group(position.board().group(space)))
        .with("price", position.board().building(space) / 2);
  }

  @Override
  public Optional<Message> asks(int seat) {
    return new ClassicAsks(position, words).of(seat);
  }

  @Override
  public Optional<Message> waits(int seat) {
    return asks(seat);
  }

  @Override
  public Message lets(Ask ask) {
    return Message.of("classic.does-roll");
  }

  @Override
  public Optional<Message> sure(int seat, Action action) {
    return switch ((ClassicAction) action) {
      case ClassicAction.GoBankrupt() -> Optional.of(Message.of("classic.sure-give-up"));
      case ClassicAction.Roll() when position.doubles() == 0 ->
          losing("classic.loses-by-rolling", seat, _ -> true);
      case ClassicAction.Mortgage(int deed) ->
          losing("classic.loses-by-mortgaging", seat, claimed -> claimed == deed);
      case ClassicAction.Accept() when position.deal() != null ->
          losing("classic.loses-by-accepting", seat, seen(seat).give()::contains);
      default -> Optional.empty();
    };
  }

  /**
   * What is said where a seat loses rents that it could still claim (CT-08, CT-19); empty where it
   * loses none.
   *
   * @param lost the deeds for which it is too late then
   */
  private Optional<Message> losing(String what, int seat, IntPredicate lost) {
    List<Message> claims =
        position.rentsDue().stream()
            .filter(due -> due.owner() == seat && lost.test(due.deed()))
            .map(
                due ->
                    Message.of(due.freshDice() ? "classic.open-claim-dice" : "classic.open-claim")
                        .player("payer", due.payer())
                        .with("amount", due.amount()))
            .toList();
    return claims.isEmpty()
        ? Optional.empty()
        : Optional.of(Message.of(what).all("claims", claims));
  }

  @Override
  public boolean withdraws(Action action) {
    return action instanceof ClassicAction.Withdraw;
  }

  @Override
  public Message does(int seat, Action action) {
    return switch ((ClassicAction) action) {
      case ClassicAction.Roll() -> Message.of("classic.does-roll");
      case ClassicAction.Buy() -> Message.of("classic.does-buy");
      case ClassicAction.Decline() -> Message.of("classic.decline");
      case ClassicAction.Bid(int amount) -> Message.of("classic.bid").with("amount", amount);
      case ClassicAction.Pass() -> Message.of("classic.bid-no-more");
      case ClassicAction.ClaimRent(int deed) -> claim(seat, deed);
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

  /** From whom, and how much; where dice decide, what they are multiplied by. */
  private Message claim(int owner, int deed) {
    return position.rentsDue().stream()
        .filter(due -> due.owner() == owner && due.deed() == deed)
        .findFirst()
        .map(
            due ->
                on(due.freshDice() ? "classic.does-claim-dice" : "classic.does-claim", deed)
                    .player("payer", due.payer())
                    .with("amount", due.amount()))
        .orElseGet(() -> on("classic.claim", deed));
  }

  private Message on(String what, int deed) {
    return Message.of(what).with("deed", words.deed(deed));
  }

  private Message terms(String what, Trade terms) {
    return Message.of(what).all("losses", words.losses(terms)).all("gains", words.gains(terms));
  }

  // --- what is on offer

  @Override
  public Optional<Offered> offered(int seat) {
    ClassicEvent.DealOffered deal = position.deal();
    if (deal != null && (deal.from() == seat || deal.to() == seat)) {
      Trade trade = seen(seat);
      return Optional.of(
          new Offered(
              items(trade.give(), trade.giveCards(), "classic.offered-money", trade.pay()),
              items(trade.take(), trade.takeCards(), "classic.offered-money", trade.ask())));
    }
    ClassicEvent.InsteadOffered instead = position.insteadOffer();
    if (instead != null && (instead.debtor() == seat || instead.creditor() == seat)) {
      var property = items(instead.deeds(), instead.cards(), "classic.offered-money", 0);
      var debt = items(List.of(), List.of(), "classic.offered-debt", instead.value());
      return Optional.of(
          instead.debtor() == seat ? new Offered(property, debt) : new Offered(debt, property));
    }
    return Optional.empty();
  }

  /** The deal that is on offer, as one of both sees it. */
  private Trade seen(int seat) {
    ClassicEvent.DealOffered deal = position.deal();
    return deal.from() == seat ? deal.trade() : deal.trade().mirrored();
  }

  private List<Form.Item> items(List<Integer> deeds, List<Deck> cards, String money, int amount) {
    List<Form.Item> items = new ArrayList<>(deeds(deeds));
    items.addAll(cards(cards));
    if (amount > 0) {
      items.add(new Form.Item("money", Message.of(money), amount));
    }
    return items;
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
                    new Form.Amount("left", stays(group), least, most)));
        case ClassicShape.Offer offer ->
            offer
                .partners()
                .forEach(
                    partner ->
                        forms.add(
                            trade(
                                shape,
                                Message.of("classic.item-deal").player("who", partner.to()),
                                seat,
                                offer.most(partner.to()),
                                new Form.Fixed("to", partner.to()))));
        case ClassicShape.Counter(Trade most) ->
            forms.add(
                trade(shape, Message.of("classic.part-counter"), seat, most)
                    .filled(filled(seen(seat))));
        case ClassicShape.OfferInstead(var deeds, var cards, int value) ->
            forms.add(
                offer(
                    shape,
                    Message.of("classic.item-instead")
                        .with("amount", value)
                        .player("to", position.creditor()),
                    gives(new Form.Any("deeds", Message.of("classic.part-give"), own(seat, deeds))),
                    gives(
                        new Form.Any("cards", Message.of("classic.part-give-cards"), cards(cards))),
                    gets(amount("value", "classic.part-instead", 1, value))));
      }
    }
    return forms;
  }

  /** A trade as a page fills it in. */
  private static Map<String, Object> filled(Trade trade) {
    return Map.of(
        "give", trade.give(),
        "take", trade.take(),
        "pay", trade.pay(),
        "ask", trade.ask(),
        "give_cards", ids(trade.giveCards()),
        "take_cards", ids(trade.takeCards()));
  }

  private static List<String> ids(List<Deck> cards) {
    return cards.stream().map(card -> Records.lower(card.name())).toList();
  }

  private Form trade(Shape shape, Message label, int seat, Trade most, Form.Part... before) {
    List<Form.Part> parts = new ArrayList<>(List.of(before));
    parts.add(gives(new Form.Any("give", Message.of("classic.part-give"), own(seat, most.give()))));
    parts.add(
        gives(
            new Form.Any(
                "give_cards", Message.of("classic.part-give-cards"), cards(most.giveCards()))));
    parts.add(gives(amount("pay", "classic.part-pay", 0, most.pay())));
    parts.add(gets(new Form.Any("take", Message.of("classic.part-take"), deeds(most.take()))));
    parts.add(
        gets(
            new Form.Any(
                "take_cards", Message.of("classic.part-take-cards"), cards(most.takeCards()))));
    parts.add(gets(amount("ask", "classic.part-ask", 0, most.ask())));
    return offer(shape, label, parts.toArray(Form.Part[]::new));
  }

  private static Form offer(Shape shape, Message label, Form.Part... parts) {
    return Form.of(shape, label, parts).button(Message.of("classic.trade-offer")).withoutEmpty();
  }

  private static Form.Part gives(Form.Part part) {
    return new Form.Sided(Form.Side.GIVE, part);
  }

  private static Form.Part gets(Form.Part part) {
    return new Form.Sided(Form.Side.GET, part);
  }

  private static Form.Amount amount(String name, String label, int least, int most) {
    return new Form.Amount(name, Message.of(label), least, most);
  }

  private List<Form.Item> deeds(List<Integer> deeds) {
    return deeds.stream()
        .map(deed -> new Form.Item(deed, words.deedAsItIs(deed), position.usualPrice(deed)))
        .toList();
  }

  /** Deeds that a seat may give away, and what it loses by that. */
  private List<Form.Item> own(int seat, List<Integer> deeds) {
    return deeds.stream()
        .map(
            deed ->
                new Form.Item(
                    deed,
                    losing("classic.loses-with", seat, claimed -> claimed == deed)
                        .map(loses -> loses.with("deed", words.deed(deed)))
                        .orElseGet(() -> words.deedAsItIs(deed)),
                    position.usualPrice(deed)))
        .toList();
  }

  private List<Form.Item> cards(List<Deck> cards) {
    return cards.stream()
        .map(
            card ->
                new Form.Item(
                    Records.lower(card.name()), words.jailCard(), position.usualPrice(card)))
        .toList();
  }
}
