package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Money that several seats ask for one after the other, and deals while some of it is open. */
class ClassicMoneyTest {
  private static ClassicEvent paid(int from, int to, int amount, Cause cause) {
    return new ClassicEvent.Paid(from, to, amount, cause);
  }

  @BothGames
  @Rule({"C8-30", "HB-22"})
  void everybodyPaysClockwiseFromTheLeftOfWhoDrew(Game game) {
    in(game, 4)
        .turn(2)
        .on(2, 10)
        .rolls(3, 4)
        .draws("birthday")
        .sawOnly(paid(3, 2, 10, Cause.CARD), paid(0, 2, 10, Cause.CARD), paid(1, 2, 10, Cause.CARD))
        .saw(new ClassicEvent.CardDrawn(2, Deck.COMMUNITY_CHEST, "birthday"))
        .saw(new ClassicEvent.CardReturned(Deck.COMMUNITY_CHEST, "birthday"))
        .turnIs(3);
    in(game, 4)
        .turn(1)
        .rolls(3, 4)
        .draws("chairman")
        .sawOnly(paid(1, 2, 50, Cause.CARD), paid(1, 3, 50, Cause.CARD), paid(1, 0, 50, Cause.CARD))
        .has(1, 1350)
        .turnIs(2);
    in(game, 5).bankrupt(4).turn(3).rolls(3, 4).draws("chairman").has(3, 1350).has(4, 0).turnIs(0);
  }

  @BothGames
  @Rule({"C8-30", "CT-18"})
  void whoMustPayForACardNextPaysNoMoreForADeedThanIsLeft(Game game) {
    ClassicStory birthday =
        in(game, 4)
            .cash(1, 5)
            .cash(3, 15)
            .owns(1, 1, 5)
            .mortgaged(1)
            .on(0, 10)
            .rolls(3, 4)
            .draws("birthday")
            .owes(1, 10, 0);
    // of the 15, 10 are for the card and 3 for the interest
    birthday
        .mayNot(
            1,
            new Terms().gives(1).asks(3).offer(3),
            "Seat 3 may still be asked for 10: the deal must leave it enough to pay that.")
        .may(1, new Terms().gives(1).asks(2).offer(3))
        // the one who has the birthday is asked for nothing
        .may(1, new Terms().gives(1).asks(1497).offer(0))
        .mayNot(1, new Terms().gives(1).asks(1498).offer(0));
  }

