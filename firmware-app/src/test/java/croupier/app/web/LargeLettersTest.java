package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.RecordedEvening;
import croupier.app.table.RecordedEvening.Seen;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whoever has their browser write twice as large finds the table and the panel written twice as
 * large; both scroll then, and nothing is cut or falls off.
 */
final class LargeLettersTest {
  private static final int[][] WINDOWS = {{1280, 800}, {1920, 1080}, {844, 390}, {390, 844}};
  private static final int USUAL = 16;
  private static final int LARGE = 32;

  /** So large that nobody needs it larger. */
  private static final double LARGEST = 30;

  private static final String SHOW =
      """
      const [facts, picture, wall, done] = arguments;
      const { Table } = await import('./stage.js');
      const { Wall } = await import('./wall.js');
      const shown = window.shown ??= { table: new Table(JSON.parse(facts)), wall: new Wall() };
      shown.table.show(JSON.parse(picture));
      await shown.wall.show(JSON.parse(wall), JSON.parse(facts).seats);
      done();
      """;

  private static final String SHOW_ON_PANEL =
      """
      const [facts, picture, _, done] = arguments;
      const { Unit } = await import('./unit.js');
      const unit = window.unit ??= new Unit(JSON.parse(facts), document.getElementById('deck'));
      unit.show(JSON.parse(picture));
      done();
      """;

  private static final String ROOT =
      "return parseFloat(getComputedStyle(document.documentElement).fontSize)";

  /** What is wider than its place, or than the window. */
  private static final String WRONG =
      """
      const wrong = [];
      if (document.documentElement.scrollWidth > innerWidth) wrong.push(`it scrolls sideways: ${document.documentElement.scrollWidth}`);
      for (const one of document.querySelectorAll('#headline, #happened, .card .name, .label, .fact, .board, .stage, .seat, .dial, .shared, .lcd, .glass')) {
        if (!one.checkVisibility()) continue;
        const { left, right, top } = one.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1 || top + scrollY < -1) wrong.push(`off: ${one.className || one.id} ${one.textContent}`);
        if (one.matches('#headline') && one.scrollHeight > one.clientHeight + 1) wrong.push(`cut below: ${one.textContent}`);
        if (one.matches('#headline, #happened, .card .name, .label, .fact') && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline') wrong.push(`cut: ${one.textContent}`);
      }
      const boxes = ['#headline', '#board', '#happened', '#stage', '#moves', '#controls', '#seats'].flatMap((name) =>
        [...document.querySelectorAll(name)].filter((one) => one.checkVisibility() && one.textContent).map((one) => [name, one.getBoundingClientRect()]));
      for (const [name, a] of boxes) for (const [other, b] of boxes) {
        const within = document.body.dataset.game === 'classic' && [name, other].includes('#board');
        if (name < other && !within && a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1) wrong.push(`${name} lies on ${other}`);
      }
      return wrong.join(', ');
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @AfterEach
  void asUsual() {
    letters(USUAL);
  }

  private static void letters(int size) {
    browser.driver.executeCdpCommand(
        "Page.setFontSizes", Map.of("fontSizes", Map.of("standard", size, "fixed", size)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void lettersTwiceAsLargeFindRoom(Game game) throws Exception {
    List<Seen> evening =
        RecordedEvening.seen(game, folder).stream()
            .filter(seen -> seen.wall().isPresent())
            .sorted(Comparator.comparingInt(seen -> -seen.picture().prompt().toString().length()))
            .limit(3)
            .toList();
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      // At every other window, and the next game at the others.
      for (int i = games().toList().indexOf(game) % 2; i < WINDOWS.length; i += 2) {
        look(panel, "table", SHOW, WINDOWS[i], game, evening);
        look(panel, "", SHOW_ON_PANEL, WINDOWS[i], game, evening.subList(0, 1));
      }
      assertEquals(List.of(), browser.complaints());
    }
  }

  private static void look(
      PanelServer panel, String page, String show, int[] size, Game game, List<Seen> moments) {
    String where = "%s of %s at %dx%d".formatted(page, game.id(), size[0], size[1]);
    letters(USUAL);
    open(panel, page, size);
    double usual = root();
    letters(LARGE);
    open(panel, page, size);
    double large = root();
    assertTrue(large >= 1.9 * usual || large >= LARGEST, where + ": " + usual + ", " + large);
    for (Seen seen : moments) {
      browser.driver.executeAsyncScript(
          show,
          SampleUnits.text(PanelJson.unit(SampleUnits.STANDARD, false)),
          SampleUnits.text(PanelJson.picture(seen.picture())),
          SampleUnits.text(PanelJson.wall(seen.wall())));
      browser.window(size[0], size[1]);
      browser.photograph("large-" + where.replace(' ', '-'));
      assertEquals("", browser.driver.executeScript(WRONG), where);
    }
  }

  private static double root() {
    return ((Number) browser.driver.executeScript(ROOT)).doubleValue();
  }

  private static void open(PanelServer panel, String page, int[] size) {
    browser.window(size[0], size[1]);
    browser.driver.get(panel.address().resolve(page).toString());
    browser.await("body[data-link=live]");
    browser.complaints(); // The page before lost its unit.
  }
}
