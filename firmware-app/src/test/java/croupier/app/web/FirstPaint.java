package croupier.app.web;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Not a test of anything, and so not run with the tests: how long it takes from opening a page of a
 * program that has just been started, and has served nobody yet, until something is painted, and
 * until the page shows what the unit does. docs/measurements.md has the figures.
 */
final class FirstPaint {
  private static final int TIMES = 5;
  private static final String PAINTED =
      "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1";

  /** The page notes the moment itself, before anything of its own runs. */
  private static final String NOTE =
      """
      addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        if (document.body.dataset.link === 'live') window.useful ??= performance.now();
      }).observe(document.body, { attributes: true, childList: true, subtree: true }));
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path games;

  @Test
  void aPageOfAProgramThatHasServedNobody() throws Exception {
    browser.driver.executeCdpCommand(
        "Page.addScriptToEvaluateOnNewDocument", Map.of("source", NOTE));
    for (String page : List.of("", "table", "seat")) {
      for (int time = 0; time < TIMES; time++) {
        look(page);
      }
    }
  }

  private void look(String page) throws Exception {
    int port;
    try (ServerSocket any = new ServerSocket(0)) {
      port = any.getLocalPort();
    }
    Process program =
        new ProcessBuilder(
                "../croupier", "play", "--no-browser", "--port", "" + port, "--games", "" + games)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      while (!answers(port)) {
        program.waitFor(20, TimeUnit.MILLISECONDS);
      }
      browser.driver.get("http://127.0.0.1:" + port + "/" + page);
      Object useful = null;
      while (useful == null) {
        program.waitFor(50, TimeUnit.MILLISECONDS);
        useful = browser.driver.executeScript("return window.useful ?? null");
      }
      System.out.printf(
          "/%s: painted after %.0f ms, useful after %.0f ms%n",
          page,
          ((Number) browser.driver.executeScript(PAINTED)).doubleValue(),
          ((Number) useful).doubleValue());
    } finally {
      program.destroy();
      program.waitFor(Duration.ofSeconds(5));
    }
  }

  private static boolean answers(int port) {
    try (Socket line = new Socket("127.0.0.1", port)) {
      return line.isConnected();
    } catch (IOException _) {
      return false;
    }
  }
}
