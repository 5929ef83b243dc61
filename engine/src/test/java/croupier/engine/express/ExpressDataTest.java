package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Fields;
import croupier.engine.Group;
import croupier.engine.WrongData;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lies in the box, and slips in the file that says so. */
class ExpressDataTest {
  private final WrongData data =
      new WrongData(Express.class, "express.properties", ExpressData::new);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "gone",
      value = {
        "die.p1   | gone                                       | is missing",
        "die.p1   | orange, pink, green                        | needs 6 entries, not 3",
        "die.p1   | orange, pink, green, chance, red, blue     | \"blue\" is none of brown,",
        "die.p1   | orange, pink, green, chance, red, go       | cannot bear go",
        "die.p1   | house, pink, green, chance, red, yellow    | cannot bear house",
        "die.j1   | policeman, red, blank, blank, blank, blank | cannot bear red",
        "die.j3   | house, policeman, go, blank, blank, blank  | cannot bear house",
        "die.j3   | chance, policeman, go, blank, blank, blank | cannot bear chance",
        "die.h    | house, house, house, hotel, blank, house   | cannot bear blank",
        "die.h    | house, house, house, hotel, utility, house | cannot bear utility",
        "group.red     | 3, 2200                     | needs 3 entries, not 2",
        "group.red     | 0, 2200, 250                | must be from 1 to 1000000",
        "group.red     | 3, 2200, much               | \"much\" is not a whole number",
        "group.utility | 3, 800, 100                 | has more squares than dice that fit",
        "group.brown   | 8, 600, 50                  | has more squares than dice that fit",
        "money.go      | -1                          | must be from 0 to 1000000",
        "money.house   | 1000001                     | must be from 0 to 1000000",
        "houses        | 0                           | must be from 1 to 7",
        "houses        | 8                           | must be from 1 to 7",
        "hauses        | 4                           | means nothing here",
      })
  void aSlipInTheFileIsSaidWithItsKey(String key, String value, String complaint) {
    data.isRefused(key, value, key + ": " + complaint);
  }

  @Test
  void asManySquaresAsDiceThatFitAreFilled() {
    ExpressData read = (ExpressData) data.read("group.utility = 2, 900, 90");
    int utility = Group.UTILITY.ordinal();
    assertEquals(
        List.of(2, 900, 90),
        List.of(read.squares[utility], read.complete[utility], read.each[utility]));
  }

  @Test
  void theBoxHoldsElevenDiceTenGroupsAndWhatHousesBring() {
    Express game = Express.GAME;
    Fields box = Fields.of("", game.box());
    assertEquals(Die.COUNT, game.diceToBegin() + 1, "the house die joins later");
    assertEquals(3, game.policemen());
    assertEquals(
        List.of("house", "house", "house", "hotel", "broken_house", "get_out_of_jail"),
        box.object("dice").texts("h"));
    assertEquals(
        List.of(Face.POLICEMAN, Face.POLICEMAN, Face.GO, Face.BLANK, Face.BLANK, Face.BLANK),
        game.faces(Die.J3));
    for (Fields group : box.objects("groups")) {
      Group of = Group.valueOf(group.text("group").toUpperCase(Locale.ROOT));
      assertEquals(game.squares(of), group.number("squares", 1, 4));
      assertEquals(game.value(of), group.number("complete", 1, 9999));
      assertEquals(game.each(of), group.number("each", 1, 9999));
    }
    assertEquals(4, game.squares(Group.RAILROAD));
    assertEquals(2500, game.value(Group.RAILROAD));
    assertEquals(200, game.each(Group.RAILROAD));
    assertEquals(
        List.of(4, 200, 1000, 5000), List.of(game.houses(), game.go(), game.house(), game.hotel()));
  }

  @Test
  void aFaceThatIsAGroupIsToldAsTheGroup() {
    assertEquals("group", Face.UTILITY.make());
    assertEquals(Map.of("group", Group.UTILITY), Face.UTILITY.parts());
    assertEquals("chance", Face.CHANCE.make());
    assertEquals(Map.of(), Face.CHANCE.parts());
  }
}
