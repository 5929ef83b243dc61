package croupier.app.table.face.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.face.Faces;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people see and do with the face that any game gets. */
class PlainFaceTest {
  @TempDir Path folder;

  @Test
  void aGameThatBringsNoFaceGetsThisOne() {
    Words words = Words.of(Language.ENGLISH);
    for (Game game : Games.ALL) {
      var position = game.start(2, game.options(Map.of()));
      List<String> names = List.of("Ann", "Bo");
      assertFalse(Faces.telling(words, names, position) instanceof PlainTelling, game.id());
      try (NoFaces _ = new NoFaces()) {
        assertInstanceOf(PlainTelling.class, Faces.telling(words, names, position), game.id());
        assertEquals(game.about(), words.say(Faces.intro(game, game.options(Map.of())).getFirst()));
      }
    }
  }

  @Test
  void whoseMoveItIsStandsOnTheDisplayAndDialAAndOkDoIt() throws Exception {
    try (NoFaces _ = new NoFaces();
        SimulatedTable table = KnownTables.standard(folder, "plain")) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      String mover = hands.lcd().getFirst().split(" ")[0];
      assertTrue(List.of("Ann", "Bo").contains(mover), hands::said);
      assertEquals("< roll >", hands.lcd().get(1));
      assertTrue(hands.said().contains("It is " + mover + "'s move: roll?"), hands::said);
      assertEquals(mover + ": scores 0", hands.lcd().get(2));
      hands.turn(Control.DIAL_B, 2);
      assertFalse(hands.lcd().get(2).startsWith(mover), "dial B reads of the others too");

      hands.tap(Control.ROLL);
      assertTrue(hands.said().contains("rolled"), hands::said);
      hands.watchTheShow();
      hands.turnTo("< place");
      String placed = hands.lcd().get(1);
      hands.tap(Control.OK);
      hands.watchTheShow();
      assertTrue(hands.said().contains("die placed"), placed + " led to " + hands.said());
    }
  }

  @Test
  void whoHasSecretsLooksAndDecidesWhileHoldingTheOwnButton() throws Exception {
    try (NoFaces _ = new NoFaces();
        SimulatedTable table = KnownTables.standard(folder, "plain")) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, 2);
      hands.watchTheShow();
      assertEquals("Hold your button", hands.lcd().get(3));
      String closed = hands.said();
      int mover = closed.contains("move: Ann") ? 0 : 1;
      hands.tap(Control.seat(mover));
      hands.press(Control.seat(1 - mover));
      hands.rest(Duration.ofSeconds(2));
      assertEquals(closed, hands.said(), "nothing opens for a tap, or for somebody else");
      hands.release(Control.seat(1 - mover));

      hands.press(Control.seat(mover));
      hands.rest(Duration.ofSeconds(2));
      assertTrue(table.picture().prompt().eyesOnly());
      assertTrue(hands.lcd().get(2).startsWith("hand "), "the own cards first: " + hands.said());
      hands.turn(Control.DIAL_A, 1);
      assertFalse(hands.lcd().getFirst().contains("end turn"), hands::said);
      hands.release(Control.seat(mover));
      assertEquals(closed, hands.said(), "letting go hides it all");

      hands.press(Control.seat(mover));
      hands.rest(Duration.ofSeconds(40));
      assertEquals(closed, hands.said(), "a stuck button leaves nothing open");
      hands.release(Control.seat(mover));
    }
  }
}
