package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import croupier.engine.Sentences;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Positions, actions and boards that cannot be. */
class GoPossibleTest {
  private static void impossible(String sentence, Map<String, ?> data) {
    Refusal refusal = assertThrows(Refusal.class, () -> Go.GAME.load(data));
    assertEquals(sentence, Sentences.of(refusal));
  }

  private static Map<String, Object> changed(GoStory story, String field, Object value) {
    Map<String, Object> data = new LinkedHashMap<>(story.position().save());
    data.put(field, value);
    return data;
  }

  private static Map<String, Object> changedPlayer(
      GoStory story, int seat, String field, Object value) {
    return changed(story.position(), seat, field, value);
  }

  private static Map<String, Object> changed(
      GoPosition position, int seat, String field, Object value) {
    Map<String, Object> data = position.save();
    object(((List<?>) data.get("players")).get(seat)).put(field, value);
    return data;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object data) {
    return (Map<String, Object>) data;
  }

  private static Object squares(List<?>... squares) {
    return java.util.Arrays.stream(squares).map(blocks -> Map.of("blocks", blocks)).toList();
  }

  private static final GoStory CALM = GoStory.landingOn(8, 8).blocks(1, 2, Colour.PINK);

  @Test
  void thereIsNoSixthPinkBlock() {
    impossible(
        "tray.pink: tray, boards and hand together have 6 pink blocks; there are 5.",
        changedPlayer(
            CALM, 0, "squares", squares(List.of("pink"), List.of(), List.of(), List.of())));
  }

  @Test
  void noBlockMayBeMissing() {
    impossible(
        "tray.pink: tray, boards and hand together have 3 pink blocks; there are 5.",
        changedPlayer(CALM, 1, "squares", squares(List.of(), List.of(), List.of(), List.of())));
  }

  @Test
  void thereIsNoEleventhTile() {
    impossible(
        "supply.shield: supply, discards and players together have 4 tiles shield; there are 3.",
        changed(
            CALM,
            "discards",
            Map.of("money_bag", 0, "go_button", 0, "mr_monopoly", 0, "shield", 1)));
  }

  @Test
  void aSquareHoldsOneColourAndAtMostALandmark() {
    impossible(
        "players[0].squares[0] has blocks of two colours.",
        changedPlayer(
            CALM, 0, "squares", squares(List.of("pink", "red"), List.of(), List.of(), List.of())));
    impossible(
        "players[0].squares[1] has 5 blocks; a landmark is 4.",
        changedPlayer(
            CALM,
            0,
            "squares",
            squares(List.of(), List.of("red", "red", "red", "red", "red"), List.of(), List.of())));
    impossible(
        "players[1].squares[1] has the colour of another square.",
        changedPlayer(
            CALM, 1, "squares", squares(List.of("pink"), List.of("pink"), List.of(), List.of())));
    impossible(
        "players[0].squares must be 4, not 1.",
        changedPlayer(CALM, 0, "squares", squares(List.of())));
  }

  @Test
  void tokensAndMarkersStayOnTheBoard() {
    impossible(
        "players[0].token must be from 0 to 15, not 16.", changedPlayer(CALM, 0, "token", 16));
    impossible("players[0].token cannot stay on Go To Jail.", changedPlayer(CALM, 0, "token", 12));
    impossible(
        "players[0].jail must be free: the token is not at the jail.",
        changedPlayer(CALM, 0, "jail", "sent"));
    impossible(
        "players[1].marker must be from 0 to 4, not 5.", changedPlayer(CALM, 1, "marker", 5));
  }

  @Test
  void thePhaseFitsTheRest() {
    impossible("asked does not fit the phase mega.", changed(CALM, "phase", "mega"));
    impossible("asked does not fit the phase over.", changed(CALM, "phase", "over"));
    impossible("asked does not fit the phase roll.", changed(CALM, "asked", List.of(0)));
    impossible(
        "attacker is named while somebody attacks, else not.", changed(CALM, "phase", "steal"));
    impossible("round is 0 while the start is rolled for, else not.", changed(CALM, "round", 0));
    impossible("hand is named in the phase place, else not.", changed(CALM, "phase", "place"));
    impossible(
        "players[0].attack is over for this round.", changedPlayer(CALM, 0, "attack", "heist"));
    impossible("players[0].claims must be 0 in this phase.", changedPlayer(CALM, 0, "claims", 1));
    impossible(
        "players[1].held must be 0, the number of its tiles.", changedPlayer(CALM, 1, "held", 2));
  }

