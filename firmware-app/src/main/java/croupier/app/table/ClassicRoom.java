package croupier.app.table;

import croupier.engine.Action;
import croupier.engine.classic.ClassicPosition;
import croupier.hal.Control;

/**
 * What everything about one game of travel or brands on the unit needs: who sits where, and what
 * is.
 */
record ClassicRoom(
    Desk desk,
    Seating seating,
    ClassicPosition position,
    Rights rights,
    ClassicPhrases brief,
    ClassicPhrases full) {
  /** Spaces of the board. */
  static final int SPACES = 40;

  /** Where the rents of a title deed name the hotel. */
  static final int HOTEL_RENT = 5;

  static ClassicRoom of(Desk desk, Seating seating, ClassicPosition position) {
    return new ClassicRoom(
        desk,
        seating,
        position,
        new Rights(position),
        ClassicPhrases.brief(seating, position),
        ClassicPhrases.full(seating, position));
  }

  long now() {
    return desk.now();
  }

  Control button(int seat) {
    return seating.button(seat);
  }

  /** How a seat's button is called on the LCD: by its place, which people can count. */
  String buttonName(int seat) {
    return "seat " + (seating.place(seat) + 1);
  }

  String cash(int seat) {
    return Lines.money(position.cash(seat));
  }

  /** What a debt is, in a sentence without its end. */
  String debt() {
    int debtor = position.debtor();
    return full.name(debtor)
        + " owes "
        + full.name(position.creditor())
        + " "
        + Lines.money(position.debt())
        + " ("
        + ClassicPhrases.of(position.debtCause())
        + ") and has "
        + cash(debtor);
  }

  static Wish act(int seat, Action action) {
    return new Wish.Act(seat, action);
  }
}
