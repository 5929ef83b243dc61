package croupier.app.program;

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
  /** No action of any game is longer. */
  private static final int ANSWER = 10_000;

  private static final long START = 10 * Clock.SECOND;

  public static ProgramLimits of(long answerMillis, long memoryMegabytes) {
    long answer = answerMillis * Clock.MILLISECOND;
    return new ProgramLimits(answer, Math.max(answer, START), memoryMegabytes, ANSWER);
  }
}
