package croupier.app.table.face.plain;

import croupier.engine.Game;
import java.util.List;

/** What a newcomer is told about a game that has told nothing of itself but its rules. */
final class PlainHints {
  private PlainHints() {}

  static List<String> intro(Game game) {
    return List.of(game.about(), "Dial A walks through what you can do, OK does it.");
  }

  /**
   * About what is to be decided now.
   *
   * @param secret whether somebody decides in secret
   * @param several whether more than one player may decide
   */
  static List<String> of(boolean secret, boolean several) {
    if (secret) {
      return List.of(
          "Hold your own button: only you look at the display.",
          "Meanwhile dial A chooses and OK does it.",
          "Dial B reads what you have. Let go to hide it all.");
    }
    return List.of(
        several
            ? "Whoever wants to move presses their own button."
            : "Dial A walks through what you can do, OK does it.",
        several ? "Then dial A chooses, and OK does it." : "Where there is a roll, ROLL rolls.",
        "Dial B reads how the game stands.");
  }
}
