package croupier.app.table.face.classic.board;

import croupier.app.table.face.Wish;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.engine.Action;
import croupier.engine.classic.ClassicPosition;
import croupier.hal.Control;

/**
 * What everything about one game of travel or brands on the unit needs: who sits where, and what
 * is.
 */
public record ClassicRoom(
    TableContext context,
    Seating seating,
    ClassicPosition position,
    Rights rights,
    ClassicPhrases brief,
    ClassicPhrases full) {
  /** Spaces of the board. */
  public static final int SPACES = 40;

  /** Where the rents of a title deed name the hotel. */
  static final int HOTEL_RENT = 5;

  public static ClassicRoom of(TableContext context, Seating seating, ClassicPosition position) {
    return new ClassicRoom(
        context,
        seating,
        position,
        new Rights(position),
        ClassicPhrases.brief(seating, position),
        ClassicPhrases.full(seating, position));
  }

  public long now() {
    return context.now();
  }

  public Control button(int seat) {
    return seating.button(seat);
  }

  /** How a seat's button is called on the LCD: by its place, which people can count. */
  public String buttonName(int seat) {
    return "seat " + (seating.place(seat) + 1);
  }

  public String cash(int seat) {
    return Lines.money(position.cash(seat));
  }

  /** What a debt is, in a sentence without its end. */
  public String debt() {
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

  public static Wish act(int seat, Action action) {
    return new Wish.Act(seat, action);
  }
}
