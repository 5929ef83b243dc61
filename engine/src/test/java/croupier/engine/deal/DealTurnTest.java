package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Drawing, playing up to three cards, and discarding. */
class DealTurnTest {
  @Test
  @Rule("DL-S08")
  void aTurnBeginsWithTwoCards() {
    DealStory.turn(2)
        .hand(1, "1")
        .ends(0)
        .asks(new DealAsk.Draw(1, 2))
        .draws("red 5")
        .handIs(1, "1 red 5")
        .playsLeft(3)
        .happened(new DealEvent.CardsDrawn(1, 2));
  }

  @Test
  @Rule({"DL-S09", "DL-04"})
  void anEmptyHandDrawsFiveInstead() {
    DealStory.turn(2)
        .hand(1, "")
        .ends(0)
        .asks(new DealAsk.Draw(1, 5))
        .draws("red red 1 2 3")
        .handIs(1, "red red 1 2 3");
  }

  @Test
  @Rule({"DL-S09", "DL-04", "DE-05"})
  void whoPlaysTheLastCardDrawsFiveOnlyWhenTheNextOwnTurnBegins() {
    DealStory.turn(2)
        .hand(0, "1 2")
        .hand(1, "3")
        .banks(0, "1")
        .banks(0, "2")
        .handIs(0, "")
        .isTurnOf(1)
        .draws("1 1")
        .ends(1)
        .asks(new DealAsk.Draw(0, 5));
  }

  @Test
  @Rule({"DL-S10", "DL-08"})
  void threeCardsOfAnyKindsMayBePlayedAndNoMore() {
    DealStory.turn(2)
        .hand(0, "5 red pass_go 1 brown sly_deal")
        .set(0, "red_yellow_as_red")
        .set(1, "pink")
        .banks(0, "5")
        .playsLeft(2)
        .lays(0, "red")
        .playsLeft(1)
        .does(0, new DealAction.PassGo())
        .draws("2 2")
        .playsLeft(0)
        .may(0, new DealAction.EndTurn())
        .mayNot(0, new DealAction.Bank(Card.MONEY_1), "You have played 3 cards in this turn.")
        .mayNot(0, new DealAction.LayProperty(Laid.BROWN), "You have played 3 cards in this turn.")
        .mayNot(0, new DealAction.SlyDeal(1, Laid.PINK), "You have played 3 cards in this turn.");
  }

  @Test
  @Rule({"DL-S10", "DL-08"})
  void eachBuildingIsAPlay() {
    DealStory.turn(2)
        .hand(0, "house hotel 1")
        .set(0, "brown brown")
        .does(0, new DealAction.Build(Laid.HOUSE_ON_BROWN, 0))
        .playsLeft(2)
        .does(0, new DealAction.Build(Laid.HOTEL_ON_BROWN, 0))
        .playsLeft(1);
  }

  @Test
  @Rule({"DL-S10", "DL-08"})
  void eachDoubleTheRentIsAPlay() {
    DealStory.turn(2)
        .hand(0, "rent_red_yellow double_the_rent double_the_rent")
        .set(0, "red")
        .bank(1, "10")
        .charges(0, "rent_red_yellow", "red", 2)
        .playsLeft(0);
    DealStory.turn(2)
        .hand(0, "5 rent_red_yellow double_the_rent double_the_rent")
        .set(0, "red")
        .banks(0, "5")
        .may(0, new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 1))
        .mayNot(
            0,
            new DealAction.ChargeRent(Card.RENT_RED_YELLOW, Group.RED, 2),
            "You can play 1 Double The Rent with it now, not 2.");
  }

  @Test
  @Rule("DE-05")
  void aTurnWithoutPlaysLeftGoesOnWhileAWildCardCanBeTurned() {
    DealStory.turn(2).hand(0, "1 2 3 4").banks(0, "1").banks(0, "2").banks(0, "3").isTurnOf(1);
    DealStory.turn(2)
        .hand(0, "1 2 3 4")
        .set(0, "red_yellow_as_red")
        .banks(0, "1")
        .banks(0, "2")
        .banks(0, "3")
        .isTurnOf(0)
        .phaseIs(Phase.PLAY)
        .ends(0)
        .isTurnOf(1);
  }

  @Test
  @Rule("DL-S11")
  void aTurnMayPassWithoutAPlay() {
    DealStory.turn(2)
        .hand(0, "5 red")
        .may(0, new DealAction.EndTurn())
        .ends(0)
        .handIs(0, "5 red")
        .isTurnOf(1);
  }

  @Test
  @Rule({"DL-S12", "DL-06"})
  void whoHasMoreThanSevenChoosesWhichToDiscard() {
    DealStory.turn(2)
        .hand(0, "1 1 2 2 3 3 4 red brown")
        .ends(0)
        .phaseIs(Phase.DISCARD)
        .asked(0)
        .discards(0, "brown")
        .phaseIs(Phase.DISCARD)
        .discards(0, "4")
        .happened(new DealEvent.Discarded(0, Card.BROWN))
        .happened(new DealEvent.Discarded(0, Card.MONEY_4))
        .handIs(0, "1 1 2 2 3 3 red")
        .discardsAre("brown 4")
        .topIs("4")
        .isTurnOf(1);
  }

  @Test
  @Rule({"DL-S12", "DL-06"})
  void cardsAreDiscardedWhenAllElseIsDone() {
    DealStory.turn(2)
        .hand(0, "debt_collector 1 1 2 2 3 3 4 red")
        .bank(1, "5 5")
        .mayNot(0, new DealAction.Discard(Card.RED), DealReason.NOW_PLAY)
        .collectsDebt(0, 1)
        .accepts(1)
        .pays(1, "5")
        .ends(0)
        .phaseIs(Phase.DISCARD)
        .mayNot(0, new DealAction.Bank(Card.MONEY_1), "Now discard down to the hand limit.");
  }

  @Test
  @Rule("DL-07")
  void nobodyDiscardsBelowSeven() {
    DealStory.turn(2)
        .hand(0, "1 1 2 2 3 3 4")
        .mayNot(0, new DealAction.Discard(Card.MONEY_1), DealReason.NOW_PLAY)
        .ends(0)
        .isTurnOf(1)
        .handIs(0, "1 1 2 2 3 3 4");
  }

  /** Whatever is done in many games, only chance brings cards to a hand. */
  @Test
  @Rule({"DL-S13", "DL-S22"})
  void nothingButADrawBringsACardToAHand() {
    for (long seed = 0; seed < 200; seed++) {
      FastRandom random = new FastRandom(seed);
      RandomPlay play = new RandomPlay(random);
      DealPosition position = Deal.GAME.start(2 + random.below(4), Deal.GAME.options(Map.of()));
      boolean more = true;
      while (more) {
        boolean draws = position.waiting() == Position.Waiting.CHANCE;
        List<Integer> before = DealStory.handCounts(position);
        more = play.step(position);
        List<Integer> after = DealStory.handCounts(position);
        for (int seat = 0; seat < position.seats() && !draws; seat++) {
          assertTrue(after.get(seat) <= before.get(seat), "seed " + seed);
        }
      }
      assertEquals(Position.Waiting.OVER, position.waiting());
    }
  }
}
