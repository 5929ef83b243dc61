package croupier.app.table.face.deal;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Group;
import croupier.engine.Records;
import croupier.engine.Shape;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import croupier.engine.deal.DealShape;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a page at a seat says of deal: its hand of cards is its own. */
record DealSeatWords(DealPosition position) implements SeatWords {
  @Override
  public List<Message> own(int seat) {
    return position.hand(seat).stream().map(DealWords::of).toList();
  }

  /** What each card is worth as money, what it does or brings, and what each set is and brings. */
  @Override
  public Map<String, Message> things() {
    Map<String, Message> things = new LinkedHashMap<>();
    for (Card card : Card.values()) {
      String name = Records.lower(card.name());
      things.put(name + "_worth", DealWords.money(card.value()));
      switch (card.kind()) {
        case MONEY, WILD -> {}
        case PROPERTY ->
            things.put(name + "_does", DealWords.rents(card.colours().iterator().next()));
        case RENT, BUILDING, ACTION -> things.put(name + "_does", DealWords.about(card));
      }
      noRent(card).ifPresent(why -> things.put(name + "_not", why));
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      int number = 0;
      for (DealSet set : position.sets(seat)) {
        things.put("rent_" + seat + "_" + number, DealWords.money(set.rent()));
        things.put("set_" + seat + "_" + number++, DealWords.of(set));
      }
    }
    return things;
  }

  /** Why a rent card of two colours cannot charge for both in the turn that is on. */
  private Optional<Message> noRent(Card card) {
    boolean charges = card.kind() == Card.Kind.RENT && card != Card.RENT_TEN_COLOUR;
    if (!charges || position.phase() != Phase.PLAY) {
      return Optional.empty();
    }
    List<Message> colours =
        Stream.of(Group.values())
            .filter(card.colours()::contains)
            .filter(colour -> position.rent(position.turn(), colour) == 0)
            .map(DealWords::of)
            .toList();
    return colours.isEmpty()
        ? Optional.empty()
        : Optional.of(Message.of("deal.no-rent").all("colours", colours));
  }

  @Override
  public Optional<Message> asks(int seat) {
    if (!position.mayAct(seat)) {
      return Optional.empty();
    }
    return switch (position.phase()) {
      case PLAY -> Optional.of(turn(seat));
      case ANSWER -> Optional.of(new DealQuestion(position).whole());
      case PAY -> Optional.of(DealPayment.owed("deal.asks-pay", position, seat));
      case PLACE -> Optional.of(Message.of("deal.asks-colour"));
      case DISCARD -> Optional.of(discards(seat));
      case FIRST, DEAL, DRAW, OVER -> Optional.empty();
    };
  }

  private Message discards(int seat) {
    int held = position.handSize(seat);
    return mayKeep(seat)
        ? Message.of("deal.asks-discard-or-keep").with("count", held)
        : Message.of("deal.asks-discard").with("count", held).with("over", tooMany(seat));
  }

  private int tooMany(int seat) {
    return position.handSize(seat) - Deal.GAME.handLimit();
  }

  private boolean hasPlays(int seat) {
    return position.playsLeft() > 0 && position.handSize(seat) > 0;
  }

  /** Where anything may be discarded, nothing need be. */
  private boolean mayKeep(int seat) {
    return position.actions(seat).contains(new DealAction.EndTurn());
  }

  private Message turn(int seat) {
    if (position.playsLeft() == 0) {
      return Message.of("deal.asks-no-plays");
    }
    return position.handSize(seat) == 0
        ? Message.of("deal.asks-no-cards")
        : Message.of("deal.asks-play").with("left", position.playsLeft());
  }

  /** What the display says of buttons that are held is for who is at the unit. */
  @Override
  public Optional<Message> waits(int seat) {
    int awaited = Integer.numberOfTrailingZeros(position.deciders());
    return switch (position.phase()) {
      case PLAY -> Optional.of(waits(hasPlays(awaited) ? "play" : "end", awaited));
      case ANSWER -> Optional.of(new DealQuestion(position).whole());
      case PAY -> Optional.of(DealPayment.owed("deal.waits-pay", position, awaited));
      case PLACE -> Optional.of(waits("colour", awaited));
      case DISCARD ->
          Optional.of(
              mayKeep(awaited)
                  ? waits("keep", awaited)
                  : waits("discard", awaited).with("over", tooMany(awaited)));
      case FIRST, DEAL, DRAW, OVER -> Optional.empty();
    };
  }

  private static Message waits(String what, int awaited) {
    return Message.of("deal.waits-" + what).player("who", awaited);
  }

