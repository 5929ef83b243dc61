package croupier.app.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What visitors of a kiosk cannot reach. */
public enum Locked {
  /** The service screen: it opens by the code alone. */
  SERVICE,
  LANGUAGE,
  /** What the seats are called. */
  NAMES,
  /** The menu of all options of a game; its ways to play that have a name stay. */
  OPTIONS,
  /** Games that were put away. */
  OLD_GAMES,
  /** Ending a game without a winner, or dropping one that was put away. */
  ABANDON;

  /** As the settings write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Optional<Locked> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Locked::word).toList();
  }
}
