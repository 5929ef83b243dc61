package croupier.app.protocol;

import croupier.engine.Reason;

/** Why a request is refused before any game has seen it. */
public enum ProtocolReason implements Reason {
  NOT_JSON,
  LINE_TOO_LONG,
  WRONG_ID,
  UNKNOWN_COMMAND,
  NO_GAME_YET,
  RECORD_FULL,
  WRONG_SEATS_FOR_POSITION,
  WRONG_NATURE,
  SEED_TOO_LONG,
  SEED_ANSWERS_FOR_CHANCE,
  LUCK_WITHOUT_SEED;

  @Override
  public String messages() {
    return "protocol-reasons";
  }
}
