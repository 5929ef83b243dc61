package croupier.app.live;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.words.RefusalWords;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.GeneralReason;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.SeededNature;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads a record line by line, plays it again and checks everything: the hashes, every decision,
 * every roll against the seed when it is known, and the result. A torn last line is dropped;
 * anything else that is wrong is refused.
 */
public final class RecordReader {
  /** The record is not what was written; it is never played on. */
  public static sealed class Damaged extends Exception {
    private final long line;
    private final transient Because because;

    /**
     * @param line counted from 1, or 0 when it is not about one
     */
    Damaged(long line, Because because) {
      super(null, null);
      this.line = line;
      this.because = because;
    }

    Damaged(long line, DamageReason reason) {
      this(line, Because.of(reason));
    }

    public long line() {
      return line;
    }

    public Because because() {
      return because;
    }

    /** What of the record holds all the same, if that is known. */
    public Optional<Because> kept() {
      return line > 1
          ? Optional.of(DamageReason.BEFORE_IT_HOLDS.with("moves", (int) line - 2))
          : Optional.empty();
    }

    /** The sentence in English, for logs, and what is kept. */
    String inFull() {
      return getMessage() + kept().map(kept -> " " + RefusalWords.inEnglish(kept)).orElse("");
    }

    /** The sentence in English, for logs. */
    @Override
    public String getMessage() {
      String why = RefusalWords.inEnglish(because);
      return line > 0 ? "Line " + line + ": " + why : why;
    }
  }

  /** The record of another version of the program; nothing is wrong with it. */
  public static final class OtherFormat extends Damaged {
    OtherFormat(int format) {
      super(
          0,
          format < RecordLines.OLDEST
              ? DamageReason.OLDER_VERSION.with("format", format).with("reads", RecordLines.OLDEST)
              : DamageReason.NEWER_VERSION
                  .with("format", format)
                  .with("reads", RecordLines.FORMAT));
    }
  }

  /** What a listener hears while a record is played again. */
  public interface Listener {
    void entry(long number, Entry entry, List<Event> events, Position after);

    Listener NONE = (_, _, _, _) -> {};
  }

  /** After so many lines whoever waits is told that reading goes on. */
  private static final int LINES_A_BREATH = 256;

  private final RecordBytes bytes = new RecordBytes();
  private final RecordLines lines = new RecordLines();
  private final List<Entry> entries = new ArrayList<>();
  private final List<String> hashes = new ArrayList<>();
  private final Runnable breath;
  private RecordHeader header;
  private Luck luck;
  private Map<String, Object> resultLine;
  private Result result;
  private RecordLines.Seal seal;
  private RecordReplay replayed;

  private RecordReader(Runnable breath) {
    this.breath = breath;
  }

  /** Reads and checks a record; each line ends in a newline. */
  public static RecordReader of(String text) throws Damaged {
    try {
      return of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException("there is no disk in this", e);
    }
  }

  static RecordReader of(InputStream in) throws IOException, Damaged {
    return of(in, _ -> Listener.NONE);
  }

  static RecordReader of(InputStream in, Function<RecordReader, Listener> listener)
      throws IOException, Damaged {
    RecordReader record = unplayed(in, () -> {});
    if (record.holdsNothing()) {
      throw new Damaged(0, DamageReason.NO_HEADER);
    }
    record.replay(listener.apply(record));
    record.checkResult();
    return record;
  }

  /**
   * Reads the lines alone. The record may be so short that it {@linkplain #holdsNothing}; else it
   * is to be {@linkplain #check checked}.
   *
   * @param breath is run now and then, also while it is checked: a long record takes its time
   */
  static RecordReader unplayed(InputStream in, Runnable breath) throws IOException, Damaged {
    RecordReader record = new RecordReader(breath);
    record.read(in);
    return record;
  }

  /** Plays the game again; fails unless all of it could happen, and came to the result. */
  void check() throws Damaged {
    replay(Listener.NONE);
    checkResult();
  }

  private void read(InputStream in) throws IOException, Damaged {
    bytes.read(
        in,
        line -> {
          readLine(line);
          breathe(lines.count());
        });
    if (torn() && result != null) {
      throw somethingAfterTheResult();
    }
    if (torn() && lines.fits(bytes.tornWithoutLast())) {
      // A line that is cut off has nothing behind its end.
      throw new Damaged(lines.count() + 1, DamageReason.END_CHANGED);
    }
  }

  private void breathe(long line) {
    if (line % LINES_A_BREATH == 0) {
      breath.run();
    }
  }

  private void checkResult() throws Damaged {
    // All that it should say, and nothing else.
    if (result != null
        && !(isOver() && resultLine.equals(RecordLines.resultData(end().result(), seal)))) {
      throw new Damaged(lines.count(), DamageReason.OTHER_RESULT);
    }
  }

