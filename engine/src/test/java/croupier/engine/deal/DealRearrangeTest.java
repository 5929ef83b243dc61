package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Rule;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** New order among the own properties: all that can be done, and what becomes of the sets. */
class DealRearrangeTest {
  /** These moves are listed, each once. */
  private static void listed(DealStory story, Class<?> kind, DealAction... expected) {
    List<DealAction> listed =
        story.position().actions(0).stream()
            .map(DealAction.class::cast)
            .filter(kind::isInstance)
            .toList();
    assertEquals(Set.of(expected), Set.copyOf(listed));
    assertEquals(expected.length, listed.size(), "each is listed once");
  }

  /** Whoever moves at random comes upon each of these and on nothing else that is not listed. */
  private static void drawn(DealStory story, DealAction... unlisted) {
    DealPosition position = story.position();
    Set<Object> all = new HashSet<>(position.actions(0));
    all.addAll(List.of(unlisted));
    FastRandom random = new FastRandom(1);
    long[] room = new long[Position.MOST_MOVES];
    Set<Object> drawn = new HashSet<>();
    for (int i = 0; i < 1_000 || i < 20_000 && !drawn.equals(all); i++) {
      Arrays.fill(room, 0, 64, DealMoves.move(DealMoves.DISCARD));
      drawn.add(position.action(position.any(0, random, room)));
    }
    assertEquals(all, drawn);
    for (DealAction action : unlisted) {
      story.may(0, action);
    }
  }

  private static DealAction[] turns(Laid... wilds) {
    return Arrays.stream(wilds)
        .flatMap(
            wild ->
                wild.card().colours().stream()
                    .filter(colour -> colour != wild.colour())
                    .map(colour -> new DealAction.TurnWild(wild, colour)))
        .toArray(DealAction[]::new);
  }

  // --- exchanges

