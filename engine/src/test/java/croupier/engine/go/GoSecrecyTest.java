package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import croupier.engine.FastRandom;
import croupier.engine.Fields;
import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.HashSet;
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
}
