package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.Deck;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What lies in the box, and what the table can agree on. */
class ClassicBoxTest {
  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object data) {
    return (Map<String, Object>) data;
  }

  private static Object at(Map<String, Object> box, String list, int at) {
    return ((List<?>) box.get(list)).get(at);
  }

  @Test
  void spacesAndDeedsAreToldAsTheyArePrinted() {
    Map<String, Object> box = Travel.GAME.box();
    assertEquals(40, ((List<?>) box.get("spaces")).size());
    assertEquals(Map.of("space", 0L, "kind", "go"), at(box, "spaces", 0));
    assertEquals(
        Map.of(
            "space", 6L,
            "kind", "site",
            "name", "Oriental Avenue",
            "group", "light_blue",
            "price", 100L,
            "mortgage", 50L,
            "redemption", 55L,
            "building_price", 50L,
            "rents", List.of(6L, 30L, 90L, 270L, 400L, 550L)),
        at(box, "spaces", 6));
    assertEquals(
        Map.of(
            "space", 5L,
            "kind", "railroad",
            "name", "Reading Railroad",
            "group", "railroad",
            "price", 200L,
            "mortgage", 100L,
            "redemption", 110L),
        at(box, "spaces", 5));
    Map<String, Object> tax = object(at(box, "spaces", 38));
    assertEquals(
        List.of("tax", 100L, 75L), List.of(tax.get("kind"), tax.get("tax"), tax.get("old_tax")));
    assertEquals(Map.of("space", 30L, "kind", "go_to_jail"), at(box, "spaces", 30));
    assertEquals(List.of(25L, 50L, 100L, 200L), box.get("railroad_rents"));
    assertEquals(List.of(4L, 10L), box.get("utility_factors"));
    assertEquals(
        List.of(32L, 12L, 1500L, 200L, 50L),
        List.of(
            box.get("houses"),
            box.get("hotels"),
            box.get("start_cash"),
            box.get("salary"),
            box.get("fine")));
  }

  @BothGames
  void cardsAreToldWithWhatTheyDo(Game game) {
    Map<String, Object> decks = object(game.box().get("decks"));
    List<?> chance = (List<?>) decks.get("chance");
    assertEquals(16, chance.size());
    assertEquals(Map.of("card", "advance_go", "says", "advance_to", "space", 0L), chance.get(0));
    assertEquals(Map.of("card", "back_3", "says", "move_back", "spaces", 3L), chance.get(10));
    assertEquals(Map.of("card", "go_to_jail", "says", "go_to_jail"), chance.get(11));
    assertEquals(
        Map.of("card", "general_repairs", "says", "repairs", "each_house", 25L, "each_hotel", 100L),
        chance.get(12));
    assertEquals(Map.of("card", "chairman", "says", "pay_each", "amount", 50L), chance.get(14));
    Card inherit = ((ClassicGame) game).card(Deck.COMMUNITY_CHEST, "inherit");
    assertEquals("inherit", inherit.id());
    assertEquals(100, inherit.first());
    assertNull(((ClassicGame) game).card(Deck.CHANCE, "inherit"));
    assertEquals(16, ((ClassicGame) game).cards(Deck.CHANCE).size());
  }

  private static Options.Spec option(Game game, String name) {
    return game.options().stream()
        .filter(spec -> spec.name().equals(name))
        .findFirst()
        .orElse(null);
  }

  @Test
  void whatIsUsualInAnEditionComesFirst() {
    assertEquals(List.of("price", "one"), option(Travel.GAME, "shortage").values());
    assertEquals(List.of("one", "price"), option(Brands.GAME, "shortage").values());
    assertEquals(List.of("fresh", "arriving"), option(Brands.GAME, "utility_dice").values());
    assertEquals(List.of("5", "0", "1", "2", "3", "10"), option(Travel.GAME, "deals").values());
  }

  @Test
  void whereTheSheetLeavesNoChoiceNoneIsOffered() {
    assertNull(option(Travel.GAME, "salary"));
    assertNull(option(Brands.GAME, "swaps"));
    assertTrue(option(Brands.GAME, "salary") != null && option(Travel.GAME, "swaps") != null);
  }

  @BothGames
  void anOptionSaysWhatItsValuesMean(Game game) {
    for (Options.Spec spec : game.options()) {
      assertFalse(spec.about().isBlank() || spec.about().contains("{}"), spec.name());
      assertFalse(spec.title().isBlank(), spec.name());
    }
    assertEquals("Scarce houses from", option(game, "shortage").title());
    assertEquals(
        "Bids for houses and hotels that are short start at "
            + (game == Travel.GAME
                ? "the lowest printed price, or 1."
                : "1, or the lowest printed price."),
        option(game, "shortage").about());
    assertEquals("classic-options", game.messages());
    assertTrue(game.isOpen(), "nothing is hidden");
  }
}
