package croupier.engine.go;

import croupier.engine.Reason;

/** Why something is refused in go. */
public enum GoReason implements Reason {
  // --- what is waited for
  NOW_TILES,
  NOW_GO,
  NOW_CLAIM,
  NOW_PLACE,
  NOW_ATTACK,
  NOW_DIALS,
  NOW_STEAL,
  NOW_SHIELD,
  NOW_BUTTON,
  NOW_MEGA,

  // --- passing and tiles
  MUST_ATTACK,
  MUST_FIRE,
  NO_GO_BUTTON,
  NO_MR_MONOPOLY,
  NO_SHIELD,
  BUTTON_ONLY_ATTACKS,
  BUTTON_ONLY_BRINGS_A_BLOCK,
  MARKER_AT_THE_END,

  // --- blocks
  NO_BLOCK_FITS,
  NO_FURTHER_BLOCK_FITS,
  NO_BLOCK_IN_TRAY,
  LANDMARK_COMPLETE,
  SQUARES_HOLD_OTHERS,
  NO_SUCH_SQUARE,
  EMPTY_SQUARES_ALIKE,
  BLOCK_DOES_NOT_FIT,

  // --- attacks
  HAS_A_HEIST,
  HAS_A_SHUT_DOWN,
  SEAT_HAS_NO_BLOCKS,
  NO_BLOCK_ON_SQUARE,

  // --- answers of chance
  WRONG_DICE,
  NO_SUCH_TILE_LEFT,
  NOT_IN_THE_RACE;

  @Override
  public String messages() {
    return "go-reasons";
  }
}
