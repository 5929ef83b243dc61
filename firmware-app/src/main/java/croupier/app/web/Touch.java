package croupier.app.web;

import croupier.hal.Control;

/**
 * What a hand did with a drawn control.
 *
 * @param steps detents of a {@link Motion#TURN}, clockwise positive; 0 for the other motions
 */
public record Touch(Control control, Motion motion, int steps) {
  /** How the hand moved. A dial is pushed with {@code DOWN} and {@code UP} like a button. */
  public enum Motion {
    DOWN,
    UP,
    TURN
  }

  static Touch down(Control control) {
    return new Touch(control, Motion.DOWN, 0);
  }

  static Touch up(Control control) {
    return new Touch(control, Motion.UP, 0);
  }
}
