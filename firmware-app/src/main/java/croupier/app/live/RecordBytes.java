package croupier.app.live;

import croupier.app.Limits;
import croupier.app.live.RecordReader.Damaged;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A record as a file has it: lines that end in a newline, and after them perhaps a torn one. */
final class RecordBytes {
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private long lines;
  private long length;

  /** What a whole line is told to. */
  interface Each {
    void line(String text) throws Damaged;
  }

  /** Reads to the end, and tells every whole line. */
  void read(InputStream in, Each each) throws IOException, Damaged {
    int next = in.read();
    while (next >= 0) {
      int now = next;
      next = in.read();
      if (now != '\n') {
        line.write(now);
        if (line.size() > Limits.LINE) {
          throw new Damaged(lines + 1, DamageReason.LINE_TOO_LONG);
        }
      } else if (next < 0 && Sectors.isUnwritten(line.toByteArray(), length)) {
        return; // Its end is on the disk, and what is before that is not.
      } else {
        length += line.size() + 1;
        if (length > Limits.RECORD_BYTES) {
          throw new Damaged(lines + 1, DamageReason.RECORD_TOO_LONG);
        }
        each.line(decoded());
        lines++;
        line.reset();
      }
    }
  }

  private String decoded() throws Damaged {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(line.toByteArray()))
          .toString();
    } catch (CharacterCodingException _) {
      throw new Damaged(lines + 1, DamageReason.NOT_TEXT);
    }
  }

  /** Whether there is more than whole lines. */
  boolean torn() {
    return line.size() > 0;
  }

  /** What is torn, but for its last byte. */
  String tornWithoutLast() {
    return new String(line.toByteArray(), 0, line.size() - 1, StandardCharsets.UTF_8);
  }

  /** Bytes of the whole lines. */
  long length() {
    return length;
  }
}
