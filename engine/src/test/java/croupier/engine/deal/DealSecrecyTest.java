package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Fields;
import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a seat may know, and what it may not. */
class DealSecrecyTest {
  private static Fields player(DealPosition position, int viewer, int seat) {
    return Fields.of("", position.view(viewer)).objects("players").get(seat);
  }

  @Test
  @Rule("DL-S03")
  void aHandIsSeenByItsOwnerOnlyOthersSeeHowManyCards() {
    DealPosition position = DealStory.turn(3).hand(0, "red 5").hand(1, "sly_deal 1 2").position();
    assertEquals(
        List.of(Card.SLY_DEAL, Card.MONEY_1, Card.MONEY_2),
        player(position, 1, 1).constants("hand", Card.class));
    for (int viewer : new int[] {0, 2, Position.TABLE}) {
      assertFalse(player(position, viewer, 1).has("hand"));
      assertEquals(3, player(position, viewer, 1).number("held", 0, 106));
      assertFalse(position.view(viewer).toString().contains("sly_deal"));
    }
  }

  /** What lies in the pile follows from all hands, so it is a number only, for everybody. */
  @Test
  @Rule("DL-S04")
  void nobodySeesWhatThePileHolds() {
    DealPosition position = DealStory.turn(2).hand(0, "red").hand(1, "5").position();
    for (int viewer = Position.TABLE; viewer < 2; viewer++) {
      assertEquals(104L, position.view(viewer).get("pile"));
    }
  }

  @Test
  @Rule("DL-S03")
  void aDrawTellsOthersHowManyCardsAndNotWhich() {
    DealStory one = DealStory.turn(3).hand(1, "1").ends(0).draws("just_say_no 10");
    DealStory other = DealStory.turn(3).hand(1, "1").ends(0).draws("red 2");
    for (DealStory story : List.of(one, other)) {
      story.happened(new DealEvent.CardsDrawn(1, 2));
    }
    for (int viewer : new int[] {0, 2, Position.TABLE}) {
      assertEquals(one.position().view(viewer), other.position().view(viewer));
    }
  }

  @Test
  @Rule("DL-06")
  void whatGoesUnderThePileIsSeenByNobodyElse() {
    DealStory one = DealStory.turn(2, "excess=under_pile").hand(0, "1 1 2 2 3 3 4 red").ends(0);
    DealStory other = DealStory.turn(2, "excess=under_pile").hand(0, "1 1 2 2 3 3 4 red").ends(0);
    one.discards(0, "red");
    other.discards(0, "4");
    for (int viewer : new int[] {1, Position.TABLE}) {
      assertEquals(one.position().view(viewer), other.position().view(viewer));
    }
  }

  /** The target is asked whatever it holds, and so is the attacker after a No. */
  @Test
  @Rule({"DL-10", "DE-06"})
  void beingAskedForANoTellsNothing() {
    DealStory with =
        DealStory.turn(2).hand(0, "debt_collector 1").hand(1, "just_say_no").bank(1, "10");
    DealStory without = DealStory.turn(2).hand(0, "debt_collector 1").hand(1, "2").bank(1, "10");
    with.collectsDebt(0, 1);
    without.collectsDebt(0, 1);
    for (int viewer : new int[] {0, Position.TABLE}) {
      assertEquals(with.position().view(viewer), without.position().view(viewer));
    }
  }

  @Test
  @Rule({"DL-S03", "DL-S04"})
  void redealingChangesWhatIsHiddenAndNothingThatIsSeen() {
    DealPosition truth =
        DealStory.turn(3)
            .hand(0, "debt_collector red 5")
            .hand(1, "just_say_no 1 2")
            .hand(2, "sly_deal pink")
            .bank(1, "3 3")
            .collectsDebt(0, 1)
            .position();
    FastRandom random = new FastRandom(1);
    Set<Object> worlds = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      DealPosition other = truth.copy();
      other.redeal(0, random);
      assertEquals(truth.view(0), other.view(0));
      assertEquals(truth.deciders(), other.deciders());
      assertEquals(truth.hand(0), other.hand(0));
      assertEquals(3, other.handSize(1));
      assertEquals(other.save(), Deal.GAME.load(other.save()).save());
      worlds.add(other.save());
    }
    assertTrue(worlds.size() > 290, () -> worlds.size() + " worlds");
  }

  /** Who looks on at the table sees no hand, so all of them may be others. */
  @Test
  @Rule({"DL-S03", "DL-S04"})
  void forWhoLooksOnAllHandsAreHidden() {
    DealPosition truth = DealStory.turn(2).hand(0, "red 5").hand(1, "just_say_no 1").position();
    FastRandom random = new FastRandom(1);
    Set<Object> hands = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      DealPosition other = truth.copy();
      other.redeal(Position.TABLE, random);
      assertEquals(truth.view(Position.TABLE), other.view(Position.TABLE));
      assertEquals(other.save(), Deal.GAME.load(other.save()).save());
      hands.add(other.hand(0));
    }
    assertTrue(hands.size() > 50, () -> hands.size() + " hands");
  }
}