  @BothGames
  @Rule({"C8-30", "CT-18"})
  void whoPaysEverybodyIsAskedForTheRestToo(Game game) {
    in(game, 4, "instead=yes")
        .cash(0, 60)
        .owns(0, 5, 15)
        .rolls(3, 4)
        .draws("chairman")
        .owes(0, 50, 2)
        // 210 can be raised, 100 are owed: 110 may be given away, and no more
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(5, 15), List.of(), 49),
            "You could raise more on that than you owe: offer less, or mortgage it.")
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(5, 15), List.of(), 50),
            "You could raise more on that than you owe: offer less, or mortgage it.")
        .may(0, new ClassicAction.OfferInstead(List.of(5), List.of(), 1));
    // with two more to come 150 are owed: 60 may be given away
    in(game, 5, "instead=yes")
        .cash(0, 60)
        .owns(0, 5, 15)
        .rolls(3, 4)
        .draws("chairman")
        .owes(0, 50, 2)
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(5), List.of(), 39),
            "You could raise more on that and need it: its value must be at least 40.")
        .may(0, new ClassicAction.OfferInstead(List.of(5), List.of(), 40));
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void aSwapOfADebtorBringsWhatItCouldRaiseAndTheInterest(Game game) {
    in(game, 2)
        .cash(0, 0)
        .owns(0, 39)
        .owns(1, 5)
        .mortgaged(5)
        .rolls(1, 3)
        .owes(0, 200, BANK)
        .mayNot(0, new Terms().gives(39).takes(5).asks(209).offer(1))
        .offers(0, 1, terms -> terms.gives(39).takes(5).asks(210))
        .accepts(1)
        .frames(Frame.TURN, Frame.MOVE, Frame.DEBT, Frame.TRANSFER)
        .keepsMortgage(0, 5)
        .has(0, 0)
        .saw(new ClassicEvent.DebtSettled(0, BANK))
        .turnIs(1);
  }

  @Test
  @Rule({"TR-S18", "C8-31"})
  void propertyInPlaceOfMoneyIsRefusedOrWithdrawnInWords() {
    ClassicStory debt =
        travel(2).cash(0, 0).owns(0, 5).owns(1, 39).on(0, 32).rolls(3, 4).claims(1, 39);
    debt.offersInstead(0, 50, 5)
        .does(1, new ClassicAction.Refuse())
        .sawOnly(new ClassicEvent.InsteadRefused(0, 1))
        .offersInstead(0, 50, 5)
        .does(0, new ClassicAction.Withdraw())
        .sawOnly(new ClassicEvent.InsteadWithdrawn(0, 1))
        .offersInstead(0, 50, 5)
        .accepts(1)
        .sawOnly(
            new ClassicEvent.InsteadOffered(0, 1, List.of(5), List.of(), 50),
            new ClassicEvent.InsteadOffered(0, 1, List.of(5), List.of(), 50),
            new ClassicEvent.InsteadOffered(0, 1, List.of(5), List.of(), 50))
        .sawOnly(new ClassicEvent.InsteadAccepted(0, 1, 50), new ClassicEvent.DebtSettled(0, 1))
        .owner(5, 1)
        .turnIs(1);
  }

  @BothGames
  @Rule("CT-01")
  void whatIsUsuallyOfferedKeepsWhatMayBeOwed(Game game) {
    // seat 0 may be asked for 50 and has 0: it sells what it could mortgage for that or more
    ClassicStory due =
        in(game, 3)
            .cash(0, 0)
            .owns(0, 5)
            .owns(1, 39)
            .owns(2, 15)
            .cash(2, 90)
            .on(0, 32)
            .rolls(3, 4)
            .claimIs(39, 50)
            .turnIs(1);
    due.mayNot(2, new Terms().takes(5).pays(49).offer(0))
        .may(2, new Terms().takes(5).pays(90).offer(0))
        .asked(0, 1, 2);
  }

  @BothGames
  @Rule({"CT-08", "C8-27"})
  void whoGoesBankruptClaimsNothingAnyMore(Game game) {
    in(game, 3)
        .cash(1, 0)
        .owns(1, 6)
        .rolls(3, 3)
        .claimIs(6, 6)
        .on(0, 10)
        .rolls(3, 4)
        .draws("birthday")
        .owes(1, 10, 0)
        .mortgages(1, 6)
        .noClaims()
        .turnIs(1);
  }

  @BothGames
  @Rule({"HB-27"})
  void repairsAreOfOnesOwnBuildings(Game game) {
    in(game, 3)
        .owns(0, 1, 3)
        .buildings(5, 1)
        .buildings(4, 3)
        .owns(1, 37, 39)
        .buildings(2, 37, 39)
        .rolls(3, 4)
        .draws("general_repairs")
        .has(0, 1500 - 100 - 4 * 25)
        .turnIs(1);
    in(game, 3)
        .rolls(3, 4)
        .draws("jail_card")
        .sawOnly(new ClassicEvent.CardKept(0, Deck.CHANCE))
        .holds(0, Deck.CHANCE);
  }

  @BothGames
  @Rule({"C8-39", "CT-21"})
  void theGameEndsInTheMiddleOfACard(Game game) {
    in(game, 2)
        .cash(0, 0)
        .on(0, 10)
        .rolls(3, 4)
        .draws("hospital")
        .owes(0, 100, BANK)
        .goesBankrupt(0)
        .saw(new ClassicEvent.CardReturned(Deck.COMMUNITY_CHEST, "hospital"))
        .bottomOf(Deck.COMMUNITY_CHEST, "hospital")
        .wonBy(1)
        .ranked(2, 1);
  }

  @BothGames
  @Rule({"C8-38", "C8-39", "CT-21"})
  void placesAreByWhatEverybodyHas(Game game) {
    in(game, 5, "turns=20")
        .turnNumber(20)
        .cash(0, 900)
        .cash(1, 700)
        .cash(2, 700)
        .cash(3, 800)
        .bankrupt(4)
        .on(0, 20)
        .rolls(4, 6)
        .wonBy(0)
        .ranked(1, 3, 3, 2, 5);
  }

  @BothGames
  @Rule({"C8-04", "HB-08"})
  void aFineThatABankruptPaidIsForgotten(Game game) {
    in(game, 4, "jail_fine=next_turn")
        .turn(1)
        .jailed(1, 0)
        .cash(1, 50)
        .paysFine()
        .turnIs(2)
        .on(2, 10)
        .rolls(3, 4)
        .draws("birthday")
        .owes(1, 10, 2)
        .goesBankrupt(1)
        .isOut(1)
        .turnIs(3);
  }
}
