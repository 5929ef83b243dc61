package croupier.app.home;

import croupier.app.loop.TableLoop;
import croupier.app.settings.Command;
import croupier.app.settings.Home;
import croupier.app.settings.Lights;
import croupier.app.table.Controller;
import croupier.hal.Clock;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What is asked of a unit from elsewhere, as far as its settings allow it. Of each kind the newest
 * counts, and the table hears of all of it once a second at most: a broker that asks without end
 * keeps it from nothing.
 */
final class Commands {
  private final Home home;
  private final TableLoop table;
  private final Clock clock;
  private final Map<Command, Consumer<Controller>> wishes = new EnumMap<>(Command.class);
  private boolean asked;

  /** When the table may next hear of it; of its own thread. */
  private long next;

  Commands(Home home, TableLoop table, Clock clock) {
    this.home = home;
    this.table = table;
    this.clock = clock;
    next = clock.nanos();
  }

  /** Somebody has asked for something; for any thread. What makes no sense is nobody's wish. */
  void received(Command command, String words) {
    switch (command) {
      case SHOW -> {
        if (words.equals("ON") || words.equals("OFF")) {
          boolean on = words.equals("ON");
          wish(command, unit -> show(unit, on));
        }
      }
      case BRIGHTNESS -> {
        int percent = words.matches("\\d{1,3}") ? Integer.parseInt(words) : -1;
        if (percent >= Lights.DIMMEST && percent <= Lights.BRIGHTEST) {
          wish(command, unit -> light(unit, percent));
        }
      }
      case END_GAME -> {
        if (words.equals("PRESS")) {
          wish(command, Controller::endGame);
        }
      }
      case SETTINGS -> {
        // They come by a topic of their own, for a whole group.
      }
    }
  }

  private static void show(Controller unit, boolean on) {
    if (unit.showsItself() != on) {
      unit.change(settings -> settings.show(on));
    }
  }

  private static void light(Controller unit, int percent) {
    if (unit.lights() != percent) {
      unit.change(settings -> settings.lights(percent));
    }
  }

  /** The table is to do this, if it is allowed. */
  synchronized void wish(Command command, Consumer<Controller> what) {
    if (home.allows(command)) {
      wishes.put(command, what);
      asked = asked || table.queue().put(this::hear);
    }
  }

  /** On the table's thread. */
  private void hear() {
    long now = clock.nanos();
    if (now < next) {
      table.queue().after(next - now, this::hear);
      return;
    }
    next = now + Clock.SECOND;
    Map<Command, Consumer<Controller>> heard;
    synchronized (this) {
      heard = new EnumMap<>(wishes);
      wishes.clear();
      asked = false;
    }
    heard.values().forEach(what -> what.accept(table.controller()));
  }
}
