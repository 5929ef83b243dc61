package croupier.app.table.menu;

import croupier.app.Limits;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;

/** A seat gets a name: dial A walks through the letters, OK adds one, the seat's button is done. */
final class NameEditor extends Patient {
  /** What the LCD can show, and people are called by. */
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzäöüñß -'.0123456789";

  /** These have no capital that the LCD knows. */
  private static final String ALWAYS_SMALL = "ñß";

  /** How many letters are shown on either side of the one that is chosen. */
  private static final int AROUND = 5;

  private final int seat;
  private final Mode before;
  private final StringBuilder name = new StringBuilder();
  private int at;
  private boolean taken;

  NameEditor(TableContext context, int seat, Mode before) {
    super(context, MENU_SECONDS);
    this.seat = seat;
    this.before = before;
    name.append(context.names().chosen(seat));
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        at = Math.floorMod(at + steps, LETTERS.length());
        context.sound(Sound.Kind.TICK);
        yield this;
      }
      case UnitEvent.Pressed(Control control, _) -> pressed(control);
      default -> this;
    };
  }

  private Mode pressed(Control control) {
    taken = false;
    if (control == Control.seat(seat)) {
      return done();
    }
    switch (control) {
      case OK, DIAL_A -> add();
      case ROLL -> name.setLength(0);
      case BACK -> {
        if (name.isEmpty()) {
          return before.again();
        }
        name.setLength(name.offsetByCodePoints(name.length(), -1));
      }
      default -> {}
    }
    return this;
  }

  private void add() {
    char letter = letter(at);
    boolean begins = letter != ' ' || !name.isEmpty();
    if (begins && name.codePointCount(0, name.length()) < Limits.NAME) {
      name.append(letter);
    }
  }

  private Mode done() {
    taken = !context.names().call(seat, name.toString().strip());
    return taken ? this : before.again();
  }

  /** A capital at the start of a word. */
  private char letter(int place) {
    char letter = LETTERS.charAt(Math.floorMod(place, LETTERS.length()));
    boolean first = name.isEmpty() || " -".indexOf(name.charAt(name.length() - 1)) >= 0;
    return first && ALWAYS_SMALL.indexOf(letter) < 0 ? Character.toUpperCase(letter) : letter;
  }

  private String letters(int from, int to) {
    StringBuilder letters = new StringBuilder();
    for (int place = from; place < to; place++) {
      letters.append(letter(place));
    }
    return letters.toString();
  }

  @Override
  public void draw(Canvas canvas) {
    for (int other = 0; other < context.seats(); other++) {
      canvas.halo(other, context.hue(other), other == seat ? Effect.PULSE : Effect.DIM);
      canvas.note(other, context.name(other));
    }
    String colour = context.hue(seat).title();
    canvas.lcd(
        taken ? "This name is taken." : Lines.ends(colour, Lines.or("BACK:delete", "BACK:del")),
        name.isEmpty() ? "_ (" + colour + ")" : name + "_",
        letters(at - AROUND, at) + " >" + letter(at) + "< " + letters(at + 1, at + 1 + AROUND),
        "OK:add   Seat" + (seat + 1) + ":done");
    canvas.headline(
        taken
            ? "Another seat is called so already."
            : "What is " + colour + " called? " + (name.isEmpty() ? colour : name) + ".");
    canvas.turn(Control.DIAL_A, "letter");
    canvas.press(Control.OK, "add " + (letter(at) == ' ' ? "a space" : letter(at)));
    canvas.press(Control.BACK, name.isEmpty() ? "leave it" : "delete a letter");
    canvas.press(Control.ROLL, "call it " + colour + " again");
    canvas.press(Control.seat(seat), "done");
  }
}
