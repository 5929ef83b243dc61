package croupier.app.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A program of somebody else that is running: a line goes in, a line comes out, within its limits.
 * It cannot keep anybody waiting, neither by what it does not say nor by what it does not read, and
 * of what it says no more is kept than fits. What it writes to standard error is nobody's business.
 *
 * <p>One thread asks; a program that did wrong is closed and never asked again.
 */
public final class Program implements AutoCloseable {
  /** It did what ends its game. */
  public static final class Misbehaved extends Exception {
    private final Mishap mishap;

    public Misbehaved(Mishap mishap) {
      super(mishap.name(), null, false, false);
      this.mishap = mishap;
    }

    public Mishap mishap() {
      return mishap;
    }
  }

  /** A line that it said, or how its output ended. */
  private record Said(String line, Mishap end) {}

  /** An answer, and one more that shows that there are too many. */
  private static final int KEPT = 2;

  /**
   * Runs a command in a shell whose programs get so much memory, in kB, and are the first to go
   * when there is none left; where there is such, in a session of its own: what interrupts us does
   * not interrupt it, and it can be ended as a whole.
   */
  private static final String WITHIN =
      "ulimit -v \"$1\"; echo 500 >/proc/self/oom_score_adj; command -v setsid >&2 && exec setsid /bin/sh -c \"$2\";"
          + " eval \"$2\"";

  /** Ends all who are left of such a session. */
  private static final String END = "kill -s KILL -- -\"$1\"";

  /** What is running now. It does not outlive us, however we end. */
  private static final Set<Program> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Thread end = new Thread(() -> RUNNING.forEach(Program::close), "end of programs");
    Runtime.getRuntime().addShutdownHook(end);
  }

  private final Process process;
  private final ProgramLimits limits;
  private final BlockingQueue<Said> said = new ArrayBlockingQueue<>(KEPT);
  private final BlockingQueue<String> questions = new ArrayBlockingQueue<>(1);
  private final Thread teller = new Thread(this::tell, "questions to a program");
  private final Thread hearer = new Thread(this::hear, "answers of a program");
  private boolean answered;
  private volatile boolean closed;

  private Program(Process process, ProgramLimits limits) {
    this.process = process;
    this.limits = limits;
  }

  /**
   * @param command for the shell: a program with its arguments
   */
  public static Program start(String command, ProgramLimits limits) throws IOException {
    String kilobytes = Long.toString(limits.memoryMegabytes() * 1024);
    Process process =
        new ProcessBuilder("/bin/sh", "-c", WITHIN, "sh", kilobytes, command)
            .redirectError(Redirect.DISCARD)
            .start();
    Program program = new Program(process, limits);
    RUNNING.add(program);
    begin(program.teller);
    begin(program.hearer);
    return program;
  }

  private static void begin(Thread thread) {
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * The line that it answers with.
   *
   * @throws CancellationException when it was closed meanwhile, which is no fault of its own
   */
  String ask(String question) throws Misbehaved {
    try {
      return answer(question);
    } catch (Misbehaved wrong) {
      if (closed) {
        throw new CancellationException("the program was closed");
      }
      throw wrong;
    }
  }

  private String answer(String question) throws Misbehaved {
    Said before = said.poll();
    if (before != null) {
      throw new Misbehaved(before.end() == null ? Mishap.FLOODED : before.end());
    }
    questions.add(question);
    Said answer = await(answered ? limits.answerNanos() : limits.startNanos());
    if (answer.line() == null) {
      throw new Misbehaved(answer.end());
    }
    if (!said.isEmpty() && said.peek().end() == null) {
      throw new Misbehaved(Mishap.FLOODED);
    }
    answered = true;
    return answer.line();
  }

  private Said await(long nanos) throws Misbehaved {
    try {
      return Optional.ofNullable(said.poll(nanos, TimeUnit.NANOSECONDS))
          .orElseThrow(() -> new Misbehaved(Mishap.HUNG));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Misbehaved(Mishap.HUNG);
    }
  }

  /** On a thread of its own: a program that does not read would keep whoever asks. */
  private void tell() {
    try (OutputStream in = process.getOutputStream()) {
      while (true) {
        in.write((questions.take() + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
      }
    } catch (IOException | InterruptedException _) {
      // It has ended, as its output tells, or was closed.
    }
  }

  private void hear() {
    try (Reader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      StringBuilder line = new StringBuilder();
      for (int next = out.read(); next >= 0; next = out.read()) {
        if (next == '\n') {
          said.put(new Said(line.toString(), null));
          line.setLength(0);
        } else if (line.length() == limits.answerCharacters()) {
          said.put(new Said(null, Mishap.FLOODED));
          return;
        } else {
          line.append((char) next);
        }
      }
      said.put(new Said(null, Mishap.CRASHED));
    } catch (IOException _) {
      said.offer(new Said(null, Mishap.CRASHED));
    } catch (InterruptedException _) {
      // It was closed.
    }
  }

  /** Ends it, and whatever it has started; for any thread. */
  @Override
  public void close() {
    closed = true;
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    endSession();
    process.destroyForcibly();
    RUNNING.remove(this);
    teller.interrupt();
    hearer.interrupt();
  }

  private void endSession() {
    try {
      new ProcessBuilder("/bin/sh", "-c", END, "sh", Long.toString(process.pid()))
          .redirectOutput(Redirect.DISCARD)
          .redirectError(Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException _) {
      // Then those are ended whom the system still knows as its children.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
