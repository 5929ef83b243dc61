package croupier.app.program;

import croupier.app.Limits;
import croupier.hal.Clock;

/**
 * What a program may use.
 *
 * @param answerNanos for one answer
 * @param startNanos for the first answer, which a program that has just been started gives later
 * @param memoryMegabytes of address space; the system refuses it more
 * @param answerCharacters of one answer
 */
public record ProgramLimits(
    long answerNanos, long startNanos, long memoryMegabytes, int answerCharacters) {
  private static final long START = 10 * Clock.SECOND;

  public static ProgramLimits of(long answerMillis, long memoryMegabytes) {
    long answer = answerMillis * Clock.MILLISECOND;
    return new ProgramLimits(
        answer, Math.max(answer, START), memoryMegabytes, Limits.PROGRAM_ANSWER);
  }
}
