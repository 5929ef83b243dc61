package croupier.engine.classic;

import java.util.ArrayList;
import java.util.List;

/** Deals between two seats: deeds, cards that get out of jail, and cash. */
final class Deals {
  private Deals() {}

  /** Nothing of a group with buildings (sheets: Selling Property, Do a Deal; HB-16). */
  static int tradeable(ClassicTable table, int seat) {
    return table.holdings[seat] & ~table.built;
  }

  static ClassicEvent.DealOffered described(ClassicTable table, long offer) {
    int from = Word.one(offer);
    int things = Word.things(offer);
    int given = things & table.holdings[from];
    int taken = things & ~given;
    int pays = Word.amount(offer);
    return new ClassicEvent.DealOffered(
        from,
        Word.other(offer),
        deeds(table, given),
        deeds(table, taken),
        Math.max(pays, 0),
        Math.max(-pays, 0),
        cards(given),
        cards(taken));
  }

  /** The deeds of a mask, by their spaces. */
  static List<Integer> deeds(ClassicTable table, int things) {
    List<Integer> deeds = new ArrayList<>();
    for (int left = things & ClassicTable.ALL_DEEDS; left != 0; left &= left - 1) {
      deeds.add((int) table.board.spaceOf[Integer.numberOfTrailingZeros(left)]);
    }
    return deeds;
  }

  static List<Deck> cards(int things) {
    List<Deck> cards = new ArrayList<>();
    for (int left = things >>> ClassicTable.DEEDS; left != 0; left &= left - 1) {
      cards.add(Deck.of(Integer.numberOfTrailingZeros(left)));
    }
    return cards;
  }
}
