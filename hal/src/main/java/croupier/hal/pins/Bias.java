package croupier.hal.pins;

/** What holds an input line at rest. */
public enum Bias {
  PULL_UP,
  PULL_DOWN
}
