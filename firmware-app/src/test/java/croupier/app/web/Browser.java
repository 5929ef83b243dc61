package croupier.app.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** A real browser without a window. Both programs are named, so Selenium never looks for any. */
final class Browser implements AutoCloseable {
  static final String MISSING =
      "The browser tests are skipped: install chromium and chromedriver to run them.";

  private static final List<String> FLAGS =
      List.of(
          "--headless=new",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-dev-shm-usage",
          "--hide-scrollbars",
          "--autoplay-policy=no-user-gesture-required");

  // The pages need no bindings to one version of the browser, whose absence Selenium regrets.
  private static final Logger REGRETS = Logger.getLogger("org.openqa.selenium.devtools");

  private final Path profile;
  final ChromeDriver driver;

  private Browser(File chromium, File chromedriver) throws IOException {
    REGRETS.setLevel(Level.OFF);
    profile = Files.createTempDirectory("panel-browser");
    var options = new ChromeOptions();
    options.setBinary(chromium);
    options.addArguments(FLAGS);
    options.addArguments("--user-data-dir=" + profile, "--window-size=1280,800");
    options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver)
            .usingAnyFreePort()
            .withSilent(true)
            .build();
    driver = new ChromeDriver(service, options);
  }

  /** Empty on a machine without a browser, after one line that says so. */
  static Optional<Browser> openIfInstalled() throws IOException {
    Optional<File> chromium = program("chromium", "chromium-browser", "google-chrome");
    Optional<File> chromedriver = program("chromedriver");
    if (chromium.isEmpty() || chromedriver.isEmpty()) {
      System.err.println(MISSING);
      return Optional.empty();
    }
    return Optional.of(new Browser(chromium.get(), chromedriver.get()));
  }

  /** Makes the window as large as that inside. */
  void window(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    // A page hears of it before its next frame, and has set itself anew by the one after.
    driver.executeAsyncScript(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));");
  }

  /**
   * What the browser wrote into its log since the last time: faults, and what the policy forbade.
   */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** For whoever wants to look: into the folder that -Dseat.gallery names. */
  void photograph(String name) {
    String folder = System.getProperty("seat.gallery");
    if (folder != null) {
      try {
        Files.createDirectories(Path.of(folder));
        Files.write(Path.of(folder, name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void close() {
    driver.quit();
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException left) {
      // The browser may still be tidying up; the system empties its temporary folder.
    }
  }

  private static Optional<File> program(String... names) {
    List<String> folders = List.of(System.getenv().getOrDefault("PATH", "").split(":"));
    return Stream.of(names)
        .flatMap(name -> folders.stream().map(folder -> new File(folder, name)))
        .filter(File::canExecute)
        .findFirst();
  }
}
