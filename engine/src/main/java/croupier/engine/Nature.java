package croupier.engine;

/**
 * Who answers for chance. Seeded natures play, scripted natures test, physical dice can be typed
 * in, and a race of buttons on the unit is a nature too.
 */
@FunctionalInterface
public interface Nature {
  /** The roll that answers what the position asks. */
  long answer(Position position);
}
