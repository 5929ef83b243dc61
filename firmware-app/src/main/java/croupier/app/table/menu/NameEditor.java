package croupier.app.table.menu;

import croupier.app.Limits;
import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.SeatNames;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.app.words.Message;
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
    super(context, Waits.MENU);
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
      canvas.note(other, Message.of("menu.seat-name").with("name", context.name(other)));
    }
    Message colour = SeatNames.colour(context.hue(seat));
    Message written =
        Message.of(name.isEmpty() ? "menu.name-empty" : "menu.name-so-far")
            .with("name", name.toString())
            .with("colour", colour);
    String asks = name.isEmpty() ? "menu.name-asked-first" : "menu.name-asked";
    Message asked =
        Message.of(taken ? "menu.name-taken" : asks)
            .with("colour", colour)
            .with("written", written);
    canvas.headline(asked);
    canvas.lcd(
        asked,
        written,
        Message.of("menu.letters")
            .with("before", letters(at - AROUND, at))
            .with("letter", String.valueOf(letter(at)))
            .with("after", letters(at + 1, at + 1 + AROUND)),
        Message.of("menu.name-keys").with("seat", seat + 1));
    canvas.turn(Control.DIAL_A, Message.of("menu.letter"));
    canvas.press(
        Control.OK,
        letter(at) == ' '
            ? Message.of("menu.add-space")
            : Message.of("menu.add-letter").with("letter", String.valueOf(letter(at))));
    canvas.press(Control.BACK, Message.of(name.isEmpty() ? "menu.name-leave" : "menu.name-delete"));
    canvas.press(Control.ROLL, Message.of("menu.name-colour").with("colour", colour));
    canvas.press(Control.seat(seat), Message.of("menu.name-done"));
  }
}
