package croupier.hal.toml;

import java.util.List;
import java.util.Map;

/** A table of a TOML file, as it is written. */
record TomlTree(Map<String, Value> values) {
  static final TomlTree EMPTY = new TomlTree(Map.of());

  /**
   * What a key or an element of a list is.
   *
   * @param what a {@link TomlTree}, a {@link Row}, a long, a boolean, a text, or something that
   *     nobody wants
   * @param line from 1
   */
  record Value(Object what, int line) {}

  /** A list. */
  record Row(List<Value> values) {}
}
