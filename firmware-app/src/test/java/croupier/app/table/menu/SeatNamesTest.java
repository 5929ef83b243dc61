package croupier.app.table.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.Log;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Language;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that are given at the unit, and what becomes of them. */
class SeatNamesTest {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzäöüñß -'.0123456789";

  @TempDir Path folder;

  private final QuickDisk disk = new QuickDisk();

  private SimulatedTable table(String... names) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "names", disk);
    return new SimulatedTable(HardwareProfile.standard(), List.of(names), saved, 1);
  }

  private static Hands toSeats(SimulatedTable table) {
    Hands hands = new Hands(table);
    hands.rest(Duration.ofSeconds(1));
    for (int i = 0; i < 3; i++) {
      hands.tap(Control.OK);
    }
    assertEquals("SeatsMenu", hands.mode());
    return hands;
  }

  /** Holds a seat's button, dials the letters, and is done. */
  private static void name(Hands hands, Control seat, String name) {
    hands.hold(seat);
    assertEquals("NameEditor", hands.mode());
    hands.tap(Control.ROLL);
    int at = 0;
    for (char letter : name.toLowerCase(Locale.ROOT).toCharArray()) {
      int next = LETTERS.indexOf(letter);
      dial(hands, next - at);
      hands.tap(Control.OK);
      at = next;
    }
    assertTrue(name.isEmpty() || hands.lcd().get(1).equals(name + "_"), hands::said);
    hands.tap(seat);
  }

  /** Many steps take their time. */
  private static void dial(Hands hands, int steps) {
    hands.turn(Control.DIAL_A, steps);
    hands.rest(Duration.ofSeconds(3));
  }

  @Test
  void backIsCalledOnTheDisplayWhatItDoes() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = toSeats(table);
      hands.hold(Control.SEAT_1);
      hands.tap(Control.ROLL);
      assertTrue(hands.lcd().getFirst().endsWith("BACK:leave"), hands::said);
      hands.tap(Control.OK);
      assertTrue(hands.lcd().getFirst().endsWith("BACK:delete"), hands::said);
    }
  }

  private static String note(SimulatedTable table, int seat) {
    return table.picture().prompt().notes().get(seat).getFirst();
  }

  @Test
  void aNameIsDialledAtTheUnitAndThereAgainAfterTheNextStart() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = toSeats(table);
      name(hands, Control.SEAT_1, "Jörg-Iñaki Groß");
      assertEquals("SeatsMenu", hands.mode());
      assertEquals("Jörg-Iñaki Groß", note(table, 0));
      hands.hold(Control.SEAT_2);
      hands.tap(Control.OK);
      dial(hands, 1);
      hands.tap(Control.OK);
      hands.tap(Control.BACK);
      assertEquals("A_", hands.lcd().get(1));
      hands.tap(Control.SEAT_2);
      assertEquals("A", note(table, 1));
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode(), "both have joined by holding");
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
    }
    Files.delete(folder.resolve("00001-express.seed"));
    try (SimulatedTable table = table()) {
      Hands hands = toSeats(table);
      assertEquals("Jörg-Iñaki Groß", note(table, 0));
      name(hands, Control.SEAT_1, "");
      assertEquals("Red", note(table, 0));
    }
    try (SimulatedTable table = table()) {
      toSeats(table);
      assertEquals("Red", note(table, 0));
      assertEquals("A", note(table, 1));
    }
  }

  @Test
  void aSeatThatIsCalledByItsColourIsSoInEachLanguage() throws Exception {
    try (SimulatedTable table = table("", "Bo")) {
      Hands hands = toSeats(table);
      hands.tap(Control.SEAT_1);
      hands.tap(Control.SEAT_2);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      assertEquals("Red", note(table, 0));
      table.controller().speak(Language.GERMAN);
      hands.rest(Duration.ofSeconds(10));
      assertEquals("Rot", note(table, 0));
      assertEquals("Bo", note(table, 1));
      assertEquals(
          List.of("Rot", "Bo"),
          table.controller().wall().orElseThrow().players().stream()
              .map(WallPicture.Player::name)
              .toList());
      assertTrue(
          table.picture().prompt().lcd().getFirst().startsWith("Rot"),
          () -> table.picture().prompt().lcd().toString());
    }
  }

  @Test
  void theCommandLineWinsForThatRunAndNoTwoAreCalledAlike() throws Exception {
    Files.writeString(folder.resolve("names.json"), "{\"names\":[\"Ann\",\"\",\"Bo\"]}\n");
    try (SimulatedTable table = table("Cy", "Bo")) {
      Hands hands = toSeats(table);
      assertEquals("Cy", note(table, 0));
      assertEquals("Bo", note(table, 1));
      assertFalse(note(table, 2).equals("Bo"));
      hands.hold(Control.SEAT_3);
      dial(hands, LETTERS.indexOf('c'));
      hands.tap(Control.OK);
      dial(hands, LETTERS.indexOf('y') - LETTERS.indexOf('c'));
      hands.tap(Control.OK);
      hands.tap(Control.SEAT_3);
      assertEquals("NameEditor", hands.mode());
      assertTrue(hands.said().contains("This name is taken."), hands::said);
    }
    try (SimulatedTable table = table()) {
      toSeats(table);
      assertEquals("Ann", note(table, 0), "the command line was for that run");
      assertEquals("Bo", note(table, 2));
    }
  }

  @Test
  void aColourIsCalledAsTheLanguageSaysAndIsNobodyElsesNameInAny() throws Exception {
    try (SimulatedTable table = table()) {
      Hands hands = toSeats(table);
      assertEquals("Red", note(table, 0));
      name(hands, Control.SEAT_2, "Rot");
      assertEquals("NameEditor", hands.mode(), "German for the first seat");
      table.controller().speak(Language.GERMAN);
      hands.tap(Control.ROLL);
      hands.tap(Control.SEAT_2);
      assertEquals("Rot", note(table, 0));
    }
  }

  @Test
  void aDamagedFileIsNamedInTheLogAndSeatsAreCalledByTheirColour() throws Exception {
    for (String damaged :
        List.of(
            "",
            "{",
            "[]",
            "{\"names\":[\"Ann\",\"Ann\"]}",
            "{\"names\":[\"\\u0007\"]}",
            "{\"names\":7}")) {
      Files.writeString(folder.resolve("names.json"), damaged);
      try (Log log = new Log();
          SimulatedTable table = table()) {
        toSeats(table);
        assertEquals("Red", note(table, 0));
        assertEquals(1, log.count("names.json is left alone"), log::text);
      }
    }
  }

  @Test
  void onADiskThatFillsUpAtAnyByteTheOldNamesStayAndTheNewOneCountsTonight() throws Exception {
    String before = "{\"names\":[\"Ann\"]}\n";
    for (int room = 0; room < 20; room++) {
      Files.writeString(folder.resolve("names.json"), before);
      disk.room(room);
      try (Log log = new Log();
          SimulatedTable table = table()) {
        Hands hands = toSeats(table);
        name(hands, Control.SEAT_2, "Bo");
        assertEquals("Bo", note(table, 1));
        assertEquals(1, log.count("names are not kept"), log::text);
      }
      assertEquals(before, Files.readString(folder.resolve("names.json")));
    }
    disk.room(Long.MAX_VALUE);
  }
}
