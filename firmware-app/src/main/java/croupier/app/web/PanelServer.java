package croupier.app.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import java.io.IOException;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The panel: a web page on this machine that draws the unit and can be touched.
 *
 * <p>{@code GET /} is the page; {@code GET /events} streams every picture; {@code GET /hood?dial=A}
 * streams what is under one hood, and is opened only while somebody lifts it; {@code POST /touch}
 * takes what a hand did. docs/panel.md describes them.
 */
public final class PanelServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PanelServer.class);
  private static final int TOO_MANY_REQUESTS = 429;
  private static final String POLICY =
      "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
          + " object-src 'none'";

  private final UnitFacts unit;
  private final PanelLimits limits;
  private final Hands hands;
  private final RequestRate rate;
  private final EventStreams streams;
  private final PageFiles page = new PageFiles();
  private final byte[] greeting;
  private final NoticeBoard table;
  private final List<NoticeBoard> hoods = new ArrayList<>();
  private final HttpServer http;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Thread heart;

  /**
   * Opens the panel.
   *
   * @param port on 127.0.0.1; 0 for any free one
   * @throws PortUnavailable when the port cannot be had; its message says what to do
   */
  public static PanelServer open(int port, UnitFacts unit, TouchListener listener)
      throws IOException {
    return open(port, unit, listener, PanelLimits.STANDARD, Clock.system());
  }

  public static PanelServer open(
      int port, UnitFacts unit, TouchListener listener, PanelLimits limits, Clock clock)
      throws IOException {
    if (port < 0 || port > PanelLimits.HIGHEST_PORT) {
      throw new IllegalArgumentException("a port is a number from 0 to 65535");
    }
    PanelLimits.applyToHttpServer();
    PanelServer panel = new PanelServer(port, unit, listener, limits, clock);
    panel.http.start();
    panel.heart.start();
    return panel;
  }

  private PanelServer(
      int port, UnitFacts unit, TouchListener listener, PanelLimits limits, Clock clock)
      throws IOException {
    this.unit = unit;
    this.limits = limits;
    hands = new Hands(listener);
    rate = new RequestRate(limits.requestsPerSecond(), limits.requestBurst(), clock);
    streams = new EventStreams(limits.streams());
    greeting = PanelJson.event("unit", PanelJson.unit(unit));
    table = new NoticeBoard(pictureEvent(UnitPicture.DARK));
    for (int dial = 0; dial < unit.dials(); dial++) {
      hoods.add(new NoticeBoard(hoodEvent(DialLights.OFF)));
    }
    http = listenOn(port);
    http.setExecutor(threads);
    http.createContext("/", this::handle);
    heart = Thread.ofVirtual().name("panel-heartbeat").unstarted(this::keepBeating);
  }

  /** Where the page is. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + http.getAddress().getPort() + "/");
  }

  /**
   * Shows a picture on all pages. Never waits for a page: one that is slow skips to the newest. A
   * picture that looks the same to the table is not sent again.
   */
  public void show(UnitPicture picture) {
    table.pin(pictureEvent(picture));
    for (int dial = 0; dial < hoods.size(); dial++) {
      boolean lit = dial < picture.dials().size();
      hoods.get(dial).pin(hoodEvent(lit ? picture.dials().get(dial) : DialLights.OFF));
    }
  }

  /** Sends all pages away and frees the port. */
  @Override
  public void close() {
    heart.interrupt();
    table.close();
    hoods.forEach(NoticeBoard::close);
    http.stop(0);
    threads.shutdownNow();
  }

  /** One heartbeat: a sign of life on every stream, and the end of the streams that hang. */
  void beat() {
    streams.dropStalled();
    table.beat();
    hoods.forEach(NoticeBoard::beat);
  }

  int openStreams() {
    return streams.open();
  }

  private void keepBeating() {
    try {
      while (true) {
        Thread.sleep(limits.heartbeat());
        beat();
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private static HttpServer listenOn(int port) throws IOException {
    var loopback = InetAddress.getByAddress("127.0.0.1", new byte[] {127, 0, 0, 1});
    try {
      return HttpServer.create(new InetSocketAddress(loopback, port), 0);
    } catch (BindException taken) {
      throw new PortUnavailable(port, taken);
    }
  }

  private static byte[] pictureEvent(UnitPicture picture) {
    return PanelJson.event("picture", PanelJson.picture(picture));
  }

  private static byte[] hoodEvent(DialLights dial) {
    return PanelJson.event("hood", PanelJson.hood(dial.hooded()));
  }

  private void handle(HttpExchange exchange) {
    try (exchange) {
      try {
        setHeadersForAll(exchange.getResponseHeaders());
        answer(exchange);
      } catch (Refusal refusal) {
        refuse(exchange, refusal.status(), refusal.getMessage());
      } catch (RuntimeException ours) {
        LOG.error("{} failed", exchange.getRequestURI().getPath(), ours);
        refuse(
            exchange, HttpURLConnection.HTTP_INTERNAL_ERROR, "The panel has a fault; see its log.");
      }
    } catch (IOException gone) {
      LOG.debug("a page went away: {}", gone.getMessage());
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    OwnPage.checkName(exchange.getRequestHeaders());
    if (!rate.allows()) {
      exchange.getResponseHeaders().set("Retry-After", "1");
      throw new Refusal(TOO_MANY_REQUESTS, "Too many requests; wait a second and try again.");
    }
    String path = exchange.getRequestURI().getPath();
    switch (path) {
      case "/events" -> streamPictures(exchange);
      case "/hood" -> streamHood(exchange);
      case "/touch" -> takeTouch(exchange);
      default -> {
        if (!page.has(path)) {
          throw new Refusal(
              HttpURLConnection.HTTP_NOT_FOUND, "There is nothing here; the panel is at /.");
        }
        allow(exchange, "GET", "HEAD");
        page.serve(exchange, path);
      }
    }
  }

  private void streamPictures(HttpExchange exchange) throws IOException {
    allow(exchange, "GET");
    OwnPage.checkSender(exchange.getRequestHeaders());
    String name = parameter(exchange, "page");
    if (name == null) {
      streams.serve(exchange, greeting, table);
      return;
    }
    if (!TouchRequest.isPageName(name)) {
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_REQUEST,
          "The page name is up to 40 letters, digits and hyphens.");
    }
    if (!hands.arrive(name)) {
      throw new Refusal(
          HttpURLConnection.HTTP_CONFLICT, "Another page has this name; choose another.");
    }
    try {
      streams.serve(exchange, greeting, table);
    } finally {
      hands.leave(name);
    }
  }

  private void streamHood(HttpExchange exchange) throws IOException {
    allow(exchange, "GET");
    OwnPage.checkSender(exchange.getRequestHeaders());
    int dial = List.of("A", "B").indexOf(String.valueOf(parameter(exchange, "dial")));
    if (dial < 0 || dial >= hoods.size()) {
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_REQUEST,
          "This unit has %d dials; ask for /hood?dial=A or B.".formatted(hoods.size()));
    }
    streams.serve(exchange, new byte[0], hoods.get(dial));
  }

  private void takeTouch(HttpExchange exchange) throws IOException {
    allow(exchange, "POST");
    OwnPage.checkSender(exchange.getRequestHeaders());
    String type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
    if (!type.startsWith("application/json")) {
      throw new Refusal(
          HttpURLConnection.HTTP_UNSUPPORTED_TYPE, "Send a touch as application/json.");
    }
    TouchRequest request = TouchRequest.read(body(exchange), unit, limits);
    boolean here = hands.touch(request.page(), request.touch());
    if (!here && request.touch().motion() != Touch.Motion.UP) {
      throw new Refusal(
          HttpURLConnection.HTTP_CONFLICT,
          "This page has no open event stream; open /events with its name first.");
    }
    exchange.sendResponseHeaders(HttpURLConnection.HTTP_NO_CONTENT, -1);
  }

  private byte[] body(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(limits.bodyBytes() + 1);
    if (body.length > limits.bodyBytes()) {
      exchange.getResponseHeaders().set("Connection", "close");
      throw new Refusal(
          HttpURLConnection.HTTP_ENTITY_TOO_LARGE,
          "A touch has at most %d bytes.".formatted(limits.bodyBytes()));
    }
    return body;
  }

  private static String parameter(HttpExchange exchange, String name) {
    String query = exchange.getRequestURI().getRawQuery();
    if (query != null) {
      for (String pair : query.split("&")) {
        if (pair.startsWith(name + "=")) {
          return pair.substring(name.length() + 1);
        }
      }
    }
    return null;
  }

  private static void allow(HttpExchange exchange, String... methods) throws Refusal {
    if (!List.of(methods).contains(exchange.getRequestMethod())) {
      String allowed = String.join(", ", methods);
      exchange.getResponseHeaders().set("Allow", allowed);
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_METHOD, "Here only " + allowed + " is answered.");
    }
  }

  private static void setHeadersForAll(Headers headers) {
    headers.set("Content-Security-Policy", POLICY);
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("X-Content-Type-Options", "nosniff");
  }

  private static void refuse(HttpExchange exchange, int status, String sentence)
      throws IOException {
    if (exchange.getResponseCode() != -1) {
      return; // The answer had begun; all that is left is to end it.
    }
    byte[] body = PanelJson.error(sentence);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    boolean bodyless = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, bodyless ? -1 : body.length);
    if (!bodyless) {
      exchange.getResponseBody().write(body);
    }
  }
}
