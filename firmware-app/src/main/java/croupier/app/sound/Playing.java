package croupier.app.sound;

import croupier.hal.Fault;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Programs that play something now, each of which reads what the one before it writes. */
final class Playing implements AutoCloseable {
  /** A program is not installed. */
  static final class NoProgram extends Exception {
    private final String program;

    NoProgram(String program, IOException cause) {
      super(program, cause);
      this.program = program;
    }

    String program() {
      return program;
    }
  }

  private static final int MOST_SAID = 2_000;
  private static final int MOST_TOLD = 60;

  private final String device;
  private final List<Process> programs;
  private final long mostMillis;

  private Playing(String device, List<Process> programs, long mostMillis) {
    this.device = device;
    this.programs = programs;
    this.mostMillis = mostMillis;
  }

  /**
   * @param commands each with its arguments
   * @param input for the first of them: no more than finds room in a pipe, so that a program that
   *     does not read it keeps nobody
   */
  static Playing start(String device, List<List<String>> commands, byte[] input, long mostMillis)
      throws NoProgram {
    Playing playing = new Playing(device, startAll(commands), mostMillis);
    try (OutputStream in = playing.programs.getFirst().getOutputStream()) {
      in.write(input);
    } catch (IOException _) {
      // It has ended already, and says why.
    }
    return playing;
  }

  private static List<Process> startAll(List<List<String>> commands) throws NoProgram {
    List<ProcessBuilder> builders = new ArrayList<>();
    for (List<String> command : commands) {
      ProcessBuilder builder = new ProcessBuilder(command);
      if (builders.size() < commands.size() - 1) {
        builder.redirectError(Redirect.DISCARD);
      } else {
        builder.redirectOutput(Redirect.DISCARD);
      }
      builders.add(builder);
    }
    try {
      return ProcessBuilder.startPipeline(builders);
    } catch (IOException e) {
      String told = String.valueOf(e.getMessage());
      String missing =
          commands.stream()
              .map(List::getFirst)
              .filter(program -> told.contains('"' + program + '"'))
              .findFirst()
              .orElse(commands.getFirst().getFirst());
      throw new NoProgram(missing, e);
    }
  }

  long mostMillis() {
    return mostMillis;
  }

  private Process last() {
    return programs.getLast();
  }

  boolean isOverWithin(long time, TimeUnit unit) throws InterruptedException {
    return last().waitFor(time, unit);
  }

  /** Why it was not heard, when it is over. */
  Optional<Fault> fault() {
    return last().exitValue() == 0
        ? Optional.empty()
        : Optional.of(Fault.of("speaker-refused").with("device", device).with("why", why()));
  }

  /** What is wrong when it is not over after so long. */
  Fault hangs() {
    return Fault.of("speaker-hangs")
        .with("device", device)
        .with("seconds", TimeUnit.MILLISECONDS.toSeconds(mostMillis));
  }

  /** The end of what it said: aplay writes the reason last, after where in it that was found. */
  private String why() {
    String said = "";
    try (InputStream error = last().getErrorStream()) {
      // Not to its end: somebody whom it started may keep that open.
      byte[] bytes = error.readNBytes(Math.min(error.available(), MOST_SAID));
      said = new String(bytes, StandardCharsets.UTF_8).strip();
    } catch (IOException _) {
      // Then its number has to do.
    }
    String reason = said.substring(said.lastIndexOf('\n') + 1);
    reason = reason.substring(reason.lastIndexOf(": ") < 0 ? 0 : reason.lastIndexOf(": ") + 2);
    return reason.isEmpty()
        ? Integer.toString(last().exitValue())
        : reason.substring(0, Math.min(reason.length(), MOST_TOLD));
  }

  /**
   * Ends what has not ended by itself, and waits until that is true: of programs that cannot even
   * be killed there is never more than one set.
   */
  @Override
  public void close() {
    try {
      for (Process program : programs) {
        program.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
