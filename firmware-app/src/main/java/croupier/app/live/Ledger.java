package croupier.app.live;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.live.RecordReader.Damaged;
import croupier.engine.Fields;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What was noted beside the records when games were begun, left and over: how many there were, and
 * how far each had come. A record cannot tell that it was once longer; this can, as far as it goes.
 * A note is made when what it tells is on the disk, so the ledger never knows more than is there.
 */
public final class Ledger {
  static final String FILE = "ledger.jsonl";

  /** Longer than any note. */
  private static final int TAIL = 4096;

  /** Of a record: the header, what was added to the seed, the entries, and the result. */
  static final int MOST_LINES = Limits.RECORD_ENTRIES + 3;

  private static final String BEGUN = "begun";
  private static final String RECORD = "record";
  private static final String LINES = "lines";
  private static final String LAST = "last";
  private static final List<String> FIELDS = List.of(BEGUN, RECORD, "is", LINES, LAST);

  /** What has happened to a game. */
  enum Is {
    BEGUN,
    LEFT,
    OVER
  }

  /**
   * Which game of the folder a record is.
   *
   * @param number of the game, among all that were begun
   * @param of how many were begun
   */
  public record Place(int number, int of) {}

  private record Note(int begun, String record, Is is, int lines, String last) {
    static Note of(Map<String, Object> data) {
      Fields fields = Fields.of("", data);
      fields.only(FIELDS);
      return new Note(
          fields.number(BEGUN, 0, Integer.MAX_VALUE),
          fields.text(RECORD),
          fields.constant("is", Is.class),
          fields.number(LINES, 1, MOST_LINES),
          fields.text(LAST));
    }

    Map<String, Object> data() {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put(BEGUN, (long) begun);
      data.put(RECORD, record);
      data.put("is", Records.lower(is.name()));
      data.put(LINES, (long) lines);
      data.put(LAST, last);
      return data;
    }

    boolean begins(String name) {
      return is == Is.BEGUN && record.equals(name);
    }
  }

  private final Path file;
  private final Disk disk;

  Ledger(Path folder, Disk disk) {
    file = folder.resolve(FILE);
    this.disk = disk;
  }

  /** The name under which a record is noted. */
  static String name(Path record) {
    String name = record.getFileName().toString();
    int ending = name.lastIndexOf('.');
    return ending < 0 ? name : name.substring(0, ending);
  }

  /**
   * Notes how far a record has come. Two programs may share a folder, so the file is locked while
   * this is written. Behind a last note that nobody can read, a new chain begins: that is told when
   * the ledger is checked, and hinders no game.
   */
  void note(Path record, Is is, long lines, String last) throws IOException {
    synchronized (Ledger.class) {
      putAsideWhenFull();
      boolean isNew = Files.notExists(file);
      try (FileChannel channel = OwnerOnly.openOrCreate(file)) {
        channel.lock();
        long end = wholeLines(channel);
        Optional<String> before = lastLine(channel, end);
        RecordLines chain = before.map(RecordLines::after).orElseGet(RecordLines::new);
        int begun = before.map(Ledger::begun).orElse(0) + (is == Is.BEGUN ? 1 : 0);
        String line = chain.sealed(new Note(begun, name(record), is, (int) lines, last).data());
        if (channel.size() > end) {
          channel.truncate(end);
          disk.force(channel);
        }
        write(channel, line + "\n", end);
        if (isNew) {
          OwnerOnly.forceFolder(file.getParent());
        }
      } catch (IOException e) {
        if (isNew) {
          Files.deleteIfExists(file);
        }
        throw e;
      }
    }
  }

  /** Longer, nobody would read it, and no game could be gone on with. */
  private void putAsideWhenFull() throws IOException {
    if (Files.exists(file) && Files.size(file) + TAIL > Limits.LEDGER_BYTES) {
      int number = 1;
      while (Files.exists(aside(number))) {
        number++;
      }
      Files.move(file, aside(number));
      OwnerOnly.forceFolder(file.getParent());
    }
  }

  private Path aside(int number) {
    return file.resolveSibling("ledger-" + number + ".jsonl");
  }

