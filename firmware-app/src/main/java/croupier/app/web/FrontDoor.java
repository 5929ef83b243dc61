package croupier.app.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers every request: who may come in, and to what. A refusal is one sentence as JSON. */
final class FrontDoor implements HttpHandler {
  private static final Logger LOG = LoggerFactory.getLogger(FrontDoor.class);
  private static final int TOO_MANY_REQUESTS = 429;
  private static final byte[] NO_GREETING = {};
  private static final String POLICY =
      "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
          + " object-src 'none'";

  private final UnitFacts unit;
  private final PanelLimits limits;
  private final RequestRate rate;
  private final Hands hands;
  private final Notices notices;
  private final EventStreams streams;
  private final PageFiles page = new PageFiles();

  FrontDoor(
      UnitFacts unit,
      PanelLimits limits,
      RequestRate rate,
      Hands hands,
      Notices notices,
      EventStreams streams) {
    this.unit = unit;
    this.limits = limits;
    this.rate = rate;
    this.hands = hands;
    this.notices = notices;
    this.streams = streams;
  }

  @Override
  public void handle(HttpExchange exchange) {
    try (exchange) {
      try {
        setHeadersForAll(exchange.getResponseHeaders());
        answer(exchange);
      } catch (Refusal refusal) {
        refuse(exchange, refusal.status(), refusal.getMessage());
      } catch (RuntimeException ours) {
        LOG.error("{} failed", exchange.getRequestURI().getRawPath(), ours);
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
    String path = String.valueOf(exchange.getRequestURI().getPath());
    switch (path) {
      case "/events" -> streamPictures(exchange);
      case "/hood" -> streamHood(exchange);
      case "/touch" -> takeTouch(exchange);
      default -> {
        if (!page.has(path)) {
          throw new Refusal(
              HttpURLConnection.HTTP_NOT_FOUND,
              "There is nothing here; the panel is at /, the table at /table.");
        }
        allow(exchange, "GET", "HEAD");
        page.serve(exchange, path);
      }
    }
  }

  private void streamPictures(HttpExchange exchange) throws IOException {
    allow(exchange, "GET");
    OwnPage.checkSender(exchange.getRequestHeaders());
    NoticeBoard board = board(parameter(exchange, "view"));
    String name = parameter(exchange, "page");
    if (name == null) {
      streams.serve(exchange, notices.greeting(), board);
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
      streams.serve(exchange, notices.greeting(), board);
    } finally {
      hands.leave(name);
    }
  }

  private NoticeBoard board(String view) throws Refusal {
    return switch (view == null ? "unit" : view) {
      case "unit" -> notices.unit();
      case "table" -> notices.onlookers();
      default ->
          throw new Refusal(
              HttpURLConnection.HTTP_BAD_REQUEST, "There are two views: unit and table.");
    };
  }

  private void streamHood(HttpExchange exchange) throws IOException {
    allow(exchange, "GET");
    OwnPage.checkSender(exchange.getRequestHeaders());
    int dial = List.of("A", "B").indexOf(String.valueOf(parameter(exchange, "dial")));
    if (dial < 0 || dial >= unit.dials()) {
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_REQUEST,
          "This unit has %d dials; ask for /hood?dial=A or B.".formatted(unit.dials()));
    }
    streams.serve(exchange, NO_GREETING, notices.hood(dial));
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
