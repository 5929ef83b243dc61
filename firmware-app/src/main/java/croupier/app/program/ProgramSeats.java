package croupier.app.program;

import croupier.app.protocol.QuestionText;
import croupier.bots.Bot;
import java.io.IOException;
import java.util.concurrent.CancellationException;

/**
 * The seats that one program holds for one thread, game after game. It is started when it is asked
 * first, stays from game to game, and is started again after it lost one by a mishap.
 */
public class ProgramSeats implements AutoCloseable {
  private final String command;
  private final ProgramLimits limits;
  private final QuestionText questions = new QuestionText();
  private Program program;
  private boolean closed;

  public ProgramSeats(String command, ProgramLimits limits) {
    this.command = command;
    this.limits = limits;
  }

  /** Seats of the same program that runs once more. */
  public ProgramSeats another() {
    return new ProgramSeats(command, limits);
  }

  /** For one seat of one game. */
  public Bot sitDown() {
    return new ProgramBot(this);
  }

  /** In which one question after the other is written. */
  QuestionText questions() {
    return questions;
  }

  /** The line that it answers with. */
  public String ask(String question) throws Program.Misbehaved {
    return running().ask(question);
  }

  private synchronized Program running() throws Program.Misbehaved {
    if (closed) {
      throw new CancellationException("nobody plays any more");
    }
    if (program == null) {
      try {
        program = Program.start(command, limits);
      } catch (IOException _) {
        throw new Program.Misbehaved(Mishap.CRASHED);
      }
    }
    return program;
  }

  synchronized void putOut() {
    if (program != null) {
      program.close();
      program = null;
    }
  }

  /** It is not started again; for any thread. */
  @Override
  public synchronized void close() {
    closed = true;
    putOut();
  }
}
