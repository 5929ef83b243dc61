package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.in;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Deck;
import java.util.List;
import java.util.Map;

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

  @BothGames
  void aTurnIsRead(Game game) {
    ClassicPosition calm = in(game, 3).position();
    assertFalse(calm.goingOn(Frame.MOVE));
    assertEquals(1, calm.turn());
    assertEquals(0, calm.doubles());
    assertFalse(calm.rolled());
    assertEquals(ClassicEvent.BANK, calm.deedInQuestion());
    assertNull(calm.buildingInQuestion());
    assertEquals(0, calm.bid());
    assertEquals(ClassicEvent.BANK, calm.bidder());
    ClassicPosition doubled = in(game, 3).on(0, 4).rolls(3, 3).position();
    assertEquals(1, doubled.doubles());
    assertTrue(doubled.rolled());
    ClassicPosition timed =
        in(game, 3, "minutes=30").on(0, 20).rolls(4, 6).tellsTime(77).turnIs(1).position();
    assertEquals(77, timed.secondsPlayed());
    assertEquals(2, timed.turn());
    assertFalse(timed.rolled());
  }

  @BothGames
  void seatsAreRead(Game game) {
    ClassicPosition position = in(game, 3).owns(1, 1, 5).jailed(1, 1).bankrupt(2).position();
    assertEquals(50, position.fine());
    assertEquals(2, position.jailTurn(1));
    assertEquals(0, position.jailTurn(0));
    assertFalse(position.isBankrupt(1));
    assertTrue(position.isBankrupt(2));
    assertEquals(mask(position, 1, 5), position.holdings(1));
    assertEquals(5, position.offersLeft(1));
    assertEquals(game == Travel.GAME ? "Hotel" : "Pet Shop", position.words().hotel());
    assertEquals(
        3, in(game, 3, "deals=3").owns(0, 5).position().offersLeft(0), "what the table agreed on");
  }

  @BothGames
  void mortgagesAndBuildingsAreReadAsMasks(Game game) {
    ClassicPosition position =
        in(game, 2).owns(0, 5, 6, 8, 9).mortgaged(5).buildings(1, 8).reload().position();
    assertEquals(mask(position, 5), position.mortgaged());
    assertEquals(mask(position, 6, 8, 9), position.built());
    ClassicPosition received =
        in(game, 3).owns(0, 5, 15).mortgaged(5, 15).gives(0, 2, 5, 15).position();
    assertEquals(mask(received, 5, 15), received.received(2));
    assertEquals(0, received.received(1));
    assertEquals(0, position.received(0));
  }

  @BothGames
  void rentsThatAreOpenAreRead(Game game) {
    ClassicPosition two =
        in(game, 3).owns(1, 6).owns(2, 8).rolls(3, 3).rolls(1, 1).turnIs(0).position();
    assertEquals(2, two.claims());
    assertEquals(
        List.of(
            new ClassicEvent.RentDue(1, 0, 6, 6, false),
            new ClassicEvent.RentDue(2, 0, 8, 6, false)),
        two.rentsDue());
    assertEquals(List.of(), in(game, 3).position().rentsDue());
  }

  @BothGames
  void debtsAndOffersAreReadFromWhereTheyAre(Game game) {
    ClassicPosition calm = in(game, 2).position();
    assertEquals(ClassicEvent.BANK, calm.debtor());
    assertEquals(ClassicEvent.BANK, calm.creditor());
    assertEquals(0, calm.debt());
    assertNull(calm.debtCause());
    assertEquals(ClassicEvent.BANK, calm.offerer());
    assertEquals(0, calm.offered());
    assertEquals(0, calm.offeredMoney());
    assertNull(calm.insteadOffer());
    ClassicPosition offer =
        in(game, 3)
            .cash(0, 5)
            .owns(0, 5, 15)
            .rolls(1, 3)
            .offers(0, 2, terms -> terms.gives(15).asks(150))
            .position();
    assertEquals(0, offer.debtor());
    assertEquals(200, offer.debt());
    assertEquals(Cause.TAX, offer.debtCause());
    assertEquals(ClassicEvent.BANK, offer.creditor());
    assertEquals(0, offer.offerer());
    assertEquals(mask(offer, 15), offer.offered());
    assertEquals(-150, offer.offeredMoney());
    ClassicPosition instead =
        in(game, 3, "instead=yes")
            .turn(1)
            .cash(1, 5)
            .owns(1, 5)
            .owns(2, 39)
            .on(1, 32)
            .rolls(3, 4)
            .claims(2, 39)
            .offersInstead(1, 45, 5)
            .position();
    assertEquals(1, instead.offerer());
    assertEquals(2, instead.creditor());
    assertEquals(mask(instead, 5), instead.offered());
    assertEquals(45, instead.offeredMoney());
    assertNull(instead.deal());
  }

  @BothGames
  void wishesAreRead(Game game) {
    ClassicStory asking =
        in(game, 4)
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .owns(3, 6, 8, 9)
            .outOfHouses(2, 2)
            .cash(2, 0)
            .does(1, new ClassicAction.Build(39))
            .does(3, new ClassicAction.Want(2));
    ClassicPosition position = asking.position();
    assertEquals(2, position.wish(3));
    assertEquals(1, position.wish(1));
    assertEquals(0, position.wish(0));
    assertEquals(2, position.mostWanted(0));
    ClassicPosition sale =
        asking.does(0, new ClassicAction.Want(1)).does(1, new ClassicAction.Want(1)).position();
    assertEquals(Frame.BUILDING_AUCTION, sale.frame());
    assertEquals(Building.HOUSE, sale.buildingInQuestion());
    assertEquals(game == Travel.GAME ? 50 : 1, sale.bid());
    assertEquals(1, sale.bidder());
    assertEquals(0, sale.mostWanted(0));
    assertEquals(0, in(game, 2).position().wish(0));
  }

  // --- what is told with a view

  @SuppressWarnings("unchecked")
  private static Map<String, Object> element(Map<String, Object> view, String list, int at) {
    return ((List<Map<String, Object>>) view.get(list)).get(at);
  }

  @BothGames
  void aViewTellsWhatElseWouldBeLookedUp(Game game) {
    Map<String, Object> view =
        in(game, 2)
            .owns(0, 37, 39)
            .buildings(1, 39)
            .owns(1, 5)
            .rolls(2, 4)
            .position()
            .view(Position.TABLE);
    assertEquals("buy", view.get("phase"));
    assertEquals("decisions", view.get("waiting"));
    assertEquals(List.of(0L), view.get("to_act"));
    assertEquals(6L, view.get("to_buy"));
    assertFalse(view.containsKey("debt"));
    assertFalse(view.containsKey("auction"));
    Map<String, Object> player = element(view, "players", 0);
    assertEquals(1500L + 350 + 400 + 200, player.get("worth"));
    assertEquals(1500L + 175 + 200 + 100, player.get("can_raise"));
    Map<String, Object> dearest = element(view, "deeds", 27);
    assertEquals(200L, dearest.get("rent"));
    assertEquals("dark_blue", dearest.get("group"));
    assertEquals(400L, dearest.get("price"));
    assertEquals(200L, dearest.get("mortgage"));
    assertEquals(220L, dearest.get("redemption"));
    assertEquals(200L, dearest.get("building_price"));
    assertFalse(element(view, "deeds", 2).containsKey("building_price"), "a railroad");
    assertEquals(25L, element(view, "deeds", 2).get("rent"));
  }

  @BothGames
  void aViewTellsWhatIsGoingOn(Game game) {
    ClassicStory auction = in(game, 2).rolls(2, 4).declines();
    Map<String, Object> bidding = auction.position().view(Position.TABLE);
    assertFalse(bidding.containsKey("to_buy"));
    assertEquals(
        Map.of("deed", 6L, "bid", 0L, "bidder", -1L, "passed", List.of()), bidding.get("auction"));
    Map<String, Object> debt =
        in(game, 2).cash(0, 5).owns(0, 5).rolls(1, 3).position().view(Position.TABLE);
    assertEquals(
        Map.of("debtor", 0L, "creditor", -1L, "amount", 200L, "cause", "tax", "offers_made", 0L),
        debt.get("debt"));
    Map<String, Object> offer =
        in(game, 2)
            .owns(0, 5)
            .card(1, Deck.CHANCE)
            .offers(0, 1, terms -> terms.gives(5).takesCards(Deck.CHANCE).pays(7))
            .position()
            .view(Position.TABLE);
    assertEquals(
        Map.of(
            "from",
            0L,
            "to",
            1L,
            "give",
            List.of(5L),
            "take",
            List.of(),
            "pay",
            7L,
            "ask",
            0L,
            "give_cards",
            List.of(),
            "take_cards",
            List.of("chance")),
        offer.get("offer"));
  }
}
