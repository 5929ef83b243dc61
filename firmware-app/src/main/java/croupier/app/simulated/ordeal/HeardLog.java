package croupier.app.simulated.ordeal;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** What the program logs while evenings are played: no secret, and no mistake of its own. */
final class HeardLog extends OutputStream {
  private static final String MISTAKE = "mistake";

  /** So many lines behind it say where it was made. */
  private static final int TRACE = 4;

  private final PrintStream console = System.err;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private Secrecy secrecy = new Secrecy(0);
  private Consumer<String> reader = _ -> {};

  /** What was heard first that may not be said; null for nothing. */
  private BrokenPromise wrong;

  private int more;

  HeardLog() {
    System.setErr(new PrintStream(this, true, StandardCharsets.UTF_8));
  }

  /** From now on nobody may hear of these. */
  void listen(Secrecy newSecrets) {
    secrecy = newSecrets;
    reader = _ -> {};
    wrong = null;
    more = 0;
  }

  /** Who reads every line from now on. */
  void tells(Consumer<String> newReader) {
    reader = newReader;
  }

  @Override
  public void write(int letter) {
    line.write(letter);
    if (letter == '\n') {
      String said = line.toString(StandardCharsets.UTF_8).strip();
      line.reset();
      reader.accept(said);
      try {
        secrecy.check("the log", said);
      } catch (BrokenPromise told) {
        wrong = wrong == null ? told : wrong;
      }
      if (wrong == null && said.contains(MISTAKE)) {
        wrong = new BrokenPromise("the log says: " + said);
        more = TRACE;
      } else if (more > 0) {
        more--;
        wrong = new BrokenPromise(wrong.getMessage() + " | " + said);
      }
    }
  }

  /** Fails when something was heard that may not be said. */
  void check() {
    if (wrong != null) {
      throw wrong;
    }
  }

  @Override
  public void close() {
    System.setErr(console);
  }
}
