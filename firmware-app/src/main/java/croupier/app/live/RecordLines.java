package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.SeededNature;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines of a record as text: a header, what the seats added to the seed, the entries, the
 * result. Each ends in the SHA-256 of the line before's hash (as hex) followed by its own text up
 * to the hash, so that no line can be changed, moved or left out.
 */
final class RecordLines {
  /** The format of what is begun now. */
  static final int FORMAT = 3;

  /**
   * The oldest that is read and gone on with. It has neither what was asked of chance nor a luck of
   * the seats.
   */
  static final int OLDEST = 2;

  /** The field with what the seats added to the seed. */
  static final String LUCK = "luck";

  private static final String NUMBER = "n";
  private static final String HASH = ",\"hash\":\"";
  private static final String COMMITMENT = ",\"commitment\":\"";
  private static final int HASH_LENGTH = 64;

  private int format = FORMAT;
  private String commitment;
  private String previous = "";
  private long count;
  private long numbered;

  /**
   * How a seed is kept: the words that prove it later, and the commitment that shows nothing of it
   * before.
   */
  record Seal(String seed, String salt) {
    Seal {
      if (hasHalfLetters(seed) || hasHalfLetters(salt)) {
        throw Refusal.wrongData("A seed and its salt are text; half of a letter has no bytes.");
      }
    }

    /** JSON can spell them; what a hash makes of them is nobody else's. */
    private static boolean hasHalfLetters(String text) {
      return text.codePoints().anyMatch(letter -> Character.getType(letter) == Character.SURROGATE);
    }

    /**
     * @param head what else is committed to: the header's text before the commitment
     */
    String commitment(String head) {
      return sha256(salt + ":" + seed + ":" + head);
    }

    /**
     * What answers for chance.
     *
     * @param luck what the seats added; null when they have not yet
     */
    SeededNature nature(Luck luck) {
      SeededNature alone = new SeededNature(seed);
      return luck == null ? alone : alone.with(luck.words());
    }

    /** Nothing that could end up in a log. */
    @Override
    public String toString() {
      return "a sealed seed";
    }
  }

  /** Those that follow a line; how many there were before is not known. */
  static RecordLines after(String line) {
    RecordLines lines = new RecordLines();
    int end = bodyEnd(line);
    lines.previous = end > 0 ? hash(line, end) : "";
    return lines;
  }

  /** Goes on behind a header that was read. */
  void goOn(int itsFormat, String itsCommitment) {
    format = itsFormat;
    commitment = itsCommitment;
  }

  /** What the seed and the header are held to; null where no seed answers. */
  String commitment() {
    return commitment;
  }

  /** Whether the seats can add to the seed, and what chance is asked is told. */
  boolean tellsAll() {
    return format > OLDEST;
  }

  String header(List<String> names, Position start, boolean fromTheStart, Seal seal) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("croupier", (long) format);
    data.put("game", start.game().id());
    data.put("seats", names);
    Options options = start.options();
    data.put("options", options.save());
    if (!fromTheStart) {
      data.put("position", start.save());
    }
    commitment = seal == null ? null : seal.commitment(text(data));
    data.put("commitment", commitment);
    return sealed(data);
  }

  /** What a commitment covers of a header line, or all of it when it does not end in one. */
  static String committed(String header) {
    int at = header.lastIndexOf(COMMITMENT);
    int end = at + COMMITMENT.length() + HASH_LENGTH + 1;
    return at > 0 && end == bodyEnd(header) ? header.substring(0, at) : header;
  }

  private static String text(Map<String, Object> data) {
    String json = Json.write(data);
    return json.substring(0, json.length() - 1);
  }

  String luck(Luck luck) {
    return sealed(new LinkedHashMap<>(Map.of(LUCK, luck.words())));
  }

  String entry(Entry entry) {
    Map<String, Object> data = numbered();
    data.putAll(entry.data());
    if (!tellsAll()) {
      data.remove(Entry.ASKED);
    }
    return sealed(data);
  }

  private Map<String, Object> numbered() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(NUMBER, numbered + 1);
    return data;
  }

  String result(Result result, Seal seal) {
    Map<String, Object> data = numbered();
    data.putAll(resultData(result, seal));
    return sealed(data);
  }

  /** The last line without its number: all that it says, and nothing else. */
  static Map<String, Object> resultData(Result result, Seal seal) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("result", Records.write(result));
    if (seal != null) {
      data.put("seed", seal.seed());
      data.put("salt", seal.salt());
    }
    return data;
  }

  /** Undoes the last line made, which could not be kept. */
  record Mark(String previous, long count, long numbered) {}

  Mark mark() {
    return new Mark(previous, count, numbered);
  }

  void backTo(Mark mark) {
    previous = mark.previous();
    count = mark.count();
    numbered = mark.numbered();
  }

  /** The text of a line, with the hash of all before it. */
  String sealed(Map<String, Object> data) {
    String body = text(data);
    previous = sha256(previous + body);
    counted(data);
    return body + HASH + previous + "\"}";
  }

  /**
   * Takes the next line as read; returns its data without the hash, or null when the hash does not
   * fit.
   */
  Map<String, Object> opened(String line) throws Json.Malformed {
    if (!fits(line)) {
      return null;
    }
    int end = bodyEnd(line);
    Map<String, Object> data = Json.readObject(line.substring(0, end) + "}");
    previous = hash(line, end);
    counted(data);
    return data;
  }

  /** The header and the luck of the seats have no number. */
  private void counted(Map<String, Object> data) {
    count++;
    numbered += data.containsKey(NUMBER) ? 1 : 0;
  }

  /** Whether this is a whole next line: its hash follows from it and the line before. */
  boolean fits(String line) {
    int end = bodyEnd(line);
    return end > 0
        && line.startsWith(HASH, end)
        && line.endsWith("\"}")
        && line.startsWith(sha256(previous + line.substring(0, end)), end + HASH.length());
  }

  private static int bodyEnd(String line) {
    return line.length() - HASH_LENGTH - 2 - HASH.length();
  }

  private static String hash(String line, int bodyEnd) {
    return line.substring(bodyEnd + HASH.length(), line.length() - 2);
  }

  long count() {
    return count;
  }

  /** The hash of the last line. */
  String last() {
    return previous;
  }

  static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
