package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.go.Go;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the welcome to a game and back, as a person reads it on the unit. */
class MenusTest {
  private static final Duration LONG = Duration.ofMinutes(3);

  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  @BeforeEach
  void switchOn() throws Exception {
    table = KnownTables.standard(folder, "menus");
    hands = new Hands(table);
    hands.rest(Duration.ofSeconds(1));
  }

  @AfterEach
  void switchOff() {
    table.close();
  }

  private void toGo() {
    hands.tap(Control.OK);
    hands.turn(Control.DIAL_A, Games.ALL.indexOf(Go.GAME));
    hands.tap(Control.OK);
  }

  private void toSeats() {
    toGo();
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
  }

  @Test
  void theWelcomeShowsItselfOffAndSaysWhatToPress() {
    assertTrue(hands.said().contains("Press OK to play"), hands::said);
    int[] before = table.unit().lights().all();
    hands.rest(Duration.ofSeconds(2));
    assertFalse(Arrays.equals(before, table.unit().lights().all()));
    assertNotEquals(0, table.unit().lights().diePattern(10));
  }

  @Test
  void theDialWalksThroughTheGamesRoundAndRound() {
    hands.tap(Control.OK);
    String first = hands.lcd().get(1);
    hands.turn(Control.DIAL_A, 1);
    assertNotEquals(first, hands.lcd().get(1));
    hands.turn(Control.DIAL_A, Games.ALL.size() - 1);
    assertEquals(first, hands.lcd().get(1));
    hands.turn(Control.DIAL_A, -Games.ALL.size());
    assertEquals(first, hands.lcd().get(1));
  }

  @Test
  void dialAChoosesAnOptionAndDialBChangesIt() {
    toGo();
    assertTrue(hands.lcd().get(0).startsWith("Board"), hands::said);
    assertTrue(hands.lcd().get(1).contains("A16"), hands::said);
    hands.turn(Control.DIAL_B, 1);
    assertFalse(hands.lcd().get(1).contains("A16"), hands::said);
    hands.turn(Control.DIAL_A, 1);
    assertTrue(hands.lcd().get(0).startsWith("Tracker length"), hands::said);
  }

  @Test
  void backFromTheSeatsKeepsTheOptionsAndBackFromTheOptionsKeepsTheGame() {
    toGo();
    hands.turn(Control.DIAL_B, 1);
    List<String> chosen = hands.lcd();
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
    hands.tap(Control.BACK);
    assertEquals(chosen, hands.lcd());
    hands.tap(Control.BACK);
    assertTrue(hands.lcd().get(1).contains("< " + Go.GAME.title()), hands::said);
    hands.tap(Control.BACK);
    assertEquals("Attract", hands.mode());
  }

  @Test
  void everybodyJoinsAndLeavesWithTheOwnButton() {
    toSeats();
    hands.tap(Control.SEAT_3);
    assertTrue(hands.lcd().get(2).endsWith("1"), hands::said);
    hands.tap(Control.SEAT_6);
    assertTrue(hands.lcd().get(2).endsWith("2"), hands::said);
    hands.tap(Control.SEAT_3);
    assertTrue(hands.lcd().get(2).endsWith("1"), hands::said);
    hands.tap(Control.SEAT_1);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    int violet = table.unit().lights().halo(5);
    assertNotEquals(0, violet, "the sixth seat plays");
    assertEquals(0, table.unit().lights().halo(2), "the third has left");
  }

  @Test
  void tooFewCannotBeginAndTooManyCannotJoin() {
    toSeats();
    hands.tap(Control.SEAT_1);
    assertFalse(hands.isOffered(Control.OK));
    hands.tap(Control.OK);
    assertEquals("SeatsMenu", hands.mode());
    for (int seat = 1; seat < 6; seat++) {
      hands.tap(Control.seat(seat));
    }
    assertTrue(hands.lcd().get(2).endsWith("4"), hands::said);
    assertTrue(hands.said().contains("All seats are taken"), hands::said);
    assertFalse(hands.isOffered(Control.SEAT_6));
    hands.tap(Control.SEAT_2);
    hands.tap(Control.SEAT_6);
    assertTrue(hands.lcd().get(2).endsWith("4"), "a place that was left can be taken");
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
  }

