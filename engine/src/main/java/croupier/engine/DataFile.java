package croupier.engine;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The data of a game: boards, dice faces, mixes. A properties file beside the game's classes; what
 * is wrong with it is said with the key.
 */
public final class DataFile {
  private final String name;
  private final Properties values = new Properties();
  private final Set<String> read = new HashSet<>();

  private DataFile(String name, Reader source) throws IOException {
    this.name = name;
    values.load(source);
  }

  /** A file in the package of a class. */
  public static DataFile of(Class<?> beside, String name) {
    try {
      return new DataFile(name, new StringReader(text(beside, name)));
    } catch (IOException e) {
      throw new IllegalArgumentException("the data file " + name + " cannot be read", e);
    }
  }

  /** The whole text of a file in the package of a class, or from the root with a slash. */
  static String text(Class<?> beside, String name) {
    try (var stream = beside.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalArgumentException("there is no data file " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalArgumentException("the data file " + name + " cannot be read", e);
    }
  }

  /** Data from a text, for boards that come from elsewhere. */
  public static DataFile of(String name, Reader source) throws IOException {
    return new DataFile(name, source);
  }

  public boolean has(String key) {
    return values.containsKey(key);
  }

  public String text(String key) {
    String value = values.getProperty(key);
    check(value != null, key, "is missing");
    read.add(key);
    return value.strip();
  }

  /** Words between commas. */
  public String[] words(String key) {
    return text(key).split("\\s*,\\s*");
  }

  public String[] words(String key, int count) {
    String[] words = words(key);
    check(words.length == count, key, "needs " + count + " entries, not " + words.length);
    return words;
  }

  public int number(String key, int least, int most) {
    return toNumber(key, text(key), least, most);
  }

  public int[] numbers(String key, int count, int least, int most) {
    return Arrays.stream(words(key, count)).mapToInt(w -> toNumber(key, w, least, most)).toArray();
  }

  public <E extends Enum<E>> E constant(String key, String word, Class<E> kind) {
    for (E constant : kind.getEnumConstants()) {
      if (Records.lower(constant.name()).equals(word)) {
        return constant;
      }
    }
    check(
        false,
        key,
        Records.quote(word)
            + " is none of "
            + Arrays.stream(kind.getEnumConstants())
                .map(constant -> Records.lower(constant.name()))
                .collect(Collectors.joining(", ")));
    throw new AssertionError();
  }

  /** Refuses the file unless {@code good}. */
  public void check(boolean good, String key, String complaint) {
    if (!good) {
      throw new IllegalArgumentException(name + ": " + key + ": " + complaint);
    }
  }

  /** Refuses keys that nobody asked for: they are misspelt. */
  public void checkAllRead() {
    for (String key : values.stringPropertyNames()) {
      check(read.contains(key), key, "means nothing here");
    }
  }

  /** A word of a list as a number. */
  public int toNumber(String key, String word, int least, int most) {
    try {
      int number = Integer.parseInt(word);
      check(number >= least && number <= most, key, "must be from " + least + " to " + most);
      return number;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          name + ": " + key + ": " + Records.quote(word) + " is not a whole number", e);
    }
  }
}
