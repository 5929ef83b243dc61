package croupier.engine.express;

import croupier.engine.Group;
import croupier.engine.Rule;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Placing dice on the squares of groups. */
class ExpressGroupsTest {
  @ParameterizedTest
  @CsvSource({
    "brown,      600, p2 p4",
    "light_blue, 1000, p3 p4 p5",
    "pink,       1500, p1 p3 p5",
    "orange,     1800, p1 p6 p7",
    "red,        2200, p1 p6 p7",
    "yellow,     2700, p1 p6 p7",
    "green,      3000, p1 p6 p7",
    "dark_blue,  3500, p2 p4",
  })
  @Rule({"EX-S12", "EX-S25", "EX-S33"})
  void aPropertyIsCompleteWhenAllItsSquaresAreFilled(String group, int money, String dice) {
    completes(group, money, dice);
  }

  @Test
  @Rule({"EX-S14", "EX-S33"})
  void fourRailroadsMakeTwoThousandFiveHundred() {
    completes("railroad", 2500, "p2 p4 p6 p7");
  }

  @Test
  @Rule({"EX-S15", "EX-S33"})
  void twoUtilitiesMakeEightHundred() {
    completes("utility", 800, "p3 p5");
  }

  private static void completes(String group, int money, String dice) {
    String[] words =
        Arrays.stream(dice.split(" ")).map(die -> die + " " + group).toArray(String[]::new);
    String last = words[words.length - 1];
    ExpressStory.turn()
        .rolls(words)
        .places(Arrays.copyOf(words, words.length - 1))
        .sawNo(ExpressEvent.GroupCompleted.class)
        .places(last)
        .saw(
            new ExpressEvent.GroupCompleted(
                0, Group.valueOf(group.toUpperCase(Locale.ROOT)), money))
        .isWorth(money)
        .stops()
        .hasScored(money, 0);
  }

  @Test
  @Rule({"EX-S11", "EX-06"})
  void diceOfSeveralGroupsMayBePlacedAfterOneRoll() {
    ExpressStory.turn()
        .rolls("p2 brown", "p4 brown", "p3 utility", "p5 utility", "p6 red")
        .places("p2 brown", "p4 brown", "p3 utility", "p5 utility", "p6 red")
        .isWorth(600 + 800 + 250)
        .nextRollTakes("p1", "p7", "j1", "j2", "j3", "h");
  }

  @Test
  @Rule({"EX-S11"})
  void aDieGoesOnlyOnASquareThatMatches() {
    ExpressStory.turn()
        .rolls("p2 railroad", "j1 blank")
        .mayNotPlace("p2 brown", "p2 shows railroad, not brown.")
        .mayNotPlace("j1 brown", "j1 does not go on a group's square.");
  }

  @Test
  @Rule({"EX-S11", "EX-06"})
  void ofDiceThatMatchSomeMayBeLeft() {
    ExpressStory.turn()
        .rolls("p2 railroad", "p4 railroad")
        .places("p2 railroad")
        .nextRollTakes("p1", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-S16"})
  void aPlacedDieStaysWhereItIs() {
    ExpressStory.turn()
        .rolls("p1 chance")
        .places("p1 red")
        .mayNotPlace("p1 green", "p1 already lies on the board, and stays there.")
        .rolls()
        .mayNotPlace("p1 orange", "p1 already lies on the board, and stays there.");
  }

  @ParameterizedTest
  @CsvSource({
    "brown",
    "light_blue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "dark_blue",
    "railroad",
    "utility",
  })
  @Rule({"EX-S17", "EX-11"})
  void aChanceGoesOnASquareOfAnyGroup(String group) {
    ExpressStory.turn().rolls("p1 chance").mayPlace("p1 " + group);
  }

  @Test
  @Rule({"EX-S17", "EX-11"})
  void aChanceCompletesAGroupLikeAnyDieOfIt() {
    ExpressStory.turn()
        .rolls("p2 dark_blue", "p1 chance")
        .places("p2 dark_blue", "p1 dark_blue")
        .isWorth(3500);
  }

  @Test
  @Rule({"EX-S17", "EX-11"})
  void aChanceNeedNotBePlaced() {
    ExpressStory.turn()
        .rolls("p1 chance", "p2 chance")
        .rolls("p1 red")
        .mayNotPlace("p1 green", "p1 shows red, not green.");
  }

  @Test
  @Rule({"EX-S18", "EX-11"})
  void aGroupTakesOneChanceOnly() {
    ExpressStory.turn()
        .rolls("p1 chance", "p2 chance", "p6 red", "p7 red")
        .places("p1 red")
        .mayNotPlace("p2 red", "There is a chance in red already.")
        .places("p6 red", "p7 red", "p2 green")
        .isWorth(2200);
  }

  @Test
  @Rule({"EX-S19"})
  void aBlankIsWorthNothingAndGoesNowhere() {
    ExpressStory story = ExpressStory.turn().rolls("j1 blank", "j2 blank", "j3 blank").isWorth(0);
    for (Group group : Group.values()) {
      story.mayNot(new ExpressAction.Place(Die.J1, group), "j1 does not go on a group's square.");
    }
  }

  @Test
  @Rule({"EX-12"})
  void aDieMoreThanThereAreSquaresCannotBePlaced() {
    ExpressStory.turn()
        .rolls("p1 pink", "p3 light_blue", "p4 light_blue", "p5 light_blue", "p2 chance")
        .places("p2 light_blue", "p3 light_blue", "p4 light_blue")
        .mayNotPlace("p5 light_blue", "All squares of light blue are taken.");
  }

  @Test
  @Rule({"EX-12", "EX-11"})
  void aChanceDoesNotGoOnAFullGroupEither() {
    ExpressStory.turn()
        .completesBrown()
        .rolls("p1 chance", "h hotel")
        .mayNotPlace("p1 brown", "All squares of brown are taken.");
  }

  @Test
  @Rule({"EX-02"})
  void darkBlueHasTwoSquares() {
    ExpressStory.turn()
        .rolls("p2 dark_blue", "p4 dark_blue", "p1 chance")
        .places("p2 dark_blue", "p4 dark_blue")
        .isWorth(3500)
        .mayNotPlace("p1 dark_blue", "All squares of dark blue are taken.");
  }

  @Test
  @Rule({"EX-02"})
  void darkBlueCanHaveThreeSquaresAndThenNeedsAChance() {
    ExpressStory.turn("dark_blue_squares=3")
        .rolls("p2 dark_blue", "p4 dark_blue", "p1 chance")
        .places("p2 dark_blue", "p4 dark_blue")
        .isWorth(1000)
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j1", "j2", "j3")
        .places("p1 dark_blue")
        .isWorth(3500)
        .nextRollTakes("p3", "p5", "p6", "p7", "j1", "j2", "j3", "h");
  }
}
