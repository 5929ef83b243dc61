package croupier.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the program logs while an input is taken. A table goes on after a mistake of ours, and says
 * in its log that there was one; here that is a finding.
 */
final class HeardMistakes implements AutoCloseable {
  private final PrintStream console = System.err;
  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

  HeardMistakes() {
    System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
  }

  /** Fails when a mistake was heard, or a secret. */
  void check(Iterable<String> secrets) {
    String said = heard.toString(StandardCharsets.UTF_8);
    if (said.contains("mistake")) {
      throw new Finding("the log says: " + said);
    }
    for (String secret : secrets) {
      if (said.contains(secret)) {
        throw new Finding("the log tells a secret: " + said);
      }
    }
  }

  @Override
  public void close() {
    System.setErr(console);
  }
}
