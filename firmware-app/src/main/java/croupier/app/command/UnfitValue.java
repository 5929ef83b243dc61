package croupier.app.command;

import croupier.app.words.Message;
import picocli.CommandLine.TypeConversionException;

/** A value of the command line that cannot be meant, and why. */
final class UnfitValue extends TypeConversionException {
  private final transient Message why;

  UnfitValue(Message why) {
    super(why.name());
    this.why = why;
  }

  /** Of which option. */
  Message why(String option) {
    return why.with("option", option);
  }
}