  @Override
  public Message does(int seat, Action action) {
    return switch ((DealAction) action) {
      case DealAction.EndTurn() ->
          Message.of(position.phase() == Phase.DISCARD ? "deal.keep-all" : "deal.end-turn");
      case DealAction.Accept() -> accept();
      case DealAction.Pay pay -> Message.of("deal.pay-this").with("way", DealWords.of(pay));
      case DealAction.Place(Laid card) ->
          Message.of("deal.received-lay")
              .with("progress", DealWords.oneMore(position.sets(seat), card.colour()));
      case DealAction.TurnWild turn -> steps(DealArranging.words(position, seat, turn));
      case DealAction.Exchange exchange -> steps(DealArranging.words(position, seat, exchange));
      case DealAction.MoveBuilding move -> steps(DealArranging.words(position, seat, move));
      case DealAction card -> steps(DealHand.words(position, seat, card));
    };
  }

  /** What it is about, then what is done with it. */
  private static Message steps(List<Message> steps) {
    return Message.of("deal.does")
        .with("what", steps.getFirst())
        .all("uses", steps.subList(1, steps.size()));
  }

  private Message accept() {
    int costs = new DealQuestion(position).costs();
    return costs == 0
        ? Message.of("deal.accept")
        : Message.of("deal.accept-paying").with("amount", costs);
  }

  @Override
  public Optional<Message> sure(int seat, Action action) {
    return action instanceof DealAction.EndTurn
        ? DealTurn.sureToEnd(position, seat)
        : Optional.empty();
  }

  @Override
  public OptionalInt comesIn(int seat, Action action) {
    return switch ((DealAction) action) {
      case DealAction.ChargeRent(_, Group colour, int doublers) ->
          OptionalInt.of(fromAll(seat, position.rent(seat, colour) << doublers));
      case DealAction.ChargeOneRent(Group colour, int doublers, int target) ->
          OptionalInt.of(from(target, position.rent(seat, colour) << doublers));
      case DealAction.CollectDebt(int target) ->
          OptionalInt.of(from(target, Deal.GAME.gain(Card.DEBT_COLLECTOR)));
      case DealAction.CelebrateBirthday() ->
          OptionalInt.of(fromAll(seat, Deal.GAME.gain(Card.BIRTHDAY)));
      default -> OptionalInt.empty();
    };
  }

  private int from(int target, int amount) {
    return Math.min(amount, position.worth(target));
  }

  private int fromAll(int seat, int amount) {
    return IntStream.range(0, position.seats())
        .filter(other -> other != seat)
        .map(other -> from(other, amount))
        .sum();
  }

  @Override
  public Message lets(Ask ask) {
    throw new IllegalArgumentException("chance waits for no hand: " + ask);
  }

  // --- what is not listed one by one

  @Override
  public List<Form> forms(int seat, List<Shape> shapes) {
    return shapes.stream().map(shape -> form(seat, (DealShape) shape)).toList();
  }

  private Form form(int seat, DealShape shape) {
    return switch (shape) {
      case DealShape.Pay(int least, var money, var cards) ->
          Form.of(
                  shape,
                  Message.of("deal.way-each"),
                  new Form.Any("money", Message.of("deal.pays-from-bank"), money(money)),
                  new Form.Any("cards", Message.of("deal.pays-from-table"), laid(cards)))
              .button(Message.of("deal.pay-marked"))
              .worth(least)
              .withoutEmpty();
      case DealShape.ForcedDeal(int target, var cards, var own) ->
          Form.of(
              shape,
              Message.of("deal.swaps-with").player("target", target),
              new Form.Fixed("target", target),
              new Form.Sided(
                  Form.Side.GET, new Form.One("card", Message.of("deal.swap-get"), laid(cards))),
              new Form.Sided(
                  Form.Side.GIVE, new Form.One("own", Message.of("deal.swap-give"), laid(own))));
      case DealShape.Exchange(var cards) ->
          Form.of(
              shape,
              Message.of("deal.rearrange"),
              new Form.One("card", Message.of("deal.swap-one"), lying(seat, cards, "card", "set")),
              new Form.One(
                  "with", Message.of("deal.swap-other"), lying(seat, cards, "with", "with_set")));
    };
  }

  private static List<Form.Item> money(List<Integer> values) {
    return values.stream()
        .map(value -> new Form.Item(value, DealWords.money(value), value))
        .toList();
  }

  private static List<Form.Item> laid(List<Laid> cards) {
    return cards.stream()
        .map(laid -> new Form.Item(id(laid), DealWords.of(laid), laid.card().value()))
        .toList();
  }

  /** Cards with the sets that they lie in; both are named in the action. */
  private List<Form.Item> lying(int seat, List<Laid> cards, String card, String set) {
    List<Form.Item> items = new ArrayList<>();
    for (DealSet each : position.sets(seat)) {
      for (Laid laid : each.cards().stream().distinct().filter(cards::contains).toList()) {
        items.add(
            new Form.Item(
                Map.of(card, id(laid), set, each.number()),
                DealWords.numbered(laid, each.number())));
      }
    }
    return items;
  }

  private static String id(Laid laid) {
    return Records.lower(laid.name());
  }
}
