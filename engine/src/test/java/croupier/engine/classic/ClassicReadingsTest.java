package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.in;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.classic.board.Building;
import java.util.List;

/** What the unit and bots read from a position. */
class ClassicReadingsTest {
  private static int mask(ClassicPosition position, int... spaces) {
    int mask = 0;
    for (int space : spaces) {
      mask |= 1 << position.board().deed(space);
    }
    return mask;
  }

  @BothGames
  void whatLandingCostsIsReadBeforehand(Game game) {
    ClassicPosition position =
        in(game, 2).owns(1, 6, 8, 9, 5, 15, 12).mortgaged(15).buildings(1, 9).reload().position();
    assertEquals(12, position.rent(6));
    assertEquals(40, position.rent(9));
    assertEquals(50, position.rent(5));
    assertEquals(4, position.rent(12));
    assertEquals(0, position.rent(15), "it is mortgaged");
    assertEquals(0, position.rent(39), "it is the Bank's");
  }

  @BothGames
  void whatASeatIsWorthAndCouldRaise(Game game) {
    ClassicPosition position =
        in(game, 2).owns(0, 37, 39, 5).mortgaged(5).buildings(1, 39).reload().position();
    assertEquals(1500 + 350 + 400 + 100 + 200, position.worth(0));
    assertEquals(1500 + 175 + 200 + 100, position.raisable(0));
    assertTrue(position.isComplete(0, Group.DARK_BLUE));
    assertFalse(position.isComplete(0, Group.RAILROAD));
  }

  @BothGames
  void whatCouldBeDoneBetweenRollsIsReadAsMasks(Game game) {
    ClassicPosition position =
        in(game, 2)
            .owns(0, 37, 39, 5, 12)
            .mortgaged(5)
            .buildings(1, 39)
            .owns(1, 6)
            .rolls(2, 4)
            .position();
    assertEquals(mask(position, 37), position.buildable(0));
    assertEquals(mask(position, 39), position.sellable(0));
    assertEquals(mask(position, 12), position.mortgageable(0));
    assertEquals(mask(position, 5), position.redeemable(0));
    assertEquals(mask(position, 5, 12), position.tradeable(0));
    assertEquals(mask(position, 6), position.claimable(1));
    assertEquals(0, position.claimable(0));
  }

  @BothGames
  void whatIsGoingOnIsRead(Game game) {
    ClassicStory auction = in(game, 3).rolls(2, 4).declines().bids(2, 55);
    assertEquals(6, auction.position().deedInQuestion());
    assertEquals(55, auction.position().bid());
    assertEquals(2, auction.position().bidder());
    assertTrue(auction.position().goingOn(Frame.MOVE));
    assertNull(auction.position().deal());
    ClassicPosition offer =
        in(game, 3).owns(1, 5).offers(1, 2, terms -> terms.gives(5).asks(70)).position();
    assertEquals(
        new ClassicEvent.DealOffered(
            1, 2, new Trade(List.of(5), List.of(), 0, 70, List.of(), List.of())),
        offer.deal());
    ClassicPosition debt =
        in(game, 2, "instead=yes")
            .cash(0, 5)
            .owns(0, 5)
            .owns(1, 39)
            .on(0, 32)
            .rolls(3, 4)
            .claims(1, 39)
            .offersInstead(0, 45, 5)
            .position();
    assertEquals(
        new ClassicEvent.InsteadOffered(0, 1, List.of(5), List.of(), 45), debt.insteadOffer());
    assertEquals(50, debt.debt());
    assertEquals(Cause.RENT, debt.debtCause());
    assertEquals(1, debt.creditor());
  }

  @BothGames
  void theHouseThatIsShortIsRead(Game game) {
    ClassicPosition position =
        in(game, 3)
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .outOfHouses(2, 1)
            .cash(2, 0)
            .does(1, new ClassicAction.Build(39))
            .position();
    assertEquals(Building.HOUSE, position.buildingInQuestion());
    assertEquals(1, position.bidder());
  }
}
