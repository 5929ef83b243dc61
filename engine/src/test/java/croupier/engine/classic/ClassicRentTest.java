package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Rule;
import croupier.engine.classic.board.ClassicBoard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is due on the property of others, and when it has to be asked for. */
class ClassicRentTest {
  // --- claiming

  /** A row of the deeds in docs/rules/classic.md with a house price: a site. */
  private static final Pattern SITE =
      Pattern.compile("[|] (\\d+) [|] ([a-z ]+) [|].*[|] (\\d+) [|] (\\d+) [|] ([0-9, ]+) [|]");

  @BothGames
  @Rule({"TR-S31", "BR-S24"})
  void everySiteEarnsWhatIsPrintedForEachStepOfBuilding(Game game) throws IOException {
    int sites = 0;
    for (String line : Files.readAllLines(Path.of("..", "docs", "rules", "classic.md"))) {
      Matcher row = SITE.matcher(line);
      if (row.matches()) {
        sites++;
        int site = Integer.parseInt(row.group(1));
        String[] rents = row.group(5).split(", ");
        for (int steps = 0; steps <= 5; steps++) {
          int rent = Integer.parseInt(rents[steps]) * (steps == 0 ? 2 : 1);
          landsOn(
                  game,
                  site,
                  Group.valueOf(row.group(2).replace(' ', '_').toUpperCase(Locale.ROOT)),
                  steps)
              .claimIs(site, rent);
        }
      }
    }
    assertEquals(22, sites);
  }

  /** Seat 0 lands on a site of seat 1, which has the whole group built so high. */
  private static ClassicStory landsOn(Game game, int site, Group group, int steps) {
    ClassicStory story = in(game, 2);
    int[] spaces =
        IntStream.range(0, ClassicBoard.SPACES)
            .filter(story.position().board()::isDeed)
            .filter(space -> story.position().board().group(space) == group)
            .toArray();
    story.owns(1, spaces).on(0, (site + 37) % 40);
    return (steps == 0 ? story : story.buildings(steps, spaces)).rolls(1, 2);
  }

  @BothGames
  @Rule({"TR-S11", "TR-S25", "TR-S29", "TR-S30", "BR-S20", "BR-S22", "BR-S41", "C8-10", "HB-05"})
  void rentIsPaidWhenItIsClaimed(Game game) {
    in(game, 3)
        .owns(1, 6)
        .rolls(2, 4)
        .has(0, 1500)
        .saw(new ClassicEvent.RentDue(1, 0, 6, 6, false))
        .claimIs(6, 6)
        .turnIs(1)
        .claims(1, 6)
        .has(0, 1494)
        .has(1, 1506)
        .noClaims();
  }

  @BothGames
  @Rule({"TR-S30", "BR-S22", "C8-10", "HB-05"})
  void rentIsLostWhenTheNextPlayerRolls(Game game) {
    in(game, 3)
        .owns(2, 6)
        .rolls(2, 4)
        .claimIs(6, 6)
        .rolls(4, 6)
        .noClaims()
        .mayNot(2, new ClassicAction.ClaimRent(6))
        .has(0, 1500);
  }

  @BothGames
  @Rule({"C8-10", "HB-05"})
  void theOwnExtraRollOfTheDebtorClosesNoClaim(Game game) {
    in(game, 3)
        .owns(1, 6, 5)
        .rolls(3, 3)
        .claimIs(6, 6)
        .turnIs(0)
        .rolls(1, 3)
        .claimIs(6, 6)
        .turnIs(1)
        .claims(1, 6)
        .has(0, 1494);
  }

  @BothGames
  @Rule({"C8-10", "HB-05"})
  void aTurnCanLeaveSeveralClaims(Game game) {
    in(game, 3)
        .owns(1, 6)
        .owns(2, 8)
        .rolls(3, 3)
        .rolls(1, 1)
        .claimIs(6, 6)
        .claimIs(8, 6)
        .claims(2, 8)
        .claims(1, 6)
        .has(0, 1488)
        .has(1, 1506)
        .has(2, 1506);
  }

