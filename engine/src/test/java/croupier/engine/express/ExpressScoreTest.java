package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a turn scores, and when the game is won. */
class ExpressScoreTest {
  @Test
  @Rule({"EX-S22"})
  void stoppingScoresTheTurnClearsTheBoardAndPassesTheDice() {
    ExpressStory.turn()
        .scores(1000, 0)
        .completesBrown()
        .rolls("j1 policeman", "h house")
        .stops()
        .saw(new ExpressEvent.TurnScored(0, 600, 0, 1000, 0, 0, 2600))
        .saw(new ExpressEvent.TurnBegan(1))
        .hasScored(2600, 0)
        .isTurnOf(1)
        .isAt(Phase.READY)
        .jailHolds()
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-S33"})
  void everyCompleteGroupScores() {
    ExpressStory.turn()
        .rolls("p1 red", "p6 red", "p7 red", "p2 dark_blue", "p4 dark_blue", "p3 utility")
        .places("p1 red", "p6 red", "p7 red", "p2 dark_blue", "p4 dark_blue", "p3 utility")
        .rolls("p5 utility", "h hotel")
        .places("p5 utility")
        .stops()
        .hasScored(2200 + 3500 + 800, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "p2 brown, 50",
    "p3 light_blue, 100",
    "p3 pink, 150",
    "p6 orange, 200",
    "p6 red, 250",
    "p6 yellow, 300",
    "p6 green, 400",
    "p2 dark_blue, 500",
    "p2 railroad, 200",
    "p3 utility, 100",
  })
  @Rule({"EX-S27"})
  void aDieOfAnIncompleteGroupScoresWhatItShows(String die, int money) {
    ExpressStory.turn().rolls(die).places(die).stops().hasScored(money, 0);
  }

  @Test
  @Rule({"EX-S27", "EX-S34", "EX-19"})
  void ofSeveralIncompleteGroupsTheDearestScores() {
    ExpressStory.turn()
        .rolls("p2 railroad", "p4 railroad", "p7 railroad", "p6 green", "p3 pink", "p5 pink")
        .places("p2 railroad", "p4 railroad", "p6 green", "p3 pink", "p5 pink")
        .isWorth(400)
        .places("p7 railroad")
        .stops()
        .saw(new ExpressEvent.TurnScored(0, 0, 600, 0, 0, 0, 600));
  }

  @Test
  @Rule({"EX-S28", "EX-11"})
  void aChanceInAnIncompleteGroupIsWorthNothing() {
    ExpressStory.turn()
        .rolls("p1 chance", "p6 green", "p2 chance")
        .places("p1 green", "p2 railroad")
        .isWorth(0)
        .places("p6 green")
        .isWorth(400);
  }

  @Test
  @Rule({"EX-S34", "EX-20"})
  void theIncompleteGroupScoresBesideTheCompleteOnes() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("p6 green", "p7 green", "h house")
        .places("p6 green", "p7 green")
        .stops()
        .saw(new ExpressEvent.TurnScored(0, 600, 800, 1000, 0, 0, 2400));
  }

  @Test
  @Rule({"EX-S27"})
  void onlyDiceOnTheBoardScore() {
    ExpressStory.turn().rolls("p2 dark_blue", "p4 dark_blue").stops().hasScored(0, 0);
  }

  @Test
  @Rule({"EX-S35", "EX-16"})
  void everyHouseHeldAtTheEndScoresAThousand() {
    ExpressStory.turn()
        .completesBrown()
        .rollsHouseDie("house", "house", "house", "broken_house")
        .stops()
        .hasScored(600 + 2000, 0);
  }

  @Test
  @Rule({"EX-S03", "EX-S36", "EX-21"})
  void whoReachesFifteenThousandWinsAtOnce() {
    ExpressStory story =
        ExpressStory.turn()
            .scores(14_400, 14_950)
            .completesBrown()
            .stops()
            .saw(new ExpressEvent.GameWon(0, 15_000))
            .isAt(Phase.OVER);
    assertEquals(new Result(List.of(0), List.of(15_000, 14_950)), story.position().result());
    assertThrows(Refusal.class, () -> story.does(new ExpressAction.Roll()));
  }

  @Test
  @Rule({"EX-S36", "EX-21"})
  void fiftyShortOfTheGoalTheGameGoesOn() {
    ExpressStory.turn().scores(14_350, 0).completesBrown().stops().isTurnOf(1);
  }

  @Test
  @Rule({"EX-21"})
  void theGoalCountsOnlyWhenTheTurnIsScored() {
    ExpressStory.turn()
        .scores(14_950, 0)
        .rolls("j3 go")
        .isAt(Phase.CHOOSING)
        .goesToJail()
        .hasScored(14_950, 0)
        .isTurnOf(1);
  }

  @ParameterizedTest
  @CsvSource({"10000", "15000", "25000"})
  @Rule({"EX-S37"})
  void aShorterOrLongerGameHasAnotherGoal(int goal) {
    ExpressStory.turn("goal=" + goal)
        .scores(0, goal - 250)
        .rolls()
        .stops()
        .rolls("j3 go")
        .stops()
        .isTurnOf(0)
        .hasScored(0, goal - 50)
        .rolls()
        .stops()
        .rolls("p2 brown")
        .places("p2 brown")
        .stops()
        .isAt(Phase.OVER)
        .hasScored(0, goal);
  }
}
