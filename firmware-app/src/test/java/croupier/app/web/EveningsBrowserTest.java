package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Waits;
import croupier.app.evenings.EveningShelf;
import croupier.app.evenings.GamesFolder;
import croupier.app.words.Language;
import croupier.app.words.Words;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;

/** The pages of the evenings in a real browser: they fit, and nothing in them is forbidden. */
class EveningsBrowserTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final List<int[]> WINDOWS =
      List.of(new int[] {390, 844}, new int[] {820, 1180}, new int[] {1280, 800});

  private static final String STICKING_OUT =
      """
      const wide = [...document.querySelectorAll('body *')].filter((part) => !part.closest('.wide') && !part.closest('svg')
        && part.getBoundingClientRect().right > innerWidth + 1);
      const cut = [...document.querySelectorAll('svg text')].filter((text) => {
        const [words, plot] = [text, text.closest('svg')].map((part) => part.getBoundingClientRect());
        return words.left < plot.left - 1 || words.right > plot.right + 1;
      });
      // Who won what is read without moving a table to the side, on a phone every other too.
      const moved = [...document.querySelectorAll(innerWidth < 500 ? '.wide' : '.wide:has(.words, .scores)')].filter((table) => table.scrollWidth > table.clientWidth + 1);
      return [...wide, ...cut, ...moved].map((part) => part.tagName + part.textContent).join(', ');
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  @Test
  void every_size_and_language_has_room_and_no_complaint() throws Exception {
    for (String game : List.of("brands-1", "deal-2", "express-3", "go-4", "travel-2")) {
      Files.copy(GOLDEN.resolve(game + ".jsonl"), folder.resolve("00001-" + game + ".jsonl"));
    }
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, _ -> {})) {
      panel.tellOf(
          new EveningShelf(new GamesFolder(folder, ZoneOffset.UTC), () -> 0, Waits.EVENINGS));
      for (Language language : Language.values()) {
        panel.speak(Words.of(language));
        for (int[] window : WINDOWS) {
          browser.window(window[0], window[1]);
          for (String page : List.of("evenings", "evenings?evening=undated")) {
            browser.driver.get(panel.address() + page);
            // While records are read the page asks again by itself.
            browser.await("svg");
            String where = language + " " + window[0] + " " + page;
            assertEquals("", browser.driver.executeScript(STICKING_OUT), where);
            assertEquals(List.of(), browser.complaints(), where);
            Audit.look(browser.driver);
          }
        }
      }
      browser.driver.get(panel.address() + "evenings");
      browser.driver.findElement(By.cssSelector("main table a")).click();
      assertTrue(browser.driver.getCurrentUrl().endsWith("evenings?evening=undated"));
      browser.driver.findElement(By.cssSelector("nav a")).click();
      assertTrue(browser.driver.getCurrentUrl().endsWith("/evenings"));
    }
  }
}
