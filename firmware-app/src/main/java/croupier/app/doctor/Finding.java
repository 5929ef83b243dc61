package croupier.app.doctor;

/**
 * One thing that was looked at.
 *
 * @param check what was looked at, in a word
 * @param what how it is, in a sentence
 * @param advice what to do about it; empty when there is nothing to do
 */
public record Finding(String check, Level level, String what, String advice) {
  /** How bad it is. */
  public enum Level {
    OK,
    /** Good to know. */
    HINT,
    /** It works, and may not for long. */
    WARNING,
    /** The unit cannot run like this. */
    FAULT
  }

  static Finding ok(String check, String what) {
    return new Finding(check, Level.OK, what, "");
  }

  static Finding hint(String check, String what, String advice) {
    return new Finding(check, Level.HINT, what, advice);
  }

  static Finding warning(String check, String what, String advice) {
    return new Finding(check, Level.WARNING, what, advice);
  }

  static Finding fault(String check, String what, String advice) {
    return new Finding(check, Level.FAULT, what, advice);
  }
}
