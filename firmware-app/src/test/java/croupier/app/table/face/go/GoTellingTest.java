package croupier.app.table.face.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What replay tells of go where one event means something else after another. */
class GoTellingTest {
  private final GoTelling telling =
      new GoTelling(
          Words.of(Language.ENGLISH),
          List.of("Ann", "Bo"),
          Go.GAME.start(2, Go.GAME.options(Map.of())));

  /** GO-16. */
  @Test
  void aStolenBlockThatFitsNowhereIsNotSaidToBeTheThiefsLoss() {
    assertEquals(
        "Ann takes an orange block from Bo.",
        telling.happened(new GoEvent.BlockStolen(0, 1, Colour.ORANGE)));
    assertEquals(
        "No square is left for it, so it goes to the tray.",
        telling.happened(new GoEvent.BlocksReturned(0, Colour.ORANGE, 1)));
  }

  @Test
  void whatAShutDownCostsIsSaidOfTheVictim() {
    telling.happened(new GoEvent.ShutDownBegan(0, 1, Colour.PINK, 2));
    assertEquals(
        "Bo loses 1 pink block.", telling.happened(new GoEvent.BlocksReturned(1, Colour.PINK, 1)));
  }
}
