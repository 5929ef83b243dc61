package croupier.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The chosen options of a game, every one of them, in the order in which the game lists them. */
public final class Options {
  /**
   * An option that a game has.
   *
   * @param name as in JSON and on the command line
   * @param title as people read it; at most 20 characters, a line of the LCD
   * @param values what it can be; the first is the default
   * @param about one sentence on what it changes
   */
  public record Spec(String name, String title, List<String> values, String about) {
    public Spec {
      values = List.copyOf(values);
    }

    public String usual() {
      return values.getFirst();
    }

    /** What kind of thing its values are. */
    public Type type() {
      if (values.size() == 2 && values.contains(YES) && values.contains(NO)) {
        return Type.YES_OR_NO;
      }
      return values.stream().allMatch(value -> value.matches("-?[0-9]+")) ? Type.NUMBER : Type.WORD;
    }
  }

  /** What the values of an option are. */
  public enum Type {
    YES_OR_NO,
    NUMBER,
    WORD
  }

  private static final String YES = "yes";
  private static final String NO = "no";

  private final Map<String, String> chosen;

  private Options(Map<String, String> chosen) {
    this.chosen = chosen;
  }

  /** Fills in the defaults; refuses an option or a value that the game does not have. */
  public static Options of(Game game, Map<String, ?> wished) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (Spec spec : game.options()) {
      Object wish = wished.get(spec.name());
      String value = wish == null ? spec.usual() : asValue(wish);
      if (!spec.values().contains(value)) {
        throw new Refusal(
            Refusal.Code.UNKNOWN_OPTION,
            GeneralReason.UNKNOWN_OPTION_VALUE
                .with("option", spec.name())
                .with("game", game.id())
                .with("values", spec.values())
                .with("value", Records.fit(value)));
      }
      chosen.put(spec.name(), value);
    }
    for (String name : wished.keySet()) {
      if (!chosen.containsKey(name)) {
        throw new Refusal(
            Refusal.Code.UNKNOWN_OPTION,
            GeneralReason.UNKNOWN_OPTION
                .with("game", game.id())
                .with("option", Records.fit(name))
                .with("options", List.copyOf(chosen.keySet())));
      }
    }
    return new Options(chosen);
  }

  /** Numbers, and true for yes, may also be written as what they are. */
  private static String asValue(Object wish) {
    return wish instanceof Boolean flag ? flag ? YES : NO : String.valueOf(wish);
  }

  public String get(String name) {
    String value = chosen.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option " + name);
    }
    return value;
  }

  public boolean is(String name, String value) {
    return get(name).equals(value);
  }

  public int number(String name) {
    return Integer.parseInt(get(name));
  }

  public Map<String, Object> save() {
    return new LinkedHashMap<>(chosen);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options options && chosen.equals(options.chosen);
  }

  @Override
  public int hashCode() {
    return chosen.hashCode();
  }

  @Override
  public String toString() {
    return chosen.toString();
  }
}
