package croupier.virtualpi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Folders with a few small files in them. */
final class Folders {
  private Folders() {}

  /** Makes a folder, or takes everything out of it. */
  static void empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> inside = Files.walk(folder)) {
        for (Path file : inside.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(folder);
  }

  static void copy(Path from, Path to) throws IOException {
    for (Path file : files(from)) {
      Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Names and texts of all files. */
  static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (Path file : files(folder)) {
      texts.put(file.getFileName().toString(), Files.readString(file));
    }
    return texts;
  }

  /** Makes a folder hold exactly these files. */
  static void write(Map<String, String> texts, Path folder) throws IOException {
    empty(folder);
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Files.writeString(folder.resolve(text.getKey()), text.getValue());
    }
  }

  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
