package croupier.bench;

import croupier.app.web.HttpPhone;
import croupier.engine.Games;
import croupier.hal.Clock;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * A long evening of {@code travel}: a phone at each of six seats, two tables and a panel, all over
 * HTTP at the program as it is shipped. How soon a press on one page is a change on all others; and
 * then, as quickly as it goes, how much memory so many acts take.
 *
 * <pre>java -cp "bench/target/lib/*:bench/target/classes" \
 *     croupier.bench.PhonesEvening PRESSES ACTS COMMAND...</pre>
 */
public final class PhonesEvening implements AutoCloseable {
  private static final int SEATS = 6;
  private static final int TABLES = 2;
  private static final long QUIET = 250 * Clock.MILLISECOND;
  private static final long LONGEST = 60 * Clock.SECOND;
  private static final long BREATH = Clock.MILLISECOND;
  private static final long TAP = 120 * Clock.MILLISECOND;
  private static final int SHOW_SECONDS = 30;

  private final Clock clock = Clock.system();
  private final Random chance = new Random(1);
  private final RealProgram program;
  private final List<HttpPhone> phones = new ArrayList<>();
  private final List<Socket> screens = new ArrayList<>();

  /** When each page first heard something since the last press: phones, tables, panel. */
  private final long[] heard = new long[SEATS + TABLES + 1];

  private volatile long heardLast;

  private PhonesEvening(List<String> command) throws IOException, InterruptedException {
    program = new RealProgram(command);
  }

  public static void main(String[] arguments) throws Exception {
    List<String> all = List.of(arguments);
    try (PhonesEvening evening = new PhonesEvening(all.subList(2, all.size()))) {
      evening.sitDown();
      System.out.println("after the start: " + evening.program.memory());
      evening.press(Integer.parseInt(all.get(0)));
      System.out.println("after the presses: " + evening.program.memory());
      evening.play(Integer.parseInt(all.get(1)));
      System.out.println("after the evening: " + evening.program.memory());
    }
  }

  // --- pages

  private synchronized void hears(int page) {
    heardLast = clock.nanos();
    if (heard[page] == 0) {
      heard[page] = heardLast;
    }
  }

  private synchronized void listen() {
    Arrays.fill(heard, 0);
  }

  private synchronized long[] heard() {
    return heard.clone();
  }

  private void openScreen(int page, int port, String view) throws IOException {
    Socket line = new Socket("127.0.0.1", port);
    screens.add(line);
    OutputStream out = line.getOutputStream();
    out.write(
        ("GET /events?" + view + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8));
    Thread.ofPlatform().daemon().start(() -> watch(lines, page));
  }

  private void watch(BufferedReader lines, int page) {
    try (lines) {
      for (String text = lines.readLine(); text != null; text = lines.readLine()) {
        if (text.startsWith("data: ")) {
          hears(page);
        }
      }
    } catch (IOException closed) {
      // The evening is over.
    }
  }

  private void tap(String control) {
    touch(Map.of("control", control, "gesture", "DOWN", "page", "bench"));
    clock.await(clock.nanos() + TAP);
    touch(Map.of("control", control, "gesture", "UP", "page", "bench"));
    clock.await(clock.nanos() + 4 * TAP);
  }

  private void touch(Map<String, Object> touch) {
    int status = program.post("/touch", touch);
    if (status != 204) {
      throw new IllegalStateException(touch + ": " + status);
    }
  }

  private void skip() {
    program.post("/bench", Map.of("type", "skip", "seconds", SHOW_SECONDS));
  }

  private void until(String what, BooleanSupplier condition) {
    long end = clock.nanos() + LONGEST;
    while (!condition.getAsBoolean()) {
      if (clock.nanos() > end) {
        throw new IllegalStateException("it never is: " + what);
      }
      LockSupport.parkNanos(BREATH);
    }
  }

  // --- the evening

  private void sitDown() throws IOException {
    openScreen(SEATS + TABLES, program.panel(), "page=bench&view=unit");
    for (int table = 0; table < TABLES; table++) {
      openScreen(SEATS + table, program.lan(), "view=table");
    }
    until("the panel is there", () -> heard()[SEATS + TABLES] != 0);
    tap("OK");
    touch(
        Map.of(
            "control",
            "DIAL_A",
            "gesture",
            "TURN",
            "steps",
            Games.ALL.indexOf(Games.named("travel")),
            "page",
            "bench"));
    clock.await(clock.nanos() + 4 * TAP);
    tap("OK");
    tap("OK");
    for (int seat = 0; seat < SEATS; seat++) {
      int page = seat;
      HttpPhone phone = new HttpPhone(program.lan(), (_, _) -> hears(page));
      HttpPhone.Answer answer = phone.claim(seat, "Guest " + (seat + 1), 0).join();
      if (answer.status() != 200) {
        throw new IllegalStateException(answer.toString());
      }
      phones.add(phone);
    }
    tap("OK");
    tap("OK");
  }

  /** A phone that the game waits for. */
  private HttpPhone awaited() {
    until("somebody is waited for", () -> phones.stream().anyMatch(HttpPhone::must));
    List<HttpPhone> awaited = phones.stream().filter(HttpPhone::must).toList();
    return awaited.get(chance.nextInt(awaited.size()));
  }

  /** How long each of the other pages waits for what one does, at the pace of a real table. */
  private void press(int presses) {
    List<Double> millis = new ArrayList<>();
    int unseen = 0;
    for (int press = 0; press < presses; press++) {
      until("it is quiet", () -> heardLast < clock.nanos() - QUIET);
      HttpPhone phone = awaited();
      listen();
      long before = clock.nanos();
      phone.acts(chance).join();
      clock.await(before + QUIET);
      long[] heard = heard();
      for (int page = 0; page < heard.length; page++) {
        if (page != phones.indexOf(phone)) {
          if (heard[page] == 0) {
            unseen++;
          } else {
            millis.add((heard[page] - before) / (double) Clock.MILLISECOND);
          }
        }
      }
      skip();
    }
    millis.sort(null);
    System.out.printf(
        "a press to the change on another page: %.1f ms median, %.1f ms at 99 %%, %.1f ms at most;"
            + " %d changes of %d presses, %d pages saw none%n",
        at(millis, 0.5), at(millis, 0.99), at(millis, 1), millis.size(), presses, unseen);
  }

  private static double at(List<Double> sorted, double part) {
    int last = sorted.size() - 1;
    return last < 0 ? Double.NaN : sorted.get((int) Math.round(part * last));
  }

  /** So many acts as quickly as they can be; what the unit would show meanwhile is skipped. */
  private void play(int acts) {
    for (int act = 0; act < acts; act++) {
      awaited().acts(chance).join();
      skip();
    }
  }

  @Override
  public void close() throws IOException {
    phones.forEach(HttpPhone::close);
    for (Socket screen : screens) {
      screen.close();
    }
    program.close();
  }
}