  @Test
  void aMenuThatNobodyTouchesIsLeft() {
    for (int depth = 0; depth < 3; depth++) {
      hands.tap(Control.OK);
      for (int i = 0; i < depth; i++) {
        hands.tap(Control.OK);
      }
      assertNotEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(110));
      assertNotEquals("Attract", hands.mode());
      hands.rest(Duration.ofSeconds(20));
      assertEquals("Attract", hands.mode(), "after the menu number " + depth);
    }
  }

  @Test
  void aMenuThatOneComesBackToHasItsWholePatience() {
    toGo();
    hands.rest(Duration.ofSeconds(100));
    hands.tap(Control.OK);
    hands.rest(Duration.ofSeconds(100));
    hands.tap(Control.BACK);
    assertEquals("OptionsMenu", hands.mode());
    hands.rest(Duration.ofSeconds(100));
    assertEquals("OptionsMenu", hands.mode());
  }

  @Test
  void holdingBackAtTheWelcomeIsTheServiceScreenAndHoldingItAgainLeavesIt() {
    hands.hold(Control.BACK);
    assertEquals("Service", hands.mode());
    hands.tap(Control.BACK);
    assertEquals("Service", hands.mode());
    hands.hold(Control.BACK);
    assertEquals("Attract", hands.mode());
    hands.hold(Control.BACK);
    hands.rest(Duration.ofMinutes(11));
    assertEquals("Attract", hands.mode());
  }

  @Test
  void holdingRollAtTheWelcomeForLongIsTheServiceScreenTooAndPressingItPlays() {
    hands.hold(Control.ROLL);
    assertNotEquals("Service", hands.mode(), "only a second");
    assertNotEquals("Attract", hands.mode());
    hands.tap(Control.BACK);
    assertEquals("Attract", hands.mode());
    hands.press(Control.ROLL);
    hands.rest(Duration.ofSeconds(3));
    hands.release(Control.ROLL);
    assertEquals("Service", hands.mode());
  }

  @Test
  void theServiceScreenNamesEveryButtonAndDialThatIsTouched() {
    hands.hold(Control.BACK);
    for (Control control : Control.values()) {
      String name = control.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      hands.press(control);
      assertEquals(name + " down", hands.lcd().get(1));
      hands.release(control);
      assertEquals(name + " up", hands.lcd().get(1));
    }
    hands.turn(Control.DIAL_A, 5);
    assertEquals("dial a at 5", hands.lcd().get(1));
    hands.turn(Control.DIAL_B, -2);
    assertEquals("dial b at -2", hands.lcd().get(1));
    for (int light : table.unit().lights().tracker(5)) {
      assertNotEquals(0, light);
    }
    assertEquals(0x1ff, table.unit().lights().diePattern(10));
  }

  @Test
  void theServiceScreenSaysWhatIsBrokenAlsoWhenItBrokeBefore() {
    table.unit().pins().breakLine(10);
    hands.rest(Duration.ofSeconds(2));
    hands.hold(Control.BACK);
    assertTrue(hands.lcd().get(2).startsWith("light chain: GPIO 10"), hands::said);
    table.unit().pins().mendLine(10);
    hands.rest(Duration.ofSeconds(3));
    assertEquals("light chain works ag", hands.lcd().get(2));
    hands.tap(Control.SEAT_1);
    assertEquals("hold BACK:leave", hands.lcd().get(2).strip());
  }

  @Test
  void namesOfAnyCharactersAreCutBetweenCharactersAndNeverInsideThem() throws Exception {
    List<String> odd = List.of("x😀😀😀😀😀😀😀😀", "😀😀😀", "Жанна Ивановна", "名前");
    for (Game game : Games.ALL) {
      SavedGames saved = new SavedGames(folder.resolve(game.id()), () -> "odd", new QuickDisk());
      try (var people = new SimulatedTable(HardwareProfile.standard(), odd, saved, 1)) {
        Hands theirs = new Hands(people);
        theirs.begin(game, 4);
        people.seat(new SmartPlayers(people.unit(), 4, 3, Hands::liking));
        for (int i = 0; i < 300; i++) {
          theirs.rest(Duration.ofSeconds(1));
          String said = people.picture().prompt().toString();
          assertTrue(StandardCharsets.UTF_8.newEncoder().canEncode(said), said);
        }
      }
    }
  }

  @Test
  void aNoticeThatNobodyReadsIsLeftToo() throws Exception {
    QuickDisk disk = new QuickDisk();
    try (SimulatedTable full = KnownTables.standard(folder.resolve("full"), "full", disk)) {
      Hands at = new Hands(full);
      at.rest(Duration.ofSeconds(1));
      for (int i = 0; i < 3; i++) {
        at.tap(Control.OK);
      }
      at.tap(Control.SEAT_1);
      at.tap(Control.SEAT_2);
      disk.room(0);
      at.tap(Control.OK);
      assertTrue(at.said().contains("Cannot save"), at::said);
      at.rest(Duration.ofSeconds(100));
      at.tap(Control.OK);
      assertEquals("SeatsMenu", at.mode());
      assertTrue(at.lcd().get(2).endsWith("2"), "both still sit");
      at.tap(Control.OK);
      assertEquals("Notice", at.mode());
      at.rest(LONG.plus(LONG));
      assertEquals("Attract", at.mode());
    }
  }
}