  @BothGames
  @Rule({"C8-10", "HB-05"})
  void eachOfSeveralRentsIsClaimedByItself(Game game) {
    in(game, 2)
        .owns(1, 6, 9)
        .rolls(3, 3)
        .rolls(1, 2)
        .claims(1, 9)
        .has(0, 1492)
        .claimIs(6, 6)
        .rolls(4, 6)
        .saw(new ClassicEvent.RentLapsed(1, 0, 6, 6, false))
        .noClaims();
  }

  @BothGames
  @Rule("CT-19")
  void aRollWaitsForNobody(Game game) {
    in(game, 3, "claim_wait=10")
        .owns(1, 6)
        .rolls(2, 4)
        .claimIs(6, 6)
        .rolls(4, 6)
        .saw(new ClassicEvent.RentLapsed(1, 0, 6, 6, false));
  }

  @BothGames
  @Rule({"TR-S75", "C8-33", "BR-S40", "BR-S41"})
  void anOwnerInJailClaimsRent(Game game) {
    in(game, 2).owns(1, 6).jailed(1, 0).rolls(2, 4).claims(1, 6).has(1, 1506).isInJail(1);
  }

  @BothGames
  @Rule({"C8-10", "HB-05", "CT-08"})
  void anotherOrMortgagedDeedClaimsNothingAnyMore(Game game) {
    in(game, 3)
        .owns(1, 6)
        .rolls(2, 4)
        .mortgages(1, 6)
        .noClaims()
        .mayNot(1, new ClassicAction.ClaimRent(6));
    in(game, 3)
        .owns(1, 6)
        .rolls(2, 4)
        .gives(1, 2, 6)
        .owner(6, 2)
        .noClaims()
        .mayNot(2, new ClassicAction.ClaimRent(6));
  }

  @BothGames
  @Rule("CT-08")
  void theRentIsFixedOnLanding(Game game) {
    in(game, 2).owns(1, 6, 8, 9).rolls(2, 4).claimIs(6, 12).builds(1, 6).claims(1, 6).has(0, 1488);
  }

  @BothGames
  @Rule({"C8-10", "HB-05"})
  void rentIsPaidAtOnceAsAnOption(Game game) {
    in(game, 2, "rent=auto").owns(1, 6).rolls(2, 4).has(0, 1494).has(1, 1506).noClaims();
  }

  @BothGames
  @Rule({"TR-S29", "TR-S58", "BR-S21", "BR-S61"})
  void aMortgagedPropertyEarnsNothing(Game game) {
    in(game, 2).owns(1, 6, 5, 12).mortgaged(6, 5, 12).rolls(2, 4).noClaims();
    in(game, 2).owns(1, 5).mortgaged(5).rolls(2, 3).noClaims();
    in(game, 2).owns(1, 12).mortgaged(12).on(0, 5).rolls(3, 4).noClaims().turnIs(1);
  }

  // --- sites

  @BothGames
  @Rule({"TR-S31", "BR-S24"})
  void theRentGrowsWithTheBuildings(Game game) {
    int[] rents = {70, 200, 550, 750, 950};
    for (int buildings = 1; buildings <= 5; buildings++) {
      in(game, 2)
          .owns(1, 16, 18, 19)
          .buildings(buildings, 16, 18, 19)
          .on(0, 11)
          .rolls(1, 4)
          .claimIs(16, rents[buildings - 1])
          .claims(1, 16)
          .has(0, 1500 - rents[buildings - 1]);
    }
  }

  @BothGames
  @Rule({"TR-S31", "BR-S24"})
  void orangeWithFourHousesEarns750(Game game) {
    in(game, 2).owns(1, 16, 18, 19).buildings(4, 16, 18, 19).on(0, 10).rolls(2, 4).claimIs(16, 750);
    in(game, 2).owns(1, 16, 18, 19).buildings(4, 16, 18, 19).on(0, 10).rolls(2, 6).claimIs(18, 750);
  }

