package croupier.app.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the file of a record is called: the number of the game in its folder, and which game. */
final class RecordName {
  static final String ENDING = ".jsonl";

  /** In the order in which games were begun. */
  static final Comparator<Path> BY_NUMBER = RecordName::inOrder;

  private static final Pattern NUMBERED = Pattern.compile("(\\d{5,8})-.*");

  private RecordName() {}

  static Path in(Path folder, int number, String game) {
    return folder.resolve("%05d-%s%s".formatted(number, game, ENDING));
  }

  /** The number that a file's name begins with, or 0. */
  static int number(Path file) {
    Matcher name = NUMBERED.matcher(file.getFileName().toString());
    return name.matches() ? Integer.parseInt(name.group(1)) : 0;
  }

  /** The first number that is free in a folder, and all after it too. */
  static int next(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.mapToInt(RecordName::number).max().orElse(0) + 1;
    }
  }

  static boolean isRecord(Path file) {
    return number(file) > 0 && file.getFileName().toString().endsWith(ENDING);
  }

  /** A comparator put together would be made anew at each start of the program. */
  private static int inOrder(Path one, Path other) {
    int byNumber = Integer.compare(number(one), number(other));
    return byNumber == 0 ? one.compareTo(other) : byNumber;
  }
}
