package croupier.app.pi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Lets each line that is logged begin with what the journal knows its weight by, so that {@code
 * journalctl -p warning} finds it.
 */
public final class JournalLog extends OutputStream {
  private static final Map<String, String> WEIGHTS =
      Map.of("[ERROR] ", "<3>", "[WARN] ", "<4>", "[INFO] ", "<6>", "[DEBUG] ", "<7>");

  /** What the program says beside its log is why it cannot go on. */
  private static final String COMPLAINT = "croupier: ";

  private final OutputStream journal;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private String weight = "<6>";

  JournalLog(OutputStream journal) {
    this.journal = journal;
  }

  /** A service tells what it does. To be called before anything is logged. */
  public static void prepare(Map<String, String> environment) {
    System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "info");
    if (isRead(environment)) {
      System.setErr(new PrintStream(new JournalLog(System.err), true, StandardCharsets.UTF_8));
    }
  }

  /**
   * Whether what is logged goes to the journal. A terminal that systemd has started passes on what
   * it was told of its own; so what is told is the file that this program writes to, or nothing.
   */
  public static boolean isRead(Map<String, String> environment) {
    return isRead(environment, Path.of("/proc/self/fd/2"));
  }

  static boolean isRead(Map<String, String> environment, Path written) {
    String stream = environment.get("JOURNAL_STREAM");
    if (stream == null) {
      return false;
    }
    try {
      Map<String, Object> file = Files.readAttributes(written, "unix:dev,ino");
      return stream.equals(file.get("dev") + ":" + file.get("ino"));
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  @Override
  public synchronized void write(int octet) {
    line.write(octet);
    if (octet == '\n') {
      pass(line.toString(StandardCharsets.UTF_8));
      line.reset();
    }
  }

  /** A line without a weight of its own goes on with what was said before. */
  private void pass(String said) {
    String words = said;
    for (Map.Entry<String, String> known : WEIGHTS.entrySet()) {
      if (said.startsWith(known.getKey())) {
        weight = known.getValue();
        words = said.substring(known.getKey().length());
      }
    }
    if (said.startsWith(COMPLAINT)) {
      weight = "<3>";
    }
    byte[] bytes = (weight + words).getBytes(StandardCharsets.UTF_8);
    try {
      journal.write(bytes);
      journal.flush();
    } catch (IOException _) {
      // Nobody keeps the journal any more.
    }
  }
}
