package croupier.app.settings;

import java.util.Set;

/**
 * The house, or the fleet, that a unit is part of: where it tells how it fares, and what may be
 * asked of it there.
 *
 * @param unit what it is called there, as no other unit is
 * @param group the units that have settings in common; empty for none
 * @param discovery where Home Assistant looks for what is new; empty where it is not to find it
 */
public record Home(
    Broker broker, String unit, String group, String discovery, Set<Command> commands) {
  /** Where Home Assistant looks, unless somebody has changed that. */
  public static final String USUAL_DISCOVERY = "homeassistant";

  public Home {
    commands = Set.copyOf(commands);
  }

  public boolean allows(Command command) {
    return commands.contains(command);
  }
}
