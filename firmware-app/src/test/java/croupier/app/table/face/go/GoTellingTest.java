package croupier.app.table.face.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoEvent;
import croupier.engine.go.Space;
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
  void whatTheNextSentenceSaysIsNotNews() {
    assertEquals(
        List.of("Ann goes to red.", "Bo goes to jail.", "Ann builds red.", "Ann wins."),
        news(
            new GoEvent.Moved(0, 3, 9, Space.COLOUR),
            new GoEvent.Moved(1, 8, 12, Space.GO_TO_JAIL),
            new GoEvent.SentToJail(1, 4),
            new GoEvent.BlockTaken(0, Colour.RED),
            new GoEvent.BlockPlaced(0, Colour.RED, 0),
            new GoEvent.WishShown(0, false),
            new GoEvent.GameOver(List.of(0))));
    assertEquals(
        List.of("Ann builds red."),
        news(new GoEvent.BlockPlaced(0, Colour.RED, 0), new GoEvent.RoundBegan(3, 1)),
        "who rolls now is asked then");
  }

  /** GE-02. */
  @Test
  void whoChoosesAloneIsToldOnce() {
    assertEquals(
        List.of("Ann builds red."),
        news(
            new GoEvent.ColourChosen(0),
            new GoEvent.ClaimsShown(List.of(0), List.of(Colour.RED)),
            new GoEvent.BlockTaken(0, Colour.RED),
            new GoEvent.BlockPlaced(0, Colour.RED, 0)));
    assertEquals(
        List.of("The claims are shown: Ann red, Bo pink.", "Bo builds pink.", "Ann builds red."),
        news(
            new GoEvent.ColourChosen(1),
            new GoEvent.ClaimsShown(List.of(0, 1), List.of(Colour.RED, Colour.PINK)),
            new GoEvent.BlockTaken(1, Colour.PINK),
            new GoEvent.BlockPlaced(1, Colour.PINK, 0),
            new GoEvent.BlockTaken(0, Colour.RED),
            new GoEvent.BlockPlaced(0, Colour.RED, 0)));
    assertEquals(
        List.of("The claims are shown: Ann red.", "Bo builds red.", "Ann builds red."),
        news(
            new GoEvent.ColourChosen(0),
            new GoEvent.ClaimsShown(List.of(0), List.of(Colour.RED)),
            new GoEvent.BlockTaken(1, Colour.RED),
            new GoEvent.BlockPlaced(1, Colour.RED, 0),
            new GoEvent.BlockTaken(0, Colour.RED),
            new GoEvent.BlockPlaced(0, Colour.RED, 0)),
        "somebody else was before");
  }

  private List<String> news(GoEvent... events) {
    return telling.news(List.of(events)).stream()
        .map(each -> Words.of(Language.ENGLISH).say(each, List.of("Ann", "Bo")))
        .toList();
  }

  @Test
  void whatAShutDownCostsIsSaidOfTheVictim() {
    telling.happened(new GoEvent.ShutDownBegan(0, 1, Colour.PINK, 2));
    assertEquals(
        "Bo loses 1 pink block.", telling.happened(new GoEvent.BlocksReturned(1, Colour.PINK, 1)));
  }
}
