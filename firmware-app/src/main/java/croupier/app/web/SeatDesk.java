package croupier.app.web;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatHand;
import croupier.app.seat.SeatPages;
import croupier.app.seat.TableThread;
import croupier.app.words.Message;
import croupier.engine.Records;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * What pages ask for their seats. A seat is named by its token alone, in a header that no link and
 * no form of another page can send.
 */
final class SeatDesk {
  private static final int TOO_MANY_REQUESTS = 429;
  private static final String BEARER = "Bearer ";

  private static final TableThread NO_TABLE =
      new TableThread() {
        @Override
        public boolean put(Runnable what) {
          return false;
        }

        @Override
        public void after(long nanos, Runnable what) {}
      };

  private volatile SeatPages pages = new SeatPages(NO_TABLE);
  private final SeatNotices notices;
  private final WayIn wayIn;
  private final Supplier<byte[]> greeting;
  private final PanelLimits limits;
  private final EventStreams own = new EventStreams(PanelLimits.SEAT_STREAMS);

  /**
   * @param greeting what every stream begins with
   */
  SeatDesk(SeatNotices notices, WayIn wayIn, Supplier<byte[]> greeting, PanelLimits limits) {
    this.notices = notices;
    this.wayIn = wayIn;
    this.greeting = greeting;
    this.limits = limits;
  }

  /** From now on these are the pages; those of a table that is gone have no seat any more. */
  void serve(SeatPages now) {
    notices.closeSeats();
    now.foundAt(wayIn::address);
    now.showOn(notices);
    pages = now;
  }

  /** Whether this is asked here. */
  static boolean has(String path) {
    return switch (path) {
      case "/seat/events", "/seat/claim", "/seat/act", "/seat/leave", "/seat/code.svg" -> true;
      default -> false;
    };
  }

  void answer(Request request, Reply reply, Socket line, Guest guest, EventStreams streams)
      throws IOException {
    switch (request.path()) {
      case "/seat/events" -> {
        request.allow(reply, "GET");
        if (request.header("authorization") == null) {
          streams.serve(reply, line, greeting.get(), notices.door());
        } else {
          int place = place(request, guest);
          NoticeBoard board = notices.seat(place).orElseThrow(SeatDesk::noSeat);
          notices.looks(place, 1);
          try {
            own.serve(reply, line, greeting.get(), board);
          } finally {
            notices.looks(place, -1);
          }
        }
      }
      case "/seat/claim" -> claim(fields(request, reply), reply, guest);
      case "/seat/act" -> {
        Map<String, Object> fields = fields(request, reply);
        touch(place(request, guest), fields, reply);
      }
      case "/seat/leave" -> {
        fields(request, reply);
        pages.leave(place(request, guest));
        reply.send(HttpURLConnection.HTTP_NO_CONTENT);
      }
      case "/seat/code.svg" -> {
        request.allow(reply, "GET", "HEAD");
        String address = wayIn.address().orElseThrow(SeatDesk::noWayIn);
        reply.header("Cache-Control", "no-store");
        reply.send(HttpURLConnection.HTTP_OK, "image/svg+xml", WayIn.code(address));
      }
      default -> throw new IllegalArgumentException(request.path());
    }
  }

  /** Ends the streams that have written nothing of what they began since the last time. */
  void dropStalled() {
    own.dropStalled();
  }

  // --- who asks

  /** The seat that the page has. */
  private int place(Request request, Guest guest) throws Refusal {
    String shown = String.valueOf(request.header("authorization"));
    OptionalInt place =
        shown.startsWith(BEARER)
            ? pages.seat(shown.substring(BEARER.length()))
            : OptionalInt.empty();
    if (place.isEmpty()) {
      if (!guest.guesses().allows()) {
        throw new Refusal(TOO_MANY_REQUESTS, Message.of("web.too-many-requests"));
      }
      throw noSeat();
    }
    return place.getAsInt();
  }

