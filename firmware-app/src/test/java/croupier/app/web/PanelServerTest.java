package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.app.web.Touch.Motion;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PanelServerTest {
  private static final Duration NEVER = Duration.ofDays(1);
  private static final PanelLimits LIMITS = new PanelLimits(1024, 3, 10, 1000, 24, NEVER);

  private final BlockingQueue<Touch> touches = new LinkedBlockingQueue<>();
  private final AtomicLong time = new AtomicLong();
  private final HttpClient client = HttpClient.newHttpClient();
  private PanelServer panel;

  @BeforeEach
  void open() throws IOException {
    panel = open(0, LIMITS);
  }

  @AfterEach
  void close() {
    panel.close();
    client.shutdownNow();
  }

  // The page

  @ParameterizedTest
  @CsvSource({
    "'', text/html; charset=utf-8",
    "index.html, text/html; charset=utf-8",
    "table, text/html; charset=utf-8",
    "panel.css, text/css; charset=utf-8",
    "panel.js, text/javascript; charset=utf-8",
    "icon.svg, image/svg+xml"
  })
  void the_page_comes_from_the_program_itself_and_may_fetch_nothing_from_elsewhere(
      String path, String type) throws Exception {
    HttpResponse<String> answer = get(path);

    assertEquals(200, answer.statusCode());
    assertEquals(type, header(answer, "Content-Type"));
    assertTrue(header(answer, "Content-Security-Policy").startsWith("default-src 'self'"));
    assertEquals("nosniff", header(answer, "X-Content-Type-Options"));
    assertFalse(answer.body().contains("https://"), "nothing is fetched from outside");
  }

  @ParameterizedTest
  @ValueSource(strings = {"panel.js", "table.js"})
  void every_module_that_a_page_imports_is_served(String page) throws Exception {
    Set<String> seen = new HashSet<>(Set.of(page));
    followImports(page, seen);
    assertTrue(seen.contains("link.js"), "the imports were found: " + seen);
  }

  @Test
  void a_page_that_the_browser_has_already_is_not_sent_again() throws Exception {
    String tag = header(get("panel.js"), "ETag");
    HttpRequest again = request("panel.js").header("If-None-Match", tag).build();

    HttpResponse<String> answer = client.send(again, BodyHandlers.ofString());

    assertEquals(304, answer.statusCode());
    assertEquals("", answer.body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "secret",
        "../pom.xml",
        "%2e%2e/pom.xml",
        "PanelServer.class",
        "panel.js/",
        "x%00"
      })
  void what_is_not_a_file_of_the_page_does_not_exist(String path) throws Exception {
    assertRefused(404, "There is nothing here; the panel is at /, the table at /table.", get(path));
  }

  @ParameterizedTest
  @CsvSource({
    "DELETE, '', 'GET, HEAD'",
    "POST, panel.js, 'GET, HEAD'",
    "POST, events, GET",
    "PUT, hood, GET",
    "GET, touch, POST",
    "HEAD, events, GET"
  })
  void a_method_that_makes_no_sense_is_refused_with_the_one_that_does(
      String method, String path, String allowed) throws Exception {
    HttpRequest strange = request(path).method(method, BodyPublishers.noBody()).build();

    HttpResponse<String> answer = client.send(strange, BodyHandlers.ofString());

    assertEquals(405, answer.statusCode());
    assertEquals(allowed, header(answer, "Allow"));
  }

  // Statistics

  @Test
  void statistics_are_told_to_programs_of_this_machine_and_only_when_switched_on()
      throws Exception {
    assertEquals(404, get("metrics").statusCode());

    panel.measure(() -> "croupier_players 3\n");

    HttpResponse<String> answer = get("metrics");
    assertEquals(200, answer.statusCode());
    assertEquals("text/plain; version=0.0.4; charset=utf-8", header(answer, "Content-Type"));
    assertEquals("croupier_players 3\n", answer.body());
    HttpRequest stranger = request("metrics").header("Origin", "http://elsewhere").build();
    assertEquals(403, client.send(stranger, BodyHandlers.ofString()).statusCode());
  }

  // Pictures

  @Test
  void a_page_that_comes_gets_the_unit_and_the_whole_picture() throws Exception {
    panel.show(SamplePictures.express());

    try (EventReader page = events()) {
      String unit = page.next();
      assertTrue(unit.startsWith("event: unit\ndata: {\"name\":\"Standard unit\""), unit);
      assertTrue(unit.contains("\"palette\":{\"WHITE\":\"#fff4e0\""), unit);
      String picture = page.next();
      assertTrue(picture.startsWith("event: picture\ndata: {\"dice\":[{\"hue\":"), picture);
      assertTrue(picture.contains("\"headline\":\"Seat 2: roll on, or keep 1,250?\""), picture);
      assertTrue(
          picture.contains(
              "{\"control\":\"ROLL\",\"gesture\":\"PRESS\",\"label\":\"Roll 5 dice\"}"),
          picture);
    }
  }

  @Test
  void every_new_picture_is_sent_and_the_same_picture_is_not() throws Exception {
    try (EventReader page = greeted()) {
      panel.show(SamplePictures.express());
      assertTrue(page.next().contains("roll on"));

      panel.show(SamplePictures.express());
      panel.beat();
      assertTrue(EventReader.isSignOfLife(page.next()));

      panel.show(SamplePictures.grab());
      assertTrue(page.next().contains("grab it"));
    }
  }

  @Test
  void the_unit_without_dials_has_no_hood() throws Exception {
    var bare =
        new UnitFacts(
            "Bare", SampleUnits.SMALL.seats(), 2, 0, Optional.empty(), SampleUnits.SMALL.palette());
    try (PanelServer small =
        PanelServer.open(0, bare, SampleUnits.ENGLISH, touches::add, LIMITS, time::get)) {
      small.show(SamplePictures.heist(1, 1));
      HttpRequest hood = HttpRequest.newBuilder(small.address().resolve("hood?dial=A")).build();
      assertEquals(400, client.send(hood, BodyHandlers.ofString()).statusCode());
    }
  }

  @Test
  void a_page_that_stops_reading_delays_nobody_and_loses_its_place() throws Exception {
    try (Socket asleep = new Socket()) {
      asleep.setReceiveBufferSize(1024);
      asleep.connect(new InetSocketAddress("127.0.0.1", panel.address().getPort()));
      send(asleep, "GET /events HTTP/1.1", "Host: localhost");
      untilOpenStreams(1);

      for (int number = 0; panel.openStreams() > 0; number++) {
        panel.show(saying("picture " + number));
        panel.dropStalled();
        stopIfTooLate();
      }
    }
  }

  @Test
  void closing_the_panel_ends_every_stream() throws Exception {
    try (EventReader page = greeted()) {
      panel.close();
      assertNull(endOf(page));
    }
  }

  // Secrecy

  @Test
  void what_the_table_sees_does_not_depend_on_what_is_under_a_hood() throws Exception {
    Set<String> everythingSeen = new HashSet<>();
    for (int first = -1; first < 3; first++) {
      for (int second = -1; second < 3; second++) {
        everythingSeen.add(seenDuringHeist(first, second));
      }
    }
    assertEquals(1, everythingSeen.size());
    assertFalse(everythingSeen.iterator().next().contains("hooded"));
  }

  /** All bytes that a page gets while both dials are turned from nothing to the choices. */
  private String seenDuringHeist(int choiceA, int choiceB) throws Exception {
    panel.show(UnitPicture.DARK);
    try (EventReader page = greeted()) {
      var seen = new StringBuilder();
      panel.show(SamplePictures.heist(-1, -1));
      seen.append(page.next());
      panel.show(SamplePictures.heist(choiceA, -1));
      panel.show(SamplePictures.heist(choiceA, choiceB));
      panel.beat();
      seen.append(page.next());
      panel.show(SamplePictures.express());
      seen.append(page.next());
      return seen.toString();
    } finally {
      untilOpenStreams(0);
    }
  }

  @Test
  void what_onlookers_get_does_not_depend_on_the_card_that_somebody_looks_at() throws Exception {
    Set<String> everythingSeen = new HashSet<>();
    for (String card : List.of("Just Say No!", "$10M", "Deal Breaker")) {
      panel.show(UnitPicture.DARK);
      try (EventReader page = events("events?view=table")) {
        page.next(); // The unit,
        page.next(); // its picture,
        page.next(); // and that no game is on.
        panel.show(SamplePictures.peek("Pass Go"));
        String seen = page.next();
        panel.show(SamplePictures.peek(card));
        panel.show(SamplePictures.express());
        everythingSeen.add(seen + page.next());
        assertTrue(seen.contains("looks away"), seen);
      } finally {
        untilOpenStreams(0);
      }
    }
    assertEquals(1, everythingSeen.size(), everythingSeen::toString);
    assertFalse(everythingSeen.iterator().next().contains("Pass Go"));
  }

  @Test
  void a_view_that_does_not_exist_is_refused() throws Exception {
    assertRefused(400, "There are two views: unit and table.", get("events?view=hand"));
  }

  @Test
  void who_lifts_a_hood_sees_what_is_under_that_hood_alone() throws Exception {
    panel.show(SamplePictures.heist(1, 2));
    try (EventReader hoodA = events("hood?dial=A");
        EventReader hoodB = events("hood?dial=B")) {
      assertEquals("event: hood\ndata: {\"hooded\":1}\n", hoodA.next());
      assertEquals("event: hood\ndata: {\"hooded\":2}\n", hoodB.next());

      panel.show(SamplePictures.heist(0, 2));
      assertEquals("event: hood\ndata: {\"hooded\":0}\n", hoodA.next());
      panel.beat();
      assertTrue(EventReader.isSignOfLife(hoodB.next()));

      panel.show(SamplePictures.express());
      assertEquals("event: hood\ndata: {\"hooded\":-1}\n", hoodB.next());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"hood", "hood?dial=", "hood?dial=C", "hood?dial=a", "hood?x=A", "hood?&="})
  void a_hood_that_does_not_exist_is_refused(String path) throws Exception {
    assertRefused(400, "This unit has 2 dials; ask for /hood?dial=A or B.", get(path));
  }

  // Touches

  @Test
  void touches_arrive_in_order() throws Exception {
    assertEquals(204, post("{\"control\":\"ROLL\",\"gesture\":\"DOWN\"}").statusCode());
    assertEquals(204, post("{\"control\":\"ROLL\",\"gesture\":\"UP\"}").statusCode());
    assertEquals(
        204, post("{\"control\":\"DIAL_A\",\"gesture\":\"TURN\",\"steps\":-2}").statusCode());

    assertEquals(Touch.down(Control.ROLL), touches.take());
    assertEquals(Touch.up(Control.ROLL), touches.take());
    assertEquals(new Touch(Control.DIAL_A, Motion.TURN, -2), touches.take());
  }

  @Test
  void the_hands_of_a_page_that_vanishes_come_off() throws Exception {
    try (EventReader page = events("events?page=ann-1")) {
      page.next();
      post("{\"control\":\"SEAT_2\",\"gesture\":\"DOWN\",\"page\":\"ann-1\"}");
      assertEquals(Touch.down(Control.SEAT_2), touches.take());
    }
    untilOpenStreams(0);
    assertEquals(Touch.up(Control.SEAT_2), touches.take());

    String late = "{\"control\":\"SEAT_2\",\"gesture\":\"%s\",\"page\":\"ann-1\"}";
    assertRefused(
        409,
        "This page has no open event stream; open /events with its name first.",
        post(late.formatted("DOWN")));
    assertEquals(204, post(late.formatted("UP")).statusCode());
    assertTrue(touches.isEmpty());
  }

  /** No sign of life is needed for it: the system ends the lines of a program that was killed. */
  @Test
  void a_browser_that_is_killed_lets_go_of_its_button_at_once() throws Exception {
    try (Socket browser = new Socket("127.0.0.1", panel.address().getPort())) {
      send(browser, "GET /events?page=ann HTTP/1.1", "Host: localhost");
      untilOpenStreams(1);
      touchAs("ann");
      assertEquals(Touch.down(Control.OK), touches.take());
      browser.setSoLinger(true, 0);
    }
    assertEquals(Touch.up(Control.OK), touches.take());
  }

  @Test
  void two_pages_cannot_have_one_name() throws Exception {
    try (EventReader page = events("events?page=ann")) {
      page.next();
      assertRefused(409, "Another page has this name; choose another.", get("events?page=ann"));
    }
    assertEquals(400, get("events?page=a%20b").statusCode());
    assertEquals(400, get("events?page=" + "a".repeat(41)).statusCode());
  }

  // Strangers

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1]"})
  void a_page_that_gives_its_own_name_our_address_is_refused(String host) throws Exception {
    String answer = raw("GET / HTTP/1.1", "Host: " + host, "Connection: close");

    assertTrue(answer.startsWith("HTTP/1.1 403 "), answer);
    assertTrue(answer.endsWith("http://localhost; open it by one of these.\"}"), answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "LOCALHOST:9000", "127.0.0.1:1"})
  void our_own_names_are_answered_through_any_tunnel(String host) throws Exception {
    String answer = raw("GET / HTTP/1.1", "Host: " + host, "Connection: close");
    assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, http://evil.example",
    "Origin, null",
    "Origin, http://127.0.0.1:1",
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site"
  })
  void a_strange_page_can_neither_touch_nor_watch(String name, String value) throws Exception {
    HttpRequest touch =
        touch("{\"control\":\"ROLL\",\"gesture\":\"DOWN\"}").header(name, value).build();
    HttpRequest watch = request("events").header(name, value).build();
    HttpRequest peek = request("hood?dial=A").header(name, value).build();

    for (HttpRequest request : new HttpRequest[] {touch, watch, peek}) {
      assertRefused(
          403,
          "Only the panel's own page may touch or watch the unit; open the panel itself.",
          client.send(request, BodyHandlers.ofString()));
    }
    assertTrue(touches.isEmpty());
  }

  @Test
  void our_own_page_may_touch() throws Exception {
    String self = panel.address().toString().replaceFirst("/$", "");
    HttpRequest touch =
        touch("{\"control\":\"OK\",\"gesture\":\"DOWN\"}")
            .header("Origin", self)
            .header("Sec-Fetch-Site", "same-origin")
            .build();
    assertEquals(204, client.send(touch, BodyHandlers.ofString()).statusCode());
  }

  @Test
  void a_form_of_another_page_is_not_a_touch() throws Exception {
    HttpRequest form =
        request("touch")
            .header("Content-Type", "text/plain")
            .POST(BodyPublishers.ofString("{\"control\":\"OK\",\"gesture\":\"DOWN\"}"))
            .build();
    assertRefused(
        415, "Send a touch as application/json.", client.send(form, BodyHandlers.ofString()));
  }

  @ParameterizedTest
  @CsvSource({
    "Sec-Fetch-Dest, image, 403",
    "Sec-Fetch-Dest, iframe, 403",
    "Sec-Fetch-Dest, document, 200"
  })
  void a_link_to_the_panel_may_stand_on_any_page_but_no_part_of_it(
      String name, String value, int status) throws Exception {
    HttpRequest request =
        request("")
            .header("Sec-Fetch-Site", "cross-site")
            .header("Sec-Fetch-Mode", "navigate")
            .header(name, value)
            .build();
    assertEquals(status, client.send(request, BodyHandlers.ofString()).statusCode());
  }

  // Limits

  @Reaches("PanelLimits.bodyBytes")
  @Test
  void a_touch_that_is_too_long_is_refused() throws Exception {
    String fits = "{\"control\":\"OK\",\"gesture\":\"DOWN\"%s}";
    assertEquals(204, post(fits.formatted(" ".repeat(900))).statusCode());
    assertRefused(413, "A touch has at most 1024 bytes.", post(fits.formatted(" ".repeat(1024))));
    assertRefused(413, "A touch has at most 1024 bytes.", post("x".repeat(50_000)));
  }

  /** The line is closed after the answer; a sender that still sends may miss it. */
  @Test
  void who_sends_without_end_is_refused_or_cut_off_and_hurts_nobody_else() throws Exception {
    try {
      assertEquals(413, post("x".repeat(5_000_000)).statusCode());
    } catch (IOException cutOff) {
      assertTrue(touches.isEmpty());
    }
    assertEquals(200, get("").statusCode());
  }

  @Reaches("PanelLimits.streams")
  @Test
  void the_places_for_pages_are_counted_and_a_page_that_goes_gives_its_place_back()
      throws Exception {
    try (EventReader first = greeted()) {
      try (EventReader second = greeted();
          EventReader third = events("hood?dial=A")) {
        assertNotNull(third.next());
        assertRefused(
            503, "All 3 places for pages are taken; close a page and try again.", get("events"));
        assertRefused(
            503,
            "All 3 places for pages are taken; close a page and try again.",
            get("hood?dial=B"));
        panel.show(SamplePictures.express());
        assertTrue(second.next().contains("roll on"));
      }
      untilOpenStreams(1);
      greeted().close();
      assertTrue(first.nextNews().contains("roll on"));
    }
  }

  @Test
  void a_flood_of_requests_is_told_to_wait_and_may_come_again_later() throws Exception {
    openForFive();
    for (int request = 0; request < 5; request++) {
      assertEquals(200, get("icon.svg").statusCode());
    }
    HttpResponse<String> refused = get("icon.svg");
    assertRefused(429, "Too many requests; wait a second and try again.", refused);
    assertEquals("1", header(refused, "Retry-After"));

    time.addAndGet(Clock.SECOND / 10);
    assertEquals(200, get("icon.svg").statusCode());
    assertEquals(429, get("icon.svg").statusCode());
  }

  @Test
  void who_may_not_enter_costs_nothing() throws Exception {
    openForFive();
    try (EventReader page = events("events?page=ann")) {
      page.next();
      for (int request = 0; request < 100; request++) {
        assertEquals(403, strange(touch("{}")));
        assertEquals(403, strange(request("icon.svg")));
        assertEquals(403, strange(request("events")));
        assertTrue(raw("GET / HTTP/1.1", "Host: evil.example").startsWith("HTTP/1.1 403 "));
      }
      assertEquals(200, get("icon.svg").statusCode());
      assertEquals(204, touchAs("ann"));
    }
  }

  @Reaches("PanelLimits.requestBurst")
  @Test
  void each_page_has_a_budget_of_its_own_and_links_from_elsewhere_have_one_too() throws Exception {
    openForFive();
    try (EventReader ann = events("events?page=ann");
        EventReader bo = events("events?page=bo")) {
      ann.next();
      bo.next();
      for (int request = 0; request < 5; request++) {
        assertEquals(204, touchAs("bo"));
        assertEquals(200, link());
      }
      assertEquals(429, touchAs("bo"));
      assertEquals(429, link());
      assertEquals(204, touchAs("ann"));
      assertEquals(200, get("icon.svg").statusCode());
    }
  }

  @Reaches("PanelLimits.requestsPerSecond")
  @Test
  void after_a_burst_so_many_requests_a_second_are_answered() throws Exception {
    openForFive();
    for (int request = 0; request < 5; request++) {
      assertEquals(200, get("icon.svg").statusCode());
    }
    assertEquals(429, get("icon.svg").statusCode());
    time.addAndGet(Clock.SECOND / 10 - 1);
    assertEquals(429, get("icon.svg").statusCode());
    time.addAndGet(1);
    assertEquals(200, get("icon.svg").statusCode());
    assertEquals(429, get("icon.svg").statusCode());
    time.addAndGet(3 * Clock.SECOND / 10);
    for (int request = 0; request < 3; request++) {
      assertEquals(200, get("icon.svg").statusCode());
    }
    assertEquals(429, get("icon.svg").statusCode());
  }

  private void openForFive() throws IOException {
    panel.close();
    panel = open(0, new PanelLimits(1024, 3, 10, 5, 24, NEVER));
  }

  private int strange(HttpRequest.Builder request) throws Exception {
    request.header("Sec-Fetch-Site", "cross-site").header("Origin", "http://evil.example");
    return client.send(request.build(), BodyHandlers.ofString()).statusCode();
  }

  private int link() throws Exception {
    HttpRequest.Builder request = request("table").header("Sec-Fetch-Site", "cross-site");
    request.header("Sec-Fetch-Mode", "navigate").header("Sec-Fetch-Dest", "document");
    return client.send(request.build(), BodyHandlers.ofString()).statusCode();
  }

  private int touchAs(String page) throws Exception {
    return post("{\"control\":\"OK\",\"gesture\":\"DOWN\",\"page\":\"" + page + "\"}").statusCode();
  }

  @ParameterizedTest
  @EnumSource
  void the_pages_speak_the_language_of_the_unit(Language language) throws Exception {
    Words words = Words.of(language);
    try (PanelServer other =
        PanelServer.open(0, SampleUnits.STANDARD, words, touches::add, LIMITS, time::get)) {
      for (String page : List.of("", "table", "words.js")) {
        HttpRequest asked = HttpRequest.newBuilder(other.address().resolve(page)).build();
        String text = client.send(asked, BodyHandlers.ofString()).body();
        assertFalse(text.contains("{{"), text);
        if (page.equals("words.js")) {
          assertTrue(text.contains(words.say("unit.hue-light-blue")), text);
        } else {
          assertTrue(text.contains("<html lang=\"" + language.code() + "\">"), text);
          assertTrue(text.contains(">" + words.say("page.sound-off") + "<"), text);
        }
      }
      HttpRequest nowhere = HttpRequest.newBuilder(other.address().resolve("nowhere")).build();
      assertEquals(
          words.say("web.nothing-here"),
          Json.readObject(client.send(nowhere, BodyHandlers.ofString()).body()).get("error"));
    }
  }

  @Test
  void when_another_language_is_chosen_open_pages_are_told_and_new_ones_speak_it()
      throws Exception {
    try (EventReader page = greeted()) {
      panel.speak(Words.of(Language.GERMAN));
      panel.show(SamplePictures.express());
      assertEquals("event: language\ndata: {\"code\":\"de\"}\n", page.next());
      assertTrue(page.next().startsWith("event: picture\n"));
    }
    assertTrue(get("").body().contains("<html lang=\"de\">"));
  }

  @Test
  void a_port_in_use_is_one_sentence_that_says_what_to_do() {
    int taken = panel.address().getPort();
    PortUnavailable refusal =
        assertThrows(PortUnavailable.class, () -> open(taken, LIMITS).close());
    assertEquals("Port " + taken + " is in use; choose another with --port.", refusal.getMessage());
  }

  /** Another program may take the port just then; it will not do so every time. */
  @Test
  void a_closed_panel_frees_its_port() throws Exception {
    for (int attempt = 1; ; attempt++) {
      int port = panel.address().getPort();
      try (EventReader page = greeted()) {
        panel.close();
        assertNull(endOf(page));
      }
      try {
        panel = open(port, LIMITS);
        break;
      } catch (PortUnavailable taken) {
        if (attempt == 5) {
          throw taken;
        }
        panel = open(0, LIMITS);
      }
    }
    assertEquals(200, get("").statusCode());
  }

  @Reaches("PanelLimits.heartbeat")
  @Test
  void the_heartbeat_beats_by_itself() throws Exception {
    panel.close();
    panel = open(0, new PanelLimits(1024, 3, 10, 100, 24, Duration.ofMillis(1)));
    try (EventReader page = greeted()) {
      assertTrue(EventReader.isSignOfLife(page.next()));
    }
  }

  private PanelServer open(int port, PanelLimits limits) throws IOException {
    return PanelServer.open(
        port, SampleUnits.STANDARD, SampleUnits.ENGLISH, touches::add, limits, time::get);
  }

  private void followImports(String name, Set<String> seen) throws Exception {
    HttpResponse<String> module = get(name);
    assertEquals(200, module.statusCode(), name);
    var imports = Pattern.compile("from '(\\.[^']+)'").matcher(module.body());
    while (imports.find()) {
      String imported = URI.create(name).resolve(imports.group(1)).toString();
      if (seen.add(imported)) {
        followImports(imported, seen);
      }
    }
  }

  private static UnitPicture saying(String headline) {
    UnitPicture express = SamplePictures.express();
    return new UnitPicture(
        express.dice(),
        express.trackers(),
        express.halos(),
        express.dials(),
        new UnitPicture.Prompt(express.prompt().lcd(), headline, express.prompt().keys()),
        express.sound());
  }

  private void untilOpenStreams(int expected) {
    while (panel.openStreams() != expected) {
      stopIfTooLate();
    }
  }

  /** Lets the time limit of the tests end a loop. */
  private static void stopIfTooLate() {
    if (Thread.interrupted()) {
      throw new AssertionError("the streams did not change in time");
    }
    Thread.yield();
  }

  private static String endOf(EventReader page) {
    try {
      return page.nextNews();
    } catch (IOException cutOff) {
      return null;
    }
  }

  private EventReader events() throws Exception {
    return events("events");
  }

  private EventReader events(String path) throws Exception {
    return new EventReader(client, panel.address().resolve(path));
  }

  /** A page that has read everything up to now. */
  private EventReader greeted() throws Exception {
    EventReader page = events();
    page.next();
    page.next();
    return page;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(panel.address() + path));
  }

  private HttpRequest.Builder touch(String json) {
    return request("touch")
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(json));
  }

  private HttpResponse<String> get(String path) throws Exception {
    return client.send(request(path).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String json) throws Exception {
    return client.send(touch(json).build(), BodyHandlers.ofString());
  }

  private String raw(String... lines) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", panel.address().getPort())) {
      send(socket, lines);
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void send(Socket socket, String... lines) throws IOException {
    String head = String.join("\r\n", lines) + "\r\n\r\n";
    socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  private static void assertRefused(int status, String sentence, HttpResponse<String> answer) {
    assertEquals("{\"error\":\"" + sentence + "\"}", answer.body());
    assertEquals(status, answer.statusCode());
    assertEquals("application/json", header(answer, "Content-Type"));
  }
}
