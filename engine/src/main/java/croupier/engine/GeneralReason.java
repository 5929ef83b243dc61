package croupier.engine;

/** Why something is refused, whatever is played. */
public enum GeneralReason implements Reason {
  // --- the course of a game
  GAME_OVER,
  CHANCE_FIRST,
  NO_CHANCE_ASKED,
  NOTHING_TO_DECIDE,
  NO_SUCH_SEAT,
  CHOOSES_ITSELF,
  NOT_OF_THIS_GAME,
  ANSWERS_SOMETHING_ELSE,

  // --- what there is
  UNKNOWN_GAME,
  UNKNOWN_OPTION,
  UNKNOWN_OPTION_VALUE,
  UNKNOWN_TYPE,
  WRONG_SEAT_COUNT,

  // --- data from outside
  FIELD_MISSING,
  FIELD_UNKNOWN,
  FIELD_OF_WRONG_TYPE,
  FIELD_OUT_OF_BOUNDS,
  FIELD_OF_WRONG_LENGTH,
  WRONG_DATA,
  IMPOSSIBLE_POSITION;

  @Override
  public String messages() {
    return "general-reasons";
  }
}
