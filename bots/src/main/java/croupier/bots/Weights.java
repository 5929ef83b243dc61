package croupier.bots;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers by which a bot weighs things up, by name. They lie in a file of lines {@code name =
 * number} beside the bot, as {@code croupier.bots.tuning.Tuning} has left them.
 */
public final class Weights {
  private final Map<String, Integer> numbers;

  private Weights(Map<String, Integer> numbers) {
    this.numbers = numbers;
  }

  /** Reads a resource beside a class. */
  public static Weights read(Class<?> beside, String file) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    try (InputStream in = beside.getResourceAsStream(file);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      lines
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split(" = ", 2))
          .forEach(pair -> numbers.put(pair[0], Integer.parseInt(pair[1])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Weights(numbers);
  }

  public int get(String name) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw new IllegalArgumentException("no weight " + name);
    }
    return number;
  }

  public List<String> names() {
    return List.copyOf(numbers.keySet());
  }

  /** These, but one. */
  public Weights with(String name, int number) {
    Map<String, Integer> changed = new LinkedHashMap<>(numbers);
    changed.put(name, number);
    return new Weights(changed);
  }

  /** As they are written in the file. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    numbers.forEach((name, number) -> text.append(name).append(" = ").append(number).append('\n'));
    return text.toString();
  }
}
