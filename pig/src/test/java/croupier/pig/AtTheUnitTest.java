package croupier.pig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Games;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people see of it on the unit, and read of it afterwards. */
class AtTheUnitTest {
  @TempDir Path folder;

  @Test
  void itIsPlayedResumedAfterAPowerCutAndTold() throws Exception {
    String before;
    try (SimulatedTable table = KnownTables.standard(folder, "a first turn")) {
      Hands hands = new Hands(table);
      hands.begin(Pig.GAME, 2);
      hands.watchTheShow();
      assertEquals("< roll >", hands.lcd().get(1));
      assertEquals("Ann: 0 points", hands.lcd().get(2));
      hands.tap(Control.ROLL);
      assertTrue(hands.said().contains("Ann rolls a "), hands::said);
      hands.watchTheShow();
      before = String.join("\n", hands.lcd());
    }
    try (SimulatedTable table = KnownTables.standard(folder, "another seed")) {
      Hands hands = new Hands(table);
      hands.resume();
      hands.watchTheShow();
      assertEquals(before, String.join("\n", hands.lcd()));
    }
    assertTrue(told(Language.ENGLISH).getFirst().startsWith("Ann rolls a "));
    assertTrue(told(Language.GERMAN).getFirst().startsWith("Ann würfelt eine "));
    assertTrue(told(Language.FRENCH).getFirst().startsWith("Ann fait "));
    assertTrue(told(Language.SPANISH).getFirst().startsWith("Ann saca un "));
  }

  /** Bots play it too, from the contract alone. */
  @Test
  void whoeverIsAlonePlaysAgainstBots() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "alone")) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, Games.ALL.indexOf(Pig.GAME));
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.tap(Control.SEAT_1);
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      boolean thinks = false;
      for (int turn = 0; turn < 1_000 && hands.mode().equals("Playing"); turn++) {
        boolean bots = hands.said().contains("Chip is thinking");
        thinks |= bots;
        assertFalse(bots && hands.isOffered(Control.ROLL), hands::said);
        hands.tap(hands.isOffered(Control.ROLL) ? Control.ROLL : Control.OK);
        hands.rest(Duration.ofMillis(200));
      }
      assertTrue(thinks, "Chip has had a turn");
      assertEquals("Results", hands.mode(), hands::said);
      assertTrue(hands.said().contains(" wins"), hands::said);
    }
  }

  /** Nobody is there: it is in the show like any other, with how it ends. */
  @Test
  void itIsShownWhenNobodyIsThere() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "shown")) {
      Hands hands = new Hands(table);
      table.controller().show(new Show(true, Duration.ofSeconds(1), List.of("pig")));
      Set<String> said = new HashSet<>();
      for (int second = 0; second < 600; second++) {
        hands.rest(Duration.ofSeconds(1));
        said.add(table.picture().prompt().headline());
      }
      assertEquals("Showing", hands.mode());
      assertTrue(said.contains("The game of Pig. Press any button to play."), said::toString);
      assertTrue(said.stream().anyMatch(sentence -> sentence.contains(" rolls a ")));
      assertTrue(said.stream().anyMatch(sentence -> sentence.contains(" wins with ")));
    }
  }

  /** What happened, as a replay tells it. */
  private List<String> told(Language language) throws Exception {
    List<String> told = new ArrayList<>();
    var record = SavedGames.read(folder.resolve("00001-pig.jsonl"));
    record.replay(
        (_, _, events, after) -> {
          Telling telling = Faces.telling(Words.of(language), record.names(), after);
          events.forEach(event -> told.add(telling.happened(event)));
        });
    return told;
  }
}
