package croupier.app.fleet;

import java.util.Optional;

/**
 * One unit of a fleet, as far as it is known.
 *
 * @param there whether it is on, as the broker says
 * @param sensible whether what it said last made sense
 * @param taken whether it has taken the settings of its group
 */
record FleetUnit(
    String id, boolean there, boolean sensible, UnitTold told, Optional<Boolean> taken) {
  static FleetUnit unknown(String id) {
    return new FleetUnit(id, false, true, UnitTold.NOTHING, Optional.empty());
  }

  FleetUnit with(boolean nowThere) {
    return new FleetUnit(id, nowThere, sensible, told, taken);
  }

  FleetUnit with(UnitTold now) {
    return new FleetUnit(id, there, true, now, taken);
  }

  FleetUnit withSettings(Optional<Boolean> nowTaken) {
    return new FleetUnit(id, there, sensible, told, nowTaken);
  }

  FleetUnit withNonsense() {
    return new FleetUnit(id, there, false, told, taken);
  }

  /** What it does, in a word of the messages: {@code fleet.state-gone}. */
  String state() {
    if (!sensible) {
      return "nonsense";
    }
    if (!there) {
      return "gone";
    }
    return told.state().isEmpty() ? "silent" : told.state();
  }

  boolean plays() {
    return there && (told.state().equals("playing") || told.state().equals("paused"));
  }

  boolean hasFaults() {
    return !told.faults().isEmpty() || told.undervoltage() || !sensible;
  }
}
