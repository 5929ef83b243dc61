package croupier.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A reason with what it is about: numbers, texts, enum constants and lists of these, each with a
 * name, in the order in which they were given.
 */
public record Because(Reason reason, Map<String, Object> arguments) {
  public Because {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  public static Because of(Reason reason) {
    return new Because(reason, Map.of());
  }

  public Because with(String name, int number) {
    return plus(name, number);
  }

  public Because with(String name, String text) {
    return plus(name, text);
  }

  public Because with(String name, Enum<?> constant) {
    return plus(name, constant);
  }

  public Because with(String name, List<?> values) {
    return plus(name, List.copyOf(values));
  }

  private Because plus(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Because(reason, more);
  }

  /** The arguments as plain data, as they are written in JSON. */
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    arguments.forEach((name, value) -> data.put(name, Records.plain(value)));
    return data;
  }

  /** For whoever looks at a program that fails; people are told in their own language. */
  @Override
  public String toString() {
    return arguments.isEmpty() ? reason.id() : reason.id() + " " + data();
  }
}
