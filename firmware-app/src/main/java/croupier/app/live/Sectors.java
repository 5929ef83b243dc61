package croupier.app.live;

import java.util.Arrays;

/**
 * The sectors of a disk. When power goes, each that was to be written is written or not, in any
 * order; where a file has become longer and its new sectors were not written, zeros are read.
 */
final class Sectors {
  private static final int SECTOR = 512;

  private Sectors() {}

  /**
   * Whether what is read of a line are sectors of which some were written and some were not. There
   * are no zeros in a line that was; a byte that became one later has written ones beside it.
   *
   * @param line without its end
   * @param at where in the file it begins
   */
  static boolean isUnwritten(byte[] line, long at) {
    boolean unwritten = false;
    for (int from = 0; from < line.length; ) {
      int to = Math.min(line.length, from + SECTOR - (int) ((at + from) % SECTOR));
      int zeros = zeros(line, from, to);
      if (zeros != 0 && zeros != to - from) {
        return false;
      }
      unwritten |= zeros > 0;
      from = to;
    }
    return unwritten;
  }

  /**
   * How many of these bytes are whole lines, all of them written.
   *
   * @param bytes the end of a file, from the beginning of a line or from within one
   * @param at where in the file they begin
   */
  static int wholeLines(byte[] bytes, long at) {
    int end = lastLineEnd(bytes, bytes.length);
    int begin = lastLineEnd(bytes, end - 1);
    return end > 0 && isUnwritten(Arrays.copyOfRange(bytes, begin, end - 1), at + begin)
        ? begin
        : end;
  }

  /** Where the last line that ends before this ends. */
  private static int lastLineEnd(byte[] bytes, int before) {
    for (int i = before - 1; i >= 0; i--) {
      if (bytes[i] == '\n') {
        return i + 1;
      }
    }
    return 0;
  }

  private static int zeros(byte[] line, int from, int to) {
    int zeros = 0;
    for (int i = from; i < to; i++) {
      zeros += line[i] == 0 ? 1 : 0;
    }
    return zeros;
  }
}