  @BothGames
  @Rule({"TR-S26", "TR-S32", "BR-S19", "BR-S23"})
  void aWholeGroupEarnsDoubleOnItsBareSites(Game game) {
    in(game, 2).owns(1, 6, 8).rolls(2, 4).claimIs(6, 6);
    in(game, 2).owns(1, 6, 8, 9).rolls(2, 4).claimIs(6, 12);
    in(game, 2).owns(1, 6, 8, 9).buildings(1, 9).rolls(2, 4).claimIs(6, 12);
    in(game, 2).owns(1, 6, 8, 9).buildings(1, 6).rolls(2, 4).claimIs(6, 30);
  }

  @Test
  @Rule({"TR-S33", "TR-S58", "C8-11"})
  void inTravelAMortgageElsewhereInTheGroupLeavesTheDoubleRent() {
    travel(2).owns(1, 6, 8, 9).mortgaged(9).rolls(2, 4).claimIs(6, 12);
    travel(2, "doubled_rent=unmortgaged").owns(1, 6, 8, 9).mortgaged(9).rolls(2, 4).claimIs(6, 6);
  }

  @Test
  @Rule({"BR-S23", "HB-06"})
  void inBrandsAMortgageElsewhereInTheGroupEndsTheDoubleRent() {
    brands(2).owns(1, 6, 8, 9).mortgaged(9).rolls(2, 4).claimIs(6, 6);
    brands(2, "doubled_rent=always").owns(1, 6, 8, 9).mortgaged(9).rolls(2, 4).claimIs(6, 12);
  }

  // --- railroads and companies

  @BothGames
  @Rule({"TR-S37", "BR-S25"})
  void railroadsAndCompaniesEarnByHowManyOfThemAreOwned(Game game) {
    in(game, 2).owns(1, 5).rolls(2, 3).claimIs(5, 25);
    in(game, 2).owns(1, 5, 15).rolls(2, 3).claimIs(5, 50);
    in(game, 2).owns(1, 5, 25, 35).rolls(2, 3).claimIs(5, 100);
    in(game, 2).owns(1, 5, 15, 25, 35).rolls(2, 3).claimIs(5, 200);
    in(game, 3).owns(1, 5, 15, 25).owns(2, 35).rolls(2, 3).claimIs(5, 100);
  }

  @BothGames
  @Rule({"C8-12", "CT-15"})
  void mortgagedRailroadsAndUtilitiesCountForTheOthers(Game game) {
    in(game, 2).owns(1, 5, 15).mortgaged(15).rolls(2, 3).claimIs(5, 50);
    in(game, 2, "utility_dice=arriving")
        .owns(1, 12, 28)
        .mortgaged(28)
        .on(0, 5)
        .rolls(3, 4)
        .claimIs(12, 70);
  }

  @BothGames
  @Rule({"C8-12", "CT-15"})
  void mortgagedOnesDoNotCountAsAnOption(Game game) {
    String counted = "counted=unmortgaged";
    in(game, 2, counted).owns(1, 5, 15).mortgaged(15).rolls(2, 3).claimIs(5, 25);
    in(game, 2, counted, "utility_dice=arriving")
        .owns(1, 12, 28)
        .mortgaged(28)
        .on(0, 5)
        .rolls(3, 4)
        .claimIs(12, 28);
  }

  // --- utilities

  @Test
  @Rule({"TR-S35", "C8-13"})
  void inTravelAUtilityTakesTheDiceThatLedThere() {
    travel(2).owns(1, 12).on(0, 5).rolls(3, 4).claimIs(12, 28).claims(1, 12).has(0, 1472);
    travel(2).owns(1, 12, 28).on(0, 5).rolls(3, 4).claimIs(12, 70);
    travel(2).owns(1, 12, 28).mortgaged(28).on(0, 5).rolls(3, 4).claimIs(12, 70);
  }

