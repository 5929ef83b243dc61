package croupier.virtualpi;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/** People at a table, who do one thing after the other and wait until it has been shown. */
abstract class Party {
  /** A busy Pi notices a hold late, and must not miss it. */
  private static final long BEYOND_A_HOLD = 900 * Clock.MILLISECOND;

  protected final HardwareProfile profile = HardwareProfile.standard();
  protected final Gestures gestures = new Gestures(profile);
  private long made;

  /** Makes these edges, and waits until what follows from them has been shown. */
  abstract void play(List<Edge> script) throws IOException;

  /** The table on simulated pins, which knows what is shown and what can be done. */
  abstract Twin twin();

  /** The first touch after the start of the program. */
  void endWelcome() throws IOException {
    tap(Control.OK);
  }

  final void tap(Control control) throws IOException {
    gesture(gestures.tap(control));
  }

  final void hold(Control control) throws IOException {
    gesture(gestures.hold(control, BEYOND_A_HOLD));
  }

  final void turn(Control dial, int steps) throws IOException {
    if (steps != 0) {
      gesture(gestures.turn(dial, steps));
    }
  }

  private void gesture(List<Edge> script) throws IOException {
    made++;
    play(script);
  }

  /** How many gestures were made. */
  final long gestures() {
    return made;
  }

  final List<Edge> script(Control control) {
    return gestures.tap(control);
  }

  /** What a key says to do; steps are for dials. */
  private List<Edge> script(Key key, int steps) {
    return switch (key.gesture()) {
      case PRESS -> gestures.tap(key.control());
      case HOLD -> gestures.hold(key.control(), BEYOND_A_HOLD);
      case TURN -> gestures.turn(key.control(), steps);
    };
  }

  /**
   * From the welcome to the first decision of a game.
   *
   * @param option how far the first of its options is turned
   */
  final void begin(Game game, int people, int option) throws IOException {
    endWelcome();
    turn(Control.DIAL_A, Games.ALL.indexOf(game));
    tap(Control.OK);
    if (option != 0) {
      turn(Control.DIAL_A, -1); // past as printed: all options
      tap(Control.OK);
      turn(Control.DIAL_B, option);
    }
    tap(Control.OK);
    for (int seat = 0; seat < people; seat++) {
      tap(Control.seat(seat));
    }
    tap(Control.OK);
    tap(Control.OK); // what the game is about
  }

  /** From the welcome to the game that was left last. */
  final void resume() throws IOException {
    endWelcome();
    if (!twin().means("menu.drop")) {
      turn(Control.DIAL_A, 1); // past a new game, which cannot be dropped
    }
    tap(Control.OK);
  }

  /** Lets people play until something is so; a game that is over ends it as well. */
  final void play(People people, Predicate<Twin> enough) throws IOException {
    while (!enough.test(twin()) && !isOver()) {
      one(people);
    }
  }

  /** Lets somebody do one thing. */
  final void one(People people) throws IOException {
    gesture(script(people));
  }

  /** What somebody does next. */
  final List<Edge> script(People people) {
    return script(people.choose(twin().picture().prompt().keys()), people.steps());
  }

  final boolean isPlaying() {
    return twin().mode().equals("Playing");
  }

  final boolean isOver() {
    return twin().mode().equals("Results");
  }
}