  private void readLine(String line) throws Damaged {
    long number = lines.count() + 1;
    if (result != null) {
      throw somethingAfterTheResult();
    }
    try {
      Map<String, Object> data = lines.opened(line);
      if (data == null) {
        throw new Damaged(number, DamageReason.LINE_CHANGED);
      }
      hashes.add(lines.last());
      Fields fields = Fields.of("", data);
      if (header == null) {
        header = RecordHeader.of(line, fields);
        lines.goOn(header.format(), header.commitment());
      } else if (luck == null && hasLuck()) {
        readLuck(fields);
      } else if (fields.number("n", 0, Limits.RECORD_ENTRIES) != entries.size() + 1) {
        throw new Damaged(number, DamageReason.WRONG_NUMBER.with("number", entries.size() + 1));
      } else if (fields.has("result")) {
        data.remove("n");
        resultLine = data;
        readResult(fields);
      } else {
        entries.add(Entry.of(header.game(), data));
      }
    } catch (Json.Malformed malformed) {
      throw new Damaged(number, GeneralReason.WRONG_DATA.with("detail", malformed.getMessage()));
    } catch (Refusal refusal) {
      throw new Damaged(number, refusal.because());
    }
  }

  private Damaged somethingAfterTheResult() {
    return new Damaged(lines.count() + 1, DamageReason.AFTER_THE_RESULT);
  }

  /** Whether what the seats added to the seed stands behind the header. */
  private boolean hasLuck() {
    return lines.tellsAll() && header.isCommitted();
  }

  private void readLuck(Fields fields) throws Damaged {
    if (!fields.has(RecordLines.LUCK)) {
      throw new Damaged(lines.count(), DamageReason.NO_LUCK);
    }
    fields.only(List.of(RecordLines.LUCK));
    luck = Luck.checked(fields.texts(RecordLines.LUCK), header.names().size());
  }

  private void readResult(Fields fields) throws Damaged {
    fields.only(List.of("n", "result", "seed", "salt"));
    Fields told = fields.object("result");
    result = new Result(told.numbers("winners"), told.numbers("points"));
    if (header.isCommitted()) {
      unseal(new RecordLines.Seal(fields.text("seed"), fields.text("salt")));
    } else if (fields.has("seed") || fields.has("salt")) {
      throw new Damaged(lines.count(), DamageReason.SEED_WITHOUT_COMMITMENT);
    }
  }

  /** Gives the seed of a game: the one that was committed to, with this very header. */
  void unseal(RecordLines.Seal told) throws Damaged {
    if (!header.fits(told)) {
      throw new Damaged(
          result == null ? 0 : lines.count(),
          result == null ? DamageReason.SEED_OF_ANOTHER : DamageReason.LINE_WITH_SEED_OF_ANOTHER);
    }
    seal = told;
  }

  /** Plays the game again from its start; rolls are checked against the seed when it is known. */
  public void replay(Listener listener) throws Damaged {
    SeededNature nature = seal == null ? null : seal.nature(settledLuck());
    RecordReplay again =
        new RecordReplay(header.position(), header.isCommitted(), lines.tellsAll(), nature);
    long head = luck == null ? 1 : 2;
    for (int i = 0; i < entries.size(); i++) {
      long number = i + 1L;
      List<Event> events = again.play(entries.get(i), head + number);
      listener.entry(number, entries.get(i), events, again.position());
      breathe(i);
    }
    replayed = again;
  }

  public Game game() {
    return header.game();
  }

  /** What the seats added to the seed; nothing in a record that has no place for it. */
  public Optional<Luck> luck() {
    return Optional.ofNullable(luck);
  }

  /** What the seats added to the seed; null as long as they still may. */
  Luck settledLuck() {
    return hasLuck() ? luck : Luck.none(names().size());
  }

  public List<String> names() {
    return header.names();
  }

  /** Whether the game began as its rules say, and not at a position that somebody gave. */
  public boolean fromTheStart() {
    return header.fromTheStart();
  }

  /** The position before the first entry. */
  public Position start() {
    return header.position();
  }

  /** The position after the last entry. */
  public Position end() {
    return replayed.position();
  }

  /** The result line, or null while there is none. */
  public Result result() {
    return result;
  }

  /** Whether power went before the header was whole; nobody has seen anything of this game. */
  boolean holdsNothing() {
    return header == null;
  }

  /** Whether the game is over, be the result written or not. */
  public boolean isOver() {
    return end().waiting() == Position.Waiting.OVER;
  }

  /** Whether a last line without its end was dropped. */
  public boolean torn() {
    return bytes.torn();
  }

  public int entries() {
    return entries.size();
  }

  /** Rolls that came from the seed, and outcomes that people made. */
  public long seeded() {
    return replayed.seeded();
  }

  public long byHand() {
    return replayed.byHand();
  }

  /** Whether the seed is known and every roll was checked against it. */
  public boolean proved() {
    return seal != null;
  }

  /** Of each line its hash. */
  List<String> hashes() {
    return hashes;
  }

  /** Fails unless the record was begun with the commitment that somebody noted. */
  public void insistOn(String noted) throws Damaged {
    if (!noted.equals(header.commitment())) {
      throw new Damaged(0, DamageReason.OTHER_COMMITMENT);
    }
  }

  RecordLines lines() {
    return lines;
  }

  RecordLines.Seal seal() {
    return seal;
  }

  /** The nature, as far on as the record is. */
  SeededNature nature() {
    return replayed.nature();
  }

  /** What can still be taken back after the last entry. */
  SecondThoughts thoughts() {
    return replayed.thoughts();
  }

  /** Bytes of the whole lines. */
  long length() {
    return bytes.length();
  }
}
