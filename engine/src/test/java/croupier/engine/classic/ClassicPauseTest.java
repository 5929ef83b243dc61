package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.beforeTheStart;
import static croupier.engine.classic.ClassicStory.in;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Packing away in the middle of anything, and going on later as if nothing had happened. */
class ClassicPauseTest {
  private static final ClassicAction ROLL = new ClassicAction.Roll();

  private static ClassicStory offered(ClassicStory story) {
    return story.owns(1, 5).offers(1, 2, terms -> terms.gives(5).asks(10));
  }

  private static ClassicStory indebted(Game game) {
    return in(game, 3, "instead=yes")
        .cash(0, 10)
        .owns(0, 5)
        .owns(1, 39)
        .on(0, 36)
        .rolls(1, 2)
        .claims(1, 39);
  }

  private static ClassicStory shortage(Game game) {
    return in(game, 3)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, 1)
        .cash(2, 0)
        .does(0, new ClassicAction.Build(1));
  }

  private static ClassicStory buildingAuction(Game game) {
    return shortage(game).does(1, new ClassicAction.Want(1)).bids(1, 60);
  }

  /** A story that ends in each of the frames that can be waited in. */
  private static Stream<ClassicStory> pauses(Game game) {
    return Stream.of(
        beforeTheStart(game, 3).throwsDice(2, 3),
        in(game, 3, "minutes=30").rolls(4, 6),
        in(game, 3),
        in(game, 3).owns(1, 6).rolls(2, 4),
        in(game, 3).does(ROLL),
        in(game, 3, "utility_dice=fresh").owns(1, 12).on(0, 5).rolls(3, 4).claims(1, 12),
        in(game, 3).rolls(3, 4),
        in(game, 3, "tax=tenth").rolls(1, 3),
        in(game, 3).rolls(2, 4),
        in(game, 3).rolls(2, 4).declines().bids(1, 20).passes(2),
        shortage(game),
        buildingAuction(game),
        buildingAuction(game).passes(0),
        indebted(game),
        in(game, 3).cash(0, 10).owns(0, 39).on(0, 10).rolls(3, 4).draws("hospital"),
        offered(in(game, 3)),
        indebted(game).offers(0, 2, terms -> terms.gives(5).asks(100)),
        in(game, 3).owns(0, 5).rolls(2, 4).offers(0, 2, terms -> terms.gives(5).asks(10)),
        indebted(game).offersInstead(0, 40, 5),
        in(game, 3).owns(0, 5).mortgaged(5).gives(0, 1, 5),
        in(game, 3).cash(0, 7).owns(0, 6, 12).mortgaged(6, 12).rolls(1, 3).goesBankrupt(0),
        in(game, 3, "turns=20").owns(1, 6).turnNumber(20).rolls(2, 4),
        in(game, 2).cash(0, 7).rolls(1, 3).goesBankrupt(0));
  }

  @BothGames
  @Rule({"TR-S05", "TR-S87", "C8-41"})
  void aGameIsPackedAwayInTheMiddleOfAnythingAndGoesOn(Game game) {
    Set<Frame> seen = EnumSet.noneOf(Frame.class);
    pauses(game).forEach(story -> seen.add(goesOn(story.position())));
    if (game == Travel.GAME) {
      seen.add(goesOn(beforeTheDeal()));
    } else {
      seen.add(Frame.DEAL_DEEDS);
    }
    for (Frame frame : Frame.values()) {
      assertEquals(frame.waiting() != null, seen.contains(frame), frame.name());
    }
  }

  private static ClassicPosition beforeTheDeal() {
    return beforeTheStart(Travel.GAME, 2, "quicker=yes").deals(1).position();
  }

  /** Plays the game to its end twice, once straight on and once packed away at every step. */
  private static Frame goesOn(ClassicPosition position) {
    Frame frame = position.frame();
    Position packed = position.game().load(position.save());
    RandomPlay straight = new RandomPlay(new FastRandom(7));
    RandomPlay paused = new RandomPlay(new FastRandom(7));
    for (int step = 0; step < 300; step++) {
      assertEquals(position.waiting(), packed.waiting());
      assertEquals(position.deciders(), packed.deciders());
      assertEquals(straight.step(position), paused.step(packed));
      Map<String, Object> data = packed.save();
      packed = position.game().load(data);
      assertEquals(data, packed.save());
    }
    assertEquals(position.save(), packed.save());
    return frame;
  }

  @BothGames
  @Rule({"TR-S87", "C8-41"})
  void theOrderOfTheCardsAndHeldCardsArePackedToo(Game game) {
    ClassicStory story =
        in(game, 2)
            .card(1, Deck.COMMUNITY_CHEST)
            .rolls(3, 4)
            .draws("dividend")
            .turn(0)
            .on(0, 0)
            .rolls(3, 4)
            .draws("building_loan");
    story.reload().bottomOf(Deck.CHANCE, "building_loan").holds(1, Deck.COMMUNITY_CHEST);
  }

  /** What interrupts what is said in the view, so that everybody can see it. */
  @BothGames
  @Rule("C8-41")
  void theViewTellsWhatIsGoingOn(Game game) {
    ClassicStory story =
        in(game, 3)
            .cash(0, 10)
            .owns(0, 39, 5)
            .on(0, 10)
            .rolls(3, 4)
            .draws("hospital")
            .does(0, new Terms().gives(5).asks(120).offer(2))
            .frames(Frame.TURN, Frame.MOVE, Frame.CARD, Frame.DEBT, Frame.OFFER);
    Object stack = story.position().view(Position.TABLE).get("stack");
    List<?> frames = (List<?>) stack;
    assertEquals(5, frames.size());
    assertEquals("debt", ((Map<?, ?>) frames.get(3)).get("frame"));
    assertEquals(100L, ((Map<?, ?>) frames.get(3)).get("amount"));
    assertEquals("offer", ((Map<?, ?>) frames.get(4)).get("frame"));
    assertTrue(frames.getFirst().toString().contains("turn"));
    assertFalse(frames.isEmpty());
  }
}
