package croupier.app.table;

import java.util.function.Consumer;

/**
 * A moment of the show between two decisions: a picture that stands for a while.
 *
 * @param nanos how long; OK cuts it short
 */
record Beat(long nanos, Consumer<Canvas> drawing) {}
