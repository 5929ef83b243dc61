package croupier.app.command;

import croupier.app.Limits;
import croupier.app.Secrets;
import croupier.app.live.SavedGames;
import croupier.app.protocol.EngineProtocol;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The engine protocol on standard input and output. */
@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-engine}",
    footer = {"", "  echo '{\"id\":1,\"cmd\":\"games\"}' | croupier engine"})
final class EngineCommand implements Callable<Integer> {
  @Override
  public Integer call() {
    if (StandardStreams.inputIsClosed()) {
      throw new Failure(Exit.NO_INPUT, Message.of("command.no-input"));
    }
    try {
      converse(System.in, new PrintStream(System.out, false, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Failure(
          Exit.NO_INPUT,
          Message.of("command.input-unreadable")
              .with("why", RefusalWords.of(SavedGames.because(e))));
    }
    return Exit.OK;
  }

  /** Answers line by line until the input ends or nothing takes the answers. */
  static void converse(InputStream in, PrintStream out) throws IOException {
    EngineProtocol protocol = new EngineProtocol(new Secrets());
    BufferedReader requests = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    StringBuilder line = new StringBuilder();
    while (!out.checkError() && readLine(requests, line)) {
      if (line.length() > Limits.LINE) {
        out.println(EngineProtocol.tooLong());
      } else if (!line.toString().isBlank()) {
        out.println(protocol.answer(line.toString()));
      }
      out.flush();
    }
  }

  /** Reads a line, but keeps no more of it than shows that it is too long. */
  private static boolean readLine(BufferedReader from, StringBuilder line) throws IOException {
    line.setLength(0);
    int character = from.read();
    if (character < 0) {
      return false;
    }
    while (character >= 0 && character != '\n') {
      if (line.length() <= Limits.LINE) {
        line.append((char) character);
      }
      character = from.read();
    }
    return true;
  }
}
