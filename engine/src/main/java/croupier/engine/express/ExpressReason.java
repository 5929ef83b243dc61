package croupier.engine.express;

import croupier.engine.Reason;

/** Why something is refused in express. */
public enum ExpressReason implements Reason {
  // --- what is waited for
  ROLL_FIRST,
  FREE_FIRST,

  // --- actions
  NOT_A_POLICE_DIE,
  NOT_A_PROPERTY_DIE,
  NOT_IN_JAIL,
  NO_GET_OUT_OF_JAIL,
  NO_DIE_LEFT,
  LIES_ON_THE_BOARD,
  GROUP_COMPLETE,
  CHANCE_IN_GROUP,
  SHOWS_ANOTHER_FACE,

  // --- answers of chance
  WRONG_POLICEMEN,
  WRONG_DICE,
  NO_SUCH_FACE;

  @Override
  public String messages() {
    return "express-reasons";
  }
}
