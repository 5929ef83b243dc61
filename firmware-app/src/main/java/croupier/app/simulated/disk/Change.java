package croupier.app.simulated.disk;

import java.util.Map;

/**
 * Something that was done and is not safe yet. When power goes, each such thing has happened or
 * not, or in part, whatever became of those before and after it: that is all that POSIX promises.
 */
sealed interface Change {
  /** It never happened. */
  int LOST = 0;

  /** All of it happened. */
  int KEPT = 1;

  /** In how many ways a power cut can leave it, {@link #LOST} and {@link #KEPT} among them. */
  int ways();

  /** Something that was done to the content of a file. */
  sealed interface ToFile extends Change {
    void happen(Bytes content, int way);
  }

  /** Bytes were written: their sectors in any order. */
  record Write(int at, byte[] what) implements ToFile {
    private static final int SECTOR = 512;

    /**
     * Lost, kept, cut off after each byte but the last, without what is before each sector that
     * follows, and the length alone.
     */
    @Override
    public int ways() {
      return what.length + sectors() + 2;
    }

    /** How many sectors it reaches into, but for the first. */
    private int sectors() {
      return (at + what.length - 1) / SECTOR - at / SECTOR;
    }

    @Override
    public void happen(Bytes content, int way) {
      int length = what.length;
      if (way == KEPT) {
        content.write(at, what, 0, length);
      } else if (way == ways() - 1) {
        content.stretch(at + length);
      } else if (way > length) {
        content.write(at, what, (at / SECTOR + way - length) * SECTOR - at, length);
      } else if (way > KEPT) {
        content.write(at, what, 0, way - 1);
      }
    }
  }

  /** The file was cut. */
  record Cut(int length) implements ToFile {
    @Override
    public int ways() {
      return 2;
    }

    @Override
    public void happen(Bytes content, int way) {
      if (way == KEPT) {
        content.cut(length);
      }
    }
  }

  /**
   * A name was given, taken or both at once, which is a renaming.
   *
   * @param taken the name that is no more; null for none
   * @param given the name that is new; null for none
   * @param node what has it
   */
  record Naming(String taken, String given, Node node) implements Change {
    @Override
    public int ways() {
      return 2;
    }

    void happen(Map<String, Node> names, int way) {
      if (way == KEPT) {
        if (taken != null) {
          names.remove(taken);
        }
        if (given != null) {
          names.put(given, node);
        }
      }
    }
  }
}
