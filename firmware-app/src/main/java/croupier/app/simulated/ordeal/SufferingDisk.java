package croupier.app.simulated.ordeal;

import croupier.app.simulated.disk.DiskLuck;
import croupier.app.simulated.disk.DiskTouch;
import croupier.app.simulated.disk.PowerCut;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.SplittableRandom;

/** What befalls the disk of an evening. */
final class SufferingDisk implements DiskLuck {
  private static final int NEVER = -1;

  private final Tally tally;
  private SplittableRandom chance = new SplittableRandom(0);

  /** How many bytes it still takes. */
  private long room = Long.MAX_VALUE;

  private boolean readOnly;

  /** Of a hundred touches, so many fail. */
  private int fails;

  /** After so many more touches power goes. */
  private int cut = NEVER;

  /** Whether a disk trouble was felt since somebody last asked. */
  private boolean felt;

  SufferingDisk(Tally tally) {
    this.tally = tally;
  }

  void fill(SplittableRandom newChance) {
    room = newChance.nextInt(400);
  }

  void takeAgain() {
    room = Long.MAX_VALUE;
  }

  void readOnly(boolean on) {
    readOnly = on;
  }

  void fail(SplittableRandom newChance) {
    chance = newChance;
    fails = newChance.nextInt(1, 101);
  }

  void failNoMore() {
    fails = 0;
  }

  /** Power goes in the middle of what the program does with the disk next, or soon after. */
  void cutAfter(int touches) {
    cut = touches;
  }

  boolean isToBeCut() {
    return cut != NEVER;
  }

  boolean hasFailed() {
    return felt;
  }

  /** A new program begins, or a new game. */
  void forgive() {
    felt = false;
  }

  void powerIsBack() {
    cut = NEVER;
  }

  @Override
  public int before(DiskTouch touch, String file, int bytes) throws IOException {
    cutNow();
    if (readOnly && touch.changes()) {
      feels(Trouble.READ_ONLY);
      throw new FileSystemException(file, null, "Read-only file system");
    }
    if (fails > 0 && chance.nextInt(100) < fails) {
      feels(Trouble.IO_ERROR);
      throw new IOException("Input/output error");
    }
    if (bytes > room) {
      feels(Trouble.DISK_FULL);
      int fit = (int) room;
      room = 0;
      return fit;
    }
    room -= bytes;
    return bytes;
  }

  private void feels(Trouble trouble) {
    felt = true;
    tally.count("fault " + trouble.id());
  }

  @Override
  public void after(DiskTouch touch, String file) {
    cutNow();
  }

  private void cutNow() {
    if (cut == 0) {
      throw new PowerCut();
    }
    cut -= cut > 0 ? 1 : 0;
  }
}
