package croupier.app.web;

import croupier.app.json.Json;
import croupier.app.words.Message;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Answers every request: who may come in, and to what. Only who may come in spends a budget, or a
 * stranger could use it up.
 */
final class FrontDoor implements Door {
  private static final int TOO_MANY_REQUESTS = 429;
  private static final byte[] NO_GREETING = {};

  private final UnitFacts unit;
  private final PanelLimits limits;
  private final Budgets budgets;
  private final Hands hands;
  private final Notices notices;
  private final EventStreams streams;
  private final PageFiles page;
  private final SeatDesk desk;
  private final Guest here;

  /** Null where nobody tells of evenings. */
  private volatile EveningPages evenings;

  private volatile boolean eveningsOpen = true;

  /** What programs of this machine may read of how the unit fares; null where they may not. */
  private volatile Supplier<String> metrics;

  /** Of simulated hardware; null where a real unit is. */
  private volatile Workbench bench;

  FrontDoor(
      UnitFacts unit,
      PanelLimits limits,
      Budgets budgets,
      Hands hands,
      Notices notices,
      EventStreams streams,
      PageFiles page,
      SeatDesk desk,
      Guest here) {
    this.page = page;
    this.desk = desk;
    this.here = here;
    this.unit = unit;
    this.limits = limits;
    this.budgets = budgets;
    this.hands = hands;
    this.notices = notices;
    this.streams = streams;
  }

  /** From now on pages can work at this. */
  void offer(Workbench workbench) {
    bench = workbench;
  }

  @Override
  public void answer(Request request, Reply reply, Socket line) throws IOException {
    OwnPage.checkName(request);
    boolean link = OwnPage.isLink(request) && isAddress(request.path());
    if (!link) {
      OwnPage.checkSender(request);
    }
    switch (request.path()) {
      case "/events" -> streamPictures(request, reply, line);
      case "/hood" -> streamHood(request, reply, line);
      case "/touch" -> takeTouch(request, reply);
      case String path when SeatDesk.has(path) -> {
        spend(budgets.ofAnybody(), reply);
        desk.answer(request, reply, line, here, streams);
      }
      case "/bench" -> atTheBench(request, reply);
      case "/metrics" -> tellMetrics(request, reply);
      default -> {
        spend(link ? budgets.ofLinks() : budgets.ofAnybody(), reply);
        servePage(request, reply);
      }
    }
  }

  /** From now on programs of this machine can read this. */
  void measure(Supplier<String> text) {
    metrics = text;
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

  private void tellMetrics(Request request, Reply reply) throws IOException {
    spend(budgets.ofAnybody(), reply);
    if (metrics == null) {
      throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, Message.of("web.no-metrics"));
    }
    request.allow(reply, "GET", "HEAD");
    reply.header("Cache-Control", "no-store");
    reply.send(
        HttpURLConnection.HTTP_OK,
        "text/plain; version=0.0.4; charset=utf-8",
        metrics.get().getBytes(StandardCharsets.UTF_8));
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
      request.allow(reply, "GET", "HEAD");
      told.serve(request, reply);
      return;
    }
    if (!page.has(request.path())) {
      throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, Message.of("web.nothing-here"));
    }
    request.allow(reply, "GET", "HEAD");
    page.serve(request, reply);
  }

  private void streamPictures(Request request, Reply reply, Socket line) throws IOException {
    spend(budgets.ofAnybody(), reply);
    request.allow(reply, "GET");
    NoticeBoard board = board(request.parameter("view"));
    String name = request.parameter("page");
    if (name == null) {
      streams.serve(reply, line, notices.facts(), board);
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
      streams.serve(reply, line, notices.facts(), board);
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
    request.allow(reply, "GET");
    int dial = List.of("A", "B").indexOf(String.valueOf(request.parameter("dial")));
    if (dial < 0 || dial >= unit.dials()) {
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_REQUEST, Message.of("web.dials").with("dials", unit.dials()));
    }
    streams.serve(reply, line, NO_GREETING, notices.hood(dial));
  }

  private void takeTouch(Request request, Reply reply) throws IOException {
    request.allow(reply, "POST");
    request.checkIsJson();
    TouchRequest touch = TouchRequest.read(request.body(), unit, limits);
    spend(budgets.of(touch.page()), reply);
    boolean here = hands.touch(touch.page(), touch.touch());
    if (!here && touch.touch().motion() != Touch.Motion.UP) {
      throw new Refusal(HttpURLConnection.HTTP_CONFLICT, Message.of("web.no-stream"));
    }
    reply.send(HttpURLConnection.HTTP_NO_CONTENT);
  }

  private void atTheBench(Request request, Reply reply) throws IOException {
    spend(budgets.ofAnybody(), reply);
    if (bench == null) {
      throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, Message.of("web.no-bench"));
    }
    request.allow(reply, "GET", "POST");
    if (request.method().equals("POST")) {
      request.checkIsJson();
      bench.work(BenchRequest.read(request.body()));
      reply.send(HttpURLConnection.HTTP_NO_CONTENT);
      return;
    }
    Map<String, Object> seen =
        bench
            .look()
            .orElseThrow(
                () -> new Refusal(HttpURLConnection.HTTP_UNAVAILABLE, Message.of("web.no-power")));
    reply.header("Cache-Control", "no-store");
    reply.send(
        HttpURLConnection.HTTP_OK,
        "application/json",
        Json.write(seen).getBytes(StandardCharsets.UTF_8));
  }
}
