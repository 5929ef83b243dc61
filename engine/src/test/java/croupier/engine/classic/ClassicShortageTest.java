package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.board.Building;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Houses and hotels that are short: who wants them, and who gets them. */
class ClassicShortageTest {
  private static final ClassicAction WANT = new ClassicAction.Want(1);
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
    int tooLittle = game == Travel.GAME ? 49 : 0;
    oneHouseLeft(game).cash(0, tooLittle).builds(1, 39).built(39, 1).frame(Frame.TURN);
    oneHouseLeft(game).mortgaged(3).builds(1, 39).built(39, 1).frame(Frame.TURN);
    housesLeft(game, 2).cash(0, 60).builds(1, 39).built(39, 1).stockIs(1, 12);
  }

  /** Seats 0 and 1 could use some of so many houses; seat 2 has all others and no money. */
  private static ClassicStory housesLeft(Game game, int left) {
    return in(game, 3, "shortage=price")
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, left)
        .cash(2, 0)
        .stockIs(left, 12);
  }

  private static ClassicAction want(int buildings) {
    return new ClassicAction.Want(buildings);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S53", "C8-22", "HB-13", "CT-20"})
  void moreWishesThanHousesAreAuctionedOneByOne(Game game) {
    housesLeft(game, 2)
        .does(1, new ClassicAction.Build(39))
        .saw(new ClassicEvent.ShortageBegan(1, Building.HOUSE, List.of(0)))
        .asked(0, 1)
        .mayOnly(0, want(1), want(2), WAIVE)
        .mayOnly(1, want(1), want(2))
        .mayNot(1, WAIVE, "You have asked for one: say how many you want.")
        .mayNot(0, want(3), "You can want 1 to 2.")
        .does(0, want(2))
        .does(1, want(2))
        .frames(Frame.TURN, Frame.BUILDING_SALE, Frame.BUILDING_AUCTION)
        .saw(new ClassicEvent.BidMade(1, 50))
        .bids(0, 60)
        .passes(1)
        .does(0, new ClassicAction.Place(1))
        .has(0, 1440)
        .frames(Frame.TURN, Frame.BUILDING_SALE, Frame.BUILDING_AUCTION)
        .sawSoOften(2, ClassicEvent.BuildingAuctionBegan.class)
        .asked(0)
        .passes(0)
        .does(1, new ClassicAction.Place(39))
        .has(1, 1450)
        .stockIs(0, 12)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S53", "C8-22", "CT-20"})
  void whereThereAreEnoughForAllWishesNothingIsAuctioned(Game game) {
    ClassicStory promised =
        housesLeft(game, 2)
            .does(1, new ClassicAction.Build(39))
            .does(1, want(1))
            .does(0, want(1))
            .built(39, 1)
            .has(1, 1300)
            .frame(Frame.TURN)
            .stockIs(1, 12);
    // whoever wants more than was said asks again
    promised.does(1, new ClassicAction.Build(37)).frame(Frame.SHORTAGE).does(0, WAIVE).built(37, 1);
    housesLeft(game, 2)
        .does(1, new ClassicAction.Build(39))
        .does(1, want(1))
        .does(0, want(1))
        .builds(0, 1)
        .built(1, 1)
        .has(0, 1450)
        .frame(Frame.TURN)
        .stockIs(0, 12);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S53", "C8-22", "CT-20"})
  void whoWantsNoneIsNotAskedAgainBeforeTheNextRoll(Game game) {
    housesLeft(game, 3)
        .does(1, new ClassicAction.Build(39))
        .does(0, WAIVE)
        .does(1, want(1))
        .builds(1, 37)
        .frame(Frame.TURN)
        .stockIs(1, 12)
        .rolls(4, 6)
        .does(1, new ClassicAction.Build(39))
        .frame(Frame.SHORTAGE)
        .asked(0);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S53", "C8-22", "CT-20"})
  void theAuctionsEndWhenOnlyOneStillWantsAny(Game game) {
    housesLeft(game, 3)
        .does(1, new ClassicAction.Build(39))
        .does(1, want(1))
        .does(0, want(3))
        .passes(0)
        .does(1, new ClassicAction.Place(39))
        .frame(Frame.TURN)
        .stockIs(2, 12)
        .builds(0, 1, 3)
        .has(0, 1400)
        .stockIs(0, 12);
  }

  @BothGames
  @Rule({"TR-S47", "BR-S53", "C8-22", "CT-20"})
  void theAuctionsEndWhenThereIsEnoughForWhatIsLeft(Game game) {
    housesLeft(game, 3)
        .does(1, new ClassicAction.Build(39))
        .does(1, want(2))
        .does(0, want(2))
        .cash(0, 70)
        .bids(0, 70)
        .passes(1)
        .does(0, new ClassicAction.Place(1))
        .frame(Frame.TURN)
        .builds(1, 39, 37)
        .stockIs(0, 12)
        .has(1, 1100);
  }

  @Test
  @Rule({"BR-S44", "BR-S53", "HB-13", "CT-20"})
  void inBrandsWhoeverCanBidTakesPart() {
    brands(3)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, 1)
        .cash(0, 2)
        .cash(2, 0)
        .does(1, new ClassicAction.Build(39))
        .asked(0)
        .does(0, WANT)
        .bids(0, 2)
        .passes(1)
        .does(0, new ClassicAction.Place(3))
        .has(0, 0)
        .built(3, 1);
  }

  @Test
  @Rule({"TR-S47", "C8-22", "CT-20"})
  void inTravelWhoeverCanPayTheLowestPriceTakesPart() {
    oneHouseLeft(Travel.GAME)
        .cash(1, 51)
        .does(0, new ClassicAction.Build(1))
        .asked(1)
        .does(1, WANT)
        .bids(1, 51)
        .passes(0)
        .does(1, new ClassicAction.Place(39))
        .has(1, 0);
    oneHouseLeft(Travel.GAME).cash(1, 49).builds(0, 1).built(1, 1);
  }

  @Test
  @Rule({"TR-S47", "C8-22", "CT-20"})
  void inTravelWhoeverHasJustTheLowestPriceTakesPart() {
    oneHouseLeft(Travel.GAME)
        .cash(0, 50)
        .does(1, new ClassicAction.Build(39))
        .asked(0)
        .does(0, WANT)
        .saw(new ClassicEvent.Wanted(0, 1))
        .saw(new ClassicEvent.BidMade(1, 50))
        .frame(Frame.PLACE)
        .has(1, 1450);
    // the lowest price is that of a place where there is still room
    travel(3)
        .owns(0, 1, 3, 31, 32, 34)
        .buildings(4, 1, 3)
        .owns(1, 37, 39)
        .owns(2, 6, 8, 9, 11, 13, 14, 16, 18, 19)
        .buildings(4, 6, 8, 9, 11, 13)
        .buildings(3, 14)
        .mortgaged(16)
        .stockIs(1, 12)
        .cash(2, 0)
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .saw(new ClassicEvent.BidMade(1, 200));
  }

  /** Seats 0, 1 and 3 could use some of so many houses; seat 2 has all others and no money. */
  private static ClassicStory forThree(Game game, int left) {
    return in(game, 4, "shortage=price")
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .owns(3, 6, 8, 9)
        .outOfHouses(2, left)
        .cash(2, 0);
  }

  @BothGames
  @Rule({"C8-22", "CT-04", "CT-20"})
  void whenTheAskerHasItsOwnTheNextWhoWantsOneOpens(Game game) {
    forThree(game, 3)
        .does(1, new ClassicAction.Build(39))
        .does(1, want(1))
        .does(0, want(2))
        .does(3, want(2))
        .sawOnly(
            new ClassicEvent.Wanted(1, 1),
            new ClassicEvent.Wanted(0, 2),
            new ClassicEvent.Wanted(3, 2))
        .passes(0)
        .passes(3)
        .does(1, new ClassicAction.Place(39))
        .saw(new ClassicEvent.BuildingAuctionBegan(Building.HOUSE, List.of(0, 3)))
        .sawOnly(new ClassicEvent.BidMade(1, 50), new ClassicEvent.BidMade(3, 50))
        .asked(0);
  }

  @BothGames
  @Rule({"C8-22", "CT-20"})
  void whoHasSpentItAllWantsNoneAnyMoreAndTheOthersAreEnough(Game game) {
    forThree(game, 3)
        .does(1, new ClassicAction.Build(39))
        .does(1, want(1))
        .does(0, want(2))
        .does(3, want(1))
        .bids(0, 1499)
        .passes(1)
        .passes(3)
        .does(0, new ClassicAction.Place(1))
        .has(0, 1)
        .turnIs(0)
        .cash(0, 500)
        .builds(1, 39)
        .turnIs(0)
        .builds(3, 6)
        .stockIs(0, 12);
  }

  @BothGames
  @Rule({"C8-22", "HB-13"})
  void allTheCashCanBeBidForABuildingWhateverIsMortgaged(Game game) {
    oneHouseLeft(game, "shortage=price")
        .owns(0, 5, 11, 12, 15)
        .mortgaged(5, 11, 12, 15)
        .does(1, new ClassicAction.Build(39))
        .does(0, WANT)
        .mayWithin(0, new ClassicShape.Bid(51, 1500))
        .bids(0, 1500)
        .frame(Frame.PLACE)
        .has(0, 0);
  }

  @BothGames
  @Rule({"C8-22", "HB-13"})
  void whoHasNotMoreThanTheBidIsNotAsked(Game game) {
    forThree(game, 1)
        .cash(0, 70)
        .does(1, new ClassicAction.Build(39))
        .does(0, want(1))
        .does(3, WAIVE)
        .saw(new ClassicEvent.Waived(3))
        .bids(0, 69)
        .bids(1, 70)
        .saw(new ClassicEvent.CannotBid(0))
        .frame(Frame.PLACE)
        .has(1, 1430);
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
