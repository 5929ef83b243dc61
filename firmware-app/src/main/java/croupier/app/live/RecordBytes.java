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
  private static final int BLOCK = 8192;

  /** Stands for what is no text, when nobody minds; text may have it, too. */
  private static final char REPLACED = '\uFFFD';

  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private long lines;
  private long length;

  /** What a whole line is told to. */
  interface Each {
    void line(String text) throws Damaged;
  }

  /** Reads to the end, and tells every whole line. */
  void read(InputStream in, Each each) throws IOException, Damaged {
    byte[] block = new byte[BLOCK];
    byte[] next = new byte[BLOCK];
    int filled = in.read(block);
    while (filled > 0) {
      int coming = in.read(next);
      take(block, filled, coming < 0, each);
      byte[] empty = block;
      block = next;
      next = empty;
      filled = coming;
    }
  }

  /**
   * @param last whether nothing comes after this block
   */
  private void take(byte[] block, int filled, boolean last, Each each) throws Damaged {
    int from = 0;
    for (int i = 0; i < filled; i++) {
      if (block[i] == '\n') {
        keep(block, from, i);
        from = i + 1;
        if (last && from == filled && Sectors.isUnwritten(line.toByteArray(), length)) {
          return; // Its end is on the disk, and what is before that is not.
        }
        tell(each);
      }
    }
    keep(block, from, filled);
  }

  private void keep(byte[] block, int from, int to) throws Damaged {
    line.write(block, from, to - from);
    if (line.size() > Limits.LINE) {
      throw new Damaged(lines + 1, DamageReason.LINE_TOO_LONG);
    }
  }

  private void tell(Each each) throws Damaged {
    length += line.size() + 1;
    if (length > Limits.RECORD_BYTES) {
      throw new Damaged(lines + 1, DamageReason.RECORD_TOO_LONG);
    }
    each.line(decoded());
    lines++;
    line.reset();
  }

  private String decoded() throws Damaged {
    String text = line.toString(StandardCharsets.UTF_8);
    if (text.indexOf(REPLACED) < 0) {
      return text;
    }
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
