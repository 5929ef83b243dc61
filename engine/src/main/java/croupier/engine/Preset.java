package croupier.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A way to play a game that has a name: some options chosen together, the others as usual.
 *
 * @param name as in JSON
 * @param title as people read it; it fits between the arrows of a line of the LCD
 * @param about one sentence on what it changes
 */
public record Preset(String name, String title, String about, Map<String, String> options) {
  private static final Preset PRINTED =
      new Preset("printed", "as printed", "Every rule as it is printed.", Map.of());

  public Preset {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  /**
   * The presets of a game, which lie beside its class as data if it has any; as printed comes
   * first.
   *
   * @throws IllegalArgumentException when the data name something that the game does not have
   */
  public static List<Preset> of(Game game, Class<?> beside) {
    String name = game.id() + "-presets.properties";
    return beside.getResource(name) == null
        ? List.of(PRINTED)
        : of(game, DataFile.of(beside, name));
  }

  private static List<Preset> of(Game game, DataFile file) {
    List<Preset> presets = new ArrayList<>(List.of(PRINTED));
    for (String name : file.words("presets")) {
      presets.add(
          new Preset(
              name, file.text(name + ".title"), file.text(name + ".about"), of(game, file, name)));
    }
    file.checkAllRead();
    return presets;
  }

  private static Map<String, String> of(Game game, DataFile file, String preset) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Options.Spec option : game.options()) {
      String key = preset + "." + option.name();
      if (file.has(key)) {
        String value = file.text(key);
        file.check(option.values().contains(value), key, "cannot be " + Records.quote(value));
        options.put(option.name(), value);
      }
    }
    return options;
  }
}
