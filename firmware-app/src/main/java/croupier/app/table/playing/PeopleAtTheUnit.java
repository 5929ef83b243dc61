package croupier.app.table.playing;

import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.hal.Control;
import croupier.hal.UnitEvent;

/** Hands at the unit act for the people there, and for nobody who holds a seat from elsewhere. */
record PeopleAtTheUnit(Seating seating, GameFace face) {
  /** Whether it is of the button of a seat at which nobody sits. */
  boolean isNobodys(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) -> isNobodys(control);
      case UnitEvent.Released(Control control, _, _) -> isNobodys(control);
      case UnitEvent.Held(Control control, _) -> isNobodys(control);
      case UnitEvent.Repeated(Control control, _) -> isNobodys(control);
      default -> false;
    };
  }

  private boolean isNobodys(Control control) {
    return seating.isHeld(seating.player(control));
  }

  /** The wish, if it is one for people; else nothing. */
  Wish only(Wish wish) {
    boolean others =
        switch (wish) {
          case Wish.Act(int player, _) -> seating.isHeld(player);
          case Wish.Sure(Wish.Act asked, _, _) -> seating.isHeld(asked.player());
          case Wish.Roll() -> face.hands() != 0 && (face.hands() & ~seating.held()) == 0;
          default -> false;
        };
    return others ? Wish.NOTHING : wish;
  }

  /** The buttons at which nobody sits offer nothing. */
  void withdrawOthers(Canvas canvas) {
    for (int player = 0; player < seating.players(); player++) {
      if (seating.isHeld(player)) {
        canvas.withdraw(seating.button(player));
      }
    }
  }
}
