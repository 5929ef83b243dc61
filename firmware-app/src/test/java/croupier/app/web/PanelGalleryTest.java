package croupier.app.web;

import croupier.hal.UnitPicture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Not a test of anything: makes the pictures by which people judge the page. docs/panel.md. */
@EnabledIfSystemProperty(named = "panel.gallery", matches = ".+")
final class PanelGalleryTest {
  private static final Map<String, int[]> WINDOWS =
      Map.of(
          "phone", new int[] {390, 844},
          "table", new int[] {1280, 800},
          "wall", new int[] {1920, 1080});

  private static final String TRANSITIONS =
      "return document.getAnimations().filter(one => one instanceof CSSTransition).length";

  @Test
  void photographs_the_panel_at_every_size() throws IOException {
    Path folder = Files.createDirectories(Path.of(System.getProperty("panel.gallery")));
    Map<String, UnitPicture> moments = new LinkedHashMap<>();
    moments.put("attract", SamplePictures.attract());
    moments.put("express", SamplePictures.express());
    moments.put("rolling", SamplePictures.rolling());
    moments.put("heist", SamplePictures.heist(1, 2));
    moments.put("grab", SamplePictures.grab());
    try (Browser browser = Browser.openOrSkip()) {
      for (var unit :
          Map.of("standard", SampleUnits.STANDARD, "small", SampleUnits.SMALL).entrySet()) {
        try (PanelServer panel = PanelServer.open(0, unit.getValue(), touch -> {})) {
          for (var window : WINDOWS.entrySet()) {
            resize(browser.driver, window.getValue());
            browser.driver.get(panel.address().toString());
            for (var moment : moments.entrySet()) {
              panel.show(moment.getValue());
              String name =
                  "%s-%s-%s.png".formatted(moment.getKey(), unit.getKey(), window.getKey());
              photograph(browser.driver, moment.getValue(), folder.resolve(name));
            }
          }
        }
      }
    }
  }

  private static void photograph(ChromeDriver driver, UnitPicture picture, Path file)
      throws IOException {
    new WebDriverWait(driver, Duration.ofSeconds(5))
        .until(
            page ->
                page.findElement(By.id("headline")).getText().equals(picture.prompt().headline())
                    && page.findElements(By.cssSelector("body[data-link=live]")).size() == 1
                    && driver.executeScript(TRANSITIONS).equals(0L));
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  private static void resize(ChromeDriver driver, int[] size) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", size[0], "height", size[1], "deviceScaleFactor", 1, "mobile", false));
  }
}
