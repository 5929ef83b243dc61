package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.beforeTheStart;
import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.SpaceKind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is in the box, what everybody has, and who starts. */
class ClassicSetupTest {
  private static ClassicBoard board(Game game) {
    return ((ClassicGame) game).board();
  }

  @Test
  void whatOptionsMeanIsToldInTheOrderOfTheirValues() {
    assertEquals(
        "The rent of a utility counts the dice you came with, or new dice.",
        about(Travel.GAME, "utility_dice", "arriving", "fresh"));
    assertEquals(
        "The rent of a utility counts new dice, or the dice you came with.",
        about(Brands.GAME, "utility_dice", "fresh", "arriving"));
    assertEquals(
        "Bids for houses and hotels that are short start at 1, or the lowest printed price.",
        about(Brands.GAME, "shortage", "one", "price"));
    assertEquals(
        "Hotels may be sold with their houses only when the Bank is short of houses, or at any"
            + " time.",
        about(Brands.GAME, "sell_whole", "shortage", "always"));
    assertEquals(
        "A creditor gets the deeds of a bankrupt all mortgaged, or as they are.",
        about(Brands.GAME, "bankrupt_deeds", "mortgaged", "as_they_are"));
    assertEquals(
        "A mortgaged site in the group ends the double rent of the others, or leaves the others"
            + " their double rent.",
        about(Brands.GAME, "doubled_rent", "unmortgaged", "always"));
  }

  private static String about(Game game, String option, String... values) {
    Options.Spec spec =
        game.options().stream()
            .filter(each -> each.name().equals(option))
            .findFirst()
            .orElseThrow();
    assertEquals(List.of(values), spec.values());
    return spec.about();
  }

  @BothGames
  @Rule({"TR-S02", "TR-S03", "TR-S88", "BR-S01", "BR-S03", "BR-S07", "C8-01", "HB-03"})
  void everybodyStartsOnGoWith1500(Game game) {
    ClassicStory story = in(game, 6).stockIs(32, 12);
    for (int seat = 0; seat < 6; seat++) {
      story.has(seat, 1500).stands(seat, 0).isFree(seat).holds(seat);
    }
    for (int space = 0; space < 40; space++) {
      if (board(game).isDeed(space)) {
        story.owner(space, ClassicStory.BANK);
      }
    }
  }

  @BothGames
  @Rule({"TR-S06", "BR-S01", "BR-S04", "C8-40"})
  void theUnitIsTheBankAndTwoToSixPlay(Game game) {
    for (int seats : new int[] {0, 1, 7}) {
      assertThrows(Refusal.class, () -> game.start(seats, game.options(Map.of())));
    }
    for (int seats = 2; seats <= 6; seats++) {
      assertEquals(seats, game.start(seats, game.options(Map.of())).seats());
    }
  }

  @BothGames
  @Rule({"TR-S07", "BR-S09", "C8-03", "HB-30"})
  void theHighestOfTwoDiceStarts(Game game) {
    beforeTheStart(game, 3)
        .throwsDice(2, 3)
        .throwsDice(6, 2)
        .throwsDice(3, 4)
        .saw(new ClassicEvent.FirstPlayer(1))
        .turnIs(1)
        .rolls(4, 6)
        .turnIs(2);
  }

  @BothGames
  @Rule({"C8-03", "HB-30"})
  void thoseWhoTieRollAgain(Game game) {
    beforeTheStart(game, 4)
        .throwsDice(6, 2)
        .throwsDice(1, 2)
        .throwsDice(4, 4)
        .throwsDice(3, 5)
        .saw(new ClassicEvent.TiedForFirst(List.of(0, 2, 3)))
        .throwsDice(1, 1)
        .throwsDice(5, 5)
        .throwsDice(4, 6)
        .saw(new ClassicEvent.TiedForFirst(List.of(2, 3)))
        .throwsDice(1, 1)
        .throwsDice(1, 2)
        .turnIs(3);
  }

  // --- the board

