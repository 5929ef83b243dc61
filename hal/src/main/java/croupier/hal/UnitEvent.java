package croupier.hal;

/**
 * What happened at the unit. The time is that of the first edge, before any debouncing, so that two
 * presses can be put in their true order.
 */
public sealed interface UnitEvent {
  long nanos();

  /** A button or a dial's push went down. */
  record Pressed(Control control, long nanos) implements UnitEvent {}

  /**
   * A button or a dial's push came up.
   *
   * @param tap whether it was down for so short a time that nobody can have meant to hold it
   */
  record Released(Control control, boolean tap, long nanos) implements UnitEvent {}

  /** Down for the hold time; comes once. */
  record Held(Control control, long nanos) implements UnitEvent {}

  /** Still down; comes again and again after {@link Held}. */
  record Repeated(Control control, long nanos) implements UnitEvent {}

  /** A dial moved by whole detents; clockwise is positive. */
  record Turned(Control dial, int steps, long nanos) implements UnitEvent {}

  /**
   * A part does not behave: a stuck button, edges that were lost, a chain that cannot be written.
   *
   * @param part its name: {@code seat-1}, {@code dial-a-push}
   */
  record Faulted(String part, Fault fault, long nanos) implements UnitEvent {}

  /** The part behaves again. */
  record Recovered(String part, long nanos) implements UnitEvent {}
}
