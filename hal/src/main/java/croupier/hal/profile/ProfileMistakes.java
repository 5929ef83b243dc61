package croupier.hal.profile;

import java.util.List;
import java.util.stream.Collectors;

/** Everything that is wrong with a profile, each with its line and what to do about it. */
public final class ProfileMistakes extends Exception {
  private final transient List<Mistake> mistakes;

  /**
   * One thing that is wrong.
   *
   * @param line from 1, or 0 when it is about the file as a whole
   */
  public record Mistake(int line, String sentence) {}

  ProfileMistakes(String file, List<Mistake> mistakes) {
    super(
        mistakes.stream()
            .map(m -> file + (m.line() > 0 ? ":" + m.line() : "") + ": " + m.sentence())
            .collect(Collectors.joining("\n")));
    this.mistakes = List.copyOf(mistakes);
  }

  public List<Mistake> mistakes() {
    return mistakes;
  }
}
