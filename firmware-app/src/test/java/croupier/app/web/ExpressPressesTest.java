package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.express.Express;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Express on phones, each of which speaks to its own player. */
final class ExpressPressesTest extends TwoPhones {
  private static final Options OPTIONS = Express.GAME.options(Map.of());

  /** Ann has rolled GO twenty-five times, and that is all that she still needs. */
  private static Position lastTurn() {
    Map<String, Object> data = new HashMap<>(Express.GAME.start(2, OPTIONS).save());
    data.remove("starters");
    data.put("stage", "choosing");
    data.put("scores", List.of(10_000L, 0L));
    data.put("go_money", 5_000L);
    data.put(
        "table",
        List.of(
            lies("p1", "orange"),
            lies("p2", "railroad"),
            lies("p3", "pink"),
            lies("p4", "brown"),
            lies("p5", "utility"),
            lies("p6", "red"),
            lies("p7", "green"),
            lies("j1", "blank"),
            lies("j2", "blank"),
            lies("j3", "go")));
    return Express.GAME.load(data);
  }

  /** Two chances, and two policemen in jail. */
  private static Position twoChances() {
    Map<String, Object> data = new HashMap<>(Express.GAME.start(2, OPTIONS).save());
    data.remove("starters");
    data.put("stage", "choosing");
    data.put(
        "table",
        List.of(
            lies("p1", "chance"),
            lies("p2", "chance"),
            lies("p3", "pink"),
            lies("p4", "brown"),
            lies("p5", "pink"),
            lies("p6", "red"),
            lies("p7", "green"),
            lies("j1", "blank"),
            lies("j2", "blank"),
            lies("j3", "blank")));
    return Express.GAME.load(data);
  }

  private static Map<String, Object> lies(String die, String face) {
    return Map.of("die", die, "face", face);
  }

  /** Two pink dice, a brown one between them. */
  private static Position twoAlike() {
    Map<String, Object> data = new HashMap<>(twoChances().save());
    data.put(
        "table",
        List.of(
            lies("p1", "chance"),
            lies("p2", "railroad"),
            lies("p3", "pink"),
            lies("p4", "brown"),
            lies("p5", "pink"),
            lies("p6", "red"),
            lies("p7", "green"),
            lies("j2", "blank"),
            lies("j3", "blank")));
    data.put("jail", List.of("j1"));
    return Express.GAME.load(data);
  }

  private static final String PLACES = ".dos.narrow:not(details *) .do .said-label";

  /** Quick fingers press twice at the same place. */
  @Test
  void theGroupsOfTheDiceKeepTheirOrder() throws IOException {
    goesOnFrom(twoAlike());
    says(ann, "#headline", "stop and keep 0");
    List<String> all = List.of("brown", "pink", "red", "green", "railroad");
    assertEquals(all, ann.texts(PLACES));
    presses(ann, "pink");
    says(ann, "#headline", "stop and keep 150");
    assertEquals(all, ann.texts(PLACES));
    presses(ann, "pink");
    says(ann, "#headline", "stop and keep 300");
  }

  @Test
  void whatRisksATurnGoesWithTheTurn() throws IOException {
    goesOnFrom(twoAlike());
    says(ann, ".weighs", "1 of 3 policemen");
    presses(ann, "pink");
    presses(ann, "stop, keep 150");
    meanwhile(
        "its end is shown",
        () ->
            ann.text("#headline").startsWith("You keep 150")
                && ann.texts(".weighs:not([hidden])").isEmpty());
    assertEquals(List.of(), browser.mistakes());
  }

  /** A name of any length is whole beside its number, and so is what ends the part. */
  @Test
  void noLetterAndNoCommaIsTornFromANumber() throws IOException {
    goesOnFrom(twoAlike());
    assertEquals(
        List.of(
            "Christopher 4,",
            "Wilhelmina-Maria 1.",
            "Round 6.",
            "Wilhelmina-Maria:",
            "jetzt 600:",
            "red 2/3,"),
        ann.script(
            """
            return import('/make.js').then(({ bound }) => bound(
              'Christopher 4, Wilhelmina-Maria 1. Round 6. Wilhelmina-Maria: jetzt 600: red 2/3, und')
              .filter((part) => part.className === 'bound').map((part) => part.textContent));
            """));
  }

  /** A group takes one chance only, so no group counts two. */
  @Test
  void howManyChancesThereAreIsSaidOnce() throws IOException {
    goesOnFrom(twoChances());
    says(ann, "#headline", "stop and keep 0");
    assertEquals(List.of("×\u00a02"), ann.texts("[data-do='open chance'] .die-count"));
    assertEquals(10, ann.texts("[data-form='chance'] .do").size());
    assertEquals(List.of("×\u00a02"), ann.texts(".do .die-count"), "of the pink dice");
  }

  @Test
  void theEndOfATurnAndOfTheGameAreToldToWhoseTheyAre() throws IOException {
    goesOnFrom(lastTurn());
    says(ann, "#headline", "stop and keep 5,000");
    presses(ann, "stop, keep 5,000");
    String brought = " 15,000 now: 5,000 for GO.";
    meanwhile(
        "each is told it in its own way",
        () ->
            ann.text("#headline").equals("You keep 5,000 and have" + brought)
                && ann.text(".told").startsWith("You keep 5,000 and have" + brought)
                && bo.text("#headline").equals("Ann keeps 5,000 and has" + brought));
    says(ann, "#headline", "You win with 15,000!");
    says(bo, "#headline", "Ann wins with 15,000!");
    assertEquals(
        List.of("You keep 5,000 and have" + brought + " You win with 15,000."),
        ann.texts(".told li"));
    assertEquals(
        List.of("keep 5,000", "have 15,000", "5,000 for", "with 15,000."),
        ann.texts(".told .bound"),
        "no number is torn from its word");
    assertEquals(List.of(), browser.mistakes());
  }
}