  @Test
  void tokensHaveComeFromSomewhere() {
    impossible("round must be 2 or more: the first move has been made.", changed(CALM, "round", 1));
    impossible(
        "players[0].token cannot have come there with a die of 1.",
        changedPlayer(CALM, 0, "token", 13));
  }

  private static Map<String, Object> inRound(long round, GoStory story) {
    return changed(story, "round", round);
  }

  @Test
  void tokensHaveHadTheTimeToGetWhereTheyAre() {
    String tooEarly = "players[0].token cannot have come there with a die of 1.";
    impossible(tooEarly, inRound(3, GoStory.landingOn(11, 5)));
    Go.GAME.load(inRound(4, GoStory.landingOn(11, 5)));
    impossible(tooEarly, inRound(2, GoStory.landingOn(8, 5).jailed(0, Jail.SENT)));
    Go.GAME.load(inRound(4, GoStory.landingOn(8, 5).jailed(0, Jail.SENT)));
    impossible(tooEarly, inRound(3, GoStory.landingOn(8, 5).jailed(0, Jail.SITTING)));
    Go.GAME.load(inRound(5, GoStory.landingOn(8, 5).jailed(0, Jail.SITTING)));
  }

  @Test
  void aRoundBringsASeatOneThingAtMost() {
    GoStory rich =
        GoStory.landingOn(8, 8)
            .blocks(0, 2, Colour.PINK)
            .marker(0, 1)
            .tile(0, Tile.SHIELD)
            .discarded(2, Tile.MONEY_BAG);
    impossible(
        "players[0]: blocks, marker, tiles and what is due are 4; 3 rounds bring at most 3.",
        inRound(4, rich));
    Go.GAME.load(inRound(5, rich));
    impossible(
        "supply: 5 tiles were drawn, more than 2 rounds can take.",
        inRound(3, GoStory.landingOn(8, 8).discarded(3, Tile.MONEY_BAG).discarded(2, Tile.SHIELD)));
  }

  /** What is taken can be played on: what a landing will bring counts before it is there. */
  @Test
  void whatALandingWillBringIsCountedBeforeItIsThere() {
    GoStory onGo =
        GoStory.landingOn(0, 8).blocks(0, 3, Colour.PINK).moves().phaseIs(Phase.GO).asked(0);
    String tooMuch =
        "players[0]: blocks, marker, tiles and what is due are 4; 3 rounds bring at most 3.";
    impossible(tooMuch, inRound(3, onGo, 5));
    Position position = Go.GAME.load(inRound(4, onGo, 5));
    position.act(0, new GoAction.ChooseGo(GoChoice.BLOCK));
    assertEquals(position.save(), Go.GAME.load(position.save()).save());

    GoStory tile = GoStory.landingOn(0, 8).blocks(0, 2, Colour.PINK).tile(0, Tile.SHIELD).moves();
    impossible(tooMuch, inRound(3, tile.phaseIs(Phase.TILES), 5));

    GoStory draws = GoStory.landingOn(6, 6).marker(0, 1).moves().phaseIs(Phase.DRAW);
    impossible(
        "players[0]: blocks, marker, tiles and what is due are 2; 1 rounds bring at most 1.",
        inRound(1, draws, 6));
    GoStory allDrawn =
        GoStory.landingOn(6, 6).discarded(3, Tile.MONEY_BAG).discarded(1, Tile.SHIELD).moves();
    impossible("supply: 4 tiles were drawn, more than 2 rounds can take.", inRound(2, allDrawn, 5));
  }

  /** The story in another round, with these dice. */
  private static Map<String, Object> inRound(long round, GoStory story, int die) {
    Map<String, Object> data = inRound(round, story);
    for (Object player : (List<?>) data.get("players")) {
      object(player).put("die", (long) die);
    }
    return data;
  }