  @Test
  @Rule({"BR-S26", "HB-07"})
  void inBrandsAUtilityTakesAFreshRoll() {
    brands(2).owns(1, 12).on(0, 5).rolls(3, 4).claims(1, 12).throwsDice(6, 5).has(0, 1456);
    brands(2).owns(1, 12, 28).on(0, 5).rolls(3, 4).claims(1, 12).throwsDice(1, 2).has(0, 1470);
  }

  @Test
  @Rule("HB-07")
  void aDoubleForAUtilityMeansNothing() {
    brands(2)
        .owns(1, 12)
        .on(0, 5)
        .rolls(3, 4)
        .claims(1, 12)
        .throwsDice(2, 2)
        .has(0, 1484)
        .turnIs(1)
        .stands(0, 12);
  }

  @Test
  @Rule({"C8-13", "HB-07"})
  void whichDiceCountIsAnOption() {
    travel(2, "utility_dice=fresh")
        .owns(1, 12)
        .on(0, 5)
        .rolls(3, 4)
        .claims(1, 12)
        .throwsDice(6, 5)
        .has(0, 1456);
    brands(2, "utility_dice=arriving").owns(1, 12).on(0, 5).rolls(3, 4).claims(1, 12).has(0, 1472);
  }

  // --- cards to the nearest

  @BothGames
  @Rule({"C8-14"})
  void theCardToTheNearestRailroadDoublesItsRent(Game game) {
    in(game, 2)
        .owns(1, 15, 25)
        .rolls(3, 4)
        .draws("nearest_railroad_1")
        .stands(0, 15)
        .claimIs(15, 100)
        .claims(1, 15)
        .has(0, 1400);
    in(game, 2)
        .rolls(3, 4)
        .draws("nearest_railroad_2")
        .isAskedToBuy(0, 15)
        .declines()
        .inAuction(15);
  }

  @BothGames
  @Rule({"C8-13"})
  void theCardToTheNearestUtilityTakesTenTimesAFreshRoll(Game game) {
    in(game, 2)
        .owns(1, 12)
        .rolls(3, 4)
        .draws("nearest_utility")
        .stands(0, 12)
        .claims(1, 12)
        .throwsDice(1, 1)
        .has(0, 1480)
        .turnIs(1);
    in(game, 2).on(0, 15).rolls(3, 4).draws("nearest_utility").stands(0, 28).isAskedToBuy(0, 28);
  }

  @BothGames
  @Rule({"C8-13", "C8-14", "C8-09"})
  void theNearestMayBePastGo(Game game) {
    in(game, 2).on(0, 26).rolls(4, 6).draws("nearest_utility").stands(0, 12).has(0, 1700);
    in(game, 2).on(0, 26).rolls(4, 6).draws("nearest_railroad_1").stands(0, 5).has(0, 1700);
  }

  @BothGames
  @Rule({"C8-13", "C8-14", "TR-S58", "BR-S61", "BR-S39"})
  void theNearestMayBeMortgagedOrOnesOwn(Game game) {
    in(game, 2).owns(1, 15).mortgaged(15).rolls(3, 4).draws("nearest_railroad_1").noClaims();
    in(game, 2).owns(0, 15).rolls(3, 4).draws("nearest_railroad_1").noClaims().turnIs(1);
    in(game, 2).owns(1, 12).mortgaged(12).rolls(3, 4).draws("nearest_utility").noClaims();
    in(game, 2).owns(0, 12).rolls(3, 4).draws("nearest_utility").noClaims().turnIs(1);
  }

  @BothGames
  @Rule({"C8-10", "HB-05", "TR-S74"})
  void whoGoesToJailStillOwesTheRentsOfTheTurn(Game game) {
    in(game, 2)
        .owns(1, 24)
        .on(0, 18)
        .rolls(3, 3)
        .claimIs(24, 20)
        .rolls(2, 4)
        .isInJail(0)
        .claims(1, 24)
        .has(0, 1480);
  }
}
