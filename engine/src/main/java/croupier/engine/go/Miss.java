package croupier.engine.go;

/** Why a claimed block was not taken. */
public enum Miss {
  /** Others were faster. */
  OUTRUN,
  /** The tray has no block of the colour. */
  TRAY_EMPTY,
  /** All Build squares hold other colours. */
  NO_SQUARE
}
