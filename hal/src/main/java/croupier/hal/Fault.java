package croupier.hal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that does not work, before anybody puts it into words: its name, and what it is about.
 *
 * @param about texts, numbers and other faults by name; {@code line} and {@code lines} are GPIOs,
 *     which people know by what hangs on them
 */
public record Fault(String name, Map<String, Object> about) {
  public Fault {
    about = Collections.unmodifiableMap(new LinkedHashMap<>(about));
  }

  public static Fault of(String name) {
    return new Fault(name, Map.of());
  }

  /** Of a line of the header. */
  public static Fault ofLine(String name, int gpio) {
    return of(name).plus("line", gpio);
  }

  public static Fault ofLines(String name, List<Integer> gpios) {
    return of(name).plus("lines", List.copyOf(gpios));
  }

  public Fault with(String what, long number) {
    return plus(what, number);
  }

  /** A text that is the same in every language, or that the kernel says. */
  public Fault with(String what, String text) {
    return plus(what, text);
  }

  public Fault with(String what, List<String> texts) {
    return plus(what, List.copyOf(texts));
  }

  /** Something that is named by what it is, too. */
  public Fault with(String what, Fault other) {
    return plus(what, other);
  }

  private Fault plus(String what, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(about);
    more.put(what, value);
    return new Fault(name, more);
  }

  /** For whoever looks at a program that fails. */
  @Override
  public String toString() {
    return about.isEmpty() ? name : name + " " + about;
  }
}
