package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.in;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import croupier.engine.Game;
import croupier.engine.Rule;
import croupier.engine.classic.board.Deck;
import java.util.List;

/** Chance and Community Chest: what each card does, and how the decks turn. */
class ClassicCardsTest {
  /** Seat 0 lands on Chance from GO. */
  private static ClassicStory chance(Game game, String card) {
    return in(game, 3).rolls(3, 4).stands(0, 7).draws(card);
  }

  /** Seat 0 lands on Community Chest. */
  private static ClassicStory chest(Game game, String card) {
    return in(game, 3).on(0, 10).rolls(3, 4).stands(0, 17).draws(card);
  }

  @BothGames
  @Rule({"TR-S13", "TR-S67", "BR-S27", "BR-S05", "C8-02", "HB-01"})
  void cardsThatCollect(Game game) {
    chance(game, "dividend").has(0, 1550).turnIs(1);
    chance(game, "building_loan").has(0, 1650);
    chest(game, "bank_error").has(0, 1700);
    chest(game, "sale_of_stock").has(0, 1550);
    chest(game, "holiday_fund").has(0, 1600);
    chest(game, "tax_refund").has(0, 1520);
    chest(game, "life_insurance").has(0, 1600);
    chest(game, "consultancy").has(0, 1525);
    chest(game, "beauty_contest").has(0, 1510);
    chest(game, "inherit").has(0, 1600).turnIs(1);
  }

  @BothGames
  @Rule({"TR-S13", "TR-S67", "BR-S27", "BR-S05", "BR-S74", "C8-02", "HB-01"})
  void cardsThatPayTheBank(Game game) {
    chance(game, "speeding_or_poor_tax").has(0, 1485).bankHasTaken(15).turnIs(1);
    chest(game, "doctor").has(0, 1450);
    chest(game, "hospital").has(0, 1400);
    chest(game, "school").has(0, 1450).bankHasTaken(50).turnIs(1);
  }

  @BothGames
  @Rule({"C8-02", "HB-01", "C8-30"})
  void cardsBetweenPlayers(Game game) {
    chance(game, "chairman").has(0, 1400).has(1, 1550).has(2, 1550).turnIs(1);
    chest(game, "birthday").has(0, 1520).has(1, 1490).has(2, 1490).turnIs(1);
    in(game, 3).bankrupt(2).rolls(3, 4).draws("chairman").has(0, 1450).has(1, 1550);
  }

  @BothGames
  @Rule({"C8-02", "HB-01", "HB-27"})
  void cardsThatChargeForBuildings(Game game) {
    chance(game, "general_repairs").has(0, 1500);
    in(game, 2)
        .owns(0, 1, 3, 6, 8, 9)
        .buildings(5, 1)
        .buildings(4, 3)
        .buildings(1, 6, 8)
        .rolls(3, 4)
        .draws("general_repairs")
        .has(0, 1500 - 100 - 6 * 25);
    in(game, 2)
        .owns(0, 1, 3)
        .buildings(5, 1)
        .buildings(4, 3)
        .on(0, 10)
        .rolls(3, 4)
        .draws("street_repairs")
        .has(0, 1500 - 115 - 4 * 40);
  }

  @BothGames
  @Rule({"TR-S69", "C8-02", "HB-01"})
  void cardsThatMoveForward(Game game) {
    chance(game, "advance_illinois").stands(0, 24).has(0, 1500).isAskedToBuy(0, 24);
    chance(game, "advance_st_charles").stands(0, 11).isAskedToBuy(0, 11);
    chance(game, "advance_boardwalk").stands(0, 39).has(0, 1500).isAskedToBuy(0, 39);
    chance(game, "advance_reading").stands(0, 5).has(0, 1700).isAskedToBuy(0, 5);
    chance(game, "advance_go").stands(0, 0).has(0, 1700).turnIs(1);
    chest(game, "advance_go").stands(0, 0).has(0, 1700).turnIs(1);
    in(game, 2).on(0, 29).rolls(3, 4).draws("advance_illinois").stands(0, 24).has(0, 1700);
    in(game, 2).owns(1, 39).rolls(3, 4).draws("advance_boardwalk").claimIs(39, 50);
  }

