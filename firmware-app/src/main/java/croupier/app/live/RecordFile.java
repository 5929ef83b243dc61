package croupier.app.live;

import croupier.engine.Position;
import croupier.engine.Result;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * A record on disk: at once the save, the replay and the proof. A line is forced to the disk before
 * {@link #append} returns. When the disk refuses, the file is cut back to its last whole line and
 * the caller decides: try again, or {@link #keepInMemory} and go on; what is kept is written as
 * soon as the disk takes it.
 */
public final class RecordFile implements Journal, AutoCloseable {
  private final RecordLines lines;
  private final RecordLines.Seal seal;
  private final SeedFile seedFile;
  private final Path file;
  private final FileChannel channel;
  private final Disk disk;
  private final Ledger ledger;
  private final Deque<String> waiting = new ArrayDeque<>();
  private long length;

  /** How many lines there were when that was last noted in the ledger. */
  private long noted;

  /** Whether something was cut off that may still be on the disk. */
  private boolean cut;

  private boolean keepInMemory;
  private boolean finished;

  private RecordFile(
      RecordLines lines,
      RecordLines.Seal seal,
      SeedFile seedFile,
      Path file,
      FileChannel channel,
      Disk disk,
      long length) {
    this.lines = lines;
    this.seal = seal;
    this.seedFile = seedFile;
    this.file = file;
    this.channel = channel;
    this.disk = disk;
    this.length = length;
    ledger = new Ledger(file.getParent(), disk);
    noted = lines.count();
  }

  /**
   * A new record. Both names are safe before the seed is, and the seed before the header, so a
   * record with a header can always be resumed, and one without is known to hold nothing.
   *
   * @throws FileAlreadyExistsException when the name is taken; then nothing has changed
   */
  static RecordFile create(
      Path file, List<String> names, Position start, RecordLines.Seal seal, Disk disk)
      throws IOException {
    SeedFile seedFile = SeedFile.create(SeedFile.beside(file));
    FileChannel channel;
    try {
      channel = OwnerOnly.create(file);
    } catch (IOException e) {
      try (seedFile) {
        seedFile.delete();
      }
      throw e;
    }
    RecordFile record = new RecordFile(new RecordLines(), seal, seedFile, file, channel, disk, 0);
    try {
      OwnerOnly.forceFolder(file.getParent());
      seedFile.write(seal, disk);
      record.write(record.lines.header(names, start, true, seal));
      record.note(Ledger.Is.BEGUN);
      return record;
    } catch (IOException e) {
      try (seedFile;
          channel) {
        seedFile.abandon(file, disk);
      } catch (IOException more) {
        // Whoever looks for games to go on with tidies it away.
        e.addSuppressed(more);
      }
      throw e;
    }
  }

  /** Goes on after the whole lines that a reader found; a torn last line is cut off. */
  static RecordFile reopen(Path file, RecordReader read, SeedFile seedFile, Disk disk)
      throws IOException {
    FileChannel channel = OwnerOnly.open(file);
    try {
      if (read.torn()) {
        channel.truncate(read.length());
        disk.force(channel);
      }
      return new RecordFile(
          read.lines(), read.seal(), seedFile, file, channel, disk, read.length());
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /** What the seed and the header are held to. */
  public String commitment() {
    return lines.commitment();
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
  public void luck(Luck luck) throws IOException {
    append(() -> lines.luck(luck));
  }

  @Override
  public void append(Entry entry) throws IOException {
    append(() -> lines.entry(entry));
  }

  private void append(Supplier<String> line) throws IOException {
    RecordLines.Mark mark = lines.mark();
    try {
      write(line.get());
    } catch (IOException e) {
      lines.backTo(mark);
      throw e;
    }
  }

  @Override
  public void finish(Result result) {
    finished = true;
    keepInMemory();
    try {
      write(lines.result(result, seal));
      settle();
    } catch (IOException _) {
      // The seed file stays, so that the record is still known as one to be finished.
    }
  }

  /** The seed file goes when the record tells the seed, and the ledger that it does. */
  private void settle() throws IOException {
    if (finished && !behind()) {
      if (lines.count() > noted) {
        note(Ledger.Is.OVER);
      }
      seedFile.delete();
    }
  }

  private void note(Ledger.Is is) throws IOException {
    ledger.note(file, is, lines.count(), lines.last());
    noted = lines.count();
  }

  /** Notes how far the game came until it was left, if it has come any further. */
  private void noteLeft() {
    try {
      if (!finished && lines.count() > noted) {
        note(Ledger.Is.LEFT);
      }
    } catch (IOException _) {
      // Then the ledger knows less, and the record is whole all the same.
    }
  }

  private void write(String line) throws IOException {
    waiting.add(line);
    try {
      catchUp();
      keepInMemory = false;
    } catch (IOException e) {
      cutBack();
      if (!keepInMemory) {
        waiting.removeLast();
        throw e;
      }
    }
  }

  private void catchUp() throws IOException {
    while (!waiting.isEmpty()) {
      if (channel.size() != length) {
        // An earlier line could neither be written nor cut off; a shorter one must not leave its
        // end behind.
        channel.truncate(length);
      }
      if (cut) {
        // Else a power cut could keep what follows, and of what was cut off the end.
        disk.force(channel);
        cut = false;
      }
      byte[] line = (waiting.peek() + "\n").getBytes(StandardCharsets.UTF_8);
      disk.write(channel, ByteBuffer.wrap(line), length);
      disk.force(channel);
      length += line.length;
      waiting.remove();
    }
  }

  private void cutBack() {
    cut = true;
    try {
      channel.truncate(length);
    } catch (IOException _) {
      // Tried again before the next line is written, and dropped when the record is read.
    }
  }

  /** Notes whether the dates of the file can be believed from now on. */
  void dated(boolean believed) {
    seedFile.dated(believed);
  }

  /**
   * Lets go of a game that nobody wants to finish: the record stays, and is not offered again.
   *
   * @throws IOException when it is still offered, for the disk did not take that
   */
  public void drop() throws IOException {
    try {
      seedFile.setAside();
    } finally {
      close();
    }
  }

  /**
   * Lets go of the files, after a last try to write what waits.
   *
   * @throws IOException when some of the game is not on the disk and now never will be; it can be
   *     resumed from where the record ends
   */
  @Override
  public void close() throws IOException {
    try (seedFile;
        channel) {
      if (channel.isOpen()) {
        catchUp();
        settle();
        noteLeft();
      }
    }
  }
}
