package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.board.Deck;

/**
 * The ways out of jail; the ways in are in {@link ClassicTurnTest} and {@link ClassicCardsTest}.
 */
class ClassicJailTest {
  @BothGames
  @Rule({"TR-S76", "BR-S33", "C8-04", "HB-08"})
  void theFineIsPaidBeforeAnyOfTheThreeRolls(Game game) {
    for (int missed = 0; missed < 3; missed++) {
      in(game, 2)
          .jailed(0, missed)
          .paysFine()
          .has(0, 1450)
          .isFree(0)
          .turnIs(0)
          .rolls(4, 6)
          .stands(0, 20)
          .turnIs(1);
    }
  }

  @BothGames
  @Rule({"TR-S76", "C8-04", "HB-08"})
  void thePayerMovesAtTheNextTurnAsAnOption(Game game) {
    in(game, 2, "jail_fine=next_turn")
        .jailed(0, 0)
        .paysFine()
        .has(0, 1450)
        .turnIs(1)
        .stands(0, 10)
        .rolls(4, 6)
        .turnIs(0)
        .isFree(0)
        .rolls(4, 6)
        .stands(0, 20);
  }

  @BothGames
  @Rule({"C8-04", "C8-06", "HB-08", "CT-15"})
  void theDoubleOfTheTurnAfterTheFineCountsAsAfterTheFine(Game game) {
    in(game, 2, "jail_fine=next_turn", "doubles_after_fine=does_not")
        .jailed(0, 0)
        .paysFine()
        .rolls(4, 6)
        .turnIs(0)
        .rolls(5, 5)
        .stands(0, 20)
        .turnIs(1)
        .rolls(4, 6)
        .turnIs(0)
        .rolls(5, 5)
        .sawSoOften(1, ClassicEvent.SentToJail.class);
    in(game, 2, "jail_fine=next_turn")
        .jailed(0, 0)
        .paysFine()
        .rolls(4, 6)
        .rolls(5, 5)
        .stands(0, 20)
        .turnIs(0);
    in(game, 2, "jail_fine=next_turn", "doubles_after_fine=does_not")
        .jailed(0, 0)
        .paysFine()
        .rolls(4, 6)
        .rolls(4, 6)
        .turnIs(1)
        .rolls(4, 6)
        .turnIs(0)
        .on(0, 11)
        .rolls(2, 2)
        .buys()
        .turnIs(0);
  }

  @BothGames
  @Rule({"C8-04", "BR-S33", "HB-08"})
  void theFineIsForTheFirstTurnOnlyAsAnOption(Game game) {
    in(game, 2, "jail_fine=first_turn").jailed(0, 0).paysFine().rolls(4, 6).stands(0, 20);
    in(game, 2, "jail_fine=first_turn")
        .jailed(0, 1)
        .mayNot(
            0,
            new ClassicAction.PayFine(),
            "The fine can only be paid in the first turn in jail: roll for a double.")
        .rolls(4, 4)
        .stands(0, 18);
  }

  @BothGames
  @Rule({"TR-S76", "BR-S33"})
  void withoutFiftyNobodyPaysTheFine(Game game) {
    in(game, 2)
        .jailed(0, 0)
        .cash(0, 49)
        .mayNot(0, new ClassicAction.PayFine(), "The fine is 50; you have 49.");
  }

  @BothGames
  @Rule({"TR-S77", "BR-S34", "C8-34"})
  void aJailCardOpensTheJailAndGoesToTheBottomOfItsDeck(Game game) {
    in(game, 2)
        .jailed(0, 1)
        .card(0, Deck.CHANCE)
        .uses(Deck.CHANCE)
        .isFree(0)
        .holds(0)
        .bottomOf(Deck.CHANCE, "jail_card")
        .turnIs(0)
        .rolls(4, 6)
        .stands(0, 20);
  }

  @BothGames
  @Rule({"BR-S28", "BR-S34", "TR-S68"})
  void aJailCardMayBeBoughtForTheNextRoll(Game game) {
    in(game, 2)
        .jailed(0, 0)
        .card(1, Deck.COMMUNITY_CHEST)
        .mayNot(0, new ClassicAction.UseJailCard(Deck.CHANCE))
        .offers(0, 1, deal -> deal.pays(40).takesCards(Deck.COMMUNITY_CHEST))
        .accepts(1)
        .has(0, 1460)
        .holds(0, Deck.COMMUNITY_CHEST)
        .uses(Deck.COMMUNITY_CHEST)
        .rolls(4, 6)
        .stands(0, 20);
  }