  @Test
  void theFirstRollerHasRolledHighest() {
    GoPosition position = Go.GAME.start(3, Go.GAME.options(Map.of()));
    position.happen(new GoOutcome.Dice(List.of(5, 5, 4)));
    impossible("asked must be the seats that are tied.", changed(position, 2, "die", 6));
    Go.GAME.load(changed(position, 2, "die", 5));
    position.happen(new GoOutcome.Dice(List.of(3, 2)));
    Go.GAME.load(position.save());
    impossible("roller must have rolled highest.", changed(position, 2, "die", 6));
    impossible("roller must have rolled highest.", changed(position, 0, "die", 1));
  }

  @Test
  @Rule("GO-21")
  void aMegaShutDownThatCannotWaitHasNotWaited() {
    GoStory story = GoStory.landingOn(8, 8).option("mega_wait", "fires");
    impossible(
        "players[0].marker is at the end, but a Mega Shut Down cannot wait in this game.",
        changedPlayer(story, 0, "marker", 4));
  }

  @Test
  void nobodyHasALandmarkWhileAllReachForTheFirstTime() {
    GoStory story =
        GoStory.landingOn(0, 5)
            .blocks(0, 3, Colour.RED)
            .moves()
            .does(0, new GoAction.ChooseGo(GoChoice.BLOCK))
            .phaseIs(Phase.CLAIM);
    Map<String, Object> data =
        changedPlayer(
            story,
            0,
            "squares",
            squares(List.of("red", "red", "red", "red"), List.of(), List.of(), List.of()));
    object(data.get("tray")).put("red", 1L);
    impossible(
        "players[0].squares hold a landmark, but no block has been handed out in this round.",
        data);
  }

  @Test
  void blocksAreHandedOutColourByColour() {
    GoStory story =
        GoStory.landingOn(5, 7)
            .option("colours", "split")
            .blocks(0, 1, Colour.PINK)
            .blocks(1, 1, Colour.ORANGE)
            .moves()
            .does(0, new GoAction.PlaceBlock(0))
            .phaseIs(Phase.PLACE)
            .asked(1);
    Map<String, Object> data = changedPlayer(story, 0, "landed", true);
    object(((List<?>) data.get("players")).getFirst()).put("reaches_for", "pink");
    impossible("asked does not fit the phase place.", data);
  }

  @Test
  void aDialIsLockedByWhoIsNotAskedAnyMore() {
    GoStory story =
        GoStory.landingOn(2, 8).blocks(1, 1, Colour.RED).moves().does(0, new GoAction.Heist(1));
    impossible(
        "dial of the target is chosen if and only if the target is not asked.",
        changedPlayer(story, 1, "dial", "coin"));
    impossible(
        "dial of the attacker is chosen if and only if the attacker is not asked.",
        changed(story, "asked", List.of(1)));
    impossible("target must be another seat than attacker.", changed(story, "target", 0));
  }

  @Test
  @Rule("GE-03")
  void beingAskedAgainWasAskedForAndIsOverWithTheTurnToAttack() {
    String unfit = "players[0].later does not fit the phase or the tiles of the seat.";
    GoStory asked =
        GoStory.landingOn(8, 2)
            .roller(1)
            .blocks(0, 1, Colour.PINK)
            .blocks(1, 1, Colour.RED)
            .tile(0, Tile.SHIELD)
            .moves();
    impossible(unfit, changedPlayer(asked, 0, "later", "secret"));
    asked.passesForNow(0).phaseIs(Phase.ATTACK);
    Go.GAME.load(changedPlayer(asked, 0, "later", "no"));
    impossible(unfit, changedPlayer(asked, 0, "later", "known"));
    impossible(unfit.replace("0", "1"), changedPlayer(asked, 1, "later", "secret"));
    asked.passes(1).phaseIs(Phase.BUTTON);
    impossible(unfit, changedPlayer(asked, 0, "later", "no"));
    impossible(unfit, changedPlayer(asked, 0, "later", "secret"));
    asked.passes(0).nextRollerIs(0);
    impossible(unfit, changedPlayer(asked, 0, "later", "secret"));
  }

