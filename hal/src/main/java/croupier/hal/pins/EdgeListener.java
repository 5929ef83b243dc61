package croupier.hal.pins;

/** Hears the edges of a group of input lines. */
@FunctionalInterface
public interface EdgeListener {
  /**
   * A line changed.
   *
   * @param line its place in the request, from 0
   * @param high the level after the edge
   * @param nanos when it changed, on the unit's clock; earlier than now, and earlier than an edge
   *     already heard when the pins could not keep the order
   */
  void edge(int line, boolean high, long nanos);

  /**
   * Edges of a line were lost before the one of it that is told next. Nothing else means a loss: an
   * edge may also tell a level that its line had already, when it bounced faster than its level
   * could be read.
   *
   * @param line its place in the request, from 0
   * @param nanos when the next edge came
   */
  default void lost(int line, long nanos) {}
}
