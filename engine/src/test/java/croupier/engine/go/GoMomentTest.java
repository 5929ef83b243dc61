package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Bits;
import croupier.engine.Loading;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What can stand in a saved position at each moment of a round. Of a position that a story came to,
 * one field at a time gets every other value that there is; here stands which of them are taken.
 * First come the seats that can be asked, each set of them in one word, then the fields of each
 * seat.
 */
class GoMomentTest {
  private static final List<String> COLOURS =
      Stream.of(Colour.values()).map(colour -> Records.lower(colour.name())).toList();

  private static final Map<String, List<?>> FIELDS = new LinkedHashMap<>();

  static {
    FIELDS.put("landed", List.of(false, true));
    FIELDS.put("claims", List.of(0L, 1L, 2L));
    FIELDS.put("attack", List.of("none", "heist", "shut_down"));
    FIELDS.put("reaches_for", Stream.concat(Stream.of("none"), COLOURS.stream()).toList());
    FIELDS.put("later", List.of("no", "secret", "known"));
  }

  private static void can(GoStory story, String taken) {
    GoPosition position = story.position();
    StringBuilder all = new StringBuilder("asked").append(asked(position));
    for (int seat = 0; seat < position.seats(); seat++) {
      all.append('\n').append(seat).append(':');
      for (Map.Entry<String, List<?>> field : FIELDS.entrySet()) {
        all.append(' ').append(field.getKey());
        for (Object value : field.getValue()) {
          Map<String, Object> data = position.save();
          Map<String, Object> player = object(((List<?>) data.get("players")).get(seat));
          player.put(field.getKey(), value);
          if (value.equals(field.getValue().getFirst())) {
            player.remove(field.getKey());
          }
          all.append(isTaken(data) ? " " + value : "");
        }
        all.append(',');
      }
    }
    assertEquals(taken, all.append('\n').toString());
  }

  private static String asked(GoPosition position) {
    StringBuilder all = new StringBuilder();
    for (int seats = 0; seats < 1 << position.seats(); seats++) {
      Map<String, Object> data = position.save();
      data.put("asked", Bits.data(seats));
      if (isTaken(data)) {
        String digits = Bits.listed(seats).toString().replaceAll("\\D", "");
        all.append(' ').append(seats == 0 ? "nobody" : digits);
      }
    }
    return all.toString();
  }

  private static boolean isTaken(Map<String, Object> data) {
    return Loading.isTaken(Go.GAME, data, Set.of(Refusal.Code.IMPOSSIBLE_POSITION));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object data) {
    return (Map<String, Object>) data;
  }

