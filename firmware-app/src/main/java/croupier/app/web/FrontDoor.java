package croupier.app.web;

import croupier.app.words.Message;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.util.List;

/**
 * Answers every request: who may come in, and to what. Only who may come in spends a budget, or a
 * stranger could use it up.
 */
final class FrontDoor {
  private static final int TOO_MANY_REQUESTS = 429;
  private static final byte[] NO_GREETING = {};

  private final UnitFacts unit;
  private final PanelLimits limits;
  private final Budgets budgets;
  private final Hands hands;
  private final Notices notices;
  private final EventStreams streams;
  private final PageFiles page;

  /** Null where nobody tells of evenings. */
  private volatile EveningPages evenings;

  private volatile boolean eveningsOpen = true;

  FrontDoor(
      UnitFacts unit,
      PanelLimits limits,
      Budgets budgets,
      Hands hands,
      Notices notices,
      EventStreams streams,
      PageFiles page) {
    this.page = page;
    this.unit = unit;
    this.limits = limits;
    this.budgets = budgets;
    this.hands = hands;
    this.notices = notices;
    this.streams = streams;
  }

  void answer(Request request, Reply reply, Socket line) throws IOException {
    OwnPage.checkName(request);
    boolean link = OwnPage.isLink(request) && isAddress(request.path());
    if (!link) {
      OwnPage.checkSender(request);
    }
    switch (request.path()) {
      case "/events" -> streamPictures(request, reply, line);
      case "/hood" -> streamHood(request, reply, line);
      case "/touch" -> takeTouch(request, reply);
      default -> {
        spend(link ? budgets.ofLinks() : budgets.ofAnybody(), reply);
        servePage(request, reply);
      }
    }
  }

  /** From now on there are pages of the evenings, too. */
  void tellOf(EveningPages newEvenings) {
    evenings = newEvenings;
  }

  /** Whether whoever sees the pages may see those of the evenings. */
  void openEvenings(boolean open) {
    eveningsOpen = open;
  }

  private EveningPages evenings() {
    return eveningsOpen ? evenings : null;
  }

  private boolean isAddress(String path) {
    EveningPages told = evenings();
    return page.isAddress(path) || told != null && told.isAddress(path);
  }

  private static void spend(RequestRate budget, Reply reply) throws Refusal {
    if (!budget.allows()) {
      reply.header("Retry-After", "1");
      throw new Refusal(TOO_MANY_REQUESTS, Message.of("web.too-many-requests"));
    }
  }

  private void servePage(Request request, Reply reply) throws IOException {
    EveningPages told = evenings();
    if (told != null && told.has(request.path())) {
      allow(request, reply, "GET", "HEAD");
      told.serve(request, reply);
      return;
    }
    if (!page.has(request.path())) {
      throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, Message.of("web.nothing-here"));
    }
    allow(request, reply, "GET", "HEAD");
    page.serve(request, reply);
  }

  private void streamPictures(Request request, Reply reply, Socket line) throws IOException {
    spend(budgets.ofAnybody(), reply);
    allow(request, reply, "GET");
    NoticeBoard board = board(request.parameter("view"));
    String name = request.parameter("page");
    if (name == null) {
      streams.serve(reply, line, notices.greeting(), board);
      return;
    }
    if (!TouchRequest.isPageName(name)) {
      throw new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, TouchRequest.pageName());
    }
    if (!hands.arrive(name)) {
      throw new Refusal(HttpURLConnection.HTTP_CONFLICT, Message.of("web.name-taken"));
    }
    budgets.open(name);
    try {
      streams.serve(reply, line, notices.greeting(), board);
    } finally {
      budgets.close(name);
      hands.leave(name);
    }
  }

  private NoticeBoard board(String view) throws Refusal {
    return switch (view == null ? "unit" : view) {
      case "unit" -> notices.unit();
      case "table" -> notices.onlookers();
      default -> throw new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, Message.of("web.two-views"));
    };
  }

  private void streamHood(Request request, Reply reply, Socket line) throws IOException {
    spend(budgets.of(request.parameter("page")), reply);
    allow(request, reply, "GET");
    int dial = List.of("A", "B").indexOf(String.valueOf(request.parameter("dial")));
    if (dial < 0 || dial >= unit.dials()) {
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_REQUEST, Message.of("web.dials").with("dials", unit.dials()));
    }
    streams.serve(reply, line, NO_GREETING, notices.hood(dial));
  }

  private void takeTouch(Request request, Reply reply) throws IOException {
    allow(request, reply, "POST");
    if (!String.valueOf(request.header("content-type")).startsWith("application/json")) {
      throw new Refusal(HttpURLConnection.HTTP_UNSUPPORTED_TYPE, Message.of("web.send-json"));
    }
    TouchRequest touch = TouchRequest.read(request.body(), unit, limits);
    spend(budgets.of(touch.page()), reply);
    boolean here = hands.touch(touch.page(), touch.touch());
    if (!here && touch.touch().motion() != Touch.Motion.UP) {
      throw new Refusal(HttpURLConnection.HTTP_CONFLICT, Message.of("web.no-stream"));
    }
    reply.send(HttpURLConnection.HTTP_NO_CONTENT);
  }

  private static void allow(Request request, Reply reply, String... methods) throws Refusal {
    if (!List.of(methods).contains(request.method())) {
      String allowed = String.join(", ", methods);
      reply.header("Allow", allowed);
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_METHOD, Message.of("web.methods").with("methods", allowed));
    }
  }
}