  private static Refusal noWayIn() {
    return new Refusal(HttpURLConnection.HTTP_NOT_FOUND, Message.of("web.no-way-in"));
  }

  private static Refusal noSeat() {
    return new Refusal(HttpURLConnection.HTTP_UNAUTHORIZED, Message.of("seat.token-old"));
  }

  // --- a seat is wanted

  private void claim(Map<String, Object> fields, Reply reply, Guest guest) throws IOException {
    int place = number(fields, "seat", 0, Limits.SEATS - 1);
    int number = number(fields, "number", 0, Limits.CLAIM_NUMBER);
    SeatClaim claim = new SeatClaim(place, name(fields), number);
    if (!guest.claims().allows()) {
      throw new Refusal(TOO_MANY_REQUESTS, Message.of("seat.too-many-claims"));
    }
    pages.claim(claim);
    SeatClaim.Answer answer = when(claim.answer(), limits.longestClaim().toMillis());
    if (answer.token().isEmpty()) {
      throw new Refusal(HttpURLConnection.HTTP_CONFLICT, answer.why());
    }
    guest.claims().refund();
    reply.header("Cache-Control", "no-store");
    String token = Json.write(Map.of("token", answer.token().get(), "place", place));
    reply.send(
        HttpURLConnection.HTTP_OK, "application/json", token.getBytes(StandardCharsets.UTF_8));
  }

  private static String name(Map<String, Object> fields) throws Refusal {
    if (!(fields.get("name") instanceof String given)) {
      return "";
    }
    String name = given.strip();
    if (name.codePointCount(0, name.length()) > Limits.NAME
        || !name.codePoints().allMatch(Records::canBeShown)) {
      throw bad(Message.of("seat.name").with("most", Limits.NAME));
    }
    return name;
  }

  // --- somebody does something

  private void touch(int place, Map<String, Object> fields, Reply reply) throws IOException {
    long question = number(fields, "question", 0, Integer.MAX_VALUE);
    int choice = fields.containsKey("choice") ? number(fields, "choice", 0, Limits.CHOICES) : -1;
    boolean back = fields.get("back") == Boolean.TRUE;
    SeatHand.Touch touch = new SeatHand.Touch(question, choice, action(fields), back);
    Optional<Message> why = when(pages.touch(place, touch), limits.longestAct().toMillis());
    if (why.isPresent()) {
      throw new Refusal(HttpURLConnection.HTTP_CONFLICT, why.get());
    }
    reply.send(HttpURLConnection.HTTP_NO_CONTENT);
  }

  @SuppressWarnings("unchecked") // Json reads objects with texts for names.
  private static Map<String, Object> action(Map<String, Object> fields) throws Refusal {
    return switch (fields.get("action")) {
      case null -> Map.of();
      case Map<?, ?> action -> (Map<String, Object>) action;
      default -> throw bad(Message.of("seat.unfit").with("field", "action"));
    };
  }

  private static <T> T when(CompletableFuture<T> done, long millis) throws Refusal {
    try {
      return done.get(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException _) {
      // Nobody has answered.
    }
    throw new Refusal(HttpURLConnection.HTTP_UNAVAILABLE, Message.of("seat.busy"));
  }

  // --- what was sent

  private static Map<String, Object> fields(Request request, Reply reply) throws Refusal {
    request.allow(reply, "POST");
    request.checkIsJson();
    try {
      return Json.readObject(new String(request.body(), StandardCharsets.UTF_8));
    } catch (Json.Malformed _) {
      throw bad(Message.of("seat.not-json"));
    }
  }

  private static int number(Map<String, Object> fields, String name, int least, int most)
      throws Refusal {
    if (fields.get(name) instanceof Long number && number >= least && number <= most) {
      return number.intValue();
    }
    throw bad(Message.of("seat.unfit").with("field", name));
  }

  private static Refusal bad(Message why) {
    return new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, why);
  }
}
