package croupier.app.live;

import croupier.app.Limits;
import croupier.engine.Position;
import croupier.engine.SeededNature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The folder of the records: games that go on, and games that are over. */
public final class SavedGames {
  private static final String ENDING = ".jsonl";

  private final Path folder;
  private final Supplier<String> secrets;
  private final Disk disk;

  /** A game that is kept on disk. */
  public record Kept(LiveGame game, RecordFile file) {}

  /** A game that can be resumed. */
  public record Unfinished(Path file, String game, List<String> names, int entries) {}

  /** Names a record that cannot be resumed, and why. */
  public interface Complaints {
    void about(Path file, String sentence);
  }

  /**
   * @param secrets gives words that nobody can guess, for seeds and salts
   */
  public SavedGames(Path folder, Supplier<String> secrets) throws IOException {
    this(folder, secrets, Disk.REAL);
  }

  public SavedGames(Path folder, Supplier<String> secrets, Disk disk) throws IOException {
    this.folder = folder.toAbsolutePath();
    this.secrets = secrets;
    this.disk = disk;
    OwnerOnly.createFolder(this.folder);
    if (!Files.isWritable(this.folder) || !canWrite()) {
      throw new IOException("nothing can be written there");
    }
  }

  private boolean canWrite() {
    try {
      Files.delete(Files.createTempFile(folder, "try", ".tmp"));
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  public Path folder() {
    return folder;
  }

  /** Begins a game from its start position. */
  public Kept begin(List<String> names, Position start) throws IOException {
    RecordLines.Seal seal = new RecordLines.Seal(secrets.get(), secrets.get());
    for (int number = next(); ; number++) {
      Path file = folder.resolve("%05d-%s%s".formatted(number, start.game().id(), ENDING));
      try {
        RecordFile record = RecordFile.create(file, names, start, seal, disk);
        var nature = new SeededNature(seal.seed());
        return new Kept(new LiveGame(names, start, nature, record), record);
      } catch (FileAlreadyExistsException _) {
        // Somebody else took this number meanwhile; take the next.
      }
    }
  }

  private int next() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches("\\d{5,9}-.*"))
              .mapToInt(name -> Integer.parseInt(name.substring(0, name.indexOf('-'))))
              .max()
              .orElse(0)
          + 1;
    }
  }

  /**
   * Games that are not over, the latest first. What cannot be read is complained about and left
   * alone.
   */
  public List<Unfinished> unfinished(Complaints complaints) throws IOException {
    List<Path> candidates;
    try (Stream<Path> files = Files.list(folder)) {
      candidates =
          files
              .filter(file -> file.getFileName().toString().endsWith(ENDING))
              .filter(file -> Files.exists(RecordFile.seedFile(file)))
              .sorted(Comparator.comparing((Path file) -> file.getFileName().toString()).reversed())
              .limit(Limits.RESUMABLE)
              .toList();
    }
    List<Unfinished> unfinished = new ArrayList<>();
    for (Path file : candidates) {
      try {
        if (RecordReader.holdsNothing(file)) {
          // Power went while the game was begun; nobody has seen anything of it.
          Files.delete(file);
          Files.delete(RecordFile.seedFile(file));
          continue;
        }
        RecordReader record = read(file);
        if (record.end().waiting() == Position.Waiting.OVER) {
          // Power went between the last move and the end of the secret.
          resume(file).file().close();
        } else {
          unfinished.add(
              new Unfinished(file, record.game().id(), record.names(), record.entries()));
        }
      } catch (RecordReader.Damaged | IOException e) {
        complaints.about(file, sentence(e));
      }
    }
    return unfinished;
  }

  /** Goes on with a game where its record ends. */
  public Kept resume(Path file) throws IOException, RecordReader.Damaged {
    RecordReader record = read(file);
    List<String> secret = Files.readAllLines(RecordFile.seedFile(file), StandardCharsets.UTF_8);
    if (secret.size() < 2) {
      throw new RecordReader.Damaged(0, "Its seed file is cut short.");
    }
    record.unseal(secret.get(0), secret.get(1));
    record.replay(RecordReader.Listener.NONE);
    RecordFile reopened =
        RecordFile.reopen(file, record.lines(), record.seal(), record.length(), disk);
    if (record.result() != null) {
      Files.deleteIfExists(RecordFile.seedFile(file));
    } else if (record.end().waiting() == Position.Waiting.OVER) {
      reopened.finish(record.end().result());
    }
    return new Kept(
        new LiveGame(record.names(), record.end(), record.nature(), reopened), reopened);
  }

  /** Reads and checks a record. */
  public static RecordReader read(Path file) throws IOException, RecordReader.Damaged {
    if (Files.size(file) > Limits.RECORD_BYTES) {
      throw new RecordReader.Damaged(0, "It is larger than any game's record.");
    }
    return RecordReader.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  private static String sentence(Exception e) {
    return e instanceof IOException
        ? "It cannot be read (" + e.getMessage() + ")."
        : e.getMessage();
  }
}
