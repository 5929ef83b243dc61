package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.ClassicStory.ANN;
import static croupier.app.table.face.classic.ClassicStory.BO;
import static croupier.app.table.face.classic.ClassicStory.CY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.table.face.classic.board.ClassicWallBoard;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Trade;
import croupier.engine.classic.Travel;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the middle of the ring tells a room of a moment of the game. */
class ClassicWallTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");
  private static final int ORIENTAL = 6;
  private static final int VERMONT = 8;
  private static final int CONNECTICUT = 9;
  private static final int BOARDWALK = 39;
  private static final int PARK_PLACE = 37;

  private static Map<?, ?> matter(ClassicPosition position) {
    return matter(position, Language.ENGLISH);
  }

  private static Map<?, ?> matter(ClassicPosition position, Language language) {
    return (Map<?, ?>)
        new ClassicWallBoard(Words.of(language), NAMES, position).lying().get("matter");
  }

  private static List<?> all(Map<?, ?> matter, String list, String field) {
    return ((List<?>) matter.get(list))
        .stream().map(each -> ((Map<?, ?>) each).get(field)).toList();
  }

  private static ClassicPosition rolled(ClassicScene scene, int first, int second) {
    ClassicPosition position = scene.position();
    position.act(position.player(), new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(first, second)));
    return position;
  }

  // --- for sale

  @Test
  void whatIsForSaleSaysWhoHasTheRestOfItsGroup() {
    Map<?, ?> sale = matter(rolled(ClassicScene.travel(3).owns(BO, CONNECTICUT), 2, 4));
    assertEquals("sale", sale.get("kind"));
    assertEquals(List.of("Vermont Avenue", "Connecticut Avenue"), all(sale, "others", "name"));
    assertEquals(List.of(-1L, (long) BO), all(sale, "others", "owner"));
    assertEquals(List.of("unsold", "unsold"), all(sale, "others", "unsold"));
    assertEquals(List.of(), sale.get("completes"));
  }

  @Test
  void whatWouldMakeAGroupWholeSaysSo() {
    ClassicScene two = ClassicScene.travel(3).owns(ANN, VERMONT, CONNECTICUT);
    assertEquals(
        List.of("Ann then has all light blue"), matter(rolled(two, 2, 4)).get("completes"));
    ClassicScene three = ClassicScene.travel(3).owns(ANN, 5, 15, 25).on(ANN, 29);
    assertEquals(
        List.of("Ann hat dann alle Bahnhöfe"),
        matter(rolled(three, 2, 4), Language.GERMAN).get("completes"));
  }

  // --- an auction

  @Test
  void anAuctionSaysWhatTheDeedEarnsAndWhoHasTheRestOfItsGroup() {
    ClassicPosition position = rolled(ClassicScene.travel(3).owns(BO, CONNECTICUT), 2, 4);
    Object rents = matter(position).get("rents");
    position.act(ANN, new ClassicAction.Decline());
    position.act(CY, new ClassicAction.Bid(60));
    Map<?, ?> auction = matter(position);
    assertEquals("auction", auction.get("kind"));
    assertEquals("Cy leads", auction.get("leads"));
    assertEquals(List.of("6", "30", "90", "270", "400", "550"), auction.get("rents"));
    assertEquals(rents, auction.get("rents"), "as where it is for sale");
    assertEquals(List.of("Vermont Avenue", "Connecticut Avenue"), all(auction, "others", "name"));
    assertEquals(List.of(-1L, (long) BO), all(auction, "others", "owner"));
  }

  // --- what is still shown

  private static Map<String, Object> shown(ClassicPosition position, ClassicPosition asked) {
    return new ClassicWallBoard(Words.of(Language.ENGLISH), NAMES, position)
        .whileShown(asked, List.of());
  }

  @Test
  void whatComesOfItIsNotAskedYetWhileItIsShown() {
    ClassicPosition asked = ClassicScene.travel(3).owns(ANN, VERMONT).owns(BO, ORIENTAL).position();
    ClassicPosition position = asked.copy();
    position.act(ANN, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(2, 4)));
    assertEquals(Map.of(), shown(position, asked).get("matter"));
    assertEquals(List.of(), shown(position, asked).get("claims"));
    assertEquals(1, ((List<?>) shown(position, position).get("claims")).size());
    ClassicPosition claimable = position.copy();
    position.act(BO, new ClassicAction.ClaimRent(ORIENTAL));
    position.act(BO, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(4, 5)));
    assertEquals(Map.of(), shown(position, claimable).get("matter"), "it is for sale later");
    assertEquals(null, shown(position, claimable).get("to_buy"));
    assertEquals("sale", matter(position).get("kind"));
  }

  @Test
  void whatIsStillAskedStaysWhileSomethingElseIsShown() {
    ClassicPosition two =
        rolled(ClassicScene.travel(3).owns(BO, ORIENTAL).owns(CY, CONNECTICUT), 3, 3);
    ClassicPosition asked = two.copy();
    two.act(ANN, new ClassicAction.Roll());
    two.happen(new ClassicOutcome.Dice(List.of(1, 2)));
    Map<?, ?> still = (Map<?, ?>) shown(two, asked).get("matter");
    assertEquals(List.of("6"), all(still, "rows", "amount"), "of two rents the one before");
    assertEquals(List.of("8", "6"), all(matter(two), "rows", "amount"));
    ClassicPosition debt = rolled(ClassicScene.travel(3).owns(ANN, 5).cash(ANN, 20), 1, 3);
    ClassicPosition owed = debt.copy();
    assertEquals(matter(debt), shown(debt, owed).get("matter"));
  }

  /** What the dice will make of it nobody knows yet: the number alone would be read as a sum. */
  @Test
  void aRentByFreshDiceIsSoManyTimesThem() {
    ClassicPosition one =
        rolled(ClassicScene.of(Brands.GAME, 3, Map.of()).on(ANN, 5).owns(BO, 12), 3, 4);
    assertEquals(List.of("4\u00a0×\u00a0dice"), all(matter(one), "rows", "amount"));
    ClassicPosition both =
        rolled(ClassicScene.of(Brands.GAME, 3, Map.of()).on(ANN, 5).owns(BO, 12, 28), 3, 4);
    assertEquals(List.of("10\u00a0×\u00a0dice"), all(matter(both), "rows", "amount"));
    ClassicPosition led = rolled(ClassicScene.travel(3).on(ANN, 5).owns(BO, 12), 3, 4);
    assertEquals(List.of("28"), all(matter(led), "rows", "amount"), "those that led there");
  }

  // --- a trade

  private static Map<?, ?> offered(ClassicScene scene, List<Integer> give, List<Integer> take) {
    ClassicPosition position = scene.position();
    Trade trade = new Trade(give, take, 100, 0, List.of(), List.of());
    position.act(ANN, new ClassicAction.Offer(BO, trade));
    return matter(position);
  }

  @Test
  void aTradeSaysWhichGroupItMakesWholeForEitherSide() {
    ClassicScene scene =
        ClassicScene.travel(3)
            .owns(ANN, ORIENTAL, PARK_PLACE)
            .owns(BO, BOARDWALK, VERMONT, CONNECTICUT);
    assertEquals(
        List.of(List.of("Bo then has all light blue"), List.of("Ann then has all dark blue")),
        all(offered(scene, List.of(ORIENTAL), List.of(BOARDWALK)), "sides", "completes"));
    assertEquals(
        List.of(List.of(), List.of()),
        all(offered(scene, List.of(ORIENTAL), List.of(VERMONT)), "sides", "completes"));
  }

  // --- buildings

  private static ClassicScene fewHouses() {
    return ClassicScene.travel(3)
        .owns(ANN, 31, 32, 34, 21, 23, 24)
        .built(4, 31, 32, 21, 23, 24)
        .built(3, 34)
        .owns(CY, 11, 13, 14)
        .built(2, 11, 13, 14)
        .owns(BO, 16, 18, 19)
        .built(1, 16);
  }

  @Test
  void aShortageSaysWhatIsLeftAndWhoWantsIt() {
    ClassicPosition position = fewHouses().position();
    position.act(BO, new ClassicAction.Build(18));
    Map<?, ?> asked = matter(position);
    assertEquals("shortage", asked.get("kind"));
    assertEquals("Bo wants a house", asked.get("title"));
    assertEquals(
        Map.of("name", "2 houses left at the Bank", "building", "house"), asked.get("thing"));
    assertEquals(List.of("Bo wants a house, and the Bank has only 2 houses."), asked.get("said"));
    position.act(CY, new ClassicAction.Want(2));
    Map<?, ?> answered = matter(position);
    assertEquals(List.of(0L, 1L, 2L), all(answered, "wishes", "player"));
    assertEquals(
        List.of("still thinking", "still thinking", "wants 2"), all(answered, "wishes", "wants"));
    position.act(ANN, new ClassicAction.Waive());
    assertEquals(List.of((long) BO, (long) CY), all(matter(position), "wishes", "player"));
  }

  @Test
  void anAuctionOfABuildingShowsItAndHowManyAreLeft() {
    ClassicPosition position = fewHouses().position();
    position.act(BO, new ClassicAction.Build(18));
    position.act(CY, new ClassicAction.Want(2));
    position.act(BO, new ClassicAction.Want(2));
    position.act(ANN, new ClassicAction.Waive());
    Map<?, ?> auction = matter(position);
    assertEquals("auction", auction.get("kind"));
    assertEquals(Map.of("name", "house", "building", "house"), auction.get("thing"));
    assertEquals("2 houses left at the Bank", auction.get("about"));
  }

  // --- the end

  @Test
  void whoFellLastComesBeforeWhoFellFirst() {
    ClassicScene scene =
        ClassicScene.of(Travel.GAME, 3, Map.of("quicker", "yes"))
            .cash(ANN, 2)
            .owns(BO, ORIENTAL)
            .on(BO, 33)
            .owns(CY, PARK_PLACE, BOARDWALK)
            .built(3, PARK_PLACE, BOARDWALK);
    ClassicPosition position = rolled(scene.cash(BO, 30), 2, 4);
    position.act(BO, new ClassicAction.ClaimRent(ORIENTAL));
    position.act(ANN, new ClassicAction.GoBankrupt());
    position.act(BO, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(2, 4)));
    position.act(CY, new ClassicAction.ClaimRent(BOARDWALK));
    position.act(BO, new ClassicAction.GoBankrupt());
    Map<?, ?> result = matter(position);
    assertEquals(List.of((long) CY, (long) BO, (long) ANN), all(result, "places", "player"));
    assertEquals(List.of("1st", "2nd", "3rd"), all(result, "places", "place"));
    assertEquals(List.of("", "", ""), all(result, "places", "tied"));
  }
}
