package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Fields;
import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Claims for blocks of any colour: hidden until all have claimed. */
class GoClaimsTest {
  private static final GoAction BLOCK = new GoAction.ChooseGo(GoChoice.BLOCK);

  private static GoAction claim(Colour colour) {
    return new GoAction.ClaimColour(colour);
  }

  /** Three are on GO, each due a block of any colour; the fourth has landed on pink. */
  private static GoStory threeClaim() {
    return GoStory.landingOn(0, 0, 0, 5)
        .roller(1)
        .moves()
        .does(1, BLOCK)
        .does(2, BLOCK)
        .does(0, BLOCK)
        .asked(0, 1, 2);
  }

  private static Fields player(GoPosition position, int viewer, int seat) {
    return Fields.of("", position.view(viewer)).objects("players").get(seat);
  }

  @Test
  @Rule("GE-02")
  void whatIsClaimedIsShownWhenAllHaveClaimed() {
    threeClaim()
        .does(2, claim(Colour.RED))
        .happened(new GoEvent.ColourChosen(2))
        .does(1, claim(Colour.RED))
        .neverHappened(GoEvent.ClaimsShown.class)
        .does(0, claim(Colour.GREEN))
        .happenedInOrder(
            new GoEvent.ColourChosen(0),
            new GoEvent.ClaimsShown(
                List.of(1, 2, 0), List.of(Colour.RED, Colour.RED, Colour.GREEN)),
            new GoEvent.BlockTaken(3, Colour.PINK));
  }

  @Test
  @Rule("GE-02")
  void aClaimIsSeenByItsOwnerOnlyAndTheColourOfASpaceByAll() {
    GoPosition position = threeClaim().does(2, claim(Colour.RED)).position();
    assertEquals(Colour.RED, player(position, 2, 2).constant("reaches_for", Colour.class));
    for (int viewer : new int[] {0, 1, 3, Position.TABLE}) {
      assertFalse(player(position, viewer, 2).has("reaches_for"), "viewer " + viewer);
      assertEquals(Colour.PINK, player(position, viewer, 3).constant("reaches_for", Colour.class));
    }
  }

  @Test
  @Rule("GE-02")
  void whatWasClaimedCouldBeAnythingThatFits() {
    GoPosition truth = threeClaim().does(2, claim(Colour.RED)).position();
    Set<Colour> worlds = EnumSet.noneOf(Colour.class);
    FastRandom random = new FastRandom(1);
    for (int i = 0; i < 200; i++) {
      GoPosition other = truth.copy();
      other.redeal(1, random);
      assertEquals(truth.view(1), other.view(1));
      assertEquals(Colour.PINK.ordinal(), other.places[3].chosen, "that is no secret");
      assertEquals(other.save(), Go.GAME.load(other.save()).save());
      worlds.add(Colour.of(other.places[2].chosen));
      other.redeal(2, random);
      assertEquals(truth.copy().places[1].chosen, other.places[1].chosen);
    }
    assertEquals(EnumSet.allOf(Colour.class), worlds);
    GoPosition own = truth.copy();
    own.redeal(2, random);
    assertEquals(truth.save(), own.save());
  }

  @Test
  @Rule("GE-02")
  void aSaveKeepsWhatWasClaimed() {
    GoPosition position = threeClaim().does(2, claim(Colour.RED)).position();
    GoPosition loaded = Go.GAME.load(position.save());
    loaded.act(0, claim(Colour.GREEN));
    GoEvent shown =
        new GoEvent.ClaimsShown(List.of(1, 2, 0), List.of(Colour.RED, Colour.RED, Colour.GREEN));
    assertTrue(loaded.act(1, claim(Colour.RED)).contains(shown));
  }

  @Test
  @Rule("GE-02")
  void whoChoosesAloneHasNothingToHide() {
    assertFalse(GoStory.landingOn(0, 5).moves().does(0, BLOCK).position().claimsCompete());
    GoStory two = GoStory.landingOn(0, 0).moves().does(0, BLOCK).does(1, BLOCK);
    assertTrue(two.position().claimsCompete());
    assertTrue(two.does(0, claim(Colour.RED)).position().claimsCompete(), "one has chosen");
    GoStory oneIsForced =
        GoStory.landingOn(0, 0, 8, 8)
            .full(0, Colour.RED, Colour.GREEN, Colour.ORANGE, Colour.YELLOW)
            .blocks(2, 4 - 1, Colour.GREEN)
            .blocks(3, 1, Colour.GREEN)
            .blocks(2, 3, Colour.ORANGE)
            .blocks(3, 1, Colour.ORANGE)
            .blocks(2, 3, Colour.YELLOW)
            .blocks(3, 1, Colour.YELLOW)
            .moves()
            .does(0, BLOCK)
            .does(1, BLOCK)
            .may(0, claim(Colour.RED));
    assertFalse(oneIsForced.position().claimsCompete(), "everybody knows what seat 0 must take");
    assertFalse(oneIsForced.does(0, claim(Colour.RED)).position().claimsCompete());
  }
}
