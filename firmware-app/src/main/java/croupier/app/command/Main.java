package croupier.app.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Where the program starts. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  static int run(String... args) {
    Optional<Callable<Integer>> plain = PlainLine.read(args);
    return plain.isPresent() ? call(plain.get()) : Croupier.run(args);
  }

  private static int call(Callable<Integer> command) {
    try {
      return command.call();
    } catch (Exception fault) {
      return explain(fault, new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    }
  }

  /** One sentence instead of a stack trace. */
  static int explain(Exception fault, PrintWriter err) {
    if (fault instanceof Failure failure) {
      err.println("croupier: " + Words.fit(failure.getMessage()));
      return failure.exit();
    }
    err.println(
        "croupier: this should not have happened ("
            + Words.fit(fault.toString())
            + "); please report it with what you did.");
    return Exit.SOFTWARE;
  }
}