  @BothGames
  @Rule({"TR-S70", "C8-02", "HB-01"})
  void theCardThatMovesBackPaysNothingForGo(Game game) {
    chance(game, "back_3").stands(0, 4).has(0, 1300).turnIs(1);
    in(game, 2).on(0, 15).rolls(3, 4).draws("back_3").stands(0, 19).isAskedToBuy(0, 19);
    in(game, 2).owns(1, 19).on(0, 15).rolls(3, 4).draws("back_3").claimIs(19, 16);
  }

  @BothGames
  @Rule({"TR-S67", "TR-S13"})
  void aCardThatLeadsToAnotherCardSpaceBringsAnotherCard(Game game) {
    in(game, 2)
        .on(0, 29)
        .rolls(3, 4)
        .draws("back_3")
        .stands(0, 33)
        .draws("inherit")
        .has(0, 1600)
        .bottomOf(Deck.CHANCE, "back_3")
        .bottomOf(Deck.COMMUNITY_CHEST, "inherit")
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S70", "TR-S73", "TR-S74", "BR-S31", "BR-S32"})
  void aCardToJailPaysNothingForGoAndEndsTheTurn(Game game) {
    in(game, 2).on(0, 32).rolls(2, 2).draws("go_to_jail").isInJail(0).has(0, 1500).turnIs(1);
    in(game, 2).on(0, 29).rolls(2, 2).draws("go_to_jail").isInJail(0).has(0, 1500).turnIs(1);
  }

  @BothGames
  @Rule({"TR-S68", "BR-S28", "C8-34"})
  void aJailCardIsKeptAndLeavesItsDeck(Game game) {
    ClassicStory story =
        chance(game, "jail_card").holds(0, Deck.CHANCE).turn(0).on(0, 0).rolls(3, 4);
    assertEquals(15, story.cardsThatMayCome().size());
    story.mayNotHappen(new ClassicOutcome.Drawn("jail_card"));
    chest(game, "jail_card").holds(0, Deck.COMMUNITY_CHEST);
  }

  @BothGames
  @Rule({"TR-S68", "BR-S28", "BR-S64", "TR-S49"})
  void aJailCardCanBeSoldForAnAgreedSum(Game game) {
    in(game, 2)
        .card(0, Deck.CHANCE)
        .offers(0, 1, deal -> deal.givesCards(Deck.CHANCE).asks(75))
        .accepts(1)
        .holds(0)
        .holds(1, Deck.CHANCE)
        .has(0, 1575);
  }

  @BothGames
  @Rule({"BR-S02", "TR-S67", "C8-34"})
  void aDeckIsShuffledOnceAndThenComesInTheSameOrder(Game game) {
    ClassicStory story = in(game, 2);
    List<String> order =
        List.of(
            "inherit",
            "tax_refund",
            "consultancy",
            "school",
            "bank_error",
            "holiday_fund",
            "doctor",
            "life_insurance",
            "hospital",
            "birthday",
            "street_repairs",
            "beauty_contest",
            "sale_of_stock",
            "advance_go",
            "go_to_jail");
    story.card(1, Deck.COMMUNITY_CHEST);
    for (String card : order) {
      story.turn(0).freed(0).cash(0, 1000).on(0, 10).rolls(3, 4).draws(card);
      story.bottomOf(Deck.COMMUNITY_CHEST, card);
    }
    for (String card : order) {
      story.turn(0).freed(0).cash(0, 1000).on(0, 10).rolls(3, 4);
      story.bottomOf(Deck.COMMUNITY_CHEST, card);
    }
  }

  @BothGames
  @Rule({"C8-34", "C8-41"})
  void everyUnseenCardMayComeNextAndNoOther(Game game) {
    ClassicStory story =
        in(game, 2)
            .rolls(3, 4)
            .draws("dividend")
            .turn(0)
            .on(0, 0)
            .rolls(3, 4)
            .mayNotHappen(new ClassicOutcome.Drawn("dividend"))
            .mayNotHappen(new ClassicOutcome.Drawn("inherit"));
    List<String> cards = story.cardsThatMayCome();
    assertEquals(15, cards.size());
    assertFalse(cards.contains("dividend"));
  }
}
