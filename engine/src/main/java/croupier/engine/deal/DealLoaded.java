package croupier.engine.deal;

import croupier.engine.Fields;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Saved positions, read back and checked. */
final class DealLoaded {
  private static final List<String> FIELDS =
      List.of(
          "game",
          "options",
          "seats",
          "phase",
          "turn",
          "plays_left",
          "rearrangements_left",
          "turns_without_play",
          "stack",
          "players",
          "pile",
          "under_pile",
          "discards");

  private final DealPosition position;

  /** How many cards of each kind have turned up so far. */
  private final int[] found = new int[Card.COUNT];

  private DealLoaded(DealPosition position) {
    this.position = position;
  }

  static DealPosition read(Fields fields) {
    fields.only(FIELDS);
    Deal.GAME.checkIsOf(fields);
    Options options = Deal.GAME.options(fields.map("options"));
    int seats = fields.number("seats", Deal.FEWEST_SEATS, Deal.MOST_SEATS);
    DealPosition position = Deal.GAME.start(seats, options);
    DealLoaded loaded = new DealLoaded(position);
    loaded.readTurn(fields);
    loaded.readStack(fields.records("stack", DealFrame.class));
    loaded.readCards(fields);
    DealCheck.possible(position);
    return position;
  }

  private void readTurn(Fields data) {
    position.phase = data.constant("phase", Phase.class);
    position.turn = data.has("turn") ? data.number("turn", 0, position.seats - 1) : DealTable.NONE;
    DealCheck.that(
        data.has("turn") != (position.phase == Phase.FIRST),
        data.has("turn") ? "It is nobody's turn before the first." : "turn is missing.");
    position.plays = data.number("plays_left", 0, DealData.STANDARD.plays);
    position.rearrangements = data.number("rearrangements_left", 0, DealTable.REARRANGEMENTS);
    position.quiet = data.number("turns_without_play", 0, position.seats * Endings.LONGEST_QUIET);
  }

  // --- cards: each lies somewhere, once

  private void readCards(Fields data) {
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
        number < Sets.MOST, "A seat has at most " + Sets.MOST + " sets of " + name(colour) + ".");
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

  // --- the stack

  private void readStack(List<DealFrame> frames) {
    int most = position.phase == Phase.PLACE ? 3 : 2;
    boolean busy =
        position.phase == Phase.ANSWER
            || position.phase == Phase.PAY
            || position.phase == Phase.PLACE;
    DealCheck.that(
        busy ? frames.size() >= 2 && frames.size() <= most : frames.isEmpty(),
        "The stack does not fit the phase " + name(position.phase) + ".");
    for (int i = 0; i < frames.size(); i++) {
      readFrame(frames.get(i), i);
    }
    DealCheck.that(position.stack().equals(frames), "The frames of the stack do not fit together.");
  }

  private void readFrame(DealFrame frame, int depth) {
    DealCheck.that(depth > 0 == waitsForASeat(frame), "The frames of the stack are in disorder.");
    switch (frame) {
      case DealFrame.Rent(
              Card card,
              _,
              Group colour,
              int doublers,
              int amount,
              List<Integer> waiting) -> {
        played(card, DealTable.NONE, waiting);
        DealCheck.that(Charges.isRent(position.effect), name(card) + " is no rent card.");
        position.colour = colour.ordinal();
        position.doublers = doublers;
        position.amount = amount;
      }
      case DealFrame.Charge(Card card, _, int amount, List<Integer> waiting) -> {
        played(card, DealTable.NONE, waiting);
        DealCheck.that(
            card == Card.DEBT_COLLECTOR || card == Card.BIRTHDAY, name(card) + " is no charge.");
        position.amount = amount;
      }
      case DealFrame.SlyDeal(_, int target, Laid card) -> {
        played(Card.SLY_DEAL, target, List.of());
        position.wanted = card.ordinal();
      }
      case DealFrame.ForcedDeal(_, int target, Laid card, Laid own) -> {
        played(Card.FORCED_DEAL, target, List.of());
        position.wanted = card.ordinal();
        position.given = own.ordinal();
      }
      case DealFrame.DealBreaker(_, int target, Group colour, int set) -> {
        played(Card.DEAL_BREAKER, target, List.of());
        DealCheck.that(set >= 0 && set < Sets.MOST, "There is no set " + set + ".");
        position.colour = colour.ordinal();
        position.wanted = set;
      }
      case DealFrame.Answer(_, int target, _, int debt, int noes, boolean toDoubling) -> {
        position.target = seat(target);
        DealCheck.that(noes >= 0 && noes <= Card.JUST_SAY_NO.count(), "noes must be 0 to 3.");
        position.noes = noes;
        position.toDoubling = toDoubling;
        position.spared = isSpared(debt);
      }
      case DealFrame.Payment(int payer, _, int debt) -> {
        position.target = seat(payer);
        position.spared = isSpared(debt);
      }
      case DealFrame.Placing(int seat, List<Card> cards) -> {
        int placing = Takings.packed(cards);
        if (seat == position.turn) {
          position.placing = placing;
        } else {
          position.placingToo = placing;
        }
      }
    }
  }

  private static boolean waitsForASeat(DealFrame frame) {
    return frame instanceof DealFrame.Answer
        || frame instanceof DealFrame.Payment
        || frame instanceof DealFrame.Placing;
  }

  private boolean isSpared(int debt) {
    return position.doublers > 0 && debt != position.amount;
  }

  private void played(Card card, int target, List<Integer> waiting) {
    position.effect = card.ordinal();
    position.target = target == DealTable.NONE ? target : seat(target);
    for (int seat : waiting) {
      position.waiting |= 1 << seat(seat);
    }
  }

  private int seat(int seat) {
    DealCheck.that(
        seat >= 0 && seat < position.seats && seat != position.turn,
        "Seat " + seat + " is no opponent of seat " + position.turn + ".");
    return seat;
  }

  private static String name(Enum<?> constant) {
    return Records.lower(constant.name());
  }
}
