package croupier.app.live;

import croupier.engine.Reason;

/** Why a game that is kept refuses something that its rules would allow. */
public enum RecordReason implements Reason {
  NAME_EMPTY,
  NAME_TOO_LONG,
  NAME_CANNOT_BE_SHOWN,
  NAME_TWICE,
  ALL_TAKEN_BACK,
  NOTHING_TO_TAKE_BACK,
  ANOTHER_SEAT_TAKES_BACK,
  ONLY_THE_SEED_ANSWERS,
  WRONG_LUCK,
  LUCK_TOO_LATE,
  FULL;

  @Override
  public String messages() {
    return "record-reasons";
  }
}
