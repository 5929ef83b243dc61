package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.hal.Clock;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What no browser sends: it is refused as everything else is, and the terminal stays quiet. */
final class HostileHttpTest {
  private static final String POST = "POST /touch HTTP/1.1\r\nHost: localhost\r\n";
  private static final String DOWN = "{\"control\":\"OK\",\"gesture\":\"DOWN\"}";
  private static final List<String> SAFE =
      List.of(
          "\r\nContent-Security-Policy: default-src 'self'; ",
          "\r\nCross-Origin-Resource-Policy: same-origin\r\n",
          "\r\nReferrer-Policy: no-referrer\r\n",
          "\r\nX-Content-Type-Options: nosniff\r\n");

  private final AtomicLong time = new AtomicLong();
  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private final PrintStream before = System.err;
  private PanelServer panel;

  @BeforeEach
  void open() throws IOException {
    System.setErr(new PrintStream(terminal, true, StandardCharsets.UTF_8));
    var limits = new PanelLimits(1024, 3, 10_000, 10_000, 24, Duration.ofDays(1));
    panel =
        PanelServer.open(
            0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {}, limits, time::get);
  }

  @AfterEach
  void nothingWasWrittenOnTheTerminal() {
    panel.close();
    System.setErr(before);
    assertEquals("", terminal.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ffffffff", "7fffffff", "80000000", "-1", "fffffffffffffffff", "x", ""})
  void a_body_in_chunks_of_any_size_is_refused(String size) throws IOException {
    String chunk = size + "\r\n" + DOWN + "\r\n0\r\n\r\n";
    assertRefused(411, ask(POST + "Transfer-Encoding: chunked\r\n\r\n" + chunk));
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 400",
    "+5, 400",
    "5 5, 400",
    "0x5, 400",
    "'', 400",
    "1025, 413",
    "2147483648, 413",
    "99999999999999999999, 413"
  })
  void a_length_that_is_none_is_refused(String length, int status) throws IOException {
    assertRefused(status, ask(POST + "Content-Length: " + length + "\r\n\r\n" + DOWN));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5\r\nContent-Length: 6",
        "Content-Length: 5\r\ncontent-length: 5",
        "Content-Length : 5",
        " Content-Length: 5",
        "Content-Length: 5\r\n folded",
        "no colon",
        ": no name",
        "X: \u0000",
        "X: a\rY: b"
      })
  void headers_that_can_be_read_in_two_ways_are_refused(String headers) throws IOException {
    assertRefused(400, ask(POST + headers + "\r\n\r\nhello"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GARBAGE",
        "GET",
        "GET / HTTP/9.9 x",
        "\u0000\u0001\u0002",
        "\u0016\u0003\u0001\u0002",
        "GET a:b HTTP/1.1",
        "GET  / HTTP/1.1",
        "get / http/1.1",
        "GET /\u00e9 HTTP/1.1",
        "GET http://localhost/ HTTP/1.1",
        ""
      })
  void a_line_that_is_no_request_is_refused(String line) throws IOException {
    assertRefused(400, ask(line + "\r\nHost: localhost\r\n\r\n"));
    assertTrue(ask("GET / HTTP/1.0\nHost: localhost\n\n").startsWith("HTTP/1.1 200 "));
  }

  @ParameterizedTest
  @CsvSource({
    "OPTIONS * HTTP/1.1, 404",
    "GET //x HTTP/1.1, 404",
    "GET /%zz HTTP/1.1, 404",
    "GET /?%zz&=& HTTP/1.1, 200",
    "TRACE / HTTP/1.1, 405",
    "GET / HTTP/2.0, 505",
    "GET / HTTP/0.9, 505"
  })
  void whatever_is_answered_says_what_a_page_may_do(String line, int status) throws IOException {
    String answer = ask(line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
    assertSafe(answer);
  }

  @Reaches({"PanelLimits.HEADERS", "PanelLimits.HEAD_BYTES"})
  @Test
  void a_head_that_is_too_long_is_refused() throws IOException {
    assertRefused(431, ask("GET /" + "x".repeat(20_000) + " HTTP/1.1\r\n\r\n"));
    assertRefused(431, ask(POST + "X: " + "x".repeat(20_000) + "\r\n\r\n"));
    assertRefused(431, ask(POST + "X: x\r\n".repeat(65) + "\r\n"));
    assertRefused(431, ask("x".repeat(60_000)));
  }

  @Test
  void a_request_that_breaks_off_is_refused() throws IOException {
    assertRefused(400, ask("GET / HT"));
    assertRefused(400, ask(POST));
    assertRefused(400, ask(POST + "Content-Length: 100\r\n\r\n" + DOWN));
    assertEquals("", ask(""));
  }

  @Test
  void a_body_that_comes_too_slowly_is_not_waited_for() throws IOException {
    try (Socket line = line()) {
      send(line, POST + "Expect: 100-continue\r\nContent-Length: 100\r\n\r\n");
      byte[] goOn = line.getInputStream().readNBytes("HTTP/1.1 100 Continue\r\n\r\n".length());
      assertTrue(new String(goOn, StandardCharsets.US_ASCII).startsWith("HTTP/1.1 100 "));
      time.addAndGet(11 * Clock.SECOND);
      send(line, "{");
      assertRefused(408, readAll(line));
    }
  }

  @Reaches("PanelLimits.SLOWEST_REQUEST")
  @Test
  void a_byte_a_second_is_too_slow_however_long_it_goes_on() throws IOException {
    try (Socket line = line()) {
      send(line, POST + "Expect: 100-continue\r\nContent-Length: 999\r\n\r\n");
      line.getInputStream().readNBytes("HTTP/1.1 100 Continue\r\n\r\n".length());
      for (int second = 0; second <= PanelLimits.SLOWEST_REQUEST.toSeconds(); second++) {
        send(line, "x");
        time.addAndGet(Clock.SECOND);
      }
      send(line, "x");
      assertRefused(408, readAll(line));
    }
  }

  @Reaches("PanelLimits.quiet")
  @Test
  void a_line_on_which_nothing_is_asked_is_closed() throws IOException {
    panel.close();
    Duration never = Duration.ofDays(1);
    var limits =
        new PanelLimits(1024, 3, 10_000, 10_000, 24, never, Duration.ofMillis(1), never, never);
    panel =
        PanelServer.open(
            0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {}, limits, time::get);
    try (Socket line = line()) {
      assertEquals(-1, line.getInputStream().read());
    }
  }

  @Reaches("PanelLimits.CONNECTIONS")
  @Test
  void of_many_idle_lines_the_first_make_room() throws IOException {
    List<Socket> idle = new ArrayList<>();
    try {
      for (int each = 0; each < PanelLimits.CONNECTIONS; each++) {
        idle.add(line());
      }
      send(idle.getFirst(), "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertEquals('H', idle.getFirst().getInputStream().read(), "so many are heard");
      String answer = ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
      assertEquals(-1, idle.get(1).getInputStream().read(), "it has asked nothing for longest");
    } finally {
      for (Socket line : idle) {
        line.close();
      }
    }
  }

  @Test
  void many_requests_on_one_line_are_answered_one_by_one() throws IOException {
    String touch =
        POST
            + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
                .formatted(DOWN.length());
    String answers = ask((touch + DOWN).repeat(3) + "rubbish\r\n");
    assertEquals(3, answers.split("HTTP/1.1 204 ", -1).length - 1, answers);
    assertRefused(400, answers.substring(answers.lastIndexOf("HTTP/1.1 ")));
  }

  @Test
  void whatever_comes_the_next_page_is_served() throws IOException {
    long seed = Long.getLong("seed", System.nanoTime());
    SplittableRandom chance = new SplittableRandom(seed);
    String whole =
        POST
            + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
                .formatted(DOWN.length())
            + DOWN;
    for (int attempt = 0; attempt < 300; attempt++) {
      char[] text = whole.toCharArray();
      for (int change = chance.nextInt(1, 4); change > 0; change--) {
        text[chance.nextInt(text.length)] = (char) chance.nextInt(256);
      }
      String answer = ask(new String(text));
      assertTrue(answer.isEmpty() || answer.startsWith("HTTP/1.1 "), () -> "-Dseed=" + seed);
      assertTrue(!answer.startsWith("HTTP/1.1 500"), () -> "-Dseed=" + seed);
    }
    assertTrue(ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").startsWith("HTTP/1.1 200 "));
  }

  private static void assertRefused(int status, String answer) {
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
    assertTrue(answer.contains("\r\n\r\n{\"error\":\""), answer);
    assertSafe(answer);
  }

  private static void assertSafe(String answer) {
    for (String header : SAFE) {
      assertTrue(answer.contains(header), answer);
    }
  }

  private Socket line() throws IOException {
    return new Socket("127.0.0.1", panel.address().getPort());
  }

  private String ask(String bytes) throws IOException {
    try (Socket line = line()) {
      send(line, bytes);
      line.shutdownOutput();
      return readAll(line);
    }
  }

  private static void send(Socket line, String bytes) throws IOException {
    line.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static String readAll(Socket line) throws IOException {
    return new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
