package croupier.app.live;

import croupier.engine.Position;
import croupier.engine.Result;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
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
  private final Deque<String> waiting = new ArrayDeque<>();
  private long length;
  private boolean keepInMemory;

  private RecordFile(
      RecordLines lines, RecordLines.Seal seal, Path seedFile, FileChannel channel, long length) {
    this.lines = lines;
    this.seal = seal;
    this.seedFile = seedFile;
    this.channel = channel;
    this.length = length;
  }

  /**
   * A new record; the seed lies beside it, readable by nobody else, until the game is over and it
   * is revealed.
   */
  static RecordFile create(Path file, List<String> names, Position start, String seed, String salt)
      throws IOException {
    RecordLines.Seal seal = new RecordLines.Seal(seed, salt);
    Path seedFile = seedFile(file);
    try (FileChannel secret = OwnerOnly.open(seedFile, StandardOpenOption.CREATE_NEW)) {
      writeFully(secret, 0, seed + "\n" + salt + "\n");
      secret.force(true);
    }
    FileChannel channel = OwnerOnly.open(file, StandardOpenOption.CREATE_NEW);
    RecordFile record = new RecordFile(new RecordLines(), seal, seedFile, channel, 0);
    try {
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
  static RecordFile reopen(Path file, RecordLines lines, RecordLines.Seal seal, long length)
      throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    channel.truncate(length);
    channel.force(true);
    return new RecordFile(lines, seal, seedFile(file), channel, length);
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
      while (!waiting.isEmpty()) {
        length = writeFully(channel, length, waiting.peek() + "\n");
        channel.force(false);
        waiting.remove();
      }
      keepInMemory = false;
    } catch (IOException e) {
      cutBack();
      if (!keepInMemory) {
        waiting.removeLast();
        throw e;
      }
    }
  }

  private void cutBack() {
    try {
      channel.truncate(length);
    } catch (IOException _) {
      // What is left of the torn line is dropped when the record is read.
    }
  }

  private static long writeFully(FileChannel channel, long from, String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    long at = from;
    while (bytes.hasRemaining()) {
      at += channel.write(bytes, at);
    }
    return at;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
