package croupier.virtualpi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Hands at the contacts of a virtual Pi. */
public final class Hands implements AutoCloseable {
  static final String PORT = "hands";

  private final SocketChannel port;
  private final BufferedReader answers;
  private final Writer commands;

  Hands(SocketChannel port) {
    this.port = port;
    answers =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(port), StandardCharsets.UTF_8));
    commands = Channels.newWriter(port, StandardCharsets.UTF_8);
  }

  /** Makes edges, earliest first, and says when each was made, on the Pi's clock. */
  public List<Edge> play(List<Edge> script) throws IOException {
    begin(script);
    return finish(script);
  }

  /** Begins with a script; {@link #finish} has to follow. */
  public void begin(List<Edge> script) throws IOException {
    StringBuilder command = new StringBuilder("play ").append(script.size()).append('\n');
    for (Edge edge : script) {
      command.append(edge.nanos() / 1_000).append(' ').append(edge.gpio());
      command.append(edge.high() ? " 1\n" : " 0\n");
    }
    commands.write(command.toString());
    commands.flush();
  }

  public List<Edge> finish(List<Edge> script) throws IOException {
    List<Edge> made = new ArrayList<>(script.size());
    for (Edge edge : script) {
      made.add(new Edge(Long.parseLong(answer()), edge.gpio(), edge.high()));
    }
    if (!answer().equals("done")) {
      throw new IOException("the hands lost count");
    }
    return made;
  }

  private String answer() throws IOException {
    String answer = answers.readLine();
    if (answer == null) {
      throw new IOException("the hands have gone");
    }
    return answer;
  }

  @Override
  public void close() {
    try {
      port.close();
    } catch (IOException _) {
      // The other side is gone already.
    }
  }
}
