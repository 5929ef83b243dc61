package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Fields;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a seat may know, and what it may not. */
class GoSecrecyTest {
  private static Fields player(GoPosition position, int viewer, int seat) {
    return Fields.of("", position.view(viewer)).objects("players").get(seat);
  }

  @Test
  @Rule("GO-13")
  void onlyTheOwnerSeesWhichTilesAreKeptOthersSeeHowMany() {
    GoPosition position =
        GoStory.landingOn(8, 8).tile(0, Tile.SHIELD).tile(0, Tile.GO_BUTTON).position();
    assertEquals(1, player(position, 0, 0).object("tiles").number("shield", 0, 10));
    for (int viewer : new int[] {1, Position.TABLE}) {
      assertFalse(player(position, viewer, 0).has("tiles"));
      assertEquals(2, player(position, viewer, 0).number("held", 0, 10));
      assertEquals(8L, position.view(viewer).get("supply"));
    }
  }

  @Test
  @Rule("GO-13")
  void openTilesAreSeenByEverybodyAsAnOption() {
    GoPosition position =
        GoStory.landingOn(8, 8).option("held", "open").tile(0, Tile.SHIELD).position();
    assertEquals(1, player(position, Position.TABLE, 0).object("tiles").number("shield", 0, 10));
  }

  @Test
  @Rule("GO-17")
  void aLockedSymbolIsSeenByItsOwnerOnly() {
    GoStory story =
        GoStory.landingOn(2, 8, 8)
            .blocks(1, 1, Colour.RED)
            .moves()
            .does(0, new GoAction.Heist(1))
            .does(0, new GoAction.LockDial(Symbol.COIN));
    assertEquals(Symbol.COIN, player(story.position(), 0, 0).constant("dial", Symbol.class));
    for (int viewer : new int[] {1, 2, Position.TABLE}) {
      assertFalse(story.position().view(viewer).toString().contains("coin"));
    }
  }

  @Test
  @Rule({"GO-13", "GO-17", "GE-03"})
  void redealingChangesWhatIsHiddenAndNothingThatIsSeen() {
    GoStory story =
        GoStory.landingOn(2, 8, 8)
            .blocks(1, 1, Colour.RED)
            .tile(0, Tile.SHIELD)
            .tile(1, Tile.GO_BUTTON)
            .tile(2, Tile.MR_MONOPOLY)
            .moves()
            .passes(0)
            .passes(1)
            .passes(2)
            .does(0, new GoAction.Heist(1))
            .does(0, new GoAction.LockDial(Symbol.COIN));
    GoPosition truth = story.position();
    FastRandom random = new FastRandom(1);
    Set<Object> worlds = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      GoPosition other = truth.copy();
      other.redeal(1, random);
      assertEquals(truth.view(1), other.view(1));
      assertEquals(1, other.tiles(1, Tile.GO_BUTTON));
      assertEquals(other.save(), Go.GAME.load(other.save()).save());
      worlds.add(other.save());
    }
    assertEquals(
        3 * (3 * 3 - 1) * 4,
        worlds.size(),
        "symbols, kinds of tile (one GO Button is known), and who will be asked again");
    GoPosition own = truth.copy();
    own.redeal(0, random);
    assertEquals(truth.view(0), own.view(0));
  }

  @Test
  @Rule("GO-13")
  void theEventOfAKeptTileDoesNotSayWhichItIs() {
    GoStory shield = GoStory.landingOn(6, 8).moves().draws(Tile.SHIELD);
    GoStory button = GoStory.landingOn(6, 8).moves().draws(Tile.GO_BUTTON);
    shield.happened(new GoEvent.TileKept(0)).neverHappened(GoEvent.TileUsed.class);
    button.happened(new GoEvent.TileKept(0)).neverHappened(GoEvent.TileUsed.class);
    assertEquals(shield.position().view(1), button.position().view(1));
    assertEquals(shield.position().view(Position.TABLE), button.position().view(Position.TABLE));
  }

  /**
   * Two worlds that a viewer cannot tell apart stay so while the same things happen in both, until
   * a hidden thing is laid open.
   */
  @Test
  @Rule({"GO-13", "GO-17", "GE-02", "GE-03"})
  void whatHappensNextTellsNothingOfWhatIsHidden() {
    for (long seed = 0; seed < 300; seed++) {
      FastRandom random = new FastRandom(seed);
      RandomPlay play = new RandomPlay(random);
      Map<String, String> options = Map.of("held", seed % 4 == 3 ? "open" : "secret");
      GoPosition position = Go.GAME.start(2 + random.below(3), Go.GAME.options(options));
      int viewer = random.below(position.seats() + 1) - 1;
      GoPosition other = position.copy();
      while (position.waiting() != Position.Waiting.OVER) {
        if (!happensInBoth(position, other, random, play) || random.below(8) == 0) {
          other.set(position);
          other.redeal(viewer, random);
        }
        String hint = "seed " + seed + ", viewer " + viewer;
        assertEquals(position.view(viewer), other.view(viewer), hint);
        assertEquals(position.deciders(), other.deciders(), hint);
        assertEquals(position.actions(viewer), other.actions(viewer), hint);
      }
    }
  }

  /** False when it is possible in one world only, or lays something open that differs. */
  private static boolean happensInBoth(
      GoPosition position, GoPosition other, FastRandom random, RandomPlay play) {
    List<Event> events = new ArrayList<>();
    List<Event> otherEvents;
    boolean last = Integer.bitCount(position.deciders()) == 1;
    boolean reveals = last && (position.phase() == Phase.DIALS || position.phase() == Phase.CLAIM);
    int wishes = differingWishes(position, other);
    try {
      if (position.waiting() == Position.Waiting.CHANCE) {
        long roll = position.draw(random);
        Outcome outcome = position.outcome(roll);
        position.happen(roll, events);
        otherEvents = other.happen(outcome);
      } else {
        int seat = play.oneOf(position.deciders());
        long move = play.pick(position, seat);
        position.act(seat, move, events);
        otherEvents = other.act(seat, position.action(move));
      }
    } catch (Refusal onlyHere) {
      return false;
    }
    reveals |= (wishes & (knownWishes(position) | knownWishes(other))) != 0;
    if (!reveals) {
      assertEquals(events, otherEvents);
      return true;
    }
    return events.equals(otherEvents)
        && position.view(Position.TABLE).equals(other.view(Position.TABLE));
  }

  /** The seats that want to be asked again in one world only, as bits. */
  private static int differingWishes(GoPosition position, GoPosition other) {
    int seats = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      seats |= position.places[seat].later != other.places[seat].later ? 1 << seat : 0;
    }
    return seats;
  }

  /** The seats of whom everybody knows whether they are asked again, as bits. */
  private static int knownWishes(GoPosition position) {
    int seats = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      seats |= Later.isHidden(position, seat) ? 0 : 1 << seat;
    }
    return seats;
  }
}
