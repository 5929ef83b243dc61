package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/**
 * Houses and hotels, or Cabins and Pet Shops: bought and sold evenly, never more than there are.
 */
class ClassicBuildingTest {
  // --- buying

  @BothGames
  @Rule({"TR-S15", "TR-S38", "TR-S41", "TR-S43", "BR-S05", "BR-S46", "BR-S47"})
  void theOwnerOfAGroupBuildsAtThePriceOfTheDeed(Game game) {
    in(game, 2)
        .owns(0, 16, 18, 19, 37, 39)
        .builds(0, 16)
        .sawOnly(new ClassicEvent.Built(0, 16, 1))
        .has(0, 1400)
        .built(16, 1)
        .builds(0, 39)
        .has(0, 1200)
        .builds(0, 37, 37)
        .has(0, 800)
        .built(37, 2)
        .builds(0, 39, 39, 37)
        .has(0, 200)
        .built(39, 3)
        .stockIs(25, 12)
        .builds(0, 39)
        .has(0, 0)
        .mayNot(0, new ClassicAction.Build(37), "Building there costs 200; you have 0.");
  }

  @BothGames
  @Rule({"TR-S15", "TR-S38", "BR-S46"})
  void withoutTheWholeGroupNobodyBuilds(Game game) {
    in(game, 2)
        .owns(0, 16, 18)
        .owns(1, 19)
        .mayNot(0, new ClassicAction.Build(16), "You need every orange site before you can build.")
        .mayNot(1, new ClassicAction.Build(19), "You need every orange site before you can build.")
        .mayNot(1, new ClassicAction.Build(16));
  }

  @BothGames
  @Rule({"TR-S15", "BR-S46"})
  void noHousesStandOnRailroadsOrUtilities(Game game) {
    in(game, 2)
        .owns(0, 5, 15, 25, 35, 12, 28)
        .mayNot(0, new ClassicAction.Build(5))
        .mayNot(0, new ClassicAction.Build(12))
        .cannotBe(story -> story.buildings(1, 5))
        .cannotBe(story -> story.buildings(1, 12));
  }

