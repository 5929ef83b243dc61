package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Group;
import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Properties, wild cards, sets, and how they may be rearranged. */
class DealPropertyTest {
  @Test
  @Rule("DL-S18")
  void aPropertyIsLaidFaceUpAndThereMayBeAnyNumber() {
    DealStory.turn(2)
        .hand(0, "red brown railroad")
        .set(0, "pink pink")
        .lays(0, "red")
        .lays(0, "brown")
        .lays(0, "railroad")
        .happened(new DealEvent.PropertyLaid(0, Laid.RAILROAD))
        .setsAre(0, "brown", "pink pink", "red", "railroad");
  }

  @ParameterizedTest
  @CsvSource({
    "brown, 2",
    "light_blue, 3",
    "pink, 3",
    "orange, 3",
    "red, 3",
    "yellow, 3",
    "green, 3",
    "dark_blue, 2",
    "railroad, 4",
    "utility, 2"
  })
  @Rule("DL-S29")
  void theColourSaysHowManyMakeASet(String colour, int size) {
    String last = colour;
    DealStory story = DealStory.turn(2).hand(0, colour);
    story.set(0, "%s ".formatted(colour).repeat(size - 1).strip());
    assertEquals(0, story.position().completeColours(0));
    story.lays(0, last).happened(new DealEvent.SetCompleted(0, DealStory.colour(colour)));
    assertEquals(1, story.position().completeColours(0));
  }

  @Test
  @Rule("DL-S31")
  void aWildCardIsLaidWithOneOfItsColours() {
    DealStory.turn(2)
        .hand(0, "red_yellow")
        .may(0, new DealAction.LayProperty(Laid.RED_YELLOW_AS_RED))
        .may(0, new DealAction.LayProperty(Laid.RED_YELLOW_AS_YELLOW))
        .lays(0, "red_yellow_as_yellow")
        .setsAre(0, "red_yellow_as_yellow");
  }

  @ParameterizedTest
  @EnumSource(Group.class)
  @Rule({"DL-S31", "DL-S32"})
  void theWildOfTenColoursIsAnyColour(Group colour) {
    Laid laid = Laid.of(Card.TEN_COLOUR, colour);
    DealStory story =
        DealStory.turn(2).hand(0, "ten_colour").does(0, new DealAction.LayProperty(laid));
    story.setsAre(0, DealStory.word(laid));
    for (Group other : Group.values()) {
      if (other != colour) {
        story.may(0, new DealAction.TurnWild(laid, other));
      }
    }
  }

