package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/** The last house or hotel, when others could use it as well. */
class ClassicShortageTest {
  private static final ClassicAction WANT = new ClassicAction.Want();
  private static final ClassicAction WAIVE = new ClassicAction.Waive();

  /** Seats 0 and 1 could both build the last house; seat 2 has all others and no money. */
  private static ClassicStory oneHouseLeft(Game game, String... options) {
    return in(game, 3, options)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, 1)
        .cash(2, 0)
        .stockIs(1, 12);
  }

  /** All twelve hotels stand, 31 houses too, and seats 0 to 3 could each build the last one. */
  private static ClassicStory twelveHotelsOut(Game game) {
    return in(game, 6)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .owns(2, 6, 8, 9)
        .owns(3, 11, 13, 14)
        .owns(4, 16, 18, 19, 21, 23, 24)
        .owns(5, 26, 27, 29, 31, 32, 34)
        .buildings(5, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34)
        .buildings(3, 1, 3, 37, 39, 6, 8, 9, 13, 14)
        .buildings(4, 11)
        .stockIs(1, 0);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S42", "BR-S53", "C8-22", "HB-13"})
  void twelveHotelsOutFourBiddersOneHouseLeft(Game game) {
    twelveHotelsOut(game)
        .does(2, new ClassicAction.Build(6))
        .frame(Frame.SHORTAGE)
        .asked(0, 1, 3)
        .does(3, WANT)
        .does(0, WANT)
        .does(1, WANT)
        .frame(Frame.BUILDING_AUCTION)
        .asked(0, 1, 3)
        .bids(3, 120)
        .bids(2, 130)
        .passes(0)
        .bids(1, 500)
        .passes(3)
        .passes(2)
        .has(1, 1000)
        .frame(Frame.PLACE)
        .asked(1)
        .mayOnly(1, new ClassicAction.Place(37), new ClassicAction.Place(39))
        .does(1, new ClassicAction.Place(39))
        .built(39, 4)
        .stockIs(0, 0)
        .has(1, 1000)
        .frame(Frame.TURN)
        .turnIs(0)
        .mayNot(2, new ClassicAction.Build(6))
        .mayNot(1, new ClassicAction.Build(37));
  }

  @Test
  @Rule({"TR-S47", "C8-22"})
  void inTravelBidsBeginAtTheLowestHousePriceOfTheBidders() {
    oneHouseLeft(Travel.GAME)
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .mayWithin(0, new ClassicShape.Bid(51, 1500));
    oneHouseLeft(Travel.GAME, "shortage=one")
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .mayWithin(0, new ClassicShape.Bid(2, 1500));
  }

  @Test
  @Rule({"BR-S44", "HB-13"})
  void inBrandsBidsBeginAtOne() {
    oneHouseLeft(Brands.GAME)
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .mayWithin(0, new ClassicShape.Bid(2, 1500));
    oneHouseLeft(Brands.GAME, "shortage=price")
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .mayWithin(0, new ClassicShape.Bid(51, 1500));
  }

  @BothGames
  @Rule({"C8-22", "TR-S47", "BR-S53"})
  void whenNobodyElseWantsItTheHouseIsSoldAsUsual(Game game) {
    oneHouseLeft(game)
        .does(1, new ClassicAction.Build(39))
        .frame(Frame.SHORTAGE)
        .asked(0)
        .mayOnly(0, WANT, WAIVE)
        .does(0, WAIVE)
        .built(39, 1)
        .has(1, 1300)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"C8-22", "CT-04"})
  void whoAskedOpensAtTheLowestPriceAndCannotBackOut(Game game) {
    oneHouseLeft(game, "shortage=price")
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .asked(0)
        .passes(0)
        .frame(Frame.PLACE)
        .has(1, 1450)
        .does(1, new ClassicAction.Place(37))
        .built(37, 1)
        .has(1, 1450);
  }

  @BothGames
  @Rule("C8-22")
  void nobodyIsAskedWhoCouldNotBuildIt(Game game) {
    oneHouseLeft(game).cash(0, 49).builds(1, 39).built(39, 1).frame(Frame.TURN);
    oneHouseLeft(game).mortgaged(3).builds(1, 39).built(39, 1).frame(Frame.TURN);
    in(game, 3)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, 2)
        .builds(1, 39)
        .built(39, 1)
        .stockIs(1, 12);
  }

  @BothGames
  @Rule({"C8-22", "C8-33", "HB-25"})
  void aPrisonerIsAskedToo(Game game) {
    oneHouseLeft(game)
        .jailed(0, 0)
        .turn(1)
        .does(1, new ClassicAction.Build(39))
        .asked(0)
        .does(0, WANT)
        .bids(0, 51)
        .passes(1)
        .does(0, new ClassicAction.Place(1))
        .built(1, 1)
        .has(0, 1449);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S42", "BR-S53", "C8-22", "HB-13"})
  void theLastHotelIsAuctionedToo(Game game) {
    in(game, 6)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .owns(2, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32)
        .owns(2, 34)
        .buildings(5, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31)
        .buildings(5, 32)
        .buildings(4, 34)
        .buildings(4, 1, 3, 37, 39)
        .stockIs(32 - 20, 1)
        .does(1, new ClassicAction.Build(39))
        .frame(Frame.SHORTAGE)
        .asked(0, 2)
        .does(2, WAIVE)
        .does(0, WANT)
        .asked(0)
        .bids(0, 60)
        .bids(1, 61)
        .passes(0)
        .does(1, new ClassicAction.Place(37))
        .built(37, 5)
        .has(1, 1439)
        .stockIs(32 - 20 + 4, 0);
  }

  @Test
  @Rule("C8-22")
  void whoWantsItMustBeAbleToPlaceIt() {
    travel(4)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .owns(2, 6, 8, 9)
        .buildings(5, 6, 8, 9)
        .outOfHouses(3, 1)
        .cash(3, 0)
        .does(1, new ClassicAction.Build(39))
        .asked(0);
    brands(3)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, 1)
        .cash(2, 0)
        .mortgaged(3)
        .turn(1)
        .builds(1, 39)
        .built(39, 1);
  }
}
