package croupier.hal.toml;

import croupier.hal.toml.TomlTree.Row;
import croupier.hal.toml.TomlTree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * TOML as the files of a unit mostly are: sections, and keys with whole numbers, flags, plain
 * texts, lists of these and tables on one line. Whatever else there is in TOML, and every mistake,
 * is for the library, which takes long to get going. See docs/decisions/003-toml-for-profiles.md.
 */
final class PlainToml {
  /** So many digits are a number in any case. */
  private static final int MOST_DIGITS = 18;

  private final String text;
  private int at;
  private int line = 1;

  private PlainToml(String text) {
    this.text = text;
  }

  /** The text is not plain, right or wrong. */
  private static final class NotPlain extends Exception {
    NotPlain() {
      super(null, null, false, false);
    }
  }

  /** What the text says, or nothing when that is not plain. */
  static Optional<TomlTree> read(String text) {
    try {
      return Optional.of(new TomlTree(new PlainToml(text).read()));
    } catch (NotPlain _) {
      return Optional.empty();
    }
  }

  private Map<String, Value> read() throws NotPlain {
    Map<String, Value> root = new LinkedHashMap<>();
    Map<String, Value> section = root;
    for (passLines(); at < text.length(); passLines()) {
      if (passes('[')) {
        section = new LinkedHashMap<>();
        put(root, key(), new Value(new TomlTree(section), line));
        need(']');
      } else {
        pair(section, true);
      }
      passSpaces();
      passComment();
      if (at < text.length() && !passesLineEnd()) {
        throw new NotPlain();
      }
    }
    return root;
  }

  private static void put(Map<String, Value> table, String key, Value value) throws NotPlain {
    if (table.put(key, value) != null) {
      throw new NotPlain();
    }
  }

  private void pair(Map<String, Value> table, boolean nested) throws NotPlain {
    int where = line;
    String key = key();
    need('=');
    passSpaces();
    put(table, key, new Value(nested ? any() : single(), where));
  }

  private String key() throws NotPlain {
    passSpaces();
    int from = at;
    while (isOfKey(next())) {
      at++;
    }
    if (at == from) {
      throw new NotPlain();
    }
    String key = text.substring(from, at);
    passSpaces();
    return key;
  }

  private static boolean isOfKey(char letter) {
    return letter >= 'a' && letter <= 'z'
        || letter >= 'A' && letter <= 'Z'
        || isDigit(letter)
        || letter == '-'
        || letter == '_';
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  private static boolean isHidden(char letter) {
    return letter < ' ' || letter == '\u007f' || Character.isSurrogate(letter);
  }

  private Object any() throws NotPlain {
    if (passes('[')) {
      return list();
    }
    return passes('{') ? table() : single();
  }

  private Row list() throws NotPlain {
    List<Value> list = new ArrayList<>();
    for (passLines(); !passes(']'); passLines()) {
      list.add(new Value(single(), line));
      passLines();
      if (!passes(',') && next() != ']') {
        throw new NotPlain();
      }
    }
    return new Row(list);
  }

  private TomlTree table() throws NotPlain {
    Map<String, Value> table = new LinkedHashMap<>();
    do {
      pair(table, false);
      passSpaces();
    } while (passes(','));
    need('}');
    return new TomlTree(table);
  }

  private Object single() throws NotPlain {
    if (passes('"')) {
      return quoted();
    }
    int from = at;
    while (isOfKey(next()) || next() == '+') {
      at++;
    }
    String word = text.substring(from, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> number(word);
    };
  }

  private String quoted() throws NotPlain {
    int from = at;
    while (next() != '"') {
      if (isHidden(next()) || next() == '\\') {
        throw new NotPlain();
      }
      at++;
    }
    String quoted = text.substring(from, at++);
    if (quoted.isEmpty() && next() == '"') {
      throw new NotPlain(); // Three of them quote several lines.
    }
    return quoted;
  }

  /** Digits with single bars between them, and a sign before. */
  private static long number(String word) throws NotPlain {
    boolean signed = word.startsWith("-") || word.startsWith("+");
    long number = 0;
    int digits = 0;
    boolean afterDigit = false;
    for (int i = signed ? 1 : 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (isDigit(letter)) {
        number = 10 * number + letter - '0';
        digits++;
      } else if (letter != '_' || !afterDigit) {
        throw new NotPlain();
      }
      afterDigit = isDigit(letter);
    }
    boolean leadingZero = digits > 1 && word.charAt(signed ? 1 : 0) == '0';
    if (!afterDigit || digits > MOST_DIGITS || leadingZero) {
      throw new NotPlain();
    }
    return word.startsWith("-") ? -number : number;
  }

  /** What comes next, or 0 at the end. */
  private char next() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean passes(char letter) {
    if (next() != letter) {
      return false;
    }
    at++;
    return true;
  }

  private void need(char letter) throws NotPlain {
    if (!passes(letter)) {
      throw new NotPlain();
    }
  }

  private void passSpaces() {
    while (next() == ' ' || next() == '\t') {
      at++;
    }
  }

  private boolean passesLineEnd() {
    int size = text.startsWith("\r\n", at) ? 2 : 1;
    if (size == 1 && next() != '\n') {
      return false;
    }
    at += size;
    line++;
    return true;
  }

  private void passComment() throws NotPlain {
    if (next() != '#') {
      return;
    }
    for (; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (letter == '\n' || letter == '\r') {
        return;
      }
      if (isHidden(letter) && letter != '\t') {
        throw new NotPlain();
      }
    }
  }

  /** To whatever comes next, in this line or a later one. */
  private void passLines() throws NotPlain {
    do {
      passSpaces();
      passComment();
    } while (passesLineEnd());
  }
}
