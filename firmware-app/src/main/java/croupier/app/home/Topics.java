package croupier.app.home;

import croupier.app.settings.Command;
import croupier.app.settings.Home;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a unit tells what, and where it hears what is asked of it; docs/home.md explains them. */
public record Topics(String unit, String group) {
  public static final String ONLINE = "online";
  static final String OFFLINE = "offline";

  private static final String UNITS = "croupier/unit/";
  private static final String GROUPS = "croupier/group/";

  /** What all units keep at a broker. */
  public static final List<String> ALL =
      List.of(UNITS + "+/available", UNITS + "+/state", UNITS + "+/settings");

  private static final Pattern UNIT = Pattern.compile(UNITS + "([a-z0-9][a-z0-9-]{0,31})/[a-z]+");

  /** The unit that a topic is about; empty when no unit is called that. */
  public static Optional<String> unitOf(String topic) {
    Matcher unit = UNIT.matcher(topic);
    return unit.matches() ? Optional.of(unit.group(1)) : Optional.empty();
  }

  static Topics of(Home home) {
    return new Topics(home.unit(), home.group());
  }

  /** Whether the unit is there; the broker itself says when it is not. */
  public String available() {
    return UNITS + unit + "/available";
  }

  public String state() {
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
  public String settings() {
    return UNITS + unit + "/settings";
  }
}
