package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.seat.SeatPages;
import croupier.app.seat.TableThread;
import croupier.app.settings.Network;
import croupier.app.words.Message;
import croupier.hal.Clock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the network can reach, and what it cannot. */
final class GuestDoorTest {
  /** A table whose thread does at once what it is brought. */
  private static final TableThread AT_ONCE =
      new TableThread() {
        @Override
        public boolean put(Runnable what) {
          what.run();
          return true;
        }

        @Override
        public void after(long nanos, Runnable what) {}
      };

  private final AtomicLong time = new AtomicLong();
  private final List<Touch> touches = new ArrayList<>();
  private final SeatPages pages = new SeatPages(AT_ONCE);
  private PanelServer panel;
  private int port;

  @BeforeEach
  void open() throws IOException {
    var limits = new PanelLimits(1024, 3, 10_000, 10_000, 24, Duration.ofDays(1));
    panel =
        PanelServer.open(
            0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touches::add, limits, time::get);
    panel.seat(pages);
    port = panel.openToTheNetwork(0);
    pages.answeredBy(claim -> claim.grant(pages.open(claim.place())));
  }

  @AfterEach
  void close() {
    panel.close();
  }

  // --- helps

  private Socket line() throws IOException {
    return new Socket("127.0.0.1", port);
  }

  private String ask(String request) throws IOException {
    try (Socket line = line()) {
      line.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      line.shutdownOutput();
      return new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String get(String path, String... headers) throws IOException {
    return ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n" + head(headers));
  }

  private static String head(String... headers) {
    StringBuilder head = new StringBuilder("Connection: close\r\n");
    for (String header : headers) {
      head.append(header).append("\r\n");
    }
    return head.append("\r\n").toString();
  }

  private String post(String path, String body, String... headers) throws IOException {
    return ask(
        "POST "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
            + body.length()
            + "\r\n"
            + head(headers)
            + body);
  }

  private static void assertStatus(int status, String answer) {
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
    assertTrue(answer.contains("\r\nContent-Security-Policy: default-src 'self'; "), answer);
  }

  private String claim(int seat) throws IOException {
    String answer = post("/seat/claim", "{\"seat\":" + seat + ",\"name\":\"\",\"number\":42}");
    assertStatus(200, answer);
    return answer.replaceAll("(?s).*\"token\":\"([0-9a-f]+)\".*", "$1");
  }

  /** The first events of a stream. */
  private String beginning(String path, String... headers) throws IOException {
    try (Socket line = line()) {
      String request = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head(headers);
      line.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      StringBuilder all = new StringBuilder();
      while (!all.toString().contains("event: seat\n")
          && !all.toString().contains("event: door\n")
          && !all.toString().contains("event: picture\n")) {
        all.append((char) line.getInputStream().read());
      }
      return all.toString();
    }
  }

  // --- what is there

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/seat",
        "/seat.js",
        "/seat-link.js",
        "/seat/plain.js",
        "/table",
        "/table.js"
      })
  void theSeatsAndTheTableAre(String path) throws IOException {
    assertStatus(200, get(path));
  }

  @Test
  void thePageAtTheRootIsThatOfTheSeats() throws IOException {
    assertTrue(get("/").contains("seat.js"));
    assertFalse(get("/").contains("panel.js"));
  }

  @ParameterizedTest
  @CsvSource({
    "/index.html, 404",
    "/panel.js, 404",
    "/panel.css, 404",
    "/touch.js, 404",
    "/hood?dial=A, 404",
    "/touch, 404",
    "/service, 404",
    "/seat/../panel.js, 404",
    "/seat/nobody.js, 404",
    "/seat/plain.jsx, 404",
    "/events, 403",
    "/events?view=unit, 403"
  })
  void thePanelIsNot(String path, int status) throws IOException {
    assertStatus(status, get(path));
  }

  @Test
  void nobodyTouchesTheUnit() throws IOException {
    assertStatus(404, post("/touch", "{\"control\":\"OK\",\"gesture\":\"DOWN\"}"));
    assertEquals(List.of(), touches);
  }

  @Test
  void theTableIsSeenAsAcrossTheRoom() throws IOException {
    assertTrue(beginning("/events?view=table").contains("event: picture"));
  }

