package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.evenings.EveningShelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a browser has to load for a page, with all that the page brings in, as it is served. */
final class PageWeightTest {
  private static final int MOST_BYTES = 150_000;
  private static final Path PAGE = Path.of("src/main/resources/croupier/app/web/page");
  private static final Pattern LINKED =
      Pattern.compile("(?:href|src)=\"([^\"]+\\.(?:css|js|svg))\"");
  private static final Pattern IMPORTED = Pattern.compile("(?:from|import\\() ?'(\\.[^']+)'");

  @TempDir Path folder;
  private PanelServer panel;

  @BeforeEach
  void open() throws IOException {
    panel = PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {});
    panel.tellOf(EveningShelf.of(folder));
  }

  @AfterEach
  void close() {
    panel.close();
  }

  @Test
  void thePanelIsLight() throws IOException {
    checkWeight("/");
    checkWeight("/evenings");
  }

  /** With each of the boards that it draws. */
  @Test
  void theTableIsLightInEveryGame() throws IOException {
    for (String board : brought("board")) {
      checkWeight("/table", board);
    }
  }

  @Test
  void theSeatIsLightInEveryGame() throws IOException {
    for (String page : brought("seat")) {
      checkWeight("/seat", page);
    }
  }

  private static String[] brought(String by) throws IOException {
    try (Stream<Path> files = Files.list(PAGE.resolve(by))) {
      return files.map(file -> "/" + by + "/" + file.getFileName()).toArray(String[]::new);
    }
  }

  private void checkWeight(String page, String... later) throws IOException {
    Map<URI, Integer> loaded = new HashMap<>();
    load(panel.address().resolve(page), loaded);
    for (String each : later) {
      load(panel.address().resolve(each), loaded);
    }
    assertTrue(loaded.size() > 1, "it brings something in");
    int bytes = loaded.values().stream().mapToInt(Integer::intValue).sum();
    assertTrue(bytes < MOST_BYTES, () -> page + " weighs " + bytes + " bytes: " + loaded);
  }

  private void load(URI address, Map<URI, Integer> loaded) {
    if (loaded.containsKey(address)) {
      return;
    }
    String text;
    try (InputStream in = address.toURL().openStream()) {
      byte[] bytes = in.readAllBytes();
      loaded.put(address, bytes.length);
      text = new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(address.toString(), e);
    }
    Pattern brings = address.getPath().endsWith(".js") ? IMPORTED : LINKED;
    brings
        .matcher(text)
        .results()
        .map(each -> address.resolve(each.group(1)))
        .forEach(each -> load(each, loaded));
  }
}
