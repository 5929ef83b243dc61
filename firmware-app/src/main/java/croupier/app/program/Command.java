package croupier.app.program;

import croupier.engine.Records;
import java.util.Arrays;
import java.util.Optional;

/**
 * A program as it is called in a shell, with its arguments.
 *
 * @param line for the shell
 */
public record Command(String line) {
  /** Letters of a name; two more tell a second program of that name from the first. */
  private static final int NAME = 13;

  /** Whatever is meant by these words; nothing by a word that is more likely misspelt. */
  public static Optional<Command> of(String words) {
    return words.contains(" ") || words.contains("/")
        ? Optional.of(new Command(words))
        : Optional.empty();
  }

  /** What to call it: {@code my_bot} of {@code python3 bots/my_bot.py --fast}. */
  public String name() {
    String file =
        Arrays.stream(line.strip().split("\\s+"))
            .filter(word -> word.matches("[^-].*[./].*") && word.matches(".*\\p{L}.*"))
            .reduce((_, last) -> last)
            .orElse(line.strip());
    String name = file.substring(file.lastIndexOf('/') + 1);
    String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    StringBuilder shown = new StringBuilder();
    stem.codePoints().filter(Records::canBeShown).limit(NAME).forEach(shown::appendCodePoint);
    return shown.toString().strip();
  }
}
