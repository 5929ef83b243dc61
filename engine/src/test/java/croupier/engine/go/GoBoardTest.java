package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Fields;
import croupier.engine.WrongData;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The boards and tiles of the box, and slips in the files that say them. */
class GoBoardTest {
  private final WrongData board = new WrongData(GoBox.class, "A16.properties", GoBoard::of);
  private final WrongData box = new WrongData(GoBox.class, "box.properties", GoBox::of);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "gone",
      value = {
        "spaces   | 18             | spaces: must be a multiple of 4, for a corner on each side",
        "spaces   | 8              | spaces: must be from 12 to 40",
        "spaces   | 44             | spaces: must be from 12 to 40",
        "spaces   | 20             | space.4: is not a corner",
        "space.0  | free_parking   | space.0: is a corner and must be go",
        "space.4  | chance         | space.4: is a corner and must be just_visiting",
        "space.8  | go_to_jail     | space.8: is a corner and must be free_parking",
        "space.12 | go             | space.12: is a corner and must be go_to_jail",
        "space.3  | go             | space.3: is not a corner",
        "space.3  | just_visiting  | space.3: is not a corner",
        "space.3  | free_parking   | space.3: is not a corner",
        "space.3  | go_to_jail     | space.3: is not a corner",
        "space.3  | colour         | space.3: must say which colour it is",
        "space.3  | brown          | space.3: is the second brown one",
        "space.3  | chance         | spaces: lack a colour: [LIGHT_BLUE]",
        "space.3  | beige          | space.3: \"beige\" is none of go, colour,",
        "space.9  | gone           | space.9: is missing",
        "space.16 | chance         | space.16: means nothing here",
      })
  void aSlipInABoardIsSaidWithItsSpace(String key, String value, String complaint) {
    board.isRefused(key, value, complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boards                  | A17     | there is no data file A17.properties",
        "trackers                | 4, 9    | trackers: must be from 1 to 8",
        "trackers                | 0       | trackers: must be from 1 to 8",
        "tiles.3-2-2-3.shield    | 4       | tiles.3-2-2-3: is a mix of 11 tiles; there are 10",
        "tiles.3-2-2-3.money_bag | 11      | tiles.3-2-2-3.money_bag: must be from 0 to 10",
        "tyles                   | 3-2-2-3 | tyles: means nothing here",
      })
  void aSlipInTheBoxIsSaidWithItsKey(String key, String value, String complaint) {
    box.isRefused(key, value, complaint);
  }

  @Test
  void aBoardKnowsItsSpacesColoursAndAttacks() {
    GoBoard read = (GoBoard) board.read("");
    assertEquals(16, read.size());
    assertEquals(4, read.jail());
    assertEquals(Space.JUST_VISITING, read.space(4));
    assertEquals(Colour.DARK_BLUE, read.colour(15));
    List<Integer> attacks =
        IntStream.range(0, 16).filter(i -> read.attack(i) != 0).boxed().toList();
    assertEquals(List.of(2, 10), attacks);
    assertEquals(GoChoice.HEIST.ordinal(), read.attack(2));
    assertEquals(GoChoice.SHUT_DOWN.ordinal(), read.attack(10));
  }

  @Test
  void theBoxTellsRingsTilesAndSizes() {
    Fields told = Fields.of("", ((GoBox) box.read("")).data());
    List<Fields> ring = told.object("boards").objects("A20");
    assertEquals(20, ring.size());
    assertEquals("colour", ring.get(4).text("space"));
    assertEquals("light_blue", ring.get(4).text("colour"));
    assertEquals("bank_heist", ring.get(3).text("space"));
    Fields mix = told.object("tiles").object("2-3-3-2");
    assertEquals(
        List.of(2, 3, 3, 2),
        List.of("money_bag", "go_button", "mr_monopoly", "shield").stream()
            .map(tile -> mix.number(tile, 0, 10))
            .toList());
    assertEquals(GoSeat.SQUARES, told.number("squares", 1, 20));
    assertEquals(GoSeat.LANDMARK, told.number("landmark", 1, 20));
    assertEquals(Colour.BLOCKS, told.number("blocks", 1, 99));
  }
}
