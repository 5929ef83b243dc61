package croupier.app.table.menu;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Help;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.OkButton;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
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
    // Somebody who lets go of a seat button has joined, and stops nobody else from pressing OK.
    UnitEvent heard = isLettingGo(event) ? event : ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return Help.of(context, help(), this);
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

  private static boolean isLettingGo(UnitEvent event) {
    return event instanceof UnitEvent.Released(Control control, _, _) && control.isSeat();
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

  private List<Message> help() {
    return List.of(
        Message.of("menu.seats-help-join"),
        Message.of("menu.seats-help-name"),
        Message.of("menu.seats-help-begin")
            .with("fewest", game.fewestSeats(options))
            .with("most", game.mostSeats(options))
            .with("game", GameWords.title(game)));
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
          Message.of("menu.seat-name").with("name", context.name(seat)),
          !sits
              ? null
              : Message.of(context.isForPeople(seat) ? "menu.plays" : "menu.plays-by-itself"));
      if (sits || !full) {
        canvas.press(Control.seat(seat), Message.of(sits ? "menu.leave" : "menu.join"));
        canvas.hold(Control.seat(seat), Message.of("menu.name"));
      }
    }
    Message asked =
        Message.of(full ? "menu.seats-full" : enough() ? "menu.seats" : "menu.seats-too-few")
            .with("game", GameWords.title(game))
            .with("fewest", game.fewestSeats(options));
    canvas.headline(asked);
    canvas.lcd(
        asked,
        Message.of(unattended() == 0 ? "menu.players" : "menu.players-auto")
            .with("count", players)
            .with("auto", unattended()),
        Message.of(enough() ? "menu.begin-or-name" : "menu.at-least")
            .with("fewest", game.fewestSeats(options)));
    if (enough()) {
      canvas.press(Control.OK, Message.of("menu.begin"));
    }
    canvas.hold(Control.OK, Message.of("menu.help"));
    canvas.press(Control.BACK, Message.of("menu.back"));
  }
}
