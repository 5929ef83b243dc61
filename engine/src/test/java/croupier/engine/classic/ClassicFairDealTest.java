package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Nobody gives away what is owed to somebody else. */
class ClassicFairDealTest {
  private static final String TO_BE_PAID =
      "You owe 100: what is given must bring you cash, and no less than your mortgages would.";
  private static final String STILL_ASKED =
      "You may still be asked for 100: the deal must leave you enough to pay that.";

  /** Seat 0 has landed on 24, where seat 1 asks 100; it has 60, and a railroad worth 100. */
  private static ClassicStory landed(Game game, String... options) {
    return in(game, 3, options)
        .cash(0, 60)
        .cash(1, 500)
        .cash(2, 500)
        .owns(0, 5)
        .owns(1, 21, 23, 24)
        .buildings(1, 21, 23, 24)
        .on(0, 21)
        .rolls(1, 2);
  }

  private static ClassicStory owes(Game game, String... options) {
    return landed(game, options).claims(1, 24).owes(0, 100, 1);
  }

  private static ClassicAction offer(int to, UnaryOperator<Terms> terms) {
    return terms.apply(new Terms()).offer(to);
  }

  private static ClassicAction counter(UnaryOperator<Terms> terms) {
    return terms.apply(new Terms()).counter();
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void aDebtorGivesNothingAwayThatCouldPay(Game game) {
    owes(game)
        .mayNot(0, offer(2, deal -> deal.gives(5).pays(60)), TO_BE_PAID)
        .mayNot(0, offer(2, deal -> deal.gives(5)), TO_BE_PAID)
        .mayNot(0, offer(2, deal -> deal.gives(5).asks(99)), TO_BE_PAID)
        .mayNot(0, offer(1, deal -> deal.gives(5).pays(60)), TO_BE_PAID)
        .offers(0, 2, deal -> deal.gives(5).asks(100))
        .accepts(2)
        .saw(new ClassicEvent.DebtSettled(0, 1))
        .has(0, 60);
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void aDebtorAcceptsNoCounterThatWouldLessenWhatHeCanRaise(Game game) {
    owes(game)
        .offers(0, 2, deal -> deal.gives(5).asks(300))
        .mayNot(
            2,
            counter(deal -> deal.takes(5).pays(99)),
            "Seat 0 owes 100: what is given must bring it cash, and no less than its mortgages"
                + " would.")
        .mayNot(2, counter(deal -> deal.takes(5)))
        .mayNot(2, counter(deal -> deal.takes(5).asks(60)))
        .counters(2, deal -> deal.takes(5).pays(100))
        .accepts(0)
        .saw(new ClassicEvent.DebtSettled(0, 1));
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void aDebtorDealsForNothingButCash(Game game) {
    landed(game)
        .owns(2, 39, 15)
        .mortgaged(15)
        .card(0, Deck.CHANCE)
        .claims(1, 24)
        // a swap that brings more to mortgage, but no cash
        .mayNot(0, offer(2, deal -> deal.gives(5).takes(39)), TO_BE_PAID)
        // money spent on what could be mortgaged for more
        .mayNot(0, offer(2, deal -> deal.takes(39).pays(1)), TO_BE_PAID)
        // the 10 % on it would be paid from the cash
        .mayNot(0, offer(2, deal -> deal.takes(15).asks(10)), TO_BE_PAID)
        .mayNot(0, offer(2, deal -> deal.givesCards(Deck.CHANCE)), TO_BE_PAID)
        .may(0, offer(2, deal -> deal.takes(15).asks(11)))
        .may(0, offer(2, deal -> deal.gives(5).takes(39).asks(1)))
        .offers(0, 2, deal -> deal.givesCards(Deck.CHANCE).asks(40))
        .accepts(2)
        .saw(new ClassicEvent.DebtSettled(0, 1))
        .has(0, 0);
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void aDeedThatIsMortgagedIsSoldForAnything(Game game) {
    in(game, 3)
        .cash(0, 0)
        .owns(0, 1, 5)
        .mortgaged(5)
        .rolls(1, 3)
        .owes(0, 200, BANK)
        .mayNot(0, offer(2, deal -> deal.gives(5)))
        .offers(0, 2, deal -> deal.gives(5).asks(1))
        .accepts(2)
        .keepsMortgage(2, 5)
        .owes(0, 200, BANK)
        .has(0, 1);
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void whoMayStillBeAskedForRentKeepsEnoughToPayIt(Game game) {
    landed(game)
        .turnIs(1)
        .mayNot(0, offer(2, deal -> deal.gives(5).pays(60)), STILL_ASKED)
        .mayNot(0, offer(2, deal -> deal.gives(5).asks(39)), STILL_ASKED)
        .mayNot(
            2,
            offer(0, deal -> deal.takes(5)),
            "Seat 0 may still be asked for 100: the deal must leave it enough to pay that.")
        // what is not needed for the rent may be given as one likes
        .may(0, offer(2, deal -> deal.gives(5).asks(40)))
        .may(2, offer(0, deal -> deal.takes(5).pays(40)))
        .does(1, new ClassicAction.Roll())
        .throwsDice(4, 6)
        .gives(0, 2, 5)
        .owner(5, 2);
  }

  @BothGames
  @Rule({"C8-18", "HB-24", "CT-18"})
  void whoCouldNotPayTheRentAnyhowGivesNothingAwayEither(Game game) {
    landed(game)
        .cash(0, 0)
        .owns(0, 1)
        .mortgaged(5)
        .mayNot(0, offer(2, deal -> deal.gives(1).asks(29)))
        .may(0, offer(2, deal -> deal.gives(5)))
        .may(0, offer(2, deal -> deal.gives(1).asks(30)));
  }

  @Test
  @Rule({"C8-13", "CT-18"})
  void forAUtilityTheHighestDiceCount() {
    ClassicStory story =
        in(Brands.GAME, 3).cash(0, 47).owns(0, 5).owns(1, 12).on(0, 9).rolls(1, 2).claimIs(12, 4);
    story
        .mayNot(
            0,
            offer(2, deal -> deal.gives(5)),
            "You may still be asked for 48: the deal must leave you enough to pay that.")
        .cash(0, 48)
        .mayNot(0, offer(2, deal -> deal.gives(5).pays(1)))
        .gives(0, 2, 5);
  }

  @BothGames
  @Rule({"C8-30", "CT-18"})
  void whoMustPayForACardNextKeepsEnoughForIt(Game game) {
    in(game, 3)
        .cash(0, 45)
        .cash(1, 5)
        .cash(2, 0)
        .owns(1, 1)
        .owns(2, 3)
        .on(0, 10)
        .rolls(3, 4)
        .draws("birthday")
        .owes(1, 10, 0)
        .mayNot(
            1,
            offer(2, deal -> deal.gives(1).takes(3).asks(0)),
            "You owe 10: what is given must bring you cash, and no less than your mortgages would.")
        .mayNot(1, offer(2, deal -> deal.takes(3).asks(1)), "Seat 2 has only 0.")
        .cash(2, 10)
        .mayNot(
            1,
            offer(2, deal -> deal.takes(3).asks(1)),
            "Seat 2 may still be asked for 10: the deal must leave it enough to pay that.");
  }

  @Test
  @Rule({"TR-S18", "C8-31", "CT-18"})
  void propertyInPlaceOfMoneyLeavesASolventDebtorSolvent() {
    owes(Travel.GAME)
        .mayNot(
            0,
            new ClassicAction.OfferInstead(List.of(5), List.of(), 39),
            "You could raise more on that and need it: its value must be at least 40.")
        .offersInstead(0, 40, 5)
        .accepts(1)
        .saw(new ClassicEvent.DebtSettled(0, 1))
        .has(0, 0)
        .owner(5, 1);
  }

  @Test
  @Rule({"TR-S18", "C8-31", "CT-18"})
  void propertyInPlaceOfMoneyIsWorthItsMortgageToWhoCannotPay() {
    owes(Travel.GAME)
        .cash(0, 0)
        .mortgaged(5)
        .owns(0, 1)
        .mayNot(0, new ClassicAction.OfferInstead(List.of(1), List.of(), 29))
        .offersInstead(0, 30, 1)
        .accepts(1)
        .owes(0, 70, 1)
        .offersInstead(0, 1, 5)
        .accepts(1)
        .keepsMortgage(1, 5)
        .owes(0, 69, 1)
        .goesBankrupt(0)
        .isOut(0);
  }
}
