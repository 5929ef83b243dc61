package croupier.app.simulated;

import croupier.app.live.SavedGames;
import croupier.app.table.Controller;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedUnit;
import croupier.mock.SmartPlayers;
import java.util.List;

/**
 * A simulated unit with its controller, moved through virtual time together. Not for more than one
 * thread.
 */
public final class SimulatedTable implements AutoCloseable {
  private final SimulatedUnit unit;
  private final Controller controller;
  private SmartPlayers players;

  public SimulatedTable(
      HardwareProfile profile, List<String> names, SavedGames saved, long noiseSeed) {
    // The unit tells what hands do from within advanceTo, when the controller has long been made.
    Controller[] hears = new Controller[1];
    unit = new SimulatedUnit(profile, noiseSeed, event -> hears[0].handle(event));
    controller = new Controller(profile, names, saved, unit.clock());
    hears[0] = controller;
    unit.unit().show(controller.picture());
  }

  public SimulatedUnit unit() {
    return unit;
  }

  public Controller controller() {
    return controller;
  }

  public UnitPicture picture() {
    return controller.picture();
  }

  /** From now on these people play what the unit offers. */
  public void seat(SmartPlayers people) {
    players = people;
  }

  /** When something will next happen by itself. */
  public long nextDue() {
    long due = Math.min(controller.nextDue(), unit.nextDue());
    return players == null ? due : Math.min(due, players.nextDue());
  }

  /** Lets everything happen until then, in order. */
  public void advanceTo(long nanos) {
    while (unit.clock().nanos() < nanos) {
      step(nanos);
    }
  }

  /** Lets time pass to the next thing that concerns the table, at most until then. */
  public void step(long nanos) {
    long until = Math.min(nanos, controller.nextDue());
    if (players != null) {
      until = Math.min(until, players.nextDue());
    }
    unit.advanceToEvent(Math.max(until, unit.clock().nanos()));
    long now = unit.clock().nanos();
    controller.tick(now);
    if (unit.unit().picture() != controller.picture()) {
      unit.unit().show(controller.picture());
    }
    if (players != null) {
      players.tick(now);
    }
  }

  @Override
  public void close() {
    controller.close();
    unit.close();
  }
}
