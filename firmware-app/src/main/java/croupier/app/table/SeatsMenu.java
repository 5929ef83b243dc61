package croupier.app.table;

import croupier.engine.Game;
import croupier.engine.Options;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who plays: everybody presses a seat button. */
final class SeatsMenu extends Patient {
  private final Game game;
  private final Options options;
  private final Mode before;
  private final OkButton ok = new OkButton();
  private int joined;

  SeatsMenu(Desk desk, Game game, Options options, Mode before) {
    super(desk, MENU_SECONDS);
    this.game = game;
    this.options = options;
    this.before = before;
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return new Help(desk, help(), this);
    }
    if (heard instanceof UnitEvent.Held(Control control, _) && control.isSeat()) {
      return held(control.seat());
    }
    if (!(heard instanceof UnitEvent.Pressed(Control control, _))) {
      return this;
    }
    if (control.isSeat() && control.seat() < desk.seats()) {
      toggle(control.seat());
    } else if (control == Control.OK && enough()) {
      return begin();
    } else if (control == Control.BACK) {
      return before.again();
    }
    return this;
  }

  /** Whoever holds the button plays, and may say a name. */
  private Mode held(int seat) {
    if (seat < desk.seats() && !sits(seat)) {
      toggle(seat);
    }
    return seat < desk.seats() && sits(seat) ? new NameEditor(desk, seat, this) : this;
  }

  private boolean sits(int seat) {
    return (joined >> seat & 1) == 1;
  }

  private void toggle(int seat) {
    if (sits(seat) || Integer.bitCount(joined) < game.mostSeats(options)) {
      joined ^= 1 << seat;
      desk.sound(Sound.Kind.TICK);
    }
  }

  private boolean enough() {
    return Integer.bitCount(joined) >= game.fewestSeats(options);
  }

  private List<String> help() {
    int fewest = game.fewestSeats(options);
    int most = game.mostSeats(options);
    return List.of(
        "Your own seat button joins. Pressed again, it leaves.",
        "Hold it to say what you are called.",
        fewest + " to " + most + " can play " + game.title() + ". OK begins.");
  }

  private Mode begin() {
    List<Integer> places = new ArrayList<>();
    for (int left = joined; left != 0; left &= left - 1) {
      places.add(Integer.numberOfTrailingZeros(left));
    }
    return new GameIntro(desk, Seating.of(desk, places), game, options, this);
  }

  @Override
  public void draw(Canvas canvas) {
    int players = Integer.bitCount(joined);
    boolean full = players == game.mostSeats(options);
    for (int seat = 0; seat < desk.seats(); seat++) {
      boolean sits = sits(seat);
      canvas.halo(seat, desk.hue(seat), sits ? Effect.STEADY : full ? Effect.DIM : Effect.PULSE);
      if (sits) {
        // A whole row of light is seen by everybody, whatever colours they can tell apart.
        canvas.tracker(seat, Collections.nCopies(Tracker.LENGTH, Light.of(desk.hue(seat))));
      }
      canvas.note(seat, desk.name(seat), sits ? "plays" : "");
      if (sits || !full) {
        canvas.press(Control.seat(seat), sits ? "leave" : "join");
        canvas.hold(Control.seat(seat), "name");
      }
    }
    canvas.lcd(
        "Who plays " + game.title() + "?",
        full ? "No more can join" : "Press your button",
        Lines.ends("Players", String.valueOf(players)),
        Lines.ends(enough() ? "OK: begin" : "at least " + game.fewestSeats(options), "hold:name"));
    canvas.headline(
        "Who plays "
            + game.title()
            + "? "
            + (full
                ? "No more can join; OK begins."
                : "Everybody presses a seat button; "
                    + (enough()
                        ? "then OK begins."
                        : "at least " + game.fewestSeats(options) + " are needed.")));
    if (enough()) {
      canvas.press(Control.OK, "begin");
    }
    canvas.hold(Control.OK, "help");
    canvas.press(Control.BACK, "back");
  }
}
