package croupier.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;

/** Loads positions that may be impossible. */
public final class Loading {
  private Loading() {}

  /**
   * Whether a game takes a saved position; what it takes it can save and take again.
   *
   * @param refusals with one of these codes it refuses the others
   */
  public static boolean isTaken(Game game, Map<String, Object> data, Set<Refusal.Code> refusals) {
    try {
      Map<String, Object> saved = game.load(data).save();
      assertEquals(saved, game.load(saved).save());
      return true;
    } catch (Refusal refusal) {
      assertTrue(refusals.contains(refusal.code()), refusal::getMessage);
      return false;
    }
  }
}