  // --- who may come in

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8090",
        "10.1.2.3",
        "[::1]",
        "127.0.0.1.evil.example",
        ""
      })
  void aPageUnderAnotherNameIsRefused(String host) throws IOException {
    assertStatus(403, ask("GET / HTTP/1.1\r\nHost: " + host + "\r\n" + head()));
  }

  @Test
  void theNameOfTheMachineWillDo() throws Exception {
    var names = new NetworkNames(() -> "Croupier.local");
    try (Socket line = line()) {
      for (String host :
          List.of("croupier", "croupier.local:8090", "CROUPIER.LOCAL", "127.0.0.1")) {
        names.check(asked(host), line);
      }
    }
  }

  private static Request asked(String host) {
    return new Request("GET", "/", "", Map.of("host", host), new byte[0], false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"})
  void anotherPageCannotAskForASeat(String header) throws IOException {
    assertStatus(403, post("/seat/claim", "{\"seat\":0,\"name\":\"\",\"number\":42}", header));
    assertFalse(pages.isOpen(0));
  }

  // --- switched on and off

  @Test
  void whenItIsShutWhoeverCameByItIsSentAwayAndTheTableIsTold() throws Exception {
    var streams = HttpClient.newHttpClient();
    try (EventReader phone = reader(streams, port, "/seat/events");
        EventReader onlooker = reader(streams, panel.address().getPort(), "/events?view=table")) {
      assertTrue(phone.nextNews().startsWith("event: unit"));
      while (!onlooker.nextNews().startsWith("event: board")) {
        // What it begins with.
      }
      panel.set(Network.OFF);
      awaitEnd(phone);
      assertThrows(IOException.class, this::line);
      assertEquals("event: join\ndata: {\"address\":\"\"}\n", onlooker.nextNews());
      assertEquals(Optional.empty(), panel.set(new Network(true, port, false)));
      assertStatus(200, get("/seat"));
    } finally {
      streams.shutdownNow();
    }
  }

  private static EventReader reader(HttpClient client, int port, String path) throws Exception {
    return new EventReader(client, URI.create("http://127.0.0.1:" + port + path));
  }

  private static void awaitEnd(EventReader reader) {
    try {
      while (reader.next() != null) {
        // What was on its way.
      }
    } catch (IOException cut) {
      // That is an end, too.
    }
  }

  @Test
  void aPortThatIsTakenIsSaidAndTriedAgain() throws Exception {
    panel.set(Network.OFF);
    Network wanted;
    try (ServerSocket other = new ServerSocket(0)) {
      wanted = new Network(true, other.getLocalPort(), false);
      Message why = panel.set(wanted).orElseThrow();
      assertEquals("service.port-taken", why.name());
      Message commanded = panel.set(Network.commanded(wanted.port())).orElseThrow();
      assertEquals("service.port-taken-lan", commanded.name());
      assertEquals(Optional.empty(), panel.wayIn());
      assertStatus(200, beginningHere());
    }
    assertEquals(Optional.empty(), panel.set(wanted));
    port = wanted.port();
    assertStatus(200, get("/seat"));
  }

  /** The panel on this machine. */
  private String beginningHere() throws IOException {
    try (Socket here = new Socket("127.0.0.1", panel.address().getPort())) {
      here.getOutputStream()
          .write("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      return new String(here.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  // --- tokens

  @Test
  void aTokenIsGivenOnceAndOpensItsSeatAlone() throws IOException {
    String token = claim(2);
    assertEquals(64, token.length(), "256 bits");
    pages.tell(2, () -> Map.of("secret", "ace"));
    pages.tell(3, () -> Map.of("secret", "king"));
    String own = beginning("/seat/events", "Authorization: Bearer " + token);
    assertTrue(own.contains("event: seat"), own);
    String door = beginning("/seat/events");
    assertTrue(door.contains("event: door"), door);
    assertFalse(door.contains("secret") || door.contains(token), door);
  }

  @Test
  void aNewClaimEndsTheTokenBefore() throws IOException {
    String first = claim(1);
    String second = claim(1);
    assertStatus(401, get("/seat/events", "Authorization: Bearer " + first));
    assertTrue(beginning("/seat/events", "Authorization: Bearer " + second).contains("seat"));
    assertStatus(204, post("/seat/leave", "{}", "Authorization: Bearer " + second));
    assertStatus(401, get("/seat/events", "Authorization: Bearer " + second));
  }

  @Reaches("PanelLimits.GUESSES")
  @Test
  void whoeverGuessesIsToldToWait() throws IOException {
    for (int guess = 0; guess < PanelLimits.GUESSES; guess++) {
      assertStatus(401, get("/seat/events", "Authorization: Bearer " + guess));
    }
    assertStatus(429, get("/seat/events", "Authorization: Bearer again"));
    String token = claim(0);
    assertTrue(beginning("/seat/events", "Authorization: Bearer " + token).contains("seat"));
    time.addAndGet(2 * Clock.SECOND);
    assertStatus(401, get("/seat/events", "Authorization: Bearer again"));
  }

  @Reaches({"PanelLimits.CLAIMS", "PanelLimits.BETWEEN_CLAIMS"})
  @Test
  void whoeverAsksInVainIsToldToWait() throws IOException {
    pages.answeredBy(claim -> claim.refuse(Message.of("seat.not-yours")));
    String claim = "{\"seat\":0,\"name\":\"\",\"number\":42}";
    for (int attempt = 0; attempt < PanelLimits.CLAIMS; attempt++) {
      assertStatus(409, post("/seat/claim", claim));
    }
    assertStatus(429, post("/seat/claim", claim));
    time.addAndGet(PanelLimits.BETWEEN_CLAIMS.toNanos());
    assertStatus(409, post("/seat/claim", claim));
  }

  // --- what does not fit

  @Reaches({"Limits.SEATS", "Limits.CLAIM_NUMBER"})
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{\"seat\":6,\"number\":1}",
        "{\"seat\":-1,\"number\":1}",
        "{\"seat\":\"0\",\"number\":1}",
        "{\"seat\":0,\"number\":100}",
        "{\"seat\":0}",
        "{\"seat\":0,\"number\":1,\"name\":\"a name that is much too long\"}",
        "{\"seat\":0,\"number\":1,\"name\":\"\\u0007\"}",
        "{\"seat\":0,\"number\":1"
      })
  void aClaimThatIsNoneIsRefused(String body) throws IOException {
    assertStatus(400, post("/seat/claim", body));
    assertFalse(pages.isOpen(0));
  }

  @Reaches("Limits.CHOICES")
  @Test
  void whatNoHandCanDoIsRefused() throws IOException {
    String token = "Authorization: Bearer " + claim(0);
    assertStatus(409, post("/seat/act", "{\"question\":1,\"choice\":0}", token));
    assertStatus(400, post("/seat/act", "{\"choice\":0}", token));
    assertStatus(400, post("/seat/act", "{\"question\":1,\"choice\":-1}", token));
    String choice = "{\"question\":1,\"choice\":%d}";
    assertStatus(409, post("/seat/act", choice.formatted(Limits.CHOICES), token));
    assertStatus(400, post("/seat/act", choice.formatted(Limits.CHOICES + 1), token));
    assertStatus(400, post("/seat/act", "{\"question\":1,\"action\":3}", token));
    assertStatus(401, post("/seat/act", "{\"question\":1,\"choice\":0}"));
    assertStatus(413, post("/seat/act", " ".repeat(2000), token));
    assertStatus(405, get("/seat/act", token));
  }

  @Reaches("PanelLimits.CONNECTIONS_EACH")
  @Test
  void idleLinesOfOneAddressAreFewAndKeepNobodyOnThisMachineOut() throws IOException {
    List<Socket> idle = new ArrayList<>();
    try {
      for (int each = 0; each < 3 * PanelLimits.CONNECTIONS_EACH; each++) {
        idle.add(line());
      }
      assertEquals(-1, idle.getLast().getInputStream().read(), "one too many is closed");
      assertStatus(200, beginningHere());
    } finally {
      for (Socket line : idle) {
        line.close();
      }
    }
  }

  @Reaches("PanelLimits.GUEST_CONNECTIONS")
  @Test
  void idleLinesOfManyAddressesKeepNobodyOutWhoAsks() throws Exception {
    List<Socket> idle = new ArrayList<>();
    var client = HttpClient.newHttpClient();
    try (EventReader onlooker = reader(client, port, "/events?view=table")) {
      assertTrue(onlooker.nextNews().startsWith("event: unit"));
      for (int each = 0; each < PanelLimits.GUEST_CONNECTIONS + 200; each++) {
        int from = each / PanelLimits.CONNECTIONS_EACH;
        InetAddress address = InetAddress.ofLiteral("127.0.1." + (1 + from));
        idle.add(new Socket(InetAddress.ofLiteral("127.0.0.1"), port, address, 0));
      }
      assertEquals(-1, idle.getFirst().getInputStream().read(), "the first had to make room");
      assertStatus(200, get("/seat"));
      String token = "Authorization: Bearer " + claim(0);
      assertTrue(beginning("/seat/events", token).contains("event: seat"));
      assertTrue(onlooker.nextNews().startsWith("event: picture"), "who watches keeps the line");
    } finally {
      client.shutdownNow();
      for (Socket line : idle) {
        line.close();
      }
    }
  }

  @Reaches("PanelLimits.GUEST_STREAMS")
  @Test
  void whoeverOnlyWatchesTakesNoPlaceOfWhoHasASeat() throws Exception {
    String watch = "GET /events?view=table HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    List<Socket> watching = new ArrayList<>();
    try {
      for (int each = 0; each < PanelLimits.GUEST_STREAMS; each++) {
        watching.add(watching(each, watch));
      }
      String full = get("/events?view=table");
      assertStatus(503, full);
      assertTrue(full.contains("All " + PanelLimits.GUEST_STREAMS + " places"), full);
      String token = "Authorization: Bearer " + claim(0);
      assertTrue(beginning("/seat/events", token).contains("event: seat"));
    } finally {
      for (Socket line : watching) {
        line.close();
      }
    }
  }

  @Reaches("PanelLimits.SEAT_STREAMS")
  @Test
  void thePagesOfWhoHasASeatAreCountedToo() throws Exception {
    String token = "Authorization: Bearer " + claim(0);
    String watch = "GET /seat/events HTTP/1.1\r\nHost: 127.0.0.1\r\n" + token + "\r\n\r\n";
    List<Socket> watching = new ArrayList<>();
    try {
      for (int each = 0; each < PanelLimits.SEAT_STREAMS; each++) {
        watching.add(watching(each, watch));
      }
      assertStatus(503, get("/seat/events", token));
      assertTrue(beginning("/events?view=table").contains("event: unit"), "others watch on");
    } finally {
      for (Socket line : watching) {
        line.close();
      }
    }
  }

  /** A page from one of many addresses that has its stream. */
  private Socket watching(int number, String request) throws IOException {
    int from = 1 + number / (PanelLimits.CONNECTIONS_EACH / 2);
    InetAddress address = InetAddress.ofLiteral("127.0.2." + from);
    Socket line = new Socket(InetAddress.ofLiteral("127.0.0.1"), port, address, 0);
    line.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    String answer = new String(line.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
    assertEquals("HTTP/1.1 200", answer, "page " + number);
    return line;
  }

  /** Nobody at the unit says whose page it is. */
  @Reaches("PanelLimits.longestClaim")
  @Test
  void aSeatIsNotWaitedForForEver() throws Exception {
    openHastily(pages);
    pages.answeredBy(_ -> {});
    assertStatus(503, post("/seat/claim", "{\"seat\":0,\"name\":\"\",\"number\":42}"));
  }

  /** The table's thread never comes to it. */
  @Reaches("PanelLimits.longestAct")
  @Test
  void aTableThatIsStuckIsNotWaitedForForEver() throws Exception {
    SeatPages stuck =
        new SeatPages(
            new TableThread() {
              @Override
              public boolean put(Runnable what) {
                return true;
              }

              @Override
              public void after(long nanos, Runnable what) {}
            });
    openHastily(stuck);
    String token = "Authorization: Bearer " + stuck.open(0);
    assertStatus(503, post("/seat/act", "{\"question\":1,\"choice\":0}", token));
  }

  /** A panel that waits for nobody for long. */
  private void openHastily(SeatPages seats) throws IOException {
    panel.close();
    Duration hasty = Duration.ofMillis(1);
    var limits =
        new PanelLimits(
            1024, 3, 10_000, 10_000, 24, Duration.ofDays(1), Duration.ofDays(1), hasty, hasty);
    panel =
        PanelServer.open(
            0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touches::add, limits, time::get);
    panel.seat(seats);
    port = panel.openToTheNetwork(0);
  }

  // --- what the boards tell

  @Test
  void noBoardMovesBecauseOfWhatAnotherSeatKnows() throws Exception {
    SeatNotices notices = new SeatNotices();
    notices.tell(0, Map.of("own", List.of("ace")));
    notices.tell(1, Map.of("own", List.of("king")));
    notices.looks(0, 1);
    notices.looks(1, 1);
    NoticeBoard.Reading door = notices.door().read(NoticeBoard.Seen.NOTHING);
    NoticeBoard.Reading other = notices.seat(1).orElseThrow().read(NoticeBoard.Seen.NOTHING);
    notices.tell(0, Map.of("own", List.of("ace", "a much longer hand")));
    notices.close(0);
    notices.beat();
    assertNull(notices.door().read(door.seen()).notice(), "a mere sign of life");
    assertNull(notices.seat(1).orElseThrow().read(other.seen()).notice());
  }
}
