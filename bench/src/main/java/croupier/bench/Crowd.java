package croupier.bench;

import croupier.hal.Clock;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What many pages that only look on cost the program as it is shipped, and then what lines cost
 * that somebody opens and says nothing on: memory, and how soon all pages have a change.
 *
 * <pre>java -cp "bench/target/lib/*:bench/target/classes" \
 *     croupier.bench.Crowd STREAMS IDLE COMMAND...</pre>
 */
public final class Crowd {
  private static final int FROM_ONE_ADDRESS = 20;
  private static final long LONGEST = 60 * Clock.SECOND;
  private static final long TAP = 200 * Clock.MILLISECOND;
  private static final int TURNS = 20;

  private final Clock clock = Clock.system();
  private final InetAddress here = InetAddress.ofLiteral("127.0.0.1");
  private final AtomicInteger pictures = new AtomicInteger();
  private final AtomicInteger gone = new AtomicInteger();
  private final List<Socket> lines = new ArrayList<>();
  private final RealProgram program;
  private int addresses;

  private Crowd(RealProgram program) {
    this.program = program;
  }

  public static void main(String[] arguments) throws Exception {
    List<String> all = List.of(arguments);
    try (RealProgram program = new RealProgram(all.subList(2, all.size()))) {
      new Crowd(program).come(Integer.parseInt(all.get(0)), Integer.parseInt(all.get(1)));
    }
  }

  private void come(int streams, int idle) throws IOException {
    watch(new Socket("127.0.0.1", program.panel()), "page=crowd&view=unit");
    await("the panel", 1);
    System.out.println("alone: " + program.memory());
    for (int stream = 0; stream < streams; stream++) {
      watch(line(stream), "view=table");
    }
    await("a picture on every page", streams + 1);
    System.out.println(streams + " pages watch: " + program.memory());
    change(streams + 1);
    System.out.println("after " + TURNS + " changes: " + program.memory());
    addresses += streams / FROM_ONE_ADDRESS + 1;
    for (int each = 0; each < idle; each++) {
      open(each);
    }
    System.out.println(idle + " idle lines more: " + program.memory());
    change(streams + 1);
    System.out.printf("%d of the pages have lost their line%n", gone.get());
  }

  private Socket line(int number) throws IOException {
    int address = addresses + number / FROM_ONE_ADDRESS;
    InetAddress from =
        InetAddress.ofLiteral("127.0.%d.%d".formatted(1 + address / 250, 1 + address % 250));
    Socket line = new Socket(here, program.lan(), from, 0);
    lines.add(line);
    return line;
  }

  private void open(int number) {
    try {
      line(number);
    } catch (IOException refused) {
      // It was one too many.
    }
  }

  private void watch(Socket line, String view) throws IOException {
    line.getOutputStream()
        .write(
            ("GET /events?" + view + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    BufferedReader told =
        new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8));
    Thread.ofVirtual().start(() -> read(told));
  }

  private void read(BufferedReader told) {
    try (told) {
      for (String text = told.readLine(); text != null; text = told.readLine()) {
        if (text.equals("event: picture")) {
          pictures.incrementAndGet();
        }
      }
    } catch (SocketException closed) {
      // Somebody has cut it.
    } catch (IOException broken) {
      System.err.println(broken);
    }
    gone.incrementAndGet();
  }

  /** Turns a dial in the menu: each time every page gets another picture. */
  private void change(int pages) {
    double most = 0;
    for (int turn = 0; turn < TURNS; turn++) {
      clock.await(clock.nanos() + TAP);
      pictures.set(0);
      long before = clock.nanos();
      program.post(
          "/touch", Map.of("control", "DIAL_A", "gesture", "TURN", "steps", 1, "page", "crowd"));
      await("a change on every page", pages);
      most = Math.max(most, (clock.nanos() - before) / (double) Clock.MILLISECOND);
    }
    System.out.printf("a change on all %d pages: %.0f ms at most%n", pages, most);
  }

  private void await(String what, int count) {
    long end = clock.nanos() + LONGEST;
    while (pictures.get() < count) {
      if (clock.nanos() > end) {
        throw new IllegalStateException(what + ": " + pictures + " of " + count);
      }
      Thread.onSpinWait();
    }
  }
}
