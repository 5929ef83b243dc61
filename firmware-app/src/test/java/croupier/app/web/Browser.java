package croupier.app.web;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A real browser without a window, which a class of tests has to itself and hands on to the next:
 *
 * <pre>
 *   &#64;RegisterExtension static final Browser browser = new Browser();
 * </pre>
 *
 * <p>On a machine without a browser the class is skipped. Both programs are named, so Selenium
 * never looks for any. Chromium as a shell draws the same pages, and no windows around them.
 */
final class Browser implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {
  private static final String MISSING =
      "The browser tests are skipped: install chromium and chromedriver to run them.";

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final List<String> FLAGS =
      List.of(
          "--headless=new",
          "--no-sandbox",
          "--disable-gpu",
          "--force-prefers-reduced-motion",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-dev-shm-usage",
          "--hide-scrollbars",
          "--autoplay-policy=no-user-gesture-required");

  /** The program itself: of Debian's script that starts it only the script would be ended. */
  private static final File SHELL = new File("/usr/lib/chromium/chromium-headless-shell");

  // The pages need no bindings to one version of the browser, whose absence Selenium regrets.
  private static final Logger REGRETS = Logger.getLogger("org.openqa.selenium.devtools");

  private static final String GALLERY = System.getProperty("seat.gallery");

  /** Those that no class has now. */
  private static final Deque<ChromeDriver> FREE = new ConcurrentLinkedDeque<>();

  ChromeDriver driver;
  private String first;
  private String window;

  /** Which window has which size, as far as somebody asked for one last. */
  private String size = "";

  @Override
  public void beforeAll(ExtensionContext tests) {
    driver = FREE.poll();
    if (driver == null) {
      driver = open();
    }
    first = driver.getWindowHandle();
    window = first;
  }

  @Override
  public void beforeEach(ExtensionContext test) {
    motion(false);
  }

  @Override
  public void afterAll(ExtensionContext tests) {
    if (driver != null) {
      closeOthers();
      driver.get("about:blank");
      complaints();
      FREE.push(driver);
    }
  }

  private static ChromeDriver open() {
    Optional<File> chromium =
        Optional.of(SHELL)
            .filter(File::canExecute)
            .or(() -> program("chromium", "chromium-browser", "google-chrome"));
    Optional<File> chromedriver = program("chromedriver");
    if (chromium.isEmpty() || chromedriver.isEmpty()) {
      System.err.println(MISSING);
      abort(MISSING);
    }
    REGRETS.setLevel(Level.OFF);
    var options = new ChromeOptions();
    options.setBinary(chromium.get());
    options.addArguments(FLAGS);
    options.addArguments("--window-size=1280,800");
    options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver.get())
            .usingAnyFreePort()
            .withSilent(true)
            .build();
    ChromeDriver opened = new ChromeDriver(service, options);
    Runtime.getRuntime().addShutdownHook(new Thread(opened::quit));
    return opened;
  }

  /**
   * Whether things may move, in the window that is looked at, until the next test. At first nothing
   * does: to draw what moves takes as long as all the rest.
   */
  void motion(boolean wanted) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of(
                    "name",
                    "prefers-reduced-motion",
                    "value",
                    wanted ? "no-preference" : "reduce"))));
  }

  /** Opens one more window and looks at it. */
  String openWindow() {
    driver.switchTo().newWindow(WindowType.WINDOW);
    window = driver.getWindowHandle();
    return window;
  }

  /** From now on what is done is done in this window. */
  void look(String handle) {
    if (!handle.equals(window)) {
      driver.switchTo().window(handle);
      window = handle;
    }
  }

  void closeWindow(String handle) {
    look(handle);
    driver.close();
    look(first);
  }

  /** Closes all windows but the first. */
  void closeOthers() {
    driver.getWindowHandles().stream()
        .filter(each -> !each.equals(first))
        .forEach(this::closeWindow);
    look(first);
  }

  /** Makes the window as large as that inside, and lets it draw what is new. */
  void window(int width, int height) {
    String wanted = window + " " + width + " " + height;
    if (!wanted.equals(size)) {
      size = wanted;
      driver.executeCdpCommand(
          "Emulation.setDeviceMetricsOverride",
          Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }
    // A page hears of it before its next frame, and has set itself anew by the one after.
    driver.executeAsyncScript(
        "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));");
  }

  /** Waits until something like that is on the page. */
  void await(String selector) {
    new WebDriverWait(driver, PATIENCE)
        .pollingEvery(Duration.ofMillis(10))
        .until(page -> !page.findElements(By.cssSelector(selector)).isEmpty());
  }

  /**
   * What the browser wrote into its log since the last time: faults, and what the policy forbade.
   */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /**
   * Of that what is one: a press on a question that is answered by then gets a 409, and is none.
   */
  List<String> mistakes() {
    return complaints().stream().filter(said -> !said.contains("409")).toList();
  }

  /** Whether somebody wants to look. */
  boolean isWatched() {
    return GALLERY != null;
  }

  /** For whoever wants to look: into the folder that -Dseat.gallery names. */
  void photograph(String name) {
    if (isWatched()) {
      try {
        Files.createDirectories(Path.of(GALLERY));
        Files.write(Path.of(GALLERY, name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
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
