package croupier.app.table;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Hears what the program logs, instead of the console. */
public final class Log implements AutoCloseable {
  private final PrintStream console = System.err;
  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

  public Log() {
    System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
  }

  public String text() {
    return heard.toString(StandardCharsets.UTF_8);
  }

  public long count(String words) {
    return text().lines().filter(line -> line.contains(words)).count();
  }

  @Override
  public void close() {
    System.setErr(console);
  }
}
