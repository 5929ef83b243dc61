package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Games;
import croupier.engine.Group;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import croupier.engine.Sentences;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in the box, who plays, and who begins. */
class ExpressSetupTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule({"EX-S01", "EX-25"})
  void twoToFourPlay(int seats) {
    assertEquals(seats, ExpressStory.game(seats).position().seats());
  }

  @Test
  @Rule({"EX-S01", "EX-25"})
  void oneAndFiveDoNotPlayUnlessTheTableIsOpen() {
    for (int seats : new int[] {1, 5}) {
      Refusal refusal = assertThrows(Refusal.class, () -> ExpressStory.game(seats));
      assertEquals(
          "The game express is for 2 to 4 seats, not " + seats + ".", Sentences.of(refusal));
      ExpressStory.game(seats, "table=open");
    }
    assertThrows(Refusal.class, () -> ExpressStory.game(7, "table=open"));
  }

  @Test
  @Rule({"EX-25"})
  void aLonePlayerTakesTurnAfterTurn() {
    ExpressStory.game(1, "table=open")
        .chance(new ExpressOutcome.First(0))
        .rolls("j3 go")
        .stops()
        .isTurnOf(0)
        .goesToJail()
        .isTurnOf(0)
        .hasScored(200);
  }

  @Test
  @Rule({"EX-S02"})
  void theBoxHoldsElevenDiceAndFourHouses() {
    assertEquals(11, Die.values().length);
    assertEquals(7, Arrays.stream(Die.values()).filter(Die::isProperty).count());
    assertEquals(3, Arrays.stream(Die.values()).filter(Die::isPolice).count());
    assertEquals(4, ExpressData.STANDARD.houses);
  }

  @ParameterizedTest
  @CsvSource({
    "p1, chance green orange pink red yellow",
    "p2, brown brown chance dark_blue railroad railroad",
    "p3, light_blue light_blue pink pink utility utility",
    "p4, brown brown dark_blue light_blue railroad railroad",
    "p5, light_blue light_blue pink pink utility utility",
    "p6, green orange railroad railroad red yellow",
    "p7, green orange orange railroad red yellow",
    "j1, blank blank blank blank policeman policeman",
    "j2, blank blank blank blank policeman policeman",
    "j3, blank blank blank go policeman policeman",
    "h,  broken_house get_out_of_jail hotel house house house",
  })
  @Rule({"EX-S02", "EX-01", "EX-10"})
  void everyDieBearsItsFaces(String die, String faces) {
    List<Face> sides = ExpressData.STANDARD.faces(Die.valueOf(die.toUpperCase(Locale.ROOT)));
    List<String> borne = sides.stream().map(side -> Records.lower(side.name())).sorted().toList();
    assertEquals(faces, String.join(" ", borne));
  }

  @Test
  @Rule({"EX-S05"})
  void theGameBeginsWithAnEmptyBoardAndNothingScored() {
    ExpressStory story = ExpressStory.game(3).hasScored(0, 0, 0).holdsHouses(0, 0, 0).jailHolds();
    assertEquals(List.of(), story.position().save().get("board"));
    story.chance(new ExpressOutcome.First(1)).isWorth(0);
  }

  @Test
  @Rule({"EX-S06", "EX-23"})
  void chanceNamesWhoBegins() {
    ExpressStory story = ExpressStory.game(3);
    assertEquals(new ExpressAsk.FirstSeat(3), story.position().asks());
    story
        .chance(new ExpressOutcome.First(2))
        .saw(new ExpressEvent.TurnBegan(2))
        .isTurnOf(2)
        .isAt(Phase.READY);
  }

  @Test
  @Rule({"EX-S06"})
  void theTurnGoesRoundTheTable() {
    ExpressStory story = ExpressStory.game(3).chance(new ExpressOutcome.First(1));
    for (int seat : new int[] {1, 2, 0, 1}) {
      story.isTurnOf(seat).rolls().stops();
    }
  }

  @Test
  @Rule({"EX-23"})
  void theFewestPolicemenBeginAndTheTiedRollAgain() {
    ExpressStory story = ExpressStory.game(4, "first=policemen");
    assertEquals(new ExpressAsk.PoliceRoll(List.of(0, 1, 2, 3)), story.position().asks());
    story
        .chance(new ExpressOutcome.Policemen(List.of(1, 2, 3, 1)))
        .saw(new ExpressEvent.PolicemenCounted(List.of(0, 1, 2, 3), List.of(1, 2, 3, 1)))
        .isAt(Phase.STARTING);
    assertEquals(new ExpressAsk.PoliceRoll(List.of(0, 3)), story.position().asks());
    story
        .chance(new ExpressOutcome.Policemen(List.of(2, 2)))
        .isAt(Phase.STARTING)
        .chance(new ExpressOutcome.Policemen(List.of(3, 0)))
        .isTurnOf(3)
        .isAt(Phase.READY);
  }

  @Test
  @Rule({"EX-23"})
  void eachSeatThatRollsCountsNoneToThreePolicemen() {
    ExpressPosition start = ExpressStory.game(2, "first=policemen").position();
    for (List<Integer> counts :
        List.of(List.of(1), List.of(1, 1, 1), List.of(-1, 1), List.of(1, 4))) {
      Refusal refusal =
          assertThrows(
              Refusal.class, () -> start.happen(new ExpressOutcome.Policemen(counts)), "" + counts);
      assertEquals("Give a count from 0 to 3 for each of 2 seats.", Sentences.of(refusal));
    }
    assertThrows(Refusal.class, () -> start.happen(new ExpressOutcome.First(0)));
    ExpressPosition other = ExpressStory.game(2).position();
    assertThrows(Refusal.class, () -> other.happen(new ExpressOutcome.First(-1)));
    assertThrows(Refusal.class, () -> other.happen(new ExpressOutcome.First(2)));
    assertThrows(Refusal.class, () -> other.happen(new ExpressOutcome.Policemen(List.of(0, 1))));
  }

  @Test
  @Rule({"EX-S39", "EX-01"})
  void dearerGroupsHaveFewerFacesForEachSquare() {
    Map<Face, Integer> count = new HashMap<>();
    for (Die die : Die.values()) {
      for (Face side : ExpressData.STANDARD.faces(die)) {
        count.merge(side, 1, Integer::sum);
      }
    }
    String faces =
        Arrays.stream(Group.values())
            .map(group -> String.valueOf(count.get(Face.at(group.ordinal()))))
            .collect(Collectors.joining(" "));
    assertEquals("4 5 5 4 3 3 3 2 7 4", faces, "brown to dark blue, railroad, utility");
    assertEquals(2, count.get(Face.CHANCE));
    assertEquals(1, count.get(Face.GO));
    double rarer = Double.MAX_VALUE;
    for (Group group : Group.values()) {
      double share =
          (double) count.get(Face.at(group.ordinal()))
              / ExpressData.STANDARD.squares[group.ordinal()];
      if (group.isColour()) {
        assertEquals(Math.min(share, rarer), share, group + " is no more common");
        rarer = share;
      }
    }
  }

  @Test
  void theGameIsListed() {
    assertEquals(Express.GAME, Games.named("express"));
  }
}
