package croupier.engine.deal;

import croupier.engine.Fields;
import croupier.engine.Group;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The cards of a saved position, read back: each lies somewhere, once. */
final class SavedCards {
  private final DealPosition position;

  /** How many cards of each kind have turned up so far. */
  private final int[] found = new int[Card.COUNT];

  private SavedCards(DealPosition position) {
    this.position = position;
  }

  static void read(DealPosition position, Fields data) {
    new SavedCards(position).read(data);
  }

  private void read(Fields data) {
    Arrays.fill(position.cards, 0);
    List<Fields> players = data.objects("players");
    DealCheck.that(
        players.size() == position.seats,
        "players must be " + position.seats + ", not " + players.size() + ".");
    for (int seat = 0; seat < position.seats; seat++) {
      Fields player = players.get(seat);
      player.only(List.of("hand", "bank", "sets"));
      for (Card card : player.constants("hand", Card.class)) {
        put(card, 1, DealTable.handOf(seat));
      }
      for (Card card : player.constants("bank", Card.class)) {
        DealCheck.that(card.isBankable(), "A bank cannot have " + name(card) + ".");
        put(card, 1, DealTable.bankOf(seat));
        position.addWorth(seat, card.value());
      }
      for (Fields set : player.objects("sets")) {
        set.only(List.of("colour", "cards"));
        readSet(seat, set.constant("colour", Group.class), set.constants("cards", Laid.class));
      }
    }
    readCounts(data.object("pile"), DealTable.PILE);
    readCounts(data.object("under_pile"), DealTable.UNDER);
    readCounts(data.object("discards"), DealTable.DISCARDS);
    for (Card card : Card.values()) {
      found[card.ordinal()] +=
          Takings.waiting(position.placing, card.ordinal())
              + Takings.waiting(position.placingToo, card.ordinal());
      DealCheck.that(
          found[card.ordinal()] == card.count(),
          "There are "
              + card.count()
              + " "
              + name(card)
              + " cards, not "
              + found[card.ordinal()]
              + ".");
    }
  }

  private void readCounts(Fields data, int place) {
    List<String> names = new ArrayList<>();
    for (Card card : Card.values()) {
      String name = name(card);
      names.add(name);
      if (data.has(name)) {
        put(card, data.number(name, 0, card.count()), place);
      }
    }
    data.only(names);
  }

  private void put(Card card, int count, int place) {
    int kind = card.ordinal();
    for (int i = 0; i < count; i++) {
      DealCheck.that(
          found[kind] < card.count(),
          "There are only " + card.count() + " " + name(card) + " cards.");
      long bit = Long.lowestOneBit(DealCards.MASK[kind]) << found[kind]++;
      position.cards[place + DealCards.WORD[kind]] |= bit;
    }
  }

  private void readSet(int seat, Group colour, List<Laid> laid) {
    long sets = Sets.of(position, seat, colour.ordinal());
    int number = Sets.number(sets);
    DealCheck.that(
        number == 0 || Sets.size(Sets.set(sets, number - 1)) == Sets.FULL[colour.ordinal()],
        "Only the last set of " + name(colour) + " may have room.");
    int set = 0;
    for (Laid card : laid) {
      DealCheck.that(
          card.colour() == colour, "A " + name(colour) + " set cannot have " + name(card) + ".");
      set = with(set, card);
    }
    DealCheck.that(
        Sets.size(set) > 0 && Sets.size(set) <= Sets.FULL[colour.ordinal()],
        "A " + name(colour) + " set has 1 to " + Sets.FULL[colour.ordinal()] + " cards.");
    Sets.addLast(position, seat, colour.ordinal(), set);
    DealCheck.buildings(position, colour, set);
  }

  private int with(int set, Laid laid) {
    if (laid.isBuilding()) {
      int bit = laid.card() == Card.HOUSE ? Sets.HOUSE : Sets.HOTEL;
      DealCheck.that((set & bit) == 0, "A set has one House and one Hotel at most.");
      put(laid.card(), 1, DealTable.BUILT);
      return set | bit;
    }
    DealCheck.that(
        found[laid.card().ordinal()]++ < laid.card().count(),
        "There are only " + laid.card().count() + " " + name(laid.card()) + " cards.");
    return set + (1 << Sets.SHIFT[Sets.SLOT[laid.ordinal()]]);
  }

  private static String name(Enum<?> constant) {
    return Records.lower(constant.name());
  }
}
