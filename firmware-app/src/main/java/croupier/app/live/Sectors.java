package croupier.app.live;

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

  private static int zeros(byte[] line, int from, int to) {
    int zeros = 0;
    for (int i = from; i < to; i++) {
      zeros += line[i] == 0 ? 1 : 0;
    }
    return zeros;
  }
}
