package croupier.hal.toml;

import croupier.hal.Fault;
import croupier.hal.toml.TomlMistakes.Mistake;
import croupier.hal.toml.TomlTree.Row;
import croupier.hal.toml.TomlTree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** All of TOML, as the library reads it. */
final class WholeToml {
  private WholeToml() {}

  /** What the text says; what is wrong with it as TOML is noted. */
  static TomlTree read(String text, List<Mistake> mistakes) {
    TomlParseResult toml;
    try {
      toml = Toml.parse(text);
    } catch (RuntimeException _) {
      // Where much is wrong at once, the library stumbles over it itself.
      mistakes.add(new Mistake(0, Fault.of("toml.muddled")));
      return new TomlTree(Map.of());
    }
    toml.errors()
        .forEach(
            error ->
                mistakes.add(
                    new Mistake(
                        error.position().line(),
                        Fault.of("toml.not-toml")
                            .with("why", TomlFile.shortened(error.getMessage())))));
    return table(toml, 0);
  }

  private static TomlTree table(TomlTable table, int line) {
    Map<String, Value> values = new LinkedHashMap<>();
    for (String key : table.keySet()) {
      List<String> path = List.of(key);
      values.put(key, value(table.get(path), table.inputPositionOf(path), line));
    }
    return new TomlTree(values);
  }

  private static Row list(TomlArray array, int line) {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      values.add(value(array.get(i), array.inputPositionOf(i), line));
    }
    return new Row(values);
  }

  /**
   * @param line of what it is in, for where the library knows none
   */
  private static Value value(Object value, TomlPosition position, int line) {
    int where = position == null ? line : position.line();
    return new Value(
        switch (value) {
          case TomlTable inner -> table(inner, where);
          case TomlArray array -> list(array, where);
          default -> value;
        },
        where);
  }
}
