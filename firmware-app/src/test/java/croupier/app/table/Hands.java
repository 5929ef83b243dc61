package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.time.Duration;
import java.util.List;

/** Hands at a simulated unit, with the time that they need. */
final class Hands {
  private static final Duration MOMENT = Duration.ofMillis(300);

  private final SimulatedTable table;

  Hands(SimulatedTable table) {
    this.table = table;
  }

  void tap(Control control) {
    table.unit().tap(control);
    rest(MOMENT);
  }

  void turn(Control dial, int steps) {
    table.unit().turn(dial, steps);
    rest(MOMENT);
  }

  void hold(Control control) {
    table.unit().hold(control, Duration.ofSeconds(1));
    rest(Duration.ofMillis(1_200));
  }

  void rest(Duration howLong) {
    table.advanceTo(table.unit().clock().nanos() + howLong.toNanos());
  }

  /** From the welcome to the first decision of a new game. */
  void begin(Game game, int people) {
    rest(Duration.ofSeconds(1));
    tap(Control.OK);
    turn(Control.DIAL_A, Games.ALL.indexOf(game));
    tap(Control.OK);
    assertEquals("OptionsMenu", table.controller().mode());
    tap(Control.OK);
    for (int seat = 0; seat < people; seat++) {
      tap(Control.seat(seat));
    }
    tap(Control.OK);
    assertEquals("Playing", table.controller().mode());
  }

  List<String> lcd() {
    return table.picture().prompt().lcd();
  }

  /** People of average patience: they pause never, and try everything else. */
  static int liking(Key key) {
    return key.gesture() == Gesture.HOLD && key.control() == Control.BACK ? 0 : 1;
  }
}
