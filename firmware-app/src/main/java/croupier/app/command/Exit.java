package croupier.app.command;

/** What the program tells scripts when it ends. */
final class Exit {
  static final int OK = 0;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** The input is damaged or does not prove what it says. */
  static final int DATA = 65;

  /** There is no such file, or it cannot be read. */
  static final int NO_INPUT = 66;

  /** Something that is needed cannot be had now, such as a port. */
  static final int UNAVAILABLE = 69;

  /** Something that nobody foresaw. */
  static final int SOFTWARE = 70;

  /** A file or folder cannot be written. */
  static final int CANNOT_WRITE = 73;

  /** The table was stuck; at the next start its game goes on. */
  static final int STUCK = 75;

  /** The hardware profile or another setting is wrong. */
  static final int CONFIG = 78;

  private Exit() {}
}
