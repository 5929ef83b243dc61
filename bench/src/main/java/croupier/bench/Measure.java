package croupier.bench;

import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Runs the measurements: all of them, or those whose names fit the arguments, as JMH takes them.
 */
public final class Measure {
  private Measure() {}

  /** For example {@code ./croupier bench RandomPlay -p game=go}. */
  public static void main(String[] args) throws RunnerException, CommandLineOptionException {
    try {
      new Runner(new CommandLineOptions(args)).run();
    } catch (NoBenchmarksException _) {
      System.err.println("No measurement has such a name; -l lists them.");
      System.exit(2);
    }
  }
}
