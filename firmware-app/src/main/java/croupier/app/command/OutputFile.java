package croupier.app.command;

import croupier.app.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that a command is asked to write, beside what it prints. */
final class OutputFile {
  private OutputFile() {}

  /** Before work is done that could not be told. */
  static void check(Path file) {
    if (file != null && !canBeWritten(file)) {
      throw unwritable(file);
    }
  }

  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException _) {
      throw unwritable(file);
    }
  }

  static Failure unwritable(Path file) {
    return new Failure(
        Exit.CANNOT_WRITE, Message.of("command.no-file").with("file", file.toString()));
  }

  static boolean canBeWritten(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return Files.exists(file)
        ? Files.isRegularFile(file) && Files.isWritable(file)
        : folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
  }
}
