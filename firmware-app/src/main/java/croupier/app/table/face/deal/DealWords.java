package croupier.app.table.face.deal;

import croupier.app.words.Message;
import croupier.app.words.ThingWords;
import croupier.engine.Group;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealFrame;
import croupier.engine.deal.DealSet;
import croupier.engine.deal.Laid;
import croupier.hal.Hue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What things in deal are called. */
final class DealWords {
  private static final ThingWords THINGS = new ThingWords("deal-words");
  private static final Map<Group, Message> COLOURS = each(Group.class, THINGS::of);
  private static final Map<Card, Message> CARDS = each(Card.class, THINGS::of);
  private static final Map<Laid, Message> LAID = each(Laid.class, THINGS::of);
  private static final Map<Laid, Message> LETTERS =
      each(Laid.class, laid -> THINGS.of("deal.letters-", laid));

  private DealWords() {}

  private static <E extends Enum<E>> Map<E, Message> each(
      Class<E> kind, Function<E, Message> called) {
    Map<E, Message> all = new EnumMap<>(kind);
    for (E one : kind.getEnumConstants()) {
      all.put(one, called.apply(one));
    }
    return all;
  }

  // --- colours and cards

  static Message of(Group colour) {
    return COLOURS.get(colour);
  }

  /**
   * A colour has the light of its name; railroads and utilities have the two that are no colour.
   */
  static Hue hue(Group colour) {
    return switch (colour) {
      case RAILROAD -> Hue.GRAY;
      case UTILITY -> Hue.WHITE;
      default -> Hue.valueOf(colour.name());
    };
  }

  static Message of(Card card) {
    return CARDS.get(card);
  }

  /** A card as money. */
  static Message money(int value) {
    return Message.of("deal-words.card-money").with("amount", value);
  }

  /** What a card of the hand does, and what it is worth as money. */
  static Message about(Card card) {
    Message about =
        switch (card.kind()) {
          case MONEY, PROPERTY, WILD -> Message.of("deal.about-worth");
          case RENT ->
              Message.of(card == Card.RENT_TEN_COLOUR ? "deal.about-rent-any" : "deal.about-rent");
          case BUILDING, ACTION ->
              THINGS.of("deal.about-", card).with("gain", Deal.GAME.gain(card));
        };
    return about.with("amount", card.value());
  }

  /** A card as somebody says No to it. */
  static Message denied(Card card) {
    return switch (card) {
      case SLY_DEAL, FORCED_DEAL, DEAL_BREAKER, DEBT_COLLECTOR, BIRTHDAY, JUST_SAY_NO ->
          THINGS.of("deal.what-", card);
      // Besides these only rent is aimed at others.
      default -> Message.of("deal.what-rent");
    };
  }

  /** How many cards of a colour make a set, and what it brings until then. */
  static Message rents(Group colour) {
    return Message.of("deal.about-property")
        .with("size", Deal.GAME.setSize(colour))
        .all("rents", Deal.GAME.rents(colour).stream().map(DealWords::money).toList());
  }

  /** A card as it lies before somebody. */
  static Message of(Laid laid) {
    return LAID.get(laid);
  }

  /** The same, in as few letters as can be. */
  static Message letters(Laid laid) {
    return LETTERS.get(laid);
  }

  // --- sets

  static int properties(DealSet set) {
    int properties = 0;
    for (Laid laid : set.cards()) {
      properties += laid.isBuilding() ? 0 : 1;
    }
    return properties;
  }

  static Message of(DealSet set) {
    return set("deal.set", set);
  }

  /** The same, in as few letters as can be. */
  static Message letters(DealSet set) {
    return set("deal.set-letters", set);
  }

  /**
   * Below a die: a set with buildings is complete and need not say so, and a hotel stands on a
   * house.
   */
  static Message belowDie(DealSet set) {
    if (set.complete() && set.hasHouse()) {
      return Message.of(set.hasHotel() ? "deal.set-die-hotel" : "deal.set-die-house")
          .with("colour", of(set.colour()));
    }
    return set("deal.set-die", set);
  }

  private static Message set(String name, DealSet set) {
    return Message.of(name)
        .with("colour", of(set.colour()))
        .with("have", properties(set))
        .with("size", Deal.GAME.setSize(set.colour()))
        .with("level", set.hasHotel() ? 2 : set.hasHouse() ? 1 : 0);
  }

  /** How far a set of a colour would be with one card more. */
  static Message oneMore(List<DealSet> sets, Group colour) {
    int most = 0;
    for (DealSet set : sets) {
      if (set.colour() == colour && properties(set) < Deal.GAME.setSize(colour)) {
        most = Math.max(most, properties(set));
      }
    }
    return Message.of("deal.progress")
        .with("colour", of(colour))
        .with("have", most + 1)
        .with("size", Deal.GAME.setSize(colour));
  }

  /** One of several sets of a colour; the first one needs no number. */
  static Message numbered(Group colour, int set) {
    return set == 0
        ? of(colour)
        : Message.of("deal.numbered-colour").with("colour", of(colour)).with("number", set + 1);
  }

  /** A card in one of several sets of a colour. */
  static Message numbered(Laid laid, int set) {
    return set == 0
        ? of(laid)
        : Message.of("deal.numbered-laid").with("laid", of(laid)).with("number", set + 1);
  }

  // --- payments

  /**
   * What somebody owes money for.
   *
   * @param debt how much that is: without the doubling where that was denied
   */
  static Message due(DealFrame action, int debt) {
    return switch (action) {
      case DealFrame.Rent(_, _, Group colour, int doublers, int amount, _) ->
          (doublers == 0 || debt < amount
                  ? Message.of("deal.due-rent")
                  : Message.of("deal.due-rent-times").with("times", 1 << doublers))
              .with("colour", of(colour));
      case DealFrame.Charge(Card card, _, _, _) -> THINGS.of("deal.due-", card);
      default -> throw new IllegalStateException("no money is owed for " + action);
    };
  }

  /** The cards from the bank, then those from the table. */
  static List<Message> cards(List<Integer> money, List<Laid> cards) {
    List<Message> all = new ArrayList<>();
    money.forEach(value -> all.add(money(value)));
    cards.forEach(laid -> all.add(of(laid)));
    return all;
  }

  static Message of(DealAction.Pay pay) {
    Message way =
        Message.of(
                pay.cards().isEmpty()
                    ? "deal.way-money"
                    : pay.money().isEmpty() ? "deal.way-cards" : "deal.way-both")
            .all("cards", cards(pay.money(), pay.cards()));
    if (!pay.money().isEmpty()) {
      way =
          way.all("money", pay.money().stream().map(DealWords::money).toList())
              .with("bank", pay.money().stream().mapToInt(Integer::intValue).sum());
    }
    if (!pay.cards().isEmpty()) {
      way =
          way.all("letters", pay.cards().stream().map(DealWords::letters).toList())
              .with("count", pay.cards().size());
    }
    return way;
  }
}
