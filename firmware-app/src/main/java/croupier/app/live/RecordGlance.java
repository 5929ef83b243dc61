package croupier.app.live;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * What the first line of a record and its last ones tell. It takes a moment, however long the game
 * was; what lies between is checked by who goes on with it.
 *
 * @param header the record up to its first entry; perhaps it holds nothing
 * @param entries how many there are
 * @param closed whether the last line is the result, or is to be looked at more closely
 */
record RecordGlance(RecordReader header, int entries, boolean closed) {
  private static final int BLOCK = 4096;

  static RecordGlance at(Path file) throws IOException, RecordReader.Damaged {
    try (FileChannel channel = FileChannel.open(file)) {
      RecordReader header =
          RecordReader.unplayed(new ByteArrayInputStream(firstLine(channel)), () -> {});
      if (header.holdsNothing()) {
        return new RecordGlance(header, 0, false);
      }
      List<String> last = lastLines(channel);
      if (last.getLast().indexOf(0) >= 0) {
        // Perhaps a power cut left a part of it; who reads all of the record knows.
        return new RecordGlance(header, 0, true);
      }
      return last.size() == 1
          ? new RecordGlance(header, 0, false)
          : ended(header, last.getFirst(), last.getLast());
    }
  }

  private static RecordGlance ended(RecordReader header, String before, String last)
      throws RecordReader.Damaged {
    try {
      if (!RecordLines.after(before).fits(last)) {
        throw new RecordReader.Damaged(0, DamageReason.LAST_LINE_CHANGED);
      }
      Fields fields = Fields.of("", Json.readObject(last));
      if (fields.has(RecordLines.LUCK)) {
        return new RecordGlance(header, 0, false);
      }
      boolean closed = fields.has("result");
      int number = fields.number("n", 1, Limits.RECORD_ENTRIES);
      return new RecordGlance(header, closed ? number - 1 : number, closed);
    } catch (Json.Malformed | Refusal e) {
      throw new RecordReader.Damaged(
          0, DamageReason.LAST_LINE_WRONG.with("detail", e.getMessage()));
    }
  }

  /** The first line with its end, or what there is of it. */
  private static byte[] firstLine(FileChannel channel) throws IOException {
    for (int most = BLOCK; ; most *= 2) {
      byte[] begin = read(channel, 0, most);
      for (int i = 0; i < begin.length; i++) {
        if (begin[i] == '\n') {
          return Arrays.copyOf(begin, i + 1);
        }
      }
      if (begin.length < most || most > Limits.LINE) {
        return begin;
      }
    }
  }

  /** The last two whole lines; one, if there is but the header. */
  private static List<String> lastLines(FileChannel channel)
      throws IOException, RecordReader.Damaged {
    long size = channel.size();
    for (long most = BLOCK; most < 4L * Limits.LINE; most *= 2) {
      long from = Math.max(0, size - most);
      String end = new String(read(channel, from, (int) (size - from)), StandardCharsets.UTF_8);
      List<String> lines = end.substring(0, end.lastIndexOf('\n') + 1).lines().toList();
      // Where the text does not begin with the file, its first line is only a part of one.
      if (from == 0 || lines.size() > 2) {
        return lines.subList(Math.max(0, lines.size() - 2), lines.size());
      }
    }
    throw new RecordReader.Damaged(0, DamageReason.LAST_LINE_TOO_LONG);
  }

  private static byte[] read(FileChannel channel, long from, int most) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(most);
    while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
      // Until all of it is there, or the end of the file.
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }
}
