package croupier.hal.toml;

import croupier.hal.Fault;
import croupier.hal.toml.TomlMistakes.Mistake;
import croupier.hal.toml.TomlTree.Row;
import croupier.hal.toml.TomlTree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One table of a TOML file as it is read: each key that is asked for is checked, and whatever
 * nobody asked for is a mistake. A mistake is noted and reading goes on with a stand-in, so that
 * all are found at once.
 */
public final class TomlSection {
  private final String name;
  private final TomlTree table;
  private final int line;
  private final List<Mistake> mistakes;
  private final Set<String> known = new TreeSet<>();

  TomlSection(String name, TomlTree table, int line, List<Mistake> mistakes) {
    this.name = name;
    this.table = table;
    this.line = line;
    this.mistakes = mistakes;
  }

  public boolean has(String key) {
    known.add(key);
    return table.values().containsKey(key);
  }

  /** Where a key is; where the table begins when the key is not there. */
  public int lineOf(String key) {
    Value value = table.values().get(key);
    return value == null ? line : value.line();
  }

  public void mistake(int where, Fault fault) {
    mistakes.add(new Mistake(where, fault));
  }

  public void mistake(String key, Fault fault) {
    mistake(lineOf(key), fault);
  }

  /** A table within this one; when it is missing, an empty one that complains no further. */
  public TomlSection section(String key) {
    String inner = name.isEmpty() ? key : name + "." + key;
    if (!has(key)) {
      mistake(line, Fault.of("toml.section-missing").with("section", inner));
      return nowhere(inner);
    }
    if (table.values().get(key).what() instanceof TomlTree found) {
      return new TomlSection(inner, found, lineOf(key), mistakes);
    }
    mistake(key, about("toml.not-a-section", key).with("section", inner));
    return nowhere(inner);
  }

  private TomlSection nowhere(String inner) {
    return new TomlSection(inner, TomlTree.EMPTY, line, new ArrayList<>());
  }

  public String text(String key, String standIn) {
    return value(key, String.class, "toml.kind-text").orElse(standIn);
  }

  public boolean flag(String key) {
    return value(key, Boolean.class, "toml.kind-flag").orElse(false);
  }

  /** A whole number within bounds. */
  public int number(String key, int least, int most) {
    return number(key, least, most, least, true);
  }

  public int number(String key, int least, int most, int otherwise) {
    return number(key, least, most, otherwise, has(key));
  }

  private int number(String key, int least, int most, int standIn, boolean needed) {
    known.add(key);
    if (!needed) {
      return standIn;
    }
    Optional<Long> found = value(key, Long.class, "toml.kind-number");
    if (found.isPresent() && (found.get() < least || found.get() > most)) {
      mistake(
          key,
          about("toml.out-of-bounds", key)
              .with("value", found.get())
              .with("least", least)
              .with("most", most));
      return standIn;
    }
    return found.map(Long::intValue).orElse(standIn);
  }

  /** One element of an array, with its line. */
  public record Element<T>(T value, int line) {}

  /** An array whose elements are all of one kind; those that are not are left out. */
  public <T> List<Element<T>> array(String key, Class<T> type, String kind) {
    List<Element<T>> elements = new ArrayList<>();
    Row row = value(key, Row.class, "toml.kind-list").orElse(new Row(List.of()));
    for (Value value : row.values()) {
      if (type.isInstance(value.what())) {
        elements.add(new Element<>(type.cast(value.what()), value.line()));
      } else {
        mistake(value.line(), about("toml.list-only", key).with("kind", Fault.of(kind)));
      }
    }
    return elements;
  }

  private <T> Optional<T> value(String key, Class<T> type, String kind) {
    if (!has(key)) {
      mistake(line, about("toml.missing", key).with("kind", Fault.of(kind)));
      return Optional.empty();
    }
    Object found = table.values().get(key).what();
    if (!type.isInstance(found)) {
      mistake(key, about("toml.wrong-kind", key).with("kind", Fault.of(kind)));
      return Optional.empty();
    }
    return Optional.of(type.cast(found));
  }

  /** Complains about every key that nobody asked for. */
  public void refuseUnknownKeys() {
    for (String key : table.values().keySet()) {
      if (!known.contains(key)) {
        mistake(
            key,
            Spelling.closest(key, known)
                .map(close -> about("toml.unknown-key-but", key).with("close", close))
                .orElse(about("toml.unknown-key", key).with("known", List.copyOf(known))));
      }
    }
  }

  private Fault about(String mistake, String key) {
    return Fault.of(mistake).with("key", path(key));
  }

  public String path(String key) {
    return TomlFile.shortened(name.isEmpty() ? key : name + "." + key);
  }
}
