package croupier.app.simulated.disk;

import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What has a name on a disk. */
sealed interface Node {
  /** A file: what programs see of it, what is safe, and what lies between. */
  final class File implements Node {
    final Bytes seen = new Bytes();
    final List<Change.ToFile> unsafe = new ArrayList<>();
    private final Bytes safe;
    FileTime written;
    boolean locked;

    File(FileTime written) {
      this(new Bytes(), written);
    }

    /** What a power cut left of a file. */
    File(Bytes safe, FileTime written) {
      this.safe = safe;
      this.written = written;
      seen.write(0, safe.all(0), 0, safe.size());
    }

    void happen(Change.ToFile change) {
      change.happen(seen, Change.KEPT);
      unsafe.add(change);
    }

    Bytes safe() {
      return safe.copy();
    }

    byte[] safe(int from) {
      return safe.all(from);
    }

    /** All that was done stays from now on. */
    void force() {
      unsafe.forEach(change -> change.happen(safe, Change.KEPT));
      unsafe.clear();
    }
  }

  /** A folder: the names that programs see in it, those that are safe, and what lies between. */
  final class Folder implements Node {
    final SortedMap<String, Node> seen = new TreeMap<>();
    final SortedMap<String, Node> safe = new TreeMap<>();
    final List<Change.Naming> unsafe = new ArrayList<>();

    void happen(Change.Naming change) {
      change.happen(seen, Change.KEPT);
      unsafe.add(change);
    }

    void force() {
      unsafe.forEach(change -> change.happen(safe, Change.KEPT));
      unsafe.clear();
    }
  }
}
