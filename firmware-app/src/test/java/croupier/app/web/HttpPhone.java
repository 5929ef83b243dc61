package croupier.app.web;

import croupier.app.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * Somebody's phone without a screen: it takes a seat and plays there by HTTP alone, as the page
 * does. All of it happens on threads of its own; the table is turned by whoever owns it.
 */
public final class HttpPhone implements AutoCloseable {
  private static final Executor APART = task -> Thread.ofVirtual().name("phone").start(task);

  /** A form is filled in once where so many buttons are pressed. */
  private static final int BUTTONS_A_FORM = 8;

  /** Is told of each event when it has come: its name, and what it says. */
  @FunctionalInterface
  public interface Ear {
    void hears(String event, String data);
  }

  /** An answer of the unit. */
  public record Answer(int status, String body) {}

  private final int port;
  private final Ear ear;
  private volatile String token = "";
  private volatile Map<String, Object> seat = Map.of();
  private volatile boolean live;
  private Socket line;

  /**
   * @param port of the door to the seats, on this machine
   * @param ear on the phone's own thread
   */
  public HttpPhone(int port, Ear ear) {
    this.port = port;
    this.ear = ear;
  }

  // --- what it knows

  /** What nobody else may ever be told. */
  public String token() {
    return token;
  }

  /** What its page shows now. */
  public Map<String, Object> seat() {
    return seat;
  }

  /** Whether its line is there. */
  public boolean isLive() {
    return live;
  }

  /** Whether the game waits for it. */
  public boolean must() {
    return Boolean.TRUE.equals(seat.get("must"));
  }

  public boolean isAsked() {
    return seat.containsKey("question");
  }

  // --- its line

  /** Opens its line, with the token that it has; what it knew before it forgets. */
  public void open() throws IOException {
    seat = Map.of();
    Socket opened = new Socket("127.0.0.1", port);
    line = opened;
    String own = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    send(opened, "GET /seat/events HTTP/1.1\r\nHost: 127.0.0.1\r\n" + own + "\r\n");
    APART.execute(() -> listen(opened));
  }

  private void listen(Socket from) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(from.getInputStream(), StandardCharsets.UTF_8))) {
      live = lines.readLine().contains(" 200 ");
      String name = "";
      for (String text = lines.readLine(); text != null; text = lines.readLine()) {
        if (text.startsWith("event: ")) {
          name = text.substring("event: ".length());
        } else if (text.startsWith("data: ")) {
          hear(name, text.substring("data: ".length()));
        }
      }
    } catch (IOException cut) {
      // A line ends.
    } finally {
      if (from == line) {
        live = false;
      }
    }
  }

  private void hear(String name, String data) {
    if (name.equals("seat")) {
      seat = read(data);
    }
    ear.hears(name, data);
  }

  private static Map<String, Object> read(String data) {
    try {
      return Json.readObject(data);
    } catch (Json.Malformed broken) {
      throw new IllegalStateException(data, broken);
    }
  }

  /** Its battery is empty: nobody is told, and nothing is given back. */
  @Override
  public void close() {
    try {
      if (line != null) {
        line.close();
      }
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  // --- what somebody does on it

  /** Asks for a seat, and opens its line when it has it. */
  public CompletableFuture<Answer> claim(int place, String name, int number) {
    Map<String, Object> claim = Map.of("seat", place, "name", name, "number", number);
    return apart("claim", claim)
        .thenApply(
            answer -> {
              if (answer.status() == 200) {
                token = (String) read(answer.body()).get("token");
                reopen();
              }
              return answer;
            });
  }

  /** Reloads its page. */
  public void reopen() {
    close();
    try {
      open();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /** Does one of the things that it can do now; too late, if there are none any more. */
  public CompletableFuture<Answer> acts(RandomGenerator chance) {
    Map<String, Object> now = seat;
    if (!now.containsKey("question")) {
      return CompletableFuture.completedFuture(new Answer(HttpURLConnection.HTTP_CONFLICT, ""));
    }
    Map<String, Object> act = new HashMap<>();
    act.put("question", now.get("question"));
    List<?> choices = (List<?>) now.get("choices");
    List<?> forms = (List<?>) now.get("forms");
    int buttons = choices.size() + (now.containsKey("press") ? 1 : 0);
    if (buttons == 0 || !forms.isEmpty() && chance.nextInt(BUTTONS_A_FORM) == 0) {
      act.put("action", filled((Map<?, ?>) forms.get(chance.nextInt(forms.size())), chance));
    } else {
      int button = chance.nextInt(buttons);
      if (button < choices.size()) {
        act.put("choice", button);
      }
    }
    return apart("act", act);
  }

  /** A form as somebody fills it in who picks enough, and does not think. */
  private static Map<String, Object> filled(Map<?, ?> form, RandomGenerator chance) {
    Map<String, Object> action = new HashMap<>();
    action.put("type", form.get("type"));
    long least = (Long) form.get("least");
    for (Object each : (List<?>) form.get("parts")) {
      Map<?, ?> part = (Map<?, ?>) each;
      String name = (String) part.get("name");
      if (part.containsKey("fixed")) {
        action.put(name, part.get("fixed"));
      } else if (part.containsKey("most")) {
        action.put(name, chance.nextLong((Long) part.get("least"), (Long) part.get("most") + 1));
      } else if (part.containsKey("any")) {
        action.put(name, picked((List<?>) part.get("any"), least, chance));
      } else {
        List<?> items = (List<?>) part.get("one");
        Object one = ((Map<?, ?>) items.get(chance.nextInt(items.size()))).get("value");
        if (one instanceof Map<?, ?> several) {
          several.forEach((key, value) -> action.put((String) key, value));
        } else {
          action.put(name, one);
        }
      }
    }
    return action;
  }

  private static List<Object> picked(List<?> items, long least, RandomGenerator chance) {
    List<Object> picked = new ArrayList<>();
    long worth = 0;
    for (Object each : items) {
      Map<?, ?> item = (Map<?, ?>) each;
      if (worth < least || chance.nextInt(4) == 0 && least == 0) {
        picked.add(item.get("value"));
        worth += (Long) item.get("worth");
      }
    }
    return picked;
  }

  private CompletableFuture<Answer> apart(String where, Map<String, Object> what) {
    return CompletableFuture.supplyAsync(() -> post("/seat/" + where, what), APART);
  }

  /** Brings something to the unit, with the token that it has. */
  public Answer post(String path, Map<String, Object> what) {
    byte[] body = Json.write(what).getBytes(StandardCharsets.UTF_8);
    try (Socket other = new Socket("127.0.0.1", port)) {
      String own = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
      String head =
          "POST %s HTTP/1.0\r\nHost: 127.0.0.1\r\n%sContent-Type: application/json\r\n"
              + "Content-Length: %d\r\n\r\n%s";
      send(other, head.formatted(path, own, body.length, new String(body, StandardCharsets.UTF_8)));
      String answer = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = Integer.parseInt(answer.substring(9, 12));
      return new Answer(status, answer.substring(answer.indexOf("\r\n\r\n") + 4));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private static void send(Socket to, String text) throws IOException {
    to.setTcpNoDelay(true);
    to.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
