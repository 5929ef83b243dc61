package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Saved games that were edited into what no game can be, and what is said about each. Which turns
 * are possible and which are not is compared in full by {@link ExpressPossibleTest}.
 */
class ExpressSaveTest {
  @Test
  void aPositionOfAnotherGameIsRefused() {
    refuses(ExpressStory.turn(), "game", "go", "game must be express, not \"go\".");
  }

  @Test
  void scoresThatNoGroupMakesAreRefused() {
    refuses(ExpressStory.turn(), "scores", List.of(30L, 0L), "scores[0] must be a multiple of 50.");
  }

  @Test
  void aGameThatIsWonIsOver() {
    refuses(
        ExpressStory.turn(),
        "scores",
        List.of(0L, 15_000L),
        "scores[1] has reached the goal, but the game goes on.");
    refuses(ExpressStory.turn(), "stage", "over", "scores[0] must reach the goal of 15000.");
  }

  @Test
  void nobodyHasScoredBeforeTheStart() {
    refuses(
        ExpressStory.game(2), "scores", List.of(0L, 50L), "nobody has scored before the start.");
  }

  @Test
  void beforeTheStartEverySeatOrTheTiedOnesRoll() {
    String sentence = "starters must be all seats, or those that tied for the fewest policemen.";
    refuses(ExpressStory.game(3), "starters", List.of(0L, 1L), sentence);
    refuses(ExpressStory.game(3, "first=policemen"), "starters", List.of(1L), sentence);
    ExpressStory.game(3, "first=policemen").edit("starters", List.of(0L, 2L));
  }

  @Test
  void afterTheStartNobodyRollsForIt() {
    refuses(
        ExpressStory.turn(),
        "starters",
        List.of(0L, 1L),
        "starters are named only before the first turn.");
  }

  @Test
  void anEarlierTurnLeavesNothingOnTheBoard() {
    refuses(ExpressStory.turn(), "jail", List.of("j1"), "board: nothing lies on it between turns.");
  }

  @Test
  void threePolicemenAreNeverInJailTogether() {
    refuses(
        ExpressStory.turn().rolls("j1 policeman", "j2 policeman"),
        "jail",
        List.of("j1", "j2", "j3"),
        "jail: three policemen end the turn.");
    refuses(
        ExpressStory.turn().rolls(),
        "jail",
        List.of("p1"),
        "jail holds each police die at most once.");
  }

  @Test
  void aDieLiesOnlyWhereItsFacesGo() {
    ExpressStory story = ExpressStory.turn().rolls("p1 chance", "p6 red").places("p6 red");
    refuses(story, "board", board("p6", "brown", false), "board: p6 has no face brown.");
    refuses(story, "board", board("p6", "red", true), "board: p6 has no face chance.");
    refuses(story, "board", board("j1", "red", false), "board: j1 has no face red.");
  }

  @Test
  void aGroupTakesNoMoreDiceThanItHasSquaresAndOneChance() {
    ExpressStory story = ExpressStory.turn().rolls();
    refuses(
        story,
        "board",
        List.of(on("p2", "brown", false), on("p4", "brown", false), on("p1", "brown", true)),
        "board: brown has 2 squares.");
    refuses(
        story,
        "board",
        List.of(on("p1", "red", true), on("p2", "red", true)),
        "board: one chance a group; red has two.");
  }

  @Test
  void aDieIsInOnePlaceAndEveryDieIsSomewhere() {
    ExpressStory story = ExpressStory.turn().rolls("p2 brown").places("p2 brown");
    refuses(
        story,
        "board",
        List.of(on("p2", "brown", false), on("p2", "brown", false)),
        "board names p2 twice.");
    refuses(story, "board", board("p4", "brown", false), "table: p4 lies somewhere else already.");
    refuses(story, "board", List.of(), "table: p2 is nowhere.");
    refuses(story, "table", List.of(), "table: p1 is nowhere.");
  }

  @Test
  void aPolicemanDoesNotLieOnTheTable() {
    refuses(
        ExpressStory.turn().rolls(),
        "table",
        List.of(Map.of("die", "j1", "face", "policeman")),
        "table: j1 cannot show policeman.");
  }

  @Test
  void aGoThatShowsHasPaid() {
    ExpressStory story = ExpressStory.turn().rolls("j3 go");
    refuses(story, "go_money", 0L, "go_money: a GO shows but did not pay.");
    refuses(story, "go_money", 300L, "go_money counts in 200s.");
    refuses(
        ExpressStory.turn("go_die=aside").rolls("j3 go"),
        "go_money",
        400L,
        "go_money must be 200 for each die that rests.");
  }

  @Test
  void aSixthHouseIsRefused() {
    refuses(
        ExpressStory.turn("houses=game"), "houses", List.of(3L, 3L), "houses: the box holds 4.");
    refuses(
        ExpressStory.turn(),
        "houses",
        List.of(0L, 1L),
        "houses[1]: houses go back when a turn ends.");
  }

