package croupier.app.home;

import croupier.app.settings.Command;
import croupier.app.settings.Home;

/** Where a unit tells what, and where it hears what is asked of it; docs/home.md explains them. */
public record Topics(String unit, String group) {
  static final String ONLINE = "online";
  static final String OFFLINE = "offline";

  private static final String UNITS = "croupier/unit/";
  private static final String GROUPS = "croupier/group/";

  static Topics of(Home home) {
    return new Topics(home.unit(), home.group());
  }

  /** Whether the unit is there; the broker itself says when it is not. */
  String available() {
    return UNITS + unit + "/available";
  }

  String state() {
    return UNITS + unit + "/state";
  }

  String event() {
    return UNITS + unit + "/event";
  }

  String command(Command command) {
    return UNITS + unit + "/command/" + command.word();
  }

  /** Where the settings of its group are kept. */
  String groupSettings() {
    return GROUPS + group + "/settings";
  }

  /** What became of these at this unit. */
  String settings() {
    return UNITS + unit + "/settings";
  }
}
