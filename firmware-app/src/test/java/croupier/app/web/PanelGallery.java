package croupier.app.web;

import croupier.hal.UnitPicture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Not a test of anything, and so not run with the tests: makes the pictures by which people judge
 * the page. docs/panel.md says how to run it.
 */
final class PanelGallery {
  private static final Map<String, int[]> WINDOWS =
      Map.of(
          "phone", new int[] {390, 844},
          "table", new int[] {1280, 800},
          "wall", new int[] {1920, 1080},
          "upright", new int[] {1080, 1920});

  private static final List<String> PAGES = List.of("panel", "table");

  private static final int JPEG_QUALITY = 88;
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final String TRANSITIONS =
      "return document.getAnimations().filter(one => one instanceof CSSTransition).length";

  @Test
  void photographs_the_pages_at_every_size() throws IOException {
    Map<String, UnitPicture> moments = new LinkedHashMap<>();
    moments.put("attract", SamplePictures.attract());
    moments.put("express", SamplePictures.express());
    moments.put("rolling", SamplePictures.rolling());
    moments.put("heist", SamplePictures.heist(1, 2));
    moments.put("grab", SamplePictures.grab());
    moments.put("peek", SamplePictures.peek("Just Say No!"));
    var units = Map.of("standard", SampleUnits.STANDARD, "small", SampleUnits.SMALL);
    try (Browser browser = Browser.openIfInstalled().orElseThrow()) {
      for (var unit : units.entrySet()) {
        try (PanelServer panel = PanelServer.open(0, unit.getValue(), touch -> {})) {
          for (var window : WINDOWS.entrySet()) {
            resize(browser.driver, window.getValue());
            for (String page : PAGES) {
              browser.driver.get(
                  panel.address().resolve(page.equals("panel") ? "" : page).toString());
              for (var moment : moments.entrySet()) {
                panel.show(moment.getValue());
                untilShown(browser.driver, moment.getValue());
                photograph(
                    browser.driver,
                    "%s-%s-%s-%s".formatted(page, moment.getKey(), unit.getKey(), window.getKey()));
              }
            }
          }
        }
      }
    }
  }

  @Test
  void photographs_a_lifted_hood_and_a_lost_unit() throws IOException {
    try (Browser browser = Browser.openIfInstalled().orElseThrow()) {
      ChromeDriver driver = browser.driver;
      resize(driver, WINDOWS.get("table"));
      try (PanelServer panel = PanelServer.open(0, SampleUnits.STANDARD, touch -> {})) {
        panel.show(SamplePictures.heist(1, 2));
        driver.get(panel.address().toString());
        untilShown(driver, SamplePictures.heist(1, 2));
        var hood = driver.findElement(By.cssSelector(".dial-a .hood"));
        new Actions(driver).clickAndHold(hood).perform();
        until(driver, ".under-hood .lit");
        photograph(driver, "lifted");
        new Actions(driver).release().perform();
      }
      until(driver, "body[data-link=lost]");
      photograph(driver, "lost");
    }
  }

  private static void untilShown(ChromeDriver driver, UnitPicture picture) {
    until(driver, "body[data-link=live]");
    new WebDriverWait(driver, PATIENCE)
        .until(
            page ->
                page.findElement(By.id("headline")).getText().equals(picture.prompt().headline()));
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
            "Page.captureScreenshot", Map.of("format", "jpeg", "quality", JPEG_QUALITY));
    byte[] picture = Base64.getDecoder().decode((String) shot.get("data"));
    Files.write(folder.resolve(name + ".jpg"), picture);
  }

  private static void resize(ChromeDriver driver, int[] size) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", size[0], "height", size[1], "deviceScaleFactor", 1, "mobile", false));
  }
}
