package croupier.app.simulated.disk;

/** What a program does to a disk. */
public enum DiskTouch {
  LOOK,
  LIST,
  OPEN,
  READ,
  CREATE,
  WRITE,
  TRUNCATE,
  FORCE,
  FORCE_FOLDER,
  MOVE,
  DELETE;

  /** Whether something is different afterwards, now or after a power cut. */
  public boolean changes() {
    return ordinal() >= CREATE.ordinal();
  }
}
