package croupier.app.table.playing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Control;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Before the first roll the seats add to the seed what nobody else could know; who likes to. */
class OwnLuckTest {
  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;
  private final Path record = Path.of("00001-go.jsonl");

  @BeforeEach
  void switchOn() throws Exception {
    table = KnownTables.standard(folder, "luck");
    hands = new Hands(table);
    hands.rest(Duration.ofSeconds(1));
  }

  @AfterEach
  void switchOff() {
    table.close();
  }

  private void toOwnLuck(List<Control> people) {
    hands.toSeats(Go.GAME);
    people.forEach(hands::tap);
    hands.tap(Control.OK);
    assertEquals("GameIntro", hands.mode());
    assertTrue(hands.isOffered(Control.ROLL));
    hands.tap(Control.ROLL);
    assertEquals("OwnLuck", hands.mode());
  }

  private RecordReader read() throws Exception {
    return SavedGames.read(folder.resolve(record));
  }

  private List<String> luck() throws Exception {
    return read().luck().orElseThrow().words();
  }

  @Test
  void theSeedIsHeldToSomethingBeforeAnybodyAddsToIt() throws Exception {
    toOwnLuck(List.of(Control.SEAT_1, Control.SEAT_3));
    String header = Files.readString(folder.resolve(record));
    assertEquals(1, header.lines().count());
    String commitment = header.replaceAll("(?s).*\"commitment\":\"(\\w+)\".*", "$1");
    assertEquals(commitment.substring(0, 16), hands.lcd().get(1).strip());
    assertTrue(table.picture().prompt().headline().contains(commitment));
    hands.turn(Control.DIAL_B, 9);
    hands.turn(Control.DIAL_B, 8);
    assertTrue(hands.lcd().getFirst().endsWith("17"), hands::said);
    hands.tap(Control.SEAT_3);
    assertFalse(hands.isOffered(Control.SEAT_3));
    hands.tap(Control.SEAT_3);
    hands.tap(Control.SEAT_2);
    hands.turn(Control.DIAL_A, -9);
    hands.turn(Control.DIAL_A, -9);
    hands.turn(Control.DIAL_A, -2);
    hands.tap(Control.SEAT_1);
    assertEquals("Playing", hands.mode());
    List<String> words = luck();
    assertTrue(words.getFirst().matches("97 \\d{5,}"), words::toString);
    assertTrue(words.getLast().matches("17 \\d{5,}"), words::toString);
  }

  @Test
  void whoeverHasNotPressedAddsNothing() throws Exception {
    toOwnLuck(List.of(Control.SEAT_1, Control.SEAT_2, Control.SEAT_4));
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    List<String> words = luck();
    assertEquals(List.of("", ""), List.of(words.getFirst(), words.getLast()));
    assertTrue(words.get(1).startsWith("0 "), words::toString);
  }

  @Test
  void aGameThatNobodyAskedItForSaysThatNobodyAddedAnything() throws Exception {
    hands.begin(Go.GAME, 2);
    hands.tap(Control.ROLL);
    assertEquals(List.of("", ""), luck());
  }

  /** The dice of the same seed and the same luck are the same, of another luck they are not. */
  @Test
  void theGameGoesOnWithTheLuckThatWasAdded() throws Exception {
    toOwnLuck(List.of(Control.SEAT_1, Control.SEAT_3));
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_3);
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    int entries = read().entries();
    assertTrue(entries > 0);
    switchOff();
    table = KnownTables.standard(folder, "later");
    hands = new Hands(table);
    hands.resume();
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    assertTrue(read().entries() > entries);
  }

  @Test
  void backBeginsNoGameAndNobodyIsAskedToGoOnWithIt() throws Exception {
    toOwnLuck(List.of(Control.SEAT_1, Control.SEAT_3));
    hands.tap(Control.SEAT_1);
    hands.tap(Control.BACK);
    assertEquals("SeatsMenu", hands.mode());
    assertTrue(Files.exists(folder.resolve("00001-go.dropped")));
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    List<String> ledger = Files.readAllLines(folder.resolve("ledger.jsonl"));
    assertTrue(
        ledger.getLast().startsWith("{\"begun\":2,\"record\":\"00002-go\""), ledger::toString);
  }

  @Test
  void whenPowerGoesMeanwhileTheGameBeginsWithoutLuck() throws Exception {
    toOwnLuck(List.of(Control.SEAT_1, Control.SEAT_3));
    hands.tap(Control.SEAT_1);
    switchOff();
    table = KnownTables.standard(folder, "later");
    hands = new Hands(table);
    hands.resume();
    hands.tap(Control.ROLL);
    assertEquals(List.of("", ""), luck());
    assertEquals(Go.GAME, read().game());
    assertFalse(Files.exists(folder.resolve("00002-" + Express.GAME.id() + ".jsonl")));
  }
}
