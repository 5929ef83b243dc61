package croupier.app.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Where the program starts. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(status(args));
  }

  /** Whatever happens, the program ends: libraries have threads that would keep it. */
  private static int status(String... args) {
    try {
      return run(args);
    } catch (Throwable fault) {
      return explain(fault, new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    }
  }

  static int run(String... args) {
    Optional<Callable<Integer>> plain = PlainLine.read(args);
    int exit = plain.isPresent() ? call(plain.get()) : Croupier.run(args);
    return StandardStreams.checked(exit, new PrintWriter(System.err, true, StandardCharsets.UTF_8));
  }

  private static int call(Callable<Integer> command) {
    try {
      return command.call();
    } catch (Exception fault) {
      return explain(fault, new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    }
  }

  /** One sentence instead of a stack trace. */
  static int explain(Throwable fault, PrintWriter err) {
    if (fault instanceof Failure failure) {
      err.println("croupier: " + Words.fit(failure.getMessage()));
      return failure.exit();
    }
    if (fault instanceof InvalidPathException name) {
      err.println("croupier: A name cannot be used: " + Words.fit(unnameable(name)));
      return Exit.USAGE;
    }
    err.println(
        "croupier: this should not have happened ("
            + Words.fit(fault.toString())
            + "); please report it with what you did.");
    return Exit.SOFTWARE;
  }

  /** The JVM knows only those names of files whose letters the locale has. */
  static String unnameable(InvalidPathException name) {
    return "your locale has no letters for "
        + name.getInput()
        + "; choose one with UTF-8, for example LC_ALL=C.UTF-8.";
  }
}