  @BothGames
  @Rule({"TR-S78", "BR-S35", "C8-05", "HB-09"})
  void aDoubleLeadsOutAndIsMovedWithoutAnotherRoll(Game game) {
    for (int missed = 0; missed < 3; missed++) {
      in(game, 2)
          .jailed(0, missed)
          .rolls(5, 5)
          .isFree(0)
          .stands(0, 20)
          .has(0, 1500)
          .saw(new ClassicEvent.LeftJail(0))
          .turnIs(1);
    }
  }

  @BothGames
  @Rule({"TR-S78", "BR-S35"})
  void aMissMeansWaiting(Game game) {
    in(game, 2)
        .jailed(0, 0)
        .rolls(4, 6)
        .isInJail(0)
        .turnIs(1)
        .rolls(4, 6)
        .turnIs(0)
        .rolls(1, 2)
        .isInJail(0)
        .has(0, 1500)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S79", "BR-S36", "HB-10"})
  void theThirdMissCostsFiftyAndIsMoved(Game game) {
    in(game, 2).jailed(0, 2).rolls(4, 6).has(0, 1450).isFree(0).stands(0, 20).turnIs(1);
    in(game, 2).jailed(0, 2).rolls(5, 5).has(0, 1500).stands(0, 20).turnIs(1);
  }

  @BothGames
  @Rule({"TR-S79", "BR-S35", "BR-S36", "HB-10"})
  void whoeverIsSentThereHasThreeRolls(Game game) {
    in(game, 2)
        .on(0, 20)
        .rolls(4, 6)
        .isInJail(0)
        .turn(0)
        .rolls(4, 6)
        .saw(new ClassicEvent.StayedInJail(0, 2))
        .turn(0)
        .rolls(4, 6)
        .saw(new ClassicEvent.StayedInJail(0, 1))
        .has(0, 1500)
        .turn(0)
        .rolls(4, 6)
        .has(0, 1450)
        .stands(0, 20);
  }

  @BothGames
  @Rule({"C8-07", "HB-10"})
  void whoLacksTheFiftyRaisesThemBeforeMoving(Game game) {
    in(game, 2)
        .jailed(0, 2)
        .cash(0, 20)
        .owns(0, 1)
        .rolls(4, 6)
        .owes(0, 50, BANK)
        .stands(0, 10)
        .mortgages(0, 1)
        .has(0, 0)
        .stands(0, 20)
        .isFree(0)
        .turnIs(1);
  }

  @BothGames
  @Rule("C8-07")
  void whoCannotRaiseTheFiftyIsBankruptToTheBank(Game game) {
    in(game, 3)
        .jailed(0, 2)
        .cash(0, 20)
        .rolls(4, 6)
        .owes(0, 50, BANK)
        .goesBankrupt(0)
        .isOut(0)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-06", "CT-15"})
  void afterTheFineDoublesCountAsUsual(Game game) {
    in(game, 2).jailed(0, 0).paysFine().rolls(5, 5).stands(0, 20).turnIs(0);
    in(game, 2)
        .jailed(0, 0)
        .owns(0, 12, 14)
        .paysFine()
        .rolls(1, 1)
        .rolls(1, 1)
        .isFree(0)
        .rolls(1, 1)
        .isInJail(0)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-06", "CT-15"})
  void afterTheFineNoDoubleRollsAgainAsAnOption(Game game) {
    in(game, 2, "doubles_after_fine=does_not")
        .jailed(0, 0)
        .paysFine()
        .rolls(5, 5)
        .stands(0, 20)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-33", "HB-25", "BR-S40"})
  void prisonersBuildMortgageAndTrade(Game game) {
    in(game, 2)
        .jailed(1, 0)
        .owns(1, 1, 3, 5)
        .builds(1, 1)
        .mortgages(1, 5)
        .has(1, 1550)
        .gives(1, 0, 5)
        .owner(5, 0)
        .isInJail(1);
  }
}
