package croupier.app.command;

import croupier.app.Limits;
import croupier.app.program.ProgramLimits;
import picocli.CommandLine.Option;

/** What the programs of others may use, wherever they play. */
final class ProgramOptions {
  @Option(names = "--answer-time", paramLabel = "MS", description = "${bundle:command.answer-time}")
  private Integer answerMillis;

  @Option(names = "--memory", paramLabel = "MB", description = "${bundle:command.memory}")
  private int megabytes = 1_024;

  /**
   * @param usualMillis for an answer, when nothing else is said
   */
  ProgramLimits limits(int usualMillis) {
    int millis = answerMillis == null ? usualMillis : answerMillis;
    Bounds.check(1, millis, Limits.ANSWER_MILLIS, "--answer-time");
    Bounds.check(1, megabytes, Limits.PROGRAM_MEGABYTES, "--memory");
    return ProgramLimits.of(millis, megabytes);
  }
}
