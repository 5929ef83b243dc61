package croupier.app.table.face.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a phone says of a game of go. */
class GoSeatWordsTest {
  private static String say(Message message) {
    return Words.of(Language.ENGLISH).say(message, GoScene.NAMES);
  }

  /** What somebody who is not asked is told. */
  private static Optional<String> waits(GoPosition position, int seat) {
    return new GoSeatWords(position).waits(seat).map(GoSeatWordsTest::say);
  }

  @Test
  void aKeptTileSaysWhatItIsGoodFor() {
    GoPosition position =
        GoScene.landingOn(8, 8)
            .tile(0, Tile.GO_BUTTON)
            .tile(0, Tile.MR_MONOPOLY)
            .tile(0, Tile.SHIELD)
            .beforeTheRoll();
    assertEquals(
        List.of(
            "GO Button: a block, a Bank Heist or a Shut Down, as on GO",
            "Mr. Monopoly: your marker goes one step",
            "Shield: stops one Shut Down"),
        new GoSeatWords(position).own(0).stream().map(GoSeatWordsTest::say).toList());
  }

  /** GO-16. */
  @Test
  void aBlockThatTheThiefHasNoRoomForSaysThatItIsLost() {
    GoPosition position =
        GoScene.landingOn(2, 8)
            .blocks(0, 1, Colour.RED)
            .blocks(0, 1, Colour.PINK)
            .blocks(0, 1, Colour.BROWN)
            .blocks(0, 1, Colour.YELLOW)
            .blocks(1, 2, Colour.RED)
            .blocks(1, 1, Colour.GREEN)
            .rolled();
    position.act(0, new GoAction.Heist(1));
    position.act(0, new GoAction.LockDial(Symbol.COIN));
    position.act(1, new GoAction.LockDial(Symbol.COIN));
    GoSeatWords words = new GoSeatWords(position);
    assertEquals("Bo's red, 1 of 2", say(words.does(0, new GoAction.StealBlock(0))));
    assertEquals(
        "Bo's green: no room, it goes to the tray", say(words.does(0, new GoAction.StealBlock(1))));
  }

  /** As the display says it. */
  @Test
  void aMegaShutDownCanWait() {
    GoPosition mega = GoScene.landingOn(8, 8).full(0).blocks(1, 1, Colour.RED).rolled();
    assertEquals("not yet", say(new GoSeatWords(mega).does(0, new GoAction.Pass())));
    assertEquals("not yet", say(new GoWords(mega).pick(0, new GoAction.Pass())));
  }

  @Test
  void whoWaitsIsToldForWhat() {
    GoPosition heist = GoScene.landingOn(2, 8, 8).blocks(1, 1, Colour.RED).rolled();
    assertEquals(Optional.of("Waiting for Ann: Bank Heist."), waits(heist, 2));
    assertEquals(Optional.of("Waiting for Ann and Bo: Bank Heist."), waits(GoScene.heist(), 2));
    GoPosition shutDown = GoScene.landingOn(10, 8, 8).blocks(1, 1, Colour.RED).rolled();
    assertEquals(Optional.of("Waiting for Ann: Shut Down."), waits(shutDown, 2));
    GoPosition onGo = GoScene.landingOn(0, 8, 8).rolled();
    assertEquals(Optional.of("Waiting for Ann: GO."), waits(onGo, 2));
    GoPosition tiles = GoScene.landingOn(8, 8, 8).tile(1, Tile.SHIELD).rolled();
    assertEquals(Optional.of("Waiting for Bo: kept tiles."), waits(tiles, 2));
    GoPosition bag = GoScene.landingOn(6, 8, 8).rolled();
    bag.happen(new GoOutcome.Drawn(Tile.MONEY_BAG));
    assertEquals(Optional.of("Waiting for Ann: a block of any colour."), waits(bag, 2));
  }
}
