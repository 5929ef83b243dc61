package croupier.app.command;

import croupier.app.words.Words;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether what the shell gave the program to read from and write to is there. */
final class StandardStreams {
  private static final Path INPUT = Path.of("/dev/fd/0");
  private static final Path OUTPUT = Path.of("/proc/self/fd/1");

  private StandardStreams() {}

  /**
   * Whether the input was closed before the program began ({@code <&-}). Then the JVM has got its
   * number for the first file that it opened, its own classes, and would read requests from that.
   */
  static boolean inputIsClosed() {
    try {
      return Files.isSameFile(INPUT, Path.of(System.getProperty("java.home"), "lib", "modules"));
    } catch (IOException _) {
      return false;
    }
  }

  /**
   * The exit code of a command that has ended with this one: another, and a sentence, when
   * something of what it said could not be written. That nobody reads it any more is no mistake.
   */
  static int checked(int exit, PrintWriter err, Words words) {
    if (exit != Exit.OK || !System.out.checkError() || nobodyReads()) {
      return exit;
    }
    err.println("croupier: " + words.say("command.no-output"));
    return Exit.CANNOT_WRITE;
  }

  /** A pipe or a socket takes everything, as long as there is somebody at its other end. */
  private static boolean nobodyReads() {
    try {
      return Files.readSymbolicLink(OUTPUT).toString().matches("(pipe|socket):.*");
    } catch (IOException _) {
      return true;
    }
  }
}
