package croupier.engine.classic.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Group;
import croupier.engine.WrongData;
import croupier.engine.classic.edition.Edition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slips in the files of a board and of the cards are said with the key. */
class ClassicDataTest {
  private final WrongData travel =
      new WrongData(Edition.class, "travel.properties", ClassicBoard::new);
  private final WrongData chance =
      new WrongData(Card.class, "cards.properties", file -> Card.deck(file, "chance"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "gone",
      value = {
        "space.0      | free_parking | space.0: must be go",
        "space.10     | free_parking | space.10: must be jail",
        "space.1      | free_parking | space: needs 28 deeds, not 27",
        "space.7      | luck         | space.7: \"luck\" is none of go, site,",
        "space.7      | gone         | space.7: is missing",
        "1.name       | gone         | 1.name: is missing",
        "1.price      | 0            | 1.price: must be from 1 to 10000",
        "1.price      | 10001        | 1.price: must be from 1 to 10000",
        "1.mortgage   | 0            | 1.mortgage: must be from 1 to 10000",
        "1.building   | 51           | 1.building: must be even: half is paid back",
        "1.building   | 0            | 1.building: must be from 2 to 10000",
        "1.rent       | 2, 10, 30    | 1.rent: needs 6 entries, not 3",
        "1.rent       | 0, 10, 30, 90, 160, 250 | 1.rent: must be from 1 to 10000",
        "38.tax       | 0            | 38.tax: must be from 1 to 10000",
        "38.old_tax   | 0            | 38.old_tax: must be from 1 to 10000",
        "rent.railroad | 25, 50, 100 | rent.railroad: needs 4 entries, not 3",
        "rent.utility | 4            | rent.utility: needs 2 entries, not 1",
      })
  void aSlipInTheBoardIsSaidWithItsKey(String key, String value, String complaint) {
    travel.isRefused(key, value, complaint);
  }

  @Test
  void moreDeedsThanThereAreIsRefused() {
    travel.isRefused(
        "20.name = Station\n20.price = 1\n20.mortgage = 1\nspace.20",
        "railroad",
        "space.39: is one deed too many; there are 28");
  }

  @Test
  void aGroupWithoutADeedIsRefused() {
    travel.isRefused("space.12 = railroad\nspace.28", "railroad", "space: needs a deed of utility");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chance                    | advance_go     | chance: needs 16 entries, not 1",
        "chance.advance_go         | advance_to     | chance.advance_go: needs 1 numbers",
        "chance.advance_go         | advance_to, 40 | chance.advance_go: must be from 0 to 39",
        "chance.dividend           | collect, 1001  | chance.dividend: must be from 0 to 1000",
        "chance.general_repairs    | repairs, 25    | chance.general_repairs: needs 2 numbers",
        "chance.go_to_jail         | go_to_jail, 1  | chance.go_to_jail: needs 0 numbers",
        "chance.chairman           | jail_card      | chance: needs one card that gets out of jail, not 2",
        "chance.jail_card          | go_to_jail     | chance: needs one card that gets out of jail, not 0",
      })
  void aSlipInADeckIsSaidWithItsCard(String key, String value, String complaint) {
    chance.isRefused(key, value, complaint);
  }

  @Test
  void whatADeedCostsIsReadAsItStands() {
    ClassicBoard board =
        (ClassicBoard) travel.read("1.mortgage = 31;1.rent = 3, 11, 31, 91, 161, 251;39.tax = 1");
    assertEquals(35, board.redemption(1), "a tenth is rounded up");
    assertEquals(
        List.of(3, 11, 251), List.of(board.rent(1, 0), board.rent(1, 1), board.rent(1, 5)));
    assertEquals(50, board.building(1));
    assertEquals(0, board.building(5));
    assertEquals(List.of(1, 3), board.spaces(Group.BROWN));
    assertEquals(List.of(12, 28), board.spaces(Group.UTILITY));
    assertEquals(SpaceKind.UTILITY, board.kind(12));
    assertEquals(SpaceKind.RAILROAD, board.kind(35));
    assertEquals(SpaceKind.SITE, board.kind(39));
    assertEquals(board.deeds(Group.BROWN), board.together(board.deed(3)));
    assertEquals(0b11, board.together(board.deed(1)));
    assertEquals(List.of(200, 100), List.of(board.tax(4), board.tax(38)));
    assertEquals(10, board.bestUtilityFactor());
    assertEquals(200, board.bestRailroadRent());
    assertEquals(200, board.rent(5, 3));
  }
}
