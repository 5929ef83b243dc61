package croupier.engine;

/** A source of even numbers. */
@FunctionalInterface
public interface Randomness {
  /** A number from 0 to {@code bound} - 1, each as likely as the others. */
  int below(int bound);
}
