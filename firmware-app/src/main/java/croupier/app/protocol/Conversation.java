package croupier.app.protocol;

import croupier.app.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Lines in, lines out. As long as requests lie there they are answered, and the answers are sent
 * together before more is waited for: a script that is piped in does not pay for each line, and who
 * waits for an answer gets it at once.
 */
public final class Conversation {
  private static final int ROOM = 1 << 16;

  /** No character takes more bytes. */
  private static final int MOST_BYTES = 4 * Limits.LINE;

  private final EngineProtocol engine;
  private final InputStream in;
  private final PrintStream out;
  private final ByteArrayOutputStream answers = new ByteArrayOutputStream(2 * ROOM);

  /**
   * What was read of a line whose end has not come; no more of it than shows that it is too long.
   */
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  public Conversation(EngineProtocol engine, InputStream in, PrintStream out) {
    this.engine = engine;
    this.in = in;
    this.out = out;
  }

  /** Answers line by line until the input ends or nothing takes the answers. */
  public void hold() throws IOException {
    byte[] bytes = new byte[ROOM];
    int count = 0;
    while (count >= 0) {
      hear(bytes, count);
      if (!send()) {
        return;
      }
      count = in.read(bytes);
    }
    if (line.size() > 0) {
      answer();
      send();
    }
  }

  /** Answers all lines that end here. */
  private void hear(byte[] bytes, int count) {
    int from = 0;
    for (int at = 0; at < count; at++) {
      if (bytes[at] == '\n') {
        keep(bytes, from, at);
        answer();
        from = at + 1;
      }
    }
    keep(bytes, from, count);
  }

  private void keep(byte[] bytes, int from, int to) {
    line.write(bytes, from, Math.min(to - from, MOST_BYTES + 1 - line.size()));
  }

  private void answer() {
    String request = line.toString(StandardCharsets.UTF_8);
    line.reset();
    if (!request.isBlank()) {
      AnswerBytes answer = engine.answerTo(request);
      answers.write(answer.bytes(), 0, answer.size());
      answers.write('\n');
      if (answers.size() > ROOM) {
        pass();
      }
    }
  }

  private void pass() {
    byte[] all = answers.toByteArray();
    out.write(all, 0, all.length);
    answers.reset();
  }

  /** Whether somebody took all answers. */
  private boolean send() {
    pass();
    return !out.checkError();
  }
}
