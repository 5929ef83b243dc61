package croupier.bench;

import java.io.IOException;
import java.util.Arrays;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Runs the measurements: all of them, or those whose names fit the arguments, as JMH takes them.
 * {@code FairDice} is no matter of time, but of chance.
 */
public final class Measure {
  private Measure() {}

  /** For example {@code ./croupier bench RandomPlay -p game=go}. */
  public static void main(String[] args)
      throws RunnerException, CommandLineOptionException, IOException {
    if (args.length > 0 && args[0].equals(FairDice.class.getSimpleName())) {
      FairDice.main(Arrays.copyOfRange(args, 1, args.length));
      return;
    }
    CommandLineOptions options = new CommandLineOptions(args);
    Runner runner = new Runner(options);
    try {
      if (options.shouldHelp()) {
        options.showHelp();
      } else if (options.shouldList()) {
        runner.list();
      } else {
        runner.run();
      }
    } catch (NoBenchmarksException _) {
      System.err.println("No measurement has such a name; -l lists them.");
      System.exit(2);
    }
  }
}
