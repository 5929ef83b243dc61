package croupier.engine.deal;

import croupier.engine.Bits;
import croupier.engine.Fields;
import croupier.engine.Options;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as plain data and back: all of it for saving, or what a viewer may know. */
final class DealSaved {
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
          "top_discard",
          "stack",
          "players",
          "pile",
          "under_pile",
          "discards");

  private DealSaved() {}

  /** Everything that {@link #read} needs. */
  static Map<String, Object> write(DealPosition position) {
    Map<String, Object> data = common(position);
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < position.seats; seat++) {
      Map<String, Object> player = new LinkedHashMap<>();
      player.put("hand", cards(position.hand(seat)));
      player.put("bank", cards(position.bank(seat)));
      player.put("sets", sets(position, seat, false));
      players.add(player);
    }
    data.put("players", players);
    data.put("pile", counts(DealCards.list(position.cards, DealTable.PILE)));
    data.put("under_pile", counts(DealCards.list(position.cards, DealTable.UNDER)));
    data.put("discards", counts(position.discards()));
    return data;
  }

  /** What a seat, or the table, may know: all but the pile and the hands of others. */
  static Map<String, Object> view(DealPosition position, int viewer) {
    Map<String, Object> data = common(position);
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < position.seats; seat++) {
      Map<String, Object> player = new LinkedHashMap<>();
      player.put("held", (long) position.handSize(seat));
      if (seat == viewer) {
        player.put("hand", cards(position.hand(seat)));
      }
      player.put("bank", cards(position.bank(seat)));
      player.put("bank_worth", (long) position.bankWorth(seat));
      player.put("worth", (long) position.worth(seat));
      player.put("sets", sets(position, seat, true));
      player.put("complete_colours", (long) position.completeColours(seat));
      players.add(player);
    }
    data.put("players", players);
    data.put("pile", (long) position.pile());
    data.put("discards", counts(position.discards()));
    List<DealFrame> stack = position.stack();
    if (!stack.isEmpty()) {
      data.put("played", Records.write((Record) stack.getFirst()));
    }
    if (position.phase == Phase.PAY) {
      Map<String, Object> debt = new LinkedHashMap<>();
      debt.put("payer", (long) position.target);
      debt.put("to", (long) position.turn);
      debt.put("amount", (long) position.debt());
      data.put("debt", debt);
    }
    data.put("waiting", Records.lower(position.waiting().name()));
    data.put("to_act", Bits.data(position.deciders()));
    return data;
  }

  private static Map<String, Object> common(DealPosition position) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", Deal.GAME.id());
    data.put("options", position.options().save());
    data.put("seats", (long) position.seats);
    data.put("phase", Records.lower(position.phase.name()));
    if (position.turn != DealTable.NONE) {
      data.put("turn", (long) position.turn);
    }
    data.put("plays_left", (long) position.plays);
    data.put("rearrangements_left", (long) position.rearrangements);
    data.put("turns_without_play", (long) position.quiet);
    if (position.top != DealTable.NONE) {
      data.put("top_discard", Records.lower(Card.of(position.top).name()));
    }
    List<Object> stack = new ArrayList<>();
    for (DealFrame frame : position.stack()) {
      stack.add(Records.write((Record) frame));
    }
    data.put("stack", stack);
    return data;
  }

  private static List<Object> sets(DealPosition position, int seat, boolean told) {
    List<Object> sets = new ArrayList<>();
    for (DealSet set : position.sets(seat)) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("colour", Records.lower(set.colour().name()));
      data.put("cards", cards(set.cards()));
      if (told) {
        data.put("set", (long) set.number());
        data.put("size", (long) Deal.GAME.setSize(set.colour()));
        data.put("complete", set.complete());
        data.put("rent", (long) set.rent());
      }
      sets.add(data);
    }
    return sets;
  }

  private static List<Object> cards(List<? extends Enum<?>> cards) {
    List<Object> names = new ArrayList<>();
    cards.forEach(card -> names.add(Records.lower(card.name())));
    return names;
  }

  /** How many there are of each kind; kinds that are not there are left out. */
  private static Map<String, Object> counts(List<Card> cards) {
    Map<Card, Long> counts = new EnumMap<>(Card.class);
    cards.forEach(card -> counts.merge(card, 1L, Long::sum));
    Map<String, Object> data = new LinkedHashMap<>();
    counts.forEach((card, count) -> data.put(Records.lower(card.name()), count));
    return data;
  }

  // --- read back

  static DealPosition read(Fields data) {
    data.only(FIELDS);
    Deal.GAME.checkIsOf(data);
    Options options = Deal.GAME.options(data.map("options"));
    int seats = data.number("seats", Deal.FEWEST_SEATS, Deal.MOST_SEATS);
    DealPosition position = Deal.GAME.start(seats, options);
    readTurn(position, data);
    SavedFrames.read(position, data.records("stack", DealFrame.class));
    SavedCards.read(position, data);
    DealCheck.possible(position);
    readTop(position, data);
    return position;
  }

  /** A position need not say which card lies on top. */
  private static void readTop(DealPosition position, Fields data) {
    if (data.has("top_discard")) {
      position.top = data.constant("top_discard", Card.class).ordinal();
      DealCheck.that(
          DealCards.count(position.cards, DealTable.DISCARDS, position.top) > 0,
          "The top_discard is not among the discards.");
    }
  }

  private static void readTurn(DealPosition position, Fields data) {
    position.phase = data.constant("phase", Phase.class);
    position.turn = data.has("turn") ? data.number("turn", 0, position.seats - 1) : DealTable.NONE;
    DealCheck.that(
        data.has("turn") != (position.phase == Phase.FIRST),
        data.has("turn") ? "It is nobody's turn before the first." : "turn is missing.");
    position.plays = data.number("plays_left", 0, DealData.STANDARD.plays);
    position.rearrangements = data.number("rearrangements_left", 0, DealTable.REARRANGEMENTS);
    position.quiet = data.number("turns_without_play", 0, position.seats * Endings.LONGEST_QUIET);
  }
}