  @Test
  void malformedDataIsRefusedWithThePlace() {
    impossible(
        "players[0].jail must be one of free, sent, sitting, not \"nowhere\".",
        changedPlayer(CALM, 0, "jail", "nowhere"));
    impossible("players must be 3, not 2.", changed(CALM, "seats", 3));
    impossible("game must be go, not \"express\".", changed(CALM, "game", "express"));
  }

  @Test
  void everyFieldIsReadWithItsLimits() {
    impossible("roller must be from 0 to 1, not 2.", changed(CALM, "roller", 2));
    impossible("asked names seat 1 twice.", changed(CALM, "asked", List.of(1, 1)));
    impossible(
        "players[0].dial is chosen, but the seat is not in a heist.",
        changedPlayer(CALM, 0, "dial", "coin"));
    impossible(
        "players[0].attack must be heist or shut_down.", changedPlayer(CALM, 0, "attack", "block"));
    impossible("players[0].die must be from 0 to 6, not 7.", changedPlayer(CALM, 0, "die", 7));
    impossible(
        "players need a die from 1 to 6 once the start is rolled for.",
        changedPlayer(CALM, 1, "die", 0));
    impossible(
        "players[0].spent is for a marker at the end, and only with that option.",
        changedPlayer(CALM, 0, "spent", true));
    Map<String, Object> many = CALM.position().save();
    object(many.get("supply")).put("shield", 11L);
    assertEquals(
        "18 tiles in one place; there are 10 in all.",
        Sentences.of(assertThrows(Refusal.class, () -> Go.GAME.load(many))));
  }

  @Test
  void aFieldThatMeansNothingIsRefusedWhereverItStands() {
    meansNothing("here", changed(CALM, "luck", 1));
    meansNothing("in players[1]", changedPlayer(CALM, 1, "luck", 1));
    for (String field : List.of("tray", "supply", "discards")) {
      Map<String, Object> data = CALM.position().save();
      object(data.get(field)).put("luck", 1L);
      meansNothing("in " + field, data);
    }
    Map<String, Object> square = Map.of("blocks", List.of());
    meansNothing(
        "in players[0].squares[0]",
        changedPlayer(
            CALM,
            0,
            "squares",
            List.of(Map.of("blocks", List.of(), "luck", 1), square, square, square)));
  }

  private static void meansNothing(String where, Map<String, ?> data) {
    String said = Sentences.of(assertThrows(Refusal.class, () -> Go.GAME.load(data)));
    assertTrue(said.startsWith("There is no field \"luck\" " + where + "; there are "), said);
  }

  @Test
  void whoIsTiedRollsAgainAndNobodyElse() {
    GoPosition start = Go.GAME.start(3, Go.GAME.options(Map.of()));
    Map<String, Object> some = start.save();
    some.put("asked", List.of(0, 1));
    impossible("asked must be every seat before the first roll.", some);
    impossible(
        "players need a die from 1 to 6 each, or none of them.", changed(start, 1, "die", 3));
    Map<String, Object> second = start.save();
    second.put("roller", 1L);
    impossible("roller is 0 while the start is rolled for.", second);
    start.happen(new GoOutcome.Dice(List.of(5, 5, 4)));
    Map<String, Object> alone = start.save();
    alone.put("asked", List.of(0));
    impossible("asked must be the seats that are tied.", alone);
    impossible("asked must be the seats that are tied.", changed(start, 0, "die", 4));
    impossible(
        "round must be 2 or more: the first move has been made.", changed(start, 0, "token", 3));
    impossible(
        "round must be 2 or more: the first move has been made.", changed(start, 0, "marker", 1));
  }

  @Test
  void seatsAndSquaresThatDoNotExistAreRefused() {
    GoStory story = GoStory.landingOn(10, 8).blocks(1, 1, Colour.RED).moves();
    story
        .mayNot(0, new GoAction.ShutDown(2, 0), "There is no seat 2; seats are 0 to 1.")
        .mayNot(0, new GoAction.ShutDown(1, 4), "There is no square 4; squares are 0 to 3.")
        .mayNot(0, new GoAction.ShutDown(1, 3), "Seat 1 has no block on square 3.")
        .mayNot(0, new GoAction.LockDial(Symbol.COIN), "Now choose whom you attack.");
  }
}
