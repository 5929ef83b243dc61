package croupier.fuzz;

import croupier.app.seat.SeatPages;
import croupier.app.seat.TableThread;
import croupier.app.web.PanelLimits;
import croupier.app.web.PanelServer;
import croupier.app.web.UnitFacts;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What comes on a line to the pages: requests for the panel, the table and the seats, one after the
 * other. Each is answered, with a status and a sentence where it is refused; none brings our own
 * fault about, keeps the line open when the sender has gone, or is told what opens a seat.
 *
 * <p>An input is bytes as they come; {@link #TOKEN} stands for what opens the seat of the first
 * place.
 */
final class WebRequests implements Target {
  /** As long as a token; the input has it where a page would send that. */
  static final String TOKEN = "TOKEN".repeat(13).substring(1);

  /** Nobody waits so long, even on a busy machine. */
  private static final int PATIENCE = 20_000;

  /** So many requests that none is refused for being one of many. */
  private static final int MANY = 1_000_000;

  private final AtomicLong time = new AtomicLong();
  private final PanelServer server;
  private final SeatPages pages;
  private String token;

  WebRequests() {
    PanelLimits limits = new PanelLimits(1024, 32, MANY, MANY, 24, Duration.ofDays(1));
    try {
      UnitFacts unit = UnitFacts.of(HardwareProfile.standard());
      Clock clock = time::get;
      server = PanelServer.open(0, unit, Words.of(Language.ENGLISH), _ -> {}, limits, clock);
    } catch (IOException taken) {
      throw new IllegalStateException("there is no port", taken);
    }
    pages = new SeatPages(AT_ONCE);
    server.seat(pages);
    pages.answeredBy(
        claim -> {
          if (claim.place() % 2 == 1) {
            claim.grant(pages.open(claim.place()));
          } else {
            claim.refuse(Message.of("seat.held"));
          }
        });
  }

  /** A table that does everything when it is brought. */
  private static final TableThread AT_ONCE =
      new TableThread() {
        @Override
        public synchronized boolean put(Runnable what) {
          what.run();
          return true;
        }

        @Override
        public void after(long nanos, Runnable what) {}
      };

  @Override
  public void take(byte[] input) throws Exception {
    // Whoever asked for a seat in vain may ask again.
    time.addAndGet(Duration.ofHours(1).toNanos());
    pages.closeAll();
    token = pages.open(0);
    pages.give(0, touch -> touch.question() == 7 ? Optional.empty() : why());
    String sent = new String(input, StandardCharsets.ISO_8859_1).replace(TOKEN, token);
    answersAreFit(asked(sent.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static Optional<Message> why() {
    return Optional.of(Message.of("seat.too-late"));
  }

  private String asked(byte[] sent) throws IOException {
    try (Socket line = new Socket(InetAddress.ofLiteral("127.0.0.1"), server.address().getPort())) {
      line.setSoTimeout(PATIENCE);
      line.setTcpNoDelay(true);
      try {
        line.getOutputStream().write(sent);
        line.shutdownOutput();
      } catch (IOException refused) {
        // It has heard enough; what it says is read all the same.
      }
      return new String(line.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (SocketTimeoutException hangs) {
      throw new Finding("a line is kept open", hangs);
    } catch (IOException cut) {
      return "";
    }
  }

  private void answersAreFit(String answers) {
    if (answers.contains(token)) {
      throw new Finding("a token was told: " + answers);
    }
    for (int at = 0; at < answers.length(); ) {
      at = answerIsFit(answers, at);
    }
  }

  /** Looks at one answer; where the next begins. */
  private static int answerIsFit(String answers, int from) {
    int end = answers.indexOf("\r\n\r\n", from);
    if (end < 0 || !answers.startsWith("HTTP/1.1 ", from)) {
      throw new Finding("no answer: " + answers.substring(from));
    }
    String head = answers.substring(from, end);
    int status = Integer.parseInt(head.substring(9, 12));
    int body = end + 4;
    if (status == 100) {
      return body;
    }
    if (status >= 500 && status != 503 && status != 505) {
      throw new Finding("a fault of ours: " + answers.substring(from));
    }
    if (!head.contains("Content-Security-Policy: default-src 'self'")) {
      throw new Finding("nothing says what a page may do: " + head);
    }
    // What answers a HEAD has a length, and nothing of it.
    boolean isBare = answers.startsWith("HTTP/1.1 ", body);
    return isBare ? body : body + length(head, answers.length() - body);
  }

  private static int length(String head, int left) {
    int at = head.indexOf("Content-Length: ");
    if (at < 0) {
      return head.contains("text/event-stream") ? left : 0;
    }
    int end = head.indexOf("\r\n", at);
    int told = Integer.parseInt(head.substring(at + 16, end < 0 ? head.length() : end));
    return Math.min(told, left);
  }

  @Override
  public List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    for (String path :
        List.of("/", "/table", "/seat", "/panel.css", "/bench", "/evenings", "/seat/code.svg")) {
      seeds.add(request("GET " + path, Map.of(), ""));
    }
    seeds.add(request("GET /events?page=k3x9", Map.of(), ""));
    seeds.add(request("GET /events?view=table", Map.of(), ""));
    seeds.add(request("GET /hood?dial=A&page=k3x9", Map.of(), ""));
    seeds.add(request("GET /seat/events", Map.of("Authorization", "Bearer " + TOKEN), ""));
    seeds.add(request("GET /seat/events", Map.of(), ""));
    seeds.add(
        request(
            "POST /touch",
            Map.of(),
            "{\"control\":\"DIAL_A\",\"gesture\":\"TURN\",\"steps\":-1,\"page\":\"k3x9\"}"));
    seeds.add(request("POST /touch", Map.of(), "{\"control\":\"OK\",\"gesture\":\"UP\"}"));
    seeds.add(request("POST /seat/claim", Map.of(), "{\"seat\":1,\"name\":\"Ann\",\"number\":42}"));
    Map<String, String> own = Map.of("Authorization", "Bearer " + TOKEN);
    seeds.add(request("POST /seat/act", own, "{\"question\":7,\"choice\":1}"));
    seeds.add(request("POST /seat/act", own, "{\"question\":7,\"action\":{\"type\":\"roll\"}}"));
    seeds.add(request("POST /seat/leave", own, "{}"));
    seeds.add(request("POST /bench", Map.of(), "{\"pace\":100}"));
    return seeds;
  }

  private static byte[] request(String what, Map<String, String> more, String body) {
    StringBuilder text = new StringBuilder(what + " HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    more.forEach((name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
    if (!body.isEmpty()) {
      text.append("Content-Type: application/json\r\nContent-Length: ").append(body.length());
      text.append("\r\n");
    }
    return text.append("\r\n").append(body).toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  @Override
  public List<String> words() {
    return List.of(
        "Expect: 100-continue\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Origin: http://127.0.0.1\r\n",
        "Sec-Fetch-Site: cross-site\r\n",
        "Sec-Fetch-Mode: navigate\r\n",
        "Sec-Fetch-Dest: document\r\n",
        "If-None-Match: \"",
        "Connection: close\r\n",
        "Host: localhost:1\r\n",
        "Content-Length: ",
        "HEAD ",
        "OPTIONS * HTTP/1.0\r\n",
        "&page=",
        "/seat/deal.js",
        "/board/go.js");
  }
}
