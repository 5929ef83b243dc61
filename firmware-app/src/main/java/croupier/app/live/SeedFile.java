package croupier.app.live;

import croupier.app.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The seed of a game that is not over, beside its record and readable by nobody else. It is the
 * first file of a game and gone when the record tells the seed itself, so where it lies a record is
 * to be finished. Who holds it open has it locked: a game is played by one program at a time.
 */
final class SeedFile implements AutoCloseable {
  static final String ENDING = ".seed";

  /** Beside the record of a game that nobody wants to go on with. */
  private static final String DROPPED = ".dropped";

  /** Beside the record of a game that was played on a machine that knew what day it was. */
  private static final String DATED = ".dated";

  /**
   * What this program holds open. A second look from here must not even open the file: in POSIX,
   * closing it again would give the lock away.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final FileChannel channel;

  private SeedFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /** The seed file beside a record. */
  static Path beside(Path record) {
    return SmallFile.beside(record, ENDING);
  }

  /** The records of a folder whose seed lies beside them, the last written first. */
  static List<Path> recordsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(ENDING))
          .map(seed -> SmallFile.beside(seed, RecordName.ENDING))
          .map(file -> Map.entry(file, lastWritten(file)))
          .sorted(
              Comparator.comparing(Map.Entry<Path, FileTime>::getValue)
                  .thenComparing(file -> RecordName.number(file.getKey()))
                  .thenComparing(Map.Entry::getKey)
                  .reversed())
          .map(Map.Entry::getKey)
          .collect(Collectors.toCollection(ArrayList::new));
    }
  }

  static FileTime lastWritten(Path record) {
    try {
      return Files.getLastModifiedTime(record);
    } catch (IOException _) {
      return FileTime.from(Instant.EPOCH);
    }
  }

  /** Whether this program holds the seed of a game, and so plays it. */
  static boolean isHeld(Path record) {
    return HELD.contains(beside(record));
  }

  /**
   * Takes a name for a new game.
   *
   * @throws FileAlreadyExistsException when the name is taken
   */
  static SeedFile create(Path path) throws IOException {
    SeedFile seed = hold(path, OwnerOnly.create(path));
    if (Files.notExists(path)) {
      // Another program tidied the folder between the making and the locking of the file.
      seed.close();
      throw new FileAlreadyExistsException(path.toString());
    }
    return seed;
  }

  /** Opens the seed of a game that was begun earlier; refuses while somebody plays that game. */
  static SeedFile open(Path path) throws IOException {
    if (HELD.contains(path)) {
      throw beingPlayed();
    }
    return hold(path, OwnerOnly.open(path));
  }

  private static SeedFile hold(Path path, FileChannel channel) throws IOException {
    try {
      if (channel.tryLock() == null || !HELD.add(path)) {
        throw beingPlayed();
      }
      return new SeedFile(path, channel);
    } catch (IOException | OverlappingFileLockException e) {
      channel.close();
      throw e instanceof IOException refused ? refused : beingPlayed();
    }
  }

  private static IOException beingPlayed() {
    return new IOException("another program is playing this game");
  }

  void write(RecordLines.Seal seal, Disk disk) throws IOException {
    String text = seal.seed() + "\n" + seal.salt() + "\n";
    disk.write(channel, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
    disk.force(channel);
  }

  RecordLines.Seal read() throws IOException, RecordReader.Damaged {
    byte[] bytes = Channels.newInputStream(channel.position(0)).readNBytes(Limits.SEED_FILE_BYTES);
    String text = new String(bytes, StandardCharsets.UTF_8);
    List<String> words = text.lines().toList();
    if (words.size() != 2 || !text.endsWith("\n")) {
      throw new RecordReader.Damaged(0, DamageReason.SEED_FILE_CHANGED);
    }
    return new RecordLines.Seal(words.getFirst(), words.getLast());
  }

  /**
   * Takes both files of a game away that holds nothing. The seed is emptied first: one that tells
   * something and has no record beside it would look as if somebody had taken that away.
   */
  void abandon(Path record, Disk disk) throws IOException {
    channel.truncate(0);
    disk.force(channel);
    Files.deleteIfExists(record);
    OwnerOnly.forceFolder(path.getParent());
    delete();
  }

  /** Whether power went before the seed was written. */
  boolean isEmpty() throws IOException {
    return channel.size() == 0;
  }

  /**
   * Notes whether the dates of this game can be believed from now on. The note is an empty file of
   * its own: to touch this one by its name would give the lock away.
   */
  void dated(boolean believed) {
    try {
      Files.deleteIfExists(note());
      if (believed) {
        OwnerOnly.create(note()).close();
      }
    } catch (IOException _) {
      // Then nobody knows the day.
    }
  }

  boolean isDated() {
    return Files.exists(note());
  }

  private Path note() {
    return named(DATED);
  }

  /** What the seed file beside a record is called when nobody wants to go on with its game. */
  static String nameOfDropped(Path record) {
    return SmallFile.beside(record, DROPPED).getFileName().toString();
  }

  private Path named(String ending) {
    String name = path.getFileName().toString();
    return path.resolveSibling(name.substring(0, name.length() - ENDING.length()) + ending);
  }

  /** Nobody goes on with this game any more: what was noted for that is not wanted. */
  private void forgetNotes() throws IOException {
    dated(false);
    Files.deleteIfExists(named(SeatsFile.ENDING));
    Files.deleteIfExists(named(StumblesFile.ENDING));
  }

  /** The game is not to be finished: one renaming, which happens or does not. */
  void setAside() throws IOException {
    forgetNotes();
    Files.move(path, named(DROPPED), StandardCopyOption.ATOMIC_MOVE);
    OwnerOnly.forceFolder(path.getParent());
  }

  void delete() throws IOException {
    forgetNotes();
    Files.deleteIfExists(path);
  }

  @Override
  public void close() throws IOException {
    if (channel.isOpen()) {
      HELD.remove(path);
      channel.close();
    }
  }
}
