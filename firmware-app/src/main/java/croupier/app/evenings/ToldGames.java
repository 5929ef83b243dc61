package croupier.app.evenings;

import croupier.app.json.Json;
import croupier.app.live.FoundRecord;
import croupier.app.live.OwnerOnly;
import croupier.app.live.PlayedFile;
import croupier.engine.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What was told of games that are over, so that no record is played again that was told of once: a
 * line for each in a file beside them. It can be thrown away at any time; lines that make no sense,
 * or are about a record that has changed, are not believed. Where nothing can be written every
 * record is read each time.
 */
final class ToldGames implements AutoCloseable {
  static final String FILE = "told.jsonl";

  private final Path file;
  private final Map<String, String> lines = new HashMap<>();
  private Writer more;
  private boolean writable = true;

  private ToldGames(Path file) {
    this.file = file;
  }

  /**
   * @param records what is going to be told of
   */
  static ToldGames beside(Path folder, List<FoundRecord> records) {
    ToldGames told = new ToldGames(folder.resolve(FILE));
    told.load(records.stream().map(ToldGames::key).collect(Collectors.toSet()));
    return told;
  }

  private void load(Set<String> wanted) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (BufferedReader in = Files.newBufferedReader(file)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        int end = line.indexOf('\t');
        if (end > 0 && wanted.contains(line.substring(0, end))) {
          lines.put(line.substring(0, end), line.substring(end + 1));
        }
      }
    } catch (IOException _) {
      lines.clear(); // Then all are read again.
    }
  }

  /** What is to be told of a record. */
  PlayedGame of(FoundRecord record) throws GameReading.Unreadable {
    String line = lines.get(key(record));
    if (line != null) {
      try {
        return ToldGame.read(Json.readObject(line), record, PlayedFile.of(record.file()));
      } catch (Json.Malformed | Refusal _) {
        // Somebody changed it; the record is still there.
      }
    }
    PlayedGame game = GameReading.of(record);
    if (game.isOver()) {
      keep(record, game);
    }
    return game;
  }

  /** The record as it was when it was told of. */
  private static String key(FoundRecord record) {
    return String.join(
        " ",
        String.valueOf(ToldGame.FORMAT),
        record.file().getFileName().toString(),
        String.valueOf(record.bytes()),
        String.valueOf(record.written().toMillis()));
  }

  private void keep(FoundRecord record, PlayedGame game) {
    if (!writable) {
      return;
    }
    try {
      if (more == null) {
        more = open();
      }
      more.write(key(record) + "\t" + Json.write(ToldGame.data(game)) + "\n");
    } catch (IOException _) {
      writable = false;
    }
  }

  private Writer open() throws IOException {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      OwnerOnly.create(file).close();
    }
    return Files.newBufferedWriter(
        file, StandardCharsets.UTF_8, StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public void close() {
    try {
      if (more != null) {
        more.close();
      }
    } catch (IOException _) {
      // What is not kept is read again.
    }
  }
}
