package croupier.app.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What may be asked of a unit from elsewhere, where its settings allow it. */
public enum Command {
  /** The show is switched on or off. */
  SHOW,
  /** How bright its lights are. */
  BRIGHTNESS,
  /** The game that is on is put away. */
  END_GAME,
  /** Settings that the units of a group have in common. */
  SETTINGS;

  /** As the settings write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Optional<Command> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Command::word).toList();
  }
}
