package croupier.app.web;

import croupier.app.table.PlayedMoment;
import croupier.app.table.RecordedEvening.Seen;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Not a test of anything, and so not run with the tests: photographs games that were really played,
 * for the docs and for people who judge the pages. docs/panel.md says how to run it.
 */
final class PanelGallery {
  private static final Map<String, int[]> WINDOWS =
      Map.of(
          "phone", new int[] {390, 844},
          "lying", new int[] {844, 390},
          "table", new int[] {1280, 800},
          "wall", new int[] {1920, 1080},
          "tablet", new int[] {1024, 768},
          "upright", new int[] {1080, 1920});

  private static final UnitFacts UNIT = UnitFacts.of(HardwareProfile.standard());
  private static final List<String> PAGES = List.of("panel", "table");

  private static final String FORMAT = System.getProperty("panel.gallery.format", "jpeg");
  private static final int JPEG_QUALITY = 88;

  /** Which moments, windows and pages: {@code table-built-wall|panel-go-.*}. */
  private static final String ONLY = System.getProperty("panel.gallery.only", ".*");

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final String TRANSITIONS =
      "return document.getAnimations().filter(one => one instanceof CSSTransition).length";

  private static final String IS_HUNG =
      """
      const board = document.getElementById('board');
      return (document.body.dataset.game ?? '') === arguments[0]
          && board.getAnimations({ subtree: true }).every((one) => one.effect.getComputedTiming().endTime === Infinity)
          && (arguments[0] === '' || board.firstElementChild.childElementCount > 0);
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path games;

  @Test
  void photographs_the_pages_at_every_size() throws Exception {
    Map<PlayedMoment, Seen> moments = new EnumMap<>(PlayedMoment.class);
    for (PlayedMoment moment : PlayedMoment.values()) {
      if (WINDOWS.keySet().stream().anyMatch(size -> wanted("table", moment, size))
          || WINDOWS.keySet().stream().anyMatch(size -> wanted("panel", moment, size))) {
        moments.put(moment, moment.seen(games));
      }
    }
    try (PanelServer panel = PanelServer.open(0, UNIT, SampleUnits.ENGLISH, touch -> {})) {
      for (var window : WINDOWS.entrySet()) {
        browser.window(window.getValue()[0], window.getValue()[1]);
        for (String page : PAGES) {
          browser.driver.get(panel.address().resolve(page.equals("panel") ? "" : page).toString());
          for (var moment : moments.entrySet()) {
            if (!wanted(page, moment.getKey(), window.getKey())) {
              continue;
            }
            panel.show(moment.getValue().picture());
            panel.hang(moment.getValue().wall());
            untilShown(browser.driver, moment.getValue().picture());
            untilHung(browser.driver, page, moment.getValue());
            photograph(browser.driver, name(page, moment.getKey(), window.getKey()));
          }
        }
      }
    }
  }

  @Test
  void photographs_a_lifted_hood_and_a_lost_unit() throws Exception {
    UnitPicture heist = PlayedMoment.HEIST.played(games);
    ChromeDriver driver = browser.driver;
    browser.window(1280, 800);
    try (PanelServer panel = PanelServer.open(0, UNIT, SampleUnits.ENGLISH, touch -> {})) {
      panel.show(heist);
      driver.get(panel.address().toString());
      untilShown(driver, heist);
      var hood = driver.findElement(By.cssSelector(".dial-a .hood"));
      new Actions(driver).clickAndHold(hood).perform();
      until(driver, ".under-hood .lit");
      photograph(driver, "lifted");
      new Actions(driver).release().perform();
    }
    until(driver, "body[data-link=lost]");
    photograph(driver, "lost");
  }

  private static String name(String page, PlayedMoment moment, String window) {
    return page + "-" + moment.name().toLowerCase(Locale.ROOT) + "-" + window;
  }

  private static boolean wanted(String page, PlayedMoment moment, String window) {
    return name(page, moment, window).matches(ONLY);
  }

  private static void untilShown(ChromeDriver driver, UnitPicture picture) {
    until(driver, "body[data-link=live]");
    new WebDriverWait(driver, PATIENCE)
        .until(
            page ->
                picture
                    .prompt()
                    .headline()
                    .equals(page.findElement(By.id("headline")).getDomProperty("textContent")));
  }

  /** The board has been drawn, and every token has arrived. */
  private static void untilHung(ChromeDriver driver, String page, Seen seen) {
    if (page.equals("table")) {
      String drawing = seen.wall().map(wall -> wall.drawing()).orElse("");
      new WebDriverWait(driver, PATIENCE)
          .until(shown -> driver.executeScript(IS_HUNG, drawing).equals(true));
    }
  }

  private static void until(ChromeDriver driver, String selector) {
    new WebDriverWait(driver, PATIENCE)
        .until(page -> !page.findElements(By.cssSelector(selector)).isEmpty());
  }

  private static void photograph(ChromeDriver driver, String name) throws IOException {
    new WebDriverWait(driver, PATIENCE).until(page -> driver.executeScript(TRANSITIONS).equals(0L));
    Path folder =
        Files.createDirectories(
            Path.of(System.getProperty("panel.gallery", "target/panel-gallery")));
    var shot =
        driver.executeCdpCommand(
            "Page.captureScreenshot",
            FORMAT.equals("png")
                ? Map.of("format", "png")
                : Map.of("format", "jpeg", "quality", JPEG_QUALITY));
    byte[] picture = Base64.getDecoder().decode((String) shot.get("data"));
    Files.write(folder.resolve(name + (FORMAT.equals("png") ? ".png" : ".jpg")), picture);
  }
}
