package croupier.app.arena;

import croupier.app.json.Json;
import croupier.engine.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A file of results: a line with the contest, then one for each game in order. It tells nothing of
 * time and machine, so it is the same wherever the contest was played.
 */
final class Results implements AutoCloseable {
  private final Writer lines;
  private final LineUps lineUps;

  private Results(Writer lines, Contest contest) {
    this.lines = lines;
    lineUps = contest.lineUps();
  }

  /** Begins a new file, in place of one that may be there. */
  static Results begin(Path file, Contest contest, Shard shard) throws IOException {
    Results results = new Results(Files.newBufferedWriter(file), contest);
    results.line(head(contest, shard));
    return results;
  }

  /** Goes on with a file that was {@linkplain #read}. */
  static Results goOn(Path file, Contest contest) throws IOException {
    return new Results(Files.newBufferedWriter(file, StandardOpenOption.APPEND), contest);
  }

  private static Map<String, Object> head(Contest contest, Shard shard) {
    Map<String, Object> head = new LinkedHashMap<>(contest.data());
    head.put("shard", shard.toString());
    return head;
  }

  void add(Played game) throws IOException {
    line(game.data(lineUps.seating(game.number())));
  }

  /** The same where only unchecked faults can be thrown. */
  void addUnchecked(Played game) {
    try {
      add(game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void line(Map<String, Object> data) throws IOException {
    lines.write(Json.write(data));
    lines.write('\n');
  }

  /** From here on a kill loses nothing of what was added before. */
  void flush() throws IOException {
    lines.flush();
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }

  /** Whether a run came so far that there is something to go on with. */
  static boolean hasBegun(Path file) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    try (BufferedReader text = Files.newBufferedReader(file)) {
      int next = text.read();
      while (next >= 0 && next != '\n') {
        next = text.read();
      }
      return next == '\n';
    }
  }

  /** The first line of a file, as data. */
  static Map<String, Object> headOf(Path file) throws IOException, Unfit {
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      String line = lines.readLine();
      Map<String, Object> head = line == null ? Map.of() : Json.readObject(line);
      if (!head.containsKey("arena")) {
        throw new Unfit(Unfit.Why.NO_RESULTS, file, 1);
      }
      return head;
    } catch (Json.Malformed _) {
      throw new Unfit(Unfit.Why.NO_RESULTS, file, 1);
    }
  }

  /**
   * Reads the games that a part of a contest has in a file, and cuts off a last line without end.
   *
   * @return the number of the game that comes next
   */
  static long read(Path file, Contest contest, Shard shard, int sources, Consumer<Played> hears)
      throws IOException, Unfit {
    if (!headOf(file).equals(head(contest, shard))) {
      throw new Unfit(Unfit.Why.OTHER_CONTEST, file, 1);
    }
    cutTornLine(file);
    long next = shard.from(contest);
    LineUps lineUps = contest.lineUps();
    try (BufferedReader lines = Files.newBufferedReader(file)) {
      lines.readLine();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        long at = 2 + next - shard.from(contest);
        Played game = played(file, line, at, contest, sources);
        boolean itsOwn = Json.write(game.data(lineUps.seating(game.number()))).equals(line);
        if (game.number() != next || next >= shard.to(contest) || !itsOwn) {
          throw new Unfit(Unfit.Why.DAMAGED, file, at);
        }
        hears.accept(game);
        next++;
      }
    }
    return next;
  }

  private static Played played(Path file, String line, long at, Contest contest, int sources)
      throws Unfit {
    try {
      return Played.of(Json.readObject(line), contest, sources);
    } catch (Json.Malformed | Refusal | ClassCastException _) {
      throw new Unfit(Unfit.Why.DAMAGED, file, at);
    }
  }

  private static void cutTornLine(Path file) throws IOException {
    try (FileChannel bytes =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      long end = bytes.size();
      ByteBuffer last = ByteBuffer.allocate(1);
      while (end > 0) {
        last.clear();
        bytes.read(last, end - 1);
        if (last.get(0) == '\n') {
          break;
        }
        end--;
      }
      bytes.truncate(end);
    }
  }
}
