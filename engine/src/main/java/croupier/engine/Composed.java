package croupier.engine;

import java.util.Map;

/** A constant that is called by what it is made of, as a wild card is by its two colours. */
public interface Composed {
  /** What all that are made like it are called by: {@code wild}. */
  String make();

  /** What it is made of, by name: numbers and constants. */
  Map<String, Object> parts();
}