  @Test
  void housesNeedAPropertyAndAHotelNeedsFourHouses() {
    refuses(
        ExpressStory.turn().rolls(),
        "houses",
        List.of(1L, 0L),
        "houses[0]: houses come and go only after a property is complete.");
    refuses(ExpressStory.turn(), "hotel_money", 5000L, "hotel_money needs a complete property.");
    refuses(
        ExpressStory.turn("houses=game").edit("houses", List.of(0L, 1L)).completesBrown(),
        "hotel_money",
        5000L,
        "hotel_money needs all houses of the box.");
  }

  @Test
  void aTurnWithOneHotelAtMostHasNoMoneyOfTwo() {
    String[] fourHouses = {"house", "house", "house", "house", "hotel"};
    ExpressStory story = ExpressStory.turn().completesBrown().rollsHouseDie(fourHouses);
    refuses(story, "hotel_money", 2500L, "hotel_money counts in 5000s.");
    refuses(
        ExpressStory.turn("hotel=once").completesBrown().rollsHouseDie(fourHouses),
        "hotel_money",
        10_000L,
        "hotel_money: a turn has one hotel at most.");
  }

  @Test
  void aBrokenHouseThatTakesTheHotelLeavesNoMoneyOfIt() {
    refuses(
        ExpressStory.turn("broken_house=takes_hotel")
            .completesBrown()
            .rollsHouseDie("house", "house", "house", "house", "hotel", "broken_house"),
        "hotel_money",
        5000L,
        "hotel_money: a broken house took the hotel.");
  }

  @Test
  void housesAreKeptOnlyWhereTheyStayForTheGame() {
    refuses(
        ExpressStory.turn(),
        "houses_before",
        1L,
        "houses_before: houses go back when a turn ends.");
    ExpressStory.turn("houses=game")
        .completesBrown()
        .rollsHouseDie("house", "house", "house", "house")
        .stops()
        .goesToJail()
        .holdsHouses(4, 0);
  }

  @Test
  void aDieRestsOnceAndOnlyWhereTheOptionLetsIt() {
    String sentence = "resting: only a die that showed GO rests, once, and only with that option.";
    refuses(ExpressStory.turn().rolls("j3 go"), "resting", List.of("j3"), sentence);
    ExpressStory story = ExpressStory.turn("go_die=aside").rolls("j3 go");
    assertTrue(story.position().resting(Die.J3));
    assertFalse(story.position().resting(Die.J2));
    refuses(story, "resting", List.of("j3", "j3"), sentence);
    refuses(story, "resting", List.of("j1"), sentence);
    refuses(
        ExpressStory.turn("go_die=aside").rolls("j3 blank").edit("go_money", 0L),
        "go_money",
        200L,
        "go_money must be 200 for each die that rests.");
  }

  @Test
  void beforeTheStartASeatRollsOnceAndHasNoTurn() {
    ExpressStory story = ExpressStory.game(3, "first=policemen");
    refuses(story, "starters", List.of(0L, 0L, 1L), "starters names seat 0 twice.");
    refuses(story, "turn", 1L, "turn must be 0 until it is known who starts.");
    refuses(story, "starters", List.of(0L, 3L), "starters[1] must be from 0 to 2, not 3.");
    refuses(story, "turn", 3L, "turn must be from 0 to 2, not 3.");
  }

  @Test
  void thereIsNoFieldMoreAndNoSeatMore() {
    ExpressStory story = ExpressStory.turn().rolls("p2 brown").places("p2 brown");
    refuses(story, "colour", "red");
    refuses(story, "seats", 5L);
    Map<String, Object> entry = new HashMap<>(on("p2", "brown", false));
    entry.put("colour", "red");
    refuses(story, "board", List.of(entry));
    List<Object> table = new ArrayList<>((List<?>) story.position().save().get("table"));
    table.set(0, Map.of("die", "p1", "face", "green", "colour", "red"));
    refuses(story, "table", table);
  }

  @Test
  void aRollOfNoDiceIsRefused() {
    ExpressStory story =
        ExpressStory.turn("go_die=aside")
            .rolls(
                "p1 green",
                "p2 railroad",
                "p3 utility",
                "p4 railroad",
                "p5 utility",
                "p6 railroad",
                "p7 railroad",
                "j1 policeman",
                "j2 policeman",
                "j3 go")
            .places("p1 green", "p2 railroad", "p3 utility", "p4 railroad")
            .places("p5 utility", "p6 railroad", "p7 railroad");
    refuses(story, "stage", "rolling", "stage: no die is left to roll.");
  }

  private static void refuses(ExpressStory story, String field, Object value, String sentence) {
    assertEquals(sentence, Sentences.of(refuses(story, field, value)));
  }

  private static Refusal refuses(ExpressStory story, String field, Object value) {
    return assertThrows(Refusal.class, () -> story.edit(field, value));
  }

  private static List<Object> board(String die, String group, boolean chance) {
    return List.of(on(die, group, chance));
  }

  private static Map<String, Object> on(String die, String group, boolean chance) {
    return Map.of("die", die, "group", group, "chance", chance);
  }
}
