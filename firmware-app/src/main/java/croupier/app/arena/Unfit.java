package croupier.app.arena;

import java.nio.file.Path;

/** A file of results cannot be used, and why. */
public final class Unfit extends Exception {
  /** What is wrong with it. */
  public enum Why {
    /** Its first line is not that of a contest. */
    NO_RESULTS,
    /** It belongs to another contest, or to another part of it. */
    OTHER_CONTEST,
    /** A line is none, or not in its place. */
    DAMAGED,
    /** Games are missing at its end. */
    NOT_OVER,
    /** A part of the contest is in none of the files, or in two. */
    NOT_ALL_PARTS
  }

  private final Why why;
  private final transient Path file;
  private final long line;

  Unfit(Why why, Path file, long line) {
    super(why.name(), null, false, false);
    this.why = why;
    this.file = file;
    this.line = line;
  }

  public Why why() {
    return why;
  }

  public Path file() {
    return file;
  }

  /** Counted from 1. */
  public long line() {
    return line;
  }
}
