package croupier.app.live;

import croupier.app.Limits;
import croupier.app.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is written down about trouble, beside the games: a few files, of which the oldest go. */
public record FlightFiles(Path folder, Disk disk) {
  private static final Pattern NAME = Pattern.compile("flight-(\\d{5,8})\\.json");
  private static final Comparator<Path> LATEST_FIRST =
      Comparator.comparing(FlightFiles::number).reversed();

  /** Those of a folder, for who only reads them. */
  public static FlightFiles in(Path folder) {
    return new FlightFiles(folder, Disk.REAL);
  }

  /** Writes one more, whole or not at all. */
  public Path write(Map<String, Object> content) throws IOException {
    List<Path> before = all();
    int number = before.isEmpty() ? 1 : number(before.getFirst()) + 1;
    Path file = folder.resolve("flight-%05d.json".formatted(number));
    new SmallFile(file, disk, Limits.FLIGHT_BYTES).write(content);
    for (Path old : before.stream().skip(Limits.FLIGHTS - 1L).toList()) {
      Files.deleteIfExists(old);
    }
    return file;
  }

  /** All that are there, the latest first. */
  public List<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> number(file) > 0).sorted(LATEST_FIRST).toList();
    }
  }

  /** What is in one of them. */
  public Map<String, Object> read(Path file) throws IOException {
    try {
      return new SmallFile(file, disk, Limits.FLIGHT_BYTES).read();
    } catch (Json.Malformed e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** The number in a file's name, or 0. */
  private static int number(Path file) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    return name.matches() ? Integer.parseInt(name.group(1)) : 0;
  }
}
