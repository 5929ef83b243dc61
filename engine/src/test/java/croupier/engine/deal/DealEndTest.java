package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Winning, an empty pile, and games in which nobody moves. */
class DealEndTest {
  @Test
  @Rule({"DL-S05", "DL-31"})
  void theThirdSetWinsAtOnce() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "utility 1 2")
            .set(0, "brown brown")
            .set(0, "red red red")
            .set(0, "utility")
            .set(1, "green green green")
            .lays(0, "utility")
            .wonBy(0);
    assertEquals(List.of(3, 1), story.position().result().points());
  }

  @Test
  @Rule({"DL-S05", "DL-31"})
  void turningAWildCardWinsTooIfThatMakesTheThirdSet() {
    DealStory.turn(2)
        .hand(0, "1")
        .set(0, "brown brown")
        .set(0, "utility utility")
        .set(0, "red_yellow_as_red")
        .set(0, "yellow yellow")
        .does(0, new DealAction.TurnWild(Laid.RED_YELLOW_AS_RED, Group.YELLOW))
        .wonBy(0);
  }

  /** Two red sets and a blue one. */
  @Test
  @Rule({"DL-S06", "DL-32"})
  void twoSetsOfOneColourCountOnce() {
    DealStory story =
        DealStory.turn(2)
            .hand(0, "dark_blue")
            .set(0, "red red red")
            .set(0, "red_yellow_as_red red_yellow_as_red ten_colour_as_red")
            .set(0, "dark_blue")
            .lays(0, "dark_blue")
            .settled();
    assertEquals(2, story.position().completeColours(0));
  }

  /** A Forced Deal hands its target the third set in the turn of another. */
  @Test
  @Rule("DL-31")
  void theThirdSetWinsInTheTurnOfAnotherToo() {
    DealStory.turn(2)
        .hand(0, "forced_deal 1")
        .set(0, "brown")
        .set(1, "utility utility")
        .set(1, "dark_blue dark_blue")
        .set(1, "brown")
        .set(1, "red")
        .does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.BROWN))
        .accepts(1)
        .wonBy(1);
  }

  @Test
  @Rule("DL-31")
  void aThirdSetOutOfTurnWaitsForTheOwnTurnAsAnOption() {
    DealStory.turn(2, "winning=own_turn")
        .hand(0, "forced_deal 1")
        .set(0, "brown")
        .set(1, "utility utility")
        .set(1, "dark_blue dark_blue")
        .set(1, "brown")
        .set(1, "red")
        .does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.BROWN))
        .accepts(1)
        .settled()
        .ends(0)
        .wonBy(1);
  }

  @Test
  @Rule("DL-31")
  void ofTwoWhoGetTheirThirdSetAtOnceThePlayerOnTurnWins() {
    DealStory.turn(2)
        .hand(0, "forced_deal")
        .set(0, "utility utility")
        .set(0, "dark_blue dark_blue")
        .set(0, "red red")
        .set(0, "brown")
        .set(1, "green green green")
        .set(1, "pink pink pink")
        .set(1, "brown")
        .set(1, "red")
        .does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.BROWN))
        .accepts(1)
        .wonBy(0);
  }

  /** The Deal Breaker takes away what seat 1 needs before anybody has won with it. */
  @Test
  @Rule("DL-31")
  void aDealBreakerWinsWithTheThirdSetThatItTakes() {
    DealStory.turn(2)
        .hand(0, "deal_breaker")
        .set(0, "utility utility")
        .set(0, "dark_blue dark_blue")
        .set(1, "brown brown house_on_brown")
        .does(0, new DealAction.DealBreaker(1, Group.BROWN, 0))
        .accepts(1)
        .wonBy(0);
  }

  /** It is won when the effect is done: after the wild card has its colour. */
  @Test
  @Rule("DL-31")
  void aReceivedWildCardWinsWhenItIsPlaced() {
    DealStory.turn(2)
        .hand(0, "sly_deal")
        .set(0, "utility utility")
        .set(0, "dark_blue dark_blue")
        .set(0, "yellow yellow")
        .set(1, "red_yellow_as_red")
        .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
        .accepts(1)
        .phaseIs(Phase.PLACE)
        .places(0, "red_yellow_as_yellow")
        .wonBy(0);
  }

  /** The charge on everybody is done only when the last has paid; then it is counted. */
  @Test
  @Rule({"DL-31", "DL-14"})
  void aChargeOnEverybodyIsDoneBeforeSomebodyWins() {
    DealStory.turn(3)
        .hand(0, "birthday")
        .set(0, "utility utility")
        .set(0, "dark_blue dark_blue")
        .set(0, "pink pink")
        .set(1, "pink")
        .bank(2, "2 2")
        .celebrates(0)
        .accepts(1)
        .asked(2)
        .accepts(2)
        .owes(2, 2)
        .pays(2, "2")
        .bankIs(0, "2")
        .wonBy(0);
  }

  // --- an empty pile

  @Test
  @Rule("DL-05")
  void anEmptyPileIsFilledWithTheDiscards() {
    DealStory.turn(3)
        .hand(1, "1")
        .discarded("red 5 pass_go")
        .pile("")
        .ends(0)
        .asks(new DealAsk.Draw(1, 2))
        .draws("red 5")
        .happened(new DealEvent.PileReshuffled(3))
        .handIs(1, "1 red 5")
        .discardsAre("")
        .topIs("")
        .pileHas(1);
  }

  /** The last card of the pile comes first, then one of the discards. */
  @Test
  @Rule("DL-05")
  void aPileThatRunsOutWhileDrawingIsFilledInBetween() {
    DealStory.turn(3)
        .hand(1, "1")
        .discarded("red 5 pass_go")
        .pile("10")
        .ends(0)
        .draws("10 red")
        .happenedInOrder(new DealEvent.PileReshuffled(3), new DealEvent.CardsDrawn(1, 2))
        .handIs(1, "1 10 red")
        .pileHas(2);
  }

  @Test
  @Rule("DL-05")
  void withOneCardLeftInAllOneIsDrawn() {
    DealStory.turn(3)
        .hand(1, "1")
        .pile("10")
        .discarded("")
        .ends(0)
        .asks(new DealAsk.Draw(1, 1))
        .draws("10")
        .handIs(1, "1 10")
        .settled();
  }

  /** Public engines crash here. */
  @Test
  @Rule("DL-05")
  void withNothingToDrawTheGameGoesOn() {
    DealStory.turn(3)
        .hand(1, "1 2")
        .pile("")
        .ends(0)
        .happened(new DealEvent.NothingToDraw(1))
        .phaseIs(Phase.PLAY)
        .asked(1)
        .handIs(1, "1 2")
        .banks(1, "1");
  }

  @Test
  @Rule({"DL-05", "DL-30"})
  void passGoWithNothingToDrawCanOnlyBeBanked() {
    DealStory.turn(3)
        .hand(0, "pass_go")
        .pile("")
        .mayNot(0, new DealAction.PassGo(), "There is nothing to draw.")
        .banks(0, "pass_go");
  }

  /** The card is followed first and discarded then, so it is not among what it draws. */
  @Test
  @Rule({"DL-05", "DL-S19"})
  void passGoNeverDrawsItself() {
    DealStory.turn(3)
        .hand(0, "pass_go")
        .pile("red")
        .does(0, new DealAction.PassGo())
        .asks(new DealAsk.Draw(0, 1))
        .draws("red")
        .handIs(0, "red")
        .discardsAre("pass_go")
        .topIs("pass_go")
        .playsLeft(2);
  }

  /** The discards become the pile while it is followed; it stays, and an earlier one does not. */
  @Test
  @Rule({"DL-05", "DL-S19"})
  void passGoStaysWhenTheOtherDiscardsBecomeThePile() {
    DealStory.turn(3)
        .hand(0, "pass_go")
        .pile("")
        .discarded("pass_go 1 1")
        .does(0, new DealAction.PassGo())
        .asks(new DealAsk.Draw(0, 2))
        .draws("pass_go 1")
        .happened(new DealEvent.PileReshuffled(3))
        .handIs(0, "pass_go 1")
        .discardsAre("pass_go")
        .topIs("pass_go")
        .playsLeft(2);
  }

  /** Public engines play on for ever here. */
  @Test
  @Rule("DL-05")
  void aFullRoundWithoutAPlayEndsAGameThatHasNothingToDraw() {
    DealStory story =
        DealStory.turn(3)
            .hand(0, "1")
            .set(0, "brown brown")
            .pile("")
            .ends(0)
            .asked(1)
            .ends(1)
            .asked(2)
            .ends(2)
            .happened(new DealEvent.Stalemate(1))
            .wonBy(0);
    assertEquals(List.of(1, 0, 0), story.position().result().points());
  }

  @Test
  @Rule("DL-05")
  void aPlayBeginsTheRoundAnew() {
    DealStory.turn(3)
        .hand(0, "1")
        .hand(1, "1 2")
        .set(0, "brown brown")
        .pile("")
        .ends(0)
        .banks(1, "1")
        .ends(1)
        .ends(2)
        .asked(0)
        .ends(0)
        .asked(1)
        .ends(1)
        .wonBy(0);
  }

  @Test
  @Rule("DL-05")
  void whileThereIsACardToDrawNobodyWinsByWaiting() {
    DealStory.turn(2)
        .hand(1, "1")
        .discarded("10 2 2 3 3 4")
        .ends(0)
        .draws("1 1")
        .ends(1)
        .isTurnOf(0)
        .phaseIs(Phase.DRAW);
  }

  @Test
  @Rule("DL-05")
  void moreRoundsMayBeNeededAsAnOption() {
    DealStory.turn(3, "stalemate=2")
        .hand(0, "1")
        .set(0, "brown brown")
        .pile("")
        .ends(0)
        .ends(1)
        .ends(2)
        .asked(0)
        .ends(0)
        .ends(1)
        .ends(2)
        .happened(new DealEvent.Stalemate(2))
        .wonBy(0);
  }

  /** Both have a set; what lies before seat 2 is worth more. */
  @Test
  @Rule("DE-04")
  void afterAStalemateTheMostSetsWinAndThenTheMostMoney() {
    DealStory.turn(3)
        .hand(0, "1")
        .set(0, "brown brown")
        .set(2, "utility utility")
        .pile("")
        .ends(0)
        .ends(1)
        .ends(2)
        .wonBy(2);
  }

  /** Seats 1 and 2 have a set each, and as much lies before them; seat 0 is only rich. */
  @Test
  @Rule("DE-04")
  void whoIsEqualAfterAStalemateWinsTogether() {
    DealStory story =
        DealStory.turn(3)
            .hand(0, "1")
            .bank(0, "10")
            .set(1, "brown brown")
            .bank(1, "3")
            .set(2, "utility utility")
            .bank(2, "1");
    DealPosition position =
        Deal.GAME.load(ChangedDeal.changed(story, "turns_without_play", 10L * 3 - 1));
    List<Event> events = position.act(0, new DealAction.EndTurn());
    assertTrue(events.contains(new DealEvent.GameOver(List.of(1, 2))), events::toString);
    assertEquals(List.of(1, 2), position.result().winners());
  }

  /** All pass and discard what they draw, ten times round. */
  @Test
  @Rule("DE-03")
  void tenRoundsWithoutAPlayEndTheGameThoughThereAreCards() {
    DealStory story = DealStory.turn(2).hand(0, "1").bank(0, "1").hand(1, "2").bank(1, "2");
    FastRandom random = new FastRandom(1);
    int turns = 0;
    while (story.position().phase() != Phase.OVER) {
      if (story.position().phase() == Phase.DRAW) {
        story.chance((DealOutcome) story.position().outcome(story.position().draw(random)));
      } else if (story.position().phase() == Phase.DISCARD) {
        story.does(
            story.position().turn(),
            (DealAction) story.position().actions(story.position().turn()).getFirst());
      } else {
        story.ends(story.position().turn());
        turns++;
      }
    }
    assertEquals(20, turns);
    story.happened(new DealEvent.Stalemate(10)).wonBy(1);
  }

  @Test
  @Rule("DL-06")
  void whatIsOverSevenGoesUnderThePileAsAnOption() {
    DealStory story =
        DealStory.turn(3, "excess=under_pile")
            .hand(0, "1 1 2 2 3 3 4 red")
            .hand(1, "1")
            .pile("10 5")
            .discarded("")
            .ends(0)
            .discards(0, "red")
            .happened(new DealEvent.PutUnderPile(0))
            .neverHappened(DealEvent.Discarded.class)
            .discardsAre("")
            .pileHas(3)
            .draws("10 5")
            .pileHas(1);
    assertEquals(Phase.PLAY, story.position().phase());
  }

  @Test
  @Rule("DL-07")
  void moreMayBeDiscardedAsAnOption() {
    DealStory.turn(2, "discarding=yes")
        .hand(0, "1 1 2 2 3 3 4 4")
        .ends(0)
        .mayNot(0, new DealAction.EndTurn(), "You may keep 7 cards: discard 1 more.")
        .discards(0, "4")
        .phaseIs(Phase.DISCARD)
        .ends(0)
        .isTurnOf(1);
    DealStory.turn(2, "discarding=yes")
        .hand(0, "1 2")
        .ends(0)
        .phaseIs(Phase.DISCARD)
        .discards(0, "1")
        .ends(0)
        .handIs(0, "2")
        .isTurnOf(1);
  }

  /** Whoever plays badly on purpose comes to an end as well, at any number of seats. */
  @Test
  @Rule("DL-05")
  void gamesEndHoweverBadlyTheyArePlayed() {
    for (long seed = 0; seed < 300; seed++) {
      FastRandom random = new FastRandom(seed);
      DealPosition position = Deal.GAME.start(2 + random.below(4), Deal.GAME.options(Map.of()));
      RandomPlay play = new RandomPlay(random);
      long[] moves = new long[Position.MOST_MOVES];
      int steps = 0;
      while (position.waiting() != Position.Waiting.OVER) {
        assertTrue(++steps < 100_000, "seed " + seed);
        if (position.waiting() == Position.Waiting.CHANCE) {
          play.step(position);
        } else {
          int seat = play.oneOf(position.deciders());
          int count = position.moves(seat, moves);
          long worst = moves[0];
          for (int i = 0; i < count; i++) {
            DealAction action = (DealAction) position.action(moves[i]);
            if (action instanceof DealAction.Bank || action instanceof DealAction.EndTurn) {
              worst = moves[i];
            }
          }
          position.act(seat, worst, null);
        }
      }
    }
  }
}
