package croupier.engine.go;

import croupier.engine.Records;
import croupier.engine.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/** A file of game data: keys and values. Whatever is wrong is refused with the file and the key. */
final class DataFile {
  private final String name;
  private final Properties values;
  private final Set<String> unread;

  DataFile(String name, Properties values) {
    this.name = name;
    this.values = values;
    this.unread = new HashSet<>(values.stringPropertyNames());
  }

  /** A file that comes with the game. */
  static DataFile load(String id) {
    String name = id + ".properties";
    Properties values = new Properties();
    try (InputStream in = DataFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new Refusal(Refusal.Code.BAD_DATA, "There is no data file " + name + ".");
      }
      try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
        values.load(reader);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
    return new DataFile(name, values);
  }

  String text(String key) {
    unread.remove(key);
    String value = values.getProperty(key);
    if (value == null) {
      throw wrong(key, "is missing");
    }
    return value.strip();
  }

  int number(String key, int least, int most) {
    return number(key, text(key), least, most);
  }

  List<String> list(String key) {
    List<String> elements = Arrays.stream(text(key).split(",")).map(String::strip).toList();
    if (elements.contains("") || new HashSet<>(elements).size() < elements.size()) {
      throw wrong(key, "must be different values with commas between them");
    }
    return elements;
  }

  List<String> numbers(String key, int least, int most) {
    List<String> elements = list(key);
    elements.forEach(element -> number(key, element, least, most));
    return elements;
  }

  /** Refuses keys that nobody asked for. */
  void nothingElse() {
    unread.stream()
        .sorted()
        .findFirst()
        .ifPresent(
            key -> {
              throw wrong(key, "is not known");
            });
  }

  Refusal wrong(String key, String what) {
    return new Refusal(Refusal.Code.BAD_DATA, name + ": " + key + " " + what + ".");
  }

  private int number(String key, String value, int least, int most) {
    if (value.matches("\\d{1,4}")) {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw wrong(
        key, "must be a number from " + least + " to " + most + ", not " + Records.quote(value));
  }
}