  @Test
  @Rule({"DL-S32", "DL-09"})
  void aWildCardIsTurnedWithoutAPlay() {
    DealStory.turn(2)
        .hand(0, "1 2 3")
        .set(0, "red_yellow_as_red red")
        .set(0, "yellow yellow")
        .banks(0, "1")
        .banks(0, "2")
        .banks(0, "3")
        .playsLeft(0)
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW))
        .happened(new DealEvent.WildTurned(0, Laid.RED_YELLOW_AS_RED, Laid.RED_YELLOW_AS_YELLOW))
        .happened(new DealEvent.SetCompleted(0, Group.YELLOW))
        .setsAre(0, "red", "yellow yellow red_yellow_as_yellow")
        .playsLeft(0)
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_YELLOW, Group.RED))
        .happened(new DealEvent.SetBroken(0, Group.YELLOW))
        .setsAre(0, "red red_yellow_as_red", "yellow yellow");
  }

  @Test
  @Rule({"DL-S31", "DL-S32"})
  void aWildCardShowsOnlyItsOwnColours() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "red_yellow_as_red")
        .mayNot(
            0,
            new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.DARK_BLUE),
            "It cannot turn to dark blue.");
  }

  @Test
  @Rule({"DL-S32", "DL-09"})
  void nothingIsRearrangedInTheTurnOfAnother() {
    DealStory.turn(2)
        .hand(0, "debt_collector")
        .bank(1, "4 5")
        .set(1, "red_yellow_as_red red")
        .collectsDebt(0, 1)
        .mayNot(
            1, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW), DealReason.NOW_ANSWER)
        .accepts(1)
        .mayNot(
            1, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW), DealReason.NOW_PAY);
  }

  @Test
  @Rule("DL-09")
  void nothingIsRearrangedWhileAnEffectWaits() {
    DealStory.turn(2)
        .hand(0, "debt_collector just_say_no")
        .set(0, "red_yellow_as_red red")
        .hand(1, "just_say_no")
        .bank(1, "5")
        .collectsDebt(0, 1)
        .saysNo(1)
        .asked(0)
        .mayNot(
            0,
            new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW),
            DealReason.NOW_ANSWER);
  }

  /** The wild card changes places with the property, to be free of the complete set. */
  @Test
  @Rule("DL-09")
  void ordinaryPropertiesMoveBetweenOwnSetsOfTheirColour() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "red red red_yellow_as_red")
        .set(0, "red")
        .does(0, new DealAction.Exchange(Laid.RED_YELLOW_AS_RED, 0, Laid.RED, 1))
        .playsLeft(3)
        .setsAre(0, "red red red", "red_yellow_as_red")
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW))
        .setsAre(0, "red red red", "red_yellow_as_yellow");
  }

  /** More than any order needs, and still an end. */
  @Test
  @Rule({"DE-02", "DL-09"})
  void thirtyTimesATurnPropertiesAreRearranged() {
    DealStory story = DealStory.turn(2).hand(0, "1").set(0, "red_yellow_as_red");
    DealAction toYellow = new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW);
    DealAction toRed = new DealAction.TurnWild(Laid.RED_YELLOW_AS_YELLOW, Group.RED);
    for (int i = 0; i < 15; i++) {
      story.does(0, toYellow).does(0, toRed);
    }
    story
        .mayNot(0, toYellow, "You have rearranged your properties as often as a turn allows.")
        .banks(0, "1")
        .isTurnOf(1);
  }

  /** The wild card comes off the full set, and the one beyond takes its place. */
  @Test
  @Rule("DE-01")
  void aGapInAFullSetIsClosedByACardBeyondIt() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "red red red_yellow_as_red house_on_red")
        .set(0, "red")
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW))
        .neverHappened(DealEvent.SetBroken.class)
        .setsAre(0, "red red red house_on_red", "red_yellow_as_yellow");
  }

  @Test
  @Rule("DE-01")
  void theSetsOfAColourAreNumberedTheFullOnesFirst() {
    DealStory story =
        DealStory.turn(2).hand(0, "brown").set(0, "light_blue_brown_as_brown").lays(0, "brown");
    assertEquals(
        List.of(
            new DealSet(
                Group.BROWN, 0, List.of(Laid.BROWN, Laid.LIGHT_BLUE_BROWN_AS_BROWN), true, 2)),
        story.position().sets(0));
    DealStory.turn(2)
        .hand(0, "deal_breaker 1")
        .set(0, "utility")
        .set(1, "utility railroad_utility_as_utility")
        .does(0, new DealAction.DealBreaker(1, Group.UTILITY, 0))
        .accepts(1)
        .setsInOrder(0, "utility railroad_utility_as_utility", "utility");
  }

  @Test
  @Rule("DL-26")
  void cardsBeyondASetBeginAnotherOfThatColour() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "red_yellow red_yellow")
            .set(0, "red red red")
            .lays(0, "red_yellow_as_red")
            .setsAre(0, "red red red", "red_yellow_as_red")
            .lays(0, "red_yellow_as_red")
            .setsAre(0, "red red red", "red_yellow_as_red red_yellow_as_red");
    assertEquals(1, story.position().completeColours(0));
  }

  @Test
  @Rule("DL-26")
  void noWildOverfillsASetSoItIsNotProtectedThere() {
    DealStory.turn(2)
        .hand(0, "sly_deal")
        .set(1, "brown brown")
        .set(1, "light_blue_brown_as_brown")
        .mayNot(
            0, new DealAction.SlyDeal(1, Laid.BROWN), "Seat 1 has no brown outside a complete set.")
        .does(0, new DealAction.SlyDeal(1, Laid.LIGHT_BLUE_BROWN_AS_BROWN))
        .accepts(1)
        .places(0, "light_blue_brown_as_light_blue")
        .setsAre(0, "light_blue_brown_as_light_blue")
        .setsAre(1, "brown brown");
  }

  /** A set of wilds only: two colours on them are enough, ten are not. */
  @Test
  @Rule("DL-27")
  void aSetOfWildsOnlyNeedsOneThatIsNotOfTenColours() {
    DealStory tens =
        DealStory.turn(2)
            .hand(0, "ten_colour house")
            .set(0, "ten_colour_as_dark_blue")
            .lays(0, "ten_colour_as_dark_blue")
            .neverHappened(DealEvent.SetCompleted.class);
    assertEquals(0, tens.position().completeColours(0));
    tens.mayNot(
        0,
        new DealAction.Build(Laid.HOUSE_ON_DARK_BLUE, 0),
        "A House goes on a complete set of yours without a House.");
    DealStory.turn(2)
        .hand(0, "dark_blue_green")
        .set(0, "ten_colour_as_dark_blue")
        .lays(0, "dark_blue_green_as_dark_blue")
        .happened(new DealEvent.SetCompleted(0, Group.DARK_BLUE));
    DealStory.turn(2)
        .hand(0, "pink_orange")
        .set(0, "ten_colour_as_pink pink_orange_as_pink")
        .lays(0, "pink_orange_as_pink")
        .happened(new DealEvent.SetCompleted(0, Group.PINK));
  }

  /** They lie together as two cards of a set, which a third one that has the colour completes. */
  @Test
  @Rule("DL-27")
  void aColourOfTwoTenColouredWildsIsCompletedByTheNextCard() {
    DealStory.turn(2)
        .hand(0, "dark_blue")
        .set(0, "ten_colour_as_dark_blue ten_colour_as_dark_blue")
        .lays(0, "dark_blue")
        .happened(new DealEvent.SetCompleted(0, Group.DARK_BLUE));
  }

  @Test
  @Rule("DL-27")
  void aSetMayNeedACardThatIsNotWildAsAnOption() {
    DealStory.turn(2, "wild_sets=property")
        .hand(0, "dark_blue_green")
        .set(0, "ten_colour_as_dark_blue")
        .lays(0, "dark_blue_green_as_dark_blue")
        .neverHappened(DealEvent.SetCompleted.class);
  }

  @Test
  @Rule("DL-27")
  void twoTenColouredWildsMayBeASetAsAnOption() {
    DealStory.turn(2, "wild_sets=any")
        .hand(0, "ten_colour")
        .set(0, "ten_colour_as_dark_blue")
        .lays(0, "ten_colour_as_dark_blue")
        .happened(new DealEvent.SetCompleted(0, Group.DARK_BLUE));
  }
}