  @Test
  @Rule("DL-09")
  void wildCardsTurnToEachOfTheirColoursAndChangePlacesWhereBothFit() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "1")
            .set(0, "red red red")
            .set(0, "red_yellow_as_red ten_colour_as_red")
            .set(0, "yellow")
            .set(0, "green");
    listed(story, DealAction.TurnWild.class, turns(Laid.RED_YELLOW_AS_RED, Laid.TEN_COLOUR_AS_RED));
    listed(story, DealAction.Exchange.class);
    drawn(
        story,
        new DealAction.Exchange(Laid.RED, 0, Laid.RED_YELLOW_AS_RED, 1),
        new DealAction.Exchange(Laid.RED, 0, Laid.TEN_COLOUR_AS_RED, 1));
  }

  @Test
  @Rule("DL-09")
  void whatDoesNotLieThereOrIsBuiltDoesNotChangePlaces() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "1")
            .set(0, "red red red_yellow_as_red house_on_red")
            .set(0, "red");
    drawn(story, new DealAction.Exchange(Laid.RED, 1, Laid.RED_YELLOW_AS_RED, 0));
    for (DealAction exchange :
        List.of(
            new DealAction.Exchange(Laid.RED_YELLOW_AS_RED, 0, Laid.HOUSE_ON_RED, 1),
            new DealAction.Exchange(Laid.HOUSE_ON_RED, 0, Laid.RED_YELLOW_AS_RED, 1),
            new DealAction.Exchange(Laid.RED, 1, Laid.TEN_COLOUR_AS_RED, 0),
            new DealAction.Exchange(Laid.RED, 0, Laid.RED_YELLOW_AS_RED, 0),
            new DealAction.Exchange(Laid.RED, 0, Laid.RED, 1))) {
      story.mayNot(0, exchange, DealReason.DOES_NOT_CHANGE_PLACES);
    }
  }

  @Test
  @Rule("DL-09")
  void aWildCardThatFitsNowhereElseOnlyTurns() {
    DealStory story =
        DealStory.turn(2).hand(0, "1").set(0, "red red_yellow_as_red").set(0, "yellow");
    assertEquals(List.of(), story.position().shapes(0));
    listed(story, DealAction.TurnWild.class, turns(Laid.RED_YELLOW_AS_RED));
    drawn(story);
  }

  /** The bounds of all exchanges are the own properties, without what is built on them. */
  @Test
  @Rule("DL-09")
  void aShapeTellsWhatCanChangePlaces() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "1")
            .set(0, "red red red house_on_red")
            .set(0, "red_yellow_as_red");
    List<Laid> cards = DealStory.laid("red red red red_yellow_as_red");
    assertEquals(List.of(new DealShape.Exchange(cards)), story.position().shapes(0));
    assertEquals(List.of(), story.position().shapes(1), "it is not their turn");
    assertEquals(30, story.position().rearrangementsLeft());
    DealPosition done = Deal.GAME.load(ChangedDeal.changed(story, "rearrangements_left", 0L));
    assertEquals(List.of(), done.shapes(0), "as often as a turn allows");
    assertEquals(0, done.rearrangementsLeft());
  }

  /** A ten-coloured wild card takes the place of the one that made the set complete, and back. */
  @Test
  @Rule({"DL-09", "DL-27"})
  void anExchangeMakesASetCompleteAndBreaksIt() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "ten_colour_as_dark_blue ten_colour_as_dark_blue")
        .set(0, "green dark_blue_green_as_green")
        .does(
            0,
            new DealAction.Exchange(
                Laid.DARK_BLUE_GREEN_AS_GREEN, 0, Laid.TEN_COLOUR_AS_DARK_BLUE, 0))
        .happened(
            new DealEvent.Exchanged(0, Laid.DARK_BLUE_GREEN_AS_DARK_BLUE, Laid.TEN_COLOUR_AS_GREEN))
        .happened(new DealEvent.SetCompleted(0, Group.DARK_BLUE))
        .setsAre(
            0, "dark_blue_green_as_dark_blue ten_colour_as_dark_blue", "green ten_colour_as_green")
        .does(
            0,
            new DealAction.Exchange(
                Laid.DARK_BLUE_GREEN_AS_DARK_BLUE, 0, Laid.TEN_COLOUR_AS_GREEN, 0))
        .happened(new DealEvent.SetBroken(0, Group.DARK_BLUE));
  }

  /** The first set has ten-coloured wild cards only; the second one counts, and brings the rent. */
  @Test
  @Rule({"DL-09", "DL-15", "DL-27"})
  void aColourIsCompleteWhicheverOfItsSetsIs() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "1")
            .set(0, "dark_blue ten_colour_as_dark_blue")
            .set(0, "dark_blue_green_as_dark_blue ten_colour_as_dark_blue")
            .does(0, new DealAction.Exchange(Laid.DARK_BLUE, 0, Laid.TEN_COLOUR_AS_DARK_BLUE, 1))
            .neverHappened(DealEvent.SetBroken.class)
            .setsInOrder(
                0,
                "ten_colour_as_dark_blue ten_colour_as_dark_blue",
                "dark_blue dark_blue_green_as_dark_blue");
    assertEquals(1, story.position().completeColours(0));
    assertEquals(8, story.position().rent(0, Group.DARK_BLUE));
  }

  // --- gaps

  /** Two full sets, and the first one loses a card: then it is the last. */
  @Test
  @Rule("DE-01")
  void aFullSetGivesNothingToCloseAGap() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "red red red_yellow_as_red")
        .set(0, "red ten_colour_as_red ten_colour_as_red")
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW))
        .neverHappened(DealEvent.SetBroken.class)
        .setsInOrder(
            0, "red ten_colour_as_red ten_colour_as_red", "red red", "red_yellow_as_yellow");
  }

  @Test
  @Rule("DE-01")
  void aGapInTheSecondOfThreeSetsIsClosedByTheThird() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "red red red")
        .set(0, "red_yellow_as_red red_yellow_as_red ten_colour_as_red")
        .set(0, "ten_colour_as_red")
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW))
        .setsInOrder(
            0,
            "red red red",
            "red_yellow_as_red ten_colour_as_red ten_colour_as_red",
            "red_yellow_as_yellow");
  }

  /** The card beside the waiting House is paid, and the one that would take its place as well. */
  @Test
  @Rule({"DL-23", "DE-01"})
  void whereOnlyAWaitingHouseIsLeftNothingClosesAGap() {
    DealStory.turn(2, "broken_set=stay")
        .hand(0, "debt_collector")
        .set(1, "red red red")
        .set(1, "red_yellow_as_red house_on_red")
        .collectsDebt(0, 1)
        .accepts(1)
        .pays(1, "red red_yellow_as_red")
        .setsAre(1, "red red")
        .bankIs(1, "house");
  }

  /** The second set of wild cards only gives up one of them for the card that completes it. */
  @Test
  @Rule({"DL-26", "DL-27"})
  void aCardGoesToTheSetThatItCompletesAndTheWildCardBeginsAnother() {
    DealStory.turn(2)
        .hand(0, "dark_blue 1")
        .set(0, "dark_blue dark_blue_green_as_dark_blue")
        .set(0, "ten_colour_as_dark_blue ten_colour_as_dark_blue")
        .lays(0, "dark_blue")
        .setsInOrder(
            0,
            "dark_blue dark_blue_green_as_dark_blue",
            "dark_blue ten_colour_as_dark_blue",
            "ten_colour_as_dark_blue");
  }

  /** A wild card completes nothing where a set needs a property, so it begins another. */
  @Test
  @Rule({"DL-26", "DL-27"})
  void aCardThatCompletesNothingTakesNoPlaceInAFullSet() {
    DealStory.turn(2, "wild_sets=property")
        .hand(0, "light_blue_railroad 1")
        .set(0, "light_blue_brown_as_light_blue ten_colour_as_light_blue ten_colour_as_light_blue")
        .lays(0, "light_blue_railroad_as_light_blue")
        .setsInOrder(
            0,
            "light_blue_brown_as_light_blue ten_colour_as_light_blue ten_colour_as_light_blue",
            "light_blue_railroad_as_light_blue");
  }

  @Test
  @Rule({"DL-29", "DE-01"})
  void theSecondOfThreeSetsIsTakenAndTheOthersMoveTogether() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "deal_breaker 1")
            .set(1, "brown brown")
            .set(1, "light_blue_brown_as_brown ten_colour_as_brown")
            .set(1, "ten_colour_as_brown");
    listed(
        story,
        DealAction.DealBreaker.class,
        new DealAction.DealBreaker(1, Group.BROWN, 0),
        new DealAction.DealBreaker(1, Group.BROWN, 1));
    story
        .does(0, new DealAction.DealBreaker(1, Group.BROWN, 1))
        .accepts(1)
        .setsInOrder(1, "brown brown", "ten_colour_as_brown")
        .setsInOrder(0, "light_blue_brown_as_brown ten_colour_as_brown");
  }

  // --- buildings

  private static DealStory twoRedSets(String... options) {
    return DealStory.turn(2, options)
        .hand(0, "house hotel 1")
        .set(0, "red red red")
        .set(0, "red_yellow_as_red red_yellow_as_red ten_colour_as_red house_on_red");
  }

  @Test
  @Rule("DL-25")
  void eachOfTwoSetsOfAColourTakesItsOwnBuildings() {
    DealStory story = twoRedSets();
    listed(
        story,
        DealAction.Build.class,
        new DealAction.Build(Laid.HOUSE_ON_RED, 0),
        new DealAction.Build(Laid.HOTEL_ON_RED, 1));
    story
        .mayNot(0, new DealAction.Build(Laid.HOUSE_ON_RED, 1), DealReason.HOUSE_NEEDS_COMPLETE_SET)
        .does(0, new DealAction.Build(Laid.HOTEL_ON_RED, 1))
        .setsInOrder(
            0,
            "red red red",
            "red_yellow_as_red red_yellow_as_red ten_colour_as_red house_on_red hotel_on_red");
    assertEquals(6 + 3 + 4, story.position().rent(0, Group.RED));
  }

  @Test
  @Rule("DL-25")
  void aHouseCanStandOnEitherOfTwoSetsOfAColour() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "house 1")
            .set(0, "red red red")
            .set(0, "red_yellow_as_red red_yellow_as_red ten_colour_as_red");
    listed(
        story,
        DealAction.Build.class,
        new DealAction.Build(Laid.HOUSE_ON_RED, 0),
        new DealAction.Build(Laid.HOUSE_ON_RED, 1));
  }

  @Test
  @Rule("DL-24")
  void buildingsMoveToEachSetThatCanTakeThemAsAnOption() {
    DealStory story =
        twoRedSets("moving_buildings=yes").set(0, "brown brown house_on_brown hotel_on_brown");
    DealAction house = new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 1, Group.RED, 0);
    DealAction hotel = new DealAction.MoveBuilding(Laid.HOTEL_ON_BROWN, 0, Group.RED, 1);
    listed(story, DealAction.MoveBuilding.class, house, hotel);
    drawn(
        story,
        new DealAction.Exchange(Laid.RED, 0, Laid.RED_YELLOW_AS_RED, 1),
        new DealAction.Exchange(Laid.RED, 0, Laid.TEN_COLOUR_AS_RED, 1));
    story
        .mayNot(
            0,
            new DealAction.MoveBuilding(Laid.HOTEL_ON_RED, 1, Group.RED, 1),
            DealReason.BUILDING_CANNOT_MOVE)
        .does(0, house)
        .setsInOrder(
            0,
            "brown brown house_on_brown hotel_on_brown",
            "red red red house_on_red",
            "red_yellow_as_red red_yellow_as_red ten_colour_as_red")
        .does(0, new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 0, Group.RED, 1))
        .does(0, hotel)
        .happened(new DealEvent.BuildingMoved(0, Laid.HOTEL_ON_BROWN, Laid.HOTEL_ON_RED))
        .does(0, new DealAction.MoveBuilding(Laid.HOUSE_ON_BROWN, 0, Group.RED, 0))
        .setsInOrder(
            0,
            "brown brown",
            "red red red house_on_red",
            "red_yellow_as_red red_yellow_as_red ten_colour_as_red house_on_red hotel_on_red");
  }

  @Test
  @Rule("DL-24")
  void aPropertyDoesNotMoveAsABuildingDoes() {
    DealStory.turn(2, "moving_buildings=yes")
        .hand(0, "1")
        .set(0, "red red red house_on_red hotel_on_red")
        .set(0, "brown brown house_on_brown")
        .mayNot(
            0,
            new DealAction.MoveBuilding(Laid.RED, 0, Group.BROWN, 0),
            DealReason.BUILDING_CANNOT_MOVE);
  }

  /** Without a play left there is the House to move, until it cannot. */
  @Test
  @Rule({"DL-24", "DE-05"})
  void aTurnGoesOnWhileABuildingCanMove() {
    DealStory movable =
        DealStory.turn(2, "moving_buildings=yes")
            .hand(0, "1 2 3 4")
            .set(0, "red red red house_on_red")
            .set(0, "brown brown");
    movable.banks(0, "1").banks(0, "2").banks(0, "3").isTurnOf(0).playsLeft(0);
    listed(
        movable,
        DealAction.MoveBuilding.class,
        new DealAction.MoveBuilding(Laid.HOUSE_ON_RED, 0, Group.BROWN, 0));
    drawn(movable);
    DealStory.turn(2, "moving_buildings=yes")
        .hand(0, "1 2 3")
        .set(0, "red red red house_on_red")
        .set(0, "brown brown house_on_brown")
        .banks(0, "1")
        .banks(0, "2")
        .banks(0, "3")
        .isTurnOf(1);
  }

  // --- what a hand can do

  @Test
  @Rule({"DL-08", "DL-S33", "DL-S34"})
  void rentIsListedForEachColourThatBringsSomeWithAsManyDoublersAsThereArePlays() {
    DealStory story =
        DealStory.turn(3)
            .hand(0, "rent_ten_colour rent_red_yellow double_the_rent double_the_rent 1 2")
            .set(0, "red")
            .set(0, "utility")
            .banks(0, "1");
    listed(
        story,
        DealAction.ChargeRent.class,
        new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 0),
        new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 1));
    listed(
        story,
        DealAction.ChargeOneRent.class,
        Stream.of(Group.RED, Group.UTILITY)
            .flatMap(
                colour ->
                    Stream.of(0, 1)
                        .flatMap(
                            doublers ->
                                Stream.of(1, 2)
                                    .map(
                                        target ->
                                            new DealAction.ChargeOneRent(
                                                colour, doublers, target))))
            .toArray(DealAction[]::new));
    listed(
        DealStory.turn(4).hand(0, "debt_collector birthday pass_go"),
        DealAction.CollectDebt.class,
        new DealAction.CollectDebt(1),
        new DealAction.CollectDebt(2),
        new DealAction.CollectDebt(3));
  }

  /** Not a building without a site, nor a Just Say No: these wait or are banked. */
  @Test
  @Rule("DL-30")
  void whatFindsNothingMayBePlayedForNothingAsAnOption() {
    String hand =
        "house just_say_no deal_breaker sly_deal forced_deal rent_red_yellow rent_ten_colour";
    listed(
        DealStory.turn(2, "no_target=yes").hand(0, hand + " pass_go"),
        DealAction.PlayForNothing.class,
        Stream.of(
                Card.DEAL_BREAKER,
                Card.SLY_DEAL,
                Card.FORCED_DEAL,
                Card.RENT_RED_YELLOW,
                Card.RENT_TEN_COLOUR)
            .map(DealAction.PlayForNothing::new)
            .toArray(DealAction[]::new));
    listed(DealStory.turn(2).hand(0, hand), DealAction.PlayForNothing.class);
  }

  // --- cards that find nothing

  @Test
  @Rule({"DL-08", "DL-30"})
  void atRandomEverythingListedIsPlayed() {
    String hand = "just_say_no double_the_rent sly_deal forced_deal pass_go";
    DealStory alone = DealStory.turn(3, "no_target=yes").hand(0, hand).set(0, "green");
    drawn(alone);
    DealStory others = DealStory.turn(3).hand(0, hand).set(0, "green").set(1, "red").set(2, "pink");
    drawn(others);
    listed(
        others,
        DealAction.ForcedDeal.class,
        new DealAction.ForcedDeal(1, Laid.RED, Laid.GREEN),
        new DealAction.ForcedDeal(2, Laid.PINK, Laid.GREEN));
    listed(
        DealStory.turn(2).hand(0, "1").set(0, "green").set(1, "red"), DealAction.ForcedDeal.class);
  }

  @Test
  @Rule("DL-30")
  void theLastPlayMayBeForNothing() {
    DealStory.turn(3, "no_target=yes")
        .hand(0, "pass_go 1 2")
        .pile("")
        .banks(0, "1")
        .banks(0, "2")
        .may(0, new DealAction.PlayForNothing(Card.PASS_GO))
        .does(0, new DealAction.PlayForNothing(Card.PASS_GO))
        .isTurnOf(1);
  }

  /** One shape for each opponent who has something outside a complete set. */
  @Test
  @Rule("DL-28")
  void aShapeTellsWhatCanBeSwapped() {
    DealStory story =
        DealStory.turn(4)
            .hand(0, "forced_deal 1 2 3")
            .set(0, "red_yellow_as_red")
            .set(0, "brown brown")
            .set(1, "utility utility")
            .set(2, "pink")
            .set(2, "green")
            .set(3, "orange orange");
    List<Laid> own = List.of(Laid.RED_YELLOW_AS_RED);
    assertEquals(
        List.of(
            new DealShape.ForcedDeal(2, List.of(Laid.PINK, Laid.GREEN), own),
            new DealShape.ForcedDeal(3, List.of(Laid.ORANGE), own)),
        story.position().shapes(0));
    story.banks(0, "1").banks(0, "2").banks(0, "3").isTurnOf(0);
    assertEquals(List.of(), story.position().shapes(0), "no play is left");
    assertEquals(
        List.of(),
        DealStory.turn(2).hand(0, "forced_deal").set(1, "red").position().shapes(0),
        "nothing to give");
    assertTrue(
        Stream.of("1", "sly_deal")
            .map(hand -> DealStory.turn(2).hand(0, hand).set(0, "pink").set(1, "red"))
            .map(other -> other.position().shapes(0))
            .collect(Collectors.toSet())
            .equals(Set.of(List.of())),
        "no Forced Deal");
  }
}
