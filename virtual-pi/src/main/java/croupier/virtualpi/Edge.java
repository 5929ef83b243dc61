package croupier.virtualpi;

/**
 * A contact changes.
 *
 * @param nanos when: in a script from its beginning, once made on the clock of the Pi
 */
public record Edge(long nanos, int gpio, boolean high) {}