  @Test
  void whoIsOnChanceDraws() {
    can(
        GoStory.landingOn(6, 8, 6).roller(1).moves().phaseIs(Phase.DRAW),
        """
        asked 0 02
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void whoHasATileIsAskedForIt() {
    can(
        GoStory.landingOn(8, 5, 8)
            .tile(0, Tile.GO_BUTTON)
            .tile(2, Tile.MR_MONOPOLY)
            .moves()
            .phaseIs(Phase.TILES),
        """
        asked 0 2 02
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed true, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void whoIsOnGoChooses() {
    can(
        GoStory.landingOn(0, 5, 0).roller(1).moves().phaseIs(Phase.GO).asked(2),
        """
        asked 2
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed true, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void whoIsDueABlockReachesForIt() {
    can(
        GoStory.landingOn(0, 0, 5)
            .moves()
            .does(0, new GoAction.ChooseGo(GoChoice.BLOCK))
            .does(1, new GoAction.ChooseGo(GoChoice.BLOCK))
            .phaseIs(Phase.CLAIM),
        """
        asked 01
        0: landed false, claims 1, attack none, reaches_for none, later no,
        1: landed false, claims 1, attack none, reaches_for none, later no,
        2: landed true, claims 0, attack none, reaches_for pink, later no,
        """);
  }

  @Test
  void moreThanThereAreBlocksRace() {
    can(
        GoStory.landingOn(5, 5, 8, 8)
            .blocks(2, 3, Colour.PINK)
            .blocks(3, 1, Colour.PINK)
            .moves()
            .phaseIs(Phase.RACE),
        """
        asked 01
        0: landed true, claims 0, attack none, reaches_for pink, later no,
        1: landed true, claims 0, attack none, reaches_for pink, later no,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        3: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void whoMaySplitAColourPlaces() {
    can(
        GoStory.landingOn(5, 7)
            .option("colours", "split")
            .blocks(0, 1, Colour.PINK)
            .moves()
            .phaseIs(Phase.PLACE),
        """
        asked 0
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed true, claims 0, attack none, reaches_for orange, later no,
        """);
  }

  @Test
  void whoIsOnAHeistOrAShutDownAttacks() {
    can(
        GoStory.landingOn(2, 10, 8)
            .blocks(0, 1, Colour.RED)
            .blocks(2, 1, Colour.PINK)
            .moves()
            .phaseIs(Phase.ATTACK),
        """
        asked 0
        0: landed false, claims 0, attack heist, reaches_for none, later no,
        1: landed false, claims 0, attack shut_down, reaches_for none, later no,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void aGoButtonAttacks() {
    can(
        GoStory.landingOn(8, 8, 10)
            .tile(1, Tile.GO_BUTTON)
            .blocks(0, 1, Colour.PINK)
            .moves()
            .passesForNow(1)
            .phaseIs(Phase.BUTTON),
        """
        asked 1
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later known,
        2: landed false, claims 0, attack shut_down, reaches_for none, later no,
        """);
  }

  @Test
  void bothOfAHeistTurnTheirDials() {
    can(
        GoStory.landingOn(2, 8, 10)
            .blocks(1, 1, Colour.RED)
            .moves()
            .does(0, new GoAction.Heist(1))
            .phaseIs(Phase.DIALS),
        """
        asked 01
        0: landed false, claims 0, attack heist, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack shut_down, reaches_for none, later no,
        """);
  }

  @Test
  void whoseHeistSucceedsSteals() {
    can(
        GoStory.landingOn(2, 8, 2)
            .blocks(1, 1, Colour.RED)
            .blocks(1, 2, Colour.PINK)
            .moves()
            .heists(0, 1, Symbol.COIN, Symbol.COIN)
            .phaseIs(Phase.STEAL),
        """
        asked 0
        0: landed false, claims 0, attack heist, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack heist, reaches_for none, later no,
        """);
  }

  @Test
  void whoIsShutDownMayHoldAShieldUp() {
    can(
        GoStory.landingOn(10, 8, 2)
            .blocks(1, 1, Colour.RED)
            .tile(1, Tile.SHIELD)
            .moves()
            .passes(1)
            .does(0, new GoAction.ShutDown(1, 0))
            .phaseIs(Phase.SHIELD),
        """
        asked 1
        0: landed false, claims 0, attack shut_down, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no secret,
        2: landed false, claims 0, attack heist, reaches_for none, later no,
        """);
  }

  @Test
  void whoIsAtTheEndOfTheTrackerMayFire() {
    can(
        GoStory.landingOn(8, 8, 8)
            .blocks(1, 1, Colour.RED)
            .marker(0, 4)
            .marker(2, 4)
            .moves()
            .phaseIs(Phase.MEGA),
        """
        asked 0 2
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void aStolenBlockIsPlaced() {
    can(
        GoStory.landingOn(2, 8, 10)
            .option("colours", "split")
            .blocks(0, 1, Colour.PINK)
            .blocks(1, 1, Colour.PINK)
            .moves()
            .heists(0, 1, Symbol.COIN, Symbol.COIN)
            .does(0, new GoAction.StealBlock(0))
            .phaseIs(Phase.PLACE),
        """
        asked 0
        0: landed false, claims 0, attack heist, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no,
        2: landed false, claims 0, attack shut_down, reaches_for none, later no,
        """);
  }

  @Test
  void whatUsedGoButtonsBroughtIsDueAnywhere() {
    can(
        GoStory.landingOn(0, 6, 8)
            .discarded(1, Tile.GO_BUTTON)
            .moves()
            .draws(Tile.SHIELD)
            .passes(1)
            .does(0, new GoAction.ChooseGo(GoChoice.BLOCK))
            .phaseIs(Phase.CLAIM),
        """
        asked 0
        0: landed false, claims 1 2, attack none heist shut_down, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no secret,
        2: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void aUsedGoButtonAttacksFromAnywhere() {
    can(
        GoStory.landingOn(2, 10, 0, 8)
            .discarded(1, Tile.GO_BUTTON)
            .blocks(3, 1, Colour.RED)
            .moves()
            .does(2, new GoAction.ChooseGo(GoChoice.HEIST))
            .phaseIs(Phase.ATTACK),
        """
        asked 0
        0: landed false, claims 0, attack heist shut_down, reaches_for none, later no,
        1: landed false, claims 0, attack shut_down, reaches_for none, later no,
        2: landed false, claims 0, attack none heist shut_down, reaches_for none, later no,
        3: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }

  @Test
  void betweenRoundsNobodyIsAsked() {
    can(
        GoStory.landingOn(5, 8),
        """
        asked nobody
        0: landed false, claims 0, attack none, reaches_for none, later no,
        1: landed false, claims 0, attack none, reaches_for none, later no,
        """);
  }
}
