package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.app.table.face.classic.ClassicStory.CY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What people read of a move afterwards, on the table and on phones: each thing once, and why. */
class ClassicNewsTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");
  private static final int ORIENTAL = 6;
  private static final int ELECTRIC = 12;

  /** A game at a moment, and what has been told of it. */
  private static final class Evening {
    private final ClassicPosition position;
    private final Words words;
    private final ClassicTelling telling;
    private List<String> told = List.of();

    Evening(ClassicScene scene) {
      this(scene, Language.ENGLISH);
    }

    Evening(ClassicScene scene, Language language) {
      position = scene.position();
      words = Words.of(language);
      telling = new ClassicTelling(words, NAMES, position);
    }

    Evening acts(int seat, ClassicAction action) {
      return tell(position.act(seat, action));
    }

    /** The player presses ROLL and rolls this. */
    Evening rolls(int first, int second) {
      position.act(position.player(), new ClassicAction.Roll());
      return tell(position.happen(new ClassicOutcome.Dice(List.of(first, second))));
    }

    Evening draws(String card) {
      return tell(position.happen(new ClassicOutcome.Drawn(card)));
    }

    private Evening tell(List<Event> events) {
      told = telling.news(events).stream().map(message -> words.say(message, NAMES)).toList();
      return this;
    }

    void says(String... sentences) {
      assertEquals(List.of(sentences), told);
    }
  }

  private static ClassicScene travel() {
    return ClassicScene.travel(3);
  }

  // --- one move is told once

  @Test
  void aRollAndTheMoveAreOneSentence() {
    new Evening(travel()).rolls(2, 4).says("Ann rolls 2+4 and goes to Oriental Avenue.");
  }

  @Test
  void whatIsBoughtIsToldWithItsPrice() {
    new Evening(travel())
        .rolls(2, 4)
        .acts(ANN, new ClassicAction.Buy())
        .says("Ann buys Oriental Avenue for 100.");
  }

  @Test
  void rentIsToldWhereItIsDueAndWhereItIsPaid() {
    Evening evening = new Evening(travel().owns(BO, ORIENTAL));
    evening
        .rolls(2, 4)
        .says("Ann rolls 2+4 and goes to Oriental Avenue.", "It is Bo's: Bo can claim 6.");
    evening
        .acts(BO, new ClassicAction.ClaimRent(ORIENTAL))
        .says("Ann pays Bo 6 rent for Oriental Avenue.");
  }

  @Test
  void rentThatComesByItselfIsOneSentenceToo() {
    new Evening(ClassicScene.of(Travel.GAME, 3, Map.of("rent", "auto")).owns(BO, ORIENTAL))
        .rolls(2, 4)
        .says(
            "Ann rolls 2+4 and goes to Oriental Avenue.",
            "Ann pays Bo 6 rent for Oriental Avenue.");
  }

  @Test
  void theDiceOfAUtilityLeadToItsRent() {
    Evening evening =
        new Evening(ClassicScene.of(Brands.GAME, 3, Map.of()).owns(BO, ELECTRIC).on(ANN, 3));
    evening
        .rolls(4, 5)
        .says(
            "Ann rolls 4+5 and goes to Lite Brite.", "It is Bo's: Bo can claim 4 times the dice.");
    evening.acts(BO, new ClassicAction.ClaimRent(ELECTRIC));
    evening
        .tell(evening.position.happen(new ClassicOutcome.Dice(List.of(6, 1))))
        .says("Ann rolls 6+1, that is 7.", "Ann pays Bo 28 rent for Lite Brite.");
  }

  /** Turn and player stand beside it all the time, and are no news. */
  @Test
  void whoseTurnItIsIsNotToldOnceMore() {
    Evening evening = new Evening(travel());
    evening.rolls(4, 6).says("Ann rolls 4+6 and goes to Just Visiting.", "Nothing happens there.");
    assertEquals(BO, evening.position.player());
  }

  @Test
  void severalWhoBidNoMoreAreOneSentence() {
    Evening evening = new Evening(travel()).rolls(2, 4);
    List<Event> declined = evening.position.act(ANN, new ClassicAction.Decline());
    evening.position.act(CY, new ClassicAction.Bid(60));
    List<Event> first = evening.position.act(ANN, new ClassicAction.Pass());
    List<Event> second = evening.position.act(BO, new ClassicAction.Pass());
    assertFalse(evening.telling.goesOn(declined, first));
    assertTrue(evening.telling.goesOn(first, second));
    List<Event> both = new ArrayList<>(first);
    both.addAll(second);
    evening
        .tell(both)
        .says("Ann and Bo bid no more.", "Cy wins the auction of Oriental Avenue at 60.");
    Evening poor = new Evening(travel().cash(BO, 0).cash(CY, 0)).rolls(2, 4);
    poor.acts(ANN, new ClassicAction.Decline())
        .says(
            "Ann does not buy Oriental Avenue: it is auctioned.",
            "Bo and Cy cannot afford to bid more.");
  }

  @Test
  void rollsAndCardsHaveSigns() {
    Evening evening = new Evening(travel());
    evening.position.act(ANN, new ClassicAction.Roll());
    List<Event> rolled = evening.position.happen(new ClassicOutcome.Dice(List.of(3, 4)));
    assertEquals(List.of("die-3", "die-4"), evening.telling.signs(rolled));
    List<Event> drawn = evening.position.happen(new ClassicOutcome.Drawn("dividend"));
    assertEquals(List.of("card"), evening.telling.signs(drawn));
    assertEquals(
        List.of(), evening.telling.signs(evening.position.act(BO, new ClassicAction.Roll())));
  }

  /** The owner decides that it is paid; on the table the sign of who pays stands beside it. */
  @Test
  void besideARentStandsTheSignOfWhoPaysIt() {
    Evening evening = new Evening(travel().owns(BO, ORIENTAL)).rolls(2, 4);
    List<Event> claimed = evening.position.act(BO, new ClassicAction.ClaimRent(ORIENTAL));
    assertEquals(ANN, evening.telling.doer(BO, claimed));
    List<Event> rolled = evening.position.act(BO, new ClassicAction.Roll());
    assertEquals(BO, evening.telling.doer(BO, rolled));
  }

  @Test
  void anAuctionEndsInOneSentence() {
    Evening evening = new Evening(travel().cash(CY, 0)).rolls(2, 4);
    evening
        .acts(ANN, new ClassicAction.Decline())
        .says(
            "Ann does not buy Oriental Avenue: it is auctioned.", "Cy cannot afford to bid more.");
    evening.acts(BO, new ClassicAction.Bid(60)).says("Bo bids 60.");
    evening
        .acts(ANN, new ClassicAction.Pass())
        .says("Ann bids no more.", "Bo wins the auction of Oriental Avenue at 60.");
  }

  @Test
  void businessIsToldWithWhatItCostsOrBrings() {
    Evening evening = new Evening(travel().owns(BO, 16, 18, 19, 5));
    evening
        .acts(BO, new ClassicAction.Build(18))
        .says("Bo builds on Tennessee Avenue for 100: a house now.");
    evening
        .acts(BO, new ClassicAction.Sell(18))
        .says("Bo sells for 50: no houses left on Tennessee Avenue.");
    evening.acts(BO, new ClassicAction.Mortgage(5)).says("Bo mortgages Reading Railroad for 100.");
    evening.acts(BO, new ClassicAction.Redeem(5)).says("Bo redeems Reading Railroad for 110.");
  }

  @Test
  void aGroupThatIsSoldTogetherSaysWhatEachSiteHasLeft() {
    new Evening(travel().owns(BO, 37, 39).built(5, 37, 39))
        .acts(BO, new ClassicAction.SellDown(Group.DARK_BLUE, 0))
        .says(
            "Bo sells: no houses left on Park Place.",
            "Bo sells: no houses left on Boardwalk.",
            "Bo gets 1,000 (sale).");
  }

  // --- what cost nothing is told too

  @Test
  void whoStandsOnAnOwnDeedIsAtHome() {
    new Evening(travel().owns(ANN, ORIENTAL))
        .rolls(2, 4)
        .says("Ann rolls 2+4 and goes to Oriental Avenue.", "It is Ann's own: no rent.");
  }

  @Test
  void aMortgageIsTheReasonForNoRent() {
    new Evening(travel().owns(BO, ORIENTAL).mortgaged(ORIENTAL))
        .rolls(2, 4)
        .says("Ann rolls 2+4 and goes to Oriental Avenue.", "Bo has mortgaged it: no rent.");
  }

  @Test
  void aRestIsARest() {
    new Evening(travel().on(ANN, 14))
        .rolls(2, 4)
        .says("Ann rolls 2+4 and goes to Free Parking.", "Nothing happens there.");
    new Evening(travel().on(ANN, 4))
        .rolls(2, 4)
        .says("Ann rolls 2+4 and goes to Just Visiting.", "Nothing happens there.");
  }

  @Test
  void theThirdDoubleSaysWhyItLeadsToJail() {
    Evening evening = new Evening(travel().owns(ANN, 8, 14).on(ANN, 4));
    evening.rolls(2, 2).rolls(3, 3).rolls(1, 1);
    evening.says("Ann rolls 1+1, the third double in a row, and goes to jail.");
  }

  @Test
  void repairsWithoutBuildingsCostNothing() {
    Evening evening = new Evening(travel().on(ANN, 1));
    evening.rolls(2, 4);
    evening
        .draws("general_repairs")
        .says(
            "Ann draws from Chance: All roofs leak. Pay 25 a house, 100 a hotel.",
            "Ann has no houses and pays nothing.");
    Evening brands = new Evening(ClassicScene.of(Brands.GAME, 3, Map.of()).on(ANN, 1));
    brands.rolls(2, 4);
    brands.draws("general_repairs");
    assertEquals("Ann has no cabins and pays nothing.", brands.told.get(1));
  }

  @Test
  void aCardThatLeadsPastGoSaysWhatThatBrings() {
    Evening evening = new Evening(travel().on(ANN, 16).owns(BO, 5));
    evening.rolls(2, 4);
    evening
        .draws("advance_reading")
        .says(
            "Ann draws from Chance: Go on to Reading Railroad.",
            "Ann gets 200 for GO.",
            "It is Bo's: Bo can claim 25.");
  }

  @Test
  void aCardThatNamesASumIsToldOnce() {
    Evening evening = new Evening(travel().on(ANN, 1));
    evening.rolls(2, 4);
    evening.draws("dividend").says("Ann draws from Chance: Your shares do well. Get 50.");
  }

  @Test
  void rentThatNobodyAskedForIsLostAloud() {
    Evening evening = new Evening(travel().owns(CY, ORIENTAL)).rolls(2, 4);
    evening
        .acts(BO, new ClassicAction.Roll())
        .says("Cy did not ask for the rent on Oriental Avenue in time.");
  }

  // --- jail

  @Test
  void theWaysOutOfJailAreTold() {
    new Evening(travel().inJail(ANN, 1))
        .acts(ANN, new ClassicAction.PayFine())
        .says("Ann pays 50 and leaves jail.");
    new Evening(travel().inJail(ANN, 1).card(ANN, Deck.CHANCE))
        .acts(ANN, new ClassicAction.UseJailCard(Deck.CHANCE))
        .says("Ann uses the Get Out of Jail Free card and leaves jail.");
    new Evening(travel().inJail(ANN, 1))
        .rolls(1, 2)
        .says("Ann rolls 1+2, no double, and stays in jail. Tries left: 2.");
    new Evening(travel().inJail(ANN, 1).owns(ANN, 16))
        .rolls(3, 3)
        .says(
            "Ann rolls 3+3, a double: Ann leaves jail and goes to St. James Place.",
            "It is Ann's own: no rent.");
    new Evening(travel().inJail(ANN, 3).owns(ANN, 15))
        .rolls(3, 2)
        .says(
            "Ann rolls 3+2, that is 5.",
            "That was the third try: Ann pays 50 and leaves jail.",
            "Ann goes to Pennsylvania Railroad.",
            "It is Ann's own: no rent.");
    new Evening(travel().on(ANN, 24))
        .rolls(2, 4)
        .says("Ann rolls 2+4 and goes to Go To Jail.", "That sends Ann to jail.");
  }

  // --- debts

  @Test
  void aDebtSaysHowMuchIsMissingAndIsSettledOnce() {
    Evening evening = new Evening(travel().cash(ANN, 150).owns(ANN, 5));
    evening
        .rolls(1, 3)
        .says(
            "Ann rolls 1+3 and goes to Income Tax.",
            "Ann owes the Bank 200 (tax) and has 150: 50 short.");
    evening
        .acts(ANN, new ClassicAction.Mortgage(5))
        .says("Ann mortgages Reading Railroad for 100.", "Ann pays 200 (tax).");
  }

  @Test
  void whoGoesBankruptHandsEverythingOverAtOnce() {
    Evening evening = new Evening(travel().cash(ANN, 20).owns(ANN, 5, 1).mortgaged(5, 1));
    evening.rolls(1, 3);
    evening
        .acts(ANN, new ClassicAction.GoBankrupt())
        .says(
            "Ann is bankrupt; all goes to the Bank.",
            "Ann pays 20 (bankruptcy).",
            "Mediterranean Avenue and Reading Railroad go back to the Bank.",
            "Mediterranean Avenue is auctioned.");
  }

  @Test
  void manyDeedsThatGoTheSameWayAreCounted() {
    Evening evening =
        new Evening(travel().cash(ANN, 20).owns(ANN, 5, 1, 6, 11, 12).mortgaged(5, 1, 6, 11, 12));
    evening.rolls(1, 3);
    evening
        .acts(ANN, new ClassicAction.GoBankrupt())
        .says(
            "Ann is bankrupt; all goes to the Bank.",
            "Ann pays 20 (bankruptcy).",
            "5 deeds go back to the Bank.",
            "Mediterranean Avenue is auctioned.");
  }

  /** In brands all is mortgaged before it goes over. */
  @Test
  void whatABankruptSellsAndMortgagesIsToldInOneSentence() {
    Evening evening =
        new Evening(
            ClassicScene.of(Brands.GAME, 3, Map.of())
                .cash(ANN, 20)
                .owns(ANN, 6, 8, 9)
                .built(1, 6, 8, 9)
                .owns(BO, 11, 13, 14)
                .built(5, 11, 13, 14));
    evening.rolls(5, 6);
    evening.acts(BO, new ClassicAction.ClaimRent(11));
    evening
        .acts(ANN, new ClassicAction.GoBankrupt())
        .says(
            "Ann is bankrupt; all goes to Bo.",
            "What can be sold or mortgaged brings 235.",
            "Ann pays Bo 255 (bankruptcy).",
            "Light blue 1, Light blue 2 and Light blue 3 are Bo's now.");
  }

  // --- the end

  @Test
  void theLastRoundAndTheLastTurnAreAnnounced() {
    Evening evening = new Evening(travel().owns(ANN, ORIENTAL).owns(BO, 8).turnsLeft(4));
    evening
        .rolls(2, 4)
        .says(
            "Ann rolls 2+4 and goes to Oriental Avenue.",
            "It is Ann's own: no rent.",
            "The last round: everybody still has one turn.");
    evening
        .rolls(3, 5)
        .says("Bo rolls 3+5 and goes to Vermont Avenue.", "It is Bo's own: no rent.");
    evening.rolls(4, 6).says("Cy rolls 4+6 and goes to Just Visiting.", "Nothing happens there.");
  }

  @Test
  void theLastMinutesOfAClockAreCounted() {
    Map<String, String> half = Map.of("minutes", "30");
    Evening evening =
        new Evening(ClassicScene.of(Travel.GAME, 3, half).owns(ANN, ORIENTAL).secondsPlayed(1_200));
    evening.rolls(2, 4);
    evening.tell(evening.position.happen(new ClassicOutcome.TimePlayed(1_400))).says();
    evening.rolls(4, 6);
    evening
        .tell(evening.position.happen(new ClassicOutcome.TimePlayed(1_650)))
        .says("2 minutes are left.");
  }

  @Test
  void otherLanguagesSayItToo() {
    ClassicScene own = travel().owns(ANN, ORIENTAL);
    new Evening(own, Language.GERMAN)
        .rolls(2, 4)
        .says(
            "Ann würfelt 2+4 und zieht auf Oriental Avenue.", "Da ist Ann zu Hause: keine Miete.");
    new Evening(own, Language.FRENCH)
        .rolls(2, 4)
        .says(
            "Ann lance 2+4 et va sur Oriental Avenue.", "Ann y est chez soi\u00a0: pas de loyer.");
    new Evening(own, Language.SPANISH)
        .rolls(2, 4)
        .says("Ann tira 2+4 y cae en Oriental Avenue.", "Ahí Ann está en casa: sin alquiler.");
  }
}
