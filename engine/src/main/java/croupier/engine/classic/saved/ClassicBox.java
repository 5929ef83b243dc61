package croupier.engine.classic.saved;

import croupier.engine.Records;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.SpaceKind;
import croupier.engine.classic.edition.ClassicRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What lies in the box, as plain data: the board, the cards, and how much of everything. */
public final class ClassicBox {
  private ClassicBox() {}

  public static Map<String, Object> data(ClassicBoard board) {
    Map<String, Object> data = new LinkedHashMap<>();
    List<Object> spaces = new ArrayList<>();
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      spaces.add(space(board, space));
    }
    data.put("spaces", spaces);
    data.put("railroad_rents", longs(board.railroadRent));
    data.put("utility_factors", longs(board.utilityFactor));
    Map<String, Object> decks = new LinkedHashMap<>();
    for (Deck deck : Deck.values()) {
      decks.put(
          Records.lower(deck.name()),
          Arrays.stream(ClassicRules.CARDS[deck.ordinal()]).map(ClassicBox::card).toList());
    }
    data.put("decks", decks);
    data.put("houses", (long) ClassicRules.HOUSES);
    data.put("hotels", (long) ClassicRules.HOTELS);
    data.put("start_cash", (long) ClassicRules.START_CASH);
    data.put("salary", (long) ClassicRules.SALARY);
    data.put("fine", (long) ClassicRules.FINE);
    return data;
  }

  private static Map<String, Object> space(ClassicBoard board, int space) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("space", (long) space);
    data.put("kind", Records.lower(board.kind(space).name()));
    if (board.isDeed(space)) {
      printed(board, space, data);
      if (board.building(space) > 0) {
        int first = board.deed(space) * ClassicBoard.RENTS;
        data.put("rents", longs(Arrays.copyOfRange(board.rent, first, first + ClassicBoard.RENTS)));
      }
    } else if (board.kind(space) == SpaceKind.TAX) {
      data.put("name", board.name(space));
      data.put("tax", (long) board.tax[space]);
      data.put("old_tax", (long) board.oldTax[space]);
    }
    return data;
  }

  /** What a deed says of itself, without its rents. */
  static void printed(ClassicBoard board, int space, Map<String, Object> data) {
    data.put("name", board.name(space));
    data.put("group", Records.lower(board.group(space).name()));
    data.put("price", (long) board.price(space));
    data.put("mortgage", (long) board.mortgage(space));
    data.put("redemption", (long) board.redemption(space));
    if (board.building(space) > 0) {
      data.put("building_price", (long) board.building(space));
    }
  }

  private static Map<String, Object> card(Card card) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("card", card.id());
    data.put("says", Records.lower(card.kind().name()));
    switch (card.kind()) {
      case ADVANCE_TO -> data.put("space", (long) card.first());
      case MOVE_BACK -> data.put("spaces", (long) card.first());
      case COLLECT, PAY, COLLECT_EACH, PAY_EACH -> data.put("amount", (long) card.first());
      case REPAIRS -> {
        data.put("each_house", (long) card.first());
        data.put("each_hotel", (long) card.second());
      }
      case NEAREST_RAILROAD, NEAREST_UTILITY, GO_TO_JAIL, JAIL_CARD -> {}
    }
    return data;
  }

  private static List<Long> longs(int[] numbers) {
    return Arrays.stream(numbers).asLongStream().boxed().toList();
  }
}
