package croupier.fuzz;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Everything that takes bytes from outside, by name; the kept inputs of each lie in a folder of
 * that name.
 */
final class Targets {
  static final Map<String, Supplier<Target>> ALL = all();

  private Targets() {}

  private static Map<String, Supplier<Target>> all() {
    Map<String, Supplier<Target>> all = new LinkedHashMap<>();
    all.put("protocol", Conversations::new);
    all.put("position", Positions::new);
    all.put("record", RecordFiles::new);
    all.put("web", WebRequests::new);
    all.put("table", TableTouches::new);
    all.put("profile", Profiles::new);
    all.put("settings", SettingsFiles::new);
    all.put("bot", BotAnswers::new);
    all.put("files", SmallFiles::new);
    all.put("fleet", FleetNews::new);
    return all;
  }

  static Target named(String name) {
    return ALL.get(name).get();
  }
}
