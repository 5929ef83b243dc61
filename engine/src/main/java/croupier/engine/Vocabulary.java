package croupier.engine;

/**
 * The records that a game is told in: what can be done, what is asked of chance and answered, what
 * happens, and the bounds of actions with free parts. Sealed interfaces all of them, so a game in
 * JSON has no other words.
 */
public record Vocabulary(
    Class<? extends Action> actions,
    Class<? extends Ask> asks,
    Class<? extends Outcome> outcomes,
    Class<? extends Event> events,
    Class<? extends Shape> shapes) {

  /** For a game whose actions have no free parts. */
  public Vocabulary(
      Class<? extends Action> actions,
      Class<? extends Ask> asks,
      Class<? extends Outcome> outcomes,
      Class<? extends Event> events) {
    this(actions, asks, outcomes, events, Shape.class);
  }
}
