package croupier.app.command;

import croupier.app.words.Message;
import croupier.app.words.Words;
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
      return explain(fault, errors(), LanguageOption.asked(args));
    }
  }

  static int run(String... args) {
    Words words = LanguageOption.asked(args);
    Optional<Callable<Integer>> plain = PlainLine.read(args);
    int exit = plain.isPresent() ? call(plain.get(), words) : Croupier.run(words, args);
    return StandardStreams.checked(exit, errors(), words);
  }

  private static int call(Callable<Integer> command, Words words) {
    try {
      return command.call();
    } catch (Exception fault) {
      return explain(fault, errors(), words);
    }
  }

  private static PrintWriter errors() {
    return new PrintWriter(System.err, true, StandardCharsets.UTF_8);
  }

  /** One sentence instead of a stack trace. */
  static int explain(Throwable fault, PrintWriter err, Words words) {
    Message what =
        switch (fault) {
          case Failure failure -> failure.message();
          case InvalidPathException name -> unnameable(name);
          default -> Message.of("command.fault").with("what", fault.toString());
        };
    err.println("croupier: " + Typed.fit(words.say(what)));
    return switch (fault) {
      case Failure failure -> failure.exit();
      case InvalidPathException _ -> Exit.USAGE;
      default -> Exit.SOFTWARE;
    };
  }

  /** The JVM knows only those names of files whose letters the locale has. */
  static Message unnameable(InvalidPathException name) {
    return Message.of("command.unnameable").with("what", name.getInput());
  }
}
