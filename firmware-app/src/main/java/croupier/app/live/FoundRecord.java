package croupier.app.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A record in a folder of games, as who only looks into the folder finds it.
 *
 * @param written when its file was written last
 * @param dropped whether nobody wants to go on with its game
 */
public record FoundRecord(Path file, long bytes, FileTime written, boolean dropped) {
  /** All records of a folder, in the order of their numbers. Nothing in it is changed. */
  public static List<FoundRecord> in(Path folder) throws IOException {
    List<Path> records = new ArrayList<>();
    Set<String> names = new HashSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(
          file -> {
            names.add(file.getFileName().toString());
            if (RecordName.isRecord(file)) {
              records.add(file);
            }
          });
    }
    records.sort(RecordName.BY_NUMBER);
    List<FoundRecord> found = new ArrayList<>();
    for (Path record : records) {
      try {
        BasicFileAttributes facts = Files.readAttributes(record, BasicFileAttributes.class);
        if (facts.isRegularFile()) {
          boolean dropped = names.contains(SeedFile.nameOfDropped(record));
          found.add(new FoundRecord(record, facts.size(), facts.lastModifiedTime(), dropped));
        }
      } catch (IOException _) {
        // It was taken away a moment ago.
      }
    }
    return found;
  }
}
