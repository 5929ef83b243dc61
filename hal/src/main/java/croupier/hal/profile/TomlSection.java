package croupier.hal.profile;

import croupier.hal.Fault;
import croupier.hal.profile.ProfileMistakes.Mistake;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * One table of a profile as it is read: each key that is asked for is checked, and whatever nobody
 * asked for is a mistake. A mistake is noted and reading goes on with a stand-in, so that all are
 * found at once.
 */
final class TomlSection {
  private final String name;
  private final TomlTable table;
  private final int line;
  private final List<Mistake> mistakes;
  private final Set<String> known = new TreeSet<>();

  TomlSection(String name, TomlTable table, int line, List<Mistake> mistakes) {
    this.name = name;
    this.table = table;
    this.line = line;
    this.mistakes = mistakes;
  }

  boolean has(String key) {
    known.add(key);
    return table.contains(List.of(key));
  }

  /** Where a key is; where the table begins when the key is not there. */
  int lineOf(String key) {
    TomlPosition position = table.inputPositionOf(List.of(key));
    return position == null ? line : position.line();
  }

  void mistake(int where, Fault fault) {
    mistakes.add(new Mistake(where, fault));
  }

  void mistake(String key, Fault fault) {
    mistake(lineOf(key), fault);
  }

  /** A table within this one; when it is missing, an empty one that complains no further. */
  TomlSection section(String key) {
    String inner = name.isEmpty() ? key : name + "." + key;
    if (!has(key)) {
      mistake(line, Fault.of("section-missing").with("section", inner));
      return nowhere(inner);
    }
    if (table.get(List.of(key)) instanceof TomlTable found) {
      return new TomlSection(inner, found, lineOf(key), mistakes);
    }
    mistake(key, about("not-a-section", key).with("section", inner));
    return nowhere(inner);
  }

  private TomlSection nowhere(String inner) {
    return new TomlSection(inner, Toml.parse(""), line, new ArrayList<>());
  }

  String text(String key, String standIn) {
    return value(key, String.class, "kind-text").orElse(standIn);
  }

  boolean flag(String key) {
    return value(key, Boolean.class, "kind-flag").orElse(false);
  }

  /** A whole number within bounds. */
  int number(String key, int least, int most) {
    return number(key, least, most, least, true);
  }

  int number(String key, int least, int most, int otherwise) {
    return number(key, least, most, otherwise, has(key));
  }

  private int number(String key, int least, int most, int standIn, boolean needed) {
    known.add(key);
    if (!needed) {
      return standIn;
    }
    Optional<Long> found = value(key, Long.class, "kind-number");
    if (found.isPresent() && (found.get() < least || found.get() > most)) {
      mistake(
          key,
          about("out-of-bounds", key)
              .with("value", found.get())
              .with("least", least)
              .with("most", most));
      return standIn;
    }
    return found.map(Long::intValue).orElse(standIn);
  }

  /** One element of an array, with its line. */
  record Element<T>(T value, int line) {}

  /** An array whose elements are all of one kind; those that are not are left out. */
  <T> List<Element<T>> array(String key, Class<T> type, String kind) {
    List<Element<T>> elements = new ArrayList<>();
    TomlArray array = value(key, TomlArray.class, "kind-list").orElse(null);
    for (int i = 0; array != null && i < array.size(); i++) {
      int where = array.inputPositionOf(i).line();
      if (type.isInstance(array.get(i))) {
        elements.add(new Element<>(type.cast(array.get(i)), where));
      } else {
        mistake(where, about("list-only", key).with("kind", Fault.of(kind)));
      }
    }
    return elements;
  }

  private <T> Optional<T> value(String key, Class<T> type, String kind) {
    if (!has(key)) {
      mistake(line, about("missing", key).with("kind", Fault.of(kind)));
      return Optional.empty();
    }
    Object found = table.get(List.of(key));
    if (!type.isInstance(found)) {
      mistake(key, about("wrong-kind", key).with("kind", Fault.of(kind)));
      return Optional.empty();
    }
    return Optional.of(type.cast(found));
  }

  /** Complains about every key that nobody asked for. */
  void refuseUnknownKeys() {
    for (String key : table.keySet()) {
      if (!known.contains(key)) {
        mistake(
            key,
            Spelling.closest(key, known)
                .map(close -> about("unknown-key-but", key).with("close", close))
                .orElse(about("unknown-key", key).with("known", List.copyOf(known))));
      }
    }
  }

  private Fault about(String mistake, String key) {
    return Fault.of(mistake).with("key", path(key));
  }

  String path(String key) {
    return name.isEmpty() ? key : name + "." + key;
  }
}
