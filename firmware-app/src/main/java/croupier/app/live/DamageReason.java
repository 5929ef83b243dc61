package croupier.app.live;

import croupier.engine.Reason;

/** Why a record, or the file that it lies in, is not read. */
public enum DamageReason implements Reason {
  // --- the file
  NOT_THERE,
  NOT_TO_BE_OPENED,
  FILE_FAULT,

  // --- the record
  OLDER_VERSION,
  NEWER_VERSION,
  NO_HEADER,
  LAST_LINE_CHANGED,
  LAST_LINE_WRONG,
  LAST_LINE_TOO_LONG,
  SEED_FILE_CHANGED,
  SEED_OF_ANOTHER,
  OTHER_COMMITMENT,
  LEDGER_CHANGED,
  CUT_SHORT,

  // --- a line of it; said behind its number
  LINE_TOO_LONG,
  RECORD_TOO_LONG,
  END_CHANGED,
  NOT_TEXT,
  OTHER_RESULT,
  LINE_CHANGED,
  WRONG_NUMBER,
  AFTER_THE_RESULT,
  OTHER_OPTIONS,
  WRONG_NAMES,
  SEED_WITHOUT_COMMITMENT,
  LINE_WITH_SEED_OF_ANOTHER,
  ONLY_THE_SEED_MAY_ANSWER,
  ROLL_WITHOUT_SEED,
  SEED_GIVES_ANOTHER,
  NO_LUCK,
  ASKED_ANOTHER,
  NOT_AS_NOTED,

  // --- said behind any of these: what is not damaged
  BEFORE_IT_HOLDS;

  @Override
  public String messages() {
    return "damage-reasons";
  }
}
