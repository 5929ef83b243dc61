package croupier.virtualpi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What the eyes told of a Pi, word for word. */
public final class Transcript {
  private final List<String> lines;

  public Transcript() {
    this(List.of());
  }

  private Transcript(List<String> lines) {
    this.lines = new ArrayList<>(lines);
  }

  public static Transcript read(Path file) throws IOException {
    return new Transcript(Files.readAllLines(file));
  }

  public void write(Path file) throws IOException {
    Files.write(file, lines);
  }

  /** Adds a line; of the time only the last word counts. */
  void add(String line) {
    if (!lines.isEmpty() && lines.getLast().startsWith("now") && line.startsWith("now")) {
      lines.removeLast();
    }
    lines.add(line);
  }

  List<String> lines() {
    return lines;
  }

  Transcript copy() {
    return new Transcript(lines);
  }
}
