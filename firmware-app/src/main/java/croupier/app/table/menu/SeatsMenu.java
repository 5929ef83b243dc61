package croupier.app.table.menu;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Help;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.OkButton;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.List;

/** Who plays: everybody presses a seat button. */
final class SeatsMenu extends Patient {
  private final Game game;
  private final Options options;
  private final Mode before;
  private final OkButton ok = new OkButton();
  private int joined;

  SeatsMenu(TableContext context, Game game, Options options, Mode before) {
    super(context, MENU_SECONDS);
    this.game = game;
    this.options = options;
    this.before = before;
    for (int seat = 0; seat < context.seats(); seat++) {
      if (!context.isForPeople(seat) && Integer.bitCount(joined) < game.mostSeats(options)) {
        joined |= 1 << seat;
      }
    }
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return new Help(context, help(), this);
    }
    if (heard instanceof UnitEvent.Held(Control control, _) && control.isSeat()) {
      return held(control.seat());
    }
    if (!(heard instanceof UnitEvent.Pressed(Control control, _))) {
      return this;
    }
    if (control.isSeat() && control.seat() < context.seats()) {
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
    if (seat < context.seats() && !sits(seat)) {
      toggle(seat);
    }
    return seat < context.seats() && sits(seat) ? new NameEditor(context, seat, this) : this;
  }

  private boolean sits(int seat) {
    return (joined >> seat & 1) == 1;
  }

  private void toggle(int seat) {
    if (sits(seat) || Integer.bitCount(joined) < game.mostSeats(options)) {
      joined ^= 1 << seat;
      context.sound(Sound.Kind.TICK);
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
    return new GameIntro(context, Seating.of(context, places), game, options, this);
  }

  /** Of those who play, how many are no people at the unit. */
  private int unattended() {
    int count = 0;
    for (int seat = 0; seat < context.seats(); seat++) {
      count += sits(seat) && !context.isForPeople(seat) ? 1 : 0;
    }
    return count;
  }

  /**
   * A whole row of light is seen by everybody, whatever colours they can tell apart; every other
   * light is for somebody who plays without people.
   */
  private List<Light> tracker(int seat) {
    List<Light> lights = new ArrayList<>();
    for (int light = 0; light < Tracker.LENGTH; light++) {
      boolean lit = context.isForPeople(seat) || light % 2 == 0;
      lights.add(lit ? Light.of(context.hue(seat)) : Light.OFF);
    }
    return lights;
  }

  @Override
  public void draw(Canvas canvas) {
    int players = Integer.bitCount(joined);
    boolean full = players == game.mostSeats(options);
    for (int seat = 0; seat < context.seats(); seat++) {
      boolean sits = sits(seat);
      canvas.halo(seat, context.hue(seat), sits ? Effect.STEADY : full ? Effect.DIM : Effect.PULSE);
      if (sits) {
        canvas.tracker(seat, tracker(seat));
      }
      canvas.note(
          seat,
          context.name(seat),
          !sits ? "" : context.isForPeople(seat) ? "plays" : "plays by itself");
      if (sits || !full) {
        canvas.press(Control.seat(seat), sits ? "leave" : "join");
        canvas.hold(Control.seat(seat), "name");
      }
    }
    canvas.lcd(
        "Who plays " + game.title() + "?",
        full ? "No more can join" : "Press your button",
        Lines.ends("Players", players + (unattended() == 0 ? "" : ", " + unattended() + " auto")),
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