  @BothGames
  @Rule({"TR-S22", "BR-S16", "C8-02", "HB-01"})
  void thereAre28DeedsOnTheBoard(Game game) {
    int[] kinds = new int[SpaceKind.values().length];
    for (int space = 0; space < 40; space++) {
      kinds[board(game).kind(space).ordinal()]++;
    }
    assertEquals(22, kinds[SpaceKind.SITE.ordinal()]);
    assertEquals(4, kinds[SpaceKind.RAILROAD.ordinal()]);
    assertEquals(2, kinds[SpaceKind.UTILITY.ordinal()]);
    assertEquals(3, kinds[SpaceKind.CHANCE.ordinal()]);
    assertEquals(3, kinds[SpaceKind.COMMUNITY_CHEST.ordinal()]);
    assertEquals(2, kinds[SpaceKind.TAX.ordinal()]);
  }

  @BothGames
  @Rule({"C8-02", "HB-01"})
  void orangeWithFourHousesIs750(Game game) {
    assertEquals(Group.ORANGE, board(game).group(16));
    assertEquals(750, board(game).rent(16, 4));
    assertEquals(750, board(game).rent(18, 4));
    assertEquals(800, board(game).rent(19, 4));
  }

  @Test
  @Rule("C8-02")
  void marvinGardensIsNotVentnor() {
    ClassicBoard board = Travel.GAME.board();
    assertEquals("Ventnor Avenue", board.name(27));
    assertEquals("Marvin Gardens", board.name(29));
    assertEquals(260, board.price(27));
    assertEquals(280, board.price(29));
    assertEquals(975, board.rent(27, 4));
    assertEquals(1025, board.rent(29, 4));
    assertEquals(22, board.rent(27, 0));
    assertEquals(24, board.rent(29, 0));
  }

  @Test
  @Rule({"BR-S16", "HB-01", "HB-02"})
  void brandsHasItsCompaniesAndUtilitiesInTheOrderOfTheSheet() {
    ClassicBoard board = Brands.GAME.board();
    assertEquals("Milton Bradley", board.name(5));
    assertEquals("Parker Brothers", board.name(15));
    assertEquals("Wizards of the Coast", board.name(25));
    assertEquals("Kenner", board.name(35));
    assertEquals("Lite Brite", board.name(12));
    assertEquals("Super Soaker", board.name(28));
    assertEquals("Orange 1", board.name(16));
    assertEquals("Pet Shops", Brands.GAME.words().hotels());
    for (int space = 0; space < 40; space++) {
      if (board.isDeed(space)) {
        assertEquals(Travel.GAME.board().price(space), board.price(space));
        assertNotEquals(Travel.GAME.board().name(space), board.name(space));
      }
    }
  }

  @BothGames
  @Rule({"C8-02", "HB-01", "TR-S02", "BR-S01"})
  void theChanceDeckHasSixteenCardsWithAdvanceToGo(Game game) {
    ClassicStory story = in(game, 2).rolls(3, 4);
    List<String> cards = story.cardsThatMayCome();
    assertEquals(16, cards.size());
    assertEquals(16, cards.stream().distinct().count());
    assertTrue(cards.contains("advance_go"));
    List<String> chest = in(game, 2).on(0, 10).rolls(3, 4).cardsThatMayCome();
    assertEquals(16, chest.size());
    assertTrue(chest.contains("advance_go"));
  }

  @BothGames
  @Rule({"TR-S02", "BR-S01"})
  void thereAre32HousesAnd12Hotels(Game game) {
    in(game, 2).stockIs(32, 12);
    in(game, 2)
        .owns(0, 6, 8, 9)
        .outOfHouses(1)
        .stockIs(0, 12)
        .cannotBe(story -> story.buildings(1, 6));
  }

  // --- options

  @Test
  @Rule({"C8-02", "CT-10"})
  void theOldTaxesAreAnOption() {
    travel(2, "tax=tenth")
        .owns(0, 39, 5)
        .mortgaged(5)
        .cash(0, 1405)
        .rolls(1, 3)
        .frame(Frame.TAX)
        .asked(0)
        .does(0, new ClassicAction.ChooseTax(true))
        .has(0, 1405 - 190)
        .turnIs(1);
    travel(2, "tax=tenth").rolls(1, 3).does(0, new ClassicAction.ChooseTax(false)).has(0, 1300);
    brands(2, "tax=tenth").on(0, 35).rolls(1, 2).has(0, 1425);
  }

  @BothGames
  @Rule({"CT-14"})
  void peopleMayRollRealDiceAndTypeThemIn(Game game) {
    ClassicAction roll = new ClassicAction.Roll();
    assertTrue(in(game, 2, "dice=typed").does(roll).position().asks().byHand());
    assertFalse(in(game, 2).does(roll).position().asks().byHand());
  }
}