  /** Writes all of it, or leaves nothing of it behind. */
  private void write(FileChannel channel, String line, long end) throws IOException {
    try {
      disk.write(channel, ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8)), end);
      disk.force(channel);
    } catch (IOException e) {
      channel.truncate(end);
      throw e;
    }
  }

  /** How many bytes are whole lines; what stands behind them was cut off by a power cut. */
  private static long wholeLines(FileChannel channel) throws IOException {
    long size = channel.size();
    byte[] tail = tail(channel, size);
    return size - tail.length + Sectors.wholeLines(tail, size - tail.length);
  }

  private static Optional<String> lastLine(FileChannel channel, long end) throws IOException {
    String text = new String(tail(channel, end), StandardCharsets.UTF_8);
    return text.lines().reduce((_, last) -> last);
  }

  private static byte[] tail(FileChannel channel, long end) throws IOException {
    ByteBuffer tail = ByteBuffer.allocate((int) Math.min(end, TAIL));
    long from = end - tail.capacity();
    while (tail.hasRemaining() && channel.read(tail, from + tail.position()) >= 0) {
      // Until all of it is there.
    }
    return tail.array();
  }

  private static int begun(String line) {
    try {
      return Fields.of("", Json.readObject(line)).number(BEGUN, 0, Integer.MAX_VALUE);
    } catch (Json.Malformed | Refusal _) {
      return 0;
    }
  }

  /** The ledger beside a record, to look at. */
  public static Ledger beside(Path record) {
    return new Ledger(record.toAbsolutePath().getParent(), Disk.REAL);
  }

  /**
   * Which game a record is, if the ledger knows it.
   *
   * @throws Damaged when the ledger was changed, or the record is not what was noted of it
   */
  public Optional<Place> place(Path record, RecordReader read) throws IOException, Damaged {
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    List<Note> notes = read();
    List<Note> about = about(notes, name(record), read.hashes().getFirst());
    for (Note note : about) {
      if (note.lines() > read.hashes().size()) {
        throw new Damaged(
            0,
            DamageReason.CUT_SHORT
                .with("number", note.lines())
                .with("found", read.hashes().size()));
      }
      if (!note.last().equals(read.hashes().get(note.lines() - 1))) {
        throw new Damaged(note.lines(), DamageReason.NOT_AS_NOTED);
      }
    }
    return about.stream()
        .filter(note -> note.is() == Is.BEGUN)
        .findFirst()
        .map(note -> new Place(note.begun(), notes.getLast().begun()));
  }

  /**
   * What was noted of a record. It is known by its header, so that a copy has another name; and a
   * name that was free again may be that of several games, one after the other.
   */
  private static List<Note> about(List<Note> notes, String name, String header) {
    Predicate<Note> hasName = note -> note.record().equals(name);
    Predicate<Note> hasHeader = note -> note.is() == Is.BEGUN && note.last().equals(header);
    Note first =
        last(notes, hasName.and(hasHeader))
            .or(() -> last(notes, hasHeader))
            .or(() -> last(notes, note -> note.begins(name)))
            .or(() -> notes.stream().filter(hasName).findFirst())
            .orElse(null);
    if (first == null) {
      return List.of();
    }
    String known = first.record();
    List<Note> about = new ArrayList<>(List.of(first));
    for (Note note : notes.subList(notes.indexOf(first) + 1, notes.size())) {
      if (note.begins(known)) {
        break;
      }
      if (note.record().equals(known)) {
        about.add(note);
      }
    }
    return about;
  }

  private static Optional<Note> last(List<Note> notes, Predicate<Note> is) {
    return notes.stream().filter(is).reduce((_, last) -> last);
  }

  private List<Note> read() throws IOException, Damaged {
    if (Files.size(file) > Limits.LEDGER_BYTES) {
      throw new IOException("the ledger beside it is too long");
    }
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, 0, Sectors.wholeLines(bytes, 0), StandardCharsets.UTF_8);
    List<Note> notes = new ArrayList<>();
    RecordLines chain = new RecordLines();
    int begun = 0;
    for (String line : text.lines().toList()) {
      Damaged changed =
          new Damaged(0, DamageReason.LEDGER_CHANGED.with("number", notes.size() + 1));
      try {
        Map<String, Object> data = chain.opened(line);
        if (data == null) {
          throw changed;
        }
        Note note = Note.of(data);
        begun += note.is() == Is.BEGUN ? 1 : 0;
        if (note.begun() != begun) {
          throw changed;
        }
        notes.add(note);
      } catch (Json.Malformed | Refusal _) {
        throw changed;
      }
    }
    return notes;
  }
}
