package croupier.app.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;

/**
 * The command lines by which the service starts the unit, {@code run} and {@code dark} with whole
 * options and plain values. They are understood here, because picocli alone would take longer than
 * the rest of the start: its classes are of an age that the AOT cache does not take. Everything
 * else, and every mistake, is for picocli. See docs/decisions/014-a-start-without-picocli.md.
 */
final class PlainLine {
  private static final Pattern PORT = Pattern.compile("\\d{1,5}");

  private PlainLine() {}

  /** The command that is meant, or nothing when that is not plain. */
  static Optional<Callable<Integer>> read(String... args) {
    String command = args.length == 0 ? "" : args[0];
    return switch (command) {
      case "run" -> {
        Run run = new Run();
        yield understood(args, run.options, run) ? Optional.of(run) : Optional.empty();
      }
      case "dark" -> {
        Dark dark = new Dark();
        yield understood(args, dark.options, null) ? Optional.of(dark) : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  /**
   * Takes the options, as long as they are plain.
   *
   * @param run what has further options, or null
   */
  private static boolean understood(String[] args, UnitOptions unit, Run run) {
    for (int i = 1; i < args.length; i++) {
      if (run != null && args[i].equals("--check")) {
        run.check = true;
        continue;
      }
      String value = i + 1 < args.length ? args[i + 1] : "";
      if (run != null && args[i].equals("--lan")) {
        boolean named = PORT.matcher(value).matches();
        run.network.port = Integer.valueOf(named ? value : NetworkOption.USUAL);
        i += named ? 1 : 0;
        continue;
      }
      if (!value.matches("[A-Za-z0-9./_]+")) {
        return false;
      }
      switch (args[i++]) {
        case "--profile" -> unit.profile.name = value;
        case "--language" -> unit.language.code = value;
        case "--games" -> unit.games = Path.of(value);
        case "--port" -> {
          if (run == null || !PORT.matcher(value).matches()) {
            return false;
          }
          run.port = Integer.valueOf(value);
        }
        default -> {
          return false;
        }
      }
    }
    return true;
  }
}
