package croupier.hal.toml;

import croupier.hal.Fault;
import java.util.List;
import java.util.stream.Collectors;

/** Everything that is wrong with a TOML file, each with its line. */
public final class TomlMistakes extends Exception {
  private final String file;
  private final transient List<Mistake> mistakes;

  /**
   * One thing that is wrong.
   *
   * @param line from 1, or 0 when it is about the file as a whole
   */
  public record Mistake(int line, Fault fault) {}

  TomlMistakes(String file, List<Mistake> mistakes) {
    super(file + ": " + mistakes.stream().map(Mistake::toString).collect(Collectors.joining(", ")));
    this.file = file;
    this.mistakes = List.copyOf(mistakes);
  }

  /** What a person typed, fit to be repeated. */
  public String file() {
    return file;
  }

  public List<Mistake> mistakes() {
    return mistakes;
  }
}
