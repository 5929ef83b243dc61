package croupier.app.live;

import croupier.engine.Position;
import croupier.engine.Result;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A record on disk: at once the save, the replay and the proof. A line is forced to the disk before
 * {@link #append} returns. When the disk refuses, the file is cut back to its last whole line and
 * the caller decides: try again, or {@link #keepInMemory} and go on; what is kept is written as
 * soon as the disk takes it.
 */
public final class RecordFile implements Journal, AutoCloseable {
  private final RecordLines lines;
  private final RecordLines.Seal seal;
  private final Path seedFile;
  private final FileChannel channel;
  private final Disk disk;
  private final Deque<String> waiting = new ArrayDeque<>();
  private long length;
  private boolean keepInMemory;

  private RecordFile(
      RecordLines lines,
      RecordLines.Seal seal,
      Path seedFile,
      FileChannel channel,
      Disk disk,
      long length) {
    this.lines = lines;
    this.seal = seal;
    this.seedFile = seedFile;
    this.channel = channel;
    this.disk = disk;
    this.length = length;
  }

  /**
   * A new record; the seed lies beside it, readable by nobody else, until the game is over and it
   * is revealed.
   *
   * @throws FileAlreadyExistsException when the name is taken; then nothing has changed
   */
  static RecordFile create(
      Path file, List<String> names, Position start, RecordLines.Seal seal, Disk disk)
      throws IOException {
    Path seedFile = seedFile(file);
    FileChannel channel = OwnerOnly.open(file, StandardOpenOption.CREATE_NEW);
    RecordFile record = new RecordFile(new RecordLines(), seal, seedFile, channel, disk, 0);
    try (FileChannel secret = OwnerOnly.open(seedFile, StandardOpenOption.CREATE)) {
      disk.write(secret, bytes(seal.seed() + "\n" + seal.salt() + "\n"), 0);
      disk.force(secret);
      record.write(record.lines.header(names, start, true, seal));
      OwnerOnly.forceFolder(file.getParent());
      return record;
    } catch (IOException e) {
      record.close();
      Files.deleteIfExists(file);
      Files.deleteIfExists(seedFile);
      throw e;
    }
  }

  /** Goes on after the whole lines that a reader found; a torn last line is cut off. */
  static RecordFile reopen(
      Path file, RecordLines lines, RecordLines.Seal seal, long length, Disk disk)
      throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    channel.truncate(length);
    disk.force(channel);
    return new RecordFile(lines, seal, seedFile(file), channel, disk, length);
  }

  static Path seedFile(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".seed");
  }

  /** From now on what the disk refuses is kept in memory instead of being thrown back. */
  public void keepInMemory() {
    keepInMemory = true;
  }

  /** Whether something waits for the disk. */
  public boolean behind() {
    return !waiting.isEmpty();
  }

  @Override
  public void append(Entry entry) throws IOException {
    RecordLines.Mark mark = lines.mark();
    try {
      write(lines.entry(entry));
    } catch (IOException e) {
      lines.backTo(mark);
      throw e;
    }
  }

  @Override
  public void finish(Result result) {
    keepInMemory();
    try {
      write(lines.result(result, seal));
      if (!behind()) {
        Files.deleteIfExists(seedFile);
      }
    } catch (IOException _) {
      // The seed file stays, so that the record is still known as one to be finished.
    }
  }

  private void write(String line) throws IOException {
    waiting.add(line);
    try {
      catchUp();
      keepInMemory = false;
    } catch (IOException e) {
      if (!keepInMemory) {
        waiting.removeLast();
        throw e;
      }
    }
  }

  private void catchUp() throws IOException {
    try {
      while (!waiting.isEmpty()) {
        ByteBuffer next = bytes(waiting.peek() + "\n");
        int size = next.remaining();
        disk.write(channel, next, length);
        disk.force(channel);
        length += size;
        waiting.remove();
      }
    } catch (IOException e) {
      cutBack();
      throw e;
    }
  }

  private void cutBack() {
    try {
      channel.truncate(length);
    } catch (IOException _) {
      // What is left of the torn line is dropped when the record is read.
    }
  }

  private static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Lets go of the file; what waits in memory is tried once more, and lost if that fails. */
  @Override
  public void close() throws IOException {
    try (channel) {
      catchUp();
    }
  }
}
