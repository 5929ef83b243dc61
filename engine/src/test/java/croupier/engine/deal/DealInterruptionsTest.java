package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What waits on what is one stack that everybody sees, and a game can be put away anywhere. */
class DealInterruptionsTest {
  private static final Card RENT = Card.RENT_RED_YELLOW;

  private static void stackIs(DealStory story, DealFrame... frames) {
    assertEquals(List.of(frames), story.position().stack());
    Object shown = story.position().view(Position.TABLE).get("stack");
    for (int viewer = 0; viewer < story.position().seats(); viewer++) {
      assertEquals(shown, story.position().view(viewer).get("stack"), "all see the same");
    }
  }

  @Test
  @Rule({"DL-10", "DL-14"})
  void aChargeWaitsOnItsTargetsATargetOnItsNoesAndOnItsPayment() {
    DealStory story =
        DealStory.turn(3)
            .hand(0, "rent_red_yellow just_say_no 1")
            .set(0, "red red")
            .hand(1, "just_say_no 1")
            .bank(1, "1 1 2")
            .set(1, "red_yellow_as_red")
            .bank(2, "4");
    stackIs(story);
    story.charges(0, "rent_red_yellow", "red", 0);
    DealFrame both = new DealFrame.Rent(RENT, 0, Group.RED, 0, 3, List.of(2));
    stackIs(story, both, new DealFrame.Answer(0, 1, 1, 3, 0, false));
    story.saysNo(1);
    stackIs(story, both, new DealFrame.Answer(0, 1, 0, 3, 1, false));
    story.saysNo(0);
    stackIs(story, both, new DealFrame.Answer(0, 1, 1, 3, 2, false));
    story.accepts(1);
    stackIs(story, both, new DealFrame.Payment(1, 0, 3));
    story.pays(1, "red_yellow_as_red");
    stackIs(story, both, new DealFrame.Placing(0, List.of(Card.RED_YELLOW)));
    story.places(0, "red_yellow_as_red");
    DealFrame last = new DealFrame.Rent(RENT, 0, Group.RED, 0, 3, List.of());
    stackIs(story, last, new DealFrame.Answer(0, 2, 2, 3, 0, false));
    story.accepts(2);
    stackIs(story, last, new DealFrame.Payment(2, 0, 3));
    story.pays(2, "4");
    stackIs(story);
  }

  @Test
  @Rule("DL-10")
  void whatIsWantedIsOnTheStackWhileItIsDecided() {
    DealStory sly = DealStory.turn(2).hand(0, "sly_deal 1").set(1, "red");
    sly.does(0, new DealAction.SlyDeal(1, Laid.RED));
    stackIs(sly, new DealFrame.SlyDeal(0, 1, Laid.RED), new DealFrame.Answer(0, 1, 1, 0, 0, false));
    DealStory swap = DealStory.turn(2).hand(0, "forced_deal 1").set(0, "pink").set(1, "red");
    swap.does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.PINK));
    stackIs(
        swap,
        new DealFrame.ForcedDeal(0, 1, Laid.RED, Laid.PINK),
        new DealFrame.Answer(0, 1, 1, 0, 0, false));
    DealStory whole = DealStory.turn(2).hand(0, "deal_breaker 1").set(1, "brown brown");
    whole.does(0, new DealAction.DealBreaker(1, Group.BROWN, 0));
    stackIs(
        whole,
        new DealFrame.DealBreaker(0, 1, Group.BROWN, 0),
        new DealFrame.Answer(0, 1, 1, 0, 0, false));
  }

  /**
   * Random games are put away and taken up again whenever something is interrupted; both go on
   * alike, and every kind of interruption has been among them.
   */
  @Test
  @Rule({"DL-10", "DL-14", "DL-21"})
  void aGameIsSavedAndResumedInTheMiddleOfEveryInterruption() {
    Set<String> interruptions = new TreeSet<>();
    for (long seed = 0; seed < 100; seed++) {
      FastRandom random = new FastRandom(seed);
      DealPosition position = Deal.GAME.start(2 + random.below(4), options(random));
      RandomPlay play = new RandomPlay(random);
      boolean more = true;
      while (more) {
        if (position.stack().isEmpty() && position.phase() != Phase.DISCARD) {
          more = play.step(position);
        } else {
          interruptions.add(kind(position));
          resume(position, play, "seed " + seed);
        }
      }
    }
    Set<String> missing = new TreeSet<>();
    for (String effect : List.of("Charge", "Rent", "SlyDeal", "ForcedDeal", "DealBreaker")) {
      missing.add("ANSWER " + effect + " Answer");
      missing.add("ANSWER " + effect + " Answer to a No");
    }
    missing.addAll(
        List.of(
            "DISCARD",
            "PAY Charge Payment",
            "PAY Rent Payment",
            "PLACE Charge Placing",
            "PLACE SlyDeal Placing",
            "PLACE ForcedDeal Placing"));
    missing.removeAll(interruptions);
    assertTrue(missing.isEmpty(), () -> missing + " never happened, but " + interruptions);
  }

  /** Plays one move in a position and in the same one saved and loaded. */
  private static void resume(DealPosition position, RandomPlay play, String hint) {
    Map<String, Object> saved = position.save();
    DealPosition resumed = Deal.GAME.load(saved);
    assertEquals(saved, resumed.save(), hint);
    assertEquals(position.stack(), resumed.stack(), hint);
    assertEquals(position.deciders(), resumed.deciders(), hint);
    int seat = play.oneOf(position.deciders());
    long move = play.pick(position, seat);
    List<Event> events = new ArrayList<>();
    List<Event> again = new ArrayList<>();
    position.act(seat, move, events);
    resumed.act(seat, move, again);
    assertEquals(events, again, hint);
    assertEquals(position.save(), resumed.save(), hint);
  }

  /** The defaults or, every other time, any options. */
  private static Options options(FastRandom random) {
    Map<String, String> wished = new LinkedHashMap<>();
    if (random.below(2) == 0) {
      for (Options.Spec spec : Deal.GAME.options()) {
        wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
      }
    }
    return Deal.GAME.options(wished);
  }

  private static String kind(DealPosition position) {
    StringBuilder kind = new StringBuilder(position.phase().name());
    for (DealFrame frame : position.stack()) {
      kind.append(' ').append(frame.getClass().getSimpleName());
      if (frame instanceof DealFrame.Answer answer && answer.noes() > 0) {
        kind.append(" to a No");
      }
    }
    return kind.toString();
  }
}
