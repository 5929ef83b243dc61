package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.Waits;
import croupier.app.evenings.EveningShelf;
import croupier.app.evenings.GamesFolder;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Clock;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pages of the evenings as a browser asks for them. */
class EveningPagesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final List<String> GAMES = List.of("brands", "deal", "express", "go", "travel");

  /** A busy machine is slow and not wrong; no test waits so long. */
  private static final Duration PATIENT = Duration.ofMinutes(1);

  private final HttpClient client = HttpClient.newHttpClient();
  private final AtomicLong time = new AtomicLong();

  @TempDir Path folder;
  private PanelServer panel;

  @BeforeEach
  void open() throws Exception {
    for (int i = 0; i < GAMES.size(); i++) {
      String name = "%05d-%s".formatted(i + 1, GAMES.get(i));
      Files.copy(GOLDEN.resolve(GAMES.get(i) + "-1.jsonl"), folder.resolve(name + ".jsonl"));
      String played = "{\"from\":\"2026-11-19T2%d:00:00Z\",\"before\":0,\"bots\":[\"\",\"hard\"]}";
      Files.writeString(folder.resolve(name + ".played"), played.formatted(i % 4));
    }
    Files.writeString(folder.resolve("00009-<b>.jsonl"), "no record\n");
    panel = PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, _ -> {});
    panel.tellOf(
        new EveningShelf(new GamesFolder(folder, ZoneOffset.UTC), time::get, Waits.EVENINGS));
  }

  @AfterEach
  void close() {
    panel.close();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(panel.address() + path));
  }

  private HttpResponse<String> get(String path) throws Exception {
    return client.send(request(path).build(), BodyHandlers.ofString());
  }

  /** What a page says when all records are read; the page itself asks again and again. */
  private HttpResponse<String> read(String path) throws Exception {
    HttpResponse<String> page = get(path);
    while (page.body().contains("http-equiv=\"refresh\"")) {
      page = get(path);
    }
    return page;
  }

  @Test
  void allEveningsAndOneAreToldAndLeadToEachOther() throws Exception {
    HttpResponse<String> all = read("evenings");
    assertEquals(200, all.statusCode());
    assertTrue(all.body().contains("href=\"evenings?evening=2026-11-19\""), all.body());
    assertTrue(all.body().contains("1 evening, 5 games."), all.body());
    assertTrue(all.body().contains("1 record cannot be told:"), all.body());
    assertTrue(all.body().contains("00009-&lt;b&gt;.jsonl"), "nothing in a name is a tag");
    HttpResponse<String> one = read("evenings?evening=2026-11-19");
    assertEquals(200, one.statusCode());
    assertTrue(one.body().contains("href=\"evenings\""), one.body());
    assertTrue(one.body().contains("The dearest rent"), one.body());
    assertTrue(one.body().contains("The biggest heist"), one.body());
    assertTrue(one.body().contains("Bo (bot, hard)"), one.body());
    assertTrue(get("").body().contains("href=\"evenings\""), "the panel leads to them");
  }

  @Test
  void visitorsWhoDoNotReachOldGamesReachNoEveningEither() throws Exception {
    panel.openEvenings(false);
    assertEquals(404, get("evenings").statusCode());
    assertEquals(404, get("evenings?evening=2026-11-19").statusCode());
    panel.openEvenings(true);
    assertEquals(200, get("evenings").statusCode());
  }

  /** So the policy of the pages holds for these, too. */
  @Test
  void nothingInThemRunsOrIsStyledInLine() throws Exception {
    for (String path : List.of("evenings", "evenings?evening=last", "evenings?evening=never")) {
      HttpResponse<String> page = read(path);
      assertFalse(page.body().matches("(?s).*(<script|<style| style=| on[a-z]+=).*"), page.body());
      String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
      assertTrue(policy.startsWith("default-src 'self'"), policy);
    }
    assertEquals(200, get("evenings.css").statusCode());
  }

  @Test
  void everyPlotHasItsNumbersInATableToo() throws Exception {
    for (String path : List.of("evenings", "evenings?evening=last")) {
      String page = read(path).body();
      for (String section : page.split("<section>")) {
        if (section.contains("<svg")) {
          assertTrue(section.contains("role=\"img\" aria-label="), section);
          assertTrue(section.contains("<table"), section);
        }
      }
    }
  }

  @Test
  void anEveningThatIsNotThereIsSaidToBeMissing() throws Exception {
    HttpResponse<String> page = read("evenings?evening=2026-11-20");
    assertEquals(404, page.statusCode());
    assertTrue(page.body().contains("There is no such evening."), page.body());
    assertEquals(404, read("evenings?evening=%3Cscript%3E").statusCode());
    assertEquals(405, strange("POST", "evenings").statusCode());
  }

  private HttpResponse<String> strange(String method, String path) throws Exception {
    HttpRequest request = request(path).method(method, HttpRequest.BodyPublishers.noBody()).build();
    return client.send(request, BodyHandlers.ofString());
  }

  @Test
  void anotherWebsiteMayLinkToThemAndNotReadThem() throws Exception {
    read("evenings");
    HttpRequest.Builder fetch = request("evenings").header("Sec-Fetch-Site", "cross-site");
    assertEquals(403, client.send(fetch.build(), BodyHandlers.ofString()).statusCode());
    fetch.header("Sec-Fetch-Mode", "navigate").header("Sec-Fetch-Dest", "document");
    assertEquals(200, client.send(fetch.build(), BodyHandlers.ofString()).statusCode());
  }

  @Test
  void aRecordThatComesIsToldOfWhenSomebodyAsksAgain() throws Exception {
    read("evenings");
    Files.copy(GOLDEN.resolve("go-2.jsonl"), folder.resolve("00010-go.jsonl"));
    assertTrue(read("evenings").body().contains("5 games."), "within a second nobody looks again");
    time.addAndGet(2 * Clock.SECOND);
    String page = read("evenings").body();
    assertTrue(page.contains("6 games."), page);
    assertTrue(page.contains("evenings?evening=undated"), page);
  }

  @Reaches("PanelLimits.EVENINGS_KEPT")
  @Test
  void aFewPagesAreKeptWrittenAndAllAreTold() throws Exception {
    LocalDate first = LocalDate.of(2025, 1, 1);
    for (int night = 0; night <= PanelLimits.EVENINGS_KEPT; night++) {
      String name = "%05d-go".formatted(100 + night);
      Files.createLink(folder.resolve(name + ".jsonl"), folder.resolve("00004-go.jsonl"));
      String played = "{\"from\":\"%sT20:00:00Z\",\"before\":0,\"bots\":[]}";
      Files.writeString(folder.resolve(name + ".played"), played.formatted(first.plusDays(night)));
    }
    EveningPages pages =
        new EveningPages(
            new EveningShelf(new GamesFolder(folder, ZoneOffset.UTC), () -> 0, PATIENT),
            SampleUnits.ENGLISH,
            ZoneOffset.UTC);
    for (int night = 0; night < PanelLimits.EVENINGS_KEPT; night++) {
      assertTrue(asked(pages, first.plusDays(night)).contains("Ann"));
    }
    assertEquals(PanelLimits.EVENINGS_KEPT, pages.kept());
    assertTrue(asked(pages, first.plusDays(PanelLimits.EVENINGS_KEPT)).contains("Ann"));
    assertEquals(1, pages.kept());
    assertTrue(asked(pages, first).contains("Ann"));
  }

  private static String asked(EveningPages pages, LocalDate night) throws IOException {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    Request request =
        new Request("GET", "/evenings", "evening=" + night, Map.of(), new byte[0], false);
    pages.serve(request, new Reply(page, () -> {}));
    String said = page.toString(StandardCharsets.UTF_8);
    assertTrue(said.startsWith("HTTP/1.1 200 "), said);
    return said;
  }

  @ParameterizedTest
  @EnumSource
  void theySpeakTheLanguageOfTheUnit(Language language) throws Exception {
    panel.speak(Words.of(language));
    for (String path : List.of("evenings", "evenings?evening=last")) {
      String page = read(path).body();
      assertTrue(page.contains("<html lang=\"" + language.code() + "\">"), page);
      assertTrue(page.contains(Words.of(language).say("evenings.plot-luck")), page);
    }
  }

  @Test
  void aFolderThatIsGoneIsAFaultOfThatPageAlone() throws Exception {
    read("evenings");
    time.addAndGet(2 * Clock.SECOND);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    assertTrue(read("evenings").body().contains("No evenings yet"));
    Files.delete(folder);
    time.addAndGet(2 * Clock.SECOND);
    var refused = get("evenings");
    assertEquals(503, refused.statusCode());
    assertTrue(refused.body().contains("is its disk there?"), refused.body());
    assertEquals(200, get("").statusCode());
  }
}
