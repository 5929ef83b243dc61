package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Group;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which dice are rolled, and when. */
class ExpressRollTest {
  private static final ExpressAction ROLL = new ExpressAction.Roll();
  private static final ExpressAction STOP = new ExpressAction.Stop();

  @Test
  @Rule({"EX-S07", "EX-03"})
  void theFirstRollTakesAllDiceButTheHouseDie() {
    ExpressStory.turn()
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3")
        .rolls()
        .nextRollTakes("p1", "p2", "p3", "p4", "p5", "p6", "p7", "j1", "j2", "j3");
  }

  @Test
  @Rule({"EX-24"})
  void aTurnBeginsWithARoll() {
    ExpressStory.turn().mayOnly(ROLL).mayNot(STOP, "A turn begins with a roll.");
  }

  @Test
  @Rule({"EX-S20", "EX-06"})
  void afterAnyRollThePlayerMayStopOrRollAgainWithoutPlacingADie() {
    ExpressStory story = ExpressStory.turn();
    for (int roll = 0; roll < 20; roll++) {
      story.rolls().isAt(Phase.CHOOSING).isTurnOf(0);
    }
    story.stops().isTurnOf(1);
  }

  @Test
  @Rule({"EX-S21", "EX-08"})
  void theNextRollTakesEveryDieThatIsNotOnTheBoard() {
    ExpressStory.turn()
        .rolls("p2 railroad", "p4 railroad", "j2 policeman")
        .places("p2 railroad", "p4 railroad")
        .nextRollTakes("p1", "p3", "p5", "p6", "p7", "j1", "j3")
        .rolls("p6 railroad")
        .places("p6 railroad")
        .nextRollTakes("p1", "p3", "p5", "p7", "j1", "j3");
  }

  @Test
  @Rule({"EX-S21"})
  void aDieThatWasLeftCannotBePlacedAfterTheNextRoll() {
    ExpressStory.turn()
        .rolls("p2 brown")
        .mayPlace("p2 brown")
        .rolls("p2 railroad")
        .mayNotPlace("p2 brown", "p2 shows railroad, not brown.");
  }

  @Test
  @Rule({"EX-07"})
  void aDieIsLeftToRollWhenAllPropertyDiceLieOnTheBoard() {
    everythingButTheLastPoliceDie(ExpressStory.turn(), "j3 blank")
        .nextRollTakes("j3")
        .mayOnly(ROLL, STOP)
        .rolls("j3 policeman")
        .isTurnOf(1);
  }

  @Test
  @Rule({"EX-07", "EX-09"})
  void whenGoRestsAsTheLastDieThePlayerCanOnlyStop() {
    everythingButTheLastPoliceDie(ExpressStory.turn("go_die=aside"), "j3 go")
        .nextRollTakes()
        .mayOnly(STOP)
        .mayNot(ROLL, "No die is left to roll.")
        .stops()
        .hasScored(200 + 2500 + 800 + 400, 0);
  }

  private static ExpressStory everythingButTheLastPoliceDie(ExpressStory story, String last) {
    return story
        .rolls(
            "p1 green",
            "p3 utility",
            "p5 utility",
            "p2 railroad",
            "p4 railroad",
            "p6 railroad",
            "p7 railroad",
            "j1 policeman",
            "j2 policeman",
            last)
        .places("p1 green", "p3 utility", "p5 utility")
        .places("p2 railroad", "p4 railroad", "p6 railroad", "p7 railroad");
  }

  @Test
  @Rule({"EX-S07", "EX-01"})
  void chanceAnswersWithAFaceForEachDieThatIsRolled() {
    ExpressPosition inTheAir = ExpressStory.turn().does(ROLL).position();
    List<Die> dice =
        List.of(Die.P1, Die.P2, Die.P3, Die.P4, Die.P5, Die.P6, Die.P7, Die.J1, Die.J2, Die.J3);
    assertEquals(new ExpressAsk.RollDice(dice), inTheAir.asks());
    refuses(inTheAir, List.of(Face.GREEN), "There must be 10 faces, one a die.");
    List<Face> faces = new ArrayList<>();
    dice.forEach(die -> faces.add(die.isPolice() ? Face.BLANK : Face.RAILROAD));
    refuses(inTheAir, faces, "p1 has no face railroad.");
  }

  private static void refuses(ExpressPosition position, List<Face> faces, String sentence) {
    Outcome rolled = new ExpressOutcome.Rolled(faces);
    Refusal refusal = assertThrows(Refusal.class, () -> position.happen(rolled));
    assertEquals(Refusal.Code.ILLEGAL_OUTCOME, refusal.code());
    assertEquals(sentence, Sentences.of(refusal));
  }

  @Test
  @Rule({"EX-S38"})
  void everybodyCanReadScoresGoalHousesAndMoneyOffTheTable() {
    ExpressPosition position =
        ExpressStory.turn("goal=25000")
            .scores(300, 700)
            .rolls("j3 go", "p2 brown", "p4 brown")
            .places("p2 brown", "p4 brown")
            .rollsHouseDie("house", "house", "house", "house", "hotel")
            .position();
    assertEquals(25_000, position.goal());
    assertEquals(700, position.score(1));
    assertEquals(4, position.houses(0));
    assertEquals(200 + 5000, position.moneyAside());
    assertEquals(3500, position.value(Group.DARK_BLUE));
  }

  @Test
  @Rule({"EX-S38"})
  void everybodySeesTheDiceTheBoardAndWhatTheNextRollTakes() {
    ExpressPosition position =
        ExpressStory.turn().rolls("p2 brown", "j1 policeman").places("p2 brown").position();
    assertEquals(
        List.of("p1", "p3", "p4", "p5", "p6", "p7", "j2", "j3"),
        position.view(Position.TABLE).get("to_roll"));
    assertEquals(position.view(0), position.view(1));
    assertEquals(position.view(0), position.view(Position.TABLE));
  }
}
