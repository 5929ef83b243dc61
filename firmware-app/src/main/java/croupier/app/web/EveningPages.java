package croupier.app.web;

import croupier.app.evenings.Evening;
import croupier.app.evenings.EveningShelf;
import croupier.app.evenings.Evenings;
import croupier.app.evenings.EveningsPage;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The pages of the evenings: all at {@code /evenings}, one at {@code /evenings?evening=2026-11-19}.
 * A page that was written once is kept until a record changes, and one is written at a time: no
 * number of requests takes more than a part of the machine from the table.
 */
final class EveningPages {
  private static final Logger LOG = LoggerFactory.getLogger(EveningPages.class);
  private static final String PAGE = "/evenings";
  private static final String STYLE = "/evenings.css";
  private static final String HTML = "text/html; charset=utf-8";

  private final EveningShelf shelf;
  private final ZoneId zone;
  private final Map<String, byte[]> written = new HashMap<>();
  private EveningsPage page;
  private Evenings told;

  EveningPages(EveningShelf shelf, Words words, ZoneId zone) {
    this.shelf = shelf;
    this.zone = zone;
    page = new EveningsPage(words, zone);
  }

  /** From now on the pages are in this language. */
  synchronized void speak(Words words) {
    page = new EveningsPage(words, zone);
    written.clear();
  }

  /** How many are kept written. */
  synchronized int kept() {
    return written.size();
  }

  boolean has(String path) {
    return isAddress(path) || path.equals(STYLE);
  }

  /** Whether people can type it, or follow a link to it. */
  boolean isAddress(String path) {
    return path.equals(PAGE);
  }

  void serve(Request request, Reply reply) throws IOException {
    reply.header("Cache-Control", "no-cache");
    if (request.path().equals(STYLE)) {
      reply.send(HttpURLConnection.HTTP_OK, "text/css; charset=utf-8", bytes(EveningsPage.style()));
      return;
    }
    switch (look()) {
      case EveningShelf.Look.Later(int read, int all) ->
          reply.send(HttpURLConnection.HTTP_OK, HTML, reading(read, all));
      case EveningShelf.Look.All(Evenings evenings) ->
          tell(evenings, request.parameter("evening"), reply);
    }
  }

  private EveningShelf.Look look() throws IOException {
    try {
      return shelf.look();
    } catch (IOException unreadable) {
      LOG.warn("the games cannot be read: {}", unreadable.toString());
      throw new Refusal(HttpURLConnection.HTTP_UNAVAILABLE, Message.of("web.no-games-folder"));
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
      throw new IOException("the panel closes", closed);
    }
  }

  private void tell(Evenings evenings, String id, Reply reply) throws IOException {
    Optional<Evening> evening = Optional.ofNullable(id).flatMap(evenings::named);
    boolean missing = id != null && evening.isEmpty();
    reply.send(
        missing ? HttpURLConnection.HTTP_NOT_FOUND : HttpURLConnection.HTTP_OK,
        HTML,
        missing ? missing() : written(evenings, evening));
  }

  private synchronized byte[] reading(int read, int all) {
    return bytes(page.reading(read, all));
  }

  private synchronized byte[] missing() {
    return bytes(page.missing());
  }

  private synchronized byte[] written(Evenings evenings, Optional<Evening> only) {
    if (told != evenings || written.size() >= PanelLimits.EVENINGS_KEPT) {
      told = evenings;
      written.clear();
    }
    return written.computeIfAbsent(
        only.map(Evening::id).orElse(""),
        _ -> bytes(only.map(page::unit).orElseGet(() -> page.unit(evenings))));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
