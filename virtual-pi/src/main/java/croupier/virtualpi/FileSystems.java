package croupier.virtualpi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What lies in a file system that no machine has mounted. */
final class FileSystems {
  /** What e2fsck says when there was something to mend, and it is mended. */
  private static final int MENDED = 1;

  private FileSystems() {}

  /** Does what a start does after a power cut: plays the journal. */
  static void mend(Path disk) throws IOException {
    mend(disk, "-E", "journal_only", "-y");
  }

  /** Looks at all of it: what is more than a journal, or a file that was open, is a complaint. */
  static void check(Path disk) throws IOException {
    mend(disk, "-f", "-p");
  }

  private static void mend(Path disk, String... how) throws IOException {
    List<String> command = new ArrayList<>(List.of("e2fsck"));
    command.addAll(List.of(how));
    command.add(disk + "");
    Programs.Ended ended =
        Programs.run(
            command, InputStream.nullInputStream(), Waits.on(ProcessHandle.current(), () -> 0));
    if (ended.status() > MENDED) {
      throw new IOException("the file system is broken: " + ended.text());
    }
  }

  /**
   * The names and texts of the files in one of its folders; none when it is not there.
   *
   * @param aside where they may be copied to
   */
  static Map<String, String> read(Path disk, String folder, Path aside) throws IOException {
    Folders.empty(aside);
    Programs.run(List.of("debugfs", "-R", "rdump %s %s".formatted(folder, aside), disk + ""));
    Path copy = aside.resolve(Path.of(folder).getFileName());
    return Files.exists(copy) ? Folders.read(copy) : Map.of();
  }
}
