package croupier.engine.go;

import croupier.engine.Refusal;

/** Whether a position that came from outside can be reached by a game. */
final class GoCheck {
  private GoCheck() {}

  /** Refuses what no game can reach, with a detail that names the field. */
  static void possible(GoPosition position) {
    new PartsCheck(position).check();
    new StartCheck(position).check();
    new GainsCheck(position).check();
    new AttackerCheck(position).check();
    new DueCheck(position).check();
    new AskedCheck(position).check();
  }

  static void that(boolean possible, String detail) {
    if (!possible) {
      throw Refusal.impossible(detail);
    }
  }

  static String at(int seat, String field) {
    return "players[" + seat + "]." + field;
  }
}
