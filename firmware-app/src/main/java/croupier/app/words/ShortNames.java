package croupier.app.words;

import croupier.app.Limits;
import croupier.hal.device.LcdCharacters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The names at one table, and what is left of each where a line has no room for it: {@code
 * Christo.}. Names that begin alike are still told apart: {@code Chr.oph} and {@code Chr.ina}.
 */
public final class ShortNames {
  /** What is left out is left out here. */
  public static final String SIGN = ".";

  /** No name is made shorter than that. */
  static final int LEAST = 3;

  public static final ShortNames NONE = new ShortNames(List.of());

  private final List<String> names;

  /** How each name looks on the display, where Zoe and Zoë are the same. */
  private final List<String> seen;

  private final int longest;

  /** By the most letters that there may be, from {@link #LEAST} on. */
  private final List<List<String>> forms = new ArrayList<>();

  private final Map<String, Typesetter.Line> lines =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Typesetter.Line> eldest) {
          return size() > Limits.LINES_REMEMBERED;
        }
      };

  private ShortNames(List<String> names) {
    this.names = List.copyOf(names);
    seen = names.stream().map(ShortNames::onTheDisplay).toList();
    longest = names.stream().mapToInt(String::length).max().orElse(0) + numberAtTheEnd();
    for (int most = LEAST; most <= Math.max(LEAST, longest); most++) {
      forms.add(distinct(most));
    }
  }

  public static ShortNames of(List<String> names) {
    return new ShortNames(names);
  }

  /** A line as it was set with these names lately: a table says the same again with every touch. */
  synchronized Typesetter.Line line(int width, String text, Function<String, Typesetter.Line> set) {
    String asked = (char) width + text;
    Typesetter.Line line = lines.get(asked);
    if (line == null) {
      line = set.apply(text);
      lines.put(asked, line);
    }
    return line;
  }

  /** How many letters leave every name whole. */
  int longest() {
    return Math.max(LEAST, longest);
  }

  public List<String> all() {
    return names;
  }

  /** The whole name. */
  public String name(int player) {
    return player < names.size() ? names.get(player) : "?";
  }

  /** The name in at most so many letters. */
  String name(int player, int most) {
    return player < names.size() ? forms.get(Math.min(most, longest()) - LEAST).get(player) : "?";
  }

  /** Twins differ by the number of their place only. */
  private int numberAtTheEnd() {
    return seen.stream().distinct().count() == seen.size() ? 0 : 1;
  }

  private List<String> distinct(int most) {
    List<String> plain = new ArrayList<>();
    for (int player = 0; player < names.size(); player++) {
      plain.add(plain(player, most));
    }
    List<String> distinct = new ArrayList<>(plain);
    for (int player = 0; player < names.size(); player++) {
      String form = onTheDisplay(plain.get(player));
      if (plain.stream().filter(other -> onTheDisplay(other).equals(form)).count() > 1) {
        distinct.set(player, numbered(player, most));
      }
    }
    return distinct;
  }

  private String plain(int player, int most) {
    String name = names.get(player);
    if (name.length() <= most) {
      return name;
    }
    int room = most - SIGN.length();
    int alike = alike(player, room);
    if (alike < room) {
      return cut(name, room) + SIGN;
    }
    boolean halves = alike < name.length() && Character.isLowSurrogate(name.charAt(alike));
    String end = start(name.substring(halves ? alike - 1 : alike), (room + 1) / 2);
    return cut(name, room - end.length()) + SIGN + end.strip();
  }

  /** How many letters at the start are those of another name too, if that begins like this one. */
  private int alike(int player, int room) {
    int most = 0;
    for (int other = 0; other < names.size(); other++) {
      int alike = other == player ? 0 : alike(seen.get(player), seen.get(other));
      most = alike >= room ? Math.max(most, alike) : most;
    }
    return most;
  }

  private static int alike(String one, String other) {
    int alike = 0;
    while (alike < Math.min(one.length(), other.length())
        && one.charAt(alike) == other.charAt(alike)) {
      alike++;
    }
    return alike;
  }

  private String numbered(int player, int most) {
    String number = String.valueOf(player + 1);
    String name = names.get(player);
    return name.length() < most
        ? name + number
        : cut(name, most - 1 - number.length()) + SIGN + number;
  }

  /** The start of a name without the hyphen or the space that it may end with: {@code Anna.}. */
  private static String cut(String name, int most) {
    return start(name, most).replaceFirst("(?<=[\\p{L}\\p{N}])[\\s\\p{Pd}]+$", "");
  }

  /** The start of a name; a character that takes two places is never cut in half. */
  private static String start(String name, int most) {
    int end = Math.min(most, name.length());
    boolean halved =
        end > 0 && end < name.length() && Character.isHighSurrogate(name.charAt(end - 1));
    return name.substring(0, halved ? end - 1 : end);
  }

  private static String onTheDisplay(String name) {
    StringBuilder seen = new StringBuilder();
    for (char letter : name.toCharArray()) {
      seen.append((char) LcdCharacters.code(Character.toLowerCase(letter)));
    }
    return seen.toString();
  }
}
