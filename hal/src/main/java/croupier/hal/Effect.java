package croupier.hal;

/**
 * How a light behaves over time. What it shows at an instant follows from the picture and the time
 * alone.
 */
public enum Effect {
  STEADY,
  /** Lit faintly: present, but not what matters now. */
  DIM,
  /** Breathes slowly: this is waiting for somebody. */
  PULSE,
  /** On and off quickly: now! */
  BLINK,
  /** A die in the air: patterns change until it settles. */
  TUMBLE
}