  @BothGames
  @Rule({"TR-S39", "TR-S52", "C8-18", "BR-S40", "HB-24"})
  void anybodyBuildsAndSellsBetweenRollsFirstComeFirstServed(Game game) {
    in(game, 3)
        .owns(0, 1, 3)
        .owns(1, 6, 8, 9)
        .owns(2, 11, 13, 14)
        .turn(0)
        .asked(0, 1, 2)
        .builds(2, 11)
        .builds(0, 1)
        .builds(1, 6)
        .sells(2, 11)
        .turnIs(0)
        .rolls(4, 6)
        .builds(1, 8)
        .has(1, 1400)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S40", "BR-S48", "C8-19"})
  void buildingIsEven(Game game) {
    in(game, 2)
        .owns(0, 6, 8, 9)
        .builds(0, 6)
        .mayNot(
            0, new ClassicAction.Build(6), "Build evenly: the other light blue sites come first.")
        .builds(0, 9)
        .mayNot(
            0, new ClassicAction.Build(6), "Build evenly: the other light blue sites come first.")
        .builds(0, 8)
        .builds(0, 6)
        .built(6, 2)
        .built(8, 1)
        .built(9, 1);
  }

  @BothGames
  @Rule({"TR-S42", "TR-S62", "BR-S51"})
  void nothingIsBuiltWhileASiteOfTheGroupIsMortgaged(Game game) {
    in(game, 2)
        .owns(0, 6, 8, 9)
        .mortgaged(9)
        .mayNot(
            0,
            new ClassicAction.Build(6),
            "A site of the light blue group is mortgaged: redeem it first.")
        .redeems(0, 9)
        .builds(0, 6)
        .has(0, 1500 - 66 - 50);
  }

  // --- hotels

  @BothGames
  @Rule({"TR-S44", "BR-S49", "BR-S50", "C8-20", "HB-14"})
  void aHotelNeedsFourHousesOnEverySiteAndGivesItsOwnBack(Game game) {
    in(game, 2)
        .owns(0, 6, 8, 9)
        .buildings(4, 6, 8)
        .buildings(3, 9)
        .mayNot(
            0, new ClassicAction.Build(6), "Build evenly: the other light blue sites come first.")
        .builds(0, 9)
        .stockIs(20, 12)
        .builds(0, 6)
        .built(6, 5)
        .has(0, 1400)
        .stockIs(24, 11)
        .builds(0, 9, 8)
        .built(8, 5)
        .stockIs(32, 9);
  }

  @BothGames
  @Rule({"TR-S45", "BR-S50"})
  void aSiteHasOneHotelAndNothingBesideIt(Game game) {
    in(game, 2).owns(0, 1, 3).buildings(5, 1, 3).mayNot(0, new ClassicAction.Build(1));
  }

  @Test
  @Rule("HB-14")
  void aPetShopNeedsFourCabinsOnItsOwnSiteOnlyAsAnOption() {
    brands(2, "hotel_needs=site")
        .owns(0, 6, 8, 9)
        .buildings(4, 6)
        .buildings(3, 8, 9)
        .builds(0, 6)
        .built(6, 5)
        .mayNot(0, new ClassicAction.Build(6), "Light blue 1 has its Pet Shop already.")
        .builds(0, 8)
        .built(8, 4);
  }

  // --- the stock

  @BothGames
  @Rule({"TR-S46", "BR-S52"})
  void withoutAHouseInTheBankBuyersWaitUntilOneComesBack(Game game) {
    in(game, 2)
        .outOfHouses(1)
        .owns(0, 1, 3)
        .stockIs(0, 12)
        .mayNot(0, new ClassicAction.Build(1))
        .sells(1, 21)
        .stockIs(1, 12)
        .may(0, new ClassicAction.Build(1));
  }

  @BothGames
  @Rule({"TR-S46", "BR-S52"})
  void withoutAHotelInTheBankBuyersWaitToo(Game game) {
    in(game, 2)
        .outOfHotels(1)
        .owns(0, 1, 3)
        .buildings(4, 1, 3)
        .stockIs(24, 0)
        .mayNot(0, new ClassicAction.Build(1));
  }

  @BothGames
  @Rule({"C8-21"})
  void nobodyBuildsStraightToAHotelWhenHousesAreOut(Game game) {
    ClassicStory story =
        in(game, 2).owns(0, 1, 3).buildings(4, 1).buildings(3, 3).outOfHouses(1).stockIs(0, 12);
    story.mayNot(0, new ClassicAction.Build(3)).mayNot(0, new ClassicAction.Build(1));
    in(game, 2, "straight_hotel=yes")
        .owns(0, 1, 3)
        .buildings(4, 1)
        .buildings(3, 3)
        .outOfHouses(1)
        .may(0, new ClassicAction.Build(3));
  }

  @BothGames
  @Rule({"C8-21", "CT-13", "CT-15"})
  void straightToAHotelPaysForBothAndIsFirstComeFirstServed(Game game) {
    in(game, 3, "straight_hotel=yes")
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .buildings(4, 1, 37, 39)
        .buildings(3, 3)
        .owns(2, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24)
        .buildings(5, 6, 8, 11, 13, 14, 16, 18, 19, 21, 23, 24)
        .buildings(4, 9)
        .outOfHouses(2)
        .stockIs(0, 1)
        .cash(0, 99)
        .mayNot(0, new ClassicAction.Build(3), "Building there costs 100; you have 99.")
        .cash(0, 100)
        .brings(0, new ClassicAction.Build(3), -100)
        .builds(0, 3)
        .built(3, 5)
        .has(0, 0)
        .stockIs(3, 0)
        .frame(Frame.TURN);
  }

  @BothGames
  @Rule({"C8-21", "CT-15"})
  void straightToAHotelNeedsAHotelAndIsForOneSiteThatLacksOneHouse(Game game) {
    ClassicStory both =
        in(game, 2, "straight_hotel=yes")
            .owns(0, 1, 3, 37, 39)
            .buildings(3, 1, 3)
            .buildings(4, 37)
            .buildings(3, 39)
            .outOfHouses(1);
    ClassicAction brown = new ClassicAction.Build(1);
    ClassicAction blue = new ClassicAction.Build(39);
    String houses = "The Bank has no " + (game == Travel.GAME ? "Houses" : "Cabins") + " left.";
    both.mayNot(0, brown, houses).may(0, blue).cash(0, 399).mayNot(0, blue);
    in(game, 2, "straight_hotel=yes")
        .owns(0, 1, 3)
        .buildings(4, 1)
        .buildings(3, 3)
        .owns(1, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24)
        .buildings(5, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24)
        .owns(1, 37, 39)
        .buildings(1, 37)
        .outOfHouses(1)
        .stockIs(0, 0)
        .mayNot(0, new ClassicAction.Build(3), houses);
  }

  // --- selling

  @BothGames
  @Rule({"TR-S51", "TR-S53", "BR-S54", "BR-S55", "C8-18"})
  void housesAreSoldEvenlyForHalf(Game game) {
    in(game, 2)
        .owns(0, 16, 18, 19)
        .buildings(2, 16)
        .buildings(1, 18, 19)
        .mayNot(0, new ClassicAction.Sell(18), "Sell evenly: another site of the group has more.")
        .sells(0, 16)
        .has(0, 1550)
        .sells(0, 19)
        .sawOnly(new ClassicEvent.SoldBuilding(0, 16, 1), new ClassicEvent.SoldBuilding(0, 19, 0))
        .has(0, 1600)
        .mayNot(0, new ClassicAction.Sell(19))
        .stockIs(30, 12);
  }

  @BothGames
  @Rule({"TR-S55", "BR-S56"})
  void aHotelIsBrokenDownIntoFourHouses(Game game) {
    in(game, 2)
        .owns(0, 16, 18, 19)
        .buildings(5, 16)
        .buildings(4, 18, 19)
        .mayNot(0, new ClassicAction.Sell(18), "Sell evenly: another site of the group has more.")
        .sells(0, 16)
        .built(16, 4)
        .has(0, 1550)
        .stockIs(20, 12);
  }

  @Test
  @Rule({"TR-S54"})
  void inTravelHotelsAreAlsoSoldWhole() {
    travel(2)
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .sellsDown(0, Group.DARK_BLUE, 0)
        .has(0, 1500 + 2 * (200 / 2 + 4 * 200 / 2))
        .built(37, 0)
        .built(39, 0)
        .stockIs(32, 12);
    travel(2, "sell_whole=shortage")
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .mayNot(
            0,
            new ClassicAction.SellDown(Group.DARK_BLUE, 0),
            "The Bank has enough Houses: break the Hotels down one by one.");
  }

  @Test
  @Rule({"HB-15"})
  void inBrandsAPetShopIsSoldWholeOnlyWhenCabinsAreShort() {
    brands(2)
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .mayNot(
            0,
            new ClassicAction.SellDown(Group.DARK_BLUE, 0),
            "The Bank has enough Cabins: break the Pet Shops down one by one.");
    brands(2, "sell_whole=always")
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .sellsDown(0, Group.DARK_BLUE, 0)
        .has(0, 2500);
  }

  @BothGames
  @Rule({"C8-23", "HB-15", "CT-05"})
  void withFewerThanFourHousesAHotelIsNotBrokenDownButTheGroupIsSoldDown(Game game) {
    in(game, 2)
        .owns(0, 37, 39)
        .buildings(5, 37, 39)
        .outOfHouses(1, 3)
        .stockIs(3, 10)
        .mayNot(0, new ClassicAction.Sell(37))
        .mayWithin(0, new ClassicShape.SellDown(Group.DARK_BLUE, 0, 3))
        .mayNot(0, new ClassicAction.SellDown(Group.DARK_BLUE, 4))
        .sellsDown(0, Group.DARK_BLUE, 3)
        .has(0, 1500 + 100 * (10 - 3))
        .stockIs(0, 12)
        .built(37, 1)
        .built(39, 2);
  }

  @BothGames
  @Rule({"C8-23", "HB-15"})
  void housesThatTheGroupItselfGivesBackCountForTheStock(Game game) {
    in(game, 2)
        .owns(0, 37, 39)
        .buildings(5, 37)
        .buildings(4, 39)
        .outOfHouses(1, 2)
        .stockIs(2, 11)
        .mayNot(0, new ClassicAction.Sell(37))
        .sellsDown(0, Group.DARK_BLUE, 6)
        .built(37, 3)
        .built(39, 3)
        .stockIs(0, 12)
        .has(0, 1500 + 300);
  }

  @BothGames
  @Rule({"TR-S53", "BR-S55", "C8-23", "HB-15"})
  void housesAreSoldHoweverFewTheBankHas(Game game) {
    in(game, 2)
        .owns(0, 1, 3)
        .buildings(4, 1, 3)
        .outOfHouses(1)
        .mayNot(0, new ClassicAction.SellDown(Group.BROWN, 0))
        .sells(0, 1)
        .built(1, 3)
        .stockIs(1, 12);
  }

  @Test
  @Rule({"TR-S54", "CT-05"})
  void inTravelOneHotelOfAGroupCanBeSoldDownAsFarAsIsEven() {
    travel(2)
        .owns(0, 1, 3)
        .buildings(5, 1, 3)
        .mayWithin(0, new ClassicShape.SellDown(Group.BROWN, 0, 9))
        .sellsDown(0, Group.BROWN, 9)
        .built(1, 4)
        .built(3, 5)
        .has(0, 1525)
        .stockIs(28, 11);
    travel(2)
        .owns(0, 6, 8, 9)
        .buildings(5, 6, 8, 9)
        .sellsDown(0, Group.LIGHT_BLUE, 13)
        .sawOnly(new ClassicEvent.SoldBuilding(0, 6, 4), new ClassicEvent.SoldBuilding(0, 8, 4))
        .stockIs(24, 11)
        .sellsDown(0, Group.LIGHT_BLUE, 0)
        .stockIs(32, 12)
        .mortgages(0, 6)
        .has(0, 1500 + 15 * 25 + 50);
  }
}
