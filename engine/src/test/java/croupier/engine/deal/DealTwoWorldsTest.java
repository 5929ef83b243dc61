package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Two games that are dealt from different seeds, in which everybody does the same: nobody at the
 * table can tell them apart, by nothing that leaves the engine.
 */
class DealTwoWorldsTest {
  private int decisions;

  @Test
  @Rule({"DL-S03", "DL-S04", "DE-06"})
  void gamesOfTwoSeedsInWhichTheSameIsDoneAreTheSameToTheTable() {
    for (long seed = 0; seed < 400; seed++) {
      FastRandom one = new FastRandom(seed);
      FastRandom other = new FastRandom(-1 - seed);
      Options options = options(one, seed);
      DealPosition left = Deal.GAME.start(2 + (int) seed % 4, options);
      DealPosition right = left.copy();
      start(left, 0, one);
      start(right, 0, other);
      while (goOn(left, right, one, other, "seed " + seed)) {}
    }
    assertTrue(decisions > 4_000, () -> "only " + decisions + " decisions were the same");
  }

  private static Options options(FastRandom random, long seed) {
    Map<String, String> wished = new HashMap<>();
    for (Options.Spec spec : Deal.GAME.options()) {
      if (seed % 2 == 1) {
        wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
      }
    }
    return Deal.GAME.options(wished);
  }

  /** The same seat begins, with hands of its own in each world. */
  private static void start(DealPosition position, int first, FastRandom random) {
    position.happen(new DealOutcome.First(first));
    while (position.phase() == Phase.DEAL) {
      position.happen(position.draw(random), null);
    }
  }

  /** False at the end, or when nothing is left that is possible in both worlds. */
  private boolean goOn(
      DealPosition left, DealPosition right, FastRandom one, FastRandom other, String hint) {
    assertEquals(left.view(Position.TABLE).toString(), right.view(Position.TABLE).toString(), hint);
    assertEquals(left.deciders(), right.deciders(), hint);
    assertEquals(left.waiting(), right.waiting(), hint);
    List<Event> events = new ArrayList<>();
    List<Event> otherEvents = new ArrayList<>();
    switch (left.waiting()) {
      case OVER -> {
        return false;
      }
      case CHANCE -> {
        assertEquals(left.asks(), right.asks(), hint);
        left.happen(left.draw(one), events);
        right.happen(right.draw(other), otherEvents);
      }
      case DECISIONS -> {
        int seat = Integer.numberOfTrailingZeros(left.deciders());
        Action action = inBoth(left, right, seat, one);
        if (action == null) {
          return false;
        }
        decisions++;
        events = left.act(seat, action);
        otherEvents = right.act(seat, action);
      }
    }
    assertEquals(events.toString(), otherEvents.toString(), hint);
    return true;
  }

  /** What does not come from the hand is possible in both worlds, or in none. */
  private static Action inBoth(DealPosition left, DealPosition right, int seat, FastRandom random) {
    RandomPlay play = new RandomPlay(random);
    for (int tries = 0; tries < 100; tries++) {
      Action action = left.action(play.pick(left, seat));
      boolean alike = right.legal(seat, right.move(action));
      assertTrue(alike || fromHand(action), () -> action + " is possible in one world only");
      if (alike) {
        return action;
      }
    }
    return null;
  }

  private static boolean fromHand(Action action) {
    return !(action instanceof DealAction.Pay
        || action instanceof DealAction.Place
        || action instanceof DealAction.Accept
        || action instanceof DealAction.EndTurn
        || action instanceof DealAction.TurnWild
        || action instanceof DealAction.Exchange
        || action instanceof DealAction.MoveBuilding);
  }
}
